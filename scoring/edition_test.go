package scoring_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

func TestValues(t *testing.T) {
	for _, test := range []struct {
		edition string
		tile    string
		value   int
		left    int
	}{
		{"es-100", "CH", 5, 5},
		{"es-100", "LL", 8, 8},
		{"es-100", "RR", 8, 8},
		{"es-100", "Ñ", 8, 8},
		{"es-100", "N", 1, 1},
		{"es-100", "Z", 10, 10},
		{"es-100", "Z?", 0, 0},
		{"es-100", "K", 0, 0},
		{"nl-102", "Z", 4, 4},
		{"fr", "Z", 10, 10},
		{"pl", "Ź", 9, 9},
		{"pl", "Ż", 5, 5},
		{"ca-100", "L·L", 10, 10},
		{"own", "Z?", 2, 5},
	} {
		e := edition(t, test.edition)
		tile := spelled(t, e, test.tile)[0]
		if got := e.Value(tile); got != test.value {
			t.Errorf("%s: %s is worth %d, want %d", test.edition, test.tile, got, test.value)
		}
		if got := e.LeftValue(tile); got != test.left {
			t.Errorf("%s: %s left over is worth %d, want %d", test.edition, test.tile, got, test.left)
		}
	}
}

func TestTheSetsAreWhole(t *testing.T) {
	for id, want := range map[string]int{"es-100": 100, "nl-102": 102, "en-100": 100, "en-super": 200, "fr": 102, "de": 102, "pl": 100, "ca-100": 100} {
		if got := edition(t, id).Tiles(); got != want {
			t.Errorf("%s has %d tiles", id, got)
		}
	}
}

func TestLettersOfASet(t *testing.T) {
	e := edition(t, "es-100")
	var all []string
	for _, l := range e.Alphabet() {
		all = append(all, e.Text(l))
	}
	want := "A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z K W"
	if got := strings.Join(all, " "); got != want {
		t.Errorf("the alphabet is\n%s\nwant\n%s", got, want)
	}
	k, _ := e.Letter("K")
	n, _ := e.Letter("N")
	if !e.OnlyBlank(k) || e.OnlyBlank(n) {
		t.Errorf("K is only a blank: %v, N: %v", e.OnlyBlank(k), e.OnlyBlank(n))
	}
	if e.Count(k) != 0 || e.Count(n) != 5 {
		t.Errorf("K has %d tiles, N %d", e.Count(k), e.Count(n))
	}
	if got := e.Turned(n.Tile()); got != n.Blank() {
		t.Errorf("N turned is %v", got)
	}
	if got := e.Turned(n.Blank()); got != n.Tile() {
		t.Errorf("a blank N turned is %v", got)
	}
	if got := e.Turned(k.Blank()); got != k.Blank() {
		t.Errorf("a blank K turned is %v, but K has no tile", got)
	}
	if _, ok := e.Letter("Ä"); ok {
		t.Error("Ä is a Spanish letter")
	}
}

func TestPair(t *testing.T) {
	for _, test := range []struct {
		edition, first, second string
		want                   bool
	}{
		{"es-100", "C", "H", true},
		{"es-100", "H", "C", false},
		{"es-100", "L", "L", true},
		{"es-100", "R", "R", true},
		{"es-100", "L", "LL", false},
		{"es-100", "N", "N", false},
		{"nl-102", "I", "J", false},
		{"nl-ij", "I", "J", false}, // I and J may lie side by side there
		{"ca-100", "L", "L", false},
		{"ca-100", "N", "Y", true},
	} {
		e := edition(t, test.edition)
		first, _ := e.Letter(test.first)
		second, _ := e.Letter(test.second)
		if got := e.Pair(first, second); got != test.want {
			t.Errorf("%s: %s and %s: %v", test.edition, test.first, test.second, got)
		}
	}
}

func TestVowels(t *testing.T) {
	d := definition(t, "de")
	d.Vowels = []string{"A", "E", "I", "O", "U", "Ä", "Ö", "Ü"}
	e := build(t, d)
	var vowels []string
	for _, l := range e.Alphabet() {
		if e.IsVowel(l) {
			vowels = append(vowels, e.Text(l))
		}
	}
	if diff := cmp.Diff(d.Vowels, vowels); diff != "" {
		t.Errorf("expected (-) and counted as vowels (+):\n%s", diff)
	}
}

