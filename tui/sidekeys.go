package tui

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
func (m *Model) sideKey(msg tea.KeyPressMsg) tea.Cmd {
	t, k := m.table, m.Keys
	var cmd tea.Cmd
	roundsKey := func() (mine bool) {
		cmd, mine = m.roundsKey(msg)
		return mine
	}
	if t.Tab == view.TabWords {
		if cmd, mine := m.rackWordsKey(msg); mine {
			return cmd
		}
	}
	switch {
	case t.Duplicate() && !key.Matches(msg, k.Clear) && roundsKey():
	case t.Tab == view.TabTiles && m.tilesKey(msg):
	case key.Matches(msg, k.Clear):
		m.focusOn(view.OnBoard)
	case t.Tab == view.TabNotes && m.notesKey(msg):
	case t.Tab == view.TabCharts && m.chartsKey(msg):
	case !key.Matches(msg, k.First, k.Last) && m.stepKey(msg):
	case key.Matches(msg, k.Left):
		m.chooseTurn(-1)
	case key.Matches(msg, k.Right):
		m.chooseTurn(1)
	case key.Matches(msg, k.Up):
		m.chooseRow(-1)
	case key.Matches(msg, k.Down):
		m.chooseRow(1)
	case key.Matches(msg, k.RowStart):
		m.chooseTurn(-1 << 20)
	case key.Matches(msg, k.RowEnd):
		m.chooseTurn(1 << 20)
	case t.Watching != "" || t.Counting:
	case key.Matches(msg, k.Enter):
		return m.openTurn(t.Row)
	case key.Matches(msg, k.Delete):
		if t.Row > 0 {
			m.typeLine(m.Lang.Word(line.CommandDelete) + " " + strconv.Itoa(t.Row))
			m.entryChanged()
		}
	}
	return cmd
}

// chooseTurn moves the chosen row of the sheet by so many turns.
func (m *Model) chooseTurn(n int) {
	t := m.table
	t.Row = min(max(1, t.Row+n), t.Game.Standings.Numbered())
	t.Scroll = 0
}

// chooseRow moves the chosen turn up or down the sheet, in the column of its player where
// that has a turn.
func (m *Model) chooseRow(n int) {
	t := m.table
	rows := view.SheetRows(&t.Game)
	at := view.RowOf(rows, t.Row)
	chosen, ok := t.Game.Standings.Turn(t.Row)
	if at < 0 || !ok {
		m.chooseTurn(0)
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
func (m *Model) openTurn(number int) tea.Cmd {
	t := m.table
	if turn, ok := t.Game.Standings.Turn(number); ok && t.Game.Recountable(turn) {
		t.Over = newRowMenu(m, turn)
		return nil
	}
	return m.editTurn(number)
}

// openNote opens the line of a note: of the turn that is picked, or of a new one.
func (m *Model) openNote() tea.Cmd {
	if m.table.Counting {
		return m.onlyCounts()
	}
	if number, ok := m.table.PickedTurn(); ok {
		return m.editNote(number)
	}
	m.typeLine(m.Lang.Word(line.CommandNote) + " ")
	return m.keep()
}

// editNote opens what was noted after a turn as the line that notes it anew.
func (m *Model) editNote(number int) tea.Cmd {
	text := phrases.Safe(line.OfNote(m.table.Game, number, m.Lang.Word))
	if len(text) > entry.Most {
		m.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
		return nil
	}
	m.typeLine(text)
	return m.keep()
}

// editTurn opens an old turn to be corrected: a play lies on the board as it was before,
// anything else stands in the entry as its line.
func (m *Model) editTurn(number int) tea.Cmd {
	t := m.table
	turn, ok := t.Game.Standings.Turn(number)
	if !ok {
		return nil
	}
	play, isPlay := t.Game.Play(turn)
	if !isPlay {
		m.typeLine(m.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(number) + " " + line.Of(t.Game, turn, m.Lang.Word))
		m.entryChanged()
		return m.keep()
	}
	t.Editing, t.Back, t.Looking, t.Large = number, t.Looking, 0, false
	m.focusOn(view.OnBoard)
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
	return m.keep()
}
