package desk

import (
	"slices"
	"testing"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
)

// Every tab of view.Tabs has a name and a title in every language, and does not show the sheet, as
// one without a case in TabLines does.
func TestEveryTabIsThere(t *testing.T) {
	for tab := range view.Tabs {
		for _, l := range phrases.Languages() {
			if tabs.TabNamesOf(l)[tab] == "" {
				t.Errorf("%s: tab %d of view.Tabs has no name in TabNamesOf", l.Tag, tab)
			}
			if tabs.TitleOf(tab, l) == "" {
				t.Errorf("%s: tab %d of view.Tabs has no title", l.Tag, tab)
			}
		}
	}
	for _, s := range strolls {
		d := s.begin(t)
		d.sees(tea.WindowSizeMsg{Width: 100, Height: 40})
		lines := func(tab view.Tab) []string {
			d.At.Tab = tab
			return tabs.Of(d.Table).TabLines(40, 20)
		}
		sheet := lines(view.TabSheet)
		for tab := view.TabSheet + 1; tab < view.Tabs; tab++ {
			if !d.At.Hides(tab) && slices.Equal(lines(tab), sheet) {
				t.Errorf("%s: tab %d of view.Tabs, %s, shows the sheet: it has no case in TabLines", s.name, tab, tabs.TabNamesOf(d.Lang)[tab])
			}
		}
	}
}
