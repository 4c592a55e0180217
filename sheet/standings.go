package sheet

import (
	"slices"
	"sort"
	"time"

	"tanteo/scoring"
)

// Standings are what a log amounts to.
type Standings struct {
	Players  []Player // by seat
	OnTurn   int      // seat; 0 when the game has ended
	Turns    []Turn
	Board    scoring.Board
	Tiles    Tiles
	Loose    []scoring.Laid // tiles on the board that were laid without points
	Rounds   []Round        // of a duplicate; the last is open until the game ends
	Finished bool
	Void     bool
	Analysed bool // best plays are shown to everybody while the game goes on
	Notices  []Notice
	Clock    Timing

	Passes       int // in a row, up to now
	PassesOrLost int // passes and lost turns in a row, up to now
	Scoreless    int // turns without points in a row, up to now
}

// Player is one seat.
type Player struct {
	Name       string        // "" where none was given
	Points     int           // of all turns, penalties and bonuses
	Adjustment int           // for the tiles left at the end
	Place      int           // equal totals share one
	Gone       bool          // has left the table
	Lost       Lost          // why the game is lost whatever the points
	Stopped    bool          // has no time left to play, by rules that say so
	Used       time.Duration // by the clock, as far as noted
	rounds     int           // turns taken or missed
	over       time.Duration // noted as overtime
	missing    int           // turns still to be missed
	running    int           // of all rows
}

// Total is what the player has in all, in points.
func (p Player) Total() int { return p.Points + p.Adjustment }

// TurnKind is the kind of a row of the sheet.
type TurnKind string

// The kinds of rows.
const (
	KindPlay      TurnKind = "play"
	KindTyped     TurnKind = "typed"
	KindPoints    TurnKind = "points"
	KindPass      TurnKind = "pass"
	KindExchange  TurnKind = "exchange"
	KindWithdrawn TurnKind = "withdrawn"
	KindPenalty   TurnKind = "penalty"
	KindBonus     TurnKind = "bonus"
	KindOvertime  TurnKind = "overtime"
	KindWarning   TurnKind = "warning"
	KindChallenge TurnKind = "challenge" // one that failed; it uses up a turn where LostTurn
	KindEnd       TurnKind = "end"
)

// TurnKinds are all of them.
func TurnKinds() []TurnKind {
	return []TurnKind{
		KindPlay, KindTyped, KindPoints, KindPass, KindExchange, KindWithdrawn, KindPenalty, KindBonus, KindOvertime, KindWarning, KindChallenge, KindEnd,
	}
}

// Turn is one row of the sheet. Adjustments (penalty, bonus, overtime, a warning, a failed
// challenge, the end) are rows too, but use up no turn; the rows that an end makes share a
// number. In a duplicate the rows of a round have its number, and that of the master has no
// player.
type Turn struct {
	Number     int // from 1, as `edit` and `delete` take it
	Round      int // from 1
	Player     int // seat
	Kind       TurnKind
	Event      int // index in the log
	Points     int
	Told       bool // Points are what the table or a file says, not what was counted
	Counted    int  // what the board and the rules give, in points
	Off        int  // by how much a file's running total after it is above the sum
	Running    int  // the player's total after it
	Bonus      int  // for all tiles of the rack, in Points
	Solo       int  // for the only finder of a duplicate, in Points
	NewTiles   int
	Challenged bool
	Challenger int   // seat of the one who challenged in vain
	LostTurn   bool  // a failed challenge that cost a turn
	Warning    int   // which of the player's warnings it is, from 1
	Wrong      int   // number of the turn whose words a jury has found wrong; Points is what that costs
	Fault      error // *scoring.PlacementError where the play does not fit any more
}

// TakesTurn says whether the row used up a turn.
func (t Turn) TakesTurn() bool {
	switch t.Kind {
	case KindPenalty, KindBonus, KindOvertime, KindWarning, KindEnd:
		return false
	case KindChallenge:
		return t.LostTurn
	}
	return true
}

// EndTold says whether the change of a player's total at the end comes from a file.
func (s *Standings) EndTold(seat int) bool {
	return slices.ContainsFunc(s.Turns, func(t Turn) bool { return t.Kind == KindEnd && t.Player == seat && t.Told })
}

// Faulty lists the numbers of the turns that carry a fault.
func (s *Standings) Faulty() []int {
	var numbers []int
	for _, t := range s.Turns {
		if t.Fault != nil {
			numbers = append(numbers, t.Number)
		}
	}
	return numbers
}

