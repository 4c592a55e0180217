package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// ask is what a row of a menu of the table does; nil is nothing.
type ask func(d *Desk)

// asksFor is an ask that does an action.
func asksFor(a kit.Action) ask { return func(d *Desk) { d.Act(a) } }

// pressed is a menu of the table, with the rows of its keys in the order of the hint line. A key
// gives the menu as it is then, nil where it closes, and what the row asks for.
type pressed interface {
	view.Over
	keyRows(v view.Table) []inMenu
	press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask)
}

// inMenu is a key of a menu.
type inMenu = key.Row[entered]

// entered is the menu after a key, nil where that closes it, and what the row asks for.
type entered func() (view.Over, ask)

// pressIn is a menu after a key. One without a row changes nothing.
func pressIn(m pressed, msg tea.KeyPressMsg, v view.Table) (view.Over, ask) {
	if row, ok := key.Find(m.keyRows(v), msg); ok {
		return row.Ask()
	}
	return m, nil
}
