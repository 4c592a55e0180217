package finder_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// measures is what each tie looks at, taken from the whole play: the least comes first.
func measures(t *testing.T, s scene, p *finder.Position, bag int) map[finder.Tie]func(scoring.Play) string {
	t.Helper()
	padded := func(n int) string { return strings.Repeat("x", n+500) }
	laid := func(play scoring.Play) (tiles []scoring.Tile) {
		for _, l := range play.Laid() {
			tiles = append(tiles, l.Tile)
		}
		return tiles
	}
	isBlank := func(tile scoring.Tile) bool { return tile.IsBlank() }
	count := func(tiles []scoring.Tile, is func(scoring.Tile) bool) int {
		return len(slices.DeleteFunc(slices.Clone(tiles), func(tile scoring.Tile) bool { return !is(tile) }))
	}
	return map[finder.Tie]func(scoring.Play) string{
		finder.FewestBlanks: func(play scoring.Play) string { return padded(count(laid(play), isBlank)) },
		finder.FewestTiles:  func(play scoring.Play) string { return padded(play.NewTiles()) },
		finder.NearestA1:    func(play scoring.Play) string { return padded(play.Start.Row + play.Start.Col) },
		finder.AcrossFirst:  func(play scoring.Play) string { return padded(int(play.Direction)) },
		finder.EndsGame: func(play scoring.Play) string {
			if bag == 0 && play.NewTiles() == len(s.rack) {
				return padded(0)
			}
			return padded(1)
		},
		finder.Alphabet: func(play scoring.Play) string {
			var w strings.Builder
			for _, tile := range play.Tiles {
				w.WriteByte(byte(tile.Tile.Letter()))
			}
			return w.String()
		},
		finder.BalancedRest: func(play scoring.Play) string {
			isVowel := func(tile scoring.Tile) bool { return !tile.IsBlank() && s.e.IsVowel(tile.Letter()) }
			isOther := func(tile scoring.Tile) bool { return !tile.IsBlank() && !s.e.IsVowel(tile.Letter()) }
			vowels := count(s.rack, isVowel) - count(laid(play), isVowel)
			others := count(s.rack, isOther) - count(laid(play), isOther)
			blanks := count(s.rack, isBlank) - count(laid(play), isBlank)
			for vowels != others && blanks > 0 {
				if blanks--; vowels < others {
					vowels++
				} else {
					others++
				}
			}
			return padded(max(vowels-others, others-vowels))
		},
		finder.MostOpen: func(play scoring.Play) string {
			after := s.b.With(play.Laid())
			open := map[scoring.Square]bool{}
			side := s.e.Layout.Side
			for i := range side * side {
				at := scoring.Square{Row: i / side, Col: i % side}
				beside := false
				for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
					beside = beside || after.At(at.Step(d, 1)) != 0 || after.At(at.Step(d, -1)) != 0
				}
				if after.At(at) != 0 || !beside {
					continue
				}
				for _, l := range s.e.Alphabet() {
					if fits(after, s, at, l) {
						open[at] = true
					}
				}
			}
			return padded(-len(open))
		},
	}
}

// fits says whether a letter makes words only of the list with the tiles beside it.
func fits(b scoring.Board, s scene, at scoring.Square, l scoring.Letter) bool {
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		first := at
		for b.At(first.Step(d, -1)) != 0 {
			first = first.Step(d, -1)
		}
		var word []scoring.Letter
		for i := 0; first.Step(d, i) == at || b.At(first.Step(d, i)) != 0; i++ {
			letter := b.At(first.Step(d, i)).Letter()
			if letter == 0 {
				letter = l
			}
			word = append(word, letter)
		}
		if len(word) > 1 && !s.g.Contains(word) {
			return false
		}
	}
	return true
}

func TestTiesTakeTheLeast(t *testing.T) {
	inEveryEdition(t, 12, func(t *testing.T, r *rand.Rand, s scene) {
		p := position(t, s.e, s.g, s.b)
		plays, _ := p.Plays(s.rack, nil)
		if len(plays) == 0 {
			return
		}
		r.Shuffle(len(plays), func(i, j int) { plays[i], plays[j] = plays[j], plays[i] })
		plays = plays[:min(12, len(plays))]
		for bag := range 2 {
			all := measures(t, s, p, bag)
			for _, tie := range finder.Ties() {
				measure := all[tie]
				least, number := "", 0
				for _, f := range plays {
					switch m := measure(p.Play(f)); {
					case number == 0 || m < least:
						least, number = m, 1
					case m == least:
						number++
					}
				}
				chosen, by := p.Master(plays, s.rack, bag, []finder.Tie{tie})
				if got := measure(p.Play(chosen)); got != least {
					t.Errorf("%s chooses %d before %d", tie, len(got), len(least))
				}
				if decided := number == 1 && len(plays) > 1; decided != (by == tie) {
					t.Errorf("%s leaves %d, and is said to decide: %q", tie, number, by)
				}
			}
		}
		if finder.SameViews(p, position(t, s.e, s.g, s.b)) != true {
			t.Error("the position is another one after a choice")
		}
	})
}

// The orders of the Spanish and the French federation.
var (
	fise = []finder.Tie{finder.FewestBlanks, finder.BalancedRest, finder.FewestTiles, finder.Alphabet, finder.NearestA1}
	fisf = []finder.Tie{finder.FewestBlanks, finder.EndsGame, finder.MostOpen, finder.AcrossFirst}
)

// Whatever the order of the plays, the same one is chosen.
func TestMasterIsOne(t *testing.T) {
	inEveryEdition(t, 12, func(t *testing.T, r *rand.Rand, s scene) {
		p := position(t, s.e, s.g, s.b)
		top, _ := p.Top(s.rack, nil)
		if len(top) == 0 {
			return
		}
		for _, ties := range [][]finder.Tie{fise, fisf, nil} {
			first, by := p.Master(top, s.rack, 20, ties)
			for range 3 {
				r.Shuffle(len(top), func(i, j int) { top[i], top[j] = top[j], top[i] })
				if again, byAgain := p.Master(top, s.rack, 20, ties); again != first || byAgain != by {
					t.Errorf("%v by %q, then %v by %q", first, by, again, byAgain)
				}
			}
		}
	})
}
