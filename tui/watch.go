package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/analysis"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// watchEvery is how often a session that only watches looks at its game.
const watchEvery = 2 * time.Second

// seenMsg is what a look at a watched game found: the game, and its lock where the other
// session has gone.
type seenMsg struct {
	id    string
	sat   *sitting.Sitting
	draft []byte // the entry that was not finished there, where the pen is here now
	torn  error  // why it could not be read
	err   error
}

// watch looks at a game that another session has, a while from now.
func (m *Model) watch() tea.Cmd {
	if m.table == nil || m.table.Watching == "" {
		return nil
	}
	room, id := m.room(), m.table.Game.Log.ID
	return tea.Tick(watchEvery, func(time.Time) tea.Msg {
		seen := seenMsg{id: id}
		if seen.sat, seen.err = room.Look(id); seen.err == nil && seen.sat.Here() {
			seen.draft, seen.torn = room.Games.LoadDraft(id)
		}
		return seen
	})
}

// seen takes in what others did to a watched game; somebody who has stepped back stays
// where he is. Once the other session has gone, this one takes the game over.
func (m *Model) seen(msg seenMsg) tea.Cmd {
	t := m.table
	if msg.err != nil {
		return m.watch()
	}
	if t == nil || t.Watching == "" || t.Game.Log.ID != msg.id {
		return tea.Batch(m.giveBack(msg.sat.Pen), m.watch())
	}
	if was, is := t.Game.Log, msg.sat.Game.Log; len(is.Events) != len(was.Events) || len(is.Changes) != len(was.Changes) || is.Done != was.Done {
		m.ask() // what is still asked was asked of the game before
		t.Said = view.Said{}
	}
	t.Game, t.Marks = msg.sat.Game, view.Verdicts{}
	m.windClock(t.Game.Standings.Unnoted(m.set.Now()))
	t.Show()
	switch over := t.Over.(type) {
	case lying:
		if follower, ok := over.Over.(kit.Follower); ok {
			t.Over = lying{follower.Of(t.Game)}
		}
	case search.Plays, search.Review:
		if !analysis.Allowed(&t.Game) {
			t.Over = nil
		}
	}
	m.frame.drawn, t.Told = false, view.Told{}
	if !msg.sat.Here() {
		return m.watch()
	}
	t.pen, t.seed, t.Watching = msg.sat.Pen, msg.sat.Seed, ""
	m.Notice = kit.Notice{Text: m.Lang.Screen.TakenOver}
	return m.takeUp(msg.draft, msg.torn)
}
