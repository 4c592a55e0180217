package tui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// item is a row of a menu: what it does, and the line that would do it.
type item struct {
	label string
	line  string
	act   action
	match string // what the palette finds it by besides
	sure  string // asked before it is done, where nothing brings back what it takes
}

func choice(label, line string, act action) item { return item{label: label, line: line, act: act} }

// menu is a list to choose from in the side column.
type menu struct {
	heading string
	items   []item
	chosen  int
	asking  bool // the chosen row was entered and asks to be sure
	foot    string
}

// newTurnMenu is what a turn can be besides a play. The first row is harmless, so that Enter
// twice does nothing.
func newTurnMenu(m *Model) menu {
	t, s, w := m.table, &m.Lang.Screen.Menu, m.Lang.Word
	add := func(what sheet.What) action { return doLine{sheet.Line{Event: sheet.Event{What: what}}} }
	if t.counting {
		return menu{heading: m.Lang.Screen.Commands, items: []item{
			choice(s.Back, "", nil),
			{label: s.ClearBoard, act: doCommand{(*Model).clearCounted}, sure: s.Sure},
			choice(m.Lang.Screen.Start.New, "", doCommand{(*Model).openForm}),
			choice(s.Leave, "", doCommand{(*Model).toStart}),
		}}
	}
	if t.duplicate() {
		return newRoundMenu(m)
	}
	standings := &t.game.Standings
	items := []item{
		choice(s.Back, "", nil),
		choice(s.Pass, w(sheet.CommandPass), add(sheet.Passed{})),
		choice(s.Exchange, w(sheet.CommandExchange), doType{w(sheet.CommandExchange) + " "}),
		choice(s.ByHand, "25", doType{""}),
		choice(s.Withdrawn, w(sheet.CommandWithdrawn), add(sheet.Withdrawn{})),
	}
	if newest, ok := standings.Newest(); ok {
		if standings.Challengeable() {
			word := m.turnWord(&t.game, &newest)
			items = append(items, choice(s.Challenge(word), w(sheet.CommandChallenge), add(sheet.Challenged{})))
		}
		items = append(items, choice(s.ChallengeFailed, w(sheet.CommandChallenge)+" "+w(sheet.CommandFailed), add(sheet.ChallengeFailed{Words: 1})))
	}
	items = append(items,
		choice(s.Penalty, w(sheet.CommandPenalty), doType{w(sheet.CommandPenalty) + " "}),
		choice(s.LayTiles, w(sheet.CommandLay), m.layAction()),
		choice(s.Note, w(sheet.CommandNote), doCommand{(*Model).openNote}),
		choice(s.End, w(sheet.CommandEnd), doCommand{func(m *Model) tea.Cmd { m.table.over = newEndForm(m); return nil }}),
		choice(s.Leave, "", doCommand{(*Model).toStart}),
	)
	chosen := 0
	if m.turnIsOver() {
		chosen = 1 // the pass
	}
	return menu{heading: m.Lang.Screen.TurnOf(m.Lang.Seat(t.game, standings.OnTurn)), items: items, chosen: chosen, foot: s.OnTheRight}
}

// newRowMenu is what can be done about a row of the sheet of which a file's figures count.
func newRowMenu(m *Model, turn sheet.Turn) menu {
	s, w, n := &m.Lang.Screen.Menu, m.Lang.Word, turn.Number
	number := " " + strconv.Itoa(n)
	return menu{heading: m.Lang.Screen.Turn(n), foot: s.OnTheRight, items: []item{
		choice(draw.Capital(m.Lang.Screen.Hint.Back), "", nil),
		choice(s.Recount, w(sheet.CommandRecount)+number, doLine{sheet.Line{Verb: sheet.Recount, Turn: n}}),
		choice(s.Correct, w(sheet.CommandEdit)+number, doCommand{func(m *Model) tea.Cmd { return m.editTurn(n) }}),
		choice(s.Note, w(sheet.CommandEdit)+number+" "+w(sheet.CommandNote), doCommand{func(m *Model) tea.Cmd { return m.editNote(n) }}),
		choice(s.Delete, w(sheet.CommandDelete)+number, doType{w(sheet.CommandDelete) + number}),
		choice(s.GoOn, "", doCommand{func(m *Model) tea.Cmd { return m.goOnFrom(n) }}),
	}}
}

// layAction leaves the tiles that are being laid on the board without points; where none are,
// it asks for them as a line.
func (m *Model) layAction() action {
	if laid := m.table.board.laid; len(laid) > 0 && m.table.editing == 0 {
		return doLine{sheet.Line{Event: sheet.Event{What: sheet.Laid{Tiles: laid}}}}
	}
	return doType{m.Lang.Word(sheet.CommandLay) + " "}
}

func (l menu) title(*Model) (string, string) { return l.heading, "" }

func (l menu) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	asked := l.asking
	l.asking = false
	switch k := m.Keys; {
	case key.Matches(msg, k.Clear):
		return nil, nil
	case key.Matches(msg, k.Enter) && l.items[l.chosen].sure != "" && !asked:
		l.asking = true
	case key.Matches(msg, k.Up, k.PrevPane):
		l.chosen = (l.chosen + len(l.items) - 1) % len(l.items)
	case key.Matches(msg, k.Down, k.NextPane):
		l.chosen = (l.chosen + 1) % len(l.items)
	case key.Matches(msg, k.Enter):
		return nil, l.items[l.chosen].act
	}
	return l, nil
}

func (l menu) lines(m *Model, w, h int) []string {
	var lines []string
	for i, it := range l.items {
		line := it.line + " "
		if i == l.chosen && l.asking {
			line = it.sure + " "
		}
		if draw.Width(it.label)+draw.Width(line)+2 > w {
			line = ""
		}
		text := draw.Pad(" "+it.label, w-draw.Width(line))
		if i == l.chosen {
			text = m.Look.Reverse.Put(text + line)
		} else {
			text += m.Muted(line)
		}
		lines = append(lines, text)
	}
	if l.foot != "" && len(lines)+2 <= h {
		lines = append(lines, "")
		lines = append(lines, m.MutedLines(l.foot, w)...)
	}
	return lines
}

func (l menu) cursor(*Model, int) (int, int, bool) { return 0, l.chosen, true }

func (l menu) hints(m *Model) []kit.Hint {
	h := &m.Lang.Screen.Hint
	return []kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: h.Choose}, {Key: m.KeyName("Enter"), Does: h.DoIt}, {Key: m.KeyName("Esc"), Does: h.Back}}
}

// clearCounted empties the board of just counting.
func (m *Model) clearCounted() tea.Cmd { return m.justCount(m.table.game.Edition.ID) }

// toStart keeps the game and goes to the start page.
func (m *Model) toStart() tea.Cmd {
	if m.closeTable() {
		m.openStart()
	}
	return nil
}

func (l menu) typing() bool { return false }
