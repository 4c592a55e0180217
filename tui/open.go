package tui

import (
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// again starts another game of the same people.
func (m *Model) again() tea.Cmd {
	return m.open(opening{log: m.room().Again(m.table.Game)})
}

// startNew starts the game of a form, and keeps in mind what was chosen for it.
func (m *Model) startNew(a kit.StartGame) tea.Cmd {
	a.Log.Header.Start = m.set.Now()
	return m.open(opening{log: a.Log, then: func(m *Model) tea.Cmd {
		var all []tea.Cmd
		if a.Drawn {
			all = append(all, m.drawRack())
		}
		if id := a.Log.Edition.ID; id != m.set.Tiles {
			m.set.Tiles = id
			all = append(all, m.remember(func(r sitting.Remember) error { return r.Edition(id) }))
		}
		if house := a.Log.House.String(); house != m.set.House {
			m.set.House = house
			all = append(all, m.remember(func(r sitting.Remember) error { return r.House(house) }))
		}
		return tea.Batch(all...)
	}})
}

// readGame opens a game that was taken from a file.
func (m *Model) readGame(taken kit.ReadGame) tea.Cmd {
	return m.open(opening{id: taken.ID, then: func(m *Model) tea.Cmd {
		t := m.table
		t.Over = nil
		if t.Game.Standings.Finished {
			t.LookAt(0)
		}
		t.Say(taken.Said)
		return nil
	}})
}

// putDown puts a game that was opened on the table.
func (m *Model) putDown(msg openedMsg) tea.Cmd {
	g := msg.sat.Game
	t := newTable(g)
	t.pen, t.seed = msg.sat.Pen, msg.sat.Seed
	t.Watching = m.readOnly(t.pen.Denied)
	m.sit(t)
	m.pages = nil
	m.windClock(g.Standings.Unnoted(m.set.Now()))
	m.resize(m.Width, m.Height)
	remembered := m.rememberGame(g.Log.ID)
	takenUp := m.takeUp(msg.draft, msg.torn)
	if g.Standings.Clock.Running && t.Watching == "" {
		m.Notice = kit.Notice{Text: m.Lang.Clock.RanOn(phrases.Time(m.ShownTime(m.ClockSeat())))}
	}
	if announced := m.Lang.Announced(g); len(announced) > 0 {
		m.Notice = kit.Notice{Text: strings.Join(announced, " ")}
	}
	if g.Standings.Finished {
		t.Over = menusOf(m.Table).theEnd()
	}
	return tea.Batch(takenUp, remembered, m.watch(), m.beginCheck())
}

// sit puts a game on the table in place of the one that lies there; nil takes it away.
func (m *Model) sit(t *table) {
	m.table, m.At = t, nil
	if t != nil {
		m.At = t.Sight
	}
}

// room is what games are opened in.
func (m *Model) room() sitting.Room {
	return sitting.Room{Games: m.set.Games, Holder: m.set.Holder, Catalogue: m.set.Catalogue, Remember: m.set.Remember, Now: m.set.Now, Chance: store.NewSeed}
}

// takeUp goes on with the entry that was not finished. One that makes no sense is set aside and
// told of.
func (m *Model) takeUp(kept []byte, torn error) tea.Cmd {
	t := m.table
	m.saver = m.newSaver(kept)
	if torn != nil {
		return m.cannotOpen(torn)
	}
	if t.Watching != "" || len(kept) == 0 {
		return nil
	}
	if !t.Restore(kept) {
		return m.setAside()
	}
	if t.Draft() != nil {
		t.Say(m.Lang.Screen.Restored)
	}
	m.entryOrBoard()
	return nil
}

// rememberGame makes a game the one that was open last.
func (m *Model) rememberGame(id string) tea.Cmd {
	m.set.Last = id
	return m.remember(func(r sitting.Remember) error { return r.Game(id) })
}

// readOnly says why a game is only to be looked at: another session has it, or the folder takes no
// lock, so that nothing could be kept; "" where it is not.
func (m *Model) readOnly(denied error) string {
	if denied == nil {
		return ""
	}
	if locked, ok := errors.AsType[*store.LockedError](denied); ok {
		holder := strings.Trim(phrases.Fit(locked.Holder.User, 12)+", "+phrases.Fit(locked.Holder.TTY, 8), ", ")
		return m.Lang.Screen.ReadOnly(holder)
	}
	return m.Sentence(denied)
}

// entryOrBoard works out again what is typed or laid.
func (m *Model) entryOrBoard() {
	if m.table.Focus == view.OnEntry {
		m.table.LiveEntry(m.Words)
		return
	}
	m.table.Refresh()
}

func (m *Model) cannotOpen(err error) tea.Cmd {
	m.Notice = kit.Notice{Text: m.Sentence(err), Fault: true}
	return nil
}

// Release gives the pen of the game at the table back, once the program has stopped.
func (m *Model) Release() {
	if m.table == nil {
		return
	}
	if err := m.table.pen.Close(); err != nil {
		m.cannotOpen(err)
	}
}

// justCount opens a board without a sheet: plays are counted and nothing is kept.
func (m *Model) justCount(edition string) tea.Cmd {
	l, err := newLog(m.set.Catalogue, edition, "", []string{"", ""}, 1)
	if err == nil {
		var g sheet.Game
		if g, err = sheet.NewGame(l); err == nil {
			return m.putAway(func(m *Model) tea.Cmd {
				m.sit(newTable(g))
				m.pages = nil
				m.table.Counting, m.table.Tab = true, view.TabWords
				m.resize(m.Width, m.Height)
				return m.beginCheck()
			}, nil)
		}
	}
	return m.cannotOpen(err)
}
