package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
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
	before := t.entry
	t.entry, t.said = t.entry.Remember(text), said{}
	t.refresh()
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
	if t.said.fault {
		t.entry = before
	}
	return tea.Batch(cmd, m.keep()), true
}

// showTab shows the tab that is called so, in any language, or the next one.
func (m *Model) showTab(name string) tea.Cmd {
	t := m.table
	if name == "" {
		m.focusOn(onBoard)
		m.nextTab()
		return nil
	}
	languages := append([]*phrases.Language{m.Lang}, phrases.Languages()...)
	for _, l := range languages {
		for i, known := range tabNamesOf(l) {
			if strings.HasPrefix(sheet.Plain(known), sheet.Plain(name)) && !t.hides(tab(i)) {
				m.focusOn(onBoard)
				t.tab, t.alone = tab(i), false
				if m.lay.Side.W == 0 {
					m.enlarge(true)
				}
				return nil
			}
		}
	}
	var there []string
	for i, known := range tabNamesOf(m.Lang) {
		if !t.hides(tab(i)) {
			there = append(there, known)
		}
	}
	m.noneOf(name, there)
	return nil
}

// printKind asks for the file to print to, where the kind that is named stands already.
func (m *Model) printKind(name string) tea.Cmd {
	if !m.keptGame() {
		m.Notice = kit.Notice{Text: m.Lang.Copying.Nothing}
		return nil
	}
	kinds := paper.KindsOf(m.table.game)
	names, chosen := make([]string, len(kinds)), -1
	for i, kind := range kinds {
		names[i] = string(kind)
		called := sheet.Plain(m.Lang.Printing.Kinds[names[i]])
		if sheet.Plain(name) == names[i] || chosen < 0 && strings.Contains(called, sheet.Plain(name)) {
			chosen = i
		}
	}
	if chosen < 0 {
		m.noneOf(name, names)
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
