package sheet

import (
	"errors"
	"strings"
	"time"

	"tanteo/scoring"
)

// Report is a game's standings in the shape in which other programs read them. Squares are
// row letter and column number whatever the notation of the game, GCG is always its own.
type Report struct {
	Game      string         `json:"game"`
	Kind      Kind           `json:"kind"`
	Edition   string         `json:"edition"`
	Rules     string         `json:"rules"`
	RulesUsed string         `json:"rules_used"`
	House     *House         `json:"house,omitempty"`
	Notation  string         `json:"notation"`
	Finished  bool           `json:"finished"`
	Void      bool           `json:"void,omitempty"`
	Analysed  bool           `json:"analysed,omitempty"`
	OnTurn    int            `json:"on_turn"`
	Players   []PlayerReport `json:"players"`
	Turns     []TurnReport   `json:"turns"`

	// Rounds and Summary are of a duplicate. In its turns the master is of player 0.
	Rounds  []RoundReport   `json:"rounds,omitempty"`
	Seed    uint64          `json:"seed,omitempty"` // that the racks were drawn by, once nobody can use it
	Summary []SummaryReport `json:"summary,omitempty"`

	Board   []string       `json:"board"`
	Tiles   TilesReport    `json:"tiles"`
	Notices []NoticeReport `json:"notices"`
	Clock   *ClockReport   `json:"clock,omitempty"` // nil where no clock was chosen
}

// ClockReport is how the clock stands, as far as its time is noted; times are in seconds.
type ClockReport struct {
	Kind    ClockKind  `json:"kind"`
	Length  int        `json:"length"` // 0 is without end
	Running bool       `json:"running"`
	Since   *time.Time `json:"since,omitempty"` // while it runs: when the time was noted last
	Used    []float64  `json:"used,omitempty"`  // by player, where each has a clock of his own
	Turn    float64    `json:"turn"`            // used of the turn, or round, at hand
}

// PlayerReport is one player. Lost is why the game is lost whatever the points, or nil.
type PlayerReport struct {
	Name       string  `json:"name"`
	Points     int     `json:"points"`
	Adjustment int     `json:"adjustment"`
	Total      int     `json:"total"`
	Place      int     `json:"place"`
	Lost       *string `json:"lost"`
}

// TurnReport is one row of the sheet. At and GCG are nil where the row is no play on the
// board, Fault where it fits.
type TurnReport struct {
	Number     int          `json:"number"`
	Round      int          `json:"round"`
	Player     int          `json:"player"`
	Kind       TurnKind     `json:"kind"`
	At         *string      `json:"at"`
	Down       bool         `json:"down"`
	GCG        *string      `json:"gcg"`
	Challenged bool         `json:"challenged"`
	LostTurn   bool         `json:"lost_turn,omitempty"` // a failed challenge that used up a turn
	Wrong      int          `json:"wrong,omitempty"`     // a penalty for the words of that turn
	Warning    int          `json:"warning,omitempty"`   // which of the player's warnings it is
	Over       string       `json:"over,omitempty"`      // overtime as a clock shows it
	Fault      *string      `json:"fault"`
	Words      []WordReport `json:"words"`
	NewTiles   int          `json:"new_tiles"`
	Bonus      int          `json:"bonus"`
	Points     int          `json:"points"`
	Counted    *int         `json:"counted,omitempty"` // where Points were told
	Running    int          `json:"running"`
	Off        int          `json:"off,omitempty"` // a file's total is so much more than Running
}

// RoundReport is a round of a duplicate in points; nil where nothing is noted.
type RoundReport struct {
	Number  int      `json:"number"`
	Rack    []string `json:"rack,omitempty"`
	Drawn   bool     `json:"drawn,omitempty"`   // the rack was drawn here
	Refused int      `json:"refused,omitempty"` // racks that went back before it
	Seed    uint64   `json:"seed,omitempty"`    // another one from this round on
	Master  *int     `json:"master"`
	Points  []*int   `json:"points"`
}

