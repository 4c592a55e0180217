package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
	"tanteo/tui/key"
)

// queue keeps the messages that wait, while a game is being opened or an answer is awaited that
// the next key depends on.
type queue struct {
	waits  bool
	msgs   []tea.Msg
	number int  // of the waits so far
	leaves bool // leaving is among what waits
}

// leaveWaits is how long leaving waits for the work of earlier keys. On a hanging disk that would
// be for ever.
const leaveWaits = 500 * time.Millisecond

// leaveMsg says that leaving has waited long enough.
type leaveMsg struct{ number int }

// hold makes messages wait for the answer of a command.
func (m *Model) hold(cmd tea.Cmd) tea.Cmd {
	m.queue.waits, m.queue.leaves = true, false
	m.queue.number++
	return cmd
}

// holds says whether a message has to wait, and keeps it. Leaving waits only for the keys before
// it, and no longer than leaveWaits.
func (m *Model) holds(msg tea.Msg) (cmd tea.Cmd, waits bool) {
	if !m.queue.waits {
		return nil, false
	}
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		if key.Matches(m.Keys.Plain(msg), m.Keys.Leave) {
			if len(m.queue.msgs) == 0 || m.queue.leaves {
				m.queue.msgs = nil
				return nil, false
			}
			m.queue.leaves = true
			now := leaveMsg{m.queue.number}
			cmd = tea.Tick(leaveWaits, func(time.Time) tea.Msg { return now })
		}
	case tea.PasteMsg, tea.MouseClickMsg, desk.MasterMsg, heardMsg:
	default:
		return nil, false
	}
	m.queue.msgs = append(m.queue.msgs, msg)
	return cmd, true
}

// leaveNow leaves though the work of the earlier keys has not ended.
func (m *Model) leaveNow(msg leaveMsg) tea.Cmd {
	if !m.queue.waits || msg.number != m.queue.number {
		return nil
	}
	m.queue.msgs = nil
	return m.quit()
}

// goOn takes the awaited answer, and then the messages that have waited, until one makes the
// others wait again.
func (m *Model) goOn(answer func() tea.Cmd) tea.Cmd {
	m.queue.waits = false
	all := []tea.Cmd{answer()}
	for len(m.queue.msgs) > 0 && !m.queue.waits {
		msg := m.queue.msgs[0]
		m.queue.msgs = m.queue.msgs[1:]
		all = append(all, m.update(msg))
	}
	return tea.Batch(all...)
}
