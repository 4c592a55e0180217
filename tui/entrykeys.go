package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/key"
)

func (m *Model) entryKey(msg tea.KeyPressMsg) tea.Cmd {
	t, k := m.table, m.Keys
	if t.entry.Tiles {
		t.entry = t.entry.OverTiles(msg, k, t.game.Edition)
		if key.Matches(msg, k.Enter) {
			return m.enterAll()
		}
		m.entryChanged()
		return m.keep()
	}
	if r, ok := key.Find(m.inTheEntry(), msg); ok {
		return m.press(r)
	}
	t.entry = t.entry.Typed(msg)
	m.entryChanged()
	return m.keep()
}

// entryEscape empties the entry, and else leaves it.
func (m *Model) entryEscape() tea.Cmd {
	t := m.table
	if t.entry.Text() != "" {
		t.entry = t.entry.With("")
		m.entryChanged()
		return m.keep()
	}
	m.focusOn(onBoard)
	t.said = said{}
	return nil
}

// enter applies the line in the entry.
func (m *Model) enter() tea.Cmd {
	t := m.table
	text := strings.TrimSpace(t.entry.Text())
	if text == "" && t.staysInEntry() {
		m.pick(0)
		return nil
	}
	if text == "" {
		m.focusOn(onBoard)
		return nil
	}
	if t.duplicate() && m.words[sheet.Plain(text)] == line.CommandEnd {
		text = m.Lang.Word(line.CommandFinish) // nothing is left on a rack
	}
	if seat, ok := m.seatTyped(text); ok {
		t.entry = t.entry.With("")
		m.pick(seat)
		return m.keep()
	}
	if m.endsGame(text) {
		t.entry = t.entry.With("")
		m.focusOn(onBoard)
		m.openEnd()
		return m.keep()
	}
	cmd := m.doTyped(text)
	if m.table == t && !t.said.fault && !t.staysInEntry() && t.focus == onEntry {
		m.focusOn(onBoard)
	}
	return cmd
}

// entryChanged works out what is typed so far.
func (m *Model) entryChanged() {
	m.table.said = said{}
	m.table.liveEntry(m.words)
}

// whole is the entry with what would complete it.
func (m *Model) whole(p entry.Pane) entry.Pane {
	if more := m.completion(); more != "" {
		return p.Showing(p.Text() + more)
	}
	return p
}
