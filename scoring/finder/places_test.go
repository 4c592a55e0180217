package finder_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// place is a place as the twin knows it.
type place struct {
	points   int
	blanks   int
	laid     string // the tiles, each on its square
	tiles    int
	unlisted string // words that are not in the list
}

// places is every place of a word from a stock, by the first square and the direction: with
// the fewest blanks, and of those ways the one that counts most. What lays the same one tile
// on the same square across and down is one place, across.
func (t *twin) places(b *scoring.Board, word []scoring.Letter, stock []scoring.Tile) map[string]place {
	found, across := map[string]place{}, map[string]bool{}
	side := t.e.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		for i := range side * side {
			start := scoring.Square{Row: i / side, Col: i % side}
			name := fmt.Sprint(start, d)
			t.lay(b, start, d, word, stock, func(laid []scoring.Laid) {
				p, err := scoring.Place(t.e, b, laid, d)
				if err != nil {
					return
				}
				w := scoring.Count(t.e, b, p)
				new := place{points: w.Points, laid: laidAs(t.e, laid), tiles: len(laid)}
				for _, l := range laid {
					if l.Tile.IsBlank() {
						new.blanks++
					}
				}
				for _, one := range w.Words {
					if !t.lists(scoring.Working{Words: []scoring.Word{one}}) {
						new.unlisted += one.Text(t.e) + " "
					}
				}
				if old, ok := found[name]; !ok || new.blanks < old.blanks || new.blanks == old.blanks && new.points > old.points {
					found[name] = new
				}
			})
			switch p := found[name]; {
			case p.tiles != 1:
			case d == scoring.Across:
				across[p.laid] = true
			case across[p.laid]:
				delete(found, name)
			}
		}
	}
	return found
}

func lettersOf(word []scoring.Letter) []scoring.Tile {
	tiles := make([]scoring.Tile, len(word))
	for i, l := range word {
		tiles[i] = l.Tile()
	}
	return tiles
}

func TestPlacesAreThoseOfTheTwin(t *testing.T) {
	total := 0
	inEveryEdition(t, 25, func(t *testing.T, r *rand.Rand, s scene) {
		word := s.words[r.IntN(len(s.words))]
		p, free := position(t, s.e, s.g, s.b), position(t, s.e, nil, s.b)
		tw := newTwin(s.e, s.words)
		stock := slices.Clone(s.rack)
		for _, l := range word { // enough for most places
			if r.IntN(4) > 0 && !s.e.OnlyBlank(l) {
				stock = append(stock, l.Tile())
			}
		}
		all := tw.places(&s.b, word, stock)
		listed := map[string]place{}
		for name, l := range all {
			if l.unlisted == "" {
				listed[name] = l
			}
		}
		of := finder.StockOf(stock)
		tiles := lettersOf(word)
		for _, c := range []struct {
			name string
			want map[string]place
			got  []finder.Place
			p    *finder.Position
		}{
			{"listed", listed, p.Places(tiles, of, nil), p},
			{"anyhow", all, p.PlacesAnyhow(tiles, of, nil), p},
			{"without a list", all, free.Places(tiles, of, nil), free},
		} {
			got := map[string]bool{}
			for i, l := range c.got {
				name := fmt.Sprint(l.Start, l.Direction)
				got[name] = true
				play := c.p.PlayOf(tiles, l)
				if err := scoring.Fit(s.e, &s.b, play); err != nil {
					t.Errorf("%s: %s: %v", c.name, name, err)
				}
				if points := scoring.Points(s.e, &s.b, play); points != l.Points {
					t.Errorf("%s: %s counts %d, found as %d", c.name, name, points, l.Points)
				}
				want, ok := c.want[name]
				if !ok {
					t.Errorf("%s: %s is found, which is no place", c.name, name)
				} else if want.points != l.Points {
					t.Errorf("%s: %s counts %d at best, found as %d", c.name, name, want.points, l.Points)
				}
				if c.name == "anyhow" && l.Listed() != (want.unlisted == "") {
					t.Errorf("%s: %s makes %q, which are not in the list; found as listed: %v", c.name, name, want.unlisted, l.Listed())
				}
				if i > 0 && c.got[i-1].Points < l.Points {
					t.Errorf("%s: not the best first", c.name)
				}
			}
			for name := range c.want {
				if !got[name] {
					t.Errorf("%s: %s is not found", c.name, name)
				}
			}
			total += len(got)
		}
		if t.Failed() {
			t.Logf("%v of %v\n%s", tiles, stock, s.show())
		}
	})
	t.Logf("%d places", total)
}

func TestPlaces(t *testing.T) {
	e := edition(t, "es-100")
	g := graph(t, e)
	empty := scoring.NewBoard(e.Layout)
	laid, _ := empty.Lay(scoring.Square{Row: 7, Col: 5}, scoring.Across, lettersOf(word(t, e, "HOLA")))
	hola := empty.With(laid)
	spell := func(text string) []scoring.Tile {
		s, err := e.Spell(text)
		if err != nil {
			t.Fatal(err)
		}
		return s.Tiles
	}
	for _, c := range []struct {
		name   string
		b      scoring.Board
		word   string
		stock  string
		number int
		first  string // the best place, its blanks
	}{
		{"an empty board, both ways", empty, "CALLE", "", 8, "H5 00000"},
		{"a blank for the first of two alike", empty, "ALA", "AL?", 6, "H6 00001"},
		{"a blank by choice", empty, "ALA?", "", 6, "H6 00100"},
		{"too few tiles", empty, "ALAS", "AL?", 0, ""},
		{"a letter that has no tile is a blank", empty, "KILO", "", 8, "H5 00001"},
		{"a word goes on, and others cross it", hola, "HOLAS", "", 6, "10D 00000"},
		{"a tile that lies", hola, ".OLAS", "", 2, "6H 00000"},
		{"no tile lies there", empty, ".OLAS", "", 0, ""},
		{"no such word", hola, "HOL", "", 0, ""},
		{"not where it lies", hola, "HOLA", "", 4, "7G 00000"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var stock *finder.Stock
			if c.stock != "" {
				rack, err := e.SpellRack(c.stock)
				if err != nil {
					t.Fatal(err)
				}
				stock = finder.StockOf(rack)
			}
			places := position(t, e, g, c.b).Places(spell(c.word), stock, nil)
			first := ""
			if len(places) > 0 {
				l := places[0]
				first = fmt.Sprintf("%s %05b", scoring.Rows.Format(l.Start, l.Direction), l.Blanks)
			}
			if len(places) != c.number || first != c.first {
				t.Errorf("%d places, the first is %q; want %d and %q", len(places), first, c.number, c.first)
				for _, l := range places {
					t.Logf("%s %d %b", scoring.Rows.Format(l.Start, l.Direction), l.Points, l.Blanks)
				}
			}
		})
	}
}
