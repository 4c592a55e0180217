package tui

import (
	"tanteo/tui/key"

	tea "charm.land/bubbletea/v2"
)

// picker is which row of a list is chosen. The rows are shown page by page, so that a step
// redraws two of them.
type picker struct{ chosen int }

// key moves the choice among so many rows; false where the key is none for that.
func (p picker) key(msg tea.KeyPressMsg, k key.Map, rows int) (picker, bool) {
	const page = 10
	switch {
	case key.Matches(msg, k.Up):
		p.chosen--
	case key.Matches(msg, k.Down):
		p.chosen++
	case key.Matches(msg, k.PageUp):
		p.chosen -= page
	case key.Matches(msg, k.PageDown):
		p.chosen += page
	case key.Matches(msg, k.First):
		p.chosen = 0
	case key.Matches(msg, k.Last):
		p.chosen = rows - 1
	default:
		return p, false
	}
	p.chosen = max(0, min(p.chosen, rows-1))
	return p, true
}

// sight is which of so many rows are in sight in h lines, and how many are below. A line is
// kept for telling that there are more.
func (p picker) sight(rows, h int) (from, to, below int) {
	if rows <= h {
		return 0, rows, 0
	}
	h = max(1, h-1)
	from = min(p.chosen/h*h, rows-1)
	to = min(rows, from+h)
	return from, to, rows - to
}

// depth is how many lines below the first row in sight the chosen one stands.
func (p picker) depth(rows, h int) int {
	from, _, _ := p.sight(rows, h)
	return p.chosen - from
}

// pickLines draws the rows in sight in h lines, the chosen one in reverse, and behind a margin
// how many are below. A row has no ink of its own where it is chosen.
func (m *Model) pickLines(p picker, rows, h int, margin string, row func(i int, chosen bool) string) []string {
	from, to, below := p.sight(rows, h)
	var lines []string
	for i := from; i < to; i++ {
		line := row(i, i == p.chosen)
		if i == p.chosen {
			line = m.look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	if below > 0 {
		lines = append(lines, m.muted(margin+m.lang.Screen.MoreBelow(below)))
	}
	return lines
}
