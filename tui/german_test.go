package tui_test

import (
	"testing"
	"testing/synctest"

	"github.com/charmbracelet/x/exp/golden"
)

// The screen in German: its keys are called as a German keyboard has them, and its nouns keep
// their capitals.
func TestGermanScreens(t *testing.T) {
	t.Parallel()
	players := []string{"Jörg", "Käthe"}
	lines := []string{"8D ZEICHEN", "H8 HÖREN"}
	for _, s := range []state{
		{name: "start", players: players, lines: lines},
		{name: "table", players: players, lines: lines, keys: keys(":", "11g grüße")},
		{name: "rules", players: players, lines: lines, keys: keys(ctrl('g'), right, right)},
		{name: "keys", players: players, lines: lines, keys: keys(ctrl('g'))},
		{name: "rounds", rounds: true, players: players, lines: append(seedRounds[:12:12], "beenden"), keys: []string{down, enter, enter}},
	} {
		s.edition = "de-102"
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				golden.RequireEqual(t, screenshot(s.at(t, desktop{w: 80, h: 24, lang: "de"}).Screen))
			})
		})
	}
}
