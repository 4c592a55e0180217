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

// Names are the words of a table with the rest that a language gives it. Where decimals have
// a comma, spreadsheets divide the cells with semicolons.
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

// EnglishCSV are the words of a table in English.
func EnglishCSV() Table {
	return Table{
		Columns: csv.Columns{
			Number: "turn", Round: "round", Seat: "seat", Player: "player", Kind: "kind", Square: "square",
			Word: "word", Words: "words", NewTiles: "new tiles", Exchanged: "exchanged", Rack: "rack",
			Bonus: "all-tiles bonus", Points: "points", Total: "total", Notes: "notes",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay: "play", sheet.KindTyped: "typed", sheet.KindPoints: "points by hand",
			sheet.KindPass: "pass", sheet.KindExchange: "exchange", sheet.KindWithdrawn: "withdrawn",
			sheet.KindPenalty: "penalty", sheet.KindBonus: "bonus", sheet.KindOvertime: "overtime",
			sheet.KindChallenge: "failed challenge", sheet.KindEnd: "leftovers",
		},
		CameOff: "challenged", Faulty: "does not fit",
	}
}

// SpanishCSV are the words of a table in Spanish.
func SpanishCSV() Table {
	return Table{
		Columns: csv.Columns{
			Number: "turno", Round: "ronda", Seat: "asiento", Player: "jugador", Kind: "tipo", Square: "casilla",
			Word: "palabra", Words: "palabras", NewTiles: "fichas nuevas", Exchanged: "cambiadas", Rack: "atril",
			Bonus: "premio", Points: "puntos", Total: "total", Notes: "notas",
		},
		Kinds: map[sheet.TurnKind]string{
			sheet.KindPlay: "jugada", sheet.KindTyped: "escrita", sheet.KindPoints: "puntos a mano",
			sheet.KindPass: "paso", sheet.KindExchange: "cambio", sheet.KindWithdrawn: "retirada",
			sheet.KindPenalty: "penalización", sheet.KindBonus: "bonificación", sheet.KindOvertime: "tiempo de más",
			sheet.KindChallenge: "impugnación fallida", sheet.KindEnd: "sobrantes",
		},
		CameOff: "impugnada", Faulty: "no encaja",
	}
}
