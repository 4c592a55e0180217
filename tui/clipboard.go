package tui

import (
	"strings"

	"tanteo/tui/printout"

	tea "charm.land/bubbletea/v2"
)

// copyShown sends what the pane shows to the terminal's clipboard. A terminal does not
// answer, so it is never said to have arrived.
func (m *Model) copyShown() tea.Cmd {
	t := m.table
	if t.game.Standings.Finished && t.focus != onSide {
		return m.copyResult()
	}
	if t.focus == onSide || t.counting {
		return m.sendToClipboard(strings.Join(printout.Sheet(m.lang, t.game), "\n"))
	}
	if turn, ok := t.shownTurn(); ok {
		return m.sendToClipboard(m.lang.Seat(t.game, turn.Player) + ": " + m.lang.Row(t.game, turn))
	}
	return m.sendToClipboard(strings.Join(printout.Sheet(m.lang, t.game), "\n"))
}

// copyResult sends the final table as text.
func (m *Model) copyResult() tea.Cmd {
	return m.sendToClipboard(strings.Join(printout.Result(m.lang, m.table.game), "\n"))
}

func (m *Model) sendToClipboard(text string) tea.Cmd {
	m.notice = notice{text: m.lang.Screen.ClipboardSent}
	return tea.SetClipboard(strings.TrimRight(text, "\n") + "\n")
}
