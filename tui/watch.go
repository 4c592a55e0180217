package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// watchEvery is how often a watching session reads its game.
const watchEvery = 2 * time.Second

// watchedMsg brings a watched game as it is now, and its pen where the other session has gone.
type watchedMsg struct {
	id    string
	sat   *sitting.Sitting
	draft []byte // the entry that was not finished there, where the pen is here now
	torn  error  // why it could not be read
	err   error
}

// watch reads a game that another session has, after watchEvery.
func (m *Model) watch() tea.Cmd {
	if m.desk == nil || m.desk.At.Watching == "" {
		return nil
	}
	room, id := m.room(), m.desk.At.Game.Log.ID
	return tea.Tick(watchEvery, func(time.Time) tea.Msg {
		watched := watchedMsg{id: id}
		if watched.sat, watched.err = room.Look(id); watched.err == nil && watched.sat.Here() {
			watched.draft, watched.torn = room.Games.LoadDraft(id)
		}
		return watched
	})
}

// follow shows what others did to a watched game. Whoever has stepped back stays at his turn. Once
// the other session has gone, this one takes the game over.
func (m *Model) follow(msg watchedMsg) tea.Cmd {
	if msg.err != nil {
		return m.watch()
	}
	if m.desk == nil || m.desk.At.Watching == "" || m.desk.At.Game.Log.ID != msg.id {
		return tea.Batch(m.giveBack(msg.sat.Pen), m.watch())
	}
	followed := m.atTable(func(d *desk.Desk) { d.Follow(msg.sat.Game, msg.sat.Game.Standings.Unnoted(m.wall)) })
	m.picture.fresh = false
	if !msg.sat.Here() {
		return tea.Batch(followed, m.watch())
	}
	m.pen = msg.sat.Pen
	m.desk.TakeOver(msg.sat.Seed)
	m.Notice = kit.Notice{Text: m.Lang.Screen.TakenOver}
	return tea.Batch(followed, m.takeUp(msg.draft, msg.torn))
}
