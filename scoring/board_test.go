package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

func TestBoardText(t *testing.T) {
	e := edition(t, "es-100")
	b := scoring.NewBoard(e.Layout)
	for start, word := range map[string]string{"A1": "CH?A", "H5": "TURRO", "O12": "NI?ÑO?"} {
		laid, err := b.Lay(square(t, start), scoring.Across, spelled(t, e, word))
		if err != nil {
			t.Fatal(err)
		}
		b = b.With(laid)
	}
	want := []string{
		"[ch]A.............",
		"...............", "...............", "...............", "...............", "...............", "...............",
		"....TU[RR]O.......",
		"...............", "...............", "...............", "...............", "...............", "...............",
		"...........NiÑo",
	}
	if diff := cmp.Diff(want, b.Text(e)); diff != "" {
		t.Errorf("expected (-) and drawn (+):\n%s", diff)
	}
}

func TestNothingLiesOffTheBoard(t *testing.T) {
	e := edition(t, "es-100")
	tile := spelled(t, e, "A")[0]
	b := scoring.NewBoard(e.Layout)
	for _, at := range []scoring.Square{{Row: -1, Col: 0}, {Row: 0, Col: -1}, {Row: 15, Col: 0}, {Row: 0, Col: 15}, {Row: 1 << 40, Col: 0}} {
		next := b.With([]scoring.Laid{{Square: at, Tile: tile}})
		if next.At(at) != 0 || next.Count() != 0 || !next.Equal(&b) {
			t.Errorf("a tile lies at %v", at)
		}
	}
}

func TestATileTwiceOnASquareIsOneTile(t *testing.T) {
	e := edition(t, "es-100")
	b := scoring.NewBoard(e.Layout)
	at := square(t, "H8")
	twice := []scoring.Laid{{Square: at, Tile: spelled(t, e, "A")[0]}, {Square: at, Tile: spelled(t, e, "E")[0]}}
	next := b.With(twice)
	if next.Count() != 1 || e.TileText(next.At(at)) != "E" {
		t.Errorf("%d tiles lie, %q at H8", next.Count(), e.TileText(next.At(at)))
	}
	if back := next.Without(twice); back.Count() != 0 {
		t.Errorf("taken off, %d tiles lie", back.Count())
	}
}

// Boards of two sizes are different boards even while nothing lies on them.
func TestBoardsOfTwoSizesAreNotEqual(t *testing.T) {
	small, large := scoring.NewBoard(edition(t, "en-100").Layout), scoring.NewBoard(edition(t, "en-super").Layout)
	if small.Equal(&large) {
		t.Error("an empty board of 15 equals one of 21")
	}
}

func TestFormRefusesATileWithoutALetter(t *testing.T) {
	e := edition(t, "es-100")
	b := scoring.NewBoard(e.Layout)
	for name, tile := range map[string]scoring.Tile{"no tile": 0, "a blank that is nothing yet": scoring.UnnamedBlank} {
		t.Run(name, func(t *testing.T) {
			laid := []scoring.Laid{{Square: square(t, "H8"), Tile: spelled(t, e, "A")[0]}, {Square: square(t, "H9"), Tile: tile}}
			_, err := b.Form(laid, scoring.Across)
			want := &scoring.PlacementError{Fault: scoring.NoTile, Square: square(t, "H9")}
			if diff := cmp.Diff(error(want), err); diff != "" {
				t.Errorf("expected (-) and refused as (+):\n%s", diff)
			}
		})
	}
}

// One tile on an empty board is a play while it is being laid: no word yet, no points.
func TestOneTileBeingLaidCountsNothing(t *testing.T) {
	e := edition(t, "es-100")
	b := scoring.NewBoard(e.Layout)
	laid := []scoring.Laid{{Square: square(t, "H8"), Tile: spelled(t, e, "Z")[0]}}
	play, err := b.Form(laid, scoring.Down)
	if err != nil {
		t.Fatal(err)
	}
	want := scoring.Working{Words: []scoring.Word{}, NewTiles: 1}
	if diff := cmp.Diff(want, scoring.Count(e, &b, play)); diff != "" {
		t.Errorf("expected (-) and counted (+):\n%s", diff)
	}
}
