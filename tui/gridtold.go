package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// gridHow tells what the cell of the cursor takes; after the end, how the game ended.
func (v gridView) gridHow(row gridRow, w int) []string {
	g, grid := &v.At.Game, &v.Lang.Grid
	text := grid.TurnHow(g.Log.Notation.Format(scoring.Square{Row: 7, Col: 3}, scoring.Across))
	switch {
	case row.kind == gridNames:
		text = grid.NameHow
	case row.kind == gridMore:
		text = grid.AddHow
	case g.Standings.Finished && row.kind != gridTurns:
		var places []string
		for _, seat := range g.Standings.ByPlace() {
			p := g.Standings.Players[seat-1]
			places = append(places, strconv.Itoa(p.Place)+". "+v.PlayerName(g, seat)+" "+phrases.Number(p.Total()))
		}
		text = strings.Join(places, "   ")
	case row.kind == gridLeft:
		text = grid.LeftHow
	case row.kind == gridClosing:
		text = grid.ClosingHow
	case row.round == 0:
		text = grid.AdjustmentHow
	}
	return v.MutedLines(text, w)
}

// gridNoted is the line that would note what is typed, to be typed as such another time.
func (m *Model) gridNoted(row gridRow) string {
	t := m.table
	p := &t.grid
	switch {
	case row.kind == gridLeft || row.kind == gridClosing:
		left := m.leftTexts()
		if _, ended := gridOf(m.Table).endTurn(); strings.Join(left, "")+p.text() == "" || ended && !p.typing {
			return ""
		}
		if row.kind == gridLeft && p.typing {
			left[p.seat-1] = leftText(p.text())
		}
		return m.endLine(left)
	case !p.typing:
		return ""
	case row.kind == gridNames:
		return m.Lang.Word(line.CommandName) + " " + strconv.Itoa(p.seat) + " " + p.text()
	}
	if lines, err := m.cellLines(); err == nil && len(lines) > 0 {
		return lines[len(lines)-1]
	}
	return p.text()
}

// gridAnswers are a fault, what was done, or what the line that is typed would count.
func (m *Model) gridAnswers(h int) []string {
	t, w := m.table, m.Lay.W
	p := &t.grid
	switch {
	case t.Said.Fault:
		lines := m.FaultLines(t.Said.Lines[0], w)
		if t.Said.Lines[1] != "" {
			lines = append(lines, "  "+t.Said.Lines[1])
		}
		return draw.Fill(lines, w, h)
	case p.typing && p.at(&t.Game).kind == gridTurns:
		return draw.Fill(m.gridWould(w, h), w, h)
	}
	return draw.Fill(draw.Wrapped(t.Said.Lines[0], w), w, h)
}

// gridWould tells what the lines of the cell would do, in h lines of a width.
func (m *Model) gridWould(w, h int) []string {
	g := m.table.Game
	lines, err := m.cellLines()
	if err != nil {
		return nil
	}
	var answer sheet.Answer
	for _, text := range lines {
		line, err := line.Parse(text, g, m.Words)
		if err == nil {
			g, answer, err = g.Do(line, sheet.Stamp{})
		}
		if err != nil {
			return nil
		}
	}
	if answer.Turn == 0 {
		return nil
	}
	answer.Before = m.table.Game.Standings.Totals()
	text := m.Lang.Row(g, answer.Row) + ". " + m.Lang.Totals(answer, g)
	if len(answer.Faults) > 0 {
		text += ". ! " + m.Lang.WouldFault(answer.Faults, g)
	}
	var marks []string
	if working, ok := g.Working(answer.Row); ok {
		marks = m.Marks(working)
	}
	switch {
	case marks == nil:
		return draw.Wrapped(text, w)
	case h == 1:
		return []string{view.MarkedLine(w, marks, text, phrases.Number(answer.Row.Points))}
	case draw.Width(text) <= w:
		return []string{text, view.MarkedLine(w, marks, "")}
	}
	return draw.Wrapped(text+" "+draw.SignDot+" "+marks[0], w)
}

// gridHints are the keys that matter in the grid.
func (m *Model) gridHints() []kit.Hint {
	p, grid := &m.table.grid, &m.Lang.Grid
	row := p.at(&m.table.Game)
	does := grid.Cell
	switch {
	case row.kind == gridMore:
		does = grid.AddRow
	case row.kind == gridClosing && !m.table.Game.Standings.Finished:
		does = grid.EndGame
	}
	hints := []kit.Hint{{Key: m.KeyName("Tab"), Does: grid.Cell}, {Key: m.KeyName("Enter"), Does: does}}
	if does == grid.Cell {
		hints = hints[1:]
	}
	if p.typing {
		return append(hints, kit.Hint{Key: m.KeyName("Esc"), Does: m.Lang.Screen.Hint.Clear})
	}
	if row.kind == gridTurns {
		hints = append(hints, kit.Hint{Key: m.KeyName("Del"), Does: grid.DeleteRow})
	}
	return append(hints, kit.Hint{Key: m.KeyName("Esc"), Does: grid.Leave})
}
