package cli

import (
	"io"
	"strings"
	"time"

	"tanteo/tui/phrases"
)

// Progress is a line on a terminal that is written again and again while something takes
// long, and is gone when it is done. Carriage returns and blanks are all that it needs.
type Progress struct {
	to    io.Writer // nil where nobody sees it
	now   func() time.Time
	next  time.Time // when it is due
	width int       // columns of what stands there
}

const (
	progressAfter = time.Second
	progressEvery = 100 * time.Millisecond
)

// Progress is a line of progress of what begins now, where somebody sees it: on a terminal
// that the answers do not scroll over.
func (e *Env) Progress() *Progress {
	if e.OutTerminal {
		return &Progress{now: e.Now}
	}
	return e.reading()
}

// reading is a line of progress of a file being read, before any answer.
func (e *Env) reading() *Progress {
	p := &Progress{now: e.Now}
	if e.ErrTerminal {
		p.to, p.next = e.Err, e.Now().Add(progressAfter)
	}
	return p
}

// Show writes the line where it is due.
func (p *Progress) Show(text func() string) {
	if p.to == nil {
		return
	}
	now := p.now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(progressEvery)
	line := phrases.Fit(text(), Columns-1)
	width := phrases.Width(line)
	_, _ = io.WriteString(p.to, "\r"+line+strings.Repeat(" ", max(0, p.width-width)))
	p.width = width
}

// Clear takes the line away.
func (p *Progress) Clear() {
	if p.width > 0 {
		_, _ = io.WriteString(p.to, "\r"+strings.Repeat(" ", p.width)+"\r")
		p.width = 0
	}
}
