package tui

import (
	"strconv"

	"tanteo/sheet"
)

// sheetRows sorts the turns by round, a column a player. Adjustments stand in rows of their
// own below the round that they came in.
func sheetRows(g *sheet.Game) []sheetRow {
	s := &g.Standings
	var rows []sheetRow
	round := map[int]int{} // round → index in rows
	at := func(number int) *sheetRow {
		i, ok := round[number]
		if !ok {
			i = len(rows)
			round[number] = i
			rows = append(rows, sheetRow{label: strconv.Itoa(number), cells: make([]*sheet.Turn, len(s.Players))})
		}
		return &rows[i]
	}
	for i := range s.Turns {
		t := &s.Turns[i]
		if t.TakesTurn() {
			if row := at(t.Round); row.cells[t.Player-1] == nil {
				row.cells[t.Player-1] = t
				continue
			}
		}
		rows = placeAdjustment(rows, t, len(s.Players))
	}
	if s.OnTurn > 0 {
		row := at(s.Round())
		row.open = true
	}
	return rows
}

// sheetRow is one line of the sheet: a round, or an adjustment below it.
type sheetRow struct {
	label string // number of the round, or ""
	cells []*sheet.Turn
	open  bool // the round that is being played
}

// placeAdjustment puts a row without a round of its own below the last one, beside others
// of the same kind where there is room.
func placeAdjustment(rows []sheetRow, t *sheet.Turn, players int) []sheetRow {
	if n := len(rows); n > 0 && rows[n-1].label == "" && rows[n-1].cells[t.Player-1] == nil {
		for _, c := range rows[n-1].cells {
			if c != nil && c.Kind == t.Kind {
				rows[n-1].cells[t.Player-1] = t
				return rows
			}
		}
	}
	row := sheetRow{cells: make([]*sheet.Turn, players)}
	row.cells[t.Player-1] = t
	return append(rows, row)
}

// rowOf is the row that holds a turn, or -1.
func rowOf(rows []sheetRow, number int) int {
	for i, row := range rows {
		for _, c := range row.cells {
			if c != nil && c.Number == number {
				return i
			}
		}
	}
	return -1
}
