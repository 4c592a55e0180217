package analysis

import (
	"cmp"

	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Ties are how the rulebook of a game chooses the master among plays that count the same:
// in a duplicate its own, in another game that of the federation for the language. None
// where no book names an order.
func Ties(g *sheet.Game) []finder.Tie {
	switch book := g.Log.Rules; {
	case g.Log.Kind == sheet.DuplicateGame && cmp.Or(book.DuplicateFrom, book.ID) == "es-fise",
		g.Log.Kind == sheet.ClassicGame && g.Edition.Language == "es":
		return finder.FISE()
	case g.Log.Kind == sheet.DuplicateGame && cmp.Or(book.DuplicateFrom, book.ID) == "fr-fisf",
		g.Log.Kind == sheet.ClassicGame && g.Edition.Language == "fr":
		return finder.FISF()
	}
	return nil
}
