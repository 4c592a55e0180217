package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// loose is what is laid, typed or filled in and not yet done, with where the keys were: all that
// Esc can clear. A slow line can make an Esc of a cut sequence, so that nobody has to have meant
// it.
type loose struct {
	table *table
	page  int      // number of the page that is open; 0 is the table
	top   kit.Page // that page, as it was

	board                  board.Pane
	entry                  entry.Pane
	grid                   grid.Pane
	over                   view.Over
	finds                  string
	editing, back, looking int
	focus                  view.Focus
	tab                    view.Tab
	row, cell, seat        int
	large, alone           bool
}

// holds is what a form or a list says that keeps what is typed in it.
type holds interface{ Holds(v view.Table) bool }

// loose is what stands there now.
func (m *Model) loose() loose {
	l := loose{table: m.table}
	if i, open := m.top(); open {
		l.page, l.top = m.pages[i].number, m.pages[i].Page
	}
	if t := m.table; t != nil {
		l.board, l.entry, l.grid, l.over, l.finds = t.Board, t.Entry, t.grid, t.Over, t.Finds.Text
		l.editing, l.back, l.looking, l.focus, l.tab = t.Editing, t.Back, t.Looking, t.Focus, t.Tab
		l.row, l.cell, l.seat, l.large, l.alone = t.Row, t.Cell, t.Seat, t.Large, t.Alone
	}
	return l
}

// held says of each place whether something stands in it.
func (l loose) held(m *Model) [6]bool {
	page, onPage := l.top.(kit.Holder)
	over, inForm := l.over.(holds)
	return [6]bool{
		len(l.board.Laid) > 0 || l.board.Pending != "",
		strings.TrimSpace(l.entry.Text()) != "",
		l.grid.Holds(),
		l.finds != "",
		inForm && over.Holds(m.Table),
		onPage && page.Holds(),
	}
}

// cleared is what Esc took, and how things stood after it.
type cleared struct{ before, after loose }

// escape is a key of which Esc is one, and keeps what that clears.
func (m *Model) escape(msg tea.KeyPressMsg, do func(tea.KeyPressMsg) tea.Cmd) tea.Cmd {
	if !key.Matches(msg, m.Keys.Clear) {
		return do(msg)
	}
	before := m.loose()
	held := before.held(m)
	cmd := do(msg)
	after := m.loose()
	for i, still := range after.held(m) {
		if held[i] && !still && after.table == before.table {
			m.cleared = &cleared{before, after}
		}
	}
	return cmd
}

// canBringBack says whether what Esc cleared has its place still: nothing was done since, and
// nothing else is laid or typed in its stead.
func (m *Model) canBringBack() bool {
	if m.cleared == nil || m.table != nil && m.table.help != nil {
		return false
	}
	now, then := m.loose(), m.cleared.after
	return now.table == then.table && now.page == then.page && (now.over == nil) == (then.over == nil) && now.held(m) == [6]bool{}
}

// bringBack puts what Esc cleared where it was.
func (m *Model) bringBack() tea.Cmd {
	l := m.cleared.before
	m.cleared = nil
	if l.page > 0 {
		m.bringBackPage(l)
		return nil
	}
	t := l.table
	t.Editing, t.Back, t.Looking, t.Focus, t.Tab = l.editing, l.back, l.looking, l.focus, l.tab
	t.Row, t.Cell, t.Seat, t.Large, t.Alone = l.row, l.cell, l.seat, l.large, l.alone
	t.grid, t.Over, t.Said = l.grid, l.over, view.Said{}
	t.Show()
	t.Board, t.Entry = l.board, l.entry
	m.entryOrBoard()
	if l.finds != "" {
		return m.askWords(l.finds)
	}
	return m.keep()
}

// bringBackPage opens the page that Esc closed, as it was; one that stayed open regains what it
// held.
func (m *Model) bringBackPage(l loose) {
	i, open := m.top()
	if !open || m.pages[i].number != l.page {
		m.pages = append(m.pages, stacked{l.top, l.page})
	} else if p, ok := m.pages[i].Page.(kit.Regainer); ok {
		m.pages[i].Page = p.Regain(l.top)
	}
}

func (o lying) Holds(view.Table) bool {
	form, ok := o.Over.(kit.Holder)
	return ok && form.Holds()
}
