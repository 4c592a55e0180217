package desk

import (
	"slices"
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
	"tanteo/tui/sitting"
)

// palette finds a command by any part of its name, in the language of the screen or in English. It
// shows the command's key and line.
type palette struct {
	menu
	all   []item
	typed kit.Field
	again bool // others have gone on since, so that Enter is asked for again
}

// mostTyped is how many characters can be typed to find a command.
const mostTyped = 40

func newPalette(v view.Table) palette {
	p := palette{all: offersOf(v).commands(), typed: kit.NewField(mostTyped)}
	p.Heading = v.Lang.Screen.Commands
	return p.filtered()
}

// commands are everything that can be done at a table.
func (v offers) commands() []item {
	s, k := &v.Lang.Screen, v.Keys
	all := v.turnMenu().Items[1:]
	commandItem := func(c line.Command, does ask) item {
		it := choice(draw.Capital(s.Palette[c]), v.Lang.Word(c), does)
		for word, means := range v.Words {
			if means == c {
				it.Match += " " + word
			}
		}
		return it
	}
	if v.At.Counting {
		return append(all, v.countingCommands(commandItem)...)
	}
	if v.At.Only {
		return v.watchingCommands(commandItem)
	}
	if v.At.Watching != "" {
		english := &phrases.For("en").Screen
		all = append(all, also(commandItem(line.CommandTake, (*Desk).askForPen), strings.Join([]string{
			s.Key.Write, s.TakeTitle, s.TakeFrom(""), english.Key.Write, english.TakeTitle, english.TakeFrom(""), english.Palette[line.CommandTake],
		}, " ")))
	}
	seating := seatingOf(v.At)
	for _, c := range []line.Command{line.CommandBonus, line.CommandOvertime, line.CommandWarning, line.CommandWrong, line.CommandEdit, line.CommandInsert, line.CommandDelete, line.CommandName, line.CommandJoin, line.CommandLeave} {
		if !seating.lacks(c) {
			all = append(all, commandItem(c, asksFor(kit.Type{Text: v.Lang.Word(c) + " "})))
		}
	}
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear, line.CommandFinish, line.CommandVoid, line.CommandAgain} {
		if !seating.lacks(c) {
			all = append(all, commandItem(c, asksFor(kit.DoText{Text: v.Lang.Word(c)})))
		}
	}
	recount := v.Lang.Word(line.CommandRecount)
	if number, ok := v.At.PickedTurn(); ok && number > 0 {
		recount += " " + strconv.Itoa(number)
	}
	all = append(all, commandItem(line.CommandRecount, asksFor(kit.Type{Text: recount})))
	english := phrases.For("en")
	all = append(all, seating.best(v, commandItem)...)
	if analysis.Allowed(&v.At.Game) {
		review := choice(v.Lang.Lookup.Review, v.Lang.Word(line.CommandMissed), openReview)
		review.Match = " " + english.Lookup.Review
		all = append(all, review)
	}
	all = append(all, v.listCommands(commandItem)...)
	all = append(all, also(v.ofKey(v.Lang.Grid.Command, k.Grid), english.Grid.Command), also(choice(v.Lang.Charts.Tab, "", openCharts), english.Charts.Tab))
	if number, ok := v.At.PickedTurn(); ok {
		all = append(all, also(choice(s.Menu.GoOn, "", asksFor(kit.GoOn{Turn: number})), english.Screen.Menu.GoOn))
	}
	all = append(all,
		also(v.runs(s.Key.FirstTurn, k.First, toTurn(toFirst)), english.Screen.Key.FirstTurn),
		also(v.runs(s.Key.LastTurn, k.Last, toTurn(toLast)), english.Screen.Key.LastTurn),
	)
	if v.Role.May(sitting.Files) {
		all = append(all, also(choice(s.File.Open, "", asksFor(kit.OpenPage{Which: kit.FilePage})), english.Screen.File.Open))
	}
	if v.canWrite() {
		all = append(all, also(choice(s.File.Write, "", openExport), english.Screen.File.Write))
	}
	all = append(all, v.copyCommands()...)
	all = append(all, v.clockCommands()...)
	return append(all, v.screenCommands(commandItem)...)
}

// commandRow makes the row of a command, with its name in the palette.
type commandRow func(c line.Command, does ask) item

func (inTurn) best(v offers, commandItem commandRow) []item {
	all := []item{commandItem(line.CommandBest, askBest)}
	if !v.At.Game.Standings.Finished {
		all = append(all, choice(v.Lang.Lookup.BestDuring, "", asksFor(kit.DoText{Text: v.analysisLine()})))
	}
	return all
}

// analysisLine is the command that shows best plays in a classic game that goes on, either to
// everybody or only after the game.
func (v offers) analysisLine() string {
	text := v.Lang.Word(line.CommandAnalysis)
	if v.At.Game.Standings.Analysed {
		text += " " + v.Lang.Word(line.CommandOff)
	}
	return text
}

// also adds a text by which a row is found.
func also(it item, text string) item {
	it.Match += " " + text
	return it
}

// ofKey makes a row that does what a key does in every pane: the row of the key says what.
func (v offers) ofKey(label string, keys key.Binding) item {
	all := v.everywhere(nil)
	row := all[slices.IndexFunc(all, func(r bound) bool { return r.Keys == keys })]
	return v.runs(label, keys, func(d *Desk) { d.press(row) })
}

// runs makes a row beside a key that comes to the same.
func (v offers) runs(label string, bound key.Binding, f ask) item {
	return choice(draw.Capital(label), v.KeyName(bound.Help().Key), f)
}

