package tui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/form"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// item is a row of a menu of the table.
type item = kit.Item[action]

func choice(label, line string, act action) item { return item{Label: label, Line: line, Ask: act} }

// menu is a list to choose from in the side column.
type menu struct{ kit.Menu[action] }

func newMenu(heading string, items []item, foot string) menu {
	return menu{kit.Menu[action]{Heading: heading, Items: items, Foot: foot}}
}

// newTurnMenu is what a turn can be besides a play. The first row is harmless, so that Enter
// twice does nothing.
func newTurnMenu(m *Model) menu {
	t, s, w := m.table, &m.Lang.Screen.Menu, m.Lang.Word
	add := func(what sheet.What) action { return doLine{sheet.Line{Event: sheet.Event{What: what}}} }
	if t.counting {
		return newMenu(m.Lang.Screen.Commands, []item{
			choice(s.Back, "", nil),
			{Label: s.ClearBoard, Ask: doCommand{(*Model).clearCounted}, Sure: s.Sure},
			choice(m.Lang.Screen.Start.New, "", doCommand{(*Model).openForm}),
			choice(s.Leave, "", doCommand{(*Model).toStart}),
		}, "")
	}
	if t.duplicate() {
		return newRoundMenu(m)
	}
	standings := &t.game.Standings
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(line.CommandPass), add(sheet.Passed{})),
		choice(s.Exchange, w(line.CommandExchange), doType{w(line.CommandExchange) + " "}),
		choice(s.ByHand, "25", doType{""}),
		choice(s.Withdrawn, w(line.CommandWithdrawn), add(sheet.Withdrawn{})),
	}
	if newest, ok := standings.Newest(); ok {
		if standings.Challengeable() {
			word := m.turnWord(&t.game, &newest)
			items = append(items, choice(s.Challenge(word), w(line.CommandChallenge), add(sheet.Challenged{})))
		}
		items = append(items, choice(s.ChallengeFailed, w(line.CommandChallenge)+" "+w(line.CommandFailed), add(sheet.ChallengeFailed{Words: 1})))
	}
	items = append(items,
		choice(s.Penalty, w(line.CommandPenalty), doType{w(line.CommandPenalty) + " "}),
		choice(s.LayTiles, w(line.CommandLay), m.layAction()),
		choice(s.Note, w(line.CommandNote), doCommand{(*Model).openNote}),
		choice(s.End, w(line.CommandEnd), doCommand{(*Model).openEnd}),
		choice(s.Leave, "", doCommand{(*Model).toStart}),
	)
	all := newMenu(m.Lang.Screen.TurnOf(m.Lang.Seat(t.game, standings.OnTurn)), items, s.OnTheRight)
	if m.turnIsOver() {
		all.Chosen = 1 // the pass
	}
	return all
}

// newRowMenu is what can be done about a row of the sheet of which a file's figures count.
func newRowMenu(m *Model, turn sheet.Turn) menu {
	s, w, n := &m.Lang.Screen.Menu, m.Lang.Word, turn.Number
	number := " " + strconv.Itoa(n)
	return newMenu(m.Lang.Screen.Turn(n), []item{
		choice(draw.Capital(m.Lang.Screen.Hint.Back), "", nil),
		choice(s.Recount, w(line.CommandRecount)+number, doLine{sheet.Line{Verb: sheet.Recount, Turn: n}}),
		choice(s.Correct, w(line.CommandEdit)+number, doCommand{func(m *Model) tea.Cmd { return m.editTurn(n) }}),
		choice(s.Note, w(line.CommandEdit)+number+" "+w(line.CommandNote), doCommand{func(m *Model) tea.Cmd { return m.editNote(n) }}),
		choice(s.Delete, w(line.CommandDelete)+number, doType{w(line.CommandDelete) + number}),
		choice(s.GoOn, "", doCommand{func(m *Model) tea.Cmd { return m.goOnFrom(n) }}),
	}, s.OnTheRight)
}

// layAction leaves the tiles that are being laid on the board without points; where none are,
// it asks for them as a line.
func (m *Model) layAction() action {
	if laid := m.table.board.Laid; len(laid) > 0 && m.table.editing == 0 {
		return doLine{sheet.Line{Event: sheet.Event{What: sheet.Laid{Tiles: laid}}}}
	}
	return doType{m.Lang.Word(line.CommandLay) + " "}
}

func (l menu) title(view) (string, string) { return l.Heading, "" }

func (l menu) key(msg tea.KeyPressMsg, v view) (overlay, action) {
	next, act, open := l.Key(msg, v.Keys)
	if !open {
		return nil, act
	}
	return menu{next}, act
}

func (l menu) lines(v view, w, h int) []string { return l.Lines(v.Env, w, h) }

func (l menu) cursor(view, int) (int, int, bool) { return 0, l.Chosen, true }

func (l menu) hints(v view) []kit.Hint { return l.Hints(v.Env) }

// openEnd asks for what is left on each rack.
func (m *Model) openEnd() tea.Cmd {
	m.table.over = lying{form.NewEnd(m.table.game, m.words)}
	return nil
}

// clearCounted empties the board of just counting.
func (m *Model) clearCounted() tea.Cmd { return m.justCount(m.table.game.Edition.ID) }

// toStart keeps the game and goes to the start page.
func (m *Model) toStart() tea.Cmd {
	return m.putAway(func(m *Model) tea.Cmd { m.openStart(); return nil }, nil)
}

func (l menu) typing() bool { return false }
