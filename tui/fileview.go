package tui

import (
	"strconv"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// screen draws the page.
func (p *filePage) screen(m *Model) ([]string, int, int, bool) {
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	inner := w - 2*draw.Width(margin)
	var lines []string
	x, y := 0, 0
	words := &m.Lang.Screen.Hint
	var hints []kit.Hint
	if p.found == nil {
		lines, x, y = m.fileNameLines(inner)
		hints = []kit.Hint{{Key: m.KeyName("Enter"), Does: words.Read}, {Key: m.KeyName("Tab"), Does: words.Complete}, {Key: m.KeyName("Esc"), Does: words.Back}}
	} else {
		lines, y = m.foundLines(inner, h-4)
		if len(p.found) > 1 {
			hints = []kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: words.Choose}}
		}
		hints = append(hints, kit.Hint{Key: m.KeyName("Enter"), Does: words.TakeGame}, kit.Hint{Key: m.KeyName("PgUp") + " " + m.KeyName("PgDn"), Does: words.Scroll}, kit.Hint{Key: m.KeyName("Esc"), Does: words.Back})
	}
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(append([]string{""}, lines...), w, h)
	switch {
	case p.busy:
		rows[h-2] = draw.Pad(m.Muted(m.Lang.Screen.File.Reading), w)
	case p.fault != "":
		fault := draw.Wrapped("! "+p.fault, w)
		for i, line := range fault[:min(2, len(fault))] {
			rows[h-1-min(2, len(fault))+i] = m.Look.Ink[draw.Fault].Put(draw.Pad(line, w))
		}
	case m.Notice.Text != "":
		rows[h-2] = m.noticeLine(w)
	}
	rows[h-1] = m.HintsIn(hints, w)
	return rows, min(draw.Width(margin)+x, w-1), 1 + y, true
}

// fileNameLines ask for the name of the file.
func (m *Model) fileNameLines(w int) (lines []string, x, y int) {
	p, s := m.file, &m.Lang.Screen.File
	lines = []string{m.Heading(s.Open, "", w, true), ""}
	label := draw.Pad(s.Name, max(8, draw.Width(s.Name)+2))
	room := w - draw.Width(label)
	text, at := p.field.InSight(room)
	x, y = draw.Width(label)+at, len(lines)
	lines = append(lines, m.Look.Ink[draw.Accent].Put(label)+m.Look.Field.Put(draw.Pad(text, room)))
	for _, line := range m.PathNames(p.field, room, 5) {
		lines = append(lines, strings.Repeat(" ", draw.Width(label))+line)
	}
	lines = append(lines, "")
	lines = append(lines, m.MutedLines(s.How, w)...)
	lines = append(lines, "")
	return append(lines, m.MutedLines(s.From(p.folder), w)...), x, y
}

// foundLines are the games of the file, and what is told of the chosen one.
func (m *Model) foundLines(w, h int) (lines []string, y int) {
	p, s := m.file, &m.Lang.Screen.File
	end := ""
	if len(p.found) > 1 {
		end = s.Games(len(p.found))
	}
	lines = []string{m.Heading(s.Open+" "+draw.SignDot+" "+phrases.Fit(p.name, max(8, w/2)), end, w, true), ""}
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
			line = m.Look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	if p.more {
		lines = append(lines, m.Muted(s.OnlyFirst(len(p.found))))
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
		told = append(told[:rest-1:rest-1], m.Muted(m.Lang.Screen.MoreBelow(len(told)-rest+1)))
	}
	return append(lines, told...), y
}
