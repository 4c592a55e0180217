package sheet_test

import (
	"testing"

	"tanteo/sheet"
)

// What a jury finds wrong in a master, as a file may have it, is no row, and changes none.
func TestAMasterIsNobodysToFindWrong(t *testing.T) {
	g := duplicate(t, 2, homeRules())
	l := g.Log
	l.Events = []sheet.Event{
		{ID: 1, Player: 1, What: sheet.Points{Points: 20}}, {ID: 2, What: sheet.Master{What: sheet.Points{Points: 30}}},
		{ID: 3, What: sheet.Wrong{Event: 2}},
	}
	s := again(g, l).Standings
	if len(s.Turns) != 2 || s.Turns[1].Wrong != 0 || s.Totals()[0] != 20 {
		t.Errorf("%+v", s.Turns)
	}
}
