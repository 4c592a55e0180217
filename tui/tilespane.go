package tui

import (
	"strings"

	"tanteo/sheet"
)

// tilesTab lists what is left letter by letter in the narrow pane.
func (m *Model) tilesTab(w, h int) []string {
	g := m.table.shownGame()
	tiles := &g.Standings.Tiles
	lines := m.tilesLeft(w)
	if tiles.Uncounted > 0 {
		lines = append(lines, m.mutedLines(m.lang.Screen.Uncounted(tiles.Uncounted), w)...)
	}
	return fill(append(lines, m.overused(g, w)...), w, h)
}

// overused tells the letters of which more lie than the set has.
func (m *Model) overused(g *sheet.Game, w int) []string {
	var lines []string
	by := g.Standings.Tiles.OverusedBy
	for i := range by {
		notice := sheet.Notice{Code: sheet.NoticeOverused, Overuse: &by[i], Turns: by[i].Turns}
		lines = append(lines, m.faultLines(m.lang.Notice(notice, *g), w)...)
	}
	return lines
}

// tilesLeft lists what is left per letter, as many columns as fit.
func (m *Model) tilesLeft(w int) []string {
	g := m.table.shownGame()
	const cell = 7
	columns := max(1, w/cell)
	var lines []string
	var line string
	n := 0
	add := func(name string, left int) {
		count := itoa(left)
		if left == 0 {
			count = "-"
		}
		text := right(name, 3) + right(count, 3) + " "
		switch {
		case left < 0:
			text = m.look.ink[inkFault].put(right(name, 3) + right("!"+itoa(left), 3) + " ")
		case left == 0:
			text = m.muted(text)
		}
		line += text
		if n++; n%columns == 0 {
			lines = append(lines, line)
			line = ""
		}
	}
	for _, l := range g.Edition.Alphabet() {
		if g.Edition.OnlyBlank(l) {
			continue
		}
		add(g.Edition.Text(l), g.Standings.Tiles.Left[l])
	}
	add("?", g.Standings.Tiles.Left[0])
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// tilesBelow is the tiles under the tabs of a large window.
func (m *Model) tilesBelow(w int) []string {
	s, tiles := &m.lang.Screen, &m.table.shownGame().Standings.Tiles
	end := s.Bag + " " + itoa(tiles.Bag) + " " + signDot + " " + s.Unseen + " " + itoa(tiles.Unseen)
	if width(s.TilesLeft)+width(end)+4 > w {
		end = s.Bag + " " + itoa(tiles.Bag)
	}
	return append([]string{m.heading(s.TilesLeft, end, w, false)}, m.tilesLeft(w)...)
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
	lines = append(lines, m.overused(g, w)...)
	return lines[:min(len(lines), h)]
}
