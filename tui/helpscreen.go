package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/frame"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
)

// openHelp opens the help over the table.
func (m *Model) openHelp() {
	left, right := m.keysTold(m.table.Duplicate())
	p := help.New(help.About{Keys: [2][]help.Section{left, right}, Catalogue: m.set.Catalogue, Folder: m.set.Folder})
	m.table.help = &p
}

// keysTold is every key with what it does, in two columns, as the tables of keys have them.
func (m *Model) keysTold(duplicate bool) (left, right []help.Section) {
	h := &m.Lang.Screen.Key
	told := func(rows ...bound) []key.Help { return key.Told(rows, m.KeyName) }
	return []help.Section{{Title: h.OnBoard, Rows: told(m.onTheBoard()...)}, {Title: h.InEntry, Rows: told(m.inTheEntry()...)}},
		[]help.Section{{Title: h.Everywhere, Rows: told(append(m.everywhere(duplicate), m.always()...)...)}, {Title: h.InSheet, Rows: told(menusOf(m.Table).inTheSheet(duplicate)...)}}
}

// belowHeader is what the help is drawn by: the window without the players and the rule.
func (v menuView) belowHeader() (env kit.Env, top int) {
	env, top = v.Env, max(v.Lay.Players, v.Lay.Rule)+1
	env.Height -= top
	return env, top
}

// helpKey gives a key to the help.
func (m *Model) helpKey(msg tea.KeyPressMsg) {
	t := m.table
	env, _ := menusOf(m.Table).belowHeader()
	next, action := t.help.Of(t.Game).Update(env, msg)
	if _, closed := action.(kit.Close); closed {
		t.help = nil
		return
	}
	p := next.(help.Page)
	t.help = &p
}

// helpScreen draws the help under the players.
func (m *Model) helpScreen() ([]string, int, int, bool) {
	env, top := menusOf(m.Table).belowHeader()
	rows := make([]string, top, m.Lay.H)
	frame.Of(m.Table).Header(rows)
	s := m.table.help.Of(m.table.Game).View(env)
	return append(rows, s.Rows...), s.X, top + s.Y, s.Cursor
}
