package view

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
)

// Lying is a list or form that knows no table, over the side of one.
type Lying struct{ kit.Over }

// Panel is what is drawn of it.
func (o Lying) Panel(v Table) kit.Panel {
	room := kit.Room{W: v.Lay.Side.W, H: v.Lay.Side.H - 1, Foot: v.Lay.Left.W}
	if v.PageOpen() {
		room.W, room.H = v.Lay.W, v.PageRoom()
	}
	return o.View(v.Env, room)
}

func (o Lying) Title(v Table) (left, right string) {
	p := o.Panel(v)
	return p.Title, p.End
}

func (o Lying) Take(msg tea.KeyPressMsg, v Table) (Over, kit.Action) {
	next, asked := o.Update(v.Env, msg)
	return Lying{next}, asked
}

func (o Lying) Paste(v Table, msg tea.PasteMsg) Over {
	o.Over, _ = o.Update(v.Env, msg)
	return o
}

func (o Lying) Draw(v Table, _, _ int) []string { return o.Panel(v).Lines }

func (o Lying) Cursor(v Table, _ int) (x, y int, ok bool) {
	p := o.Panel(v)
	return p.X, p.Y, true
}

func (o Lying) Typing() bool { return o.Typed() }

// Holds says whether something is typed in it.
func (o Lying) Holds(Table) bool {
	form, ok := o.Over.(kit.Holder)
	return ok && form.Holds()
}
