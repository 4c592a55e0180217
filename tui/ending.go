package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/key"
)

// ending is the menu of what can be done once a game has ended.
type ending struct{ menu }

// withItems are the items: more of them come behind the first.
func (e ending) withItems(v view, again string, more ...item) ending {
	s := &v.Lang.Screen
	e.Items = slices.Concat([]item{choice(s.Menu.Back, "", nil)}, more, []item{
		choice(again, v.Lang.Word(line.CommandAgain), doLine{sheet.Line{Verb: sheet.Again}}),
		choice(s.End.CopyResult, "", doCommand{(*Model).copyResult}),
		choice(v.Lang.Printing.Row, "", doCommand{(*Model).openPrint}),
		choice(v.Lang.Lookup.Review, v.Lang.Word(line.CommandMissed), doCommand{(*Model).openReview}),
		choice(s.End.PlayOn, v.Lang.Word(line.CommandReopen), doLine{sheet.Line{Event: sheet.Event{What: sheet.Reopened{}}}}),
		choice(s.Menu.Leave, "", doCommand{(*Model).toStart}),
	})
	return e
}

// endKey does what a key does at an end with items; false where it closes it.
func (e ending) endKey(msg tea.KeyPressMsg, v view) (next ending, act action, open bool) {
	switch k := v.Keys; {
	case key.Matches(msg, k.Back, k.First):
		return e, doStep{msg}, false
	case key.Matches(msg, k.Copy):
		return e, doCommand{(*Model).copyResult}, true
	case key.Matches(msg, k.Undo):
		return e, doLine{sheet.Line{Verb: sheet.Undo}}, false
	case key.Matches(msg, k.NextTab):
		return e, doTab{}, true
	}
	e.Menu, act, open = e.Key(msg, v.Keys)
	return e, act, open
}