// listCommands are the commands about lists of words.
func (v offers) listCommands(commandItem func(line.Command, ask) item) []item {
	l, english := &v.Lang.Lookup, &phrases.For("en").Lookup
	if !v.canSearch() {
		return nil
	}
	all := []item{also(choice(draw.Capital(l.Switch), "", (*Desk).switchCheck), english.Switch)}
	if v.Role.May(sitting.Files) {
		all = append(all, also(choice(l.Lists, "", asksFor(kit.OpenPage{Which: kit.ListsPage})), english.Lists))
	}
	return append(all, commandItem(line.CommandCheck, func(d *Desk) { searching{d}.check(0) }))
}

// screenCommands are the commands that every table has, whatever is noted there.
func (v offers) screenCommands(commandItem func(line.Command, ask) item) []item {
	s, looking := &v.Lang.Screen, v.lookingCommands()
	last := len(looking) - 1 // leaving
	return append(append(looking[:last:last],
		commandItem(line.CommandOpen, asksFor(kit.ToGames{})),
		also(choice(v.Lang.Stats.Title, "", asksFor(kit.OpenPage{Which: kit.StatsPage})), phrases.For("en").Stats.Title),
		choice(s.Start.New, "", asksFor(kit.OpenPage{Which: kit.FormPage})),
	), looking[last])
}

// watchingCommands are those of whoever only watches a game: they change nothing.
func (v offers) watchingCommands(commandItem func(line.Command, ask) item) []item {
	s, english := &v.Lang.Screen, phrases.For("en")
	var all []item
	if analysis.Allowed(&v.At.Game) && v.canSearch() {
		all = append(all, commandItem(line.CommandBest, askBest), also(choice(v.Lang.Lookup.Review, v.Lang.Word(line.CommandMissed), openReview), english.Lookup.Review))
	}
	all = append(all, v.listCommands(commandItem)...)
	all = append(all,
		also(choice(v.Lang.Charts.Tab, "", openCharts), english.Charts.Tab),
		also(v.runs(s.Key.FirstTurn, v.Keys.First, toTurn(toFirst)), english.Screen.Key.FirstTurn),
		also(v.runs(s.Key.LastTurn, v.Keys.Last, toTurn(toLast)), english.Screen.Key.LastTurn),
	)
	if v.canWrite() {
		all = append(all, also(choice(s.File.Write, "", openExport), english.Screen.File.Write))
	}
	all = append(all, v.copyCommands()...)
	if v.Role.Kind != sitting.Owner {
		all = append(all, commandItem(line.CommandOpen, asksFor(kit.ToGames{})))
	}
	return append(all, v.lookingCommands()...)
}

// lookingCommands are those of every table that lead to no other game.
func (v offers) lookingCommands() []item {
	s, k := &v.Lang.Screen, v.Keys
	return []item{
		v.ofKey(s.Help, k.Help),
		v.ofKey(s.Key.NextTab, k.NextTab),
		v.runs(s.Key.Large, k.Large, func(d *Desk) { d.enlarge(true) }),
		v.ofKey(s.Key.Copy, k.Copy),
		v.leaving(),
	}
}

// leaving leaves the program.
func (v offers) leaving() item {
	return v.runs(v.Lang.Screen.Key.Leave, v.Keys.Leave, asksFor(kit.Quit{}))
}

// countingCommands are those of a board on which plays are only counted, besides its menu.
func (v offers) countingCommands(commandItem func(line.Command, ask) item) []item {
	var all []item
	for _, c := range []line.Command{line.CommandUndo, line.CommandRedo, line.CommandClear} {
		all = append(all, commandItem(c, asksFor(kit.DoText{Text: v.Lang.Word(c)})))
	}
	all = append(all, commandItem(line.CommandBest, askBest))
	all = append(all, v.listCommands(commandItem)...)
	all = append(all, also(choice(v.Lang.Screen.File.Open, "", asksFor(kit.OpenPage{Which: kit.FilePage})), phrases.For("en").Screen.File.Open))
	all = append(all, v.copyCommands()...)
	return append(all, v.screenCommands(commandItem)...)
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

// outdated is the palette once others have gone on: with its rows as they are now.
func (p palette) outdated(v view.Table) palette {
	chosen := ""
	if len(p.Items) > 0 {
		chosen = p.Items[p.Chosen].Label
	}
	p.all, p.again = offersOf(v).commands(), true
	p = p.filtered()
	p.Chosen = max(0, slices.IndexFunc(p.Items, func(it item) bool { return it.Label == chosen }))
	return p
}

func (p palette) Title(view.Table) (string, string) {
	return p.Heading, strconv.Itoa(len(p.Items)) + "/" + strconv.Itoa(len(p.all))
}

// keyRows are those of the menu that move in no text, and the one that has opened the palette.
func (p palette) keyRows(v view.Table) []inMenu {
	k := v.Keys
	again := func() (view.Over, ask) {
		p.again = false
		return p, asksFor(kit.Say{Text: v.Lang.Screen.Changed, Fault: true})
	}
	all := p.rowsInto(v, func(next menu) view.Over { p.menu = next; return p })
	for i := range all {
		row := &all[i]
		row.Off = row.Keys == k.First || row.Keys == k.Last
		if row.Keys == k.Enter && p.again {
			row.Ask = again
		}
	}
	return append(all, inMenu{Keys: k.Palette, Ask: func() (view.Over, ask) { return nil, nil }})
}

func (p palette) press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask) {
	if _, bound := key.Find(p.keyRows(v), msg); bound {
		return pressIn(p, msg, v)
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

// field is the visible part of what is typed, the column of the cursor in it, and its width.
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
