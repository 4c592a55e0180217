package openfile

import (
	"strconv"
	"strings"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// View draws the page.
func (p Page) View(env kit.Env) kit.Screen {
	w, h := env.Width, env.Height
	margin := kit.PageMargin(w)
	var lines []string
	x, y := 0, 0
	if p.games == nil {
		lines, x, y = p.nameLines(env, inner(w))
	} else {
		lines, y = p.foundLines(env, inner(w))
	}
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(append([]string{""}, lines...), w, h)
	switch {
	case p.busy:
		rows[h-2] = draw.Pad(env.Muted(env.Lang.Screen.File.Reading), w)
	case p.fault != "":
		fault := draw.Wrapped("! "+p.fault, w)
		for i, line := range fault[:min(2, len(fault))] {
			rows[h-1-min(2, len(fault))+i] = env.Look.Ink[draw.Fault].Put(draw.Pad(line, w))
		}
	default:
		env.PageNotice(rows, nil)
	}
	rows[h-1] = env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w)
	return kit.Screen{Rows: rows, X: min(draw.Width(margin)+x, w-1), Y: 1 + y, Cursor: true}
}

// inner is how much of a width is between the margins.
func inner(w int) int { return w - 2*draw.Width(kit.PageMargin(w)) }

// nameLines ask for the name of the file.
func (p Page) nameLines(env kit.Env, w int) (lines []string, x, y int) {
	s := &env.Lang.Screen.File
	lines = []string{env.Heading(s.Open, "", w, true), ""}
	label := draw.Pad(s.Name, max(8, draw.Width(s.Name)+2))
	room := w - draw.Width(label)
	text, at := p.field.InSight(room)
	x, y = draw.Width(label)+at, len(lines)
	lines = append(lines, env.Look.Ink[draw.Accent].Put(label)+env.Look.Field.Put(draw.Pad(text, room)))
	for _, line := range env.PathNames(p.field, room, 5) {
		lines = append(lines, strings.Repeat(" ", draw.Width(label))+line)
	}
	lines = append(lines, "")
	lines = append(lines, env.MutedLines(s.How, w)...)
	lines = append(lines, "")
	return append(lines, env.MutedLines(s.From(p.here), w)...), x, y
}

// sight is what is in sight of the games, and of what is told of the chosen one.
type sight struct {
	list          kit.Scroll // the games
	rows          int        // of them
	scroll        int
	remarks       []string
	remarksInView int // lines there is room for
}

// sight works out what is in sight in the window.
func (p Page) sight(env kit.Env) sight {
	w, h := inner(env.Width), env.Height-4
	room := min(len(p.games), max(1, h/3))
	s := sight{list: p.list.Within(len(p.games), room), rows: room}
	for _, text := range p.games[p.list.Chosen].remarks {
		indent := text[:len(text)-len(strings.TrimLeft(text, " "))]
		for i, line := range draw.Wrapped(strings.TrimLeft(text, " "), max(20, w-2*len(indent))) {
			if i > 0 {
				line = indent + line
			}
			s.remarks = append(s.remarks, indent+line)
		}
	}
	above := 2 + s.rows + 1 // the heading, the games, and a blank line
	if p.more {
		above++
	}
	s.remarksInView = max(1, h-above)
	s.scroll = max(0, min(p.scroll, len(s.remarks)-s.remarksInView))
	return s
}

// foundLines are the games of the file, and what is told of the chosen one.
func (p Page) foundLines(env kit.Env, w int) (lines []string, y int) {
	words, s := &env.Lang.Screen.File, p.sight(env)
	end := ""
	if len(p.games) > 1 {
		end = words.Games(len(p.games))
	}
	lines = []string{env.Heading(words.Open+" "+draw.SignDot+" "+phrases.Fit(p.name, max(8, w/2)), end, w, true), ""}
	y = len(lines) + s.list.Chosen - s.list.Top
	lines = append(lines, env.ScrollLines(s.list, len(p.games), s.rows, func(i int) string {
		one, label := p.games[i], ""
		if len(p.games) > 1 {
			label = draw.Right(strconv.Itoa(i+1), 3) + "  "
		}
		return draw.Spread(label+one.finals+"  ", draw.Right(one.length, 10)+"  "+draw.Pad(one.verdict, max(10, draw.Width(one.verdict))), w)
	})...)
	if p.more {
		lines = append(lines, env.Muted(words.OnlyFirst(len(p.games))))
	}
	lines = append(lines, "")
	return append(lines, env.Cut(s.remarks[s.scroll:], s.remarksInView)...), y
}
