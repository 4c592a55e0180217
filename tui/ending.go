package tui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/key"
)

// ending is the menu of what can be done once a game has ended.
type ending struct{ menu }

// withItems are the items: more of them come behind the first.
func (e ending) withItems(m *Model, again string, more ...item) ending {
	s := &m.Lang.Screen
	e.Items = slices.Concat([]item{choice(s.Menu.Back, "", nil)}, more, []item{
		choice(again, m.Lang.Word(sheet.CommandAgain), doLine{sheet.Line{Verb: sheet.Again}}),
		choice(s.End.CopyResult, "", doCommand{(*Model).copyResult}),
		choice(m.Lang.Printing.Row, "", doCommand{(*Model).openPrint}),
		choice(m.Lang.Lookup.Review, m.Lang.Word(sheet.CommandMissed), doCommand{(*Model).openReview}),
		choice(s.End.PlayOn, m.Lang.Word(sheet.CommandReopen), doLine{sheet.Line{Event: sheet.Event{What: sheet.Reopened{}}}}),
		choice(s.Menu.Leave, "", doCommand{(*Model).toStart}),
	})
	return e
}

// endKey does what a key does at an end with items; false where it closes it.
func (e ending) endKey(msg tea.KeyPressMsg, m *Model) (next ending, act action, open bool) {
	switch k := m.Keys; {
	case key.Matches(msg, k.Back, k.First):
		m.stepKey(msg)
		return e, nil, false
	case key.Matches(msg, k.Copy):
		return e, doCommand{(*Model).copyResult}, true
	case key.Matches(msg, k.Undo):
		return e, doLine{sheet.Line{Verb: sheet.Undo}}, false
	case key.Matches(msg, k.NextTab):
		m.nextTab()
		return e, nil, true
	}
	e.Menu, act, open = e.Key(msg, m.Keys)
	return e, act, open
}
