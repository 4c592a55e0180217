package tui

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/layout"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// boardCache keeps the drawn board until something on it changes.
type boardCache struct {
	key   boardKey
	laid  []scoring.Laid
	spots []board.Spot
	board scoring.Board
	lines []string
}

type boardKey struct {
	cursor scoring.Square
	last   sheet.Turn
	ok     bool

	bracketed bool
}

// tableScreen draws an open game.
func (m *Model) tableScreen() ([]string, int, int, bool) {
	t := m.table
	if t.help != nil {
		return m.helpScreen()
	}
	if m.PageOpen() {
		return m.pageScreen()
	}
	l := &m.Lay
	rows := make([]string, l.H)
	frameOf(m.Table).header(rows)
	squares := m.boardLines()
	var side []string
	sideX, sideY, sideCursor := 0, 0, false
	if l.Side.W > 0 {
		side, sideX, sideY, sideCursor = frameOf(m.Table).sideLines()
	}
	gap := strings.Repeat(" ", max(0, l.Side.X-l.Board.W))
	for y := l.Numbers; y < l.Hints; y++ {
		left := ""
		switch {
		case y == l.Numbers:
			left = m.Muted(board.ColumnLabels(l, t.Game.Edition.Layout.Side, t.Game.Log.Notation))
		case y >= l.Board.Y && y < l.Board.Y+l.Board.H:
			left = squares[y-l.Board.Y]
		case l.Left.X == 0:
			left = frameOf(m.Table).foot(y)
		}
		switch {
		case y == l.Notice && l.Notice >= 0 && l.Left.X == 0:
			rows[y] = frameOf(m.Table).noticeLine(l.W)
		case l.Strip.W > 0:
			rows[y] = frameOf(m.Table).withStrip(left, y)
		case l.Side.W == 0:
			rows[y] = draw.Pad(left, l.W)
		default:
			right := ""
			if i := y - l.Side.Y; i < len(side) {
				right = side[i]
			} else if l.Left.X > 0 {
				right = frameOf(m.Table).foot(y)
			}
			rows[y] = draw.Pad(left, l.Board.W) + gap + draw.Pad(right, l.Side.W)
		}
	}
	rows[l.Hints] = m.hintLine()
	for y := range rows {
		if rows[y] == "" {
			rows[y] = strings.Repeat(" ", l.W)
		}
	}
	x, y, ok := frameOf(m.Table).tableCursor()
	if sideCursor {
		x, y, ok = l.Side.X+sideX, l.Side.Y+sideY, true
	}
	return rows, x, y, ok
}

// tableCursor is where the cursor stands while no list has it.
func (v frameView) tableCursor() (int, int, bool) {
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
		return l.Left.X + 2 + v.entryColumn(w), l.Entry, true
	case t.Duplicate() && t.Focus == view.OnSide && l.Side.W > 0:
		return l.Side.X, l.Side.Y + v.roundsCursor(l.Side.W, l.Side.H), true
	case t.Focus == view.OnSide && t.Tab == view.TabWords && l.Side.W > 0:
		return l.Side.X + tabsOf(v.Table).fieldColumn(l.Side.W), l.Side.Y + v.workingHeight() + 1, true
	case t.Focus == view.OnSide && l.Side.W > 0:
		return l.Side.X, l.Side.Y + v.workingHeight() + tabsOf(v.Table).chosenLine(tabsOf(v.Table).tabRoom(l.Side.W, l.Side.H-v.workingHeight())), true
	}
	x, y := l.Square(t.Board.Cursor.Row, t.Board.Cursor.Col)
	return x, y, true
}

// entryColumn is how far the cursor stands into a field of w columns.
func (v frameView) entryColumn(w int) int {
	t := v.At
	runes := []rune(t.Entry.Text())
	at := min(t.Entry.Field.Position(), len(runes))
	if t.Entry.Tiles {
		at = v.tileOffset()
	}
	col := draw.Width(string(runes[:at]))
	return min(col, w-3)
}

// boardLines draws the board, or gives the last drawing of it.
func (m *Model) boardLines() []string {
	t := m.table
	turn, ok := t.NewestShown()
	now := boardKey{last: turn, ok: ok}
	if m.Look.Brackets && t.Focus == view.OnBoard && t.Over == nil {
		now.cursor, now.bracketed = t.Board.Cursor, true
	}
	laid, spots, game := t.ShownLaid(), m.ShownSpots(), t.OnBoard()
	if game != &t.Table {
		now.ok = false // another position has no newest turn here
	}
	if t.drawn.lines != nil && t.drawn.key == now && slices.Equal(t.drawn.laid, laid) && slices.Equal(t.drawn.spots, spots) && t.drawn.board.Equal(&game.Standings.Board) {
		return t.drawn.lines
	}
	v := board.View{
		Edition: game.Edition, Board: &game.Standings.Board, Laid: laid, Spots: spots,
		Cursor: t.Board.Cursor, HasCur: now.bracketed, Names: m.Names.Premium, Notation: t.Game.Log.Notation,
	}
	if now.ok {
		v.Last = t.LastLaid()
	}
	t.drawn = boardCache{now, laid, spots, game.Standings.Board, v.Lines(&m.Lay, m.Look)}
	return t.drawn.lines
}

// roundsCursor is how far down the side column of a duplicate the chosen row stands.
func (v frameView) roundsCursor(w, h int) int {
	t := v.At
	switch {
	case t.Tab != view.TabSheet:
		return v.workingHeight()
	case t.Hall():
		_, at := roundsOf(v.Table).hallPane(w, h)
		return at
	}
	top := roundsOf(v.Table).roundHeight()
	_, at := roundsOf(v.Table).roundsTable(t.ShownGame(), w, tabsOf(v.Table).tabRoom(w, h-top))
	return top + 1 + at
}

// frameView draws what is about the panes: the players, the side, the rows below the board.
type frameView struct{ view.Table }

func frameOf(v view.Table) frameView { return frameView{v} }
