package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/files"
	"tanteo/tui/phrases"
	"tanteo/tui/write"
)

// wrote tells whether a file was written.
func (m *Model) wrote(msg write.Wrote) tea.Cmd {
	m.writing--
	if m.desk == nil {
		m.Notice = msg.Notice(m.Env, m.showPath)
	}
	cmd := m.answer(msg)
	if m.leaving {
		return m.leave()
	}
	return cmd
}

// showPath is a path as it may be shown.
func (m *Model) showPath(path string) string {
	show := files.FromHome
	if m.set.ShowPath != nil {
		show = m.set.ShowPath
	}
	return phrases.Safe(show(path))
}
