package tui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/analysis"
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
	if m.table == nil || m.table.watching == "" {
		return nil
	}
	room, id := m.room(), m.table.game.Log.ID
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
	if t == nil || t.watching == "" || t.game.Log.ID != msg.id {
		return tea.Batch(m.giveBack(msg.sat.Pen), m.watch())
	}
	if was, is := t.game.Log, msg.sat.Game.Log; len(is.Events) != len(was.Events) || len(is.Changes) != len(was.Changes) || is.Done != was.Done {
		m.ask() // what is still asked was asked of the game before
		t.said = said{}
	}
	t.game, t.marks = msg.sat.Game, verdicts{}
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
	if !msg.sat.Here() {
		return m.watch()
	}
	t.pen, t.seed, t.watching = msg.sat.Pen, msg.sat.Seed, ""
	m.Notice = kit.Notice{Text: m.Lang.Screen.TakenOver}
	return m.takeUp(msg.draft, msg.torn)
}
