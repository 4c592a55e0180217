package kit

import (
	"strings"

	"tanteo/tui/draw"
)

// Notice is the line above the hints.
type Notice struct {
	Text  string
	Fault bool
}

// Lines is the notice in one row or two of a width; the second is empty where one is enough. If
// it is too long, the middle is left out, so that the end still says what to do next.
func (n Notice) Lines(w, rows int) (lines [2]string) {
	mark := "* "
	if n.Fault {
		mark = "! "
	}
	room := max(1, w-2)
	if rows == 1 {
		lines[0] = mark + draw.BothEnds(n.Text, room)
		return lines
	}
	all := draw.Wrapped(n.Text, room)
	lines[0] = mark + all[0]
	if len(all) > 1 {
		lines[1] = "  " + draw.BothEnds(strings.Join(all[1:], " "), room)
	}
	return lines
}

// NoticeInk is what a notice is drawn in.
func (e Env) NoticeInk(n Notice) draw.Ink {
	if n.Fault {
		return e.Look.Ink[draw.Fault]
	}
	return e.Look.Ink[draw.Notice]
}

// PageNotice puts the notice into the rows over the hints of a page, two at most; without one,
// what went wrong.
func (e Env) PageNotice(rows []string, err error) {
	n := e.Notice
	if n.Text == "" && err != nil {
		n = Notice{e.Sentence(err), true}
	}
	if n.Text == "" {
		return
	}
	lines := n.Lines(e.Width, 2)
	last, ink := len(rows)-2, e.NoticeInk(n)
	if lines[1] != "" {
		rows[last] = ink.Put(draw.Pad(lines[1], e.Width))
		last--
	}
	rows[last] = ink.Put(draw.Pad(lines[0], e.Width))
}
