package desk

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// sideKey goes about in the sheet and the other tabs.
func (d *Desk) sideKey(msg tea.KeyPressMsg) {
	t, k := d.At, d.Keys
	switch {
	case t.Tab == view.TabWords && d.rackWordsKey(msg):
	case t.Duplicate() && !key.Matches(msg, k.Clear) && d.roundsKey(msg):
	case t.Tab == view.TabTiles && d.tilesKey(msg):
	case key.Matches(msg, k.Clear):
		d.focusOn(view.OnBoard)
	case t.Tab == view.TabNotes && d.notesKey(msg):
	case t.Tab == view.TabCharts && d.chartsKey(msg):
	case !key.Matches(msg, k.First, k.Last) && d.stepKey(msg):
	case key.Matches(msg, k.Left):
		d.chooseTurn(-1)
	case key.Matches(msg, k.Right):
		d.chooseTurn(1)
	case key.Matches(msg, k.Up):
		d.chooseRow(-1)
	case key.Matches(msg, k.Down):
		d.chooseRow(1)
	case key.Matches(msg, k.RowStart):
		d.chooseTurn(-1 << 20)
	case key.Matches(msg, k.RowEnd):
		d.chooseTurn(1 << 20)
	case t.Watching != "" || t.Counting:
	case key.Matches(msg, k.Enter):
		d.openTurn(t.Row)
	case key.Matches(msg, k.Delete):
		if t.Row > 0 {
			d.typeLine(d.Lang.Word(line.CommandDelete) + " " + strconv.Itoa(t.Row))
			d.entryChanged()
		}
	}
}

// chooseTurn moves the chosen row of the sheet by so many turns.
func (d *Desk) chooseTurn(n int) {
	t := d.At
	t.Row = min(max(1, t.Row+n), t.Game.Standings.Numbered())
	t.Scroll = 0
}

// chooseRow moves the chosen turn up or down the sheet, in the column of its player where
// that has a turn.
func (d *Desk) chooseRow(n int) {
	t := d.At
	rows := view.SheetRows(&t.Game)
	at := view.RowOf(rows, t.Row)
	chosen, ok := t.Game.Standings.Turn(t.Row)
	if at < 0 || !ok {
		d.chooseTurn(0)
		return
	}
	for at += n; at >= 0 && at < len(rows); at += n {
		if cell := rows[at].Cells[chosen.Player-1]; cell != nil {
			t.Row = cell.Number
			return
		}
		for _, cell := range rows[at].Cells {
			if cell != nil && len(rows[at].Label) == 0 {
				t.Row = cell.Number
				return
			}
		}
	}
}

// openTurn asks what to do about a row that can be counted again, and else opens it to be
// corrected.
func (d *Desk) openTurn(number int) {
	t := d.At
	if turn, ok := t.Game.Standings.Turn(number); ok && t.Game.Recountable(turn) {
		t.Over = newRowMenu(d, turn)
		return
	}
	d.editTurn(number)
}

// openNote opens the line of a note: of the turn that is picked, or of a new one.
func (d *Desk) openNote() {
	if d.At.Counting {
		d.onlyCounts()
		return
	}
	if number, ok := d.At.PickedTurn(); ok {
		d.editNote(number)
		return
	}
	d.typeLine(d.Lang.Word(line.CommandNote) + " ")
}

// editNote opens what was noted after a turn as the line that notes it anew.
func (d *Desk) editNote(number int) {
	text := phrases.Safe(line.OfNote(d.At.Game, number, d.Lang.Word))
	if len(text) > entry.Most {
		d.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
		return
	}
	d.typeLine(text)
}

// editTurn opens an old turn to be corrected: a play lies on the board as it was before,
// anything else stands in the entry as its line.
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
