package desk

import (
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
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

// Always are the keys that work on every page. Suspend says whether a shell is behind the program.
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

// everywhere are the keys that work in every pane of a table.
func (d *Desk) everywhere(duplicate bool) []bound {
	h, k := &d.Lang.Screen.Key, d.Keys
	rows := []bound{
		{Keys: k.NextPane, Does: h.Panes, Ask: func(d *Desk) { d.focusOn((d.At.Focus + 1) % 3) }},
		{Keys: k.PrevPane, Does: h.Panes, Ask: func(d *Desk) { d.focusOn((d.At.Focus + 2) % 3) }},
		{Keys: k.NextTab, Does: h.NextTab, Ask: (*Desk).nextTab},
		{Keys: k.Large, Does: h.Large, Ask: func(d *Desk) { d.enlarge(!d.At.Large) }},
		{Keys: k.Grid, Does: d.Lang.Grid.Key, Ask: (*Desk).openGrid},
		{Keys: k.Line, Does: h.Line, Ask: func(d *Desk) { d.typeLine("") }, Off: d.At != nil && d.At.Focus == view.OnEntry},
		{Keys: k.Palette, Does: h.Command, Ask: func(d *Desk) { d.At.Over = newPalette(d) }},
		{Keys: k.Help, Does: h.ThisHelp, Ask: (*Desk).openHelp},
		{Keys: k.Undo, Does: h.Undo, Ask: (*Desk).takeBack},
		{Keys: k.Redo, Does: h.Undo, Ask: func(d *Desk) { d.do(sheet.Line{Verb: sheet.Redo}, phrases.Context{}) }},
		{Keys: k.Note, Does: h.Note, Ask: (*Desk).openNote},
		{Keys: k.Clock, Does: d.Lang.Clock.Key, Ask: (*Desk).clockKey},
		{Keys: k.Copy, Does: h.Copy, Ask: (*Desk).copyShown},
	}
	if duplicate {
		r := &d.Lang.Rounds
		rows = append(rows, bound{Keys: k.Master, Does: r.MasterKey, Ask: (*Desk).noteMaster}, bound{Keys: k.NextRound, Does: r.CloseKey, Ask: (*Desk).closeRound})
	}
	return rows
}

// steps are the keys that go through the turns of a game, where no tile is being laid.
func (d *Desk) steps() []bound {
	h, k, t := &d.Lang.Screen.Key, d.Keys, d.At
	to := func(step func(t *view.Sight)) func(d *Desk) {
		return func(d *Desk) {
			if len(d.At.Board.Laid) > 0 {
				d.tellUnnoted(d.Lang.Lookup.Unnoted) // the tiles are for the board as it is
				return
			}
			step(d.At)
			d.At.Said = view.Said{}
		}
	}
	between := t == nil || !t.OnlyLooks()
	return []bound{
		{Keys: k.Back, Does: h.BackOn, Ask: to(func(t *view.Sight) { t.Step(-1) })},
		{Keys: k.On, Does: h.BackOn, Ask: to(func(t *view.Sight) { t.Step(1) })},
		{Keys: k.PageUp, Does: h.Pages, Off: true}, // with those before
		{Keys: k.PageDown, Does: h.Pages, Off: true},
		{Keys: k.First, Does: h.Ends, Off: between, Ask: to(func(t *view.Sight) { t.LookAt(0) })},
		{Keys: k.Last, Does: h.Ends, Off: between, Ask: to(func(t *view.Sight) { t.LookAt(t.LastRow()) })},
	}
}

// onTheBoard are the keys of the board. What types is no key: it lays a letter, or begins a line.
func (d *Desk) onTheBoard() []bound {
	h, k, t := &d.Lang.Screen.Key, d.Keys, d.At
	laying, looks, watching := false, false, ""
	if t != nil {
		laying, looks, watching = len(t.Board.Laid) > 0, t.OnlyLooks(), t.Watching
	}
	changes := func(change func(t *view.Sight) board.Pane) func(d *Desk) {
		return func(d *Desk) {
			d.At.Board = change(d.At)
			d.boardChanged()
		}
	}
	moves := func(change func(t *view.Sight) board.Pane) func(d *Desk) {
		return func(d *Desk) { d.At.Board = change(d.At) }
	}
	rows := []bound{
		{Keys: k.Up, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, -1) })},
		{Keys: k.Down, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, 1) })},
		{Keys: k.Left, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, -1) })},
		{Keys: k.Right, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, 1) })},
		{Keys: k.RowStart, Does: h.RowEnds, Off: looks, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Jump(t.Layout(), false) })},
		{Keys: k.RowEnd, Does: h.RowEnds, Off: looks, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Jump(t.Layout(), true) })},
		{Shown: h.Lay, Does: h.LayDoes},
		{Keys: k.Turn, Does: h.Turn, Why: watching, Ask: (*Desk).turnBoard},
		{Keys: k.Blank, Does: h.Blank, Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.Blank(t.Shown.Edition) })},
		{Keys: k.TakeBack, Does: h.Backspace, Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Delete, Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Clear, Does: h.Esc, Ask: (*Desk).boardEscape},
		{Keys: k.Enter, Does: h.Enter, Why: watching, Off: !laying, Ask: (*Desk).notePlay},
		{Keys: k.Enter, Does: h.EnterEmpty, Why: watching, Ask: (*Desk).enterBoard},
		{Shown: "0-9 =", Does: h.Digits},
		{Keys: k.Places, Does: d.Lang.Lookup.PlaceKey, Off: !laying, Why: watching, Ask: (*Desk).placesOfLaid},
		{Keys: k.Places, Ask: func(d *Desk) { d.typeLine(d.Keys.Places.Keys()[0] + " ") }},
		{Keys: k.Sift, Does: h.Sift, Off: true}, // of that list
	}
	return append(rows, d.steps()...)
}

