package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// ask is what a row of a menu of the table does; nil is nothing.
type ask func(d *Desk)

// asksFor is the ask of a row that wants an action done.
func asksFor(a kit.Action) ask { return func(d *Desk) { d.Act(a) } }

// pressed is a menu of the table. A key gives what it is now, nil to close, and what was asked for.
type pressed interface {
	view.Over
	press(msg tea.KeyPressMsg, v view.Table) (view.Over, ask)
}
