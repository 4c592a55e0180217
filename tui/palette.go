package tui

import (
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// palette finds a command by any part of its name, in the language of the screen or in
// English, and shows its key and its line.
type palette struct {
	menu
	all   []item
	typed kit.Field
}

// mostTyped is how long what a command is found by may be, in characters.
const mostTyped = 40

func newPalette(m *Model) palette {
	p := palette{all: m.commands(), typed: kit.NewField(mostTyped)}
	p.Heading = m.Lang.Screen.Commands
	return p.filtered()
}

// commands are everything that can be done at a table.
func (m *Model) commands() []item {
	s, k := &m.Lang.Screen, m.Keys
	all := newTurnMenu(m).Items[1:]
	said := func(c line.Command, does ask) item {
		it := choice(draw.Capital(s.Palette[c]), m.Lang.Word(c), does)
		for word, means := range m.Words {
			if means == c {
				it.Match += " " + word
			}
		}
		return it
	}
	if m.table.Counting {
		return append(all, m.countingCommands(said)...)
	}
	for _, c := range []line.Command{line.CommandBonus, line.CommandOvertime, line.CommandWarning, line.CommandWrong, line.CommandEdit, line.CommandInsert, line.CommandDelete, line.CommandName, line.CommandJoin, line.CommandLeave} {
		if m.table.Duplicate() && notOfRounds(c) {
			continue
		}
		all = append(all, said(c, asked(kit.Type{Text: m.Lang.Word(c) + " "})))
	}
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear, line.CommandFinish, line.CommandVoid, line.CommandAgain} {
		if m.table.Duplicate() && c == line.CommandFinish {
			continue // in the menu of the round
		}
		all = append(all, said(c, asked(kit.DoText{Text: m.Lang.Word(c)})))
	}
	recount := m.Lang.Word(line.CommandRecount)
	if number, ok := m.table.PickedTurn(); ok && number > 0 {
		recount += " " + strconv.Itoa(number)
	}
	all = append(all, said(line.CommandRecount, asked(kit.Type{Text: recount})))
	run := m.runs
	english := phrases.For("en")
	if !m.table.Duplicate() {
		all = append(all, said(line.CommandBest, (*Model).askBest))
		if !m.table.Game.Standings.Finished {
			all = append(all, choice(m.Lang.Lookup.BestDuring, "", (*Model).switchBest))
		}
	}
	if analysis.Allowed(&m.table.Game) {
		review := choice(m.Lang.Lookup.Review, m.Lang.Word(line.CommandMissed), (*Model).openReview)
		review.Match = " " + english.Lookup.Review
		all = append(all, review)
	}
	all = append(all, m.listCommands(said)...)
	all = append(all, also(run(m.Lang.Grid.Command, k.Grid, (*Model).openGrid), english.Grid.Command), also(choice(m.Lang.Charts.Tab, "", (*Model).openCharts), english.Charts.Tab))
	if number, ok := m.table.PickedTurn(); ok {
		all = append(all, also(choice(s.Menu.GoOn, "", func(m *Model) tea.Cmd { return m.goOnFrom(number) }), english.Screen.Menu.GoOn))
	}
	all = append(all,
		also(run(s.Key.FirstTurn, k.First, toTurn(toFirst)), english.Screen.Key.FirstTurn),
		also(run(s.Key.LastTurn, k.Last, toTurn(toLast)), english.Screen.Key.LastTurn),
		also(choice(s.File.Open, "", (*Model).openFile), english.Screen.File.Open),
	)
	if m.keptGame() {
		all = append(all, also(choice(s.File.Write, "", (*Model).openExport), english.Screen.File.Write))
	}
	all = append(all, m.copyCommands()...)
	all = append(all, m.clockCommands()...)
	return append(all, m.screenCommands(said)...)
}

// also is a row that is found by another text too.
func also(it item, text string) item {
	it.Match += " " + text
	return it
}

// runs is a row for what a key does.
func (m *Model) runs(label string, bound key.Binding, f func(m *Model) tea.Cmd) item {
	return choice(draw.Capital(label), m.KeyName(bound.Help().Key), f)
}

