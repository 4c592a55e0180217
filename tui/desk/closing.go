package desk

import (
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// MasterMsg brings the master for a drawn rack, to close its round.
type MasterMsg struct {
	of    *Desk
	game  sheet.Game // as it was when the round was closed
	line  sheet.Line
	about phrases.Context
	sitting.Master
	err error

	unlisted bool // there is no list, and no master was looked for
}

func (msg MasterMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// closes finds the master of a drawn rack before it does the line that closes the round.
func (inRounds) closes(d *Desk, line sheet.Line, about phrases.Context) bool {
	rack, wants := analysis.WantsMaster(&d.At.Game, line)
	if wants {
		round{d}.closeDrawn(rack, line, about)
	}
	return wants
}

// closeDrawn finds the master of a drawn rack, off the key path, and then does the line that
// closes its round.
func (d round) closeDrawn(rack []scoring.Tile, line sheet.Line, about phrases.Context) {
	t := d.At
	room := d.set.Room
	msg := MasterMsg{of: d.Desk, game: t.Game, line: line, about: about}
	find := func(d *Desk) {
		graph := d.At.Graph
		d.work(kit.Work(msg, func() tea.Msg {
			msg.Master, msg.err = room.Master(&msg.game, graph, rack)
			return msg
		}))
	}
	d.wait(waiter{graph: true, then: find, without: func(d *Desk) {
		msg.unlisted = true
		round{d}.gotMaster(msg)
	}})
}

// masterWaits is how long a found master waits before it tries the table again, while something
// lies over it.
const masterWaits = 200 * time.Millisecond

// gotMaster notes the master and closes the round, unless the game has changed since.
func (d round) gotMaster(msg MasterMsg) {
	t := d.At
	if d.Desk != msg.of || t.Watching != "" {
		return
	}
	if t.Game.Standings.Finished || len(t.Game.Standings.Rounds) != len(msg.game.Standings.Rounds) {
		return // it is closed already, or open no more
	}
	if t.Over != nil { // what is typed there would lay tiles, were it gone
		d.work(tea.Tick(masterWaits, func(time.Time) tea.Msg { return msg }))
		return
	}
	if now, wants := analysis.WantsMaster(&t.Game, msg.line); !wants || !sameRack(now, msg.game) || !t.Game.Standings.Board.Equal(&msg.game.Standings.Board) {
		d.Notice = kit.Notice{Text: d.Lang.Lookup.NotClosed}
		return
	}
	if d.unfinished() {
		return
	}
	switch {
	case msg.unlisted: // as with tiles that no list is there for: the best that is noted
		d.doAsItStands(msg.line, msg.about)
		return
	case msg.err != nil:
		t.Said = view.Said{Lines: [2]string{d.Sentence(msg.err), ""}, Fault: true}
		return
	}
	next, answer, err := analysis.Close(t.Game, msg.line, msg.Play, msg.Found, d.stamp())
	if none, ok := errors.AsType[*analysis.NoPlayError](err); ok {
		what, todo := d.Explain(none)
		t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
		return
	}
	if err != nil {
		d.refuse(err, msg.about)
		return
	}
	d.adopt(next, answer)
}

// sameRack says whether the open round of a game has this rack.
func sameRack(rack []scoring.Tile, g sheet.Game) bool {
	r, ok := g.Standings.Open()
	return ok && slices.Equal(rack, r.Rack)
}
