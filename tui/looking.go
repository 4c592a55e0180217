package tui

import (
	tea "charm.land/bubbletea/v2"

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
		if t.editing > 0 || len(t.board.Laid) > 0 {
			return nil // what is being laid is for the game as it is
		}
		t.large, t.alone, t.said = false, false, said{}
		m.focusOn(onBoard)
		t.lookAt(number(t))
		return nil
	}
}

func toFirst(*table) int  { return 0 }
func toLast(t *table) int { return t.lastRow() }

// goOnFrom opens a copy of the game that ends after a turn. The game itself stays as it is.
func (m *Model) goOnFrom(number int) tea.Cmd {
	return m.open(opening{log: m.table.game.Upto(number), then: func(m *Model) tea.Cmd {
		m.table.over = nil
		m.table.say(m.Lang.Screen.UpTo(number, phrases.Safe(m.table.game.Log.ID)))
		return nil
	}})
}
