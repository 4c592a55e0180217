package kit

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/key"
)

// Scroll is the chosen row of a list, and the first visible one. The list scrolls no further than
// it must.
type Scroll struct{ Chosen, Top int }

// Key moves the choice among so many rows; false where the key does not move it.
func (s Scroll) Key(msg tea.KeyPressMsg, k *key.Map, rows int) (Scroll, bool) {
	next, moved := Picker{s.Chosen}.Key(msg, k, rows)
	s.Chosen = next.Chosen
	return s, moved
}

// Within scrolls the list so that the chosen row is visible in room rows.
func (s Scroll) Within(rows, room int) Scroll {
	s.Top = max(0, min(max(s.Top, s.Chosen-room+1), s.Chosen, rows-room))
	return s
}

// Sight is which rows are visible in room rows.
func (s Scroll) Sight(rows, room int) (from, to int) {
	s = s.Within(rows, room)
	return s.Top, min(rows, s.Top+max(0, room))
}

// ScrollLines draws the visible rows, the chosen one in reverse.
func (e Env) ScrollLines(s Scroll, rows, room int, row func(i int) string) []string {
	var lines []string
	from, to := s.Sight(rows, room)
	for i := from; i < to; i++ {
		line := row(i)
		if i == s.Chosen {
			line = e.Look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	return lines
}

// Cut cuts lines to a height. Where there are more, the last line says how many.
func (e Env) Cut(lines []string, h int) []string {
	if len(lines) <= h || h < 1 {
		return lines
	}
	return append(lines[:h-1:h-1], e.Muted(e.Lang.Screen.MoreBelow(len(lines)-h+1)))
}
