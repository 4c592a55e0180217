package analysis

import (
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// Place is where a word can go: the play, and how it counts.
type Place struct {
	Play    scoring.Play
	Working scoring.Working
}

// Places are all places of a word in the position of a game that the rules of placing and
// the tiles that are left allow, the most points first, whatever words they make. A letter
// of which no tile is left is a blank; 0 is a tile that lies. The error is a
// *scoring.SpellingError: the word is longer than the board.
func Places(g *sheet.Game, word []scoring.Tile) ([]Place, error) {
	e, board := g.Edition, &g.Standings.Board
	if len(word) > e.Layout.Side {
		return nil, &scoring.SpellingError{Fault: scoring.TooLong}
	}
	position, err := finder.NewPosition(e, nil, *board)
	if err != nil {
		return nil, err
	}
	var all []Place
	for _, p := range position.Places(word, stock(&g.Standings.Tiles), nil) {
		play := position.PlayOf(word, p)
		all = append(all, Place{play, scoring.Count(e, board, play)})
	}
	return all, nil
}

// stock is the tiles that are not on the board; none of a letter that is over-used.
func stock(left *sheet.Tiles) *finder.Stock {
	var s finder.Stock
	for l, n := range left.Letters {
		s.Letters[l] = max(0, n)
	}
	s.Blanks, s.Letters[0] = s.Letters[0], 0
	return &s
}
