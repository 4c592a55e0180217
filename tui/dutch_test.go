package tui_test

import (
	"testing"
	"testing/synctest"

	"github.com/charmbracelet/x/exp/golden"
)

// The screen in Dutch, with the plays and the duplicate of seed 002.
func TestDutchScreens(t *testing.T) {
	t.Parallel()
	players := []string{"Anna", "Bram"}
	for _, s := range []state{
		{name: "start", players: players, lines: []string{"H4 PLANK"}},
		{name: "table", players: players, lines: []string{"H4 PLANK"}, keys: keys(":", "6F kraan")},
		{name: "rules", players: players, lines: []string{"H4 PLANK"}, keys: keys(ctrl('g'), right, right)},
		{name: "rounds", rounds: true, players: players, lines: append(seedRounds[:12:12], "afsluiten"), keys: []string{down, enter, enter}},
	} {
		s.edition = "nl-102"
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				golden.RequireEqual(t, screenshot(s.at(t, desktop{w: 80, h: 24, lang: "nl"}).Screen))
			})
		})
	}
}
