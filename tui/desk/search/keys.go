package search

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// press is a list after a key; one without a row changes nothing.
func press(list view.List, msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	if row, bound := key.Find(list.KeyRows(v), msg); bound {
		return row.Ask()
	}
	return list, nil
}

// moves are the keys that move the choice; with is the list with the moved one.
func moves(p kit.Picker, k *key.Map, rows int, says string, with func(moved kit.Picker) view.Over) []view.Bound {
	return kit.Moves(p, k, rows, says, func(moved kit.Picker) func() (view.Over, kit.Action) {
		return func() (view.Over, kit.Action) { return with(moved), nil }
	})
}

// closes closes the list.
func closes() (view.Over, kit.Action) { return nil, nil }
