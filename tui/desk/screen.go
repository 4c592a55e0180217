package desk

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// hintLine is the keys that matter now. A notice that has no row of its own, or more to say
// than one row holds, stands here until a key is pressed.
func (d *Desk) hintLine() string {
	w := d.Lay.W
	if d.Lay.Notice < 0 && d.Notice.Text != "" {
		return frame.Of(d.Table).NoticeLine(w)
	}
	if lines, ink := frame.Of(d.Table).NoticeLines(w); frame.Of(d.Table).NoticeSpills() && lines[1] != "" {
		return ink.Put(draw.Pad(lines[1], w))
	}
	return d.HintsIn(d.hints(), w)
}

// hints are the keys that matter now, the palette and the help last.
func (d *Desk) hints() []kit.Hint {
	t := d.At
	switch {
	case t.Over != nil:
		return append(t.Over.KeysTold(d.Table), kit.Hint{Key: d.KeyName(d.Keys.Help.Help().Key), Does: d.Lang.Screen.Hint.Help})
	case t.InGrid:
		h, k := &d.Lang.Screen.Hint, d.Keys
		return append(d.grid.Hints(d.Table), kit.Hint{Key: d.KeyName(k.Palette.Help().Key), Does: h.Commands}, kit.Hint{Key: d.KeyName(k.Help.Help().Key), Does: h.Help})
	}
	var hints []kit.Hint
	for _, told := range key.Hinted(d.inFront(), d.KeyName) {
		hints = append(hints, kit.Hint{Key: told.Keys, Does: told.Does})
	}
	return hints
}

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (d *Desk) pageScreen() ([]string, int, int, bool) {
	t, l, s := d.At, &d.Lay, &d.Lang.Screen
	if t.InGrid && t.Over == nil {
		s := d.grid.View(d.Table)
		return append(s.Rows, d.hintLine()), s.X, s.Y, s.Cursor
	}
	rows := make([]string, l.H)
	frame.Of(d.Table).Header(rows)
	top := max(l.Players, l.Rule) + 1
	end := l.Hints
	if l.Notice >= 0 {
		end = l.Notice
		rows[l.Notice] = frame.Of(d.Table).NoticeLine(l.W)
	}
	entry := end - 3
	x, y, cursor := 0, 0, false
	var lines []string
	switch {
	case t.Over != nil:
		left, right := t.Over.Title(d.Table)
		lines = append([]string{d.Heading(left, right, l.W, true)}, t.Over.Draw(d.Table, l.W, entry-top-2)...)
		if cx, cy, ok := t.Over.Cursor(d.Table, l.W); ok {
			x, y, cursor = cx, top+1+cy, true
		}
	case t.Alone && t.Duplicate():
		lines, y = rounds.Of(d.Table).Alone(l.W, entry-top)
	case t.Alone:
		lines = frame.Of(d.Table).WorkingPane(l.W, entry-top)
	case t.Tab == view.TabSheet && t.Hall() && !t.Large:
		lines, y = rounds.Of(d.Table).HallPane(l.W, entry-top-1)
	case t.Tab == view.TabSheet && t.Duplicate():
		lines, y = rounds.Of(d.Table).Page(l.W, entry-top-1)
	case t.Tab == view.TabSheet:
		lines = frame.Of(d.Table).SheetPage(l.W, entry-top-1)
	case t.Tab == view.TabTiles:
		lines = tabs.Of(d.Table).TilesPage(l.W, entry-top-1)
	default:
		title := []string{"", d.Lang.Rounds.Ranking, "", s.Words, s.Notes, d.Lang.Charts.Tab}[t.Tab]
		lines = append([]string{d.Heading(title, "", l.W, true)}, tabs.Of(d.Table).TabLines(l.W, entry-top-2)...)
	}
	copy(rows[top:entry], draw.Fill(lines, l.W, entry-top))
	rows[entry-1] = frame.Of(d.Table).StatusLine(l.W)
	rows[entry] = draw.Pad(frame.Of(d.Table).EntryLine(l.W), l.W)
	ink, answers := frame.Of(d.Table).AnswerLines(l.W)
	rows[entry+1] = ink.Put(draw.Pad(answers[0], l.W))
	if entry+2 < end {
		rows[entry+2] = draw.Pad(answers[1], l.W)
	}
	if !cursor && t.Over == nil && t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "" {
		x, y, cursor = tabs.Of(d.Table).FieldColumn(l.W), top+1, true
	}
	if !cursor && t.Focus == view.OnEntry {
		x, y, cursor = 2+frame.Of(d.Table).EntryColumn(l.W), entry, true
	}
	rows[l.Hints] = d.hintLine()
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.W)
		}
	}
	if !cursor && t.Duplicate() {
		x, y, cursor = 0, min(entry-1, top+y), true
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+tabs.Of(d.Table).ChosenLine(entry-top-2-len(frame.Of(d.Table).SheetTold(l.W, entry-top-1)))), true
	}
	return rows, x, y, cursor
}

