package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// lying is a list or form that knows no root, over the side of the table.
type lying struct{ kit.Over }

// lying is the one that is open; false where there is none.
func (m *Model) lying() (kit.Over, bool) {
	if m.table == nil {
		return nil, false
	}
	over, ok := m.table.Over.(lying)
	return over.Over, ok
}

// toOver gives what lies over the side an answer. What Esc closed gets it too: it may be brought
// back.
func (m *Model) toOver(msg tea.Msg) tea.Cmd {
	if m.cleared != nil {
		if closed, ok := m.cleared.before.over.(lying); ok {
			closed.Over, _ = closed.Update(m.Env, msg)
			m.cleared.before.over = closed
		}
	}
	over, open := m.lying()
	if !open {
		return nil
	}
	next, action := over.Update(m.Env, msg)
	m.table.Over = lying{next}
	return m.act(action)
}

// Panel is what is drawn of it.
func (o lying) Panel(v view.Table) kit.Panel {
	room := kit.Room{W: v.Lay.Side.W, H: v.Lay.Side.H - 1, Foot: v.Lay.Left.W}
	if v.PageOpen() {
		room.W, room.H = v.Lay.W, v.PageRoom()
	}
	return o.View(v.Env, room)
}

func (o lying) Title(v view.Table) (left, right string) {
	p := o.Panel(v)
	return p.Title, p.End
}

func (o lying) Take(msg tea.KeyPressMsg, v view.Table) (view.Over, kit.Action) {
	next, asked := o.Update(v.Env, msg)
	return lying{next}, asked
}

func (o lying) Paste(v view.Table, msg tea.PasteMsg) view.Over {
	o.Over, _ = o.Update(v.Env, msg)
	return o
}

func (o lying) Draw(v view.Table, _, _ int) []string { return o.Panel(v).Lines }

func (o lying) Cursor(v view.Table, _ int) (x, y int, ok bool) {
	p := o.Panel(v)
	return p.X, p.Y, true
}

func (o lying) KeysTold(v view.Table) []kit.Hint { return o.Panel(v).Hints }

func (o lying) Typing() bool { return o.Typed() }
