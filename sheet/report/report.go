// Package report has a game in the shape in which other programs read it, as JSON.
//
//	json.NewEncoder(w).Encode(report.Of(game, id, sentence))
package report

import (
	"errors"
	"strings"
	"time"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Game is the standings of a game. Squares are
// row letter and column number whatever the notation of the game, GCG is always its own.
type Game struct {
	Game      string       `json:"game"`
	Kind      sheet.Kind   `json:"kind"`
	Edition   string       `json:"edition"`
	Rules     string       `json:"rules"`
	RulesUsed string       `json:"rules_used"`
	House     *sheet.House `json:"house,omitempty"`
	Notation  string       `json:"notation"`
	Finished  bool         `json:"finished"`
	Void      bool         `json:"void,omitempty"`
	Analysed  bool         `json:"analysed,omitempty"`
	OnTurn    int          `json:"on_turn"`
	Players   []Player     `json:"players"`
	Turns     []Turn       `json:"turns"`

	// Rounds and Summary are of a duplicate. In its turns the master is of player 0.
	Rounds  []Round   `json:"rounds,omitempty"`
	Seed    uint64    `json:"seed,omitempty"` // that the racks were drawn by, once nobody can use it
	Summary []Summary `json:"summary,omitempty"`

	Board   []string `json:"board"`
	Tiles   Tiles    `json:"tiles"`
	Notices []Notice `json:"notices"`
	Clock   *Clock   `json:"clock,omitempty"` // nil where no clock was chosen
}

// Clock is how the clock stands, as far as its time is noted; times are in seconds.
type Clock struct {
	Kind    sheet.ClockKind `json:"kind"`
	Length  int             `json:"length"` // 0 is without end
	Running bool            `json:"running"`
	Since   *time.Time      `json:"since,omitempty"` // while it runs: when the time was noted last
	Used    []float64       `json:"used,omitempty"`  // by player, where each has a clock of his own
	Turn    float64         `json:"turn"`            // used of the turn, or round, at hand
}

// Player is one player. Lost is why the game is lost whatever the points, or nil.
type Player struct {
	Name       string  `json:"name"`
	Points     int     `json:"points"`
	Adjustment int     `json:"adjustment"`
	Total      int     `json:"total"`
	Place      int     `json:"place"`
	Lost       *string `json:"lost"`
}

// Turn is one row of the sheet. At and GCG are nil where the row is no play on the
// board, Fault where it fits.
type Turn struct {
	Number     int            `json:"number"`
	Round      int            `json:"round"`
	Player     int            `json:"player"`
	Kind       sheet.TurnKind `json:"kind"`
	At         *string        `json:"at"`
	Down       bool           `json:"down"`
	GCG        *string        `json:"gcg"`
	Challenged bool           `json:"challenged"`
	LostTurn   bool           `json:"lost_turn,omitempty"` // a failed challenge that used up a turn
	Wrong      int            `json:"wrong,omitempty"`     // a penalty for the words of that turn
	Warning    int            `json:"warning,omitempty"`   // which of the player's warnings it is
	Over       string         `json:"over,omitempty"`      // overtime as a clock shows it
	Fault      *string        `json:"fault"`
	Words      []Word         `json:"words"`
	NewTiles   int            `json:"new_tiles"`
	Bonus      int            `json:"bonus"`
	Points     int            `json:"points"`
	Counted    *int           `json:"counted,omitempty"` // where Points were told
	Running    int            `json:"running"`
	Off        int            `json:"off,omitempty"` // a file's total is so much more than Running
}

// Round is a round of a duplicate in points; nil where nothing is noted.
type Round struct {
	Number  int      `json:"number"`
	Rack    []string `json:"rack,omitempty"`
	Drawn   bool     `json:"drawn,omitempty"`   // the rack was drawn here
	Refused int      `json:"refused,omitempty"` // racks that went back before it
	Seed    uint64   `json:"seed,omitempty"`    // another one from this round on
	Master  *int     `json:"master"`
	Points  []*int   `json:"points"`
}

// Summary is how a player of a duplicate stands against the masters. Gap and Percent
// leave out a round that has no master yet; Percent, with one decimal, is nil where the
// masters sum to nothing.
type Summary struct {
	Player  int      `json:"player"`
	Total   int      `json:"total"`
	Gap     int      `json:"gap"`
	Percent *float64 `json:"percent"`
}

// Word is one word of a play with its working. InList is nil where no list was asked.
type Word struct {
	Word    string   `json:"word"`
	Tiles   []string `json:"tiles"`
	Squares []string `json:"squares"`
	Working string   `json:"working"`
	Points  int      `json:"points"`
	InList  *bool    `json:"in_list"`
}

// Tiles is what is still to come, by letter; "?" are the blanks.
type Tiles struct {
	Unseen    int            `json:"unseen"`
	Bag       int            `json:"bag"`
	Letters   map[string]int `json:"letters"`
	Uncounted int            `json:"uncounted_plays"`
	Overused  []string       `json:"overused"`
}

// Notice is a notice with its sentence.
type Notice struct {
	Code sheet.Code `json:"code"`
	Text string     `json:"text"`
}

// Count is one play counted by itself.
type Count struct {
	Words    []Word   `json:"words"`
	NewTiles int      `json:"new_tiles"`
	Bonus    int      `json:"bonus"`
	Points   int      `json:"points"`
	Notices  []Notice `json:"notices"`
}

// Of is a game that is kept under an id; text writes a notice as a sentence.
func Of(g sheet.Game, id string, text func(sheet.Notice) string) Game {
	s := &g.Standings
	r := Game{
		Game: id, Kind: g.Log.Kind, Edition: g.Edition.ID, Rules: g.Log.Rules.ID, RulesUsed: rulesUsed(g),
		Notation: string(g.Log.Notation), Finished: s.Finished, Void: s.Void, Analysed: s.Analysed, OnTurn: s.OnTurn,
		Players: []Player{}, Turns: []Turn{},
		Board: s.Board.Text(g.Edition), Tiles: tiles(s.Tiles, g.Edition), Notices: notices(s.Notices, text),
	}
	if !g.Log.House.IsZero() {
		r.House = &g.Log.House
	}
	for _, p := range s.Players {
		player := Player{Name: p.Name, Points: p.Points, Adjustment: p.Adjustment, Total: p.Total(), Place: p.Place}
		if p.Lost != "" {
			lost := string(p.Lost)
			player.Lost = &lost
		}
		r.Players = append(r.Players, player)
	}
	workings := g.Workings()
	for i, t := range s.Turns {
		r.Turns = append(r.Turns, turn(g, t, workings[i]))
	}
	if g.Log.Kind == sheet.DuplicateGame {
		r.Rounds, r.Summary, r.Seed = rounds(g), summary(s), g.DrawnBy()
	}
	r.Clock = clock(s)
	return r
}

// LookUp says of each word of the game that was reported whether a list has it.
func (r *Game) LookUp(g sheet.Game, has func(word []scoring.Tile) bool) {
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

func clock(s *sheet.Standings) *Clock {
	c := &s.Clock
	if c.Kind == "" {
		return nil
	}
	r := Clock{Kind: c.Kind, Length: int(c.Length / time.Second), Running: c.Running, Turn: c.Turn.Seconds()}
	if c.Running {
		r.Since = &c.Since
	}
	if c.Kind == sheet.GameClock {
		for _, p := range s.Players {
			r.Used = append(r.Used, p.Used.Seconds())
		}
	}
	return &r
}

// rulesUsed is the id of the rulebook that counts.
func rulesUsed(g sheet.Game) string {
	if g.Log.Kind == sheet.DuplicateGame && g.Log.Rules.DuplicateFrom != "" {
		return g.Log.Rules.DuplicateFrom
	}
	return g.Rules().ID
}

func turn(g sheet.Game, t sheet.Turn, w *scoring.Working) Turn {
	r := Turn{
		Number: t.Number, Round: t.Round, Player: t.Player, Kind: t.Kind, Challenged: t.Challenged,
		Words: []Word{}, NewTiles: t.NewTiles, Bonus: t.Bonus, Points: t.Points, Running: t.Running, Off: t.Off,
		LostTurn: t.LostTurn, Warning: t.Warning, Wrong: t.Wrong,
	}
	if over, ok := g.What(t).(sheet.Overtime); ok && over.Time > 0 {
		r.Over = sheet.ClockText(over.Time)
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
		r.Words = words(*w, g.Edition)
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

// rounds are the rounds that have something noted, or a rack.
func rounds(g sheet.Game) []Round {
	s, all := &g.Standings, []Round{}
	points := func(t sheet.Turn, ok bool) *int {
		if !ok {
			return nil
		}
		return &t.Points
	}
	for _, r := range s.Rounds {
		if !r.Noted() && r.Rack == nil {
			continue
		}
		one := Round{Number: r.Number, Drawn: r.Drawn, Refused: r.Refused, Master: points(s.MasterOf(r))}
		if s.Finished {
			one.Seed = r.Seed
		}
		for _, t := range r.Rack {
			one.Rack = append(one.Rack, g.Edition.TileText(t))
		}
		for seat := range s.Players {
			one.Points = append(one.Points, points(s.Cell(r, seat+1)))
		}
		all = append(all, one)
	}
	return all
}

// summary is how everybody stands against the masters.
func summary(s *sheet.Standings) []Summary {
	all, masters, judged := []Summary{}, s.Masters(), s.Judged()
	for i, p := range s.Players {
		one := Summary{Player: i + 1, Total: p.Total(), Gap: judged[i] - masters}
		if share, ok := s.Share(judged[i]); ok {
			percent := sheet.Float(share, 10)
			one.Percent = &percent
		}
		all = append(all, one)
	}
	return all
}

// Counted is a play with its working.
func Counted(w scoring.Working, e *scoring.Edition, about []sheet.Notice, text func(sheet.Notice) string) Count {
	return Count{
		Words: words(w, e), NewTiles: w.NewTiles, Bonus: w.Bonus, Points: w.Points,
		Notices: notices(about, text),
	}
}

func words(w scoring.Working, e *scoring.Edition) []Word {
	all := []Word{}
	for _, word := range w.Words {
		r := Word{Word: word.Text(e), Tiles: []string{}, Squares: []string{}, Working: word.Sum(), Points: word.Points}
		for i, t := range word.Tiles {
			r.Tiles = append(r.Tiles, e.TileText(t.Tile))
			if !w.Typed {
				r.Squares = append(r.Squares, word.Square(i).Name())
			}
		}
		all = append(all, r)
	}
	return all
}

func tiles(t sheet.Tiles, e *scoring.Edition) Tiles {
	r := Tiles{Unseen: t.Unseen, Bag: t.Bag, Letters: map[string]int{"?": t.Letters[0]}, Uncounted: t.Uncounted, Overused: []string{}}
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

// notices are notices, each with the sentence that text writes.
func notices(about []sheet.Notice, text func(sheet.Notice) string) []Notice {
	all := []Notice{}
	for _, n := range about {
		all = append(all, Notice{n.Code, text(n)})
	}
	return all
}
