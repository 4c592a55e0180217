package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/tui/kit"
)

// broken writes the details of a fault into the folder of games, and tells that its command
// failed.
func (m *Model) broken(msg kit.BrokenMsg) tea.Cmd {
	if words.WasCut(msg.Value) {
		m.listCut()
		return func() tea.Msg { return msg.Of.Failed(words.ErrCut) }
	}
	folder, hidden := m.set.Folder, m.set.Hidden
	return func() tea.Msg {
		crash := crashed(folder, msg.Value, msg.Stack)
		if hidden {
			crash.File = ""
		}
		return msg.Of.Failed(crash)
	}
}

// listCut reads a list of words again whose file in the cache was cut short while it was read.
func (m *Model) listCut() {
	m.set.Words.Forget()
	m.Notice = kit.Notice{Text: m.Sentence(words.ErrCut), Fault: true}
	if m.desk != nil {
		m.desk.ListCut()
		m.reread = true
	}
}
