package sheet_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// wholeGame are the lines of a game from the first play to an empty bag, the same each time:
// tiles from a bag, each play the best of some that the rack allows. Now and then somebody
// passes, exchanges, or plays what comes off.
func wholeGame(t testing.TB, g sheet.Game, seed uint64) (sheet.Game, []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	e := g.Edition
	var bag []scoring.Tile
	for _, l := range e.Alphabet() {
		for range e.Count(l) {
			bag = append(bag, l.Tile())
		}
	}
	for range e.Blanks {
		bag = append(bag, scoring.UnnamedBlank)
	}
	r.Shuffle(len(bag), func(i, j int) { bag[i], bag[j] = bag[j], bag[i] })
	racks := make([][]scoring.Tile, len(g.Standings.Players))
	var lines []string
	note := func(line string) {
		lines = append(lines, line)
		g = enterAll(t, g, line)
	}
	for dry := 0; dry < 2; {
		rack := &racks[g.Standings.OnTurn-1]
		for len(*rack) < e.Rack && len(bag) > 0 {
			*rack, bag = append(*rack, bag[0]), bag[1:]
		}
		play, ok := bestOfSome(r, g, *rack)
		switch {
		case !ok:
			dry++
			note("pass")
			continue
		case len(lines)%17 == 16:
			note("exchange " + strconv.Itoa(min(3, e.Rack)))
			continue
		}
		dry = 0
		note(sheettest.LineOfPlay(g, play))
		if len(lines)%13 == 12 {
			note("challenge")
			continue
		}
		*rack = rest(*rack, play)
		if len(*rack) == 0 && len(bag) == 0 {
			break
		}
	}
	return g, lines
}

// bestOfSome is the play of most points among some that a rack allows on the board.
func bestOfSome(r *rand.Rand, g sheet.Game, rack []scoring.Tile) (best scoring.Play, ok bool) {
	e, b := g.Edition, &g.Standings.Board
	most := -1
	for range 60 {
		d := scoring.Direction(r.IntN(2))
		near := e.Layout.Centre
		if b.Count() > 0 {
			near = scoring.Square{Row: r.IntN(e.Layout.Side), Col: r.IntN(e.Layout.Side)}
		}
		tiles := make([]scoring.Tile, 0, e.Rack)
		for _, i := range r.Perm(len(rack))[:min(len(rack), 1+r.IntN(5-r.IntN(4)))] {
			tile := rack[i]
			if tile == scoring.UnnamedBlank {
				tile = e.Alphabet()[r.IntN(len(e.Letters))].Blank()
			}
			tiles = append(tiles, tile)
		}
		laid, err := b.Lay(near, d, tiles)
		if err != nil {
			continue
		}
		play, err := scoring.Place(e, b, laid, d)
		if err != nil || len(play.Tiles) > 9 {
			continue
		}
		if points := scoring.Points(e, b, play); points > most {
			best, most, ok = play, points, true
		}
	}
	return best, ok
}

// rest is a rack without the tiles of a play.
func rest(rack []scoring.Tile, play scoring.Play) []scoring.Tile {
	left := append([]scoring.Tile{}, rack...)
	for _, l := range play.Laid() {
		gone := l.Tile
		if gone.IsBlank() {
			gone = scoring.UnnamedBlank
		}
		for i, tile := range left {
			if tile == gone {
				left = append(left[:i], left[i+1:]...)
				break
			}
		}
	}
	return left
}

// corrected is a whole game after four corrections: two that leave faults, which are mended.
func corrected(t testing.TB) sheet.Game {
	g, lines := wholeGame(t, newTable(t, "es-100", "home", "Ana", "Bea"), 7)
	first := line.Of(g, g.Standings.Turns[2], commandWord)
	g = enterAll(t, g, "edit 3 pass", "edit 3 "+first, "edit 5 44", fmt.Sprintf("edit %d 12", len(lines)/2))
	return enterAll(t, g, "penalty Ana 10 late", "note a fine game")
}

// A whole game uses no letter too often, and its lines alone play it again, in whichever
// notation.
func TestWholeGames(t *testing.T) {
	for _, tt := range []struct {
		edition string
		players []string
	}{
		{"es-100", []string{"Ana", "Bea"}}, {"en-100", []string{"Ana", "Bea", "Cai"}}, {"nl-102", []string{"Ana", "Bea", "Cai", "Dan"}}, {"ca-100", []string{"Ana", "Bea"}},
	} {
		t.Run(tt.edition, func(t *testing.T) {
			for seed := range uint64(5) {
				g, lines := wholeGame(t, newTable(t, tt.edition, "home", tt.players...), seed)
				checkStandings(t, g)
				sheettest.CheckReadBack(t, g)
				if s := &g.Standings; len(s.Tiles.OverusedBy) > 0 || len(s.Faulty()) > 0 || len(s.Turns) < 15 {
					t.Errorf("%d rows, overused %v, faults %v", len(s.Turns), s.Tiles.OverusedBy, s.Faulty())
				}
				if diff := diffStandings(g, enterAll(t, newTable(t, tt.edition, "home", tt.players...), lines...)); diff != "" {
					t.Error(diff)
				}
			}
		})
	}
}
