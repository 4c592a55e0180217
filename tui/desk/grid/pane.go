// Package grid is the sheet as a grid, a column a player and a row a turn: another view of the
// game at the table. What is typed in a cell is noted as lines; the pane itself keeps only what no
// line can hold yet.
//
//	          Ana        Bea      names
//	  1        44         38      turns, a round a row; below them adjustments
//	  2        11
//	  +  add turn                 more empty rows
//	−tiles     XA                 leftovers
//	+closing              +9      what the one who is out gets of them
//
// It knows no root. What it wants done it gives back, and it goes on once it hears what became of
// that:
//
//	p, action := p.Update(v, msg)
//	for do(action); p.Waits(); do(action) {
//		p, action = p.After(v, refused)
//	}
package grid

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// Pane is where the cursor stands in the grid, and what is typed there.
type Pane struct {
	row  int // in rows
	seat int
	top  int // first row of turns in sight

	field  kit.Field
	typing bool // the field holds what the cell is to be
	asking bool // Del was pressed and asks

	overtaken bool // others have changed meanwhile what Enter does to the cell

	upto    int // the last round that is shown though nothing is in it
	left    [sheet.MaxPlayers]string
	closing [sheet.MaxPlayers]string

	then  pending
	queue queue
	ahead ahead
}

// Holds says whether something is typed in a cell, be it that it shall be empty.
func (p Pane) Holds() bool { return p.typing }

// SameTyped says whether the same is typed in the same cell, or nothing in both.
func (p Pane) SameTyped(as Pane) bool {
	return p.Holds() == as.Holds() && (!p.Holds() || p.row == as.row && p.seat == as.seat && p.field.Value() == as.field.Value())
}

// Open is the grid as it opens: at the cell of the one on turn, unless something is typed in
// another.
func (p Pane) Open(v view.Table) Pane {
	if p.typing {
		return p
	}
	return of(v, p).atOpenCell()
}

// moved is the pane with the cursor on a cell, and nothing typed in it.
func (p Pane) moved(row, seat int) Pane {
	p.row, p.seat = row, seat
	return p.emptied()
}

// emptied is the pane without what is typed in the cell.
func (p Pane) emptied() Pane {
	p.typing, p.asking, p.overtaken = false, false, false
	p.field = kit.NewField(entry.Most)
	return p
}

// text is what is typed in the cell.
func (p Pane) text() string { return strings.TrimSpace(p.field.Value()) }

// grid is a pane at a table. Its cursor stands in it, whatever has become of the game and the
// window.
type grid struct {
	view.Table
	Pane
}

func of(v view.Table, p Pane) grid {
	at := grid{v, p}
	rows := at.rows()
	at.row = min(max(0, p.row), len(rows)-1)
	at.seat = min(max(1, p.seat), len(v.At.Game.Standings.Players))
	at.top = at.topOf(rows)
	return at
}

// topOf is the first visible row of turns, such that the cursor is visible.
func (v grid) topOf(rows []row) int {
	room := v.shape().turns
	last := max(0, len(rows)-3-room)
	switch rows[v.row].kind {
	case turnsRow, moreRow:
		return min(max(v.top, v.row-room), v.row-1, last)
	case namesRow:
		return min(v.top, last)
	}
	return last
}

// atOpenCell is the pane at the cell of the player on turn, after the end at the leftovers.
func (v grid) atOpenCell() Pane {
	s := &v.At.Game.Standings
	for i, row := range v.rows() {
		if row.kind == turnsRow && row.round > 0 && row.round == s.Round() || row.kind == leftRow {
			return v.moved(i, max(1, s.OnTurn))
		}
	}
	return v.Pane
}

// step is a move of the cursor: by cells in the order of play, by rows, or by columns.
type step struct{ cells, rows, columns int }

// gone is the pane after a step.
func (v grid) gone(s step) Pane {
	if s.cells != 0 {
		return v.cellsOn(s.cells)
	}
	return v.moved(max(0, v.row+s.rows), max(1, v.seat+s.columns))
}

// cellsOn is the pane at the next cell in the order of play, or with -1 at the one before. Below
// the open round comes one empty row, and then the leftovers.
func (v grid) cellsOn(step int) Pane {
	g := &v.At.Game
	rows, order := v.rows(), order(g)
	row, at := v.row, slices.Index(order, v.seat)
	if step > 0 && rows[row].kind == moreRow {
		at = len(order)
	}
	for {
		switch at += step; {
		case at < 0:
			row, at = row-1, len(order)-1
		case at >= len(order) && lastOpen(g, rows, row):
			return v.withMore()
		case at >= len(order):
			row, at = row+1, 0
		}
		if row < 0 || row >= len(rows) {
			return v.emptied()
		}
		if rows[row].goes(g, order[at]) {
			return v.moved(row, order[at])
		}
	}
}

// withMore is the pane with one more empty row, and the cursor in it.
func (v grid) withMore() Pane {
	rows := v.rows()
	more := slices.IndexFunc(rows, func(r row) bool { return r.kind == moreRow })
	if more < 0 {
		return v.emptied()
	}
	last := 0
	for _, r := range rows {
		last = max(last, r.round)
	}
	v.upto = last + 1
	return v.moved(more, order(&v.At.Game)[0])
}
