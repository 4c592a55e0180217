package desk

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/line"
	"tanteo/tui/desk/board"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/view"
)

// Place is where a game stands between its changes.
type Place struct {
	at     *Desk
	made   int // changes that were made at the table
	others int // how often others did something
	done   int // changes that the game has
}

// Follows says whether nothing new was noted at the table since then: changes were undone and made
// again at most.
func (p Place) Follows(then Place) bool { return p.at == then.at && p.made == then.made }

// ByOthers says whether others have done something since then.
func (p Place) ByOthers(then Place) bool { return p.others != then.others }

// UndoneSince says whether a change was undone at the table since then.
func (p Place) UndoneSince(then Loose) bool { return p.Follows(then.Place) && p.done < then.done }

// Loose is everything that Esc can clear at a table: what is laid, typed or filled in and not
// noted yet, and where the keys were.
type Loose struct {
	Place

	board                  board.Pane
	laid                   string // what is laid, as a line
	entry                  entry.Pane
	grid                   grid.Pane
	over                   view.Over
	rackWords              string
	editing, back, looking int
	focus                  view.Focus
	tab                    view.Tab
	row, cell, seat        int
	onTurn                 int // or whose the next line is
	large, workingPage     bool
	inGrid                 bool
}

// holds is implemented by a form or a list that is typed in.
type holds interface{ Holds(v view.Table) bool }

// Loose is what can be cleared now.
func (d *Desk) Loose() Loose {
	t := d.At
	return Loose{
		Place: Place{d, d.made, d.others, t.Game.Log.Done},
		board: t.Board, laid: t.LaidLine(), entry: t.Entry, grid: d.grid, over: t.Over, rackWords: t.RackWords.Text,
		editing: t.Editing, back: t.Back, looking: t.Looking, focus: t.Focus, tab: t.Tab,
		row: t.Row, cell: t.Cell, seat: t.Seat, onTurn: t.NextSeat(), large: t.Large, workingPage: t.WorkingPage, inGrid: t.InGrid,
	}
}

// filled says for each place whether something stands in it.
func (l Loose) filled() [6]bool {
	if l.at == nil {
		return [6]bool{}
	}
	return [6]bool{
		len(l.board.Laid) > 0 || l.board.Pending != "",
		l.entry.Text() != "",
		l.grid.Holds(),
		l.rackWords != "",
		l.editing > 0,
		l.inForm(),
	}
}

// inForm says whether something stands in the form or the list over the side.
func (l Loose) inForm() bool {
	over, inForm := l.over.(holds)
	return inForm && over.Holds(l.at.Table)
}

// SameTable says whether both are of one table.
func (l Loose) SameTable(as Loose) bool { return l.at == as.at }

// Clears says whether something that stood there is gone.
func (l Loose) Clears(after Loose) bool {
	still := after.filled()
	for i, filled := range l.filled() {
		if filled && !still[i] {
			return true
		}
	}
	return false
}

// LeadsOn says whether what was cleared or brought back when things stood so can be put back now: the
// game stands where it stood, the same lies over the side, and nothing is typed besides.
func (l Loose) LeadsOn(now Loose) bool {
	if l.at != now.at || l.done != now.done || !sameKind(l.over, now.over) || l.at != nil && l.at.help != nil {
		return false
	}
	return now.filled() == [6]bool{} || !now.inForm() && l.alike(now)
}

// InSight says whether the form or list that lay over the side is there still.
func (l Loose) InSight(d *Desk) bool {
	return l.at != d || l.over == nil || sameKind(l.over, d.At.Over)
}

// sameKind says whether two lists or forms are of one kind.
func sameKind(a, b view.Over) bool {
	lies, alsoLies := a.(view.Lying)
	other, both := b.(view.Lying)
	if alsoLies && both {
		return reflect.TypeOf(lies.Over) == reflect.TypeOf(other.Over)
	}
	return reflect.TypeOf(a) == reflect.TypeOf(b)
}

// alike says whether the same is laid and typed.
func (l Loose) alike(as Loose) bool {
	return slices.Equal(l.board.Laid, as.board.Laid) && l.board.Pending == as.board.Pending && slices.Equal(l.board.Beyond, as.board.Beyond) &&
		l.entry.Text() == as.entry.Text() && slices.Equal(l.entry.Rest, as.entry.Rest) &&
		l.grid.SameTyped(as.grid) && l.rackWords == as.rackWords && l.editing == as.editing
}

// Answered gives an answer to the form that Esc closed, if it waits for one.
func (l Loose) Answered(msg tea.Msg) Loose {
	if closed, ok := l.over.(view.Lying); ok {
		closed.Over, _ = closed.Update(l.at.Env, msg)
		l.over = closed
	}
	return l
}

// CameOff is how things stood before and how they stand after laid tiles had to come off, as far as
// both can still be gone to: the tiles are a line before. None came off where ok is false.
func (d *Desk) CameOff() (before, after Loose, ok bool) {
	t := d.At
	if t.CameOff == "" {
		return Loose{}, Loose{}, false
	}
	after = d.Loose()
	after.over = nil
	before = after.asLine(t.CameOff)
	t.CameOff = ""
	return before, after, true
}

// asLine has a line in the entry in place of what is laid.
func (l Loose) asLine(text string) Loose {
	if l.editing > 0 {
		text = l.at.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(l.editing) + " " + text
		l.looking, l.editing, l.back = l.back, 0, 0
	}
	if typed := l.entry.Text(); typed != "" {
		l.entry = l.entry.Remember(typed)
	}
	l.board, l.laid, l.entry = l.board.Clear(), "", l.entry.With(text)
	l.focus, l.inGrid = view.OnEntry, false
	return l
}

// BringBack puts everything where it was. Tiles whose squares others have taken since come back as a
// line, and so do those of a turn that is there no more.
func (d *Desk) BringBack(l Loose) {
	t := d.At
	_, there := t.Game.Standings.Turn(l.editing)
	gone := l.editing > 0 && !there
	if gone {
		l.editing, l.looking, l.back = 0, l.back, 0
	}
	if before := t.Game.Before(l.editing); l.laid != "" && (gone || !l.board.HasRoom(&before.Standings.Board)) {
		l = l.asLine(l.laid)
	}
	t.Editing, t.Back, t.Looking, t.Focus, t.Tab = l.editing, l.back, l.looking, l.focus, l.tab
	t.Row, t.Cell, t.Seat, t.Large, t.WorkingPage, t.InGrid = l.row, l.cell, l.seat, l.large, l.workingPage, l.inGrid
	d.grid, t.Over, t.Said = l.grid, l.over, view.Said{}
	t.Board, t.Entry = l.board, l.entry
	if t.Entry.Text() != "" {
		t.Entry.Begun = cmp.Or(t.Entry.Begun, l.onTurn)
	}
	t.Show()
	d.entryOrBoard()
	if l.rackWords != t.RackWords.Text {
		d.askWords(l.rackWords)
	}
}

// LookAs looks at the turn, the square and the cell that were looked at.
func (d *Desk) LookAs(l Loose) {
	t := d.At
	d.grid = l.grid
	t.Looking, t.Board.Cursor, t.Board.Direction = l.looking, l.board.Cursor, l.board.Direction
	t.Show()
}
