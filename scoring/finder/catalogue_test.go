package finder_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unicode/utf8"

	catalogue "tanteo/editions"
	"tanteo/scoring"
)

// The twin agrees in every edition that comes with the program, as its own file tells it: on
// its board, with words of its tiles that are made up, and its bonus.
func TestPlaysAreThoseOfTheTwinInTheCatalogue(t *testing.T) {
	all := catalogue.Embedded()
	bonuses := 0
	for _, listed := range all.List() {
		if testing.Short() && !slices.Contains([]string{"ca-100", "es-100", "pl-literaki-100"}, listed.ID) {
			continue
		}
		t.Run(listed.ID, func(t *testing.T) {
			e, err := all.Edition(listed.ID)
			if err != nil {
				t.Fatal(err)
			}
			laid := map[scoring.Tile]int{}
			blanks := 0
			for seed := range 16 {
				r := rand.New(rand.NewPCG(uint64(seed), 11))
				words := wordsOfItsOwn(r, e, seed)
				for _, play := range agrees(t, drawScene(t, r, e, words, graphOf(t, e, words))) {
					for _, l := range play.Laid() {
						laid[l.Tile]++
						if l.Tile.IsBlank() {
							blanks++
						}
					}
					if e.BonusFor(play.NewTiles()) > 0 {
						bonuses++
					}
				}
				if t.Failed() {
					t.Fatalf("in scene %d", seed)
				}
			}
			if blanks == 0 {
				t.Error("no blank is laid")
			}
			for _, l := range special(e) {
				if laid[l.Tile()]+laid[l.Blank()] == 0 {
					t.Errorf("%s is never laid", e.Text(l))
				}
			}
		})
	}
	if bonuses == 0 {
		t.Error("no play has a bonus")
	}
}

// wordsOfItsOwn makes up short words and long ones of a few letters of an edition, a special
// one above all: another one in each scene.
func wordsOfItsOwn(r *rand.Rand, e *scoring.Edition, scene int) [][]scoring.Letter {
	own, all := special(e), e.Alphabet()
	one := own[scene%len(own)]
	letters := []scoring.Letter{one, one}
	for range 5 {
		letters = append(letters, all[r.IntN(len(all))])
	}
	return slices.Concat(anyWords(r, e, letters, 24, 2, 4), anyWords(r, e, letters, 12, e.Rack, e.Rack+1))
}

// special are the letters with two signs, those that only a blank can be, and the last one of
// the alphabet.
func special(e *scoring.Edition) []scoring.Letter {
	all := e.Alphabet()
	last := all[len(all)-1]
	return slices.DeleteFunc(all, func(l scoring.Letter) bool {
		return utf8.RuneCountInString(e.Text(l)) < 2 && !e.OnlyBlank(l) && l != last
	})
}
