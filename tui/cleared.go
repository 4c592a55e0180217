package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// loose is everything that Esc can clear: what is typed, laid or filled in and not noted yet, and
// where the keys were. On a slow line a cut sequence can arrive as an Esc that nobody pressed, so
// undo brings it back.
type loose struct {
	table desk.Loose
	page  int      // number of the page that is open; 0 is the table
	top   kit.Page // that page, as it was
}

// loose is what can be cleared now.
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

// filled says for each place whether something stands in it. The page comes last.
func (l loose) filled() []bool {
	at := l.table.Filled()
	page, onPage := l.top.(kit.Holder)
	return append(at[:], onPage && page.Holds())
}

// cleared is how things stood before and after Esc or undo cleared something.
type cleared struct{ before, after loose }

// escape does what a key does. Where that is Esc or undo, it keeps what was cleared.
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

// toBringBack is what a key brings back: undo what Esc cleared, redo what undo cleared. It is nil
// once something else was done, laid or typed.
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

// bringBackPage opens the closed page again as it was. A page that stayed open gets back what it
// held.
func (m *Model) bringBackPage(l loose) {
	i, open := m.top()
	if !open || m.pages[i].number != l.page {
		m.pages = append(m.pages, stacked{l.top, l.page})
	} else if p, ok := m.pages[i].Page.(kit.Regainer); ok {
		m.pages[i].Page = p.Regain(l.top)
	}
}
