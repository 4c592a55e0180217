package desk

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

func newPalette(d *Desk) palette {
	p := palette{all: d.commands(), typed: kit.NewField(mostTyped)}
	p.Heading = d.Lang.Screen.Commands
	return p.filtered()
}

// commands are everything that can be done at a table.
func (d *Desk) commands() []item {
	s, k := &d.Lang.Screen, d.Keys
	all := newTurnMenu(d).Items[1:]
	said := func(c line.Command, does ask) item {
		it := choice(draw.Capital(s.Palette[c]), d.Lang.Word(c), does)
		for word, means := range d.Words {
			if means == c {
				it.Match += " " + word
			}
		}
		return it
	}
	if d.At.Counting {
		return append(all, d.countingCommands(said)...)
	}
	for _, c := range []line.Command{line.CommandBonus, line.CommandOvertime, line.CommandWarning, line.CommandWrong, line.CommandEdit, line.CommandInsert, line.CommandDelete, line.CommandName, line.CommandJoin, line.CommandLeave} {
		if d.At.Duplicate() && notOfRounds(c) {
			continue
		}
		all = append(all, said(c, asked(kit.Type{Text: d.Lang.Word(c) + " "})))
	}
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear, line.CommandFinish, line.CommandVoid, line.CommandAgain} {
		if d.At.Duplicate() && c == line.CommandFinish {
			continue // in the menu of the round
		}
		all = append(all, said(c, asked(kit.DoText{Text: d.Lang.Word(c)})))
	}
	recount := d.Lang.Word(line.CommandRecount)
	if number, ok := d.At.PickedTurn(); ok && number > 0 {
		recount += " " + strconv.Itoa(number)
	}
	all = append(all, said(line.CommandRecount, asked(kit.Type{Text: recount})))
	run := d.runs
	english := phrases.For("en")
	if !d.At.Duplicate() {
		all = append(all, said(line.CommandBest, (*Desk).askBest))
		if !d.At.Game.Standings.Finished {
			all = append(all, choice(d.Lang.Lookup.BestDuring, "", (*Desk).switchBest))
		}
	}
	if analysis.Allowed(&d.At.Game) {
		review := choice(d.Lang.Lookup.Review, d.Lang.Word(line.CommandMissed), (*Desk).openReview)
		review.Match = " " + english.Lookup.Review
		all = append(all, review)
	}
	all = append(all, d.listCommands(said)...)
	all = append(all, also(run(d.Lang.Grid.Command, k.Grid, (*Desk).openGrid), english.Grid.Command), also(choice(d.Lang.Charts.Tab, "", (*Desk).openCharts), english.Charts.Tab))
	if number, ok := d.At.PickedTurn(); ok {
		all = append(all, also(choice(s.Menu.GoOn, "", func(d *Desk) { d.goOnFrom(number) }), english.Screen.Menu.GoOn))
	}
	all = append(all,
		also(run(s.Key.FirstTurn, k.First, toTurn(toFirst)), english.Screen.Key.FirstTurn),
		also(run(s.Key.LastTurn, k.Last, toTurn(toLast)), english.Screen.Key.LastTurn),
		also(choice(s.File.Open, "", asked(kit.OpenPage{Which: kit.FilePage})), english.Screen.File.Open),
	)
	if d.keptGame() {
		all = append(all, also(choice(s.File.Write, "", (*Desk).openExport), english.Screen.File.Write))
	}
	all = append(all, d.copyCommands()...)
	all = append(all, d.clockCommands()...)
	return append(all, d.screenCommands(said)...)
}

// also is a row that is found by another text too.
func also(it item, text string) item {
	it.Match += " " + text
	return it
}

// runs is a row for what a key does.
func (d *Desk) runs(label string, bound key.Binding, f ask) item {
	return choice(draw.Capital(label), d.KeyName(bound.Help().Key), f)
}

// listCommands are the commands about lists of words.
func (d *Desk) listCommands(said func(line.Command, ask) item) []item {
	l, english := &d.Lang.Lookup, &phrases.For("en").Lookup
	return []item{
		also(choice(draw.Capital(l.Switch), "", (*Desk).switchCheck), english.Switch),
		also(choice(l.Lists, "", asked(kit.OpenPage{Which: kit.ListsPage})), english.Lists),
		said(line.CommandCheck, func(d *Desk) { d.openCheck(0) }),
	}
}

// screenCommands are the commands that every table has, whatever is noted there.
func (d *Desk) screenCommands(said func(line.Command, ask) item) []item {
	s, k := &d.Lang.Screen, d.Keys
	return []item{
		d.runs(s.Help, k.Help, (*Desk).openHelp),
		d.runs(s.Key.NextTab, k.NextTab, (*Desk).nextTab),
		d.runs(s.Key.Large, k.Large, func(d *Desk) { d.enlarge(true) }),
		d.runs(s.Key.Copy, k.Copy, (*Desk).copyShown),
		said(line.CommandOpen, asked(kit.ToGames{})),
		also(choice(d.Lang.Stats.Title, "", asked(kit.OpenPage{Which: kit.StatsPage})), phrases.For("en").Stats.Title),
		choice(s.Start.New, "", asked(kit.OpenPage{Which: kit.FormPage})),
		d.runs(s.Key.Leave, k.Leave, asked(kit.Quit{})),
	}
}

// countingCommands are those of a board on which plays are only counted, besides its menu.
func (d *Desk) countingCommands(said func(line.Command, ask) item) []item {
	var all []item
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear} {
		all = append(all, said(c, asked(kit.DoText{Text: d.Lang.Word(c)})))
	}
	all = append(all, said(line.CommandBest, (*Desk).askBest))
	all = append(all, d.listCommands(said)...)
	all = append(all, also(choice(d.Lang.Screen.File.Open, "", asked(kit.OpenPage{Which: kit.FilePage})), phrases.For("en").Screen.File.Open))
	all = append(all, d.copyCommands()...)
	return append(all, d.screenCommands(said)...)
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
