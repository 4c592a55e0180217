package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/sitting"
)

// switchCheck begins or ends to look every word up.
func (m *Model) switchCheck() tea.Cmd {
	if m.Checking {
		m.table.Say(m.Lang.Lookup.Off)
		return m.setChecking(false)
	}
	m.freshList() // its file may have changed
	return m.withList(func(m *Model) tea.Cmd {
		m.table.Say(m.Lang.Lookup.On + " " + m.WhichList())
		return m.setChecking(true)
	})
}

// setChecking keeps in mind whether words are looked up, and in which list.
func (m *Model) setChecking(on bool) tea.Cmd {
	m.Checking = on
	m.listChanged()
	list := m.set.Words.Preferred()
	return m.remember(func(r sitting.Remember) error { return r.Check(on, list) })
}

// useList makes a list the one that words are checked in.
func (m *Model) useList(name string) tea.Cmd {
	m.set.Words.Prefer(name)
	m.dropList()
	m.Checking = false
	return m.switchCheck()
}

// listsChanged reads the list of the table anew, and keeps in mind which one is preferred where
// that is another one.
func (m *Model) listsChanged(preferred bool) tea.Cmd {
	var remembered tea.Cmd
	if preferred {
		remembered = m.setChecking(m.Checking)
	}
	m.dropList()
	return tea.Batch(remembered, m.beginCheck(), m.readOn())
}

// beginCheck gets the list of a table that was just opened, while words are checked.
func (m *Model) beginCheck() tea.Cmd {
	if !m.Checking {
		return nil
	}
	return m.withList(func(*Model) tea.Cmd { return nil })
}
