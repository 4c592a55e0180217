package editions_test

import (
	"slices"
	"testing"

	"tanteo/editions"
)

// The 91 words of the Spanish guide, CHA, CHE, CHO and LLE among them, in the order of the
// alphabet.
func TestTwoTileWords(t *testing.T) {
	c := editions.Embedded()
	e, err := c.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	two, ok := editions.TwoTileOf(e)
	if !ok || len(two.Words) != 91 || two.Source == "" {
		t.Fatalf("%v, %+v", ok, two)
	}
	var before []byte
	for _, word := range two.Words {
		s, err := e.Spell(word)
		if err != nil || len(s.Tiles) != 2 {
			t.Errorf("%s: %v, %v", word, s.Tiles, err)
			continue
		}
		tiles := []byte{byte(s.Tiles[0]), byte(s.Tiles[1])}
		if slices.Compare(before, tiles) >= 0 {
			t.Errorf("%s is not in its place", word)
		}
		before = tiles
	}
	for _, word := range []string{"CHA", "CHE", "CHO", "LLE", "ÑU", "ZA"} {
		if !slices.Contains(two.Words, word) {
			t.Errorf("no %s", word)
		}
	}
}

// Where nobody tells them they are not known, and so they are where the tiles are others.
func TestTwoTileWordsUnknown(t *testing.T) {
	c := editions.Embedded()
	for _, listed := range c.List() {
		e, err := c.Edition(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := editions.TwoTileOf(e); ok != (listed.ID == "es-100") {
			t.Errorf("%s: %v", listed.ID, ok)
		}
	}
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
