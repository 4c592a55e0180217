package desk

import (
	"tanteo/tui/desk/frame"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// View draws the table.
func (d *Desk) View() kit.Screen {
	switch {
	case d.help != nil:
		return frame.HelpScreen(d.Table, d.help.Of(d.At.Game))
	case d.At.InGrid && d.At.Over == nil:
		grid, under := d.grid.View(d.Table)
		return frame.GridScreen(d.Table, grid, under, d.hints())
	}
	return frame.Screen(d.Table, d.hints())
}

// hints are the keys for the hint line; palette and help come last.
func (d *Desk) hints() []kit.Hint {
	t, v := d.At, offersOf(d.Table)
	switch {
	case t.Over != nil:
		return append(t.Over.KeysTold(v.Table), kit.Hint{Key: v.KeyName(v.Keys.Help.Help().Key), Does: v.Lang.Screen.Hint.Help})
	case t.InGrid:
		h, k := &v.Lang.Screen.Hint, v.Keys
		return append(d.grid.Hints(v.Table), kit.Hint{Key: v.KeyName(k.Palette.Help().Key), Does: h.Commands}, kit.Hint{Key: v.KeyName(k.Help.Help().Key), Does: h.Help})
	}
	var hints []kit.Hint
	for _, hint := range key.Hinted(v.inFront(), v.KeyName) {
		hints = append(hints, kit.Hint{Key: hint.Keys, Does: hint.Does})
	}
	return hints
}
