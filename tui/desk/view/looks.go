package view

// LookAt shows the game as it was after a turn: before the first below 1, as it is now from
// the last on.
func (t *Sight) LookAt(number int) {
	switch {
	case number >= t.LastRow():
		t.Looking = 0
	case number < 1:
		t.Looking = BeforeFirst
	default:
		t.Looking = number
	}
	t.Scroll = 0
	if t.Focus == OnSide {
		t.Row = t.LookedAt()
	}
	t.Show()
}

// LookedAt is the number of the turn that is shown, 0 before the first.
func (t *Sight) LookedAt() int {
	switch {
	case t.Looking == 0:
		return t.LastRow()
	case t.Looking < 0:
		return 0
	}
	return t.Looking
}

// Step goes through the turns: back to before the first, and on past the newest to now.
func (t *Sight) Step(n int) { t.LookAt(t.LookedAt() + n) }

// OnlyLooks says whether no tile can be laid on the board as it is shown, so that the keys
// for the ends of a row are for the ends of the game.
func (t *Sight) OnlyLooks() bool {
	if len(t.Board.Laid) > 0 || t.Editing > 0 || t.Counting {
		return false
	}
	return t.Looking != 0 || t.Game.Standings.Finished || t.Watching != ""
}

// NotedTurn is the turn of which the notes are shown, 0 before the first; picked says whether
// somebody chose it, so that it is not just the newest.
func (t *Sight) NotedTurn() (number int, picked bool) {
	if t.Focus == OnSide && t.Row > 0 {
		return t.Row, true
	}
	return t.LookedAt(), t.Looking != 0
}

// PickedTurn is the turn that is chosen in the sheet or looked at, 0 before the first; false
// where the game is shown as it is now.
func (t *Sight) PickedTurn() (int, bool) {
	switch {
	case t.Focus == OnSide && (t.Tab == TabSheet || t.Tab == TabNotes) && t.Row > 0:
		return t.Row, true
	case t.Looking != 0:
		return max(0, t.Looking), true
	}
	return 0, false
}

// ChosenTurn is the turn that is marked in the sheet; 0 or BeforeFirst where none is.
func (t *Sight) ChosenTurn() int {
	switch {
	case t.Editing > 0:
		return t.Editing
	case t.Focus == OnSide:
		return t.Row
	}
	return t.Looking
}

// LookingText names the turn, or the round, that is stepped back to.
func (v Table) LookingText() string {
	return v.At.lookedAtName(v.Lang)
}

// BeforeFirst is the value of Looking for the game before its first turn.
const BeforeFirst = -1