func TestFoldingByDefinition(t *testing.T) {
	d := definition(t, "es-100")
	d.Unfolded, d.FoldAlso = []string{"Ń", "ö"}, []string{"ØO", "ðDH"}
	e := build(t, d)
	if got := strings.Join(tileNames(e, spelled(t, e, "øÐÓ")), " "); got != "O D H O" {
		t.Errorf("øÐÓ is read as %s", got)
	}
	for _, text := range []string{"Ń", "ń", "Ö", "ö", "O\u0308"} {
		if s, err := e.Spell(text); err == nil {
			t.Errorf("%q is read as %v", text, tileNames(e, s.Tiles))
		}
	}
}

func TestBonusFor(t *testing.T) {
	for _, test := range []struct {
		edition string
		want    []int // from no new tile on
	}{
		{"es-100", []int{0, 0, 0, 0, 0, 0, 0, 50, 0, 0}},
		{"own", []int{0, 0, 0, 0, 0, 0, 10, 50, 75, 0}},
	} {
		e := edition(t, test.edition)
		for n, want := range test.want {
			if got := e.BonusFor(n); got != want {
				t.Errorf("%s: %d new tiles bring %d, want %d", test.edition, n, got, want)
			}
		}
		if e.BonusFor(-1) != 0 || e.BonusFor(1000) != 0 {
			t.Errorf("%s: a number of tiles that cannot be brings a bonus", test.edition)
		}
	}
}

func TestSame(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*scoring.Definition)
		want   bool
	}{
		{"nothing", func(*scoring.Definition) {}, true},
		{"the name", func(d *scoring.Definition) { d.Name = "Otro" }, true},
		{"the order of the bonus table", func(d *scoring.Definition) { slices.Reverse(d.Bonus) }, true},
		{"a value", func(d *scoring.Definition) { d.Letters[0].Value++ }, false},
		{"a count", func(d *scoring.Definition) { d.Letters[0].Count++ }, false},
		{"a letter", func(d *scoring.Definition) { d.Letters[0].Letter = "Ø" }, false},
		{"the order of letters", func(d *scoring.Definition) { slices.Reverse(d.Letters) }, false},
		{"the blanks", func(d *scoring.Definition) { d.Blanks++ }, false},
		{"what a blank is worth", func(d *scoring.Definition) { d.BlankValue++ }, false},
		{"what a blank is worth at the end", func(d *scoring.Definition) { d.BlankLeft++ }, false},
		{"a square", func(d *scoring.Definition) { d.Board[0] = "...d.." + "." }, false},
		{"the bonus", func(d *scoring.Definition) { d.Bonus[0].Points++ }, false},
		{"the rack", func(d *scoring.Definition) { d.Rack++ }, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := definition(t, "own")
			test.change(&d)
			if got := edition(t, "own").Same(build(t, d)); got != test.want {
				t.Errorf("the same: %v, want %v", got, test.want)
			}
		})
	}
}

