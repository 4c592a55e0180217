package desk

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/view"
)

// Loose is everything that Esc can clear at a table: what is laid, typed or filled in and not
// noted yet, and where the keys were.
type Loose struct {
	at      *Desk
	adopted int

	board                  board.Pane
	entry                  entry.Pane
	grid                   grid.Pane
	over                   view.Over
	rackWords              string
	editing, back, looking int
	focus                  view.Focus
	tab                    view.Tab
	row, cell, seat        int
	large, workingPage     bool
}

// holds is implemented by a form or a list that is typed in.
type holds interface{ Holds(v view.Table) bool }

// Loose is what can be cleared now.
func (d *Desk) Loose() Loose {
	t := d.At
	return Loose{
		at: d, adopted: d.adopted,
		board: t.Board, entry: t.Entry, grid: d.grid, over: t.Over, rackWords: t.RackWords.Text,
		editing: t.Editing, back: t.Back, looking: t.Looking, focus: t.Focus, tab: t.Tab,
		row: t.Row, cell: t.Cell, seat: t.Seat, large: t.Large, workingPage: t.WorkingPage,
	}
}

// Filled says for each place whether something stands in it.
func (l Loose) Filled() [5]bool {
	if l.at == nil {
		return [5]bool{}
	}
	over, inForm := l.over.(holds)
	return [5]bool{
		len(l.board.Laid) > 0 || l.board.Pending != "",
		strings.TrimSpace(l.entry.Text()) != "",
		l.grid.Holds(),
		l.rackWords != "",
		inForm && over.Holds(l.at.Table),
	}
}

// SameTable says whether both are of one table.
func (l Loose) SameTable(as Loose) bool { return l.at == as.at }

// Goes says whether what Esc cleared can be put back: no line was done and no list or form was
// opened or closed since, and the help is closed.
func (l Loose) Goes(now Loose) bool {
	return l.at == now.at && l.adopted == now.adopted && (l.over == nil) == (now.over == nil) && (l.at == nil || l.at.help == nil)
}

// Answered gives an answer to the form that Esc closed, if it waits for one.
func (l Loose) Answered(msg tea.Msg) Loose {
	if closed, ok := l.over.(view.Lying); ok {
		closed.Over, _ = closed.Update(l.at.Env, msg)
		l.over = closed
	}
	return l
}

// BringBack puts what Esc cleared where it was.
func (d *Desk) BringBack(l Loose) {
	t := d.At
	t.Editing, t.Back, t.Looking, t.Focus, t.Tab = l.editing, l.back, l.looking, l.focus, l.tab
	t.Row, t.Cell, t.Seat, t.Large, t.WorkingPage = l.row, l.cell, l.seat, l.large, l.workingPage
	d.grid, t.Over, t.Said = l.grid, l.over, view.Said{}
	t.Show()
	t.Board, t.Entry = l.board, l.entry
	d.entryOrBoard()
	if l.rackWords != "" {
		d.askWords(l.rackWords)
	}
}