// SummaryReport is how a player of a duplicate stands against the masters. Gap and Percent
// leave out a round that has no master yet; Percent, with one decimal, is nil where the
// masters sum to nothing.
type SummaryReport struct {
	Player  int      `json:"player"`
	Total   int      `json:"total"`
	Gap     int      `json:"gap"`
	Percent *float64 `json:"percent"`
}

// WordReport is one word of a play with its working. InList is nil where no list was asked.
type WordReport struct {
	Word    string   `json:"word"`
	Tiles   []string `json:"tiles"`
	Squares []string `json:"squares"`
	Working string   `json:"working"`
	Points  int      `json:"points"`
	InList  *bool    `json:"in_list"`
}

// TilesReport is what is still to come, by letter; "?" are the blanks.
type TilesReport struct {
	Unseen    int            `json:"unseen"`
	Bag       int            `json:"bag"`
	Letters   map[string]int `json:"letters"`
	Uncounted int            `json:"uncounted_plays"`
	Overused  []string       `json:"overused"`
}

// NoticeReport is a notice with its sentence.
type NoticeReport struct {
	Code Code   `json:"code"`
	Text string `json:"text"`
}

// CountReport is one play counted by itself.
type CountReport struct {
	Words    []WordReport   `json:"words"`
	NewTiles int            `json:"new_tiles"`
	Bonus    int            `json:"bonus"`
	Points   int            `json:"points"`
	Notices  []NoticeReport `json:"notices"`
}

// NewReport reports a game that is kept under an id; text writes a notice as a sentence.
func NewReport(g Game, id string, text func(Notice) string) Report {
	s := &g.Standings
	r := Report{
		Game: id, Kind: g.Log.Kind, Edition: g.Edition.ID, Rules: g.Log.Rules.ID, RulesUsed: g.rulesUsed(),
		Notation: string(g.Log.Notation), Finished: s.Finished, Void: s.Void, Analysed: s.Analysed, OnTurn: s.OnTurn,
		Players: []PlayerReport{}, Turns: []TurnReport{},
		Board: s.Board.Text(g.Edition), Tiles: reportTiles(s.Tiles, g.Edition), Notices: reportNotices(s.Notices, text),
	}
	if !g.Log.House.IsZero() {
		r.House = &g.Log.House
	}
	for _, p := range s.Players {
		report := PlayerReport{Name: p.Name, Points: p.Points, Adjustment: p.Adjustment, Total: p.Total(), Place: p.Place}
		if p.Lost != "" {
			lost := string(p.Lost)
			report.Lost = &lost
		}
		r.Players = append(r.Players, report)
	}
	workings := g.Workings()
	for i, t := range s.Turns {
		r.Turns = append(r.Turns, g.reportTurn(t, workings[i]))
	}
	if g.duplicate() {
		r.Rounds, r.Summary = g.reportRounds()
		r.Seed = g.drawnBy()
	}
	r.Clock = s.reportClock()
	return r
}

// LookUp says of each word of the game that was reported whether a list has it.
func (r *Report) LookUp(g Game, has func(word []scoring.Tile) bool) {
	for i, w := range g.Workings() {
		if w == nil {
			continue
		}
		for j, word := range w.Words {
			in := has(word.Row())
			r.Turns[i].Words[j].InList = &in
		}
	}
}

func (s *Standings) reportClock() *ClockReport {
	c := &s.Clock
	if c.Kind == "" {
		return nil
	}
	r := ClockReport{Kind: c.Kind, Length: int(c.Length / time.Second), Running: c.Running, Turn: c.Turn.Seconds()}
	if c.Running {
		r.Since = &c.Since
	}
	if c.Kind == GameClock {
		for _, p := range s.Players {
			r.Used = append(r.Used, p.Used.Seconds())
		}
	}
	return &r
}

