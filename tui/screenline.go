package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// screenLine does a line that does what a chord does: tab, print, write, open alone, quit; false
// where it is another.
func (m *Model) screenLine(line sheet.Line, text string) (tea.Cmd, bool) {
	t := m.table
	if line.Verb < sheet.Open || line.Verb > sheet.Quit || line.Verb == sheet.Open && line.Game != "" {
		return nil, false
	}
	before := t.Entry
	t.Entry, t.Said = t.Entry.Remember(text), view.Said{}
	t.Refresh()
	var cmd tea.Cmd
	switch line.Verb {
	case sheet.Tab:
		cmd = m.showTab(line.Name)
	case sheet.Print:
		cmd = m.printKind(line.Name)
	case sheet.Write:
		cmd = m.writeNamed(line.Name)
	case sheet.Open:
		return m.toEarlier(), true
	case sheet.Quit:
		return m.quit(), true
	}
	if t.Said.Fault {
		t.Entry = before
	}
	return tea.Batch(cmd, m.keep()), true
}

// showTab shows the tab that is called so, in any language, or the next one.
func (m *Model) showTab(name string) tea.Cmd {
	t := m.table
	if name == "" {
		m.focusOn(view.OnBoard)
		m.nextTab()
		return nil
	}
	languages := append([]*phrases.Language{m.Lang}, phrases.Languages()...)
	for _, l := range languages {
		for i, known := range tabs.TabNamesOf(l) {
			if strings.HasPrefix(sheet.Plain(known), sheet.Plain(name)) && !t.Hides(view.Tab(i)) {
				m.focusOn(view.OnBoard)
				t.Tab, t.Alone = view.Tab(i), false
				if m.Lay.Side.W == 0 {
					m.enlarge(true)
				}
				return nil
			}
		}
	}
	var there []string
	for i, known := range tabs.TabNamesOf(m.Lang) {
		if !t.Hides(view.Tab(i)) {
			there = append(there, known)
		}
	}
	m.NoneOf(name, there)
	return nil
}

// printKind asks for the file to print to, where the kind that is named stands already.
func (m *Model) printKind(name string) tea.Cmd {
	if !m.keptGame() {
		m.Notice = kit.Notice{Text: m.Lang.Copying.Nothing}
		return nil
	}
	kinds := paper.KindsOf(m.table.Game)
	names, chosen := make([]string, len(kinds)), -1
	for i, kind := range kinds {
		names[i] = string(kind)
		called := sheet.Plain(m.Lang.Printing.Kinds[names[i]])
		if sheet.Plain(name) == names[i] || chosen < 0 && strings.Contains(called, sheet.Plain(name)) {
			chosen = i
		}
	}
	if chosen < 0 {
		m.NoneOf(name, names)
		return nil
	}
	return m.openPrintOf(chosen)
}

// writeNamed writes the game into a file, or asks for the name of one.
func (m *Model) writeNamed(file string) tea.Cmd {
	if !m.keptGame() {
		m.Notice = kit.Notice{Text: m.Lang.Copying.Nothing}
		return nil
	}
	if file != "" {
		return m.writeTo(file)
	}
	return m.openExport()
}
