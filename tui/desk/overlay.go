package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// ask is what a row of a menu of the table does; nil is nothing.
type ask func(d *Desk)

// asksFor is an ask that does an action.
func asksFor(a kit.Action) ask { return func(d *Desk) { d.Act(a) } }

// pressed is a menu of the table. A key gives the menu as it is now, nil where it closes, and what
// the row asks for.
type pressed interface {
	view.Over
	press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask)
}
