package view

import (
	"slices"
	"strconv"

	"tanteo/sheet"
)

// SheetRows sorts the turns by round, a column a player. Adjustments stand in rows of their
// own, above what their player has after them, so that a column adds up as it is read downwards.
func SheetRows(g *sheet.Game) []SheetRow {
	s := &g.Standings
	var rows []SheetRow
	at := func(number int) *SheetRow {
		label := strconv.Itoa(number)
		for i := range slices.Backward(rows) {
			if rows[i].Label == label {
				return &rows[i]
			}
		}
		rows = append(rows, SheetRow{Label: label, Cells: make([]*sheet.Turn, len(s.Players))})
		return &rows[len(rows)-1]
	}
	for i := range s.Turns {
		t := &s.Turns[i]
		if t.TakesTurn() {
			if row := at(t.Round); row.Cells[t.Player-1] == nil {
				row.Cells[t.Player-1] = t
				continue
			}
		}
		next := ""
		if n := slices.IndexFunc(s.Turns[i+1:], func(n sheet.Turn) bool { return n.TakesTurn() && n.Player == t.Player }); n >= 0 {
			next = strconv.Itoa(s.Turns[i+1+n].Round)
		}
		rows = placeAdjustment(rows, t, next, len(s.Players))
	}
	if s.OnTurn > 0 {
		row := at(s.Round())
		row.Open = true
	}
	return rows
}

// SheetRow is one line of the sheet: a round, or an adjustment below it.
type SheetRow struct {
	Label string // number of the round, or ""
	Cells []*sheet.Turn
	Open  bool // the round that is being played
}

// placeAdjustment puts a row without a round of its own below the last one, or above the round in
// which its player plays next where that has begun; beside others of the same kind where there is
// room.
func placeAdjustment(rows []SheetRow, t *sheet.Turn, next string, players int) []SheetRow {
	end := len(rows)
	for i, row := range slices.Backward(rows) {
		if row.Cells[t.Player-1] != nil {
			break
		}
		if row.Label == next && next != "" {
			end = i
		}
	}
	if end > 0 && rows[end-1].Label == "" && rows[end-1].Cells[t.Player-1] == nil {
		for _, c := range rows[end-1].Cells {
			if c != nil && c.Kind == t.Kind {
				rows[end-1].Cells[t.Player-1] = t
				return rows
			}
		}
	}
	row := SheetRow{Cells: make([]*sheet.Turn, players)}
	row.Cells[t.Player-1] = t
	return slices.Insert(rows, end, row)
}

// RowOf is the row that holds a turn, or -1.
func RowOf(rows []SheetRow, number int) int {
	for i, row := range rows {
		for _, c := range row.Cells {
			if c != nil && c.Number == number {
				return i
			}
		}
	}
	return -1
}
