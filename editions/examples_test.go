package editions_test

import (
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
)

// Every edition has its examples, in tiles that its set has, and they show what they are for.
// Literaki's board has no two word squares that a word reaches.
func TestExamples(t *testing.T) {
	c := editions.Embedded()
	for _, listed := range c.List() {
		e, err := c.Edition(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		kinds := map[editions.ExampleKind]bool{}
		for _, x := range editions.Examples(e) {
			kinds[x.Kind] = true
			left := map[scoring.Letter]int{0: e.Blanks}
			for _, l := range e.Alphabet() {
				left[l] = e.Count(l)
			}
			after := x.Before.With(x.Play.Laid())
			for row := range e.Layout.Side {
				for col := range e.Layout.Side {
					if tile := after.At(scoring.Square{Row: row, Col: col}); tile.IsBlank() {
						left[0]--
					} else if tile != 0 {
						left[tile.Letter()]--
					}
				}
			}
			for l, n := range left {
				if n < 0 {
					t.Errorf("%s, %s: the set has too few %s", e.ID, x.Kind, e.Text(l))
				}
			}
			if w := scoring.Count(e, &x.Before, x.Play); x.Kind == editions.AllTiles && w.NewTiles != e.Rack {
				t.Errorf("%s: %d tiles are not all", e.ID, w.NewTiles)
			}
		}
		for _, kind := range []editions.ExampleKind{
			editions.FirstPlay, editions.ThroughTile, editions.SharedTile, editions.WordSquares, editions.AllTiles, editions.WithBlank,
		} {
			if !kinds[kind] && (e.ID != "pl-literaki-100" || kind != editions.WordSquares) {
				t.Errorf("%s has no example of %s", e.ID, kind)
			}
		}
	}
}

// The figures that the Spanish and the Dutch sheets print come out of the engine.
func TestExamplesAsPrinted(t *testing.T) {
	c := editions.Embedded()
	e, err := c.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	want := map[editions.ExampleKind]int{editions.FirstPlay: 44, editions.ThroughTile: 38, editions.WordSquares: 80, editions.AllTiles: 78}
	for _, x := range editions.Examples(e) {
		if points, ok := want[x.Kind]; ok && scoring.Points(e, &x.Before, x.Play) != points {
			t.Errorf("%s counts %d, want %d", x.Kind, scoring.Points(e, &x.Before, x.Play), points)
		}
	}
}

// A set in which no example can be spelt has none.
func TestNoExamples(t *testing.T) {
	e, err := scoring.NewEdition(scoring.Definition{
		ID: "xx-1", Name: "X", Language: "xx", Letters: []scoring.LetterDef{{Letter: "X", Count: 9, Value: 1}}, Rack: 7,
		Board: []string{".....", ".....", "..D..", ".....", "....."}, Notation: scoring.GCG, Rules: "en-home",
	})
	if err != nil {
		t.Fatal(err)
	}
	if all := editions.Examples(e); len(all) > 0 {
		t.Errorf("%v", all)
	}
}
