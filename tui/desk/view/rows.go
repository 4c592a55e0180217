package view

import (
	"slices"

	"tanteo/sheet"
)

// SheetRow is one line of the sheet: a round, or penalties and the like, or the end.
type SheetRow struct {
	sheet.Abreast
	Open bool // the round that is being played
}

// SheetRows are the lines of the sheet. Penalties stand beside penalties, and the end beside the
// end.
func SheetRows(g *sheet.Game) []SheetRow {
	s := &g.Standings
	var rows []SheetRow
	for _, a := range sheet.SetAbreast(s.Turns, len(s.Players), ofOneKind) {
		rows = append(rows, SheetRow{Abreast: a})
	}
	if s.OnTurn == 0 {
		return rows
	}
	for i := range slices.Backward(rows) {
		if rows[i].Round == s.Round() {
			rows[i].Open = true
			return rows
		}
	}
	return append(rows, SheetRow{sheet.Abreast{Round: s.Round(), Turns: make([]*sheet.Turn, len(s.Players))}, true})
}

// ofOneKind says whether a turn is of a kind with one that stands there.
func ofOneKind(a sheet.Abreast, t *sheet.Turn) bool {
	return slices.ContainsFunc(a.Turns, func(other *sheet.Turn) bool { return other != nil && other.Kind == t.Kind })
}

// RowOf is the row that holds a turn, or -1.
func RowOf(rows []SheetRow, number int) int {
	return slices.IndexFunc(rows, func(r SheetRow) bool {
		return slices.ContainsFunc(r.Turns, func(t *sheet.Turn) bool { return t != nil && t.Number == number })
	})
}
