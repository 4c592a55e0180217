package paper

import (
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

// Text is a page of a game in lines of 80 columns.
func (k Kind) Text(l *phrases.Language, g sheet.Game) []string {
	switch k {
	case OfBlank:
		return printout.Blank(l, names(g))
	case OfDuplicate:
		return printout.Duplicate(l, names(g))
	case OfTiles:
		return printout.Tiles(l, g.Edition)
	case OfBoard:
		return printout.Board(l, g)
	}
	return printout.Full(l, g)
}

// PDF is a page of a game as a PDF.
func (k Kind) PDF(l *phrases.Language, g sheet.Game, on Size) []byte {
	switch k {
	case OfBlank:
		return Blank(l, names(g), on)
	case OfDuplicate:
		return Duplicate(l, names(g), on)
	case OfTiles:
		return Tiles(l, g.Edition, on)
	case OfBoard:
		return Board(l, g, on)
	}
	return Sheet(l, g, on)
}

// names are the players of a game by seat.
func names(g sheet.Game) []string {
	all := make([]string, len(g.Standings.Players))
	for i, p := range g.Standings.Players {
		all[i] = p.Name
	}
	return all
}
