package grid

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// shape is where the parts of the grid stand. The special rows, the totals and the guidance have
// fixed room; the turns get the rest.
type shape struct {
	label, column int // widths
	turns         int // rows in sight
	how           int // rows of guidance
	rule          bool
	answers       int
	notice        bool
}

func (v grid) shape() shape {
	w, h := v.Lay.W, v.Lay.H
	s, grid := &v.Lang.Screen, &v.Lang.Grid
	shape := shape{how: 2, answers: 1}
	for _, name := range []string{grid.Left, grid.Closing, s.Total} {
		shape.label = max(shape.label, draw.Width(name)+2)
	}
	if w >= 60 {
		shape.label = max(shape.label, phrases.KindColumns+2)
	}
	shape.column = (w - shape.label + tabs.ColumnGap) / max(1, len(v.At.Game.Standings.Players))
	if h >= 22 {
		shape.rule, shape.notice, shape.answers = true, true, 2
	}
	if h >= 30 || w < 60 && h >= 22 {
		shape.how = 3
	}
	shape.turns = h - 3 - 2 - 1 - shape.how - 1 - shape.answers - 1
	if shape.rule {
		shape.turns--
	}
	if shape.notice {
		shape.turns--
	}
	return shape
}

// View draws the grid over the whole window except the row of the hints, and gives what goes on in
// that row.
func (p Pane) View(t view.Table) (kit.Screen, frame.Under) {
	v := of(t, p)
	l, g, shape, rows := &v.Lay, &v.At.Game, v.shape(), v.rows()
	screen := kit.Screen{Cursor: true}
	put := func(lines ...string) { screen.Rows = append(screen.Rows, lines...) }
	putRow := func(at int) {
		if at == v.row {
			screen.X, screen.Y = min(l.W-1, shape.label+(v.seat-1)*shape.column+v.cellCursor(shape)), len(screen.Rows)
		}
		put(draw.Pad(v.line(rows[at], at, shape), l.W))
	}
	turn := v.Lang.Screen.Finished
	if g.Standings.OnTurn > 0 {
		name := v.PlayerName(g, g.Standings.OnTurn)
		turn = v.Lang.Screen.TurnOf(draw.Pad(name, min(draw.Width(name), l.W/2)))
	}
	put(v.MarkedHeading(v.Lang.Grid.Title, turn, l.W))
	putRow(0)
	put(draw.Pad(v.leaders(shape), l.W))
	for at, turns := v.top+1, len(rows)-3; at <= turns && at <= v.top+shape.turns; at++ {
		putRow(at)
	}
	for len(screen.Rows) < 3+shape.turns {
		put(strings.Repeat(" ", l.W))
	}
	putRow(len(rows) - 2)
	putRow(len(rows) - 1)
	if shape.rule {
		put(v.Muted(strings.Repeat(draw.SignLine, l.W)))
	}
	put(draw.Pad(v.totals(shape), l.W))
	put(draw.Fill(v.how(l.W), l.W, shape.how)...)
	put(draw.Pad(v.asLine(), l.W))
	under := v.under(shape)
	put(under.Answers...)
	if shape.notice {
		put(under.Notice)
	}
	return screen, under
}

// label is the name of a row.
func (v grid) label(row row) string {
	switch row.kind {
	case turnsRow:
		if row.round > 0 {
			return strconv.Itoa(row.round)
		}
		for _, turn := range row.cells {
			if turn != nil {
				return v.Lang.Kind(turn.Kind)
			}
		}
	case moreRow:
		return "+"
	case leftRow:
		return v.Lang.Grid.Left
	case closingRow:
		return v.Lang.Grid.Closing
	}
	return ""
}

// line draws a row of the grid.
func (v grid) line(row row, at int, shape shape) string {
	label := v.label(row)
	label = draw.Pad(draw.Right(label, max(2, draw.Width(label))), shape.label-tabs.ColumnGap)
	if at == v.row {
		label = v.Look.Ink[draw.Accent].Put(label)
	} else {
		label = v.Muted(label)
	}
	var b strings.Builder
	b.WriteString(label + strings.Repeat(" ", tabs.ColumnGap))
	if row.kind == moreRow {
		text := v.Lang.Grid.Add
		if at == v.row {
			return b.String() + v.Look.Reverse.Put(text)
		}
		return b.String() + v.Muted(text)
	}
	w := shape.column - tabs.ColumnGap
	for seat := 1; seat <= len(v.At.Game.Standings.Players); seat++ {
		if seat > 1 {
			b.WriteString(strings.Repeat(" ", tabs.ColumnGap))
		}
		here := at == v.row && seat == v.seat
		text, in := v.cell(row, seat, w, here)
		switch {
		case here && v.typing:
			text, in = fieldEnd(v.field.Value(), w), v.Look.Field
		case here:
			in = v.Look.Reverse
		}
		b.WriteString(in.Put(draw.Pad(text, w)))
	}
	return b.String()
}

// fieldEnd is the end of a text that is too long for its field.
func fieldEnd(text string, w int) string {
	runes := []rune(text)
	for draw.Width(string(runes)) > w-1 && len(runes) > 0 {
		runes = runes[1:]
	}
	return string(runes)
}