// listCommands are the commands about lists of words.
func (m *Model) listCommands(said func(line.Command, ask) item) []item {
	l, english := &m.Lang.Lookup, &phrases.For("en").Lookup
	return []item{
		also(choice(draw.Capital(l.Switch), "", (*Model).switchCheck), english.Switch),
		also(choice(l.Lists, "", (*Model).openLists), english.Lists),
		said(line.CommandCheck, func(m *Model) tea.Cmd { return m.openCheck(0) }),
	}
}

// screenCommands are the commands that every table has, whatever is noted there.
func (m *Model) screenCommands(said func(line.Command, ask) item) []item {
	s, k := &m.Lang.Screen, m.Keys
	return []item{
		m.runs(s.Help, k.Help, func(m *Model) tea.Cmd { m.openHelp(); return nil }),
		m.runs(s.Key.NextTab, k.NextTab, func(m *Model) tea.Cmd { m.nextTab(); return nil }),
		m.runs(s.Key.Large, k.Large, func(m *Model) tea.Cmd { m.enlarge(true); return nil }),
		m.runs(s.Key.Copy, k.Copy, (*Model).copyShown),
		said(line.CommandOpen, (*Model).toEarlier),
		also(choice(m.Lang.Stats.Title, "", (*Model).openStats), phrases.For("en").Stats.Title),
		choice(s.Start.New, "", (*Model).openForm),
		m.runs(s.Key.Leave, k.Leave, (*Model).quit),
	}
}

// countingCommands are those of a board on which plays are only counted, besides its menu.
func (m *Model) countingCommands(said func(line.Command, ask) item) []item {
	var all []item
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear} {
		all = append(all, said(c, asked(kit.DoText{Text: m.Lang.Word(c)})))
	}
	all = append(all, said(line.CommandBest, (*Model).askBest))
	all = append(all, m.listCommands(said)...)
	all = append(all, also(choice(m.Lang.Screen.File.Open, "", (*Model).openFile), phrases.For("en").Screen.File.Open))
	all = append(all, m.copyCommands()...)
	return append(all, m.screenCommands(said)...)
}

func (p palette) filtered() palette {
	p.Items, p.Chosen = nil, 0
	for _, it := range p.all {
		if strings.Contains(sheet.Plain(it.Label+" "+it.Line+it.Match), sheet.Plain(p.typed.Value())) {
			p.Items = append(p.Items, it)
		}
	}
	return p
}

func (p palette) Title(view.Table) (string, string) {
	return p.Heading, strconv.Itoa(len(p.Items)) + "/" + strconv.Itoa(len(p.all))
}

func (p palette) press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask) {
	switch k := v.Keys; {
	case key.Matches(msg, k.Palette):
		return nil, nil
	case key.Matches(msg, k.Clear, k.Enter, k.Up, k.Down, k.PrevPane, k.NextPane):
		next, does, open := p.Key(msg, k)
		if !open {
			return nil, does
		}
		p.Menu = next
		return p, does
	}
	before := p.typed.Value()
	p.typed = p.typed.Type(msg)
	if p.typed.Value() == before {
		return p, nil
	}
	return p.filtered(), nil
}

func (p palette) Draw(v view.Table, w, h int) []string {
	text, _, field := p.field(w)
	lines := []string{"> " + v.Look.Field.Put(draw.Pad(text, field)), ""}
	return append(lines, p.Within(h-3).Lines(v.Env, w, h-2)...)
}

// field is what is in sight of what is typed, the column of the cursor in it, and its width.
func (p palette) field(w int) (text string, x, field int) {
	field = min(w-3, max(12, draw.Width(p.typed.Value())+1))
	text, x = p.typed.InSight(field)
	return text, x, field
}

func (p palette) Cursor(_ view.Table, w int) (int, int, bool) {
	_, x, _ := p.field(w)
	return min(2+x, w-1), 0, true
}

func (p palette) Typing() bool { return true }
