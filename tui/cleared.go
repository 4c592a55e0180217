package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// loose is what is typed, laid or filled in and not yet done, with where the keys were: all that
// Esc can clear. A slow line can make an Esc of a cut sequence, so that nobody has to have meant
// it.
type loose struct {
	table desk.Loose
	page  int      // number of the page that is open; 0 is the table
	top   kit.Page // that page, as it was
}

// loose is what stands there now.
func (m *Model) loose() loose {
	var l loose
	if m.desk != nil {
		l.table = m.table().Loose()
	}
	if i, open := m.top(); open {
		l.page, l.top = m.pages[i].number, m.pages[i].Page
	}
	return l
}

// filled says of each place whether something stands in it, of the page last.
func (l loose) filled() []bool {
	at := l.table.Filled()
	page, onPage := l.top.(kit.Holder)
	return append(at[:], onPage && page.Holds())
}

// cleared is what Esc took, or undo, and how things stood after it.
type cleared struct{ before, after loose }

// escape is a key of which Esc and undo are two, and keeps what they clear.
func (m *Model) escape(msg tea.KeyPressMsg, do func(tea.KeyPressMsg) tea.Cmd) tea.Cmd {
	slot := &m.cleared
	switch {
	case key.Matches(msg, m.Keys.Clear):
	case key.Matches(msg, m.Keys.Undo):
		slot = &m.undone
	default:
		return do(msg)
	}
	before := m.loose()
	filled := before.filled()
	cmd := do(msg)
	after := m.loose()
	for i, still := range after.filled() {
		if filled[i] && !still && after.table.SameTable(before.table) {
			*slot = &cleared{before, after}
		}
	}
	return cmd
}

// toBringBack is what a key brings back: undo what Esc took, redo what undo took; nil where it has
// no place any more, for something was done since, or something else is laid or typed in its stead.
func (m *Model) toBringBack(msg tea.KeyPressMsg) **cleared {
	slot := &m.cleared
	switch {
	case key.Matches(msg, m.Keys.Undo):
	case key.Matches(msg, m.Keys.Redo):
		slot = &m.undone
	default:
		return nil
	}
	if *slot == nil {
		return nil
	}
	now, then := m.loose(), (*slot).after
	if !then.table.Goes(now.table) || now.page != then.page || slices.Contains(now.filled(), true) {
		return nil
	}
	return slot
}

// bringBack puts what was cleared where it was.
func (m *Model) bringBack(slot **cleared) tea.Cmd {
	l := (*slot).before
	*slot = nil
	if l.page > 0 {
		m.bringBackPage(l)
		return nil
	}
	return m.atTable(func(d *desk.Desk) { d.BringBack(l.table) })
}

// bringBackPage opens the page that was closed, as it was; one that stayed open regains what it
// held.
func (m *Model) bringBackPage(l loose) {
	i, open := m.top()
	if !open || m.pages[i].number != l.page {
		m.pages = append(m.pages, stacked{l.top, l.page})
	} else if p, ok := m.pages[i].Page.(kit.Regainer); ok {
		m.pages[i].Page = p.Regain(l.top)
	}
}
