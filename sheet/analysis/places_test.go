package analysis_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/report"
	"tanteo/sheet/sheettest"
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
			for l, n := range next.Standings.Tiles.Letters {
				if n < 0 && n < g.Standings.Tiles.Letters[l] {
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

// In games of every edition, by whatever was played, the places of a word are those that trying
// it on each square finds, in either direction and with every choice of blanks.
func TestPlacesInRandomGamesAreThoseOfEachSquare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Players: 2}.Classic(t)
		for range 4 {
			word := nearWord(t, &g)
			places, err := analysis.Places(&g, word)
			if err != nil {
				t.Fatal(err)
			}
			got := map[string]int{}
			for _, p := range places {
				got[fmt.Sprint(p.Play.Start, p.Play.Direction)] = p.Working.Points
			}
			if diff := cmp.Diff(triedPlaces(&g, word), got); diff != "" || len(got) != len(places) {
				t.Fatalf("%s: %d places\n%s\ntried on each square (-), found (+):\n%s", sheet.RackText(g.Edition, word), len(places),
					strings.Join(g.Standings.Board.Text(g.Edition), "\n"), diff)
			}
		}
	})
}

// nearWord draws a word that has to do with what lies: two tiles that meet on a free square, so
// that across it lays its last tile there and down its first; a word of the board made longer;
// or letters as they come. Now and then it has a blank, or a tile that must lie.
func nearWord(t *rapid.T, g *sheet.Game) []scoring.Tile {
	board := &g.Standings.Board
	at := func() scoring.Square {
		side := g.Edition.Layout.Side
		return scoring.Square{Row: rapid.IntRange(0, side-1).Draw(t, "row"), Col: rapid.IntRange(0, side-1).Draw(t, "column")}
	}
	var word []scoring.Tile
	switch rapid.IntRange(0, 3).Draw(t, "word") {
	case 0, 1:
		var corners [][]scoring.Tile
		for i := range g.Edition.Layout.Side * g.Edition.Layout.Side {
			s := scoring.Square{Row: i / g.Edition.Layout.Side, Col: i % g.Edition.Layout.Side}
			before, after := board.At(s.Step(scoring.Across, -1)), board.At(s.Step(scoring.Down, 1))
			if board.At(s) == 0 && before != 0 && after != 0 {
				corners = append(corners, []scoring.Tile{before.Letter().Tile(), after.Letter().Tile()})
			}
		}
		if len(corners) > 0 {
			word = slices.Clone(rapid.SampledFrom(corners).Draw(t, "corner"))
		}
	case 2:
		d := rapid.SampledFrom([]scoring.Direction{scoring.Across, scoring.Down}).Draw(t, "direction")
		for s := at(); len(word) < 4 && board.At(s) != 0; s = s.Step(d, 1) {
			word = append(word, board.At(s).Letter().Tile())
		}
	}
	for len(word) < 2 || rapid.IntRange(0, 2).Draw(t, "longer") == 2 && len(word) < 6 {
		tile := sheettest.Tile(t, g.Edition)
		word = slices.Insert(word, rapid.IntRange(0, len(word)).Draw(t, "where"), tile)
	}
	switch i := rapid.IntRange(0, 5*len(word)).Draw(t, "which"); {
	case i >= 2*len(word):
	case i >= len(word):
		word[i-len(word)] = 0
	default:
		word[i] = word[i].Letter().Blank()
	}
	return word
}

// A word of two tiles that meet on one free square has two places there: across it lays its
// last tile on it, and down its first.
//
//	. E .
//	. ? B
func TestPlacesOfTwoTilesOnOneSquare(t *testing.T) {
	e, err := editions.Embedded().Edition("en-100")
	if err != nil {
		t.Fatal(err)
	}
	g := newGame(t, sheet.ClassicGame, "en-100")
	word, err := e.Spell("EB")
	if err != nil {
		t.Fatal(err)
	}
	tile := func(square string, i int) scoring.Laid {
		s, _, _ := scoring.GCG.Parse(square)
		return scoring.Laid{Square: s, Tile: word.Tiles[i]}
	}
	g = done(t, g, sheet.Event{What: sheet.Laid{Tiles: []scoring.Laid{tile("H7", 0), tile("I8", 1)}}})
	places, err := analysis.Places(&g, word.Tiles)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range places {
		got = append(got, report.GCGPlay(p.Play, e))
	}
	slices.Sort(got)
	want := []string{"8H E.", "H7 .B", "7H .B", "I7 E."}
	for _, one := range want {
		if !slices.Contains(got, one) {
			t.Errorf("%s is not among %q", one, got)
		}
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
// those ways the most. The same one tile on the same square counts once, across.
func triedPlaces(g *sheet.Game, word []scoring.Tile) map[string]int {
	found, across := map[string]int{}, map[scoring.Laid]bool{}
	e, board, side := g.Edition, &g.Standings.Board, g.Edition.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		for i := range side * side {
			start := scoring.Square{Row: i / side, Col: i % side}
			name, fewest := fmt.Sprint(start, d), len(word)+1
			var best []scoring.Laid
			for choice := range 1 << len(word) {
				laid, blanks, ok := laidOn(g, word, start, d, choice)
				if !ok || blanks > fewest {
					continue
				}
				play, err := scoring.Place(e, board, laid, d)
				if err != nil || play.Start != start || play.Direction != d || len(play.Tiles) != len(word) {
					continue
				}
				if points := scoring.Points(e, board, play); blanks < fewest || points > found[name] {
					found[name], best = points, laid
				}
				fewest = blanks
			}
			switch {
			case len(best) != 1:
			case d == scoring.Across:
				across[best[0]] = true
			case across[best[0]]: // the same tile on the same square
				delete(found, name)
			}
		}
	}
	return found
}

// laidOn are the tiles that a word lays from a square, those of a choice as blanks; false where
// they cannot be laid, or are not there.
func laidOn(g *sheet.Game, word []scoring.Tile, start scoring.Square, d scoring.Direction, choice int) (laid []scoring.Laid, blanks int, ok bool) {
	left := slices.Clone(g.Standings.Tiles.Letters)
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
