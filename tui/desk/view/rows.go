package view

import (
	"strconv"

	"tanteo/sheet"
)

// SheetRows sorts the turns by round, a column a player. Adjustments stand in rows of their
// own below the round that they came in.
func SheetRows(g *sheet.Game) []SheetRow {
	s := &g.Standings
	var rows []SheetRow
	round := map[int]int{} // round → index in rows
	at := func(number int) *SheetRow {
		i, ok := round[number]
		if !ok {
			i = len(rows)
			round[number] = i
			rows = append(rows, SheetRow{Label: strconv.Itoa(number), Cells: make([]*sheet.Turn, len(s.Players))})
		}
		return &rows[i]
	}
	for i := range s.Turns {
		t := &s.Turns[i]
		if t.TakesTurn() {
			if row := at(t.Round); row.Cells[t.Player-1] == nil {
				row.Cells[t.Player-1] = t
				continue
			}
		}
		rows = placeAdjustment(rows, t, len(s.Players))
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

// placeAdjustment puts a row without a round of its own below the last one, beside others
// of the same kind where there is room.
func placeAdjustment(rows []SheetRow, t *sheet.Turn, players int) []SheetRow {
	if n := len(rows); n > 0 && rows[n-1].Label == "" && rows[n-1].Cells[t.Player-1] == nil {
		for _, c := range rows[n-1].Cells {
			if c != nil && c.Kind == t.Kind {
				rows[n-1].Cells[t.Player-1] = t
				return rows
			}
		}
	}
	row := SheetRow{Cells: make([]*sheet.Turn, players)}
	row.Cells[t.Player-1] = t
	return append(rows, row)
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
