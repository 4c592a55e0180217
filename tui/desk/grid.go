package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// openGrid opens the grid at the cell of the one on turn.
func (d *Desk) openGrid() {
	t := d.At
	switch {
	case t.Counting:
		refusalsOf(d.Table).onlyCounts()
		return
	case t.Game.Log.Kind == sheet.DuplicateGame:
		d.Notice = kit.Notice{Text: d.Lang.Grid.Duplicate, Fault: true}
		return
	}
	d.focusOn(view.OnBoard)
	t.Said, t.Over, t.WorkingPage = view.Said{}, nil, false
	t.InGrid = true
	d.grid = d.grid.Open(d.Table)
}

// toGrid gives a key or a paste to the grid, and does what the grid asks for until it waits for
// nothing more.
func (d *Desk) toGrid(msg tea.Msg) {
	t := d.At
	next, action := d.grid.Update(d.Table, msg)
	d.grid = next
	if _, closed := action.(kit.Close); closed {
		t.InGrid, t.Said = false, view.Said{}
		t.Refresh()
		return
	}
	d.Act(action)
	for d.grid.Waits() {
		t.Over = nil // the end is told in the grid
		d.grid, action = d.grid.After(d.Table, t.Said.Fault || t.Watching != "")
		d.Act(action)
	}
}
