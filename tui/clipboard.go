package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// copyShown sends what the pane shows to the terminal's clipboard. A terminal does not
// answer, so it is never said to have arrived.
func (m *Model) copyShown() tea.Cmd {
	t := m.table
	if t.game.Standings.Finished && t.focus != onSide {
		return m.copyResult()
	}
	if t.focus == onSide || t.counting {
		return m.sendToClipboard(m.sheetText())
	}
	if turn, ok := t.shownTurn(); ok {
		return m.sendToClipboard(m.lang.Seat(t.game, turn.Player) + ": " + m.lang.Row(t.game, turn))
	}
	return m.sendToClipboard(m.sheetText())
}

// copyResult sends the final table as text.
func (m *Model) copyResult() tea.Cmd {
	return m.sendToClipboard(m.resultText())
}

func (m *Model) sendToClipboard(text string) tea.Cmd {
	m.notice = notice{text: m.lang.Screen.ClipboardSent}
	return tea.SetClipboard(strings.TrimRight(text, "\n") + "\n")
}

// sheetText is the sheet as the page shows it, without colours.
func (m *Model) sheetText() string {
	g := &m.table.game
	lines := m.sheetLines(g, 78, len(g.Standings.Turns)+8, 0)
	for i := range lines {
		lines[i] = strings.TrimRight(ansi.Strip(lines[i]), " ")
	}
	return strings.Join(lines, "\n")
}

// resultText is the final table in a few lines.
func (m *Model) resultText() string {
	g := &m.table.game
	var b strings.Builder
	for _, seat := range byPlace(g) {
		p := g.Standings.Players[seat-1]
		b.WriteString(itoa(p.Place) + ". " + m.playerName(g, seat) + " " + m.signed(p.Total()))
		if p.Adjustment != 0 {
			b.WriteString(" (" + m.signed(p.Points) + " " + m.plusMinus(p.Adjustment) + ")")
		}
		b.WriteByte('\n')
	}
	return b.String()
}
