package desk

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// sideKey takes a key in the sheet or another tab.
func (d *Desk) sideKey(msg tea.KeyPressMsg) {
	t := d.At
	if t.Tab == view.TabWords && offersOf(d.Table).asksWords(msg.Text) {
		d.askWords(t.RackWords.Text + strings.ToUpper(strings.Map(kit.OneLine, msg.Text)))
		return
	}
	if r, ok := key.Find(offersOf(d.Table).onTheSide(nil), msg); ok {
		d.press(r)
		return
	}
	switch t.Tab {
	case view.TabTiles:
		t.ChooseLetter(msg.Text)
	case view.TabSheet:
		seatingOf(t).typed(d, msg.Text)
	}
}

// onTheSide adds the keys of the open tab, and those of all tabs. Letters are not among them.
func (v offers) onTheSide(all []bound) []bound {
	all = append(slices.Grow(all, mostOfPane), v.inTheTab()...)
	return seatingOf(v.At).inSheet(v, v.turns(all))
}

// inSheet adds the keys of the sheet. They also work in tabs that have no such key of their own.
func (inTurn) inSheet(v offers, all []bound) []bound {
	h, k, says, t := &v.Lang.Screen.Key, v.Keys, &v.Lang.Screen.Hint, v.At
	now, read := t.Moment(), t.Watching != "" || t.Counting
	all = append(v.chooses(all, now.Says(says.Cell, view.InSheet, view.ReadingSheet)), []bound{
		{Keys: k.Enter, Does: h.EditKey, Hint: hint(atEnter, v.opens()), Why: v.onlyWatches(), Off: read, Ask: func(d *Desk) { d.openTurn(d.At.Row) }},
		{Keys: k.Delete, Does: h.DeleteKey, Hint: hint(atBeside, now.Says(says.DeleteTurn, view.InSheet)), Why: v.onlyWatches(), Off: read, Ask: deleteChosen},
	}...)
	return v.ofAnySheet(all)
}

// chooses adds the keys that move the choice in a sheet; says is the word for it in the hint line.
func (v offers) chooses(all []bound, says string) []bound {
	h, k, cell := &v.Lang.Screen.Key, v.Keys, hint(atChosen, says)
	chooses := func(rows, columns int) func(d *Desk) {
		return func(d *Desk) { d.At.Choose(rows, columns) }
	}
	return append(all, []bound{
		{Keys: k.Up, Does: h.Cells, Hint: cell, Ask: chooses(-1, 0)},
		{Keys: k.Down, Does: h.Cells, Hint: cell, Ask: chooses(1, 0)},
		{Keys: k.Left, Does: h.Cells, Hint: cell, Ask: chooses(0, -1)},
		{Keys: k.Right, Does: h.Cells, Hint: cell, Ask: chooses(0, 1)},
		{Keys: k.RowStart, Ask: chooses(0, -view.ToEnd)},
		{Keys: k.RowEnd, Ask: chooses(0, view.ToEnd)},
	}...)
}

// opens is the hint for Enter at the chosen row of a sheet.
func (v offers) opens() string {
	if v.At.Moment() != view.InSheet {
		return ""
	}
	return frame.Of(v.Table).Opens(v.At.Row)
}

// ofAnySheet adds the keys that every sheet has.
func (v offers) ofAnySheet(all []bound) []bound {
	h, k := &v.Lang.Screen.Key, v.Keys
	esc := v.At.Moment().Says(v.Lang.Screen.Hint.Board, view.InSheet, view.ReadingSheet, view.InRounds, view.InNotes, view.InCharts, view.InTab)
	return append(all, []bound{
		{HelpName: draw.SignDot, Does: h.HasNote},
		{HelpName: v.Lang.Screen.Words + " A-Z", Does: v.Lang.Lookup.TabKey},
		{Keys: k.Clear, Does: h.EscSheet, Hint: hint(atEsc, esc), Ask: func(d *Desk) { d.focusOn(view.OnBoard) }},
	}...)
}

// deleteChosen puts the line that deletes the chosen row into the entry.
func deleteChosen(d *Desk) {
	if row := d.At.Row; row > 0 {
		d.typeLine(d.Lang.Word(line.CommandDelete) + " " + strconv.Itoa(row))
		d.entryChanged()
	}
}

// openTurn opens a row to be corrected. Where the row has a file's points it first asks what to
// do.
func (d *Desk) openTurn(number int) {
	t := d.At
	if turn, ok := t.Game.Standings.Turn(number); ok && t.Game.Recountable(turn) {
		t.Over = offersOf(d.Table).rowMenu(turn)
		return
	}
	d.editTurn(number)
}

// openNote puts the line of a note into the entry: of the picked turn, or a new one.
func openNote(d *Desk) {
	if d.At.Counting {
		refusalsOf(d.Table).onlyCounts()
		return
	}
	if number, ok := d.At.PickedTurn(); ok {
		d.editNote(number)
		return
	}
	d.typeLine(d.Lang.Word(line.CommandNote) + " ")
}

// editNote puts the note after a turn into the entry, as the line that notes it anew.
func (d *Desk) editNote(number int) {
	text := phrases.Safe(line.OfNote(d.At.Game, number, d.Lang.Word))
	if len(text) > entry.Most {
		d.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
		return
	}
	d.typeLine(text)
}

// editTurn opens an old turn to be corrected: a play is laid on the board as it was then, anything
// else stands in the entry as its line.
func (d *Desk) editTurn(number int) {
	t := d.At
	turn, ok := t.Game.Standings.Turn(number)
	if !ok {
		return
	}
	play, isPlay := t.Game.Play(turn)
	if !isPlay {
		d.typeLine(d.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(number) + " " + line.Of(t.Game, turn, d.Lang.Word))
		d.entryChanged()
		return
	}
	t.Editing, t.Back, t.Looking, t.Large = number, t.Looking, 0, false
	d.focusOn(view.OnBoard)
	t.Show()
	t.Board.Laid, t.Board.Direction = nil, play.Direction
	for _, l := range play.Laid() {
		if t.Shown.Standings.Board.At(l.Square) == 0 {
			t.Board.Laid = append(t.Board.Laid, l)
		}
	}
	t.Board.Cursor = play.End()
	t.Refresh()
	t.Said = view.Said{}
}
