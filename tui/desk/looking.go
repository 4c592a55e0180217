package desk

import "tanteo/tui/desk/view"

// toTurn shows the game at a turn, whichever pane is in focus.
func toTurn(number func(*view.Sight) int) func(d *Desk) {
	return func(d *Desk) {
		t := d.At
		if t.Editing > 0 || len(t.Board.Laid) > 0 {
			return // the tiles are being laid on the board as it is now
		}
		t.Large, t.WorkingPage, t.Said = false, false, view.Said{}
		d.focusOn(view.OnBoard)
		t.LookAt(number(t))
	}
}

func toFirst(*view.Sight) int  { return 0 }
func toLast(t *view.Sight) int { return t.LastRow() }