// rulesUsed is the id of the rulebook that counts.
func (g Game) rulesUsed() string {
	if g.duplicate() && g.Log.Rules.DuplicateFrom != "" {
		return g.Log.Rules.DuplicateFrom
	}
	return g.Rules().ID
}

func (g Game) reportTurn(t Turn, w *scoring.Working) TurnReport {
	r := TurnReport{
		Number: t.Number, Round: t.Round, Player: t.Player, Kind: t.Kind, Challenged: t.Challenged,
		Words: []WordReport{}, NewTiles: t.NewTiles, Bonus: t.Bonus, Points: t.Points, Running: t.Running, Off: t.Off,
		LostTurn: t.LostTurn, Warning: t.Warning, Wrong: t.Wrong,
	}
	if over, ok := g.What(t).(Overtime); ok && over.Time > 0 {
		r.Over = ClockText(over.Time)
	}
	if t.Told {
		r.Counted = &t.Counted
	}
	if p, ok := g.Play(t); ok {
		at, gcg := p.Start.Name(), GCGPlay(p, g.Edition)
		r.At, r.GCG, r.Down = &at, &gcg, p.Direction == scoring.Down
	}
	if fault, ok := errors.AsType[*scoring.PlacementError](t.Fault); ok {
		name := fault.Fault.String()
		r.Fault = &name
	}
	if w != nil {
		r.Words = reportWords(*w, g.Edition)
	}
	return r
}

// GCGPlay writes a play as a GCG line has it: a dot for each tile that lay there, letters
// of more than one sign in brackets, blanks in lower case.
func GCGPlay(p scoring.Play, e *scoring.Edition) string {
	var b strings.Builder
	b.WriteString(scoring.GCG.Format(p.Start, p.Direction))
	b.WriteByte(' ')
	for _, t := range p.Tiles {
		text := e.TileText(t.Tile)
		switch {
		case !t.New:
			b.WriteByte('.')
		case len([]rune(text)) > 1:
			b.WriteString("[" + text + "]")
		default:
			b.WriteString(text)
		}
	}
	return b.String()
}

// NewCountReport reports the working of a play.
func NewCountReport(w scoring.Working, e *scoring.Edition, notices []Notice, text func(Notice) string) CountReport {
	return CountReport{
		Words: reportWords(w, e), NewTiles: w.NewTiles, Bonus: w.Bonus, Points: w.Points,
		Notices: reportNotices(notices, text),
	}
}

func reportWords(w scoring.Working, e *scoring.Edition) []WordReport {
	words := []WordReport{}
	for _, word := range w.Words {
		r := WordReport{Word: word.Text(e), Tiles: []string{}, Squares: []string{}, Working: word.Sum(), Points: word.Points}
		for i, t := range word.Tiles {
			r.Tiles = append(r.Tiles, e.TileText(t.Tile))
			if !w.Typed {
				r.Squares = append(r.Squares, word.Square(i).Name())
			}
		}
		words = append(words, r)
	}
	return words
}

func reportTiles(t Tiles, e *scoring.Edition) TilesReport {
	r := TilesReport{Unseen: t.Unseen, Bag: t.Bag, Letters: map[string]int{"?": t.Letters[0]}, Uncounted: t.Uncounted, Overused: []string{}}
	for _, l := range e.Alphabet() {
		if !e.OnlyBlank(l) {
			r.Letters[e.Text(l)] = t.Letters[l]
		}
	}
	for _, o := range t.OverusedBy {
		text := e.Text(o.Letter)
		if o.Letter == 0 {
			text = "?"
		}
		r.Overused = append(r.Overused, text)
	}
	return r
}

// reportNotices reports notices, each with the sentence that text writes.
func reportNotices(notices []Notice, text func(Notice) string) []NoticeReport {
	all := []NoticeReport{}
	for _, n := range notices {
		all = append(all, NoticeReport{n.Code, text(n)})
	}
	return all
}
