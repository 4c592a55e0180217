package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// openGrid opens the grid at the cell of the one on turn.
func (m *Model) openGrid() tea.Cmd {
	t := m.table
	switch {
	case t.Counting:
		return m.onlyCounts()
	case t.Game.Log.Kind == sheet.DuplicateGame:
		m.Notice = kit.Notice{Text: m.Lang.Grid.Duplicate, Fault: true}
		return nil
	}
	m.focusOn(view.OnBoard)
	t.Said, t.Over, t.Alone = view.Said{}, nil, false
	t.InGrid = true
	t.grid = t.grid.Open(m.Table)
	return nil
}

// toGrid gives the grid a key or a paste, and does what it asks for for as long as it goes on.
func (m *Model) toGrid(msg tea.Msg) tea.Cmd {
	t := m.table
	next, action := t.grid.Update(m.Table, msg)
	t.grid = next
	if _, closed := action.(kit.Close); closed {
		t.InGrid, t.Said = false, view.Said{}
		t.Refresh()
		return nil
	}
	cmds := []tea.Cmd{m.act(action)}
	for t.grid.Waits() {
		t.grid, action = t.grid.After(m.Table, t.Said.Fault)
		cmds = append(cmds, m.act(action))
	}
	return tea.Batch(cmds...)
}