// inTheEntry are the keys of the entry line, and what the help says of those for the tiles of a
// typed play. What is no key is typed.
func (d *Desk) inTheEntry() []bound {
	h, k, t := &d.Lang.Screen.Key, d.Keys, d.At
	hall, typed, atEnd := false, "", true
	if t != nil {
		hall, typed, atEnd = t.Hall(), t.Entry.Text(), t.Entry.AtEnd()
	}
	changes := func(change func(d *Desk, p entry.Pane) entry.Pane) func(d *Desk) {
		return func(d *Desk) {
			d.At.Entry = change(d, d.At.Entry)
			d.entryChanged()
		}
	}
	return []bound{
		{Keys: k.Enter, Ask: (*Desk).enterAll},
		{Keys: k.Up, Off: !hall, Ask: func(d *Desk) { d.pickNext(-1) }},
		{Keys: k.Down, Off: !hall || strings.Contains(typed, "="), Ask: func(d *Desk) { d.pickNext(1) }},
		{Keys: k.Up, Does: h.HistoryKeys, Ask: changes(func(_ *Desk, p entry.Pane) entry.Pane { return p.Older() })},
		{Keys: k.Down, Does: h.HistoryKeys, Off: t != nil && t.TypesTiles(), Ask: changes(func(_ *Desk, p entry.Pane) entry.Pane { return p.Newer() })},
		{Keys: k.Take, Does: h.CompleteKey, Off: !atEnd, Ask: changes((*Desk).whole)},
		{Keys: k.Down, Shown: "=  " + d.KeyName(k.Down.Help().Key), Does: h.TypedTiles, Ask: func(d *Desk) { d.At.Entry = d.At.Entry.AtTiles() }},
		{Keys: k.Turn, Does: h.OverTiles, Off: true}, {Keys: k.Blank, Does: h.OverTiles, Off: true}, {Keys: k.Old, Does: h.OverTiles, Off: true},
		{Keys: k.Clear, Does: h.EscEntry, Ask: (*Desk).entryEscape},
		{Keys: k.Line, Off: typed != "", Ask: func(*Desk) {}}, // typed again by habit: the line is open already
	}
}

// inTheSheet are the keys of the sheet and the other tabs.
func (v menuView) inTheSheet(duplicate bool) []bound {
	h, k := &v.Lang.Screen.Key, v.Keys
	rows := []bound{
		{Shown: v.KeyName("Arrows"), Does: h.Cells}, {Keys: k.Enter, Does: h.EditKey}, {Keys: k.Delete, Does: h.DeleteKey},
		{Shown: draw.SignDot, Does: h.HasNote}, {Shown: v.Lang.Screen.Words + " A-Z", Does: v.Lang.Lookup.TabKey}, {Keys: k.Clear, Does: h.EscSheet},
	}
	if duplicate {
		rows[2].Does = v.Lang.Rounds.EmptyKey
		rows = append(rows, bound{Keys: k.NextOver, Does: v.Lang.Rounds.OverKey})
	}
	return rows
}
