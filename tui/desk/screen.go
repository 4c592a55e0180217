package desk

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
)

// View draws the table.
func (d *Desk) View() kit.Screen {
	rows, x, y, cursor := d.screen().tableScreen()
	return kit.Screen{Rows: rows, X: x, Y: y, Cursor: cursor}
}

func (d *Desk) screen() screen { return screen{rowsOf(d.Table), d.help, d.grid, &d.drawn} }

// screen draws the table. It changes nothing but the drawn board that it keeps.
type screen struct {
	rows
	help *help.Page // nil while it is closed
	grid grid.Pane
	kept *boardCache
}

// hintLine is the keys that matter now. A notice that has no row of its own, or more to say
// than one row holds, stands here until a key is pressed.
func (v screen) hintLine() string {
	w := v.Lay.W
	if v.Lay.Notice < 0 && v.Notice.Text != "" {
		return frame.Of(v.Table).NoticeLine(w)
	}
	if lines, ink := frame.Of(v.Table).NoticeLines(w); frame.Of(v.Table).NoticeSpills() && lines[1] != "" {
		return ink.Put(draw.Pad(lines[1], w))
	}
	return v.HintsIn(v.hints(), w)
}

// hints are the keys that matter now, the palette and the help last.
func (v screen) hints() []kit.Hint {
	t := v.At
	switch {
	case t.Over != nil:
		return append(t.Over.KeysTold(v.Table), kit.Hint{Key: v.KeyName(v.Keys.Help.Help().Key), Does: v.Lang.Screen.Hint.Help})
	case t.InGrid:
		h, k := &v.Lang.Screen.Hint, v.Keys
		return append(v.grid.Hints(v.Table), kit.Hint{Key: v.KeyName(k.Palette.Help().Key), Does: h.Commands}, kit.Hint{Key: v.KeyName(k.Help.Help().Key), Does: h.Help})
	}
	var hints []kit.Hint
	for _, told := range key.Hinted(v.inFront(), v.KeyName) {
		hints = append(hints, kit.Hint{Key: told.Keys, Does: told.Does})
	}
	return hints
}

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (v screen) pageScreen() ([]string, int, int, bool) {
	t, l, s, f := v.At, &v.Lay, &v.Lang.Screen, frame.Of(v.Table)
	if t.InGrid && t.Over == nil {
		s := v.grid.View(v.Table)
		return append(s.Rows, v.hintLine()), s.X, s.Y, s.Cursor
	}
	rows := make([]string, l.H)
	f.Header(rows)
	top := max(l.Players, l.Rule) + 1
	end := l.Hints
	if l.Notice >= 0 {
		end = l.Notice
		rows[l.Notice] = f.NoticeLine(l.W)
	}
	entry := end - 3
	x, y, cursor := 0, 0, false
	var lines []string
	switch {
	case t.Over != nil:
		left, right := t.Over.Title(v.Table)
		lines = append([]string{v.Heading(left, right, l.W, true)}, t.Over.Draw(v.Table, l.W, entry-top-2)...)
		if cx, cy, ok := t.Over.Cursor(v.Table, l.W); ok {
			x, y, cursor = cx, top+1+cy, true
		}
	case t.Alone && t.Duplicate():
		lines, y = rounds.Of(v.Table).Alone(l.W, entry-top)
	case t.Alone:
		lines = f.WorkingPane(l.W, entry-top)
	case t.Tab == view.TabSheet && t.Hall() && !t.Large:
		lines, y = rounds.Of(v.Table).HallPane(l.W, entry-top-1)
	case t.Tab == view.TabSheet && t.Duplicate():
		lines, y = rounds.Of(v.Table).Page(l.W, entry-top-1)
	case t.Tab == view.TabSheet:
		lines = f.SheetPage(l.W, entry-top-1)
	case t.Tab == view.TabTiles:
		lines = tabs.Of(v.Table).TilesPage(l.W, entry-top-1)
	default:
		title := []string{"", v.Lang.Rounds.Ranking, "", s.Words, s.Notes, v.Lang.Charts.Tab}[t.Tab]
		lines = append([]string{v.Heading(title, "", l.W, true)}, tabs.Of(v.Table).TabLines(l.W, entry-top-2)...)
	}
	copy(rows[top:entry], draw.Fill(lines, l.W, entry-top))
	rows[entry-1] = f.StatusLine(l.W)
	rows[entry] = draw.Pad(f.EntryLine(l.W), l.W)
	ink, answers := f.AnswerLines(l.W)
	rows[entry+1] = ink.Put(draw.Pad(answers[0], l.W))
	if entry+2 < end {
		rows[entry+2] = draw.Pad(answers[1], l.W)
	}
	if !cursor && t.Over == nil && t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "" {
		x, y, cursor = tabs.Of(v.Table).FieldColumn(l.W), top+1, true
	}
	if !cursor && t.Focus == view.OnEntry {
		x, y, cursor = 2+f.EntryColumn(l.W), entry, true
	}
	rows[l.Hints] = v.hintLine()
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.W)
		}
	}
	if !cursor && t.Duplicate() {
		x, y, cursor = 0, min(entry-1, top+y), true
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+tabs.Of(v.Table).ChosenLine(entry-top-2-len(f.SheetTold(l.W, entry-top-1)))), true
	}
	return rows, x, y, cursor
}

