package tui

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
func (m *Model) openPlaces(word []scoring.Tile) tea.Cmd {
	t := m.table
	all, err := analysis.Places(&t.Shown, word)
	if err != nil {
		m.refuse(err, phrases.Context{Edition: t.Shown.Edition, Notation: t.Shown.Log.Notation})
		return nil
	}
	text := phrases.TilesText(t.Shown.Edition, word)
	if len(all) == 0 {
		t.Said = view.Said{Lines: [2]string{m.Lang.Lookup.NoPlace(text), ""}, Fault: true}
		return nil
	}
	t.Entry = t.Entry.With("")
	m.focusOn(view.OnBoard)
	t.Said = view.Said{}
	t.Over = search.Places{Word: text, All: all, Board: t.Shown.Standings.Board}
	return nil
}

// placesOfLaid lists the places of what is being laid, with the tiles that lie between.
func (m *Model) placesOfLaid() tea.Cmd {
	t := m.table
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
	return m.openPlaces(word)
}

// layPlay lays the tiles of a play as if they had been typed.
func (m *Model) layPlay(p scoring.Play) tea.Cmd {
	t := m.table
	t.Board = t.Board.Clear()
	t.Board.Laid, t.Board.Direction = p.Laid(), p.Direction
	t.Board.Cursor = t.Board.Laid[len(t.Board.Laid)-1].Square
	m.focusOn(view.OnBoard)
	return m.boardChanged()
}

// openCheck looks up the words of a turn, or of the whole sheet.
func (m *Model) openCheck(turn int) tea.Cmd {
	m.freshList() // its file may have changed
	asked := m.ask()
	return m.withList(func(m *Model) tea.Cmd {
		if !m.awaits(asked) {
			return nil
		}
		t := m.table
		p := search.Check{Words: analysis.Check(&t.Game, turn, t.List), Turn: turn}
		for p.Out < len(p.Words) && !p.Words[p.Out].In {
			p.Out++
		}
		m.answered()
		if len(p.Words) == 0 {
			t.Say(m.Lang.Screen.NoWords)
			return nil
		}
		t.Said = view.Said{}
		t.Over = p
		return nil
	})
}

// checkWord looks one word up.
func (m *Model) checkWord(word []scoring.Tile) tea.Cmd {
	typed := m.table.Entry.Text()
	return m.withList(func(m *Model) tea.Cmd {
		t := m.table
		tell := m.Lang.WordLists.NotIn
		if t.List.Contains(word) {
			tell = m.Lang.WordLists.In
		}
		if t.Entry.Text() == typed {
			t.Entry = t.Entry.With("")
		}
		t.Say(tell(phrases.Safe(phrases.TilesText(t.Game.Edition, word))) + " " + m.WhichList())
		return nil
	})
}

// openReview reviews the game, off the key path.
func (m *Model) openReview() tea.Cmd {
	t := m.table
	if m.tooEarly() {
		return nil
	}
	msg := reviewMsg{question: m.ask(), pane: search.Review{Game: t.Game}}
	if t.Duplicate() {
		msg.pane.Seat = 1
	}
	room := m.room()
	return m.withGraph(func(*Model) tea.Cmd {
		graph := t.Graph
		return kit.Work(msg, func() tea.Msg {
			var all analysis.Reviews
			all, msg.err = room.Review(context.Background(), &msg.pane.Game, graph)
			msg.pane.All, msg.pane.LeftOut = all.All, all.LeftOut
			return msg
		})
	})
}

// gotReview shows a review, unless something else was asked since.
func (m *Model) gotReview(msg reviewMsg) tea.Cmd {
	if !m.awaits(msg.question) {
		return nil
	}
	t := m.table
	if msg.err != nil {
		t.Said = view.Said{Lines: [2]string{m.Sentence(msg.err), ""}, Fault: true}
		return nil
	}
	m.answered()
	if len(msg.pane.All) == 0 {
		t.Over = nil
		t.Say(m.Lang.Lookup.NoRacks)
		return nil
	}
	t.Over = msg.pane
	return nil
}

