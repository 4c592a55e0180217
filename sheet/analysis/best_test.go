package analysis

import (
	"slices"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
)

// The plays that are kept are the first of all of them in order, whatever the limit.
func TestKeepBest(t *testing.T) {
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
		kept, n, err := keepBest(t.Context(), position, rack, limit)
		if err != nil {
			t.Fatal(err)
		}
		if n != len(all) || tops(kept) != len(top) {
			t.Errorf("limit %d: %d plays, %d of them count most; want %d, %d", limit, n, tops(kept), len(all), len(top))
		}
		if want := all[:min(len(all), max(limit, len(top)))]; !slices.Equal(kept, want) {
			t.Errorf("limit %d: %d plays are not the best %d", limit, len(kept), len(want))
		}
	}
}

// A sheet with more tiles than the set has none of them left.
func TestStock(t *testing.T) {
	if s := stock(&sheet.Tiles{Letters: []int{-1, 3, -2}}); s.Blanks != 0 || s.Letters[1] != 3 || s.Letters[2] != 0 || s.Letters[0] != 0 {
		t.Errorf("%+v", s)
	}
}
