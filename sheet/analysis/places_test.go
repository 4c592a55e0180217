package analysis_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// Each place, noted as a play, gives its points; and there are just those that trying the word
// on each square finds.
func TestPlacesAreThoseOfEachSquare(t *testing.T) {
	total, blanks := 0, 0
	inAnyGame(t, 60, func(t *testing.T, r *rand.Rand, g *sheet.Game, list wordList) {
		word := anyWord(r, list)
		places, err := analysis.Places(g, word)
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]int{}
		for i, p := range places {
			name := fmt.Sprint(p.Play.Start, p.Play.Direction)
			if _, twice := got[name]; twice {
				t.Errorf("%s is found twice", name)
			}
			got[name] = p.Working.Points
			if i > 0 && places[i-1].Working.Points < p.Working.Points {
				t.Errorf("%s counts more than the place before", name)
			}
			next := done(t, *g, sheet.Event{What: sheet.Played{Play: p.Play}})
			turn := next.Standings.Turns[len(next.Standings.Turns)-1]
			if turn.Points != p.Working.Points || turn.Fault != nil {
				t.Errorf("%s counts %d, and once it is noted %d, %v", name, p.Working.Points, turn.Points, turn.Fault)
			}
			for l, n := range next.Standings.Tiles.Left {
				if n < 0 && n < g.Standings.Tiles.Left[l] {
					t.Errorf("%s lays more %d than there are", name, l)
				}
			}
			if slices.ContainsFunc(p.Play.Laid(), func(l scoring.Laid) bool { return l.Tile.IsBlank() }) {
				blanks++
			}
		}
		want := triedPlaces(g, word)
		for name, points := range want {
			if n, ok := got[name]; !ok || n != points {
				t.Errorf("%s counts %d, found: %v, %d", name, points, ok, n)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%d places of %v, want %d", len(got), word, len(want))
		}
		total += len(got)
	})
	if total < 1000 || blanks < 50 {
		t.Errorf("only %d places, %d of them with a blank", total, blanks)
	}
}

// anyWord is a word of the list, now and then with a blank or a tile that must lie.
func anyWord(r *rand.Rand, list wordList) []scoring.Tile {
	var word []scoring.Tile
	for _, letter := range list.words[r.IntN(len(list.words))] {
		switch r.IntN(9) {
		case 0:
			word = append(word, letter.Blank())
		case 1:
			word = append(word, 0)
		default:
			word = append(word, letter.Tile())
		}
	}
	return word
}

// triedPlaces tries a word on each square both ways with each choice of blanks, and asks the
// rules whether that may be laid: the points of each place, with the fewest blanks and of
// those ways the most. One tile that lies both ways counts once, across.
func triedPlaces(g *sheet.Game, word []scoring.Tile) map[string]int {
	found, alone := map[string]int{}, map[scoring.Square]bool{}
	e, board, side := g.Edition, &g.Standings.Board, g.Edition.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		for i := range side * side {
			start := scoring.Square{Row: i / side, Col: i % side}
			fewest := len(word) + 1
			var one scoring.Square
			for choice := range 1 << len(word) {
				laid, blanks, ok := laidOn(g, word, start, d, choice)
				if !ok || blanks > fewest {
					continue
				}
				play, err := scoring.Place(e, board, laid, d)
				if err != nil || play.Start != start || play.Direction != d || len(play.Tiles) != len(word) || len(laid) == 1 && d == scoring.Down && alone[laid[0].Square] {
					continue
				}
				name, points := fmt.Sprint(start, d), scoring.Points(e, board, play)
				if blanks < fewest || points > found[name] {
					found[name] = points
				}
				fewest, one = blanks, laid[0].Square
				if len(laid) > 1 {
					one = scoring.Square{Row: -1}
				}
			}
			if fewest <= len(word) && one.Row >= 0 && d == scoring.Across {
				alone[one] = true
			}
		}
	}
	return found
}

// laidOn are the tiles that a word lays from a square, those of a choice as blanks; false where
// they cannot be laid, or are not there.
func laidOn(g *sheet.Game, word []scoring.Tile, start scoring.Square, d scoring.Direction, choice int) (laid []scoring.Laid, blanks int, ok bool) {
	left := slices.Clone(g.Standings.Tiles.Left)
	for i, tile := range word {
		at, blank := start.Step(d, i), choice>>i&1 == 1
		if !g.Edition.Layout.Contains(at) {
			return nil, 0, false
		}
		lies := g.Standings.Board.At(at)
		switch {
		case lies != 0:
			if blank || tile != 0 && lies.Letter() != tile.Letter() {
				return nil, 0, false
			}
			continue
		case tile == 0, tile.IsBlank() && !blank:
			return nil, 0, false
		}
		one, slot := tile.Letter().Tile(), tile.Letter()
		if blank {
			one, slot = tile.Letter().Blank(), 0
			blanks++
		}
		if left[slot]--; left[slot] < 0 {
			return nil, 0, false
		}
		laid = append(laid, scoring.Laid{Square: at, Tile: one})
	}
	return laid, blanks, len(laid) > 0
}

// A word that no row of the board can hold is refused.
func TestPlacesOfAWordThatIsTooLong(t *testing.T) {
	g := newGame(t, sheet.ClassicGame, "es-100")
	_, err := analysis.Places(&g, make([]scoring.Tile, g.Edition.Layout.Side+1))
	if fault, ok := errors.AsType[*scoring.SpellingError](err); !ok || fault.Fault != scoring.TooLong {
		t.Errorf("%v", err)
	}
}
