// Package analysis asks a game what its words are worth: which of them a list has, where
// else a word could go, what the best plays of a rack are, and what each turn has missed. It
// changes no game.
//
//	in, out := analysis.Sorted(working, list)
//	places, err := analysis.Places(&game, word, list)
//	best, err := analysis.BestPlays(&game, graph, rack, ties)
package analysis

import "tanteo/scoring"

// List is where words are looked up. A blank is the letter that it stands for.
type List interface {
	Contains(word []scoring.Tile) bool
}

// Sorted are the words of a play that a list has, and those that it does not have.
func Sorted(w scoring.Working, list List) (in, out []scoring.Word) {
	for _, word := range w.Words {
		if list.Contains(Tiles(word)) {
			in = append(in, word)
		} else {
			out = append(out, word)
		}
	}
	return in, out
}

// Tiles are the tiles of a word that was counted.
func Tiles(word scoring.Word) []scoring.Tile {
	tiles := make([]scoring.Tile, len(word.Tiles))
	for i, t := range word.Tiles {
		tiles[i] = t.Tile
	}
	return tiles
}
