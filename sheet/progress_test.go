package sheet_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

func TestProgress(t *testing.T) {
	table := func(players ...string) sheet.Game { return newTable(t, "es-100", "home", players...) }
	for _, tt := range []struct {
		name  string
		game  sheet.Game
		lines string
		want  sheet.Progress
	}{
		{"before the first turn", table("Ana", "Bea"), "", sheet.Progress{Totals: [][]int{{0}, {0}}}},
		{"one turn only", table("Ana", "Bea"), "44", sheet.Progress{Rounds: 1, Totals: [][]int{{0, 44}, {0}}}},
		{"a penalty in its round", table("Ana", "Bea"), "44\n38\npenalty 2 10\n11\n9", sheet.Progress{Rounds: 2, Totals: [][]int{{0, 44, 55}, {0, 28, 37}}}},
		{"below nothing", table("Ana", "Bea"), "penalty 1 10\npass\npass", sheet.Progress{Rounds: 1, Totals: [][]int{{0, -10}, {0, 0}}}},
		{"the leftovers last", table("Ana", "Bea"), "44\n38\n11\nend XA -", sheet.Progress{Rounds: 2, Totals: [][]int{{0, 44, 55, 46}, {0, 38, 38, 47}}, Left: true}},
		{"who came late", table("Ana", "Bea"), "44\n38\njoin Cai\n11\n9\n5", sheet.Progress{Rounds: 2, Totals: [][]int{{0, 44, 55}, {0, 38, 47}, {0, 0, 5}}}},
		{"a duplicate against its masters", duplicate(t, 2, homeRules()), "20\n24\nmaster 24\nnext\n30\npenalty 2 5\nmaster 36\nnext\n7",
			sheet.Progress{Rounds: 3, Totals: [][]int{{0, 20, 50, 57}, {0, 24, 19}}, Masters: []int{0, 24, 60}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := entered(t, tt.game, tt.lines)
			if diff := cmp.Diff(tt.want, g.Standings.Progress()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Whatever happens in a game, each list ends with the player's total.
func TestProgressEndsWithTheTotals(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, lines := sheettest.DrawGame(t, tables)
		p := g.Standings.Progress()
		for seat, player := range g.Standings.Players {
			totals := p.Totals[seat]
			if last := totals[len(totals)-1]; last != player.Total() {
				t.Fatalf("player %d ends with %d, has %d: %v after %q", seat+1, last, player.Total(), totals, lines)
			}
			sum := 0
			for _, points := range p.Points()[seat] {
				sum += points
			}
			if sum != player.Total() {
				t.Fatalf("player %d has %d in rounds, %d in all", seat+1, sum, player.Total())
			}
		}
	})
}

// Several lines made one change are taken back, and done again, by one undo and redo.
func TestJoinedChangesAreUndoneAtOnce(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		after := g
		for range rapid.IntRange(1, 5).Draw(t, "lines") {
			if next, answer, err := enter(after, sheettest.DrawLine(t, after)); err == nil && answer.Line.Verb != sheet.Undo && answer.Line.Verb != sheet.Redo {
				after = next
			}
		}
		if after.Log.Done == g.Log.Done {
			return
		}
		joined := after
		joined.Log = g.Log.AsOneChange(after.Log)
		if diff := diffStandings(after, joined); diff != "" {
			t.Fatal(diff)
		}
		back, _, err := enter(joined, "undo")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(g.Log.Events, back.Log.Events); diff != "" {
			t.Fatalf("undone: %s", diff)
		}
		again, _, err := enter(back, "redo")
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(after.Log.Events, again.Log.Events); diff != "" {
			t.Fatalf("done again: %s", diff)
		}
	})
}
