package desk

import (
	"slices"

	tea "charm.land/bubbletea/v2"

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

// endKey gives a key to the menu with its items; false where the key closes it.
func (e ending) endKey(msg tea.KeyPressMsg, v view.Table) (next ending, does ask, open bool) {
	switch k := v.Keys; {
	case key.Matches(msg, k.Back, k.First):
		return e, asksFor(kit.Step{Key: msg}), false
	case key.Matches(msg, k.Copy):
		return e, copies(offers.resultText), true
	case key.Matches(msg, k.Undo):
		return e, asksFor(kit.DoLine{Line: sheet.Line{Verb: sheet.Undo}}), false
	case key.Matches(msg, k.NextTab):
		return e, asksFor(kit.NextTab{}), true
	}
	e.Menu, does, open = e.Key(msg, v.Keys)
	return e, does, open
}