// tableScreen draws an open game.
func (v screen) tableScreen() ([]string, int, int, bool) {
	t := v.At
	if v.help != nil {
		return v.helpScreen()
	}
	if v.PageOpen() {
		return v.pageScreen()
	}
	l, f := &v.Lay, frame.Of(v.Table)
	rows := make([]string, l.H)
	f.Header(rows)
	squares := v.boardLines()
	var side []string
	sideX, sideY, sideCursor := 0, 0, false
	if l.Side.W > 0 {
		side, sideX, sideY, sideCursor = f.SideLines()
	}
	gap := strings.Repeat(" ", max(0, l.Side.X-l.Board.W))
	for y := l.Numbers; y < l.Hints; y++ {
		left := ""
		switch {
		case y == l.Numbers:
			left = v.Muted(board.ColumnLabels(l, t.Game.Edition.Layout.Side, t.Game.Log.Notation))
		case y >= l.Board.Y && y < l.Board.Y+l.Board.H:
			left = squares[y-l.Board.Y]
		case l.Left.X == 0:
			left = f.Foot(y)
		}
		switch {
		case y == l.Notice && l.Notice >= 0 && l.Left.X == 0:
			rows[y] = f.NoticeLine(l.W)
		case l.Strip.W > 0:
			rows[y] = f.WithStrip(left, y)
		case l.Side.W == 0:
			rows[y] = draw.Pad(left, l.W)
		default:
			right := ""
			if i := y - l.Side.Y; i < len(side) {
				right = side[i]
			} else if l.Left.X > 0 {
				right = f.Foot(y)
			}
			rows[y] = draw.Pad(left, l.Board.W) + gap + draw.Pad(right, l.Side.W)
		}
	}
	rows[l.Hints] = v.hintLine()
	for y := range rows {
		if rows[y] == "" {
			rows[y] = strings.Repeat(" ", l.W)
		}
	}
	x, y, ok := f.TableCursor()
	if sideCursor {
		x, y, ok = l.Side.X+sideX, l.Side.Y+sideY, true
	}
	return rows, x, y, ok
}

// boardLines draws the board, or gives the last drawing of it.
func (v screen) boardLines() []string {
	t := v.At
	turn, ok := t.NewestShown()
	now := boardKey{last: turn, ok: ok, look: v.Look, w: v.Lay.W, h: v.Lay.H}
	if v.Look.Brackets && t.Focus == view.OnBoard && t.Over == nil {
		now.cursor, now.bracketed = t.Board.Cursor, true
	}
	laid, spots, game := t.ShownLaid(), v.ShownSpots(), t.OnBoard()
	if game != &t.Shown {
		now.ok = false // another position has no newest turn here
	}
	if v.kept.lines != nil && v.kept.key == now && slices.Equal(v.kept.laid, laid) && slices.Equal(v.kept.spots, spots) && v.kept.board.Equal(&game.Standings.Board) {
		return v.kept.lines
	}
	b := board.View{
		Edition: game.Edition, Board: &game.Standings.Board, Laid: laid, Spots: spots,
		Cursor: t.Board.Cursor, HasCur: now.bracketed, Names: v.Names.Premium, Notation: t.Game.Log.Notation,
	}
	if now.ok {
		b.Last = t.LastLaid()
	}
	*v.kept = boardCache{now, laid, spots, game.Standings.Board, b.Lines(&v.Lay, v.Look)}
	return v.kept.lines
}

// helpScreen draws the help under the players.
func (v screen) helpScreen() ([]string, int, int, bool) {
	env, top := v.belowHeader()
	rows := make([]string, top, v.Lay.H)
	frame.Of(v.Table).Header(rows)
	s := v.help.Of(v.At.Game).View(env)
	return append(rows, s.Rows...), s.X, top + s.Y, s.Cursor
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
