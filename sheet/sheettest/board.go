package sheettest

import (
	"pgregory.net/rapid"

	"tanteo/scoring"
)

// Board draws a board as some plays of letters as they come leave it.
func Board(r *rapid.T, e *scoring.Edition, plays int) scoring.Board {
	b := scoring.NewBoard(e.Layout)
	for range plays {
		tiles := make([]scoring.Tile, e.Rack)
		for i := range tiles {
			tiles[i] = Tile(r, e)
		}
		if play, ok := Place(r, e, &b, tiles); ok {
			b = b.With(play.Laid())
		}
	}
	return b
}

// Tile draws a tile of the edition, a blank now and then, and often of the letters that make or
// are part of a digraph, so that they meet.
func Tile(r *rapid.T, e *scoring.Edition) scoring.Tile {
	letters := e.Alphabet()
	l := rapid.SampledFrom(letters).Draw(r, "letter")
	if one(r, 3) {
		before := rapid.SampledFrom(letters).Draw(r, "before")
		if e.Pair(before, l) {
			l = before
		}
	}
	if e.OnlyBlank(l) || one(r, 8) {
		return l.Blank()
	}
	return l.Tile()
}

// Place lays some tiles of a rack where the rules of placing allow it; false where no place is
// found. An unnamed blank stands for any letter.
func Place(r *rapid.T, e *scoring.Edition, b *scoring.Board, rack []scoring.Tile) (scoring.Play, bool) {
	if len(rack) == 0 {
		return scoring.Play{}, false
	}
	letters := e.Alphabet()
	near := squares(b)
	for range 12 {
		n := rapid.IntRange(1, len(rack)).Draw(r, "tiles")
		from := rapid.IntRange(0, len(rack)-n).Draw(r, "from")
		tiles := make([]scoring.Tile, n)
		for i := range tiles {
			tiles[i] = rack[from+i]
			if tiles[i] == scoring.UnnamedBlank {
				tiles[i] = rapid.SampledFrom(letters).Draw(r, "blank").Blank()
			}
		}
		d := rapid.SampledFrom([]scoring.Direction{scoring.Across, scoring.Down}).Draw(r, "direction")
		start, aside := e.Layout.Centre, 0
		if len(near) > 0 {
			start = rapid.SampledFrom(near).Draw(r, "near")
			aside = rapid.IntRange(-1, 1).Draw(r, "aside")
		}
		back := rapid.IntRange(0, n).Draw(r, "back")
		laid, err := b.Lay(start.Step(d, -back).Step(d.Turned(), aside), d, tiles)
		if err != nil {
			continue
		}
		if play, err := scoring.Place(e, b, laid, d); err == nil {
			return play, true
		}
	}
	return scoring.Play{}, false
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
