package printout

import (
	"strconv"
	"strings"

	"tanteo/tui/phrases"
)

// rule is a line to write on.
func rule(columns int) string { return strings.Repeat("_", max(0, columns)) }

// fields are the lines of a form on which it is told where and when it was played.
func (p *page) fields(title string) {
	t := &p.l.Paper
	p.say(title)
	p.say("")
	first := t.Event + " " + rule(28) + "  " + t.Stage + " "
	p.say(first + rule(columns-phrases.Width(first)))
	second := t.Place + " " + rule(20) + "  " + t.Table + " " + rule(8) + "  " + t.Date + " "
	p.say(second + rule(columns-phrases.Width(second)))
	p.say("")
}

// Blank is a blank score sheet for players, by seat; "" is one without a name.
func Blank(l *phrases.Language, names []string) []string {
	const rows, gap, number = 20, 2, 3
	p, t := &page{l: l}, &l.Paper
	p.fields(t.Sheet)
	label := number
	for _, text := range []string{t.Penalties, t.Left, t.Total} {
		label = max(label, phrases.Width(text))
	}
	label = min(label, 14)
	cell := (columns - label - gap*len(names)) / len(names)
	points, running := max(3, phrases.Width(t.Points)), max(4, phrases.Width(t.Running))
	word := cell - points - running - 2
	line := func(label string, width int, cells func(i int) string) {
		text := phrases.Pad(label, width)
		for i := range names {
			text += strings.Repeat(" ", gap) + cells(i)
		}
		p.say(strings.TrimRight(text, " "))
	}
	line("", label, func(i int) string { return phrases.Pad(l.Player(names[i], i+1), cell) })
	line(t.Number, label, func(int) string {
		return phrases.Pad(t.Word, word) + " " + phrases.PadLeft(t.Points, points) + " " + phrases.PadLeft(t.Running, running)
	})
	blank := func(int) string { return rule(word) + " " + rule(points) + " " + rule(running) }
	for row := range rows {
		line(phrases.PadLeft(strconv.Itoa(row+1), number), label, blank)
	}
	p.say("")
	for _, text := range []string{t.Penalties, t.Left, t.Total} {
		line(text, label, func(int) string {
			return strings.Repeat(" ", word+1+points+1) + rule(running)
		})
	}
	p.say("")
	line(t.Signature, label, func(int) string { return rule(cell) })
	return p.lines
}
