package desk

import (
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"

	tea "charm.land/bubbletea/v2"
)

// tilesKey chooses the letter of which the words of two tiles are shown, and moves the page;
// false where a key does neither. The second letter of a tile that is written with two goes on
// with the first.
func (d *Desk) tilesKey(msg tea.KeyPressMsg) bool {
	const page = 8
	t, k := d.At, d.Keys
	e := t.Game.Edition
	if n, ok := k.ScrollBy(msg, page); ok {
		t.Scroll += n
		return true
	}
	switch {
	case key.Matches(msg, k.Clear) && t.Letter != 0:
		t.Letter = 0
	case draw.IsLetter(msg.Text):
		sp, err := e.Spell(msg.Text)
		if err != nil || len(sp.Tiles) != 1 {
			return false
		}
		l := sp.Tiles[0].Letter()
		if both, ok := e.Letter(e.Text(t.Letter) + e.Text(l)); ok {
			l = both
		}
		t.Letter, t.Scroll = l, 0
	default:
		return false
	}
	return true
}

// notesKey moves the notes; false where a key does not.
func (d *Desk) notesKey(msg tea.KeyPressMsg) bool {
	t := d.At
	n, ok := d.Keys.ScrollBy(msg, max(1, t.Noted.Rows-1))
	t.Scroll += n
	return ok
}

// chartsKey changes what the charts show; false where a key does not.
func (d *Desk) chartsKey(msg tea.KeyPressMsg) bool {
	if !key.Matches(msg, d.Keys.Left, d.Keys.Right) {
		return false
	}
	d.At.Bars = !d.At.Bars
	return true
}

// openCharts opens the charts as a page.
func (d *Desk) openCharts() {
	d.At.Tab = view.TabCharts
	d.enlarge(true)
}
