package desk

import (
	"slices"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// ending is the menu of what can be done once a game has ended.
type ending struct{ menu }

// withItems fills the menu. The items more come behind the first. Whoever only watches has those that
// change nothing, and the way out.
func (e ending) withItems(v view.Table, again string, more ...item) ending {
	s := &v.Lang.Screen
	if v.At.Only {
		e.Items = []item{
			choice(s.Menu.Back, "", nil),
			choice(s.End.CopyResult, "", copies(offers.resultText)),
			choice(v.Lang.Printing.Row, "", prints(0)),
			choice(v.Lang.Lookup.Review, v.Lang.Word(line.CommandMissed), openReview),
			offersOf(v).leaving(),
		}
		return e
	}
	e.Items = slices.Concat([]item{choice(s.Menu.Back, "", nil)}, more, []item{
		choice(again, v.Lang.Word(line.CommandAgain), asksFor(kit.DoLine{Line: sheet.Line{Verb: sheet.Again}})),
		choice(s.End.CopyResult, "", copies(offers.resultText)),
		choice(v.Lang.Printing.Row, "", prints(0)),
		choice(v.Lang.Lookup.Review, v.Lang.Word(line.CommandMissed), openReview),
		choice(s.End.PlayOn, v.Lang.Word(line.CommandReopen), asksFor(kit.DoLine{Line: sheet.Line{Event: sheet.Event{What: sheet.Reopened{}}}})),
		choice(s.Menu.Leave, "", asksFor(kit.ToStart{})),
	})
	return e
}

// rowsInto are the keys of the menu with its items, in what is built on it. steps is what the hint
// line says of those that go back through the turns.
func (e ending) rowsInto(v view.Table, steps string, with func(next ending) view.Over) []inMenu {
	k, step := v.Keys, key.Hint{Says: steps, At: atStep}
	stays := func(does ask) entered { return func() (view.Over, ask) { return with(e), does } }
	closes := func(does ask) entered { return func() (view.Over, ask) { return nil, does } }
	all := []inMenu{
		{Keys: k.PageUp, Hint: step, Ask: closes(asksFor(kit.Step{Keys: k.Back}))},
		{Keys: k.First, Hint: step, Ask: closes(asksFor(kit.Step{Keys: k.First}))},
		{Keys: k.Back, Ask: closes(asksFor(kit.Step{Keys: k.Back}))},
		{Keys: k.Copy, Ask: stays(copies(offers.resultText))},
		{Keys: k.Undo, Ask: closes(asksFor(kit.DoLine{Line: sheet.Line{Verb: sheet.Undo}}))},
		{Keys: k.NextTab, Ask: stays(asksFor(kit.NextTab{}))},
	}
	for _, row := range e.menu.rowsInto(v, func(next menu) view.Over { return with(ending{next}) }) {
		if row.Keys == k.Clear {
			row.Hint = key.Hint{} // there is no room for it beside the turns
		}
		all = append(all, row)
	}
	return all
}
