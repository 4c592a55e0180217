package tui

import (
	"runtime/debug"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
)

// outcome is the message that a command answers with. It can say that the command failed.
type outcome interface{ failed(err error) tea.Msg }

// work is a command that does something off the key path; whatever is more than a tick is one.
// Bubble Tea runs it on a goroutine of its own, where a panic would end the program and leave
// its stack on the terminal. Here it is the error of the outcome, so that what waits for that
// is told as after any other error, and the game goes on.
func work(of outcome, do func() tea.Msg) tea.Cmd {
	return func() (msg tea.Msg) {
		words.Guard()
		defer func() {
			if value := recover(); value != nil {
				msg = brokenMsg{of, value, debug.Stack()}
			}
		}()
		return do()
	}
}

// brokenMsg says that a command has met a fault of the program.
type brokenMsg struct {
	of    outcome
	value any
	stack []byte
}

// broken leaves the details of a fault beside the games, and says that its command failed.
func (m *Model) broken(msg brokenMsg) tea.Cmd {
	if words.WasCut(msg.value) {
		m.listCut()
		return func() tea.Msg { return msg.of.failed(words.ErrCut) }
	}
	folder := m.set.Folder
	return func() tea.Msg { return msg.of.failed(crashed(folder, msg.value, msg.stack)) }
}
