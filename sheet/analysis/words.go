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
	"slices"

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

// Checked is a word of a sheet, once for each turn that made it, and once for each round of a
// duplicate.
type Checked struct {
	Text   string
	Turn   int // its number, or that of the round of a duplicate
	Player int // seat of the first who made it; 0 is the master
	More   int // others who made it in the same round
	In     bool
}

// Check looks up the words of a turn, or of a round of a duplicate, or of the whole sheet
// where turn is 0: those that the list lacks first, then by turn. A word that came off the
// board is looked up too.
func Check(g *sheet.Game, turn int, list List) []Checked {
	var out, in []Checked
	add := func(all []Checked, one Checked) []Checked {
		same := func(o Checked) bool { return o.Turn == one.Turn && o.Text == one.Text }
		if i := slices.IndexFunc(all, same); i >= 0 && g.Log.Kind == sheet.DuplicateGame {
			all[i].More++
			return all
		}
		return append(all, one)
	}
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
			one := Checked{Text: word.Text(g.Edition), Turn: number, Player: t.Player, In: list.Contains(word.Row())}
			if one.In {
				in = add(in, one)
			} else {
				out = add(out, one)
			}
		}
	}
	return append(out, in...)
}
