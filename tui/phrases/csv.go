package phrases

import (
	"tanteo/sheet"
	"tanteo/sheet/csv"
)

// Table is the sheet as a table for a spreadsheet: the heads of its columns and the kinds of
// its rows.
type Table struct {
	Columns csv.Columns
	Kinds   map[sheet.TurnKind]string
	CameOff string // a row that a challenge took off
	Faulty  string // a play that does not fit
}

// Names are the words of a table and the separator that a language wants. In languages that write
// decimals with a comma, spreadsheets divide cells at semicolons.
func (t Table) Names(l *Language) csv.Names {
	separator := ','
	if l.Numbers.Decimal == "," {
		separator = ';'
	}
	return csv.Names{
		Separator: separator, Columns: t.Columns, Kinds: t.Kinds, CameOff: t.CameOff, Faulty: t.Faulty,
		Player: l.Players.Default,
	}
}
