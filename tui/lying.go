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
func (o lying) panel(m *Model) kit.Panel {
	room := kit.Room{W: m.lay.Side.W, H: m.lay.Side.H - 1, Foot: m.lay.Left.W}
	if m.pageOpen() {
		room.W, room.H = m.lay.W, m.pageRoom()
	}
	return o.View(m.Env, room)
}

func (o lying) title(m *Model) (left, right string) {
	p := o.panel(m)
	return p.Title, p.End
}

func (o lying) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	next, asked := o.Update(m.Env, msg)
	return lying{next}, granted{asked}
}

func (o lying) paste(m *Model, msg tea.PasteMsg) overlay {
	o.Over, _ = o.Update(m.Env, msg)
	return o
}

func (o lying) lines(m *Model, _, _ int) []string { return o.panel(m).Lines }

func (o lying) cursor(m *Model, _ int) (x, y int, ok bool) {
	p := o.panel(m)
	return p.X, p.Y, true
}

func (o lying) hints(m *Model) []kit.Hint { return o.panel(m).Hints }

func (o lying) typing() bool { return o.Typed() }

// overLine is what stands in place of the entry; false where that is shown.
func (m *Model) overLine() (string, bool) {
	if o, ok := m.table.over.(lying); ok {
		line := o.panel(m).Line
		return line, line != ""
	}
	if over, ok := m.table.over.(interface{ line(m *Model) string }); ok {
		return over.line(m), true
	}
	return "", false
}

// overAnswers is what stands under it; false where the answers of the table do.
func (m *Model) overAnswers() (draw.Ink, [2]string, bool) {
	if o, ok := m.table.over.(lying); ok {
		if a := o.panel(m).Answer; a != nil {
			return a.Ink, a.Lines, true
		}
		return draw.Ink{}, [2]string{}, false
	}
	if over, ok := m.table.over.(interface {
		answers(m *Model) (draw.Ink, [2]string)
	}); ok {
		ink, lines := over.answers(m)
		return ink, lines, true
	}
	return draw.Ink{}, [2]string{}, false
}
