package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
)

func (m *Model) entryKey(msg tea.KeyPressMsg) tea.Cmd {
	t, k := m.table, m.Keys
	if t.Entry.Tiles {
		t.Entry = t.Entry.OverTiles(msg, k, t.Game.Edition)
		if key.Matches(msg, k.Enter) {
			return m.enterAll()
		}
		m.entryChanged()
		return m.keep()
	}
	if r, ok := key.Find(m.inTheEntry(), msg); ok {
		return m.press(r)
	}
	t.Entry = t.Entry.Typed(msg)
	m.entryChanged()
	return m.keep()
}

// entryEscape empties the entry, and else leaves it.
func (m *Model) entryEscape() tea.Cmd {
	t := m.table
	if t.Entry.Text() != "" {
		t.Entry = t.Entry.With("")
		m.entryChanged()
		return m.keep()
	}
	m.focusOn(view.OnBoard)
	t.Said = view.Said{}
	return nil
}

// enter applies the line in the entry.
func (m *Model) enter() tea.Cmd {
	t := m.table
	text := strings.TrimSpace(t.Entry.Text())
	if text == "" && t.StaysInEntry() {
		m.pick(0)
		return nil
	}
	if text == "" {
		m.focusOn(view.OnBoard)
		return nil
	}
	if t.Duplicate() && m.Words[sheet.Plain(text)] == line.CommandEnd {
		text = m.Lang.Word(line.CommandFinish) // nothing is left on a rack
	}
	if seat, ok := m.SeatTyped(text); ok {
		t.Entry = t.Entry.With("")
		m.pick(seat)
		return m.keep()
	}
	if m.EndsGame(text) {
		t.Entry = t.Entry.With("")
		m.focusOn(view.OnBoard)
		m.openEnd()
		return m.keep()
	}
	cmd := m.doTyped(text)
	if m.table == t && !t.Said.Fault && !t.StaysInEntry() && t.Focus == view.OnEntry {
		m.focusOn(view.OnBoard)
	}
	return cmd
}

// entryChanged works out what is typed so far.
func (m *Model) entryChanged() {
	m.table.Said = view.Said{}
	m.table.LiveEntry(m.Words)
}

// whole is the entry with what would complete it.
func (m *Model) whole(p entry.Pane) entry.Pane {
	if more := m.Completion(); more != "" {
		return p.Showing(p.Text() + more)
	}
	return p
}
