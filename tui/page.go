package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
	"tanteo/tui/page/stats"
)

// page is what takes the whole window in place of the table.
type page interface {
	key(m *Model, msg tea.KeyPressMsg) tea.Cmd
	paste(m *Model, msg tea.PasteMsg)
	screen(m *Model) (rows []string, x, y int, cursor bool)
}

// page is the one that is open: that which was opened last, where one lies over another; nil
// is the table.
func (m *Model) page() page {
	switch {
	case m.file != nil:
		return m.file
	case m.lists != nil:
		return m.lists
	case len(m.pages) > 0:
		return topPage{}
	case m.games != nil:
		return m.games
	case m.form != nil:
		return m.form
	case m.start != nil:
		return m.start
	}
	return nil
}

// topPage is the last of the pages that lie over one another.
type topPage struct{}

func (topPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd { return m.toPage(len(m.pages)-1, msg) }

func (topPage) paste(m *Model, msg tea.PasteMsg) { m.toPage(len(m.pages)-1, msg) }

func (topPage) screen(m *Model) ([]string, int, int, bool) {
	s := m.pages[len(m.pages)-1].View(m.Env)
	return s.Rows, s.X, s.Y, s.Cursor
}

// toPage gives a page what came in and does what it asks for.
func (m *Model) toPage(i int, msg tea.Msg) tea.Cmd {
	next, action := m.pages[i].Update(m.Env, msg)
	m.pages[i] = next
	switch a := action.(type) {
	case kit.Close:
		m.pages = m.pages[:i]
	case kit.Ask:
		return a.Cmd
	}
	return nil
}

// toPages gives every page an answer: only the one that asked for it takes it.
func (m *Model) toPages(msg tea.Msg) tea.Cmd {
	var all []tea.Cmd
	for i := range m.pages {
		all = append(all, m.toPage(i, msg))
	}
	return tea.Batch(all...)
}

// openStats opens the page of statistics over the table or the start page.
func (m *Model) openStats() tea.Cmd {
	p, read := stats.New(m.set.Games, m.set.Catalogue)
	m.pages = append(m.pages, p)
	return read
}
