package editions_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
)

// The editions that a source tells the words of, and how many: 91 in the Spanish guide, CHA, CHE,
// CHO and LLE among them.
func TestTwoTileWords(t *testing.T) {
	known := map[string]int{"es-100": 91, "pl-100": 105, "pl-literaki-100": 105}
	some := map[string][]string{
		"es-100":          {"CHA", "CHE", "CHO", "LLE", "ÑU", "ZA"},
		"pl-100":          {"AŻ", "GĘ", "ÓW", "ŻE"},
		"pl-literaki-100": {"AŻ", "GĘ", "ÓW", "ŻE"},
	}
	c := editions.Embedded()
	for _, listed := range c.List() {
		e, err := c.Edition(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		two, ok := editions.TwoTileOf(e)
		if want := known[e.ID]; ok != (want > 0) || len(two.Words) != want || ok != (two.Source != "") {
			t.Errorf("%s: %v, %d words by %q, want %d", e.ID, ok, len(two.Words), two.Source, want)
		}
		if n := fmt.Sprintf("%d of them", len(two.Words)); ok && !strings.Contains(two.Source, n) {
			t.Errorf("%s: the source does not say %q: %s", e.ID, n, two.Source)
		}
		inOrder(t, e, two.Words)
		for _, word := range some[e.ID] {
			if !slices.Contains(two.Words, word) {
				t.Errorf("%s: no %s", e.ID, word)
			}
		}
	}
}

// inOrder looks whether words are two tiles each, and each once in the order of the alphabet.
func inOrder(t *testing.T, e *scoring.Edition, words []string) {
	t.Helper()
	var before []scoring.Tile
	for _, word := range words {
		s, err := e.Spell(word)
		if err != nil || len(s.Tiles) != 2 {
			t.Errorf("%s: %s: %v, %v", e.ID, word, s.Tiles, err)
		}
		if slices.Compare(before, s.Tiles) >= 0 {
			t.Errorf("%s: %s is not in its place", e.ID, word)
		}
		before = s.Tiles
	}
}

// They are not known where the tiles are others.
func TestTwoTileWordsOfOtherTiles(t *testing.T) {
	c := editions.Embedded()
	e, err := c.Edition("en-100")
	if err != nil {
		t.Fatal(err)
	}
	other := *e
	other.ID = "es-100"
	if _, ok := editions.TwoTileOf(&other); ok {
		t.Error("CHA is two tiles without a CH")
	}
}
