package command_test

import (
	"strings"
	"testing"

	"tanteo/tui/phrases"
)

// What the help says that the program does not do, it does not do. Each sentence is held to
// the program; whoever teaches it one of these things finds the sentence here that has become
// false.
func TestTheProgramDoesNotWhatTheHelpSays(t *testing.T) {
	m := newTable(t)
	limits := []struct {
		says string
		hold func(t *testing.T)
	}{
		{"It judges no word.", func(t *testing.T) {
			id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMONX")
			before := m.ok("show", id, "--json")
			if said := m.ok("enter", id, "check 1"); !strings.Contains(said, "not in the list") {
				t.Error(said)
			}
			if after := m.ok("show", id, "--json"); after != before {
				t.Errorf("looking a word up has changed the game:\n%s", after)
			}
		}},
		{"It shows nobody the best plays while a classic game goes on", func(t *testing.T) {
			id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON")
			m.no(1, "enter", id, "best AELORS?")
			m.ok("enter", id, "analysis")
			m.ok("enter", id, "best AELORS?")
			if said := m.ok("show", id, "--json"); !strings.Contains(said, `"analysed": true`) {
				t.Errorf("all see the best plays, and the sheet does not say so:\n%s", said)
			}
		}},
		{"It never ends a game by itself", func(t *testing.T) {
			id := m.start("--edition", "es-100", "--players", "Ana,Bea", "pass", "pass", "pass", "pass", "pass", "pass")
			if said := m.ok("show", id, "--json"); !strings.Contains(said, `"finished": false`) || !strings.Contains(said, `"passes"`) {
				t.Errorf("after six passes:\n%s", said)
			}
		}},
		{"It makes no links.", func(t *testing.T) {
			id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "finish")
			for _, said := range []string{m.ok("show", id), m.ok("show", id, "--json"), m.ok("print", "sheet", id)} {
				if strings.Contains(said, "://") {
					t.Errorf("there is a link in\n%s", said)
				}
			}
		}},
	}
	said := phrases.For("en").Limits.DoesNot
	if len(said) != len(limits) {
		t.Fatalf("the help has %d sentences of what the program does not do, and %d are held to it", len(said), len(limits))
	}
	for i, limit := range limits {
		t.Run(strings.TrimSuffix(limit.says, "."), func(t *testing.T) {
			if !strings.HasPrefix(said[i], limit.says) {
				t.Fatalf("the help says %q", said[i])
			}
			limit.hold(t)
		})
	}
	for _, l := range phrases.Languages() {
		if len(l.Limits.DoesNot) != len(said) {
			t.Errorf("%s says %d of %d sentences", l.Tag, len(l.Limits.DoesNot), len(said))
		}
	}
}
