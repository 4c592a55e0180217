package kit

import (
	"tanteo/tui/draw"
)

// Notice is the line above the hints.
type Notice struct {
	Text  string
	Fault bool
}

// In is the notice in rows of these widths, as many as it needs. What does not fit is cut out of
// the middle of the last row, because the end says what to do next; whole says that nothing is.
func (n Notice) In(widths ...int) (rows []string, whole bool) {
	mark := "* "
	if n.Fault {
		mark = "! "
	}
	return draw.Flowed(mark, n.Text, widths...)
}

// NoticeInk is what a notice is drawn in.
func (e Env) NoticeInk(n Notice) draw.Ink {
	if n.Fault {
		return e.Look.Ink[draw.Fault]
	}
	return e.Look.Ink[draw.Notice]
}

// PageNotice writes the notice into the rows just above the hints of a page, two at most. Without
// a notice it tells err.
func (e Env) PageNotice(rows []string, err error) {
	n := e.Notice
	if n.Text == "" && err != nil {
		n = Notice{e.Sentence(err), true}
	}
	if n.Text == "" {
		return
	}
	lines, _ := n.In(e.Width, e.Width)
	for i, line := range lines {
		rows[len(rows)-1-len(lines)+i] = e.NoticeInk(n).Put(draw.Pad(line, e.Width))
	}
}
