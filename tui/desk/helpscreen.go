package desk

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/frame"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
)

// openHelp opens the help over the table.
func (d *Desk) openHelp() {
	left, right := offersOf(d.Table).keysTold(d.set.Suspend)
	p := help.New(help.About{Keys: [2][]help.Section{left, right}, Only: d.At.Only, Catalogue: d.set.Catalogue, Folder: d.set.Folder})
	d.help = &p
}

// keysTold lists every key with what it does, in the two columns of the help. Whoever only watches is
// told those that change nothing.
func (v offers) keysTold(suspend bool) (left, right []help.Section) {
	h := &v.Lang.Screen.Key
	told := func(rows ...bound) []key.Help {
		if v.At.Only {
			rows = slices.DeleteFunc(rows, func(r bound) bool { return r.Why != "" })
		}
		return key.HelpLines(rows, v.KeyName)
	}
	return []help.Section{{Title: h.OnBoard, Rows: told(v.onTheBoard(nil)...)}, {Title: h.InEntry, Rows: told(v.inTheEntry(nil)...)}},
		[]help.Section{{Title: h.Everywhere, Rows: append(told(v.everywhere(nil)...), key.HelpLines(Always(v.Env, suspend), v.KeyName)...)}, {Title: h.InSheet, Rows: told(seatingOf(v.At).inSheet(v, nil)...)}}
}

// helpKey gives a key to the help.
func (d *Desk) helpKey(msg tea.KeyPressMsg) {
	t := d.At
	env, _ := frame.BelowHeader(d.Table)
	next, action := d.help.Of(t.Game).Update(env, msg)
	if _, closed := action.(kit.Close); closed {
		d.help = nil
		return
	}
	p := next.(help.Page)
	d.help = &p
}
