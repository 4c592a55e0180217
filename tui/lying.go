package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// lying is a list or form that knows no root, over the side of the table.
type lying struct{ kit.Over }

// lying is the one that is open; false where there is none.
func (m *Model) lying() (kit.Over, bool) {
	if m.table == nil {
		return nil, false
	}
	over, ok := m.table.over.(lying)
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
	m.table.over = lying{next}
	return m.grant(action)
}

// granted is what such a list or form asks of the root.
type granted struct{ kit.Action }

func (granted) isAction() {}

// grant does what is asked for.
func (m *Model) grant(action kit.Action) tea.Cmd {
	switch a := action.(type) {
	case kit.Close:
		m.table.over = nil
	case kit.Done:
		m.table.over = nil
		m.table.say(a.Said)
	case kit.DoText:
		m.table.over = nil
		return m.doText(a.Text)
	case kit.Ask:
		return a.Cmd
	case kit.Write:
		m.writing++
		return a.Cmd
	}
	return nil
}

// panel is what is drawn of it.
func (o lying) panel(v view) kit.Panel {
	room := kit.Room{W: v.lay.Side.W, H: v.lay.Side.H - 1, Foot: v.lay.Left.W}
	if v.pageOpen() {
		room.W, room.H = v.lay.W, v.pageRoom()
	}
	return o.View(v.Env, room)
}

func (o lying) title(v view) (left, right string) {
	p := o.panel(v)
	return p.Title, p.End
}

func (o lying) key(msg tea.KeyPressMsg, v view) (overlay, action) {
	next, asked := o.Update(v.Env, msg)
	return lying{next}, granted{asked}
}

func (o lying) paste(v view, msg tea.PasteMsg) overlay {
	o.Over, _ = o.Update(v.Env, msg)
	return o
}

func (o lying) lines(v view, _, _ int) []string { return o.panel(v).Lines }

func (o lying) cursor(v view, _ int) (x, y int, ok bool) {
	p := o.panel(v)
	return p.X, p.Y, true
}

func (o lying) hints(v view) []kit.Hint { return o.panel(v).Hints }

func (o lying) typing() bool { return o.Typed() }

// overLine is what stands in place of the entry; false where that is shown.
func (v view) overLine() (string, bool) {
	if o, ok := v.at.over.(lying); ok {
		line := o.panel(v).Line
		return line, line != ""
	}
	if over, ok := v.at.over.(interface{ line(v view) string }); ok {
		return over.line(v), true
	}
	return "", false
}

// overAnswers is what stands under it; false where the answers of the table do.
func (v view) overAnswers() (draw.Ink, [2]string, bool) {
	if o, ok := v.at.over.(lying); ok {
		if a := o.panel(v).Answer; a != nil {
			return a.Ink, a.Lines, true
		}
		return draw.Ink{}, [2]string{}, false
	}
	if over, ok := v.at.over.(interface {
		answers(v view) (draw.Ink, [2]string)
	}); ok {
		ink, lines := over.answers(v)
		return ink, lines, true
	}
	return draw.Ink{}, [2]string{}, false
}
