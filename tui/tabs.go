package tui

import (
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// tabPane draws the tabs and the one that is open.
func (m *Model) tabPane(w, h int) []string {
	t := m.table
	lines := []string{m.tabHeading(w)}
	if m.lay.tilesBelow && t.tab != tabTiles && h > 18 {
		below := m.tilesBelow(w)
		lines = append(lines, fill(m.tabLines(w, h-2-len(below)), w, h-2-len(below))...)
		return append(append(lines, ""), below...)
	}
	return append(lines, m.tabLines(w, h-1)...)
}

func (m *Model) tabHeading(w int) string {
	s := &m.lang.Screen
	var b strings.Builder
	n := 0
	for i, name := range []string{s.Sheet, s.Tiles, s.Words, s.Notes} {
		if n+width(name)+2 > w {
			break
		}
		if m.table.counting && (tab(i) == tabSheet || tab(i) == tabNotes) {
			continue
		}
		if tab(i) == m.table.tab {
			b.WriteString(m.look.ink[inkAccent].put("[" + name + "]"))
		} else {
			b.WriteString(m.muted(" " + name + " "))
		}
		n += width(name) + 2
	}
	line := signLine
	if m.table.focus == onSide && m.table.over == nil {
		line = signHeavy
	}
	if w > 40 || m.table.focus == onSide {
		b.WriteString(" " + m.muted(strings.Repeat(line, max(0, w-n-1))))
	}
	return b.String()
}

// shownGame is the game that the tabs tell of: with a correction that is being tried.
func (t *table) shownGame() *sheet.Game {
	if t.live.trial != nil {
		return t.live.trial
	}
	return &t.game
}

// tabLines is what stands in the open tab.
func (m *Model) tabLines(w, h int) []string {
	t := m.table
	switch t.tab {
	case tabTiles:
		return m.tilesTab(w, h)
	case tabWords:
		return m.wordsTab(w, h)
	case tabNotes:
		return m.notesTab(w, h)
	}
	chosen := 0
	if t.focus == onSide {
		chosen = t.row
	}
	if t.editing > 0 {
		chosen = t.editing
	}
	return m.sheetLines(t.shownGame(), w, h, chosen)
}

// wordsTab lists the words of the game with their points, the newest last.
func (m *Model) wordsTab(w, h int) []string {
	g := &m.table.game
	var lines []string
	for i, working := range g.Workings() {
		if working == nil {
			continue
		}
		turn := g.Standings.Turns[i]
		for j, word := range working.Words {
			label := "   "
			if j == 0 {
				label = right(itoa(turn.Number), 3)
			}
			text, points := word.Text(g.Edition), itoa(word.Points)
			if turn.Challenged {
				text, points = "("+text+")", "0"
			}
			lines = append(lines, m.muted(label)+" "+spread(text, points, min(w, 40)-4))
		}
	}
	if len(lines) == 0 {
		return m.mutedLines(m.lang.Screen.NoWords, w)
	}
	return lines[max(0, len(lines)-h):]
}

// notesTab lists the notes of the game.
func (m *Model) notesTab(w, h int) []string {
	var lines []string
	for _, note := range m.table.game.Notes() {
		for j, line := range wrapped(phrases.SafeLines(note.Text), w-4) {
			label := "   "
			if j == 0 && note.After > 0 {
				label = right(itoa(note.After), 3)
			}
			lines = append(lines, m.muted(label)+" "+line)
		}
	}
	if len(lines) == 0 {
		return m.mutedLines(m.lang.Screen.NoNotes, w)
	}
	return lines[max(0, len(lines)-h):]
}
