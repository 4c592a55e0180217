package tui

import (
	"cmp"
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/page/start"
	"tanteo/tui/phrases"
)

// earlier are the games of the folder, as they were read last: the one played last first.
type earlier struct {
	wanted bool // they are to be read once this message is done with
	known  bool // they have been read
	asked  int  // how often; what an older reading found is no news
	games  []earlierGame
	thrown []earlierGame // those in the trash
	newest *store.Summary
	open   *store.Summary // to be resumed: the one that was open last, else the newest open one
	err    error
}

// earlierGame is a game of the list, with what it is searched by.
type earlierGame struct {
	store.Summary
	text string
}

// told is what the start page is told of them.
func (e *earlier) told() start.Earlier {
	games := make([]store.Summary, len(e.games))
	for i, g := range e.games {
		games[i] = g.Summary
	}
	return start.NewEarlier(games, e.newest, e.open, e.err)
}

// listedMsg says which games there are.
type listedMsg struct {
	asked         int
	games, thrown []earlierGame
	changed       []store.Summary // those of games, the one changed last first
	err           error
}

func (msg listedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// readEarlier reads which games there are, off the key path.
func (m *Model) readEarlier() tea.Cmd {
	m.earlier.wanted = false
	if m.set.Games == nil {
		m.earlier.known = true
		return m.toPages(m.earlier.told())
	}
	m.earlier.asked++
	games, l, asked, trash := m.set.Games, m.Lang, m.earlier.asked, m.games != nil
	return kit.Work(listedMsg{asked: asked}, func() tea.Msg {
		msg := listedMsg{asked: asked}
		msg.changed, msg.err = games.List()
		msg.games = searchable(l, msg.changed)
		if trash && msg.err == nil {
			var thrown []store.Summary
			thrown, msg.err = games.ListTrash()
			msg.thrown = searchable(l, thrown)
		}
		return msg
	})
}

// searchable are games by the day they were played on, the newest first.
func searchable(l *phrases.Language, games []store.Summary) []earlierGame {
	all := make([]earlierGame, len(games))
	for i, g := range games {
		all[i] = earlierGame{g, l.Searchable(g)}
	}
	slices.SortStableFunc(all, func(a, b earlierGame) int { return cmp.Compare(b.Day.Unix(), a.Day.Unix()) })
	return all
}

// listed takes in which games there are.
func (m *Model) listed(msg listedMsg) tea.Cmd {
	e := &m.earlier
	if msg.asked != e.asked {
		return nil
	}
	e.known, e.games, e.thrown, e.err = true, msg.games, msg.thrown, msg.err
	e.newest, e.open = nil, nil
	for i, g := range msg.changed {
		if g.Err != nil {
			continue
		}
		if e.newest == nil {
			e.newest = &msg.changed[i]
		}
		if !g.Finished && (e.open == nil || g.ID == m.set.Last) {
			e.open = &msg.changed[i]
		}
	}
	if m.games != nil {
		m.games.find(e)
	}
	return m.toPages(e.told())
}
