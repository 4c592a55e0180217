package grid

import (
	"slices"

	"tanteo/sheet"
)

// row is a row of the grid.
type row struct {
	kind  kind
	round int           // of turns; 0 where they are adjustments
	cells []*sheet.Turn // of turns, by seat
}

// kind is what a row of the grid holds.
type kind int

const (
	namesRow kind = iota
	turnsRow
	moreRow
	leftRow
	closingRow
)

// rows are all rows of the grid.
func (v grid) rows() []row {
	g := &v.At.Game
	rows, last := []row{{kind: namesRow}}, 0
	for _, r := range v.At.Sheet(g).Rows {
		if r.Round == 0 && slices.ContainsFunc(r.Turns, func(t *sheet.Turn) bool { return t != nil && t.Kind == sheet.KindEnd }) {
			continue
		}
		last = max(last, r.Round)
		rows = append(rows, row{turnsRow, r.Round, r.Turns})
	}
	if !g.Standings.Finished {
		for round := last + 1; round <= v.upto; round++ {
			rows = append(rows, row{turnsRow, round, make([]*sheet.Turn, len(g.Standings.Players))})
		}
		rows = append(rows, row{kind: moreRow})
	}
	return append(rows, row{kind: leftRow}, row{kind: closingRow})
}

// here is the row of the cursor.
func (v grid) here() row { return v.rows()[v.row] }

// turn is the turn of a seat in the row; nil where it has none.
func (r row) turn(seat int) *sheet.Turn {
	if r.kind != turnsRow {
		return nil
	}
	return r.cells[seat-1]
}

// order is the seats in the order of play.
func order(g *sheet.Game) []int {
	n := len(g.Standings.Players)
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (g.Log.First-1+i)%n + 1
	}
	return seats
}

// goes says whether Tab stops at a cell. It passes over adjustments and the empty cells of a
// player who has left.
func (r row) goes(g *sheet.Game, seat int) bool {
	switch gone := g.Standings.Players[seat-1].Gone; r.kind {
	case turnsRow:
		return r.round > 0 && (r.cells[seat-1] != nil || !gone && !g.Standings.Finished)
	case moreRow:
		return false
	case leftRow, closingRow:
		return !gone
	}
	return true
}

// lastOpen says whether a row is the round that is being played, with no round below it.
func lastOpen(g *sheet.Game, rows []row, at int) bool {
	round := rows[at].round
	later := func(r row) bool { return r.round > 0 }
	return round > 0 && round == g.Standings.Round() && !slices.ContainsFunc(rows[at+1:], later)
}
