package command

import (
	"io"
	"strings"
	"time"

	"tanteo/tui/phrases"
)

// progress is a line on a terminal that is written again and again while something takes
// long, and is gone when it is done. Carriage returns and blanks are all that it needs.
type progress struct {
	to    io.Writer // nil where nobody sees it
	now   func() time.Time
	next  time.Time // when it is due
	shown int       // columns of what stands there
}

const (
	progressAfter = time.Second
	progressEvery = 100 * time.Millisecond
)

// progress is a line of progress of what begins now, where somebody sees it: on a terminal
// that the answers do not scroll over.
func (r *run) progress() *progress {
	p := &progress{now: r.Now}
	if r.ErrTerminal && !r.OutTerminal {
		p.to, p.next = r.Err, r.Now().Add(progressAfter)
	}
	return p
}

// show writes the line where it is due.
func (p *progress) show(text func() string) {
	if p.to == nil {
		return
	}
	now := p.now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(progressEvery)
	line := phrases.Fit(text(), columns-1)
	width := phrases.Width(line)
	_, _ = io.WriteString(p.to, "\r"+line+strings.Repeat(" ", max(0, p.shown-width)))
	p.shown = width
}

// clear takes the line away.
func (p *progress) clear() {
	if p.shown > 0 {
		_, _ = io.WriteString(p.to, "\r"+strings.Repeat(" ", p.shown)+"\r")
		p.shown = 0
	}
}
