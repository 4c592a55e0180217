package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
)

// held is what waits while a game is on its way to the table: keys are for that one.
type held struct {
	waits bool
	msgs  []tea.Msg
}

// hold lets what comes in wait for the answer of a command.
func (m *Model) hold(cmd tea.Cmd) tea.Cmd {
	m.held.waits = true
	return cmd
}

// holds says whether a message has to wait, and keeps it.
func (m *Model) holds(msg tea.Msg) bool {
	if !m.held.waits {
		return false
	}
	switch msg.(type) {
	case tea.KeyPressMsg, tea.PasteMsg, tea.MouseClickMsg, desk.MasterMsg, seenMsg:
		m.held.msgs = append(m.held.msgs, msg)
		return true
	}
	return false
}

// goOn takes an answer in that was waited for, and then what has waited, until it has to wait again.
func (m *Model) goOn(answer func() tea.Cmd) tea.Cmd {
	m.held.waits = false
	all := []tea.Cmd{answer()}
	for len(m.held.msgs) > 0 && !m.held.waits {
		msg := m.held.msgs[0]
		m.held.msgs = m.held.msgs[1:]
		all = append(all, m.update(msg))
	}
	return tea.Batch(all...)
}
