package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// timeline is what undo and redo go along, for keys. What is typed, laid or filled in and what is noted
// are one thing after the other there:
//
// Undo takes back what was done last: it brings back what Esc cleared, or clears what is typed, or
// undoes the last change of the game. Redo makes again what undo took back last. Neither takes away
// what it cannot give back: while something else is typed, nothing is made again.
//
// The changes of the game are in its log. Here is only what the log cannot hold, each where the game
// stood then. A new change of the game ends it, as it ends what the log could make again.
type timeline struct {
	now     desk.Place // of the table, when a key went along it last
	cleared []step     // by Esc, the last one last: on a slow line a cut sequence can arrive as an Esc that nobody pressed
	taken   []step     // by undo
}

// step leads from how things stood before to how they stood after.
type step struct {
	before, after loose
	what          taken
}

// taken is what a step of undo was.
type taken int

const (
	typed   taken = iota // something was cleared
	brought              // what Esc had cleared came back
	changed              // a change of the game was undone
)

// mostSteps is how many steps are kept of each kind.
const mostSteps = 100

// with adds a step.
func with(steps []step, s step) []step {
	if len(steps) == mostSteps {
		steps = append(steps[:0], steps[1:]...)
	}
	return append(steps, s)
}

// goOn forgets what a new change of the game has ended. What others did moves all that is kept to
// where the game has come by that.
func (l *timeline) goOn(to desk.Place) {
	switch at := l.now; {
	case !to.Follows(at):
		l.cleared, l.taken = nil, nil
	case to.ByOthers(at):
		var still []step
		for _, s := range l.taken {
			if s.what != changed {
				still = append(still, s)
			}
		}
		l.taken = still
		for _, steps := range [][]step{l.cleared, l.taken} {
			for i := range steps {
				steps[i].before.table.Place, steps[i].after.table.Place = to, to
			}
		}
	}
	l.now = to
}

// keepOff keeps the line of laid tiles that had to come off, as if Esc had cleared it. It says whether
// some had to.
func (l *timeline) keepOff(d *desk.Desk) bool {
	before, after, ok := d.CameOff()
	if ok {
		l.goOn(after.Place)
		l.cleared = with(l.cleared, step{before: loose{table: before}, after: loose{table: after}})
	}
	return ok
}

// answered gives an answer to what was closed, if it waits for one.
func (l *timeline) answered(msg tea.Msg) {
	for _, steps := range [][]step{l.cleared, l.taken} {
		for i := range steps {
			steps[i].before.table = steps[i].before.table.Answered(msg)
		}
	}
}

// answeredOnPages is answered for the pages.
func (l *timeline) answeredOnPages(env kit.Env, msg tea.Msg) {
	for _, steps := range [][]step{l.cleared, l.taken} {
		for i := range steps {
			if page := steps[i].before.top; page != nil {
				steps[i].before.top, _ = page.Update(env, msg)
			}
		}
	}
}

// loose is everything that Esc can clear: what is typed, laid or filled in and not noted yet, and
// where the keys were.
type loose struct {
	table desk.Loose
	page  int      // number of the page that is open; 0 is the table
	top   kit.Page // that page, as it was
}

// walk is the program going along its timeline.
type walk struct{ *Model }

// loose is what can be cleared now.
func (m walk) loose() loose {
	var l loose
	if m.desk != nil {
		l.table = m.table().Loose()
	}
	if i, open := m.top(); open {
		l.page, l.top = m.pages[i].number, m.pages[i].Page
	}
	return l
}

// onPage says whether something stands in the page.
func (l loose) onPage() bool {
	page, holds := l.top.(kit.Holder)
	return holds && page.Holds()
}

// clears says whether something that stood there is gone.
func (l loose) clears(after loose) bool {
	return l.table.SameTable(after.table) && (l.table.Clears(after.table) || l.onPage() && !after.onPage())
}

// leadsOn says whether a step that ended here can be gone from now: the game stands where it stood, in
// front is what was, and nothing else is typed.
func (l loose) leadsOn(now loose) bool {
	return l.page == now.page && !now.onPage() && l.table.LeadsOn(now.table)
}

// press gives a key to the page in front, and keeps what Esc, undo and redo do there.
func (m walk) press(msg tea.KeyPressMsg) tea.Cmd {
	clears, undoes, redoes := key.Matches(msg, m.Keys.Clear), key.Matches(msg, m.Keys.Undo), key.Matches(msg, m.Keys.Redo)
	if !clears && !undoes && !redoes {
		return m.pageKey(msg)
	}
	now := m.loose()
	m.past.goOn(now.table.Place)
	m.past.cleared, m.past.taken = reachable(m.past.cleared, m.Model), reachable(m.past.taken, m.Model)
	switch {
	case undoes:
		return m.takeBack(now, msg)
	case redoes:
		return m.makeAgain(now, msg)
	}
	cmd := m.pageKey(msg)
	if after := m.loose(); now.clears(after) {
		m.past.cleared = with(m.past.cleared, step{before: now, after: after})
	}
	return cmd
}

// reachable are the steps without the last ones that were in a page or form that is closed now.
func reachable(steps []step, m *Model) []step {
	for len(steps) > 0 {
		after := steps[len(steps)-1].after
		open := after.page == 0 || slices.ContainsFunc(m.pages, func(p stacked) bool { return p.number == after.page })
		if open && (m.desk == nil || after.page > 0 || after.table.InSight(m.desk)) {
			break
		}
		steps = steps[:len(steps)-1]
	}
	return steps
}

// takeBack does what undo does.
func (m walk) takeBack(now loose, msg tea.KeyPressMsg) tea.Cmd {
	past := &m.past
	if last := len(past.cleared) - 1; last >= 0 && past.cleared[last].after.leadsOn(now) {
		s := past.cleared[last]
		past.cleared = past.cleared[:last]
		cmd := m.bringBack(s.before)
		past.taken = with(past.taken, step{before: now, after: m.loose(), what: brought})
		return cmd
	}
	cmd := m.pageKey(msg)
	switch after := m.loose(); {
	case now.clears(after):
		past.taken = with(past.taken, step{before: now, after: after})
	case after.table.UndoneSince(now.table):
		past.taken = with(past.taken, step{before: now, after: after, what: changed})
	}
	return cmd
}

// makeAgain does what redo does.
func (m walk) makeAgain(now loose, msg tea.KeyPressMsg) tea.Cmd {
	past := &m.past
	last := len(past.taken) - 1
	if last < 0 || !past.taken[last].after.leadsOn(now) {
		return m.pageKey(msg)
	}
	s := past.taken[last]
	if s.what != changed {
		past.taken = past.taken[:last]
		cmd := m.bringBack(s.before)
		if s.what == brought {
			past.cleared = with(past.cleared, step{before: s.after, after: m.loose()})
		}
		return cmd
	}
	cmd := m.pageKey(msg)
	if again := m.loose(); now.table.UndoneSince(again.table) {
		past.taken = past.taken[:last]
		m.desk.LookAs(s.before.table)
	}
	return cmd
}

// bringBack puts everything where it was. A closed page opens again as it was; a page that stayed open
// gets back what it held.
func (m walk) bringBack(l loose) tea.Cmd {
	if l.page == 0 {
		return m.atTable(func(d *desk.Desk) { d.BringBack(l.table) })
	}
	i, open := m.top()
	if !open || m.pages[i].number != l.page {
		m.pages = append(m.pages, stacked{l.top, l.page})
	} else if p, ok := m.pages[i].Page.(kit.Regainer); ok {
		m.pages[i].Page = p.Regain(l.top)
	}
	return nil
}
