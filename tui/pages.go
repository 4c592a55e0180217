package tui

import (
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// pageOpen says whether a tab takes the place of board and side: asked for, or because the
// window has no side column.
func (m *Model) pageOpen() bool {
	t := m.table
	if t.large || t.alone {
		return true
	}
	return m.lay.side.w == 0 && (t.over != nil || t.focus == onSide)
}

// pageScreen draws a whole page: players, the page, status, entry, hints.
func (m *Model) pageScreen() ([]string, int, int, bool) {
	t, l, s := m.table, &m.lay, &m.lang.Screen
	rows := make([]string, l.h)
	m.header(rows)
	top := max(l.players, l.rule) + 1
	end := l.hints
	if l.notice >= 0 {
		end = l.notice
		rows[l.notice] = m.noticeLine(l.w)
	}
	entry := end - 3
	x, y, cursor := 0, 0, false
	var lines []string
	switch {
	case t.over != nil:
		left, right := t.over.title(m)
		lines = append([]string{m.heading(left, right, l.w, true)}, t.over.lines(m, l.w, entry-top-1)...)
		if cx, cy, ok := t.over.cursor(m, l.w); ok {
			x, y, cursor = cx, top+1+cy, true
		}
	case t.alone:
		lines = m.workingPane(l.w, entry-top)
	case t.tab == tabSheet:
		lines = m.sheetPage(l.w, entry-top-1)
	case t.tab == tabTiles:
		lines = m.tilesPage(l.w, entry-top-1)
	default:
		title := []string{"", "", s.Words, s.Notes}[t.tab]
		lines = append([]string{m.heading(title, "", l.w, true)}, m.tabLines(l.w, entry-top-1)...)
	}
	copy(rows[top:entry], fill(lines, l.w, entry-top))
	saved := l.left
	l.left = rect{w: l.w}
	rows[entry-1] = m.statusLine()
	rows[entry] = pad(m.entryLine(), l.w)
	ink, answers := m.answerLines()
	rows[entry+1] = ink.put(pad(answers[0], l.w))
	if entry+2 < end {
		rows[entry+2] = pad(answers[1], l.w)
	}
	if !cursor && t.focus == onEntry {
		x, y, cursor = 2+m.entryColumn(), entry, true
	}
	l.left = saved
	rows[l.hints] = m.hintLine()
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.w)
		}
	}
	if !cursor {
		x, y, cursor = 0, min(entry-1, top+m.chosenLine(entry-top-2)), true
	}
	return rows, x, y, cursor
}

// sheetPage is the sheet by rounds over the whole window, with the chosen turn told below.
func (m *Model) sheetPage(w, h int) []string {
	t := m.table
	g := t.shownGame()
	title := g.Log.Header.Event
	if title != "" {
		title = phrases.Safe(title) + " " + signDot + " "
	}
	end := title + g.Log.Edition.ID + " " + signDot + " " + g.Log.Rules.ID
	lines := []string{m.heading(m.lang.Screen.Sheet, end, w, true)}
	chosen := t.row
	if t.focus != onSide {
		chosen = 0
	}
	var told []string
	if turn, ok := t.game.Standings.Turn(chosen); ok {
		told = append(told, m.muted(strings.Repeat(signLine, w)))
		told = append(told, m.turnText(turn, w)...)
		told = told[:min(len(told), max(3, h/3))]
	}
	body := h - 1 - len(told)
	lines = append(lines, fill(m.sheetLines(g, w, body, chosen), w, body)...)
	return append(lines, told...)
}

// tilesPage is the set letter by letter: left, of how many, points.
func (m *Model) tilesPage(w, h int) []string {
	g, s := m.table.shownGame(), &m.lang.Screen.Page
	e, tiles := g.Edition, &g.Standings.Tiles
	lines := []string{m.heading(m.lang.Screen.Tiles, s.Title(e.ID, e.Tiles()), w, true)}
	type row struct {
		name            string
		left, of, value int
	}
	var all []row
	vowels, consonants, points := 0, 0, 0
	for _, l := range e.Alphabet() {
		if e.OnlyBlank(l) {
			continue
		}
		left := tiles.Left[l]
		all = append(all, row{e.Text(l), left, e.Count(l), e.Value(l.Tile())})
		points += max(0, left) * e.Value(l.Tile())
		if e.IsVowel(l) {
			vowels += max(0, left)
		} else {
			consonants += max(0, left)
		}
	}
	all = append(all, row{"?", tiles.Left[0], e.Blanks, e.BlankValue})
	column := 20
	if w < 4*column {
		column = 16
	}
	columns := max(1, min(4, w/column))
	per := (len(all) + columns - 1) / columns
	head := ""
	for range columns {
		head += pad(right(s.Left, 7)+right(s.Of, 4)+right(short(s.Points, column-13), column-12), column)
	}
	lines = append(lines, m.muted(pad(head, w)))
	for i := range per {
		line := ""
		for c := range columns {
			j := c*per + i
			if j >= len(all) {
				continue
			}
			r := all[j]
			left := itoa(r.left)
			if r.left == 0 {
				left = "-"
			}
			text := pad(right(r.name, 3)+right(left, 4)+right(itoa(r.of), 4)+right(itoa(r.value), column-12), column)
			switch {
			case r.left < 0:
				text = m.look.ink[inkFault].put("!" + text[1:])
			case r.left == 0:
				text = m.muted(text)
			}
			line += text
		}
		lines = append(lines, line)
	}
	lines = append(lines, m.muted(strings.Repeat(signLine, w)))
	lines = append(lines, spread(s.UnseenOf(tiles.Unseen, e.Tiles()), s.Vowels+" "+right(itoa(vowels), 3)+"   "+s.Consonants+" "+right(itoa(consonants), 3), w))
	lines = append(lines, spread(s.BagWhen(tiles.Bag, g.Standings.AtTable()), s.PointsLeft+" "+right(itoa(points), 3), w))
	if tiles.Uncounted > 0 {
		lines = append(lines, m.lang.Screen.Uncounted(tiles.Uncounted))
	}
	for i := range tiles.OverusedBy {
		o := &tiles.OverusedBy[i]
		lines = append(lines, m.look.ink[inkFault].put("! "+m.lang.Notice(sheet.Notice{Code: sheet.NoticeOverused, Overuse: o, Turns: o.Turns}, *g)))
	}
	return lines[:min(len(lines), h)]
}
