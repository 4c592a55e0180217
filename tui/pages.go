package tui

import (
	"strings"

	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (m *Model) pageScreen() ([]string, int, int, bool) {
	t, l, s := m.table, &m.Lay, &m.Lang.Screen
	if t.InGrid && t.Over == nil {
		return m.gridScreen()
	}
	rows := make([]string, l.H)
	frameOf(m.Table).header(rows)
	top := max(l.Players, l.Rule) + 1
	end := l.Hints
	if l.Notice >= 0 {
		end = l.Notice
		rows[l.Notice] = frameOf(m.Table).noticeLine(l.W)
	}
	entry := end - 3
	x, y, cursor := 0, 0, false
	var lines []string
	switch {
	case t.Over != nil:
		left, right := t.Over.Title(m.Table)
		lines = append([]string{m.Heading(left, right, l.W, true)}, t.Over.Draw(m.Table, l.W, entry-top-2)...)
		if cx, cy, ok := t.Over.Cursor(m.Table, l.W); ok {
			x, y, cursor = cx, top+1+cy, true
		}
	case t.Alone && t.Duplicate():
		lines, y = roundsOf(m.Table).roundAlone(l.W, entry-top)
	case t.Alone:
		lines = frameOf(m.Table).workingPane(l.W, entry-top)
	case t.Tab == view.TabSheet && t.Hall() && !t.Large:
		lines, y = roundsOf(m.Table).hallPane(l.W, entry-top-1)
	case t.Tab == view.TabSheet && t.Duplicate():
		lines, y = roundsOf(m.Table).roundsPage(l.W, entry-top-1)
	case t.Tab == view.TabSheet:
		lines = frameOf(m.Table).sheetPage(l.W, entry-top-1)
	case t.Tab == view.TabTiles:
		lines = tabsOf(m.Table).tilesPage(l.W, entry-top-1)
	default:
		title := []string{"", m.Lang.Rounds.Ranking, "", s.Words, s.Notes, m.Lang.Charts.Tab}[t.Tab]
		lines = append([]string{m.Heading(title, "", l.W, true)}, tabsOf(m.Table).tabLines(l.W, entry-top-2)...)
	}
	copy(rows[top:entry], draw.Fill(lines, l.W, entry-top))
	rows[entry-1] = frameOf(m.Table).statusLine(l.W)
	rows[entry] = draw.Pad(frameOf(m.Table).entryLine(l.W), l.W)
	ink, answers := frameOf(m.Table).answerLines(l.W)
	rows[entry+1] = ink.Put(draw.Pad(answers[0], l.W))
	if entry+2 < end {
		rows[entry+2] = draw.Pad(answers[1], l.W)
	}
	if !cursor && t.Over == nil && t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "" {
		x, y, cursor = tabsOf(m.Table).fieldColumn(l.W), top+1, true
	}
	if !cursor && t.Focus == view.OnEntry {
		x, y, cursor = 2+frameOf(m.Table).entryColumn(l.W), entry, true
	}
	rows[l.Hints] = m.hintLine()
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.W)
		}
	}
	if !cursor && t.Duplicate() {
		x, y, cursor = 0, min(entry-1, top+y), true
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+tabsOf(m.Table).chosenLine(entry-top-2-len(frameOf(m.Table).sheetTold(l.W, entry-top-1)))), true
	}
	return rows, x, y, cursor
}

// sheetPage is the sheet by rounds over the whole window, with the chosen turn told below.
func (v frameView) sheetPage(w, h int) []string {
	t := v.At
	g := t.ShownGame()
	title := g.Log.Header.Event
	if title != "" {
		title = phrases.Title(title) + " " + draw.SignDot + " "
	}
	end := title + g.Log.Edition.ID + " " + draw.SignDot + " " + g.Log.Rules.ID
	lines := []string{v.MarkedHeading(v.Lang.Screen.Sheet, end, w)}
	told := v.sheetTold(w, h)
	body := h - 1 - len(told)
	lines = append(lines, draw.Fill(tabsOf(v.Table).sheetLines(g, w, body, t.ChosenTurn()), w, body)...)
	return append(lines, told...)
}

// sheetTold tells the chosen turn below the sheet of h lines.
func (v frameView) sheetTold(w, h int) []string {
	t := v.At
	turn, ok := t.Game.Standings.Turn(t.ChosenTurn())
	if !ok {
		return nil
	}
	told, most := append([]string{v.Muted(strings.Repeat(draw.SignLine, w))}, v.TurnText(turn, w)...), h/3
	if note := v.NoteBelow(turn.Number, len(told), w); note != nil {
		told, most = append(told, note...), h/2
	}
	return v.CutMarked(told, &t.Game, turn, w, max(3, most))
}
