package command

import (
	"slices"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// TestBestPlays compares the plays that are kept with a sort of them all, whatever the limit.
func TestBestPlays(t *testing.T) {
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	var list [][]scoring.Letter
	for _, first := range e.Alphabet() {
		for _, second := range e.Alphabet() {
			for _, third := range e.Alphabet() {
				if !e.Pair(first, second) && !e.Pair(second, third) {
					list = append(list, []scoring.Letter{first, second, third})
				}
			}
		}
	}
	g, err := finder.Build(e, slices.Values(list))
	if err != nil {
		t.Fatal(err)
	}
	rack, err := e.SpellRack("JAMON??")
	if err != nil {
		t.Fatal(err)
	}
	position, err := finder.NewPosition(e, g, scoring.NewBoard(e.Layout))
	if err != nil {
		t.Fatal(err)
	}
	all, err := position.Plays(rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(all, finder.Compare)
	top, err := position.Top(rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, limit := range []int{1, 10, 5000, 1 << 40} {
		s := search{rack: rack, limit: limit, position: position}
		if err := s.find(t.Context()); err != nil {
			t.Fatal(err)
		}
		if s.plays != len(all) || s.tied != len(top) {
			t.Errorf("limit %d: %d plays, %d of them count most; want %d, %d", limit, s.plays, s.tied, len(all), len(top))
		}
		if want := all[:min(len(all), max(limit, len(top)))]; !slices.Equal(s.best, want) {
			t.Errorf("limit %d: %d plays are not the best %d", limit, len(s.best), len(want))
		}
	}
}

// TestStock: a sheet with more tiles than the set has none of them left.
func TestStock(t *testing.T) {
	var s situation
	s.game.Standings.Tiles = sheet.Tiles{Left: []int{-1, 3, -2}}
	if stock := s.stock(); stock.Blanks != 0 || stock.Letters[1] != 3 || stock.Letters[2] != 0 || stock.Letters[0] != 0 {
		t.Errorf("%+v", stock)
	}
}
