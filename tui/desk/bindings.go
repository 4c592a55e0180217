package desk

import (
	"cmp"

	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// bound is a key of the table and what it asks for.
type bound = key.Row[func(d *Desk)]

// press does what a row asks for, or says why not.
func (d *Desk) press(r bound) {
	if r.Why != "" {
		d.Notice = kit.Notice{Text: r.Why}
		return
	}
	r.Ask(d)
}

// Where keys stand in the hint line, from the left.
const (
	atLetters = iota
	atClock
	atChosen // for going over tiles or rows
	atEnter
	atBeside
	atBlank
	atStep
	atEnds
	atOpen
	atMaster
	atRound
	atLine
	atRoundClock
	atTab
	atShown
	atEsc
	atPalette
	atHelp
)

// hint is a hint at a place; its text is the first of says that is not empty.
func hint(at int, says ...string) key.Hint { return key.Hint{Says: cmp.Or(says...), At: at} }

// inFront are the keys that work now: those for everywhere, and those of the pane in focus.
func (v offers) inFront() []bound {
	all := v.everywhere(make([]bound, 0, mostRows))
	switch v.At.Focus {
	case view.OnEntry:
		return v.inTheEntry(all)
	case view.OnSide:
		return v.onTheSide(all)
	}
	return v.onTheBoard(all)
}

// mostRows is room for all rows of a pane, and mostOfPane for those of the pane alone. The slice
// is made with that room because every key press makes one.
const mostRows, mostOfPane = 46, 28

// Always are the keys that work on every page. suspend says whether a shell is behind the program.
func Always(env kit.Env, suspend bool) []key.Row[kit.Action] {
	h, k := &env.Lang.Screen.Key, env.Keys
	rows := []key.Row[kit.Action]{
		{Keys: k.Redraw, Does: h.Redraw, Ask: kit.Redraw{}},
		{Keys: k.Leave, Does: h.Leave, Ask: kit.Quit{}},
		{Keys: k.Suspend, Does: h.Suspend, Ask: kit.Suspend{}},
	}
	if !suspend {
		rows[2].Does, rows[2].Ask = "", nil
	}
	return rows
}

// everywhere adds the keys that work in every pane of a table. Like the keys of a pane they are
// appended to one slice.
func (v offers) everywhere(all []bound) []bound {
	h, k, says := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint
	now, brief, only := v.At.Moment(), v.Brief(), v.onlyWatches()
	line, clock, page := now.Says(says.Line, view.Resting, view.RestingInRound, view.Ended), v.clockHint(), ""
	commands, undo := says.Commands, h.Undo
	if only != "" {
		undo = "" // of the game; what is typed can be taken back there too
	}
	if brief || now.Says(commands, view.OverTiles, view.PickingTable, view.InSheet, view.ReadingSheet, view.InRounds) != "" {
		commands = ""
	}
	if brief {
		line, clock.Says, page = "", "", now.Says(says.Page, view.Resting, view.RestingInRound, view.Laying)
	}
	all = append(all, []bound{
		{Keys: k.NextPane, Does: h.Panes, Ask: func(d *Desk) { d.focusOn((d.At.Focus + 1) % 3) }},
		{Keys: k.PrevPane, Does: h.Panes, Ask: func(d *Desk) { d.focusOn((d.At.Focus + 2) % 3) }},
		{Keys: k.NextTab, Does: h.NextTab, Hint: hint(atTab, page, now.Says(says.Tab, view.Following, view.InCharts, view.InTab, view.InSheet)), Ask: (*Desk).nextTab},
		{Keys: k.Large, Does: h.Large, Hint: hint(atShown, now.Says(says.Size, view.InCharts, view.InTab)), Ask: func(d *Desk) { d.enlarge(!d.At.Large) }},
		{Keys: k.Grid, Does: v.Lang.Grid.Key, Why: only, Ask: (*Desk).openGrid},
		{Keys: k.Line, Does: h.Line, Hint: hint(atLine, line), Ask: func(d *Desk) { d.typeLine("") }, Off: v.At.Focus == view.OnEntry},
		{Keys: k.Palette, Does: h.Command, Hint: hint(atPalette, commands), Ask: func(d *Desk) { d.At.Over = newPalette(d.Table) }},
		{Keys: k.Help, Does: h.ThisHelp, Hint: hint(atHelp, says.Help), Ask: (*Desk).openHelp},
		{Keys: k.Undo, Does: undo, Ask: (*Desk).takeBack},
		{Keys: k.Redo, Does: undo, Ask: (*Desk).makeAgain},
		{Keys: k.Note, Does: h.Note, Hint: hint(atOpen, now.Says(says.EditNote, view.InNotes)), Why: only, Ask: openNote},
		{Keys: k.Clock, Does: v.Lang.Clock.Key, Hint: clock, Why: only, Ask: (*Desk).clockKey},
		{Keys: k.Write, Does: h.Write, Why: only, Off: v.At.Watching == "", Ask: (*Desk).askForPen},
		{Keys: k.Leave, Hint: hint(atLetters, now.Says(says.Leave, view.Following)), Off: only == "", Ask: asksFor(kit.Quit{})},
		{Keys: k.Copy, Does: h.Copy, Hint: hint(atShown, now.Says(says.Copy, view.Following)), Ask: copies(offers.shownText)},
	}...)
	return seatingOf(v.At).everywhere(v, all)
}

// onlyWatches says why what changes a game is no affair of this session's; "" where it is.
func (v offers) onlyWatches() string {
	if !v.At.Only {
		return ""
	}
	return v.At.Watching
}

// clockHint is the hint for the key of the clock.
func (v offers) clockHint() key.Hint {
	switch v.At.Moment() {
	case view.Resting, view.Ended:
		return hint(atClock, frame.Of(v.Table).ClockDoes())
	case view.LayingInRound, view.RestingInRound:
		return hint(atRoundClock, frame.Of(v.Table).ClockDoes())
	}
	return key.Hint{}
}

// turns adds the keys that go from turn to turn, while no tile is being laid.
func (v offers) turns(all []bound) []bound {
	h, k, says, now := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint, v.At.Moment()
	both := now.Says(says.StepTurn, view.Recalling, view.Looking, view.InNotes)
	return append(all, []bound{
		{Keys: k.Back, Does: h.BackOn, Hint: hint(atStep, both, now.Says(says.TurnBack, view.Following, view.Ended)), Ask: lookTo(func(t *view.Sight) { t.Step(-1) })},
		{Keys: k.On, Does: h.BackOn, Hint: hint(atStep, both, now.Says(says.TurnOn, view.Following)), Ask: lookTo(func(t *view.Sight) { t.Step(1) })},
	}...)
}

// steps adds the keys of turns, and those to the ends of the game.
func (v offers) steps(all []bound) []bound {
	h, k, says := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint
	now, between := v.At.Moment(), !v.At.OnlyLooks()
	both := now.Says(says.FirstLast, view.Recalling, view.Looking)
	return append(v.turns(all), []bound{
		{Keys: k.PageUp, Does: h.Pages, Off: true}, // with those before
		{Keys: k.PageDown, Does: h.Pages, Off: true},
		{Keys: k.First, Does: h.Ends, Hint: hint(atEnds, both, now.Says(says.FirstTurn, view.Ended)), Off: between, Ask: lookTo(func(t *view.Sight) { t.LookAt(0) })},
		{Keys: k.Last, Does: h.Ends, Hint: hint(atEnds, both), Off: between, Ask: lookTo(func(t *view.Sight) { t.LookAt(t.LastRow()) })},
	}...)
}

// lookTo goes to another turn, unless tiles are being laid.
func lookTo(step func(t *view.Sight)) func(d *Desk) {
	return func(d *Desk) {
		if len(d.At.Board.Laid) > 0 {
			refusalsOf(d.Table).unnoted(d.Lang.Lookup.Unnoted) // the tiles are being laid on the board as it is now
			return
		}
		step(d.At)
		d.At.Said = view.Said{}
	}
}
