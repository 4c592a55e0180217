package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
)

// watchEvery is how often a session that only watches looks at the file of its game.
const watchEvery = 2 * time.Second

// seenMsg is what a look at the file of a watched game found.
type seenMsg struct {
	id  string
	log sheet.Log
	err error
}

// watch looks at the file of a game that another session has, a while from now.
func (m *Model) watch() tea.Cmd {
	if m.table == nil || m.table.watching == "" {
		return nil
	}
	games, id := m.set.Games, m.table.game.Log.ID
	return tea.Tick(watchEvery, func(time.Time) tea.Msg {
		l, err := games.Load(id)
		return seenMsg{id, l, err}
	})
}

// seen takes in what others did to a watched game; somebody who has stepped back stays
// where he is. Once the other session has gone, this one takes the game over.
func (m *Model) seen(msg seenMsg) tea.Cmd {
	t := m.table
	if t == nil || t.watching == "" || t.game.Log.ID != msg.id {
		return nil
	}
	if msg.err != nil {
		return m.watch()
	}
	if msg.log.Done != t.game.Log.Done || len(msg.log.Changes) != len(t.game.Log.Changes) || !sameEnd(msg.log, t.game.Log) {
		if g, err := sheet.NewGame(msg.log); err == nil {
			t.game = g
			t.show()
			m.frame.drawn = false
		}
	}
	if lock, err := m.set.Games.Lock(msg.id, m.set.Holder); err == nil {
		t.lock, t.watching = lock, ""
		m.saver = saver{writer: &writer{games: m.set.Games}, jobs: m.saver.jobs}
		m.notice = notice{text: m.lang.Screen.TakenOver}
		m.frame.drawn = false
		return nil
	}
	return m.watch()
}

// sameEnd says whether two logs end in the same event.
func sameEnd(a, b sheet.Log) bool {
	if len(a.Events) != len(b.Events) {
		return false
	}
	n := len(a.Events)
	return n == 0 || a.Events[n-1].ID == b.Events[n-1].ID && a.Events[n-1].Time.Equal(b.Events[n-1].Time)
}
