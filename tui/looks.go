package tui

// lookAt shows the game as it was after a turn: before the first below 1, as it is now from
// the last on.
func (t *sight) lookAt(number int) {
	switch {
	case number >= t.lastRow():
		t.looking = 0
	case number < 1:
		t.looking = beforeFirst
	default:
		t.looking = number
	}
	t.scroll = 0
	if t.focus == onSide {
		t.row = t.lookedAt()
	}
	t.show()
}

// lookedAt is the number of the turn that is shown, 0 before the first.
func (t *sight) lookedAt() int {
	switch {
	case t.looking == 0:
		return t.lastRow()
	case t.looking < 0:
		return 0
	}
	return t.looking
}

// step goes through the turns: back to before the first, and on past the newest to now.
func (t *sight) step(n int) { t.lookAt(t.lookedAt() + n) }

// onlyLooks says whether no tile can be laid on the board as it is shown, so that the keys
// for the ends of a row are for the ends of the game.
func (t *sight) onlyLooks() bool {
	if len(t.board.Laid) > 0 || t.editing > 0 || t.counting {
		return false
	}
	return t.looking != 0 || t.game.Standings.Finished || t.watching != ""
}

// notedTurn is the turn of which the notes are shown, 0 before the first; picked says whether
// somebody chose it, so that it is not just the newest.
func (t *sight) notedTurn() (number int, picked bool) {
	if t.focus == onSide && t.row > 0 {
		return t.row, true
	}
	return t.lookedAt(), t.looking != 0
}

// pickedTurn is the turn that is chosen in the sheet or looked at, 0 before the first; false
// where the game is shown as it is now.
func (t *sight) pickedTurn() (int, bool) {
	switch {
	case t.focus == onSide && (t.tab == tabSheet || t.tab == tabNotes) && t.row > 0:
		return t.row, true
	case t.looking != 0:
		return max(0, t.looking), true
	}
	return 0, false
}

// chosenTurn is the turn that is marked in the sheet; 0 is none, and so is beforeFirst.
func (t *sight) chosenTurn() int {
	switch {
	case t.editing > 0:
		return t.editing
	case t.focus == onSide:
		return t.row
	}
	return t.looking
}

// lookingText names the turn, or the round, that is stepped back to.
func (v view) lookingText() string {
	t := v.at
	if t.duplicate() {
		return v.Lang.Rounds.Looking(t.lookedAt(), t.lastRow())
	}
	return v.Lang.Screen.Looking(t.lookedAt(), t.game.Standings.Taken())
}

// beforeFirst is what table.looking is where the game is shown before its first turn.
const beforeFirst = -1
