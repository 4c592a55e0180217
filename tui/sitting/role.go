package sitting

import (
	"fmt"

	"tanteo/sheet"
)

// Role is what somebody may know and do who has come in from elsewhere. The zero Role is whoever the
// games belong to.
//
//	                 Owner   Scorer   Player            Spectator
//	knows            all     all      his own seat      what is for all
//	writes           all     all      his play a round  nothing
//	files, deletes   yes     no       no                no
type Role struct {
	Kind RoleKind
	Name string // of a Player, as he is called in his games
}

// RoleKind is the kind of a role.
type RoleKind uint8

// The roles.
const (
	Owner RoleKind = iota
	Scorer
	Spectator
	Player
)

// Act is something that a role may do or may not.
type Act uint8

// The acts. What is none of them only the owner may do.
const (
	_         Act = iota
	Look          // at a game and all its tabs, and go
	OpenGame      // another of those that he may see
	NewGame       // also again, and a board that only counts
	Delete        // games, and bring them back
	Files         // of the machine: write, print, read a game, name a list of words
	WriteLine     // that changes a game
	OwnPlay       // of a round, for himself
	Pen           // taking it
	Search        // best plays, places and words while a game goes on
	Review        // the same in a game that has ended
	WordLists     // choose one to look up words in
)

// may is who may do what.
var may = [...][Player + 1]bool{
	Look:      {Owner: true, Scorer: true, Spectator: true, Player: true},
	OpenGame:  {Owner: true, Scorer: true, Spectator: true, Player: true},
	NewGame:   {Owner: true, Scorer: true},
	Delete:    {Owner: true},
	Files:     {Owner: true},
	WriteLine: {Owner: true, Scorer: true},
	OwnPlay:   {Owner: true, Scorer: true, Player: true},
	Pen:       {Owner: true, Scorer: true},
	Search:    {Owner: true, Scorer: true},
	Review:    {Owner: true, Scorer: true, Spectator: true, Player: true},
	WordLists: {Owner: true, Scorer: true},
}

// May says whether a role may do something.
func (r Role) May(act Act) bool {
	return r.Kind == Owner || int(act) < len(may) && int(r.Kind) < len(may[act]) && may[act][r.Kind]
}

// Sealed says whether a role may not know all of a game that goes on.
func (r Role) Sealed() bool { return r.Kind != Owner && r.Kind != Scorer }

// ofVerb is what a line does, by its verb.
var ofVerb = [...]Act{
	sheet.Add: WriteLine, sheet.Edit: WriteLine, sheet.Insert: WriteLine, sheet.Delete: WriteLine, sheet.Empty: WriteLine,
	sheet.Recount: WriteLine, sheet.Annotate: WriteLine, sheet.Undo: WriteLine, sheet.Redo: WriteLine,
	sheet.Again: NewGame, sheet.Open: OpenGame, sheet.Tab: Look, sheet.Print: Files, sheet.Write: Files, sheet.TakePen: Pen, sheet.Quit: Look,
	sheet.Places: Search, sheet.Best: Search, sheet.Check: Search, sheet.Missed: Search,
}

// ActOf is what a line does in a game.
func ActOf(g *sheet.Game, line sheet.Line) Act {
	if int(line.Verb) >= len(ofVerb) {
		return 0
	}
	act := ofVerb[line.Verb]
	switch {
	case act == Search && g.Standings.Finished:
		return Review
	case line.Verb == sheet.Add && g.Log.Kind == sheet.DuplicateGame && isSlip(line.Event):
		return OwnPlay
	}
	return act
}

// isSlip says whether an event is what a player can hand in himself: a play that the rules of placing
// allow, or none. Points by hand nobody could count again.
func isSlip(e sheet.Event) bool {
	if e.Told != nil {
		return false
	}
	switch what := e.What.(type) {
	case sheet.Played:
		return !what.Stands
	case sheet.Passed:
		return true
	}
	return false
}

// RoleError says that a role may not do something.
type RoleError struct {
	Kind RoleKind
	Act  Act
}

func (e *RoleError) Error() string { return fmt.Sprintf("role %d may not do %d", e.Kind, e.Act) }

// NoSeatError says that a player has no seat of his own in a game, so that he only looks on.
type NoSeatError struct {
	Name    string
	Classic bool // nobody has: it goes by turns
}

func (e *NoSeatError) Error() string { return fmt.Sprintf("%q has no seat", e.Name) }

// Seat is the seat of a player in a game; 0 of any other role. The error is a *RoleError where it only
// looks on, or the *NoSeatError of a player.
func (r Role) Seat(g *sheet.Game) (int, error) {
	switch {
	case r.May(WriteLine):
		return 0, nil
	case r.Kind != Player:
		return 0, &RoleError{r.Kind, WriteLine}
	case g.Log.Kind != sheet.DuplicateGame:
		return 0, &NoSeatError{r.Name, true}
	}
	for _, gone := range [...]bool{false, true} {
		if seat := g.Standings.SeatOf(r.Name, gone); seat > 0 {
			return seat, nil
		}
	}
	return 0, &NoSeatError{Name: r.Name}
}

// Allows says whether a role may do a line in a game. The error is a *RoleError, a *NoSeatError or a
// *SlipError.
func (r Role) Allows(g *sheet.Game, line sheet.Line) error {
	act := ActOf(g, line)
	switch {
	case !r.May(act):
		return &RoleError{r.Kind, act}
	case act != OwnPlay || r.May(WriteLine):
		return nil
	}
	seat, err := r.Seat(g)
	switch {
	case err != nil:
		return err
	case line.Event.Player != 0 && line.Event.Player != seat:
		return &RoleError{r.Kind, WriteLine}
	}
	return allowsSlip(g, seat, line)
}
