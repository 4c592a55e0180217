package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/page/games"
	"tanteo/tui/sitting"
)

// earlier is the list of saved games that the pages show, and what is to be read anew.
type earlier struct {
	kit.Games
	due     bool // to be read anew once this message is done with
	trash   bool // with those in the trash
	reading int  // number of the newest reading; the result of an older one is dropped
}

// gamesMsg says which games there are.
type gamesMsg struct {
	reading int
	games   kit.Games // not Known where it is only known which one to resume
}

func (msg gamesMsg) Failed(err error) tea.Msg {
	msg.games = kit.Games{Known: true, Err: err}
	return msg
}

// readEarlier reads which games there are, off the key path.
func (m *Model) readEarlier() tea.Cmd {
	e := &m.earlier
	e.due = false
	if m.set.Games == nil {
		e.Known = true
		return m.toPages(e.Games)
	}
	e.reading++
	if !e.Known && m.set.Role.Kind == sitting.Owner {
		return tea.Batch(m.readToResume(), m.readAll())
	}
	return m.readAll()
}

// readToResume reads which game there is to resume, so that nobody waits until all are read.
func (m *Model) readToResume() tea.Cmd {
	folder := m.set.Games
	msg := gamesMsg{reading: m.earlier.reading}
	return kit.Work(msg, func() tea.Msg {
		if one, ok := folder.ToResume(); ok {
			msg.games.Open = &one
		}
		return msg
	})
}

func (m *Model) readAll() tea.Cmd {
	e := &m.earlier
	room, l, last, trash := m.room(), m.Lang, m.set.Last, e.trash && m.set.Role.May(sitting.Delete)
	msg := gamesMsg{reading: e.reading}
	return kit.Work(msg, func() tea.Msg {
		changed, err := room.List()
		var thrown []store.Summary
		if trash && err == nil {
			thrown, err = room.Games.ListTrash()
		}
		msg.games = kit.NewGames(l, changed, thrown, last)
		msg.games.Err = err
		return msg
	})
}

// showGames tells the pages which games there are.
func (m *Model) showGames(msg gamesMsg) tea.Cmd {
	if msg.reading != m.earlier.reading || m.earlier.Known && !msg.games.Known {
		return nil
	}
	m.earlier.Games = msg.games
	return m.toPages(msg.games)
}

// openGames opens the list over the start page.
func (m front) openGames() tea.Cmd {
	m.openPage(games.New(games.Source{Games: m.set.Games, Holder: m.set.Holder, Role: m.set.Role, Now: m.set.Now}, m.earlier.Games))
	m.earlier.due, m.earlier.trash = true, m.set.Role.May(sitting.Delete)
	return nil
}

// gameChanged reads the games anew after something was done with one of them.
func (m *Model) gameChanged(msg games.Changed) tea.Cmd {
	m.earlier.due = true
	if msg.Err != nil {
		m.cannotOpen(msg.Err)
	}
	return m.toPages(msg)
}