// Leaders are the seats with the highest total, of those who have not lost whatever the
// points; none while every total is 0.
func (s *Standings) Leaders() []int {
	var seats []int
	scored := false
	for i, p := range s.Players {
		scored = scored || p.Total() != 0
		if p.Place == 1 && p.Lost == "" {
			seats = append(seats, i+1)
		}
	}
	if !scored {
		return nil
	}
	return seats
}

// Totals are the totals by seat.
func (s *Standings) Totals() []int {
	totals := make([]int, len(s.Players))
	for i, p := range s.Players {
		totals[i] = p.Total()
	}
	return totals
}

// Names are the names by seat; "" where none was given.
func (s *Standings) Names() []string {
	names := make([]string, len(s.Players))
	for i, p := range s.Players {
		names[i] = p.Name
	}
	return names
}

// Numbered is how many numbers the rows of the sheet have.
func (s *Standings) Numbered() int {
	if len(s.Turns) == 0 {
		return 0
	}
	return s.Turns[len(s.Turns)-1].Number
}

// Turn finds the row with a number.
func (s *Standings) Turn(number int) (Turn, bool) {
	i := sort.Search(len(s.Turns), func(i int) bool { return s.Turns[i].Number >= number })
	if i == len(s.Turns) || s.Turns[i].Number != number {
		return Turn{}, false
	}
	return s.Turns[i], true
}

// Newest is the row that a challenge concerns: the last one that used up a turn.
func (s *Standings) Newest() (Turn, bool) {
	for i := len(s.Turns) - 1; i >= 0; i-- {
		if s.Turns[i].TakesTurn() {
			return s.Turns[i], true
		}
	}
	return Turn{}, false
}

// Challengeable says whether the newest row can be challenged: a play or points that
// stands.
func (s *Standings) Challengeable() bool {
	t, ok := s.Newest()
	if !ok || t.Challenged || t.Fault != nil {
		return false
	}
	return t.Kind == KindPlay || t.Kind == KindTyped || t.Kind == KindPoints
}

// Round is the round that is being played, from 1.
func (s *Standings) Round() int {
	if s.OnTurn == 0 {
		return 0
	}
	return s.Players[s.OnTurn-1].rounds + 1
}

// after is the next seat that is still at the table and has time left; if nobody has time left,
// the next that is still at the table.
func (s *Standings) after(seat int) int {
	idle := s.playing() == 0
	for range s.Players {
		seat = seat%len(s.Players) + 1
		if p := &s.Players[seat-1]; !p.Gone && (idle || !p.Stopped) {
			return seat
		}
	}
	return 0
}

// playing is how many players at the table have time left to play.
func (s *Standings) playing() int {
	n := 0
	for _, p := range s.Players {
		if !p.Gone && !p.Stopped {
			n++
		}
	}
	return n
}

// AtTable is how many players have not left.
func (s *Standings) AtTable() int {
	n := 0
	for _, p := range s.Players {
		if !p.Gone {
			n++
		}
	}
	return n
}

// SeatOf is the seat of a player of that name, as SameName has it, at the table or gone from it;
// 0 where nobody has it.
func (s *Standings) SeatOf(name string, gone bool) int {
	for i, p := range s.Players {
		if p.Gone == gone && Visible(name) != "" && SameName(p.Name, name) {
			return i + 1
		}
	}
	return 0
}

// rank gives everybody a place: by totals, those who have lost whatever the points last.
func (s *Standings) rank(ties Ties) {
	order := make([]*Player, len(s.Players))
	for i := range s.Players {
		order[i] = &s.Players[i]
	}
	slices.SortFunc(order, func(a, b *Player) int { return a.compare(b, ties) })
	for i, p := range order {
		p.Place = i + 1
		if i > 0 && p.compare(order[i-1], ties) == 0 {
			p.Place = order[i-1].Place
		}
	}
}

// compare is below 0 for a player who comes before another one.
func (p *Player) compare(other *Player, ties Ties) int {
	switch {
	case p.Lost == "" && other.Lost != "":
		return -1
	case p.Lost != "" && other.Lost == "":
		return 1
	case p.Total() == other.Total() && ties == BeforeTies:
		return other.Points - p.Points
	}
	return other.Total() - p.Total()
}
