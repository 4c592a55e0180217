package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/files"
	"tanteo/tui/phrases"
	"tanteo/tui/write"
)

// wrote tells what became of a file.
func (m *Model) wrote(msg write.Wrote) tea.Cmd {
	m.writing--
	if m.desk == nil {
		m.Notice = msg.Notice(m.Env, m.shown)
	}
	cmd := m.answer(msg)
	if m.leaving {
		return m.leave()
	}
	return cmd
}

// shown is a path as it may be shown.
func (m *Model) shown(path string) string {
	show := files.FromHome
	if m.set.Shown != nil {
		show = m.set.Shown
	}
	return phrases.Safe(show(path))
}
