package desk

import (
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
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
	v := offersOf(d.Table)
	switch {
	case d.At.Over != nil:
		return append(d.hintsOver(), kit.Hint{Key: v.KeyName(v.Keys.Help.Help().Key), Does: v.Lang.Screen.Hint.Help})
	case d.At.InGrid:
		return kit.HintsOf(v.Env, d.grid.KeyRows(v.Table))
	}
	return kit.HintsOf(v.Env, v.inFront())
}

// hintsOver are the keys of what lies over the side.
func (d *Desk) hintsOver() []kit.Hint {
	switch over := d.At.Over.(type) {
	case view.Lying:
		return kit.HintsOf(d.Env, over.KeyRows(d.Env))
	case view.List:
		return kit.HintsOf(d.Env, over.KeyRows(d.Table))
	case pressed:
		return kit.HintsOf(d.Env, over.keyRows(d.Table))
	}
	return nil
}
