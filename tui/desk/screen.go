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

// hints are the keys that matter now; the last two are the palette and the help.
func (d *Desk) hints() []kit.Hint {
	t, h, k := d.At, &d.Lang.Screen.Hint, d.Keys
	name := func(b key.Binding) string { return d.KeyName(b.Help().Key) }
	last := []kit.Hint{{Key: name(k.Palette), Does: h.Commands}, {Key: name(k.Help), Does: h.Help}}
	switch {
	case t.Over != nil:
		return append(t.Over.KeysTold(d.Table), last[1])
	case t.InGrid:
		return append(d.grid.Hints(d.Table), last...)
	case t.Duplicate() && !t.Entry.Tiles && frame.Of(d.Table).RoundHints() != nil:
		return frame.Of(d.Table).RoundHints()
	case t.Focus == view.OnEntry && t.Entry.Tiles:
		return append([]kit.Hint{{Key: d.KeyName("Space"), Does: h.Square}, {Key: "?", Does: h.Blank}, {Key: "0", Does: h.AlreadyThere}, {Key: d.KeyName("Enter"), Does: h.Note}, {Key: d.KeyName("Esc"), Does: h.Back}}, last[1])
	case t.Focus == view.OnEntry:
		if _, _, ok := t.Entry.TypedWords(t.Game.Edition); ok {
			return append([]kit.Hint{{Key: d.KeyName("Enter"), Does: h.EnterLine}, {Key: d.KeyName("Down"), Does: h.Tiles}, {Key: d.KeyName("Esc"), Does: h.Clear}}, last...)
		}
		return append([]kit.Hint{{Key: d.KeyName("Enter"), Does: h.EnterLine}, {Key: d.KeyName("Up"), Does: h.History}, {Key: d.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabNotes:
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: d.KeyName("PgUp") + " " + d.KeyName("PgDn"), Does: h.Scroll}, {Key: name(k.Note), Does: h.EditNote}, {Key: d.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabCharts:
		return append([]kit.Hint{{Key: d.KeyName("Left") + " " + d.KeyName("Right"), Does: d.Lang.Charts.Choose}, {Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Large), Does: h.Size}, {Key: d.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "":
		l := &d.Lang.Lookup
		return append([]kit.Hint{{Key: d.KeyName("Up") + " " + d.KeyName("Down"), Does: l.NextWord}, {Key: d.KeyName("Enter"), Does: l.ItsPlaces}, {Key: d.KeyName("Left") + " " + d.KeyName("Right"), Does: l.Order}, {Key: d.KeyName("Esc"), Does: h.Clear}}, last...)
	case t.Focus == view.OnSide && t.Tab != view.TabSheet:
		return append([]kit.Hint{{Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Large), Does: h.Size}, {Key: d.KeyName("Esc"), Does: h.Board}}, last...)
	case t.Focus == view.OnSide:
		if t.Watching != "" {
			return append([]kit.Hint{{Key: d.KeyName("Arrows"), Does: h.Cell}, {Key: d.KeyName("Esc"), Does: h.Board}}, last[1])
		}
		return append([]kit.Hint{{Key: d.KeyName("Arrows"), Does: h.Cell}, {Key: d.KeyName("Enter"), Does: frame.Of(d.Table).Opens(t.Row)}, {Key: d.KeyName("Del"), Does: h.DeleteTurn}, {Key: name(k.NextTab), Does: h.Tab}, {Key: d.KeyName("Esc"), Does: h.Board}}, last[1])
	case t.Looking > 0 && t.Watching == "":
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: name(k.First) + " " + name(k.Last), Does: h.FirstLast}, {Key: d.KeyName("Enter"), Does: frame.Of(d.Table).Opens(t.Looking)}}, last...)
	case t.Looking != 0:
		return append([]kit.Hint{{Key: "- +", Does: h.StepTurn}, {Key: name(k.First) + " " + name(k.Last), Does: h.FirstLast}, {Key: d.KeyName("Esc"), Does: h.ToNow}}, last...)
	case t.Watching != "":
		return append([]kit.Hint{{Key: "-", Does: h.TurnBack}, {Key: "+", Does: h.TurnOn}, {Key: name(k.NextTab), Does: h.Tab}, {Key: name(k.Copy), Does: h.Copy}}, last...)
	case t.Editing > 0:
		return append([]kit.Hint{{Key: d.KeyName("Enter"), Does: h.KeepIt}, {Key: d.KeyName("Space"), Does: h.Down}, {Key: "?", Does: h.Blank}, {Key: d.KeyName("Esc"), Does: h.LeaveIt}}, last...)
	case len(t.Board.Laid) > 0:
		turn := h.Down
		if t.Board.Direction == scoring.Down {
			turn = h.Across
		}
		enter := h.Note
		if d.Lay.Side.W == 0 && d.Lay.W < 60 {
			return []kit.Hint{{Key: d.KeyName("Enter"), Does: enter}, {Key: name(k.NextTab), Does: h.Page}, last[1]}
		}
		return append([]kit.Hint{{Key: d.KeyName("Enter"), Does: enter}, {Key: d.KeyName("Space"), Does: turn}, {Key: "?", Does: h.Blank}, {Key: d.KeyName("Esc"), Does: h.Clear}}, last...)
	case t.Game.Standings.Finished && !t.Counting:
		return slices.Concat(frame.Of(d.Table).ClockHint(), []kit.Hint{{Key: d.KeyName("Enter"), Does: h.FinalTable}, {Key: "-", Does: h.TurnBack}, {Key: name(k.First), Does: h.FirstTurn}, {Key: ":", Does: h.Line}}, last)
	case d.Lay.Side.W == 0:
		return []kit.Hint{{Key: d.KeyName("Enter"), Does: h.TurnMenu}, {Key: name(k.NextTab), Does: h.Page}, last[1]}
	}
	if clock := frame.Of(d.Table).ClockHint(); clock != nil {
		return slices.Concat(clock, []kit.Hint{{Key: d.KeyName("Enter"), Does: h.TurnMenu}, {Key: ":", Does: h.Line}}, last)
	}
	return append([]kit.Hint{{Key: "", Does: h.LetterLays}, {Key: d.KeyName("Enter"), Does: h.TurnMenu}, {Key: ":", Does: h.Line}}, last...)
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
