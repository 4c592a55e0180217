package cli

import "testing"

// TestNearest: what begins with what was typed comes before what is only like it.
func TestNearest(t *testing.T) {
	games := []string{"2026-12-01-eva", "2026-12-01-ana-cid-2", "2026-12-01-ana-cid", "2026-12-01-ana-bea"}
	commands := []string{"enter", "score", "show", "stats", "editions", "export", "print"}
	for word, want := range map[string]string{
		"2026-12-01-ana": "2026-12-01-ana-cid", "2026-12-01-ANA-B": "2026-12-01-ana-bea", "2026-12-01-ana-ci": "2026-12-01-ana-cid",
		"2026-12-01-ev": "2026-12-01-eva", "2026-12-01-anna-bea": "2026-12-01-ana-bea", "2026-11-01-ana-beo": "2026-12-01-ana-bea", "": "",
	} {
		if got := nearest(word, games); got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
	for word, want := range map[string]string{"ana-bea": "2026-12-01-ana-bea", "ana-beo": "2026-12-01-ana-bea", "Eva": "2026-12-01-eva", "nosuch": "", "": ""} {
		if got := nearestID(word, games); got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
	for word, want := range map[string]string{
		"st": "stats", "edit": "editions", "Sho": "show", "pritn": "print", "scoer": "score", "e": "", "xx": "", "sc": "score",
	} {
		if got := nearest(word, commands); got != want {
			t.Errorf("%s: %s, want %s", word, got, want)
		}
	}
}