func TestNewEditionRefuses(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*scoring.Definition)
		want   string
	}{
		{"no id", func(d *scoring.Definition) { d.ID = "" }, "id: is missing"},
		{"no letters", func(d *scoring.Definition) { d.Letters = nil }, "letters: 2 letters, where 1 to 63 are possible"},
		{"too many letters", func(d *scoring.Definition) { d.Letters = make([]scoring.LetterDef, 62) }, "letters: 64 letters, where 1 to 63 are possible"},
		{"no rack", func(d *scoring.Definition) { d.Rack = 0 }, "rack: 0 tiles, where 1 to 63 are possible"},
		{"a rack too large", func(d *scoring.Definition) { d.Rack = 64 }, "rack: 64 tiles, where 1 to 63 are possible"},
		{"blanks below none", func(d *scoring.Definition) { d.Blanks = -1 }, "blanks: -1 tiles, where 0 to 99 are possible"},
		{"a blank worth too much", func(d *scoring.Definition) { d.BlankValue = 70000 }, "blank_value: 70000 points, where 0 to 999 are possible"},
		{"a blank left worth less than nothing", func(d *scoring.Definition) { d.BlankLeft = -1 }, "blank_left: -1 points, where 0 to 999 are possible"},
		{"no notation", func(d *scoring.Definition) { d.Notation = "chess" }, "notation chess: is neither rows nor gcg"},
		{"no board", func(d *scoring.Definition) { d.Board = nil }, "board: 0 rows, where an odd number from 5 to 21 is possible"},
		{"a small letter", func(d *scoring.Definition) { d.Letters[0].Letter = "a" }, "letters a: a letter is written in capitals"},
		{"a decomposed letter", func(d *scoring.Definition) { d.Letters[0].Letter = "A\u0308" }, "letters A\u0308: a letter is written in capitals"},
		{"a digit", func(d *scoring.Definition) { d.Letters[0].Letter = "1" }, "letters 1: does not begin with a letter"},
		{"no text", func(d *scoring.Definition) { d.Letters[0].Letter = "" }, "letters: does not begin with a letter"},
		{"a letter with the blank's mark", func(d *scoring.Definition) { d.Letters[0].Letter = "A?" }, "letters A?: has a sign in it that means something else"},
		{"a letter with a premium's mark", func(d *scoring.Definition) { d.Letters[0].Letter = "A2L" }, "letters A2L: has a sign in it that means something else"},
		{"a letter with a space", func(d *scoring.Definition) { d.Letters[0].Letter = "A B" }, "letters A B: has a sign in it that means something else"},
		{"another way to type it with a bracket", func(d *scoring.Definition) { d.Letters[0].Also = []string{"(A)"} }, "letters (A): does not begin with a letter"},
		{"a letter that folds away", func(d *scoring.Definition) { d.Letters[3].Letter = "ÄÖ" }, "letters ÄÖ: is not read as what it is written"},
		{"a letter twice", func(d *scoring.Definition) { d.Letters[1].Letter = "A" }, "letters A: stands there twice"},
		{"a letter without a tile that has one", func(d *scoring.Definition) { d.BlankOnly = []string{"A"} }, "letters A: stands there twice"},
		{"another way to type it that is a letter", func(d *scoring.Definition) { d.Letters[0].Also = []string{"b"} }, "letters B: stands there twice"},
		{"a value too high", func(d *scoring.Definition) { d.Letters[0].Value = 1000 }, "letters A: count and value go from 0 to 999"},
		{"a value below nothing", func(d *scoring.Definition) { d.Letters[0].Value = -1 }, "letters A: count and value go from 0 to 999"},
		{"too many tiles", func(d *scoring.Definition) { d.Letters[0].Count = 1000 }, "letters A: count and value go from 0 to 999"},
		{"a bonus for more tiles than a rack", func(d *scoring.Definition) { d.Bonus[0].Tiles = 8 }, "bonus 8: tiles go from 1 to the rack, points from 0 to 9999"},
		{"a bonus below nothing", func(d *scoring.Definition) { d.Bonus[0].Points = -50 }, "bonus 7: tiles go from 1 to the rack, points from 0 to 9999"},
		{"a bonus twice", func(d *scoring.Definition) { d.Bonus = append(d.Bonus, scoring.Bonus{Tiles: 7, Points: 35}) }, "bonus 7: stands there twice"},
		{"a vowel that is no letter", func(d *scoring.Definition) { d.Vowels = []string{"Ä"} }, "vowels Ä: is no letter of this edition"},
		{"two letters not to fold", func(d *scoring.Definition) { d.Unfolded = []string{"ŃŇ"} }, "unfolded ŃŇ: is not one letter"},
		{"nothing not to fold", func(d *scoring.Definition) { d.Unfolded = []string{""} }, "unfolded: is not one letter"},
		{"a letter that folds to nothing", func(d *scoring.Definition) { d.FoldAlso = []string{"Ø"} }, "fold_also Ø: is not a letter and what it folds to"},
		{"a sign that folds", func(d *scoring.Definition) { d.FoldAlso = []string{"?A"} }, "fold_also ?A: is not a letter and what it folds to"},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := definition(t, "es-100")
			test.change(&d)
			_, err := scoring.NewEdition(d)
			if _, ok := err.(*scoring.DefinitionError); !ok {
				t.Fatalf("%v is not a *DefinitionError", err)
			}
			if err.Error() != test.want {
				t.Errorf("refused as\n%s\nwant\n%s", err, test.want)
			}
		})
	}
}
