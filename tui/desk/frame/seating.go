package frame

import "tanteo/tui/desk/view"

// seating is where the frame differs by how people sit: in turn, at one table of a duplicate, or
// in a hall.
type seating interface {
	players(v View) string      // the line above the board
	compact(v View) string      // the same in a window without room
	rule(v View) string         // the line below it
	strip(v View, i int) string // line i beside a large board

	above(v View, w, h int) []string // what stands above the tabs in the side
	height(v View) int               // the rows that it takes, with the blank one after it
	cursor(v View) (x, y int)        // the place of what is chosen in the side
	holds(v View, w, h int) bool     // h rows are enough for the working of what is being laid or typed

	alone(v View, w, h int) (lines []string, at int) // what takes the board's place in a small window
	sheet(v View, w, h int) (lines []string, at int) // the sheet as a page
	chosen(v View, at, h int) int                    // how far down a page of h rows the cursor stands

	answers(v View, w int) ([2]string, bool) // what Enter would note and for whom; false where it is not told
	rack(v View) (string, bool)              // of the round that is shown; false where there is no round
}

func (v View) seating() seating {
	return view.BySeating[seating](v.At, inTurn{}, atOneTable{}, hall{})
}

// inTurn is a game in which people play in turn.
type inTurn struct{ byName }

// atOneTable is a duplicate of a few players.
type atOneTable struct {
	byName
	inRounds
}

// hall is a duplicate of many tables.
type hall struct{ inRounds }
