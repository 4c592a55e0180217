package kit

import "tanteo/tui/draw"

// Notice is the line above the hints.
type Notice struct {
	Text  string
	Fault bool
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
	mark, ink := "* ", e.Look.Ink[draw.Notice]
	if n.Fault {
		mark, ink = "! ", e.Look.Ink[draw.Fault]
	}
	lines := draw.Wrapped(n.Text, max(1, e.Width-2))
	lines = lines[:min(len(lines), 2)]
	for i, line := range lines {
		rows[len(rows)-1-len(lines)+i] = ink.Put(draw.Pad(mark+line, e.Width))
		mark = "  "
	}
}
