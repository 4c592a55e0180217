package tui_test

import (
	"testing"
	"testing/synctest"

	"github.com/charmbracelet/x/exp/golden"
)

// The screen in French, with French tiles.
func TestFrenchScreens(t *testing.T) {
	t.Parallel()
	players := []string{"Aline", "Benoît"}
	for _, s := range []state{
		{name: "start", players: players, lines: []string{"H4 FLEUR"}},
		{name: "table", players: players, lines: []string{"H4 FLEUR"}, keys: keys(":", "6F pieds")},
		{name: "keys", players: players, lines: []string{"H4 FLEUR"}, keys: keys(ctrl('g'))},
		{name: "rules", players: players, lines: []string{"H4 FLEUR"}, keys: keys(ctrl('g'), right, right)},
		{name: "rounds", rounds: true, players: players, lines: append(seedRounds[:12:12], "terminer"), keys: []string{down, enter, enter}},
	} {
		s.edition = "fr-102"
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				golden.RequireEqual(t, screenshot(s.at(t, desktop{w: 80, h: 24, lang: "fr"}).Screen))
			})
		})
	}
}
