package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// table is the table at which a game is open, told the language, the window and the time first.
func (m *Model) table() *desk.Desk {
	m.desk.Tell(m.Env, m.now, m.wall, m.unsaved)
	m.desk.Saving = m.saving()
	return m.desk
}

// atTable does something at the table, if there is one. Then it keeps what has changed and does
// what the table asks for.
func (m *Model) atTable(do func(d *desk.Desk)) tea.Cmd {
	if m.desk == nil {
		return nil
	}
	d := m.table()
	do(d)
	m.past.keepOff(d)
	m.Notice, m.set.Check = d.Notice, d.Checking
	all := []tea.Cmd{m.keepChanged()}
	for _, a := range d.TakeActions() {
		all = append(all, m.act(a))
	}
	return tea.Batch(all...)
}

// toTable gives a message to the table.
func (m *Model) toTable(msg tea.Msg) tea.Cmd {
	return m.atTable(func(d *desk.Desk) { d.Update(msg) })
}

// answer gives an answer to the table, to what Esc closed there, and to every page. Only the one
// that asked for it takes it.
func (m *Model) answer(msg tea.Msg) tea.Cmd {
	m.past.answered(msg)
	return tea.Batch(m.toTable(msg), m.toPages(msg))
}

// act does what a page or the table asks for.
func (m *Model) act(a kit.Action) tea.Cmd {
	if m.forbids(a) {
		return nil
	}
	switch a := a.(type) {
	case kit.Ask:
		return a.Cmd
	case kit.Await:
		return m.hold(kit.Awaited(a.Cmd))
	case kit.Write:
		m.writing++
		return a.Cmd
	case kit.Say:
		m.Notice = kit.Notice(a)
	case kit.InFolder:
		m.folder = a.Typed
	case kit.OpenPage:
		return front{m}.openWhich(a.Which)
	case kit.OpenGame:
		return m.open(opening{id: a.ID})
	case kit.JustCount:
		return m.justCount(a.Edition)
	case kit.StartGame:
		return m.startNew(a)
	case kit.ReadGame:
		return m.readGame(a)
	case kit.TakePen:
		return m.takePen()
	case kit.Again:
		next := m.desk.At.Game.Again()
		next.Header.Start = m.wall
		return m.open(opening{log: next})
	case kit.GoOn:
		return m.goOnFrom(a.Turn)
	case kit.ToStart:
		return m.putAway(func(m *Model) tea.Cmd { front{m}.openStart(); return nil })
	case kit.ToGames:
		return front{m}.toEarlier()
	case kit.UseList, kit.ListsChanged:
		return m.atTable(func(d *desk.Desk) { d.Act(a) })
	case kit.RememberCheck:
		return m.remember(func(r sitting.Remember) error { return r.Check(a.On, a.List) })
	case kit.RememberClocks:
		m.set.Clock = a.Clocks
		return m.remember(func(r sitting.Remember) error { return r.Clock(a.Clocks) })
	case kit.Copy:
		var cmd tea.Cmd
		cmd, m.Notice = write.ToClipboard(m.Env, m.set.Multiplexer, a.Lines)
		return cmd
	case kit.Redraw:
		return tea.ClearScreen
	case kit.Suspend:
		return tea.Suspend
	case kit.Quit:
		return m.quit()
	}
	return nil
}

// goOnFrom opens a copy of the game that ends after a turn.
func (m *Model) goOnFrom(turn int) tea.Cmd {
	return m.open(opening{log: m.desk.At.Game.Upto(turn), then: func(m *Model) tea.Cmd {
		return m.atTable(func(d *desk.Desk) {
			d.Act(kit.Done{Said: m.Lang.Screen.UpTo(turn, phrases.Safe(d.At.Game.Log.ID))})
		})
	}})
}

// sit puts a game on a new table, in place of the one that is there. Racks are drawn by seed where
// the game has no seed yet.
func (m *Model) sit(g sheet.Game, seed uint64) {
	room := m.room()
	room.Games, room.Now, room.Chance = nil, nil, nil
	m.desk = desk.New(desk.Source{
		Room: room, Words: m.set.Words, ShowPath: m.showPath, Folder: m.set.kept(), Suspend: m.set.Suspend,
		Names: m.set.names(), ASCII: m.set.ascii(), Checking: m.set.Check, Clocks: m.set.Clock,
	}, g, seed)
}
