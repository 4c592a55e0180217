package analysis_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// Each word of the sheet is either in the list or not, those that are not come first, and the
// turns have between them the words of the sheet.
func TestCheckHasEachWordOnce(t *testing.T) {
	lacking := 0
	inAnyGame(t, 60, func(t *testing.T, _ *rand.Rand, g *sheet.Game, list wordList) {
		var in, out []analysis.Checked
		for i, w := range g.Workings() {
			if w == nil {
				continue
			}
			has, lacks := analysis.Sorted(*w, list)
			if len(has)+len(lacks) != len(w.Words) {
				t.Errorf("%d and %d of %d words", len(has), len(lacks), len(w.Words))
			}
			turn := g.Standings.Turns[i]
			for _, word := range w.Words {
				one := analysis.Checked{Text: word.Text(g.Edition), Turn: turn.Number, Player: turn.Player, In: list.Contains(word.Row())}
				if one.In {
					in = append(in, one)
				} else {
					out = append(out, one)
				}
			}
			for _, word := range has {
				if !list.Contains(word.Row()) {
					t.Errorf("%s is not in the list", word.Text(g.Edition))
				}
			}
		}
		all := analysis.Check(g, 0, list)
		if diff := cmp.Diff(slices.Concat(out, in), all); diff != "" {
			t.Error(diff)
		}
		turns := 0
		for number := 1; number <= g.Standings.Numbered(); number++ {
			for _, one := range analysis.Check(g, number, list) {
				if one.Turn != number || !slices.Contains(all, one) {
					t.Errorf("turn %d has %+v", number, one)
				}
				turns++
			}
		}
		if turns != len(all) {
			t.Errorf("the turns have %d words, the sheet %d", turns, len(all))
		}
		lacking += len(out)
	})
	if lacking < 20 {
		t.Errorf("only %d words are not in the list", lacking)
	}
}
