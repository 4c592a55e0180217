package desk

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/frame"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
)

// openHelp opens the help over the table.
func (d *Desk) openHelp() {
	left, right := d.keysTold(d.At.Duplicate())
	p := help.New(help.About{Keys: [2][]help.Section{left, right}, Catalogue: d.set.Catalogue, Folder: d.set.Folder})
	d.help = &p
}

// keysTold is every key with what it does, in two columns, as the tables of keys have them.
func (d *Desk) keysTold(duplicate bool) (left, right []help.Section) {
	h := &d.Lang.Screen.Key
	told := func(rows ...bound) []key.Help { return key.HelpLines(rows, d.KeyName) }
	return []help.Section{{Title: h.OnBoard, Rows: told(d.onTheBoard()...)}, {Title: h.InEntry, Rows: told(d.inTheEntry()...)}},
		[]help.Section{{Title: h.Everywhere, Rows: append(told(d.everywhere(duplicate)...), key.HelpLines(Always(d.Env, d.set.Suspend), d.KeyName)...)}, {Title: h.InSheet, Rows: told(d.inTheSheet(duplicate)...)}}
}

// belowHeader is what the help is drawn by: the window without the players and the rule.
func (v menuView) belowHeader() (env kit.Env, top int) {
	env, top = v.Env, max(v.Lay.Players, v.Lay.Rule)+1
	env.Height -= top
	return env, top
}

// helpKey gives a key to the help.
func (d *Desk) helpKey(msg tea.KeyPressMsg) {
	t := d.At
	env, _ := menusOf(d.Table).belowHeader()
	next, action := d.help.Of(t.Game).Update(env, msg)
	if _, closed := action.(kit.Close); closed {
		d.help = nil
		return
	}
	p := next.(help.Page)
	d.help = &p
}

// helpScreen draws the help under the players.
func (d *Desk) helpScreen() ([]string, int, int, bool) {
	env, top := menusOf(d.Table).belowHeader()
	rows := make([]string, top, d.Lay.H)
	frame.Of(d.Table).Header(rows)
	s := d.help.Of(d.At.Game).View(env)
	return append(rows, s.Rows...), s.X, top + s.Y, s.Cursor
}
