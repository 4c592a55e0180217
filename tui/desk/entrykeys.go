package desk

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
)

func (d *Desk) entryKey(msg tea.KeyPressMsg) {
	t, k := d.At, d.Keys
	if t.Entry.Tiles {
		t.Entry = t.Entry.OverTiles(msg, k, t.Game.Edition)
		if key.Matches(msg, k.Enter) {
			d.enterAll()
			return
		}
		d.entryChanged()
		return
	}
	if r, ok := key.Find(d.inTheEntry(), msg); ok {
		d.press(r)
		return
	}
	t.Entry = t.Entry.Typed(msg)
	d.entryChanged()
}

// entryEscape empties the entry, and else leaves it.
func (d *Desk) entryEscape() {
	t := d.At
	if t.Entry.Text() != "" {
		t.Entry = t.Entry.With("")
		d.entryChanged()
		return
	}
	d.focusOn(view.OnBoard)
	t.Said = view.Said{}
}

// enter applies the line in the entry.
func (d *Desk) enter() {
	t := d.At
	text := strings.TrimSpace(t.Entry.Text())
	if text == "" && t.StaysInEntry() {
		d.pick(0)
		return
	}
	if text == "" {
		d.focusOn(view.OnBoard)
		return
	}
	if t.Duplicate() && d.Words[sheet.Plain(text)] == line.CommandEnd {
		text = d.Lang.Word(line.CommandFinish) // nothing is left on a rack
	}
	if seat, ok := d.SeatTyped(text); ok {
		t.Entry = t.Entry.With("")
		d.pick(seat)
		return
	}
	if d.EndsGame(text) {
		t.Entry = t.Entry.With("")
		d.focusOn(view.OnBoard)
		d.openEnd()
		return
	}
	d.doTyped(text)
	if !t.Said.Fault && !t.StaysInEntry() && t.Focus == view.OnEntry {
		d.focusOn(view.OnBoard)
	}
}

// entryChanged works out what is typed so far.
func (d *Desk) entryChanged() {
	d.At.Said = view.Said{}
	d.At.LiveEntry(d.Words)
}

// whole is the entry with what would complete it.
func (d *Desk) whole(p entry.Pane) entry.Pane {
	if more := d.Completion(); more != "" {
		return p.Showing(p.Text() + more)
	}
	return p
}
