package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// stepKey goes through the turns by keys; false where the key is none for it.
func (m *Model) stepKey(msg tea.KeyPressMsg) bool {
	r, ok := key.Find(m.steps(), msg)
	if ok {
		m.press(r)
	}
	return ok
}

// toTurn is the command that shows the game at a turn, whatever pane has the keys.
func toTurn(number func(*table) int) func(m *Model) tea.Cmd {
	return func(m *Model) tea.Cmd {
		t := m.table
		if t.Editing > 0 || len(t.Board.Laid) > 0 {
			return nil // what is being laid is for the game as it is
		}
		t.Large, t.Alone, t.Said = false, false, view.Said{}
		m.focusOn(view.OnBoard)
		t.LookAt(number(t))
		return nil
	}
}

func toFirst(*table) int  { return 0 }
func toLast(t *table) int { return t.LastRow() }

// goOnFrom opens a copy of the game that ends after a turn. The game itself stays as it is.
func (m *Model) goOnFrom(number int) tea.Cmd {
	return m.open(opening{log: m.table.Game.Upto(number), then: func(m *Model) tea.Cmd {
		m.table.Over = nil
		m.table.Say(m.Lang.Screen.UpTo(number, phrases.Safe(m.table.Game.Log.ID)))
		return nil
	}})
}
