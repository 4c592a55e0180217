package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/store"
	"tanteo/tui/kit"
)

// watchEvery is how often a session that only watches looks at its game.
const watchEvery = 2 * time.Second

// seenMsg is what a look at a watched game found: the game, and its lock where the other
// session has gone.
type seenMsg struct {
	id   string
	game sheet.Game
	lock *store.Lock
	err  error
}

// watch looks at a game that another session has, a while from now.
func (m *Model) watch() tea.Cmd {
	if m.table == nil || m.table.watching == "" {
		return nil
	}
	games, holder, id := m.set.Games, m.set.Holder, m.table.game.Log.ID
	return tea.Tick(watchEvery, func(time.Time) tea.Msg {
		lock, err := games.Lock(id, holder)
		if err != nil {
			lock = nil // somebody has it still, or the folder takes no lock
		}
		l, err := games.Load(id)
		seen := seenMsg{id: id, lock: lock, err: err}
		if err == nil {
			seen.game, seen.err = sheet.NewGame(l)
		}
		return seen
	})
}

// seen takes in what others did to a watched game; somebody who has stepped back stays
// where he is. Once the other session has gone, this one takes the game over.
func (m *Model) seen(msg seenMsg) tea.Cmd {
	t := m.table
	if t == nil || t.watching == "" || t.game.Log.ID != msg.id || msg.err != nil {
		if msg.lock != nil {
			if err := msg.lock.Release(); err != nil {
				m.cannotOpen(err)
			}
		}
		return m.watch()
	}
	if was, is := t.game.Log, msg.game.Log; len(is.Events) != len(was.Events) || len(is.Changes) != len(was.Changes) || is.Done != was.Done {
		m.ask() // what is still asked was asked of the game before
		t.said = said{}
	}
	t.game, t.marks = msg.game, verdicts{}
	m.windClock(t.game.Standings.Unnoted(m.set.Now()))
	t.show()
	switch over := t.over.(type) {
	case lying:
		if follower, ok := over.Over.(kit.Follower); ok {
			t.over = lying{follower.Of(t.game)}
		}
	case bestPane, reviewPane:
		if !analysis.Allowed(&t.game) {
			t.over = nil
		}
	}
	m.frame.drawn, t.told = false, told{}
	if msg.lock == nil {
		return m.watch()
	}
	t.lock, t.watching = msg.lock, ""
	m.Notice = kit.Notice{Text: m.Lang.Screen.TakenOver}
	m.takeUp()
	return nil
}
