package tui

import (
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (m *Model) pageScreen() ([]string, int, int, bool) {
	t, l, s := m.table, &m.lay, &m.Lang.Screen
	if t.inGrid && t.over == nil {
		return m.gridScreen()
	}
	rows := make([]string, l.H)
	frameOf(m.view).header(rows)
	top := max(l.Players, l.Rule) + 1
	end := l.Hints
	if l.Notice >= 0 {
		end = l.Notice
		rows[l.Notice] = frameOf(m.view).noticeLine(l.W)
	}
	entry := end - 3
	x, y, cursor := 0, 0, false
	var lines []string
	switch {
	case t.over != nil:
		left, right := t.over.Title(m.view)
		lines = append([]string{m.Heading(left, right, l.W, true)}, t.over.Draw(m.view, l.W, entry-top-2)...)
		if cx, cy, ok := t.over.Cursor(m.view, l.W); ok {
			x, y, cursor = cx, top+1+cy, true
		}
	case t.alone && t.duplicate():
		lines, y = roundsOf(m.view).roundAlone(l.W, entry-top)
	case t.alone:
		lines = frameOf(m.view).workingPane(l.W, entry-top)
	case t.tab == tabSheet && t.hall() && !t.large:
		lines, y = roundsOf(m.view).hallPane(l.W, entry-top-1)
	case t.tab == tabSheet && t.duplicate():
		lines, y = roundsOf(m.view).roundsPage(l.W, entry-top-1)
	case t.tab == tabSheet:
		lines = frameOf(m.view).sheetPage(l.W, entry-top-1)
	case t.tab == tabTiles:
		lines = tabsOf(m.view).tilesPage(l.W, entry-top-1)
	default:
		title := []string{"", m.Lang.Rounds.Ranking, "", s.Words, s.Notes, m.Lang.Charts.Tab}[t.tab]
		lines = append([]string{m.Heading(title, "", l.W, true)}, tabsOf(m.view).tabLines(l.W, entry-top-2)...)
	}
	copy(rows[top:entry], draw.Fill(lines, l.W, entry-top))
	rows[entry-1] = frameOf(m.view).statusLine(l.W)
	rows[entry] = draw.Pad(frameOf(m.view).entryLine(l.W), l.W)
	ink, answers := frameOf(m.view).answerLines(l.W)
	rows[entry+1] = ink.Put(draw.Pad(answers[0], l.W))
	if entry+2 < end {
		rows[entry+2] = draw.Pad(answers[1], l.W)
	}
	if !cursor && t.over == nil && t.focus == onSide && t.tab == tabWords && t.finds.text != "" {
		x, y, cursor = tabsOf(m.view).fieldColumn(l.W), top+1, true
	}
	if !cursor && t.focus == onEntry {
		x, y, cursor = 2+frameOf(m.view).entryColumn(l.W), entry, true
	}
	rows[l.Hints] = m.hintLine()
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.W)
		}
	}
	if !cursor && t.duplicate() {
		x, y, cursor = 0, min(entry-1, top+y), true
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+tabsOf(m.view).chosenLine(entry-top-2-len(frameOf(m.view).sheetTold(l.W, entry-top-1)))), true
	}
	return rows, x, y, cursor
}

// sheetPage is the sheet by rounds over the whole window, with the chosen turn told below.
func (v frameView) sheetPage(w, h int) []string {
	t := v.at
	g := t.shownGame()
	title := g.Log.Header.Event
	if title != "" {
		title = phrases.Title(title) + " " + draw.SignDot + " "
	}
	end := title + g.Log.Edition.ID + " " + draw.SignDot + " " + g.Log.Rules.ID
	lines := []string{v.markedHeading(v.Lang.Screen.Sheet, end, w)}
	told := v.sheetTold(w, h)
	body := h - 1 - len(told)
	lines = append(lines, draw.Fill(tabsOf(v.view).sheetLines(g, w, body, t.chosenTurn()), w, body)...)
	return append(lines, told...)
}

// sheetTold tells the chosen turn below the sheet of h lines.
func (v frameView) sheetTold(w, h int) []string {
	t := v.at
	turn, ok := t.game.Standings.Turn(t.chosenTurn())
	if !ok {
		return nil
	}
	told, most := append([]string{v.Muted(strings.Repeat(draw.SignLine, w))}, v.turnText(turn, w)...), h/3
	if note := v.noteBelow(turn.Number, len(told), w); note != nil {
		told, most = append(told, note...), h/2
	}
	return v.cutMarked(told, &t.game, turn, w, max(3, most))
}
