package sheet_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
)

// TestAgain starts another game of the same people, in which the next one opens.
func TestAgain(t *testing.T) {
	type seats struct {
		Players []string
		First   int
	}
	for _, tt := range []struct {
		name    string
		players []string
		first   int
		lines   []string
		want    seats
	}{
		{"the second opens", []string{"Ana", "Bea"}, 1, nil, seats{[]string{"Ana", "Bea"}, 2}},
		{"after the last the first", []string{"Ana", "Bea", "Cai"}, 3, nil, seats{[]string{"Ana", "Bea", "Cai"}, 1}},
		{"a new name is kept", []string{"Ana", "Bea"}, 2, []string{"name Ana Zoe"}, seats{[]string{"Zoe", "Bea"}, 1}},
		{"who came late opens in turn", []string{"Ana", "Bea"}, 2, []string{"join Cai"}, seats{[]string{"Ana", "Bea", "Cai"}, 3}},
		{"who has left is not there", []string{"Ana", "Bea", "Cai"}, 1, []string{"leave Bea"}, seats{[]string{"Ana", "Cai"}, 2}},
		{"who opened has left", []string{"Ana", "Bea", "Cai"}, 2, []string{"leave Bea"}, seats{[]string{"Ana", "Cai"}, 2}},
		{"who would open has left", []string{"Ana", "Bea", "Cai", "Dan"}, 2, []string{"leave Cai"}, seats{[]string{"Ana", "Bea", "Dan"}, 3}},
		{"one is left, and both are asked again", []string{"Ana", "Bea"}, 1, []string{"leave Bea"}, seats{[]string{"Ana", "Bea"}, 2}},
		{"whoever is on turn", []string{"Ana", "Bea", "Cai"}, 1, []string{"10", "Cai: 20"}, seats{[]string{"Ana", "Bea", "Cai"}, 2}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := newTable(t, "es-100", "home", tt.players...).Log
			l.First = tt.first
			next := enterAll(t, start(t, l), tt.lines...).Again()
			if diff := cmp.Diff(tt.want, seats{next.Players, next.First}); diff != "" {
				t.Error(diff)
			}
			if g := start(t, next); g.Standings.OnTurn != tt.want.First {
				t.Errorf("seat %d plays", g.Standings.OnTurn)
			}
		})
	}
}

func TestAgainKeepsWhatIsPlayedWith(t *testing.T) {
	l := newTable(t, "nl-102", "sbnl", "Ana", "Bea", "Cai").Log
	l.ID, l.Header = "2026-11-29-ana", sheet.Header{
		Event: "Club", Round: "3", Table: "2", Place: "Gent", Start: time.UnixMilli(1), Teams: []string{"Ana + Xi", "Bea", "Cai"}, Tags: map[string]string{"a": "b"},
	}
	next := enterAll(t, start(t, l), "H4 PLANK", "leave Bea", "finish").Again()
	want := sheet.Log{
		Kind: l.Kind, Edition: l.Edition, Rules: l.Rules, Notation: l.Notation, Players: []string{"Ana", "Cai"}, First: 2,
		Header: sheet.Header{Event: "Club", Table: "2", Place: "Gent", Teams: []string{"Ana + Xi", "Cai"}},
	}
	if diff := cmp.Diff(want, next); diff != "" {
		t.Error(diff)
	}
}
