package tui

import (
	"strconv"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// screen draws the page.
func (p *filePage) screen(m *Model) ([]string, int, int, bool) {
	w, h := m.width, m.height
	margin := pageMargin(w)
	inner := w - 2*draw.Width(margin)
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
	rows := draw.Fill(append([]string{""}, lines...), w, h)
	switch {
	case p.busy:
		rows[h-2] = draw.Pad(m.muted(m.lang.Screen.File.Reading), w)
	case p.fault != "":
		fault := draw.Wrapped("! "+p.fault, w)
		for i, line := range fault[:min(2, len(fault))] {
			rows[h-1-min(2, len(fault))+i] = m.look.Ink[draw.Fault].Put(draw.Pad(line, w))
		}
	case m.notice.text != "":
		rows[h-2] = m.noticeLine(w)
	}
	rows[h-1] = m.hintsIn(hints, w)
	return rows, min(draw.Width(margin)+x, w-1), 1 + y, true
}

// fileNameLines ask for the name of the file.
func (m *Model) fileNameLines(w int) (lines []string, x, y int) {
	p, s := m.file, &m.lang.Screen.File
	lines = []string{m.heading(s.Open, "", w, true), ""}
	label := draw.Pad(s.Name, max(8, draw.Width(s.Name)+2))
	room := w - draw.Width(label)
	text, at := p.field.shown(room)
	x, y = draw.Width(label)+at, len(lines)
	lines = append(lines, m.look.Ink[draw.Accent].Put(label)+m.look.Field.Put(draw.Pad(text, room)))
	for _, line := range p.field.nameLines(m, room, 5) {
		lines = append(lines, strings.Repeat(" ", draw.Width(label))+line)
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
	lines = []string{m.heading(s.Open+" "+draw.SignDot+" "+phrases.Fit(p.name, max(8, w/2)), end, w, true), ""}
	room := min(len(p.found), max(1, h/3))
	p.top = max(0, min(max(p.top, p.chosen-room+1), p.chosen))
	for i, one := range p.found[p.top:min(len(p.found), p.top+room)] {
		label := ""
		if len(p.found) > 1 {
			label = draw.Right(strconv.Itoa(p.top+i+1), 3) + "  "
		}
		line := draw.Spread(label+one.finals+"  ", draw.Right(one.taken, 10)+"  "+draw.Pad(one.verdict, max(10, draw.Width(one.verdict))), w)
		if p.top+i == p.chosen {
			y = len(lines)
			line = m.look.Reverse.Put(line)
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
		for i, line := range draw.Wrapped(strings.TrimLeft(text, " "), max(20, w-2*len(indent))) {
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
