// Package analysis asks a game what its words are worth: which of them a list has, where
// else a word could go, what the best plays of a rack are, and what each turn has missed. It
// closes a round whose rack was drawn with the master that it finds.
//
//	in, out := analysis.Sorted(working, list)
//	places, err := analysis.Places(&game, word)
//	best, err := analysis.BestPlays(ctx, &game, graph, analysis.Asked{Rack: rack, Ties: ties, Limit: 10})
//	turns, err := analysis.Review(ctx, &game, graph, ties)
package analysis

import (
	"tanteo/scoring"
	"tanteo/sheet"
)

// List is where words are looked up. A blank is the letter that it stands for.
type List interface {
	Contains(word []scoring.Tile) bool
}

// Sorted are the words of a play that a list has, and those that it does not have, each in the
// order of the working.
func Sorted(w scoring.Working, list List) (in, out []scoring.Word) {
	for _, word := range w.Words {
		if list.Contains(word.Row()) {
			in = append(in, word)
		} else {
			out = append(out, word)
		}
	}
	return in, out
}

// Checked is a word of a sheet, once for each turn that made it.
type Checked struct {
	Text   string
	Turn   int // its number, or that of the round of a duplicate
	Player int // seat; 0 is the master
	In     bool
}

// Check looks up the words of a turn, or of a round of a duplicate, or of the whole sheet
// where turn is 0: those that the list lacks first, then by turn. A word that came off the
// board is looked up too.
func Check(g *sheet.Game, turn int, list List) []Checked {
	var out, in []Checked
	for i, w := range g.Workings() {
		t := g.Standings.Turns[i]
		number := t.Number
		if g.Log.Kind == sheet.DuplicateGame {
			number = t.Round
		}
		if w == nil || turn != 0 && turn != number {
			continue
		}
		for _, word := range w.Words {
			one := Checked{word.Text(g.Edition), number, t.Player, list.Contains(word.Row())}
			if one.In {
				in = append(in, one)
			} else {
				out = append(out, one)
			}
		}
	}
	return append(out, in...)
}