// View draws the table.
func (d *Desk) View() kit.Screen {
	rows, x, y, cursor := d.tableScreen()
	return kit.Screen{Rows: rows, X: x, Y: y, Cursor: cursor}
}

// tableScreen draws an open game.
func (d *Desk) tableScreen() ([]string, int, int, bool) {
	t := d.At
	if d.help != nil {
		return d.helpScreen()
	}
	if d.PageOpen() {
		return d.pageScreen()
	}
	l := &d.Lay
	rows := make([]string, l.H)
	frame.Of(d.Table).Header(rows)
	squares := d.boardLines()
	var side []string
	sideX, sideY, sideCursor := 0, 0, false
	if l.Side.W > 0 {
		side, sideX, sideY, sideCursor = frame.Of(d.Table).SideLines()
	}
	gap := strings.Repeat(" ", max(0, l.Side.X-l.Board.W))
	for y := l.Numbers; y < l.Hints; y++ {
		left := ""
		switch {
		case y == l.Numbers:
			left = d.Muted(board.ColumnLabels(l, t.Game.Edition.Layout.Side, t.Game.Log.Notation))
		case y >= l.Board.Y && y < l.Board.Y+l.Board.H:
			left = squares[y-l.Board.Y]
		case l.Left.X == 0:
			left = frame.Of(d.Table).Foot(y)
		}
		switch {
		case y == l.Notice && l.Notice >= 0 && l.Left.X == 0:
			rows[y] = frame.Of(d.Table).NoticeLine(l.W)
		case l.Strip.W > 0:
			rows[y] = frame.Of(d.Table).WithStrip(left, y)
		case l.Side.W == 0:
			rows[y] = draw.Pad(left, l.W)
		default:
			right := ""
			if i := y - l.Side.Y; i < len(side) {
				right = side[i]
			} else if l.Left.X > 0 {
				right = frame.Of(d.Table).Foot(y)
			}
			rows[y] = draw.Pad(left, l.Board.W) + gap + draw.Pad(right, l.Side.W)
		}
	}
	rows[l.Hints] = d.hintLine()
	for y := range rows {
		if rows[y] == "" {
			rows[y] = strings.Repeat(" ", l.W)
		}
	}
	x, y, ok := frame.Of(d.Table).TableCursor()
	if sideCursor {
		x, y, ok = l.Side.X+sideX, l.Side.Y+sideY, true
	}
	return rows, x, y, ok
}

// boardLines draws the board, or gives the last drawing of it.
func (d *Desk) boardLines() []string {
	t := d.At
	turn, ok := t.NewestShown()
	now := boardKey{last: turn, ok: ok, look: d.Look, w: d.Lay.W, h: d.Lay.H}
	if d.Look.Brackets && t.Focus == view.OnBoard && t.Over == nil {
		now.cursor, now.bracketed = t.Board.Cursor, true
	}
	laid, spots, game := t.ShownLaid(), d.ShownSpots(), t.OnBoard()
	if game != &t.Shown {
		now.ok = false // another position has no newest turn here
	}
	if d.drawn.lines != nil && d.drawn.key == now && slices.Equal(d.drawn.laid, laid) && slices.Equal(d.drawn.spots, spots) && d.drawn.board.Equal(&game.Standings.Board) {
		return d.drawn.lines
	}
	v := board.View{
		Edition: game.Edition, Board: &game.Standings.Board, Laid: laid, Spots: spots,
		Cursor: t.Board.Cursor, HasCur: now.bracketed, Names: d.Names.Premium, Notation: t.Game.Log.Notation,
	}
	if now.ok {
		v.Last = t.LastLaid()
	}
	d.drawn = boardCache{now, laid, spots, game.Standings.Board, v.Lines(&d.Lay, d.Look)}
	return d.drawn.lines
}

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

	look *draw.Look
	w, h int
}
