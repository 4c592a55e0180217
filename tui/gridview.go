package tui

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// gridShape is where the parts of the grid stand: the special rows, the totals and what is
// told below them always do, the turns in between get the rest.
type gridShape struct {
	label, column int // widths
	turns         int // rows in sight
	how           int // rows of guidance
	rule          bool
	answers       int
	notice        bool
}

func (v gridView) gridShape() gridShape {
	w, h := v.Lay.W, v.Lay.H
	s, grid := &v.Lang.Screen, &v.Lang.Grid
	shape := gridShape{how: 2, answers: 1}
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

// gridScreen draws the grid over the whole window.
func (m *Model) gridScreen() (lines []string, x, y int, cursor bool) {
	t, l := m.table, &m.Lay
	p, g, shape := &t.grid, &t.Game, gridOf(m.Table).gridShape()
	here := p.at(g)
	rows := p.rows(g)
	put := func(row gridRow, at int) {
		if at == p.row {
			x, y = shape.label+(p.seat-1)*shape.column+m.cellCursor(row, shape), len(lines)
		}
		lines = append(lines, draw.Pad(m.gridLine(row, at, shape), l.W))
	}
	turn := m.Lang.Screen.Finished
	if g.Standings.OnTurn > 0 {
		name := m.PlayerName(g, g.Standings.OnTurn)
		turn = m.Lang.Screen.TurnOf(draw.Pad(name, min(draw.Width(name), l.W/2)))
	}
	lines = append(lines, m.MarkedHeading(m.Lang.Grid.Title, turn, l.W))
	put(rows[0], 0)
	lines = append(lines, draw.Pad(gridOf(m.Table).gridLeaders(shape), l.W))
	turns := len(rows) - 3
	last := max(0, turns-shape.turns)
	switch {
	case here.kind != gridTurns && here.kind != gridMore:
		p.top = min(p.top, last)
		if here.kind != gridNames {
			p.top = last
		}
	default:
		p.top = min(max(p.top, p.row-shape.turns), p.row-1, last)
	}
	for at := p.top + 1; at <= turns && at <= p.top+shape.turns; at++ {
		put(rows[at], at)
	}
	for len(lines) < 3+shape.turns {
		lines = append(lines, strings.Repeat(" ", l.W))
	}
	put(rows[len(rows)-2], len(rows)-2)
	put(rows[len(rows)-1], len(rows)-1)
	if shape.rule {
		lines = append(lines, m.Muted(strings.Repeat(draw.SignLine, l.W)))
	}
	lines = append(lines, draw.Pad(gridOf(m.Table).gridTotals(shape), l.W))
	lines = append(lines, draw.Fill(gridOf(m.Table).gridHow(here, l.W), l.W, shape.how)...)
	lines = append(lines, draw.Pad(m.gridNoted(here), l.W))
	lines = append(lines, m.gridAnswers(shape.answers)...)
	if shape.notice {
		lines = append(lines, frame.Of(m.Table).NoticeLine(l.W))
	}
	return append(lines, m.hintLine()), min(x, l.W-1), y, true
}

// gridLabel is what a row is called.
func (v gridView) gridLabel(row gridRow) string {
	switch row.kind {
	case gridTurns:
		if row.round > 0 {
			return strconv.Itoa(row.round)
		}
		for _, turn := range row.cells {
			if turn != nil {
				return v.Lang.Kind(turn.Kind)
			}
		}
	case gridMore:
		return "+"
	case gridLeft:
		return v.Lang.Grid.Left
	case gridClosing:
		return v.Lang.Grid.Closing
	}
	return ""
}

// gridLine draws a row of the grid.
func (m *Model) gridLine(row gridRow, at int, shape gridShape) string {
	p, g := &m.table.grid, &m.table.Game
	label := gridOf(m.Table).gridLabel(row)
	label = draw.Pad(draw.Right(label, max(2, draw.Width(label))), shape.label-tabs.ColumnGap)
	if at == p.row {
		label = m.Look.Ink[draw.Accent].Put(label)
	} else {
		label = m.Muted(label)
	}
	var b strings.Builder
	b.WriteString(label + strings.Repeat(" ", tabs.ColumnGap))
	if row.kind == gridMore {
		text := m.Lang.Grid.Add
		if at == p.row {
			return b.String() + m.Look.Reverse.Put(text)
		}
		return b.String() + m.Muted(text)
	}
	w := shape.column - tabs.ColumnGap
	for seat := 1; seat <= len(g.Standings.Players); seat++ {
		if seat > 1 {
			b.WriteString(strings.Repeat(" ", tabs.ColumnGap))
		}
		here := at == p.row && seat == p.seat
		text, in := m.gridCell(row, seat, w, here)
		switch {
		case here && p.typing:
			text, in = fieldEnd(p.field.Value(), w), m.Look.Field
		case here:
			in = m.Look.Reverse
		}
		b.WriteString(in.Put(draw.Pad(text, w)))
	}
	return b.String()
}

// fieldEnd is the end of a text, as a field shows it that is too narrow for all of it.
func fieldEnd(text string, w int) string {
	runes := []rune(text)
	for draw.Width(string(runes)) > w-1 && len(runes) > 0 {
		runes = runes[1:]
	}
	return string(runes)
}

// cellCursor is how far into its cell the cursor stands.
func (m *Model) cellCursor(row gridRow, shape gridShape) int {
	p := &m.table.grid
	if !p.typing || row.kind == gridMore {
		return 0
	}
	runes := []rune(p.field.Value())
	behind := draw.Width(string(runes[min(p.field.Position(), len(runes)):]))
	return max(0, draw.Width(fieldEnd(p.field.Value(), shape.column-tabs.ColumnGap))-behind)
}

// gridCell is what stands in a cell, w columns wide, and how, the cursor on it or not.
func (m *Model) gridCell(row gridRow, seat, w int, here bool) (string, draw.Ink) {
	t := m.table
	g := &t.Game
	switch row.kind {
	case gridNames:
		name := m.PlayerName(g, seat)
		switch {
		case g.Standings.OnTurn == seat:
			return draw.SignTurn + " " + draw.Pad(name, w-2), m.Look.Ink[draw.Accent]
		case gridOf(m.Table).gridLeads(seat):
			return draw.Pad(name, w), m.Look.Ink[draw.Leader]
		}
		return draw.Pad(name, w), m.Look.Bold
	case gridLeft:
		return draw.Right(m.leftShown(seat), w), draw.Ink{}
	case gridClosing:
		return draw.Right(m.closingShown(seat), w), draw.Ink{}
	}
	turn := row.cells[seat-1]
	switch s := &g.Standings; {
	case turn != nil:
		return gridOf(m.Table).gridTurn(g, turn, w, here)
	case row.round > 0 && row.round == s.Round() && s.OnTurn == seat:
		return draw.Right(m.NowIn(w), w), m.Look.Ink[draw.Accent]
	case row.round > 0 && !s.Players[seat-1].Gone && !s.Finished:
		return draw.Right(draw.SignDot, w), m.Look.Ink[draw.Muted]
	}
	return strings.Repeat(" ", w), draw.Ink{}
}

// gridTurn is a turn in a cell: its points, and its word where there is room.
func (v gridView) gridTurn(g *sheet.Game, turn *sheet.Turn, w int, here bool) (string, draw.Ink) {
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

// leftShown is a leftover: what is typed, or what it took off.
func (m *Model) leftShown(seat int) string {
	left := m.leftTexts()[seat-1]
	turn, ok := gridOf(m.Table).endTurn()
	if !ok || left == "-" {
		return left
	}
	ended, _ := m.table.Game.What(turn).(sheet.Ended)
	value := phrases.Number(m.table.Game.Standings.Players[seat-1].Adjustment)
	if seat <= len(ended.Left) && ended.Left[seat-1].Tiles != nil {
		return left + "  " + value
	}
	return value
}

// closingShown is what the one who went out gets: as it is typed, or as it is counted.
func (m *Model) closingShown(seat int) string {
	t := m.table
	left := m.leftTexts()
	if _, ok := gridOf(m.Table).endTurn(); ok {
		if left[seat-1] == "-" {
			return phrases.Signed(t.Game.Standings.Players[seat-1].Adjustment)
		}
		return ""
	}
	if typed := t.grid.closing[seat-1]; typed != "" {
		return "+" + typed
	}
	if strings.Join(left, "") == "" || strings.Trim(left[seat-1], "-0") != "" {
		return ""
	}
	next, err := m.settled(left)
	if err != nil || next.Standings.Players[seat-1].Adjustment <= 0 {
		return ""
	}
	return phrases.Signed(next.Standings.Players[seat-1].Adjustment)
}

func (v gridView) gridLeads(seat int) bool {
	return slices.Contains(v.At.Game.Standings.Leaders(), seat)
}

// gridLeaders is the rule below the names, heavy below those who lead.
func (v gridView) gridLeaders(shape gridShape) string {
	var b strings.Builder
	b.WriteString(strings.Repeat(draw.SignLine, shape.label))
	for seat := 1; seat <= len(v.At.Game.Standings.Players); seat++ {
		line := strings.Repeat(draw.SignLine, shape.column-tabs.ColumnGap)
		if v.gridLeads(seat) {
			line = v.Look.Ink[draw.Leader].Put(strings.Repeat(draw.SignHeavy, shape.column-tabs.ColumnGap))
		}
		if seat > 1 {
			b.WriteString(strings.Repeat(draw.SignLine, tabs.ColumnGap))
		}
		b.WriteString(line)
	}
	return b.String()
}

func (v gridView) gridTotals(shape gridShape) string {
	var b strings.Builder
	b.WriteString(draw.Pad(v.Lang.Screen.Total, shape.label))
	for i, p := range v.At.Game.Standings.Players {
		in := v.Look.Bold
		if v.gridLeads(i + 1) {
			in = v.Look.Ink[draw.Leader]
		}
		if i > 0 {
			b.WriteString(strings.Repeat(" ", tabs.ColumnGap))
		}
		b.WriteString(in.Put(draw.Right(phrases.Number(p.Total()), shape.column-tabs.ColumnGap)))
	}
	return b.String()
}

// gridView draws the grid.
type gridView struct{ view.Table }

func gridOf(v view.Table) gridView { return gridView{v} }
