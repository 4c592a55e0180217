package desk

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// openPlaces lists the places of a word on the board that is shown.
func (d *Desk) openPlaces(word []scoring.Tile) {
	t := d.At
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

// placesOfLaid lists the places of what is being laid, with the tiles that lie between.
func (d *Desk) placesOfLaid() {
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
	d.openPlaces(word)
}

// layPlay lays the tiles of a play as if they had been typed.
func (d *Desk) layPlay(p scoring.Play) {
	t := d.At
	t.Board = t.Board.Clear()
	t.Board.Laid, t.Board.Direction = p.Laid(), p.Direction
	t.Board.Cursor = t.Board.Laid[len(t.Board.Laid)-1].Square
	d.focusOn(view.OnBoard)
	d.boardChanged()
}

// openCheck looks up the words of a turn, or of the whole sheet.
func (d *Desk) openCheck(turn int) {
	d.freshList() // its file may have changed
	asked := d.ask()
	d.withList(func(d *Desk) {
		if !d.awaits(asked) {
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
	})
}

// checkWord looks one word up.
func (d *Desk) checkWord(word []scoring.Tile) {
	typed := d.At.Entry.Text()
	d.withList(func(d *Desk) {
		t := d.At
		tell := d.Lang.WordLists.NotIn
		if t.List.Contains(word) {
			tell = d.Lang.WordLists.In
		}
		if t.Entry.Text() == typed {
			t.Entry = t.Entry.With("")
		}
		t.Say(tell(phrases.Safe(phrases.TilesText(t.Game.Edition, word))) + " " + d.WhichList())
	})
}

// openReview reviews the game, off the key path.
func (d *Desk) openReview() {
	t := d.At
	if d.tooEarly() {
		return
	}
	msg := reviewMsg{question: d.ask(), pane: search.Review{Game: t.Game}}
	if t.Duplicate() {
		msg.pane.Seat = 1
	}
	room := d.set.Room
	d.withGraph(func(*Desk) {
		graph := t.Graph
		d.work(kit.Work(msg, func() tea.Msg {
			var all analysis.Reviews
			all, msg.err = room.Review(context.Background(), &msg.pane.Game, graph)
			msg.pane.All, msg.pane.LeftOut = all.All, all.LeftOut
			return msg
		}))
	})
}

// gotReview shows a review, unless something else was asked since.
func (d *Desk) gotReview(msg reviewMsg) {
	if !d.awaits(msg.question) {
		return
	}
	t := d.At
	if msg.err != nil {
		t.Said = view.Said{Lines: [2]string{d.Sentence(msg.err), ""}, Fault: true}
		return
	}
	d.answered()
	if len(msg.pane.All) == 0 {
		t.Over = nil
		t.Say(d.Lang.Lookup.NoRacks)
		return
	}
	t.Over = msg.pane
}

// openBest looks for the best plays of a rack on the board that is shown. In a classic game
// that goes on it refuses, unless they are shown to all.
func (d *Desk) openBest(rack []scoring.Tile) {
	t := d.At
	if !t.Counting && d.tooEarly() {
		return
	}
	pane := search.Plays{Game: t.Shown}
	if r, ok := t.RoundShown(); ok && t.Duplicate() {
		pane.Round = r.Number
		if before, ok := t.Game.AtRound(r.Number); ok {
			pane.Game = before
		}
	}
	d.findBest(pane, rack)
}

// tooEarly says whether best plays are for after the game, and tells so.
func (d *Desk) tooEarly() bool {
	t := d.At
	if analysis.Allowed(&t.Game) {
		return false
	}
	what, todo := d.Explain(analysis.ErrTooEarly)
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	return true
}

// findBest fills a pane with the plays of a rack, off the key path.
func (d *Desk) findBest(pane search.Plays, rack []scoring.Tile) {
	t := d.At
	msg := bestMsg{question: d.ask(), pane: pane}
	room := d.set.Room
	d.withGraph(func(*Desk) {
		graph := t.Graph
		d.work(kit.Work(msg, func() tea.Msg {
			msg.pane.Best, msg.err = room.Best(context.Background(), &msg.pane.Game, graph, rack, search.MostBest)
			return msg
		}))
	})
}

// gotBest shows the best plays, unless something else was asked since.
func (d *Desk) gotBest(msg bestMsg) {
	if !d.awaits(msg.question) {
		return
	}
	t := d.At
	if msg.err != nil {
		t.Said = view.Said{Lines: [2]string{d.Sentence(msg.err), ""}, Fault: true}
		return
	}
	d.answered()
	t.Said = view.Said{}
	if len(msg.pane.Plays) == 0 {
		t.Said = view.Said{Lines: [2]string{d.Lang.Finding.NoPlay(phrases.RackText(t.Game.Edition, msg.pane.Rack)), ""}, Fault: false}
		return
	}
	t.Over = msg.pane
}

// askBest asks for the best plays from the menu: of the rack that is known, or of one that is
// typed.
func (d *Desk) askBest() {
	if !d.bestOfKnown() {
		d.typeLine(d.Lang.Word(line.CommandBest) + " ")
	}
}

// bestHere shows the best plays of the rack that is known, or says that one is missing.
func (d *Desk) bestHere() {
	if !d.bestOfKnown() {
		word := d.Lang.Word(line.CommandBest)
		d.refuse(&line.Error{Reason: line.Missing, Text: word}, phrases.About(d.At.Game, word))
	}
}

// bestOfKnown shows the best plays of the rack of the round that is shown or, once a game by
// turns has ended, of the turn that is looked at; false where there is none.
func (d *Desk) bestOfKnown() bool {
	t := d.At
	if r, ok := t.RoundShown(); ok && t.Duplicate() && r.Rack != nil {
		d.openBest(r.Rack)
		return true
	}
	if turn, ok := t.Game.Standings.Turn(t.Looking); ok && !t.Duplicate() && t.Game.Standings.Finished {
		if rack := t.Game.Log.Events[turn.Event].Rack; len(rack) > 0 && !slices.Contains(rack, 0) {
			d.findBest(search.Plays{Game: t.Game.Before(turn.Number)}, rack)
			return true
		}
	}
	return false
}

// switchBest shows best plays in a classic game that goes on, to everybody, or only afterwards.
func (d *Desk) switchBest() {
	text := d.Lang.Word(line.CommandAnalysis)
	if d.At.Game.Standings.Analysed {
		text += " " + d.Lang.Word(line.CommandOff)
	}
	d.doText(text)
}

// bestMsg brings the best plays of a rack.
type bestMsg struct {
	question
	pane search.Plays
	err  error
}

func (msg bestMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// reviewMsg brings a review.
type reviewMsg struct {
	question
	pane search.Review
	err  error
}

func (msg reviewMsg) Failed(err error) tea.Msg { msg.err = err; return msg }
