package desk

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
)

// The size of a tab, by which a page is scrolled, is that which is drawn, whatever stands above it:
// also in a hall, where nothing does.
func TestSizeOfATabIsThatWhichIsDrawn(t *testing.T) {
	for _, name := range []string{"classic", "duplicate", "hall"} {
		for _, s := range strolls {
			if s.name != name {
				continue
			}
			for range 40 {
				s.lines = append(s.lines[:len(s.lines):len(s.lines)], "note one of many")
			}
			s.lines = append(s.lines, "note the last")
			d := s.begin(t)
			d.sees(tea.WindowSizeMsg{Width: 80, Height: 24})
			d.At.Tab, d.At.Scroll = view.TabNotes, 1000
			d.Settle()
			lines, _, _, _ := frame.Of(d.Table).SideLines()
			drawn := 0
			for _, row := range lines {
				if strings.Contains(ansi.Strip(row), "one of many") || strings.Contains(ansi.Strip(row), "the last") {
					drawn++
				}
			}
			if _, h := frame.Of(d.Table).TabSize(); h != drawn {
				t.Errorf("%s: %d rows are drawn, and the size has %d", name, drawn, h)
			}
		}
	}
}
