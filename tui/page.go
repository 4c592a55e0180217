package tui

import tea "charm.land/bubbletea/v2"

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
	case m.stats != nil:
		return m.stats
	case m.games != nil:
		return m.games
	case m.form != nil:
		return m.form
	case m.start != nil:
		return m.start
	}
	return nil
}
