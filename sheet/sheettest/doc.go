// Package sheettest plays games at random, for properties that have to hold of every game:
// of two to four players, or duplicates of up to 200, in every edition and by every rulebook
// of the catalogue, with plays that the rules of placing allow from racks that the bag can
// give, and with all else that a table notes, corrects and takes back.
//
//	rapid.Check(t, func(t *rapid.T) {
//		g := sheettest.Table{}.Game(t)
//		back, err := file.Decode(…)
//	})
//
// A zero Table draws everything; what a property needs otherwise is a field of it:
//
//	sheettest.Table{Edition: "es-100", Players: 3}.Classic(t)
//	sheettest.Table{Rules: "fr-fisf", Without: sheettest.Corrections}.Duplicate(t)
//
// Games that are typed come from lines of all kinds, or from lines that are drawn:
//
//	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "pass")
//	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
//		g, lines := sheettest.DrawGame(t, tables)
//	})
//
// Board draws a board alone, as some plays leave it, and Place a play on one. Run with
// -rapid.checks=2000 for a long search, and with the -rapid.seed that a failure tells to see
// it again.
package sheettest
