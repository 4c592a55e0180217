package desk

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// searching is a table at which something is looked for, on the board or in a list.
type searching struct{ *Desk }

// places lists the places of a word on the board that is shown.
func (d searching) places(word []scoring.Tile) {
	t := d.At
	if !maySearch(d.Desk) {
		return
	}
	all, err := analysis.Places(&t.Shown, word)
	if err != nil {
		d.refuse(err, phrases.Context{Edition: t.Shown.Edition, Notation: t.Shown.Log.Notation})
		return
	}
	text := phrases.TilesText(t.Shown.Edition, word)
	if len(all) == 0 {
		t.Said = view.Said{Lines: [2]string{d.Lang.Lookup.NoPlace(text), ""}, Fault: true}
		return
	}
	t.Entry = t.Entry.With("")
	d.focusOn(view.OnBoard)
	t.Said = view.Said{}
	t.Over = search.Places{Word: text, All: all, Board: t.Shown.Standings.Board}
}

// placesOfLaid lists the places of what is being laid, including the tiles on the board between.
func placesOfLaid(d *Desk) {
	t := d.At
	var word []scoring.Tile
	laid := t.Board.InLine()
	at := laid[0].Square
	for _, l := range laid {
		for ; at != l.Square && t.Shown.Standings.Board.At(at) != 0; at = at.Step(t.Board.Direction, 1) {
			word = append(word, t.Shown.Standings.Board.At(at))
		}
		word = append(word, l.Tile)
		at = l.Square.Step(t.Board.Direction, 1)
	}
	searching{d}.places(word)
}

// check looks up the words of a turn, or of the whole sheet.
func (d searching) check(turn int) {
	d.lookup.refresh() // its file may have changed
	asked := d.questions.next(d.At)
	d.wait(waiter{awaited: asked.awaited, then: func(d *Desk) {
		if !d.questions.awaits(asked, d.At) {
			return
		}
		t := d.At
		p := search.Check{Words: analysis.Check(&t.Game, turn, t.List), Turn: turn}
		for p.Out < len(p.Words) && !p.Words[p.Out].In {
			p.Out++
		}
		d.answered()
		if len(p.Words) == 0 {
			t.Say(d.Lang.NoWords(t.Game.Log.Kind, turn))
			return
		}
		t.Said = view.Said{}
		t.Over = p
	}})
}

// checkWord looks one word up.
func (d searching) checkWord(word []scoring.Tile) {
	typed := d.At.Entry.Text()
	awaited := func(d *Desk) bool { return d.At.Entry.Text() == typed }
	d.wait(waiter{awaited: awaited, then: func(d *Desk) {
		t := d.At
		tell := d.Lang.WordLists.NotIn
		if t.List.Contains(word) {
			tell = d.Lang.WordLists.In
		}
		if t.Entry.Text() == typed {
			t.Entry = t.Entry.With("")
		}
		t.Say(tell(phrases.Safe(phrases.TilesText(t.Game.Edition, word))) + " " + d.WhichList())
	}})
}

// openReview reviews the game.
func openReview(d *Desk) {
	if refusalsOf(d.Table).tooEarly() {
		return
	}
	pane, room, none := search.NewReview(d.At.Game), d.set.Room, d.Lang.Lookup.NoRacks
	searching{d}.find(func(graph *finder.Graph, msg foundMsg) foundMsg {
		all, err := room.Review(context.Background(), &pane.Game, graph)
		pane.All, pane.LeftOut = all.All, all.LeftOut
		msg.pane, msg.err = pane, err
		if len(pane.All) == 0 {
			msg.none = none
		}
		return msg
	})
}

// best lists the best plays of a rack on the board that is shown. In a classic game that goes
// on it refuses, unless best plays are shown to everybody.
func (d searching) best(rack []scoring.Tile) {
	t := d.At
	if !t.Counting && refusalsOf(d.Table).tooEarly() {
		return
	}
	d.findBest(seatingOf(t).position(t), rack)
}

func (inTurn) position(t *view.Sight) search.Plays { return search.Plays{Game: t.Shown} }

// position is the board of the round that is shown.
func (inRounds) position(t *view.Sight) search.Plays {
	pane := search.Plays{Game: t.Shown}
	if r, ok := t.RoundShown(); ok {
		pane.Round = r.Number
		if before, ok := t.Game.AtRound(r.Number); ok {
			pane.Game = before
		}
	}
	return pane
}

// findBest finds the plays of a rack and shows them in a pane.
func (d searching) findBest(pane search.Plays, rack []scoring.Tile) {
	room, lang := d.set.Room, d.Lang
	d.find(func(graph *finder.Graph, msg foundMsg) foundMsg {
		pane.Best, msg.err = room.Best(context.Background(), &pane.Game, graph, rack, search.MostBest)
		msg.pane, msg.clears = pane, true
		if len(pane.Plays) == 0 {
			msg.none = lang.Finding.NoPlay(phrases.RackText(pane.Game.Edition, pane.Rack))
		}
		return msg
	})
}

// foundMsg brings what a search has found.
type foundMsg struct {
	question
	pane   view.Over // shows it
	none   string    // tells that nothing was found; "" where something was
	clears bool      // what stands under the entry is removed
	err    error
}

func (msg foundMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// find searches with the graph of the list, off the key path.
func (d searching) find(look func(graph *finder.Graph, msg foundMsg) foundMsg) {
	msg := foundMsg{question: d.questions.next(d.At)}
	d.wait(waiter{graph: true, awaited: msg.awaited, then: func(d *Desk) {
		graph := d.At.Graph
		d.work(kit.Work(msg, func() tea.Msg { return look(graph, msg) }))
	}})
}

// found shows the result of a search, unless something else was asked since.
func (d searching) found(msg foundMsg) {
	t := d.At
	switch {
	case !d.questions.awaits(msg.question, t):
		return
	case msg.err != nil:
		t.Said = view.Said{Lines: [2]string{d.Sentence(msg.err), ""}, Fault: true}
		return
	}
	d.answered()
	if msg.clears {
		t.Said = view.Said{}
	}
	if msg.none != "" {
		t.Say(msg.none)
		return
	}
	t.Over = msg.pane
}

// askBest is the row of a menu for best plays: of the known rack, else of one that the player
// types.
func askBest(d *Desk) {
	if !seatingOf(d.At).bestOfKnown(d) {
		d.typeLine(d.Lang.Word(line.CommandBest) + " ")
	}
}

// bestOfKnown shows the best plays for the rack of the turn that is looked at, once the game has
// ended.
func (inTurn) bestOfKnown(d *Desk) bool {
	t := d.At
	turn, ok := t.Game.Standings.Turn(t.Looking)
	if !ok || !t.Game.Standings.Finished {
		return false
	}
	rack := t.Game.Log.Events[turn.Event].Rack
	if len(rack) == 0 || slices.Contains(rack, 0) {
		return false
	}
	searching{d}.findBest(search.Plays{Game: t.Game.Before(turn.Number)}, rack)
	return true
}

// bestOfKnown shows the best plays for the rack of the round that is shown.
func (inRounds) bestOfKnown(d *Desk) bool {
	r, ok := d.At.RoundShown()
	if !ok || r.Rack == nil {
		return false
	}
	searching{d}.best(r.Rack)
	return true
}