// openBest looks for the best plays of a rack on the board that is shown. In a classic game
// that goes on it refuses, unless they are shown to all.
func (m *Model) openBest(rack []scoring.Tile) tea.Cmd {
	t := m.table
	if !t.Counting && m.tooEarly() {
		return nil
	}
	pane := search.Plays{Game: t.Shown}
	if r, ok := t.RoundShown(); ok && t.Duplicate() {
		pane.Round = r.Number
		if before, ok := t.Game.AtRound(r.Number); ok {
			pane.Game = before
		}
	}
	return m.findBest(pane, rack)
}

// tooEarly says whether best plays are for after the game, and tells so.
func (m *Model) tooEarly() bool {
	t := m.table
	if analysis.Allowed(&t.Game) {
		return false
	}
	what, todo := m.Explain(analysis.ErrTooEarly)
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	return true
}

// findBest fills a pane with the plays of a rack, off the key path.
func (m *Model) findBest(pane search.Plays, rack []scoring.Tile) tea.Cmd {
	t := m.table
	msg := bestMsg{question: m.ask(), pane: pane}
	room := m.room()
	return m.withGraph(func(*Model) tea.Cmd {
		graph := t.Graph
		return kit.Work(msg, func() tea.Msg {
			msg.pane.Best, msg.err = room.Best(context.Background(), &msg.pane.Game, graph, rack, search.MostBest)
			return msg
		})
	})
}

// gotBest shows the best plays, unless something else was asked since.
func (m *Model) gotBest(msg bestMsg) tea.Cmd {
	if !m.awaits(msg.question) {
		return nil
	}
	t := m.table
	if msg.err != nil {
		t.Said = view.Said{Lines: [2]string{m.Sentence(msg.err), ""}, Fault: true}
		return nil
	}
	m.answered()
	t.Said = view.Said{}
	if len(msg.pane.Plays) == 0 {
		t.Said = view.Said{Lines: [2]string{m.Lang.Finding.NoPlay(phrases.RackText(t.Game.Edition, msg.pane.Rack)), ""}, Fault: false}
		return nil
	}
	t.Over = msg.pane
	return nil
}

// askBest asks for the best plays from the menu: of the rack that is known, or of one that is
// typed.
func (m *Model) askBest() tea.Cmd {
	if cmd, ok := m.bestOfKnown(); ok {
		return cmd
	}
	m.typeLine(m.Lang.Word(line.CommandBest) + " ")
	return m.keep()
}

// bestHere shows the best plays of the rack that is known, or says that one is missing.
func (m *Model) bestHere() tea.Cmd {
	cmd, ok := m.bestOfKnown()
	if !ok {
		word := m.Lang.Word(line.CommandBest)
		m.refuse(&line.Error{Reason: line.Missing, Text: word}, phrases.About(m.table.Game, word))
	}
	return cmd
}

// bestOfKnown shows the best plays of the rack of the round that is shown or, once a game by
// turns has ended, of the turn that is looked at; false where there is none.
func (m *Model) bestOfKnown() (tea.Cmd, bool) {
	t := m.table
	if r, ok := t.RoundShown(); ok && t.Duplicate() && r.Rack != nil {
		return m.openBest(r.Rack), true
	}
	if turn, ok := t.Game.Standings.Turn(t.Looking); ok && !t.Duplicate() && t.Game.Standings.Finished {
		if rack := t.Game.Log.Events[turn.Event].Rack; len(rack) > 0 && !slices.Contains(rack, 0) {
			return m.findBest(search.Plays{Game: t.Game.Before(turn.Number)}, rack), true
		}
	}
	return nil, false
}

// switchBest shows best plays in a classic game that goes on, to everybody, or only afterwards.
func (m *Model) switchBest() tea.Cmd {
	text := m.Lang.Word(line.CommandAnalysis)
	if m.table.Game.Standings.Analysed {
		text += " " + m.Lang.Word(line.CommandOff)
	}
	return m.doText(text)
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
