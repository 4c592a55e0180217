// Package frame draws what stands about the panes of the table: the players above the board, the
// side beside it, the status, the entry and its answers below, and says where the cursor stands.
//
//	lines, x, y, shown := frame.Of(v).SideLines()
package frame

import (
	"tanteo/tui/desk/layout"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// TableCursor is where the cursor stands while no list has it.
func (v View) TableCursor() (int, int, bool) {
	t, l := v.At, &v.Lay
	if over, ok := t.Over.(view.Pointing); ok {
		at := over.PointsAt()
		x, y := l.Square(at.Row, at.Col)
		return x, y, true
	}
	switch {
	case t.Over != nil:
		return 0, 0, false
	case t.Focus == view.OnEntry && l.Entry >= 0:
		w := l.Left.W
		if l.Strip.W > 0 {
			w = layout.EntryWidth - 2
		}
		return l.Left.X + 2 + v.EntryColumn(w), l.Entry, true
	case t.Focus == view.OnSide && l.Side.W > 0:
		x, y := v.seating().cursor(v)
		return l.Side.X + x, l.Side.Y + y, true
	}
	x, y := l.Square(t.Board.Cursor.Row, t.Board.Cursor.Col)
	return x, y, true
}

// EntryColumn is how far the cursor stands into a field of w columns.
func (v View) EntryColumn(w int) int {
	t := v.At
	runes := []rune(t.Entry.Text())
	at := min(t.Entry.Field.Position(), len(runes))
	if t.Entry.Tiles {
		at = v.tileOffset()
	}
	col := draw.Width(string(runes[:at]))
	return min(col, w-3)
}

// View draws what stands about the panes: the players, the side, the rows below the board.
type View struct {
	view.Table
	lastWorking *lastWorking
}

// Of is the View of a table, for one screen.
func Of(v view.Table) View { return View{v, &lastWorking{w: -1}} }
