package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// Lying is the list or form that lies over the side; false where there is none.
func (d *Desk) Lying() (kit.Over, bool) {
	over, ok := d.At.Over.(view.Lying)
	return over.Over, ok
}

// lie lays a list or form over the side.
func (d *Desk) lie(over kit.Over) { d.At.Over = view.Lying{Over: over} }

// toOver gives an answer to what lies over the side.
func (d *Desk) toOver(msg tea.Msg) {
	over, open := d.Lying()
	if !open {
		return
	}
	next, action := over.Update(d.Env, msg)
	d.lie(next)
	d.Act(action)
}
