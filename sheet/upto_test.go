package sheet_test

import (
	"slices"
	"testing"
	"time"

	"tanteo/sheet"
)

// A game can be gone on with from any turn: the copy has what was so far, and no more.
func TestUpto(t *testing.T) {
	lines := []string{"note before", "H4 JAMON", "6F ZUMOS", "challenge", "note a ¶ b", "penalty Ana 10", "25"}
	for _, tt := range []struct {
		name   string
		lines  []string // after those
		turn   int
		totals []int
		onTurn int
		notes  int
	}{
		{"before the first turn", nil, 0, []int{0, 0}, 1, 1},
		{"after a turn", nil, 1, []int{44, 0}, 2, 1},
		{"with the challenge and the note", nil, 2, []int{44, 0}, 1, 2},
		{"after an adjustment", nil, 3, []int{34, 0}, 1, 2},
		{"after the last turn", nil, 4, []int{59, 0}, 2, 2},
		{"after a turn that is not there", nil, 9, []int{59, 0}, 2, 2},
		{"without the finish", []string{"finish", "note over"}, 4, []int{59, 0}, 2, 3},
		{"without an end that was taken back", []string{"end X -", "reopen"}, 4, []int{59, 0}, 2, 2},
		{"before the end", []string{"end X -"}, 4, []int{59, 0}, 2, 2},
		{"after the end", []string{"end X -"}, 5, []int{51, 8}, 0, 2},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := newTable(t, "es-100", "home", "Ana", "Bea").Log
			l.ID, l.Header = "2026-11-29-ana-bea", sheet.Header{Event: "Club", Start: time.UnixMilli(1)}
			g := enterAll(t, start(t, l), append(slices.Clone(lines), tt.lines...)...)
			before := len(g.Log.Events)
			cut := g.Upto(tt.turn)
			if cut.ID != "" || cut.Changes != nil || cut.Done != 0 || cut.Announced != nil || cut.Header.Event != "Club" {
				t.Errorf("the copy is %+v", cut)
			}
			next := start(t, cut)
			if got := next.Standings.Totals(); !slices.Equal(got, tt.totals) || next.Standings.OnTurn != tt.onTurn || len(next.Notes()) != tt.notes {
				t.Errorf("the totals are %v, seat %d is on turn, there are %d notes", got, next.Standings.OnTurn, len(next.Notes()))
			}
			if tt.onTurn > 0 {
				next = enterAll(t, next, "25")
			}
			if len(g.Log.Events) != before || start(t, g.Log).Standings.OnTurn != g.Standings.OnTurn {
				t.Error("the game has changed")
			}
		})
	}
}
