package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/tui/desk/view"
)

// click puts the cursor on a square of the board. A second click there turns the direction, and a
// click on a tile that is being laid makes it a blank or a letter again. The mouse is off until it
// is asked for, so that text can be selected.
func (d *Desk) click(msg tea.MouseClickMsg) {
	t := d.At
	if !d.Lay.Fits || t.Over != nil || d.help != nil || d.PageOpen() {
		return
	}
	at := msg.Mouse()
	l := &d.Lay
	x, y := at.X-l.Board.X-2, at.Y-l.Board.Y
	s := scoring.Square{Row: y / l.CellH, Col: x / l.CellW}
	if at.Button != tea.MouseLeft || x < 0 || y < 0 || !t.Game.Edition.Layout.Contains(s) {
		return
	}
	again := t.Focus == view.OnBoard && t.Board.Cursor == s
	if t.Focus != view.OnBoard {
		d.focusOn(view.OnBoard)
	}
	t.Board.Cursor, t.Board.Joins, t.Board.Pending = s, false, ""
	switch _, i := t.Board.TileAt(s); {
	case i >= 0:
		t.Board = t.Board.Blank(t.Shown.Edition)
	case again:
		d.turnBoard()
		return
	}
	d.boardChanged()
}
