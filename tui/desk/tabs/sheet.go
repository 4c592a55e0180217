package tabs

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// sheetShape is how a column of the sheet looks at a width.
type sheetShape struct {
	column            int
	word, at, running bool
	points            int // width of the points
}

// ColumnGap is the blanks between two columns of the sheet.
const ColumnGap = 2

// shapeOf is the shape that fits. A wide pane has word, square, points and running total. A narrow
// one has word and points for two players, points and running total for three, points for four.
func (v View) shapeOf(g *sheet.Game, all view.Sheet, w int) sheetShape {
	s := sheetShape{column: (w - 4 + ColumnGap) / max(1, len(g.Standings.Players))}
	switch column := s.column; {
	case column >= 25:
		s.word, s.at, s.running = true, true, true
	case column >= 19:
		s.word, s.running = true, true
	case column >= 14:
		s.word = true
	case column >= 10:
		s.running = true
	}
	s.points = 4
	if s.running {
		s.points = 3
	}
	s.points = max(s.points, all.Widest())
	if s.column-ColumnGap < s.points+runningWidth {
		s.running = false
	}
	return s
}

// runningWidth is the width of a running total with the blank before it.
const runningWidth = 6

// nameIn is how a player heads a narrow column: by the beginning of the name, and who has none by
// the seat, where "Player 1" has no room to its end.
func (v View) nameIn(g *sheet.Game, seat, w int) string {
	name := v.PlayerName(g, seat)
	if g.Standings.Players[seat-1].Name == "" && draw.Width(name) > w {
		return strconv.Itoa(seat)
	}
	return view.Short(name, w)
}

// SheetLines draws the sheet in at most h lines of a width, with the chosen turn visible.
func (v View) SheetLines(g *sheet.Game, w, h, chosen int) []string {
	all := v.At.Sheet(g)
	rows, shape := all.Rows, v.shapeOf(g, all, w)
	head := "    "
	for i := range g.Standings.Players {
		name := draw.Pad(v.PlayerName(g, i+1), shape.column-ColumnGap)
		if !shape.word {
			name = draw.Right(v.nameIn(g, i+1, shape.column-ColumnGap-1), shape.column-ColumnGap)
		}
		head += draw.Pad(name, shape.column)
	}
	head = strings.TrimRight(head, " ")
	lines := []string{v.Muted(draw.Pad(head, w))}
	notes := v.At.Notes(g)
	for _, row := range rows[firstRow(all, h, chosen):] {
		if len(lines) == h {
			break
		}
		lines = append(lines, v.sheetLine(g, row, shape, chosen, notes))
	}
	if len(rows) == 0 && h > 1 {
		lines = append(lines, v.Muted(v.Lang.Screen.NoTurns))
	}
	return lines
}

// firstRow is the first visible row of a sheet of h lines: the chosen turn stands in the middle
// where possible, else the last rows are shown.
func firstRow(all view.Sheet, h, chosen int) int {
	last := max(0, len(all.Rows)-(h-1))
	if chosen == view.BeforeFirst {
		return 0
	}
	if at := all.RowOf(chosen); at >= 0 {
		return min(last, max(0, at-(h-1)/2))
	}
	return last
}

// hasNote says whether a turn was followed by a note; all are in the order of the turns.
func hasNote(all []sheet.Note, turn int) bool {
	_, ok := slices.BinarySearchFunc(all, turn, func(n sheet.Note, turn int) int { return n.After - turn })
	return ok
}

// ChosenLine is how far below the heading of a sheet of h lines the chosen turn stands.
func (v View) ChosenLine(h int) int {
	t := v.At
	if t.Tab != view.TabSheet {
		return 0
	}
	all := t.Sheet(t.ShownGame())
	at := all.RowOf(t.Row)
	if at < 0 {
		return 0
	}
	return 2 + at - firstRow(all, h, t.Row)
}

func (v View) sheetLine(g *sheet.Game, row view.SheetRow, shape sheetShape, chosen int, notes []sheet.Note) string {
	var b strings.Builder
	label := ""
	if row.Round > 0 {
		label = strconv.Itoa(row.Round)
	}
	b.WriteString(v.Muted(draw.Right(label, 2)) + "  ")
	w := shape.column - ColumnGap
	for i, t := range row.Turns {
		cell := strings.Repeat(" ", w)
		switch now := v.Lang.Screen.Now; {
		case t != nil:
			cell = v.sheetCell(g, t, shape, t.Number == chosen, hasNote(notes, t.Number))
		case row.Open && g.Standings.OnTurn == i+1 && shape.word:
			cell = v.Look.Ink[draw.Accent].Put(draw.Pad(now, w))
		case row.Open && g.Standings.OnTurn == i+1:
			cell = v.Look.Ink[draw.Accent].Put(draw.Right(v.NowIn(w), w))
		}
		if i > 0 {
			b.WriteString(strings.Repeat(" ", ColumnGap))
		}
		b.WriteString(cell)
	}
	return b.String()
}

// sheetCell is exactly as wide as its column without the gap.
func (v View) sheetCell(g *sheet.Game, t *sheet.Turn, shape sheetShape, chosen, noted bool) string {
	w := shape.column - ColumnGap
	points, running := draw.Right(v.Points(t), shape.points), ""
	if shape.running {
		running = phrases.Number(t.Running)
		running = draw.Right(running, max(5, 1+draw.Width(running)))
	}
	room := max(0, w-draw.Width(points)-draw.Width(running))
	mark := ""
	if noted && room > 0 {
		mark = draw.SignDot
	}
	text := draw.Pad(mark, room)
	switch sign := v.RowSign(g, *t, chosen || t.Fault != nil); {
	case shape.word:
		text = v.cellWord(g, t, shape.at, room, mark, sign)
	case sign != "":
		room := w - draw.Width(running)
		text, points = "", draw.Right(view.SignedPoints(v.Points(t), min(view.SignedWidth, room), sign, mark), room)
	}
	switch {
	case chosen:
		return v.Look.Reverse.Put(text + points + running)
	case t.Fault != nil:
		return v.Look.Ink[draw.Fault].Put(text + points + running)
	}
	return text + points + v.Muted(running)
}

// cellWord is the word of a turn with its square, the mark of a note and the sign of the list
// in a width.
func (v View) cellWord(g *sheet.Game, t *sheet.Turn, at bool, w int, mark, sign string) string {
	if sign != "" {
		if w < 3 {
			return draw.Right(sign, w)
		}
		return v.cellWord(g, t, at, w-2, mark, "") + " " + sign
	}
	word := v.TurnWord(g, t)
	if t.Challenged {
		word = "(" + word + ")"
	}
	if room := w - draw.Width(mark); draw.Width(word) > room {
		word = draw.Pad(word, room)
	}
	word += mark
	if play, ok := g.Play(*t); ok && at {
		word = draw.Pad(word, max(1, w-5)) + " " + g.Log.Notation.Format(play.Start, play.Direction)
	}
	return draw.Pad(word, w)
}
