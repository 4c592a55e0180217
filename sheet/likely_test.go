package sheet_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet"
)

// lists are all arrangements of n of some tiles, which are told apart.
func lists(tiles []string, n int) [][]string {
	if n == 0 {
		return [][]string{nil}
	}
	var all [][]string
	for i, first := range tiles {
		for _, rest := range lists(slices.Delete(slices.Clone(tiles), i, i+1), n-1) {
			all = append(all, append([]string{first}, rest...))
		}
	}
	return all
}

// good says by a second way of counting whether a rack has so many of each kind: some way to
// take what is either for one of the two must do.
func good(rack []string, vowels, eithers string, each int) bool {
	v, c, e := 0, 0, 0
	for _, t := range rack {
		switch {
		case strings.Contains(eithers, t):
			e++
		case strings.Trim(t, "<>") == "?":
		case strings.Contains(vowels, t):
			v++
		default:
			c++
		}
	}
	for as := range e + 1 {
		if v+as >= each && c+e-as >= each {
			return true
		}
	}
	return false
}

// likely is how likely each rack is that can be drawn, where some tiles stay: the rest comes
// from the bag, and a rack that is not good goes back whole.
func likely(kept, bag []string, each int, eithers string) map[string]float64 {
	p := map[string]float64{}
	refused := 0.0
	first := lists(bag, few.Rack-len(kept))
	for _, rest := range first {
		rack := slices.Concat(kept, rest)
		if good(rack, "AE", eithers, each) {
			p[strings.Join(rack, "")] += 1 / float64(len(first))
		} else {
			refused += 1 / float64(len(first))
		}
	}
	whole := slices.DeleteFunc(lists(slices.Concat(kept, bag), few.Rack), func(rack []string) bool { return !good(rack, "AE", eithers, each) })
	for _, rack := range whole {
		p[strings.Join(rack, "")] += refused / float64(len(whole))
	}
	return p
}

// fits holds what was drawn to how likely it is, by chi-square.
func fits(t *testing.T, p map[string]float64, got map[string]int, n int) {
	t.Helper()
	chi, degrees := 0.0, float64(len(p)-1)
	for rack, likely := range p {
		want := likely * float64(n)
		chi += (float64(got[rack]) - want) * (float64(got[rack]) - want) / want
	}
	for rack := range got {
		if p[rack] == 0 {
			t.Errorf("%s is drawn and never should be", rack)
		}
	}
	if most := degrees + 4*math.Sqrt(2*degrees); chi > most {
		t.Errorf("chi-square %.0f of %.0f degrees, where %.0f is much", chi, degrees, most)
	}
}

// Every arrangement of tiles is as likely as any other that the rule allows.
func TestEveryRackIsAsLikely(t *testing.T) {
	n := 6_000
	if testing.Short() {
		n = 2_000
	}
	all := strings.Fields("? A A A B B CH E")
	for _, tt := range []struct {
		name  string
		rule  sheet.Duplicate
		each  int
		kinds string // tiles that are either
	}{
		{"no rule", sheet.Duplicate{}, 0, ""},
		{"one of each, the blank as nothing", sheet.Duplicate{RackRounds: 9, RackEach: 1}, 1, ""},
		{"one of each, the blank as either", sheet.Duplicate{RackRounds: 9, RackEach: 1, RackEither: []string{"?"}}, 1, "?"},
		{"one of each, a digraph as either", sheet.Duplicate{RackLater: 1, RackEither: []string{"CH"}}, 1, "CH"},
		{"two of each, which three tiles never are", sheet.Duplicate{RackLater: 2}, 0, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, later := map[string]int{}, map[string]int{}
			first := drawing(t, few, tt.rule, 0)
			second := enterAll(t, first, "lay H7 A", "rack A?B", "master H8 A", "next") // leaves B and the blank
			for seed := range uint64(n) {
				one, _ := happens(t, first, sheet.RackDrawn{Drawn: true, Seed: seed + 1})
				got[openRack(one)]++
				two, _ := happens(t, second, sheet.RackDrawn{Drawn: true, Seed: seed + 1})
				later[openRack(two)]++
			}
			fits(t, likely(nil, all, tt.each, tt.kinds), got, n)
			fits(t, likely([]string{"?", "B"}, strings.Fields("A B CH E"), tt.each, tt.kinds), later, n)
		})
	}
}

// Where a good rack is rare it is dealt after a while, and is as likely as if it had been
// waited for.
func TestRareRacks(t *testing.T) {
	rare := few
	rare.Rack, rare.Blanks, rare.Vowels = 7, 0, []string{"A"}
	rare.Letters = []scoring.LetterDef{{Letter: "A", Count: 60, Value: 1}, {Letter: "B", Count: 4, Value: 1}}
	const n = 5_000
	got, dealt := map[string]int{}, 0
	first := drawing(t, rare, sheet.Duplicate{RackLater: 3}, 0)
	for seed := range uint64(n) {
		g, _ := happens(t, first, sheet.RackDrawn{Drawn: true, Seed: seed + 1})
		r, _ := g.Standings.Open()
		if r.Refused == 100 {
			got[openRack(g)]++
			dealt++
		}
	}
	if dealt < n/2 {
		t.Fatalf("only %d are dealt", dealt)
	}
	// Three of four B with C(60,4) racks of A, or all four with C(60,3), in 35 places each.
	p := map[string]float64{}
	for places := range 1 << 7 {
		rack, b := "", 0
		for i := range 7 {
			if places&(1<<i) != 0 {
				rack += "B"
				b++
			} else {
				rack += "A"
			}
		}
		switch b {
		case 3:
			p[rack] = 4 * 487_635 / 35.0
		case 4:
			p[rack] = 34_220 / 35.0
		}
	}
	sum := 0.0
	for _, likely := range p {
		sum += likely
	}
	for rack := range p {
		p[rack] /= sum
	}
	fits(t, p, got, dealt)
}

// An edition of the largest size with one consonant has its rack at once.
func TestOneConsonantOfThousands(t *testing.T) {
	large := few
	large.Letters = []scoring.LetterDef{{Letter: "B", Count: 1}}
	large.Vowels, large.Rack = nil, 63
	for r := 'А'; r < 'А'+30; r++ {
		large.Letters = append(large.Letters, scoring.LetterDef{Letter: string(r), Count: 999})
		large.Vowels = append(large.Vowels, string(r))
	}
	for seed := range uint64(5) {
		if g, _ := happens(t, drawing(t, large, sheet.Duplicate{RackLater: 1}, seed+1), drawn); !strings.Contains(openRack(g), "B") {
			t.Errorf("%s", openRack(g))
		}
	}
}
