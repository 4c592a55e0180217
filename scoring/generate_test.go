package scoring_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tanteo/scoring"
)

// everyEdition checks a property in each test edition.
func everyEdition(t *testing.T, property func(t *rapid.T, e *scoring.Edition)) {
	t.Helper()
	for _, id := range editionIDs() {
		e := edition(t, id)
		t.Run(id, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) { property(t, e) })
		})
	}
}

var directions = rapid.SampledFrom([]scoring.Direction{scoring.Across, scoring.Down})

// drawTile draws a tile, a blank now and then. Letters that make or are part of a digraph
// come often, so that they meet.
func drawTile(t *rapid.T, e *scoring.Edition) scoring.Tile {
	letters := e.Alphabet()
	if rapid.IntRange(0, 2).Draw(t, "meeting") == 0 {
		letters = meeting(e)
	}
	l := rapid.SampledFrom(letters).Draw(t, "letter")
	if e.OnlyBlank(l) || rapid.IntRange(0, 5).Draw(t, "kind") == 0 {
		return l.Blank()
	}
	return l.Tile()
}

// meeting lists the letters of an edition of which two may spell a third, or else all.
func meeting(e *scoring.Edition) []scoring.Letter {
	var some []scoring.Letter
	for _, a := range e.Alphabet() {
		for _, b := range e.Alphabet() {
			if e.Pair(a, b) {
				some = append(some, a, b)
			}
		}
	}
	if len(some) == 0 {
		return e.Alphabet()
	}
	return some
}

func drawTiles(t *rapid.T, e *scoring.Edition, least, most int) []scoring.Tile {
	tiles := make([]scoring.Tile, rapid.IntRange(least, most).Draw(t, "tiles"))
	for i := range tiles {
		tiles[i] = drawTile(t, e)
	}
	return tiles
}

// drawNear draws new tiles along a line that lies on or beside a tile of the board, or on
// the centre of an empty one. Most of them are legal.
func drawNear(t *rapid.T, e *scoring.Edition, b *scoring.Board) ([]scoring.Laid, scoring.Direction) {
	d := directions.Draw(t, "direction")
	near, aside := e.Layout.Centre, 0
	if b.Count() > 0 {
		near = rapid.SampledFrom(squares(b)).Draw(t, "near")
		aside = rapid.IntRange(-1, 1).Draw(t, "aside")
	}
	tiles := drawTiles(t, e, 1, e.Rack)
	back := rapid.IntRange(0, len(tiles)).Draw(t, "back")
	laid, err := b.Lay(near.Step(d, -back).Step(d.Turned(), aside), d, tiles)
	if err != nil {
		return nil, d
	}
	return laid, d
}

// squares lists where tiles lie.
func squares(b *scoring.Board) []scoring.Square {
	var taken []scoring.Square
	side := b.Layout().Side
	for i := range side * side {
		if at := (scoring.Square{Row: i / side, Col: i % side}); b.At(at) != 0 {
			taken = append(taken, at)
		}
	}
	return taken
}

// drawBoard draws a board as some legal plays leave it.
func drawBoard(t *rapid.T, e *scoring.Edition) scoring.Board {
	b := scoring.NewBoard(e.Layout)
	for range rapid.IntRange(0, 8).Draw(t, "plays") {
		laid, d := drawNear(t, e, &b)
		if _, err := scoring.Place(e, &b, laid, d); err == nil {
			b = b.With(laid)
		}
	}
	return b
}

// drawPlay draws a legal play on a board.
func drawPlay(t *rapid.T, e *scoring.Edition, b *scoring.Board) ([]scoring.Laid, scoring.Play) {
	for range 20 {
		laid, d := drawNear(t, e, b)
		if play, err := scoring.Place(e, b, laid, d); err == nil {
			return laid, play
		}
	}
	t.SkipNow() // rapid draws another board
	return nil, scoring.Play{}
}

// drawAny draws new tiles that may break any rule of placing.
func drawAny(t *rapid.T, e *scoring.Edition, b *scoring.Board) ([]scoring.Laid, scoring.Direction) {
	laid, d := drawNear(t, e, b)
	laid = slices.Clone(laid)
	side := e.Layout.Side
	anywhere := rapid.Custom(func(t *rapid.T) scoring.Laid {
		at := scoring.Square{Row: rapid.IntRange(-1, side).Draw(t, "row"), Col: rapid.IntRange(-1, side).Draw(t, "column")}
		return scoring.Laid{Square: at, Tile: drawTile(t, e)}
	})
	switch rapid.SampledFrom([]string{"as it is", "shifted", "one away", "one more", "one taken out", "anywhere", "any order"}).Draw(t, "spoilt") {
	case "shifted":
		rows, cols := rapid.IntRange(-4, 4).Draw(t, "rows"), rapid.IntRange(-4, 4).Draw(t, "columns")
		for i := range laid {
			laid[i].Square = laid[i].Square.Step(scoring.Down, rows).Step(scoring.Across, cols)
		}
	case "one away":
		if len(laid) > 0 {
			i := rapid.IntRange(0, len(laid)-1).Draw(t, "which")
			laid[i].Square = laid[i].Square.Step(directions.Draw(t, "way"), rapid.IntRange(-2, 2).Draw(t, "far"))
		}
	case "one more":
		laid = append(laid, anywhere.Draw(t, "more"))
	case "one taken out":
		if len(laid) > 0 {
			i := rapid.IntRange(0, len(laid)-1).Draw(t, "which")
			laid = slices.Delete(laid, i, i+1)
		}
	case "anywhere":
		laid = rapid.SliceOfN(anywhere, 0, e.Rack+2).Draw(t, "anywhere")
	case "any order":
		laid = rapid.Permutation(laid).Draw(t, "order")
	}
	return laid, d
}
