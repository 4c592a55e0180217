package view

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// Seating is how the people of a game sit: they play in turn, or all play every round, at one
// table or in a hall. It is chosen when a game comes to the table, and answers what differs by it.
// It reads the Sight that it belongs to.
type Seating interface {
	LastRow() int             // the last row of the sheet that can be chosen: a turn, or a round
	Choose(rows, columns int) // moves what is chosen in the sheet or in the rounds
	Hides(tab Tab) bool       // it has nothing to show

	Totals() []int  // as the screen shows them
	Leaders() []int // the seats that lead by them; none while every total is 0

	NextCell() int              // whose cell of the round a line fills that names nobody; 0 where none waits
	Fills(line sheet.Line) bool // a new line is what somebody has in the round

	// ShownTurn is the row whose working the pane shows outside of a play: the one looked at, the
	// one chosen in the sheet, or the newest.
	ShownTurn() (sheet.Turn, bool)

	// NewestShown is the newest turn on the board as it is shown; none where another row of the
	// sheet is looked at.
	NewestShown() (sheet.Turn, bool)

	forming() []scoring.Laid                     // the tiles that the board shows as being laid
	corrects(line sheet.Line) (sheet.Turn, bool) // the row that a correction takes the place of
	words() []*scoring.Working                   // of the words that have come on the board, by row
	names(text string) (seat int, ok bool)       // whose cell a text names
	moment(now Moment) Moment                    // what is going on, by its name in such a game
	turnName(l *phrases.Language, n int) string  // a turn, or a round, by its number
	lookedAtName(l *phrases.Language) string     // the one that is stepped back to
}

// sit chooses the seating of the game.
func (t *Sight) sit() {
	switch {
	case !t.Duplicate():
		t.Seating = classic{t}
	case len(t.Game.Standings.Players) <= mostAtOneTable:
		t.Seating = atOneTable{duplicate{t}}
	default:
		t.Seating = hall{duplicate{t}}
	}
}

// mostAtOneTable is how many players of a duplicate have a column each in the side; more of them
// stand in a list.
const mostAtOneTable = 4

// BySeating chooses one of three values by the seating. A room whose keys or drawings depend on it
// chooses in one place.
func BySeating[T any](t *Sight, inTurn, atATable, inAHall T) T {
	switch t.Seating.(type) {
	case hall:
		return inAHall
	case atOneTable:
		return atATable
	}
	return inTurn
}

// Duplicate says whether all play every round.
func (t *Sight) Duplicate() bool { return t.Game.Log.Kind == sheet.DuplicateGame }

// Hall says whether the game is a duplicate of many tables.
func (t *Sight) Hall() bool { return BySeating(t, false, false, true) }
