package gcg_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/sheet/gcg"
	"tanteo/sheet/sheettest"
)

// TestPlaysThatCountWithLaidTiles writes plays that rest on tiles without points, or count more
// beside them: the text has their points, says so, and is read with the same totals.
func TestPlaysThatCountWithLaidTiles(t *testing.T) {
	for proves, lines := range map[string][]string{
		"across them":              {"8H HAND", "lay 10H CAT", "J8 .E."},
		"beside them":              {"8H HAND", "lay 10H CAT", "11H AM"},
		"across a play that did":   {"8H HAND", "lay 10H CAT", "J8 .E.", "9J .M"},
		"taken off again":          {"8H HAND", "lay 10H CAT", "J8 .E.", "challenge", "10H ME"},
		"the laid ones taken away": {"8H HAND", "lay 10H CAT", "J8 .E.", "clear", "9J .AT"},
	} {
		t.Run(proves, func(t *testing.T) {
			game := sheettest.NewTable(t, "en-100", "home", "Ana", "Bea")
			game.Log.Notation = "gcg"
			game = sheettest.EnterAll(t, game, lines...)
			text, losses := gcg.Write(game, tell, ownReader(t))
			if !slices.ContainsFunc(losses, func(l gcg.Loss) bool { return l.Kind == gcg.LossRests }) ||
				slices.ContainsFunc(losses, func(l gcg.Loss) bool { return l.Kind == gcg.LossFault }) {
				t.Errorf("%v", losses)
			}
			g := only(t, ownReader(t), text)
			totals := game.Standings.Totals()
			if len(g.Differences) > 0 || !slices.Equal(totals, g.Final) || !slices.Equal(totals, g.Counted) {
				t.Errorf("%v: %s\n%s", totals, told(g), text)
			}
			if again := folded(t, g); !slices.Equal(totals, again.Standings.Totals()) {
				t.Errorf("%v, read as %v\n%s", totals, again.Standings.Totals(), text)
			}
		})
	}
}

// TestADotBetweenTwoLetters is no part of a digraph: the Catalan L.L is a tile, TL(A)L has four.
func TestADotBetweenTwoLetters(t *testing.T) {
	game := sheettest.NewTable(t, "ca-100", "home", "Ana", "Bea")
	game.Log.Notation = "gcg"
	game = sheettest.EnterAll(t, game, "8H CA", "I6 MLALE")
	text, _ := gcg.Write(game, tell, ownReader(t))
	g := only(t, ownReader(t), text)
	if totals := game.Standings.Totals(); len(g.Differences) > 0 || !slices.Equal(totals, g.Final) || !strings.Contains(string(text), "ML(A)LE") {
		t.Errorf("%v: %s\n%s", totals, told(g), text)
	}
}
