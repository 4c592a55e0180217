package write

import (
	"tanteo/sheet"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout/paper"
)

// Endings of what is written besides games.
const (
	endingText = ".txt"
	endingPDF  = ".pdf"
)

// pages are what is printed of a game.
type pages struct {
	game  sheet.Game
	lang  *phrases.Language
	kinds []paper.Kind
}

// The rows of the form that prints.
const (
	kindRow = iota
	paperRow
)

// Print asks what to print of a game, and for the file to write it to. One of the kinds of pages
// is chosen.
func Print(env kit.Env, g sheet.Game, chosen int, showPath func(path string) string) Form {
	p, what := &env.Lang.Printing, pages{g, env.Lang, paper.KindsOf(g)}
	kind := Row{Label: p.What, Chosen: chosen}
	for _, one := range what.kinds {
		kind.Among = append(kind.Among, p.Kinds[string(one)])
	}
	return New(Question{
		Heading: p.Title, Content: what, ShowPath: showPath,
		Rows:    []Row{kindRow: kind, paperRow: {Label: p.Paper, Among: p.Papers[:]}},
		Endings: []Ending{{endingPDF, p.PDF}, {endingText, p.Text}},
	})
}

func (p pages) kind(rows []Row) paper.Kind { return p.kinds[rows[kindRow].Chosen] }

// Name is that of the game and the kind.
func (p pages) Name(rows []Row) string {
	return p.game.Log.ID + "-" + string(p.kind(rows)) + endingPDF
}

// Encode makes the pages on the paper that is chosen.
func (p pages) Encode(rows []Row, ending string) ([]byte, error) {
	what := p.kind(rows).Pages(p.lang, p.game)
	if ending == endingText {
		return asFile(what.Text()), nil
	}
	return what.PDF(paper.Size(rows[paperRow].Chosen)), nil
}

// Lost is nothing: pages are to be read.
func (p pages) Lost(string) []string { return nil }
