package grid

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Update is the grid after a key or a paste, with at most one thing to do.
func (p Pane) Update(v view.Table, msg tea.Msg) (Pane, kit.Action) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return of(v, p).key(msg)
	case tea.PasteMsg:
		return of(v, p).paste(msg)
	}
	return p, nil
}

// Bound is a key of the grid, and the grid after it with at most one thing to do.
type Bound = key.Row[func(v grid) (Pane, kit.Action)]

// KeyRows are the keys of the grid, in the order of the hint line. What else types is for the cell.
func (p Pane) KeyRows(t view.Table) []Bound { return of(t, p).keyRows() }

func (v grid) keyRows() []Bound {
	k, texts, hint, row := v.Keys, &v.Lang.Grid, &v.Lang.Screen.Hint, v.here()
	says := func(text string) key.Hint { return key.Hint{Says: text} }
	asks := func(action kit.Action) func(v grid) (Pane, kit.Action) {
		return func(v grid) (Pane, kit.Action) { return v.Pane, action }
	}
	becomes := func(pane func(v grid) Pane) func(v grid) (Pane, kit.Action) {
		return func(v grid) (Pane, kit.Action) { return pane(v), nil }
	}
	empties := func(v grid) (Pane, kit.Action) { return v.emptied(), kit.Tell{} }
	adds, ends := row.kind == moreRow, row.kind == closingRow && !v.At.Game.Standings.Finished
	var tab, del key.Hint
	if adds || ends { // elsewhere Enter does the same
		tab = says(texts.Cell)
	}
	if row.kind == turnsRow {
		del = says(texts.DeleteRow)
	}
	const page = 8 // rows
	return []Bound{
		{Keys: k.NextPane, Hint: tab, Ask: step{cells: 1}.taken},
		{Keys: k.Enter, Hint: says(texts.AddRow), Off: !adds, Ask: becomes(grid.withMore)},
		{Keys: k.Enter, Hint: says(texts.EndGame), Off: !ends, Ask: grid.end},
		{Keys: k.Enter, Hint: says(texts.Cell), Ask: step{cells: 1}.taken},
		{Keys: k.Delete, Hint: del, Off: v.typing || !v.asking, Why: v.At.Watching, Ask: grid.deleteRow},
		{Keys: k.Delete, Hint: del, Off: v.typing || v.asking, Why: v.At.Watching, Ask: grid.askToDelete},
		{Keys: k.Clear, Hint: says(hint.Clear), Off: !v.typing, Ask: empties},
		{Keys: k.Clear, Hint: says(texts.Leave), Ask: asks(kit.Close{})},
		{Keys: k.Palette, Hint: says(hint.Commands), Ask: asks(kit.OpenPalette{})},
		{Keys: k.Help, Hint: says(hint.Help), Ask: asks(kit.OpenHelp{})},
		{Keys: k.Grid, Ask: asks(kit.Close{})},
		{Keys: k.Undo, Off: !v.typing, Ask: empties},
		{Keys: k.Undo, Ask: asks(kit.TakeBack{})},
		{Keys: k.Redo, Ask: asks(kit.MakeAgain{})},
		{Keys: k.PrevPane, Ask: step{cells: -1}.taken},
		{Keys: k.Up, Ask: step{rows: -1}.taken},
		{Keys: k.Down, Ask: step{rows: 1}.taken},
		{Keys: k.Left, Off: v.typing && v.field.Position() > 0, Ask: step{columns: -1}.taken},
		{Keys: k.Right, Off: v.typing && v.field.Position() < len([]rune(v.field.Value())), Ask: step{columns: 1}.taken},
		{Keys: k.PageUp, Ask: step{rows: -page}.taken},
		{Keys: k.PageDown, Ask: step{rows: page}.taken},
		{Keys: k.First, Off: v.typing, Ask: becomes(func(v grid) Pane { return v.moved(1, v.seat) })},
		{Keys: k.Last, Off: v.typing, Ask: becomes(grid.atOpenCell)},
		{Keys: k.Line, Off: v.typing, Ask: asks(kit.Type{Text: ""})},
	}
}

func (v grid) key(msg tea.KeyPressMsg) (Pane, kit.Action) {
	row, bound := key.Find(v.keyRows(), msg)
	v.asking = false
	switch {
	case bound && row.Why != "":
		return v.Pane, kit.Say{Text: row.Why}
	case bound:
		return row.Ask(v)
	case v.At.Watching != "":
		return v.Pane, kit.Say{Text: v.At.Watching}
	case msg.Text != "" || v.typing || key.Matches(msg, v.Keys.TakeBack):
		return v.typed(msg)
	}
	return v.Pane, nil
}

// typed gives a key or a paste to the cell. A letter begins the cell anew, Backspace edits what is
// in it.
func (v grid) typed(msg tea.Msg) (Pane, kit.Action) {
	if v.here().kind == moreRow {
		return v.Pane, nil
	}
	if pressed, ok := msg.(tea.KeyPressMsg); ok && !v.typing && key.Matches(pressed, v.Keys.TakeBack) {
		v.field = v.field.With(v.cellText())
	}
	if paste, ok := msg.(tea.PasteMsg); ok {
		msg = tea.PasteMsg{Content: strings.Map(kit.OneLine, paste.Content)}
	}
	v.field, v.typing = v.field.Type(msg), true
	return v.Pane, kit.Tell{}
}

// taken is the grid after a step.
func (to step) taken(v grid) (Pane, kit.Action) { return v.goOn(to) }

// goOn notes what is typed in this cell and then goes to another.
func (v grid) goOn(to step) (Pane, kit.Action) {
	if !v.typing {
		return v.gone(to), nil
	}
	if v.overtaken {
		return v.notNoted()
	}
	return v.note(to)
}