// cellCursor is how far into its cell the cursor stands.
func (v grid) cellCursor(shape shape) int {
	if !v.typing || v.here().kind == moreRow {
		return 0
	}
	runes := []rune(v.field.Value())
	behind := draw.Width(string(runes[min(v.field.Position(), len(runes)):]))
	return max(0, draw.Width(fieldEnd(v.field.Value(), shape.column-tabs.ColumnGap))-behind)
}

// cell is the text and ink of a cell, w columns wide; here says that the cursor is on it.
func (v grid) cell(row row, seat, w int, here bool) (string, draw.Ink) {
	g := &v.At.Game
	switch row.kind {
	case namesRow:
		name := v.PlayerName(g, seat)
		switch {
		case g.Standings.OnTurn == seat:
			return draw.SignTurn + " " + draw.Pad(name, w-2), v.Look.Ink[draw.Accent]
		case v.leads(seat):
			return draw.Pad(name, w), v.Look.Ink[draw.Leader]
		}
		return draw.Pad(name, w), v.Look.Bold
	case leftRow:
		return draw.Right(v.leftShown(seat), w), draw.Ink{}
	case closingRow:
		return draw.Right(v.closingShown(seat), w), draw.Ink{}
	}
	turn := row.turn(seat)
	switch s := &g.Standings; {
	case turn != nil:
		return v.turnCell(turn, w, here)
	case row.round > 0 && row.round == s.Round() && s.OnTurn == seat:
		return draw.Right(v.NowIn(w), w), v.Look.Ink[draw.Accent]
	case row.round > 0 && !s.Players[seat-1].Gone && !s.Finished:
		return draw.Right(draw.SignDot, w), v.Look.Ink[draw.Muted]
	}
	return strings.Repeat(" ", w), draw.Ink{}
}

// turnCell is a turn in a cell: its points, and its word where there is room.
func (v grid) turnCell(turn *sheet.Turn, w int, here bool) (string, draw.Ink) {
	g := &v.At.Game
	points := v.Points(turn)
	if sign := v.RowSign(g, *turn, here || turn.Fault != nil); sign != "" {
		points = view.SignedPoints(points, view.SignedWidth, sign)
	}
	text := ""
	if room := w - draw.Width(points) - 1; room >= 7 {
		if text = v.TurnWord(g, turn); turn.Kind == sheet.KindPoints {
			text = ""
		}
		if turn.Challenged {
			text = "(" + text + ")"
		}
		text = draw.Pad(text, min(draw.Width(text), room))
	}
	in := draw.Ink{}
	if turn.Fault != nil {
		in = v.Look.Ink[draw.Fault]
	}
	return draw.Spread(text, points, w), in
}

// leftShown is a leftover: as typed, or as it was counted.
func (v grid) leftShown(seat int) string {
	left := v.leftTexts()[seat-1]
	turn, ok := v.endTurn()
	if !ok || left == "-" {
		return left
	}
	ended, _ := v.At.Game.What(turn).(sheet.Ended)
	value := phrases.Number(v.At.Game.Standings.Players[seat-1].Adjustment)
	if seat <= len(ended.Leftovers) && ended.Leftovers[seat-1].Tiles != nil {
		return left + "  " + value
	}
	return value
}

// closingShown is what the player who went out gets: as typed, or as counted.
func (v grid) closingShown(seat int) string {
	left := v.leftTexts()
	if _, ok := v.endTurn(); ok {
		if left[seat-1] == "-" {
			return phrases.Signed(v.At.Game.Standings.Players[seat-1].Adjustment)
		}
		return ""
	}
	if typed := v.closing[seat-1]; typed != "" {
		return "+" + typed
	}
	if strings.Trim(left[seat-1], "-0") != "" || seat > len(v.ahead.closing) || v.ahead.closing[seat-1] <= 0 {
		return ""
	}
	return phrases.Signed(v.ahead.closing[seat-1])
}

func (v grid) leads(seat int) bool {
	return slices.Contains(v.At.Game.Standings.Leaders(), seat)
}

// leaders is the rule below the names, heavy below each leader.
func (v grid) leaders(shape shape) string {
	var b strings.Builder
	b.WriteString(strings.Repeat(draw.SignLine, shape.label))
	for seat := 1; seat <= len(v.At.Game.Standings.Players); seat++ {
		line := strings.Repeat(draw.SignLine, shape.column-tabs.ColumnGap)
		if v.leads(seat) {
			line = v.Look.Ink[draw.Leader].Put(strings.Repeat(draw.SignHeavy, shape.column-tabs.ColumnGap))
		}
		if seat > 1 {
			b.WriteString(strings.Repeat(draw.SignLine, tabs.ColumnGap))
		}
		b.WriteString(line)
	}
	return b.String()
}

func (v grid) totals(shape shape) string {
	var b strings.Builder
	b.WriteString(draw.Pad(v.Lang.Screen.Total, shape.label))
	for i, p := range v.At.Game.Standings.Players {
		in := v.Look.Bold
		if v.leads(i + 1) {
			in = v.Look.Ink[draw.Leader]
		}
		if i > 0 {
			b.WriteString(strings.Repeat(" ", tabs.ColumnGap))
		}
		b.WriteString(in.Put(draw.Right(phrases.Number(p.Total()), shape.column-tabs.ColumnGap)))
	}
	return b.String()
}
