package tui

import (
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// masterMsg brings the master of a drawn rack to the table that closes its round.
type masterMsg struct {
	of    *table
	game  sheet.Game // as it was when the round was closed
	line  sheet.Line
	about phrases.Context
	sitting.Master
	err error

	unlisted bool // the list cannot be had, so that nothing was looked for
}

func (msg masterMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// closes says whether what happens closes a round of a duplicate, or ends a game.
func closes(w sheet.What) bool {
	switch w.(type) {
	case sheet.RoundClosed, sheet.Finished, sheet.Ended:
		return true
	}
	return false
}

// unfinished says whether a play is laid or a line typed that is not noted yet, tells so and
// gives it the keys: on the board of the next round it would mean something else, and once the
// game has ended nothing.
func (m *Model) unfinished() bool {
	t, l := m.table, &m.Lang.Lookup
	what := l.Unnoted
	switch {
	case t.Entry.Text() != "":
		what = l.UnnotedLine
		m.focusOn(view.OnEntry)
	case len(t.Board.Laid) > 0:
		m.focusOn(view.OnBoard)
	default:
		return false
	}
	m.tellUnnoted(what)
	return true
}

// tellUnnoted says what is not noted yet, and the keys for it.
func (m *Model) tellUnnoted(what string) {
	m.table.Said = view.Said{Lines: [2]string{what, m.Lang.Lookup.UnnotedTodo(m.KeyName("Enter"), m.KeyName("Esc"))}, Fault: true}
}

// closeDrawn finds the master of a rack that was drawn, off the key path, and then does the
// line that closes its round.
func (m *Model) closeDrawn(rack []scoring.Tile, line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	room := m.room()
	msg := masterMsg{of: t, game: t.Game, line: line, about: about}
	find := func(*Model) tea.Cmd {
		graph := t.Graph
		return kit.Work(msg, func() tea.Msg {
			msg.Master, msg.err = room.Master(&msg.game, graph, rack)
			return msg
		})
	}
	return m.wait(waiter{graph: true, then: find, without: func(m *Model) tea.Cmd {
		msg.unlisted = true
		return m.gotMaster(msg)
	}})
}

// masterWaits is how long a master waits before it looks again whether the table is free.
const masterWaits = 200 * time.Millisecond

// gotMaster notes the master and closes the round, unless the game has changed since.
func (m *Model) gotMaster(msg masterMsg) tea.Cmd {
	t := m.table
	if t == nil || t != msg.of || t.Watching != "" {
		return nil
	}
	if t.Game.Standings.Finished || len(t.Game.Standings.Rounds) != len(msg.game.Standings.Rounds) {
		return nil // it is closed already, or open no more
	}
	if t.Over != nil { // what is typed there would lay tiles, were it gone
		return tea.Tick(masterWaits, func(time.Time) tea.Msg { return msg })
	}
	if now, wants := analysis.WantsMaster(&t.Game, msg.line); !wants || !sameRack(now, msg.game) || !t.Game.Standings.Board.Equal(&msg.game.Standings.Board) {
		m.Notice = kit.Notice{Text: m.Lang.Lookup.NotClosed}
		return nil
	}
	if m.unfinished() {
		return nil
	}
	switch {
	case msg.unlisted: // as with tiles that no list is there for: the best that is noted
		return m.doAsItStands(msg.line, msg.about)
	case msg.err != nil:
		t.Said = view.Said{Lines: [2]string{m.Sentence(msg.err), ""}, Fault: true}
		return nil
	}
	next, answer, err := analysis.Close(t.Game, msg.line, msg.Play, msg.Found, m.stamp())
	if none, ok := errors.AsType[*analysis.NoPlayError](err); ok {
		what, todo := m.Explain(none)
		t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
		return nil
	}
	if err != nil {
		m.refuse(err, msg.about)
		return nil
	}
	m.adopt(next, answer)
	return m.keepGame()
}

// sameRack says whether the open round of a game has a rack.
func sameRack(rack []scoring.Tile, g sheet.Game) bool {
	r, ok := g.Standings.Open()
	return ok && slices.Equal(rack, r.Rack)
}

// drawRack draws the rack of the round.
func (m *Model) drawRack() tea.Cmd { return m.doText(m.Lang.Word(line.CommandDraw)) }
