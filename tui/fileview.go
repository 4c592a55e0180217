package tui

import (
	"strings"

	"tanteo/tui/phrases"
)

// screen draws the page.
func (p *filePage) screen(m *Model) ([]string, int, int, bool) {
	w, h := m.width, m.height
	margin := pageMargin(w)
	inner := w - 2*width(margin)
	var lines []string
	x, y := 0, 0
	words := &m.lang.Screen.Hint
	var hints []hint
	if p.found == nil {
		lines, x, y = m.fileNameLines(inner)
		hints = []hint{{m.keyName("Enter"), words.Read}, {m.keyName("Tab"), words.Complete}, {m.keyName("Esc"), words.Back}}
	} else {
		lines, y = m.foundLines(inner, h-4)
		if len(p.found) > 1 {
			hints = []hint{{m.keyName("Up") + " " + m.keyName("Down"), words.Choose}}
		}
		hints = append(hints, hint{m.keyName("Enter"), words.TakeGame}, hint{m.keyName("PgUp") + " " + m.keyName("PgDn"), words.Scroll}, hint{m.keyName("Esc"), words.Back})
	}
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := fill(append([]string{""}, lines...), w, h)
	switch {
	case p.busy:
		rows[h-2] = pad(m.muted(m.lang.Screen.File.Reading), w)
	case p.fault != "":
		fault := wrapped("! "+p.fault, w)
		for i, line := range fault[:min(2, len(fault))] {
			rows[h-1-min(2, len(fault))+i] = m.look.ink[inkFault].put(pad(line, w))
		}
	case m.notice.text != "":
		rows[h-2] = m.noticeLine(w)
	}
	rows[h-1] = m.hintsIn(hints, w)
	return rows, min(width(margin)+x, w-1), 1 + y, true
}

// fileNameLines ask for the name of the file.
func (m *Model) fileNameLines(w int) (lines []string, x, y int) {
	p, s := m.file, &m.lang.Screen.File
	lines = []string{m.heading(s.Open, "", w, true), ""}
	label := pad(s.Name, max(8, width(s.Name)+2))
	room := w - width(label)
	text, at := p.field.shown(room)
	x, y = width(label)+at, len(lines)
	lines = append(lines, m.look.ink[inkAccent].put(label)+m.look.field.put(pad(text, room)))
	for _, line := range p.field.nameLines(m, room, 5) {
		lines = append(lines, strings.Repeat(" ", width(label))+line)
	}
	lines = append(lines, "")
	lines = append(lines, m.mutedLines(s.How, w)...)
	lines = append(lines, "")
	return append(lines, m.mutedLines(s.From(p.folder), w)...), x, y
}

// foundLines are the games of the file, and what is told of the chosen one.
func (m *Model) foundLines(w, h int) (lines []string, y int) {
	p, s := m.file, &m.lang.Screen.File
	end := ""
	if len(p.found) > 1 {
		end = s.Games(len(p.found))
	}
	lines = []string{m.heading(s.Open+" "+signDot+" "+phrases.Fit(p.name, max(8, w/2)), end, w, true), ""}
	room := min(len(p.found), max(1, h/3))
	p.top = max(0, min(max(p.top, p.chosen-room+1), p.chosen))
	for i, one := range p.found[p.top:min(len(p.found), p.top+room)] {
		label := ""
		if len(p.found) > 1 {
			label = right(itoa(p.top+i+1), 3) + "  "
		}
		line := spread(label+one.finals+"  ", right(one.taken, 10)+"  "+pad(one.verdict, max(10, width(one.verdict))), w)
		if p.top+i == p.chosen {
			y = len(lines)
			line = m.look.reverse.put(line)
		}
		lines = append(lines, line)
	}
	if p.more {
		lines = append(lines, m.muted(s.OnlyFirst(len(p.found))))
	}
	lines = append(lines, "")
	var told []string
	for _, text := range p.found[p.chosen].told {
		indent := text[:len(text)-len(strings.TrimLeft(text, " "))]
		for i, line := range wrapped(strings.TrimLeft(text, " "), max(20, w-2*len(indent))) {
			if i > 0 {
				line = indent + line
			}
			told = append(told, indent+line)
		}
	}
	rest := max(1, h-len(lines))
	p.scroll = max(0, min(p.scroll, len(told)-rest))
	told = told[p.scroll:]
	if len(told) > rest {
		told = append(told[:rest-1:rest-1], m.muted(m.lang.Screen.MoreBelow(len(told)-rest+1)))
	}
	return append(lines, told...), y
}
