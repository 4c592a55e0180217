package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
)

// click puts the cursor on a square of the board; a second click on it turns the direction,
// and a click on a tile that is being laid makes it a blank and back (seeds 000 and 002). The
// mouse is off until it is asked for, so that selecting text works.
func (m *Model) click(msg tea.MouseClickMsg) tea.Cmd {
	t := m.table
	if !m.set.Mouse || !m.atTable() || !m.lay.Fits || t.over != nil || t.help != nil || m.pageOpen() {
		return nil
	}
	at := msg.Mouse()
	l := &m.lay
	x, y := at.X-l.Board.X-2, at.Y-l.Board.Y
	s := scoring.Square{Row: y / l.CellH, Col: x / l.CellW}
	if at.Button != tea.MouseLeft || x < 0 || y < 0 || !t.game.Edition.Layout.Contains(s) {
		return nil
	}
	again := t.focus == onBoard && t.board.Cursor == s
	if t.focus != onBoard {
		m.focusOn(onBoard)
	}
	t.board.Cursor, t.board.Joins, t.board.Pending = s, false, ""
	switch _, i := t.board.TileAt(s); {
	case i >= 0:
		t.board = t.board.Blank(t.view.Edition)
	case again:
		return m.turnBoard()
	}
	return m.boardChanged()
}
