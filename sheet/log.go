package sheet

import (
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"tanteo/scoring"
)

// Kind is the kind of a game.
type Kind string

// A classic game goes by turns. In a duplicate everybody plays the same rack in each round.
const (
	ClassicGame   Kind = "classic"
	DuplicateGame Kind = "duplicate"
)

// Players that a classic game can have, and points that a turn can have by hand (seeds 000
// and 002).
const (
	MinPlayers   = 2
	MaxPlayers   = 4
	MaxDuplicate = 200 // players of a duplicate, as a club may have; a single one plays against the masters
	MaxPoints    = 2000
)

// Most is how many players a game of the kind can have.
func (k Kind) Most() int {
	if k == DuplicateGame {
		return MaxDuplicate
	}
	return MaxPlayers
}

// Fewest is how many players a game of the kind needs.
func (k Kind) Fewest() int {
	if k == DuplicateGame {
		return 1
	}
	return MinPlayers
}

// Log is a game as it is kept: what it is played with, who plays, and what happened. It is
// a value; its methods return the next log and leave their own as it is.
type Log struct {
	ID       string
	Kind     Kind
	Header   Header
	Edition  scoring.Definition // a copy, so that a game outlives changes of the catalogue
	Rules    Rulebook           // a copy too
	House    House              // on top of Rules
	Notation scoring.Notation
	Players  []string // at the start, in the order of play; "" where no name was given
	First    int      // the seat that opens, from 1
	Seed     uint64   // what the racks of a duplicate are drawn by; 0 is none
	Events   []Event
	Changes  []Change // what was done to Events, in order; those from Done on are undone
	Done     int

	// Announced are the totals as they stood when the game was last ended or corrected after its
	// end. They are compared when the game is opened, and never enter a count.
	Announced []int

	Extra map[string]json.RawMessage // fields of a file that this version does not know

	Seal *Seal // nil where the log is all that was noted
}

// RulesFor is the rulebook that counts with so many players, the house rules in it.
func (l Log) RulesFor(players int) Rulebook {
	if l.Kind == DuplicateGame {
		return l.Rules.With(l.House)
	}
	return l.Rules.For(players).With(l.House)
}

// lent says whether another book has to take the place of Rules.
func (l Log) lent(players int) bool {
	if l.Kind == DuplicateGame {
		return l.Rules.DuplicateFrom != ""
	}
	return l.Rules.For(players).ID != l.Rules.ID
}

// Header is what a game is called and where it belongs.
type Header struct {
	Event string            `json:"event,omitempty"`
	Round string            `json:"round,omitempty"`
	Table string            `json:"table,omitempty"`
	Place string            `json:"place,omitempty"`
	Start time.Time         `json:"start,omitzero"` // with the offset of the place
	Teams []string          `json:"teams,omitempty"`
	Tags  map[string]string `json:"tags,omitempty"`

	// Kept are lines from the head of an imported file that this program has no use for, "lexicon
	// CSW21", with a line for each player to keep the place of the names: "player1 ana".
	Kept []string `json:"kept,omitempty"`
}

// Change replaced the events Old at index At by the events New.
type Change struct {
	At  int
	Old []Event
	New []Event
}

// Splice is the log with n events from index at replaced by others. Changes that had been
// undone are forgotten.
func (l Log) Splice(at, n int, events ...Event) Log {
	change := Change{At: at, Old: append([]Event{}, l.Events[at:at+n]...), New: events}
	l.Changes = append(slices.Clip(l.Changes[:l.Done]), change)
	l.Done++
	l.Events = splice(l.Events, at, n, events)
	return l
}

// Undo takes the last change back; false when there is none.
func (l Log) Undo() (Log, bool) {
	if l.Done == 0 {
		return l, false
	}
	l.Done--
	c := l.Changes[l.Done]
	if c.At > 0 && c.At+len(c.New) == len(l.Events) && len(c.Old) == 0 {
		l.Events = l.Events[:c.At:c.At]
		return l, true
	}
	l.Events = splice(l.Events, c.At, len(c.New), c.Old)
	return l, true
}

// Redo makes the change again that Undo took back last; false when there is none.
func (l Log) Redo() (Log, bool) {
	if l.Done == len(l.Changes) {
		return l, false
	}
	c := l.Changes[l.Done]
	l.Done++
	l.Events = splice(l.Events, c.At, len(c.Old), c.New)
	return l, true
}

// AsOneChange is a later log with all that was changed since this one as one change, so that one
// undo takes it back.
func (l Log) AsOneChange(later Log) Log {
	was, is := l.Events, later.Events
	at := 0
	for at < min(len(was), len(is)) && was[at].ID == is[at].ID {
		at++
	}
	same := 0 // at the end
	for same < min(len(was), len(is))-at && was[len(was)-1-same].ID == is[len(is)-1-same].ID {
		same++
	}
	joined := l.Splice(at, len(was)-at-same, slices.Clone(is[at:len(is)-same])...)
	later.Changes, later.Done = joined.Changes, joined.Done
	return later
}

// Alike is how many events two logs begin with alike.
func (l Log) Alike(other Log) int {
	n := min(len(l.Events), len(other.Events))
	if n > 0 && &l.Events[0] == &other.Events[0] {
		return n // in one place
	}
	for i := range n {
		if a, b := &l.Events[i], &other.Events[i]; a.ID != b.ID || !reflect.DeepEqual(a, b) {
			return i
		}
	}
	return n
}

func splice(events []Event, at, n int, with []Event) []Event {
	return slices.Concat(events[:at], with, events[at+n:])
}

// nextID is the number for a new event: one more than any that the log ever had.
func (l Log) nextID() int {
	id := 0
	for _, e := range l.Events {
		id = max(id, e.ID)
	}
	for _, c := range l.Changes {
		for _, e := range c.Old {
			id = max(id, e.ID)
		}
		for _, e := range c.New {
			id = max(id, e.ID)
		}
	}
	return id + 1
}

// Upto is the log of another game that begins like this one, up to and with a turn, to play on
// from there; 0 is before the first turn. It has no id, and nothing in it can be undone.
func (g Game) Upto(turn int) Log {
	l := g.Log
	l.ID, l.Changes, l.Done, l.Announced, l.Seed = "", nil, 0, nil, 0
	if next, ok := g.Standings.Turn(turn + 1); ok {
		l.Events = slices.Clone(l.Events[:next.Event])
		return l
	}
	after := 0
	if last, ok := g.Standings.Turn(turn); ok {
		after = last.Event + 1
	}
	rest := slices.DeleteFunc(slices.Clone(l.Events[after:]), func(e Event) bool {
		switch e.What.(type) {
		case Ended, Finished, Reopened:
			return true
		}
		return false
	})
	l.Events = slices.Concat(l.Events[:after], rest)
	return l
}
