package paper

import (
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// Kind is a kind of page of a game, as the command print names it.
type Kind string

// The kinds.
const (
	OfSheet     Kind = "sheet"
	OfBlank     Kind = "blank"
	OfDuplicate Kind = "duplicate"
	OfTiles     Kind = "tiles"
	OfBoard     Kind = "board"
)

// KindsOf are the kinds that there can be of a game: no score sheet has a column for each
// player of a club.
func KindsOf(g sheet.Game) []Kind {
	all := []Kind{OfSheet}
	if n := len(g.Standings.Players); n >= sheet.ClassicGame.Fewest() && n <= sheet.ClassicGame.Most() {
		all = append(all, OfBlank)
	}
	return append(all, OfDuplicate, OfTiles, OfBoard)
}

// Pages are what is printed, in either format.
type Pages struct {
	Text func() []string // lines of 80 columns
	PDF  func(on Size) []byte
}

// Pages are the pages of a game.
func (k Kind) Pages(l *phrases.Language, g sheet.Game) Pages {
	switch k {
	case OfBlank, OfDuplicate:
		return k.Form(l, g.Standings.Names())
	case OfTiles:
		return k.Empty(l, g.Edition)
	case OfBoard:
		return Pages{
			func() []string { return printout.Board(l, g) },
			func(on Size) []byte { return Board(l, g, on) },
		}
	}
	return Pages{
		func() []string { return printout.Full(l, g) },
		func(on Size) []byte { return Sheet(l, g, on) },
	}
}

// Form is a blank sheet, or a blank duplicate sheet, for players by seat.
func (k Kind) Form(l *phrases.Language, names []string) Pages {
	if k == OfDuplicate {
		return Pages{
			func() []string { return printout.Duplicate(l, names) },
			func(on Size) []byte { return Duplicate(l, names, on) },
		}
	}
	return Pages{
		func() []string { return printout.Blank(l, names) },
		func(on Size) []byte { return Blank(l, names, on) },
	}
}

// Empty is a tile control sheet, or a board without a tile, of an edition.
func (k Kind) Empty(l *phrases.Language, e *scoring.Edition) Pages {
	if k == OfBoard {
		return Pages{
			func() []string { return printout.EmptyBoard(l, e) },
			func(on Size) []byte { return EmptyBoard(l, e, on) },
		}
	}
	return Pages{
		func() []string { return printout.Tiles(l, e) },
		func(on Size) []byte { return Tiles(l, e, on) },
	}
}
