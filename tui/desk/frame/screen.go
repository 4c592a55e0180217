package frame

import (
	"strings"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// Screen draws the table: players, the panes or one of them as a page, status, entry, and the hints
// of the keys that matter now.
func Screen(t view.Table, hints []kit.Hint) kit.Screen {
	v := Of(t)
	if v.PageOpen() {
		return v.pageScreen(hints)
	}
	return v.tableScreen(hints)
}

// GridScreen is the grid above the hints.
func GridScreen(t view.Table, grid kit.Screen, under Under, hints []kit.Hint) kit.Screen {
	grid.Rows = append(grid.Rows, Of(t).hintLine(under, hints))
	return grid
}

// HelpScreen draws the help under the players.
func HelpScreen(t view.Table, help kit.Page) kit.Screen {
	env, top := BelowHeader(t)
	rows := make([]string, top, t.Lay.H)
	Of(t).Header(rows)
	s := help.View(env)
	return kit.Screen{Rows: append(rows, s.Rows...), X: s.X, Y: top + s.Y, Cursor: s.Cursor}
}

// BelowHeader is the env for drawing the help: the window without the players and the rule.
func BelowHeader(t view.Table) (env kit.Env, top int) {
	env, top = t.Env, max(t.Lay.Players, t.Lay.Rule)+1
	env.Height -= top
	return env, top
}

// hintLine is the hints, or the end of an answer or notice that goes on there.
func (v View) hintLine(under Under, hints []kit.Hint) string {
	if under.Hints != "" {
		return under.Hints
	}
	return v.HintsIn(hints, v.Lay.W)
}

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (v View) pageScreen(hints []kit.Hint) kit.Screen {
	t, l := v.At, &v.Lay
	rows := make([]string, l.H)
	v.Header(rows)
	top := max(l.Players, l.Rule) + 1
	end, under := l.Hints, v.Under()
	if l.Notice >= 0 {
		end = l.Notice
		rows[l.Notice] = under.Notice
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
	case t.WorkingPage:
		lines, y = v.seating().alone(v, l.W, entry-top)
	case t.Tab == view.TabSheet:
		lines, y = v.seating().sheet(v, l.W, entry-top-1)
	case t.Tab == view.TabTiles:
		lines = tabs.Of(v.Table).TilesPage(l.W, entry-top-1)
	default:
		lines = append([]string{v.Heading(tabs.TitleOf(t.Tab, v.Lang), "", l.W, true)}, tabs.Of(v.Table).TabLines(l.W, entry-top-2)...)
	}
	copy(rows[top:entry], draw.Fill(lines, l.W, entry-top))
	rows[entry-1] = v.StatusLine(l.W)
	rows[entry] = draw.Pad(v.EntryLine(l.W), l.W)
	copy(rows[entry+1:end], under.Answers)
	if !cursor && t.Over == nil && t.Focus == view.OnSide && t.Tab == view.TabWords && t.RackWords.Text != "" {
		x, y, cursor = tabs.Of(v.Table).FieldColumn(l.W), top+1, true
	}
	if !cursor && t.Focus == view.OnEntry {
		x, y, cursor = 2+v.EntryColumn(l.W), entry, true
	}
	rows[l.Hints] = v.hintLine(under, hints)
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.W)
		}
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+v.seating().chosen(v, y, entry-top)), true
	}
	return kit.Screen{Rows: rows, X: x, Y: y, Cursor: cursor}
}

// tableScreen draws the board with what stands beside and below it.
func (v View) tableScreen(hints []kit.Hint) kit.Screen {
	l, under := &v.Lay, v.Under()
	rows := make([]string, l.H)
	v.Header(rows)
	squares := v.BoardLines()
	var side []string
	sideX, sideY, sideCursor := 0, 0, false
	if l.Side.W > 0 {
		side, sideX, sideY, sideCursor = v.SideLines()
	}
	gap := strings.Repeat(" ", max(0, l.Side.X-l.Board.W))
	for y := l.Numbers; y < l.Hints; y++ {
		left := ""
		switch {
		case y == l.Numbers:
			left = v.ColumnLabels()
		case y >= l.Board.Y && y < l.Board.Y+l.Board.H:
			left = squares[y-l.Board.Y]
		case l.Left.X == 0:
			left = v.Foot(y, under)
		}
		switch {
		case y == l.Notice && l.Notice >= 0 && l.Left.X == 0:
			rows[y] = under.Notice
		case l.Strip.W > 0:
			rows[y] = v.WithStrip(left, y, under)
		case l.Side.W == 0:
			rows[y] = draw.Pad(left, l.W)
		default:
			right := ""
			if i := y - l.Side.Y; i < len(side) {
				right = side[i]
			} else if l.Left.X > 0 {
				right = v.Foot(y, under)
			}
			rows[y] = draw.Pad(left, l.Board.W) + gap + draw.Pad(right, l.Side.W)
		}
	}
	rows[l.Hints] = v.hintLine(under, hints)
	for y := range rows {
		if rows[y] == "" {
			rows[y] = strings.Repeat(" ", l.W)
		}
	}
	x, y, ok := v.TableCursor()
	if sideCursor {
		x, y, ok = l.Side.X+sideX, l.Side.Y+sideY, true
	}
	return kit.Screen{Rows: rows, X: x, Y: y, Cursor: ok}
}
