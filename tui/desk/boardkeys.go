package desk

import (
	"cmp"
	"slices"

	"tanteo/scoring"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/view"
)

// onTheBoard adds the keys of the board. Letters are not among them: they lay tiles or begin a
// line.
func (v offers) onTheBoard(all []bound) []bound {
	h, k, t := &v.Lang.Screen.Key, v.Keys, v.At
	laying, looks, watching := len(t.Board.Laid) > 0, t.OnlyLooks(), t.Watching
	hints := v.boardHints()
	changes := func(change func(t *view.Sight) board.Pane) func(d *Desk) {
		return func(d *Desk) {
			d.At.Board = change(d.At)
			d.boardChanged()
		}
	}
	moves := func(change func(t *view.Sight) board.Pane) func(d *Desk) {
		return func(d *Desk) { d.At.Board = change(d.At) }
	}
	all = append(slices.Grow(all, mostOfPane), []bound{
		{Keys: k.Up, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, -1) })},
		{Keys: k.Down, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Down, 1) })},
		{Keys: k.Left, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, -1) })},
		{Keys: k.Right, Does: h.Move, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Move(t.Layout(), scoring.Across, 1) })},
		{Keys: k.RowStart, Does: h.RowEnds, Off: looks, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Jump(t.Layout(), false) })},
		{Keys: k.RowEnd, Does: h.RowEnds, Off: looks, Ask: moves(func(t *view.Sight) board.Pane { return t.Board.Jump(t.Layout(), true) })},
		{HelpName: h.Lay, Does: h.LayDoes, Why: watching, Hint: hint(atLetters, hints.letters)},
		{Keys: k.Turn, Does: h.Turn, Hint: hint(atBeside, hints.turn), Why: watching, Ask: (*Desk).turnBoard},
		{Keys: k.Blank, Does: h.Blank, Hint: hint(atBlank, hints.blank), Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.Blank(t.Shown.Edition) })},
		{Keys: k.TakeBack, Does: h.Backspace, Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Delete, Why: watching, Ask: changes(func(t *view.Sight) board.Pane { return t.Board.TakeBack() })},
		{Keys: k.Clear, Does: h.Esc, Hint: hint(atEsc, hints.esc), Ask: boardEscape},
		{Keys: k.Enter, Does: h.Enter, Hint: hint(atEnter, hints.note), Why: watching, Off: !laying, Ask: (*Desk).notePlay},
		{Keys: k.Enter, Hint: hint(atEnter, hints.note), Why: watching, Off: t.Editing == 0, Ask: refuseNoTile},
		{Keys: k.Enter, Hint: hint(atOpen, hints.open), Why: watching, Off: t.Looking <= 0 || t.Counting, Ask: func(d *Desk) { seatingOf(d.At).openLooked(d) }},
		{Keys: k.Enter, Why: watching, Off: t.Looking >= 0, Ask: boardEscape},
		{Keys: k.Enter, Hint: hint(atEnter, hints.end), Off: !t.Game.Standings.Finished, Ask: func(d *Desk) { d.At.Over = seatingOf(d.At).theEnd() }},
		{Keys: k.Enter, Does: h.EnterEmpty, Hint: hint(atEnter, hints.menu), Why: watching, Ask: func(d *Desk) { d.At.Over = offersOf(d.Table).turnMenu() }},
		{HelpName: "0-9 =", Does: h.Digits, Why: watching},
		{Keys: k.Places, Does: v.Lang.Lookup.PlaceKey, Off: !laying, Why: watching, Ask: placesOfLaid},
		{Keys: k.Places, Ask: func(d *Desk) { d.typeLine(d.Keys.Places.Keys()[0] + " ") }},
		{Keys: k.Sift, Does: h.Sift, Off: true}, // of that list
	}...)
	return v.steps(all)
}

// boardHints are the words for what the keys of the board do now.
type boardHints struct{ letters, note, turn, blank, esc, open, end, menu string }

func (v offers) boardHints() boardHints {
	t, says := v.At, &v.Lang.Screen.Hint
	now, brief := t.Moment(), v.Brief()
	all := boardHints{
		note:  cmp.Or(now.Says(says.KeepIt, view.Mending), now.Says(says.Note, view.Laying, view.LayingInRound)),
		turn:  now.Says(says.Down, view.Mending, view.Laying),
		blank: now.Says(says.Blank, view.Mending, view.Laying),
		esc:   cmp.Or(now.Says(says.LeaveIt, view.Mending), now.Says(says.Clear, view.Laying), now.Says(says.ToNow, view.Looking)),
		end:   now.Says(says.FinalTable, view.Ended),
		menu:  now.Says(says.TurnMenu, view.Resting, view.RestingInRound),
	}
	if now == view.Following && t.Game.Standings.Finished {
		all.end = says.FinalTable
	}
	switch {
	case now == view.Recalling:
		all.open = seatingOf(t).opensLooked(v)
	case brief && now == view.Laying:
		all.turn, all.blank, all.esc = "", "", ""
	case brief && now == view.RestingInRound:
		all.menu = ""
	case brief:
	case now == view.Laying && t.Board.Direction == scoring.Down:
		all.turn = says.Across
	case now == view.LayingInRound:
		all.note = seatingOf(t).nextCell(v)
	case now == view.Resting && v.clockHint().Says == "":
		all.letters = says.LetterLays
	}
	return all
}
