package stats

import (
	"time"

	"tanteo/sheet"
)

// Report is statistics in the shape in which other programs read them.
type Report struct {
	From       *string       `json:"from"` // a day, or nil for no bound
	To         *string       `json:"to"`
	Scheme     *Scheme       `json:"scheme,omitempty"` // of the leagues
	Unreadable int           `json:"unreadable"`       // files
	Tables     []TableReport `json:"tables"`           // one for each kind that has games
}

// TableReport is what the games of a kind amount to. HeadToHead is that of the one player
// who was asked for, League that of the scheme.
type TableReport struct {
	Kind       sheet.Kind     `json:"kind"`
	Games      int            `json:"games"`
	LeftOut    LeftOutReport  `json:"left_out"`
	Players    []PlayerReport `json:"players"`
	HeadToHead []VersusReport `json:"head_to_head,omitempty"`
	League     []RankedReport `json:"league,omitempty"`
}

// LeftOutReport is what counts nowhere.
type LeftOutReport struct {
	Unfinished int `json:"unfinished"`
	Void       int `json:"void"`
	Copies     int `json:"copies"`
	Seats      int `json:"nameless_seats"`
}

// PlayerReport is one player.
type PlayerReport struct {
	Name       string       `json:"name"`
	Games      int          `json:"games"`
	Wins       int          `json:"wins"`
	SharedWins int          `json:"shared_wins"`
	Average    float64      `json:"average"`
	PerTurn    float64      `json:"per_turn"`
	Total      int          `json:"total"`
	AllTiles   int          `json:"all_tiles"`
	Best       ResultReport `json:"best"`
	Lowest     ResultReport `json:"lowest"`
	BestPlay   *PlayReport  `json:"best_play"` // nil without any
}

// ResultReport is a total, and in which game.
type ResultReport struct {
	Total int    `json:"total"`
	Game  string `json:"game"`
	Day   string `json:"day"`
}

// PlayReport is a play, and in which game.
type PlayReport struct {
	Word   string `json:"word"`
	Points int    `json:"points"`
	Game   string `json:"game"`
	Day    string `json:"day"`
}

// VersusReport is how the player who was asked for did against another.
type VersusReport struct {
	Name    string `json:"name"`
	Games   int    `json:"games"`
	Ahead   int    `json:"ahead"`
	Even    int    `json:"even"`
	Behind  int    `json:"behind"`
	Points  int    `json:"points"`
	Against int    `json:"against"`
}

// RankedReport is a line of a league.
type RankedReport struct {
	Place      int     `json:"place"`
	Name       string  `json:"name"`
	Games      int     `json:"games"`
	Wins       int     `json:"wins"`
	SharedWins int     `json:"shared_wins"`
	Points     float64 `json:"points"`
}

// Report reports a table: of all players, or only of the one with a key.
func (t Table) Report(key string) TableReport {
	r := TableReport{
		Kind: t.Kind, Games: t.Games, Players: []PlayerReport{},
		LeftOut: LeftOutReport{t.Left.Unfinished, t.Left.Void, t.Left.Copies, t.Left.Seats},
	}
	for _, p := range t.Players {
		if key == "" || p.Key == key {
			r.Players = append(r.Players, p.report())
		}
	}
	for _, v := range t.Versus(key) {
		r.HeadToHead = append(r.HeadToHead, VersusReport{v.Name, v.Games, v.Ahead, v.Even, v.Behind, v.Points, v.Against})
	}
	return r
}

func (p Player) report() PlayerReport {
	r := PlayerReport{
		Name: p.Name, Games: p.Games, Wins: p.Wins, SharedWins: p.Shared, Average: sheet.Float(p.Average(), hundredths), PerTurn: sheet.Float(p.PerTurn(), hundredths),
		Total: p.Total, AllTiles: p.AllTiles, Best: p.Best.report(), Lowest: p.Lowest.report(),
	}
	if best := p.BestPlay; best.Points > 0 {
		r.BestPlay = &PlayReport{best.Word, best.Points, best.Game, best.Day.Format(time.DateOnly)}
	}
	return r
}

func (r Result) report() ResultReport {
	return ResultReport{r.Total, r.Game, r.Day.Format(time.DateOnly)}
}

// ReportLeague reports the league of a table.
func ReportLeague(rows []Ranked) []RankedReport {
	report := []RankedReport{}
	for _, r := range rows {
		report = append(report, RankedReport{r.Place, r.Name, r.Games, r.Wins, r.Shared, sheet.Float(r.Points, hundredths)})
	}
	return report
}

// hundredths are the parts of one that a report has.
const hundredths = 100
