package tui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/desk"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// startNew starts the game of a form, and remembers what was chosen for it.
func (m *Model) startNew(a kit.StartGame) tea.Cmd {
	a.Log.Header.Start = m.wall
	return m.open(opening{log: a.Log, then: func(m *Model) tea.Cmd {
		var all []tea.Cmd
		if a.Drawn {
			all = append(all, m.atTable(func(d *desk.Desk) { d.Act(kit.DoText{Text: m.Lang.Word(line.CommandDraw)}) }))
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

// readGame opens a game that was read from a file.
func (m *Model) readGame(taken kit.ReadGame) tea.Cmd {
	return m.open(opening{id: taken.ID, then: func(m *Model) tea.Cmd {
		return m.atTable(func(d *desk.Desk) {
			if d.At.Game.Standings.Finished {
				d.Act(kit.LookAt{})
			}
			d.Act(kit.Done{Said: taken.Said})
		})
	}})
}

// putDown puts a game that was opened on the table.
func (m *Model) putDown(msg openedMsg) tea.Cmd {
	g := msg.sat.Game
	m.sit(g, msg.sat.Seed)
	m.pages = nil
	m.saver = m.newSaver(msg.sat.Keeper, msg.sat.News)
	m.restrict(msg.sat.News)
	remembered := m.rememberGame(g.Log.ID)
	takenUp := m.takeUp(msg.draft, msg.torn)
	begun := m.atTable(func(d *desk.Desk) { d.Begin(g.Standings.Unnoted(m.wall)) })
	return tea.Batch(takenUp, remembered, m.listen(), begun)
}

// room is the sitting.Room that games are opened in.
func (m *Model) room() sitting.Room {
	return sitting.Room{
		Games: m.set.Games, Holder: m.set.Holder, Role: m.set.Role, Shared: m.set.Shared,
		Catalogue: m.set.Catalogue, Remember: m.set.Remember, Now: m.set.Now, Chance: store.NewSeed,
	}
}

// takeUp restores the unfinished entry. One that makes no sense is set aside, and a notice says
// so.
func (m *Model) takeUp(draft []byte, torn error) tea.Cmd {
	if torn != nil {
		return m.cannotOpen(torn)
	}
	if m.desk.At.Watching != "" || len(draft) == 0 {
		return nil
	}
	if !m.table().TakeUp(draft) {
		return m.setAside()
	}
	if m.past.keepOff(m.desk) {
		m.desk.At.Say(m.Lang.Screen.LaidOff(m.KeyName(m.Keys.Undo.Help().Key)))
	}
	m.saver.draft = m.desk.At.Draft()
	return nil
}

// takeUpOf restores what somebody else had not finished, and tells whose it is.
func takeUpOf(m *Model, whose string, draft []byte, torn error) tea.Cmd {
	cmd := m.takeUp(draft, torn)
	if whose != "" && m.desk.At.Draft() != nil {
		m.desk.At.Say(m.Lang.Screen.RestoredOf(whose))
	}
	return cmd
}

// rememberGame remembers a game as the one that was open last.
func (m *Model) rememberGame(id string) tea.Cmd {
	if m.set.Watch {
		return nil // it is not his
	}
	m.set.Last = id
	return m.remember(func(r sitting.Remember) error { return r.Game(id) })
}

// restrict takes over whose pen the game is.
func (m *Model) restrict(news sitting.News) {
	t := m.desk.At
	t.Watching, t.PenOf = m.readOnly(news), ""
	t.Only = m.set.Watch || t.Watching != "" && !m.set.Role.May(sitting.Pen)
	if news.Pen == store.PenElsewhere && news.Denied == nil {
		t.PenOf = holder(news.PenOf)
	}
}

// readOnly says why a game can only be looked at: another session has its pen, this one only watches,
// or nothing could be saved in its folder. It is "" where the game can be played.
func (m *Model) readOnly(news sitting.News) string {
	switch {
	case m.set.Watch:
		return m.Lang.Screen.WatchingOnly
	case news.Denied != nil:
		return m.Sentence(news.Denied)
	case news.Pen == store.PenElsewhere:
		return m.Lang.Screen.ReadOnly(holder(news.PenOf), m.KeyName(m.Keys.Write.Help().Key))
	}
	return ""
}

// holder is who has a pen, as a notice names him.
func holder(of store.Holder) string {
	return strings.Trim(phrases.Fit(of.User, 12)+", "+phrases.Fit(of.TTY, 8), ", ")
}

func (m *Model) cannotOpen(err error) tea.Cmd {
	m.Notice = kit.Notice{Text: m.Sentence(err), Fault: true}
	return nil
}

// Release gives the pen of the game at the table back, once the program has stopped.
func (m *Model) Release() {
	m.saver.ear.stop()
	if k := m.saver.keeper; k != nil && !m.abandons { // it would wait for the same disk
		if err := k.Close(); err != nil {
			m.cannotOpen(err)
		}
	}
}

// justCount opens a board without a sheet: plays are counted and nothing is saved.
func (m *Model) justCount(edition string) tea.Cmd {
	l, err := newLog(m.set.Catalogue, edition, "", []string{"", ""}, 1)
	if err == nil {
		var g sheet.Game
		if g, err = sheet.NewGame(l); err == nil {
			return m.putAway(func(m *Model) tea.Cmd {
				m.sit(g, 0)
				m.pages = nil
				return m.atTable((*desk.Desk).JustCount)
			})
		}
	}
	return m.cannotOpen(err)
}
