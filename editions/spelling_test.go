package editions_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"tanteo/editions"
	"tanteo/scoring"
)

func TestAccentedLettersFoldAsTheSourcesSay(t *testing.T) {
	f := readFacts(t)
	c := withExamples(t)
	for _, id := range slices.Concat(shipped, examples) {
		t.Run(id, func(t *testing.T) {
			e, want := edition(t, c, id), f.of(t, id)
			if len(want.FoldMap) == 0 && !e.KeepMarks {
				t.Error("nothing is to fold, but the edition folds marks")
			}
			for typed, folded := range want.FoldMap {
				if strings.HasSuffix(folded, "·") { // half a letter: Ŀ is typed with an L behind it
					typed, folded = typed+"L", folded+"L"
				}
				for _, typed := range []string{typed, strings.ToLower(typed)} {
					got, err := e.Spell(typed)
					if err != nil {
						t.Errorf("%s: %v", typed, err)
					} else if written(e, got) != folded {
						t.Errorf("%s is %s, want %s", typed, written(e, got), folded)
					}
				}
			}
		})
	}
}

func TestLettersThatNoEditionKnowsAreRefused(t *testing.T) {
	f := readFacts(t)
	c := withExamples(t)
	for _, id := range slices.Concat(shipped, examples) {
		t.Run(id, func(t *testing.T) {
			e, want := edition(t, c, id), f.of(t, id)
			for r := rune(0xC0); r <= 0x17F; r++ {
				letter := string(r)
				_, folds := want.FoldMap[letter]
				_, has := e.Letter(letter)
				if !unicode.IsUpper(r) || folds || has {
					continue
				}
				if got, err := e.Spell(letter); err == nil {
					t.Errorf("%s is taken as %s", letter, written(e, got))
				}
			}
		})
	}
}

func TestWordsBecomeTiles(t *testing.T) {
	c := withExamples(t)
	for _, tt := range []struct{ rule, edition, typed, want string }{
		{"CH, LL and RR are one tile each", "es-100", "achicharrar", "A CH I CH A RR A R"},
		{"Ñ is no N, composed or not", "es-100", "ban\u0303o", "B A Ñ O"},
		{"K is a blank of its own accord", "es-100", "kilo", "k I L O"},
		{"IJ is two tiles", "nl-102", "ĳs", "I J S"},
		{"IJ is one tile of the older set", "nl-ij-102", "ĳs", "IJ S"},
		{"IJ is kept apart", "nl-ij-102", "bi|jou", "B I J O U"},
		{"C and H are two tiles in North America", "es-na-103", "chorro", "C H O RR O"},
		{"L·L is one tile, however it is typed", "ca-100", "col-legi", "C O L·L E G I"},
		{"Ŀ and L are one tile", "ca-100", "coŀlegi", "C O L·L E G I"},
		{"LL is two tiles in Catalan", "ca-100", "cella", "C E L L A"},
		{"Ü folds before QU joins", "ca-100", "qüestió", "QU E S T I O"},
		{"Ç is a letter in Catalan", "ca-100", "caçar", "C A Ç A R"},
		{"ß is SS", "de-102", "straße", "S T R A S S E"},
		{"Ä is a letter in German, composed or not", "de-102", "ka\u0308fig", "K Ä F I G"},
		{"Ø folds in English", "en-100", "smørrebrød", "S M O R R E B R O D"},
		{"AA is no Å", "da-100", "aarhus", "A A R H U S"},
		{"every accent is a letter in Polish", "pl-100", "źle", "Ź L E"},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			e := edition(t, c, tt.edition)
			s, err := e.Spell(tt.typed)
			if err != nil {
				t.Fatal(err)
			}
			var tiles []string
			for _, tile := range s.Tiles {
				tiles = append(tiles, e.TileText(tile))
			}
			if got := strings.Join(tiles, " "); got != tt.want {
				t.Errorf("%s, want %s", got, tt.want)
			}
		})
	}
}

func TestNoPairIsKeptApartWhereTheRulesForbidIt(t *testing.T) {
	if _, err := edition(t, editions.Embedded(), "es-100").Spell("C|HE"); err == nil {
		t.Error("C|H is taken apart")
	}
}

// written is a spelling in capitals, blanks among them.
func written(e *scoring.Edition, s scoring.Spelling) string {
	var b strings.Builder
	for _, tile := range s.Tiles {
		b.WriteString(e.Text(tile.Letter()))
	}
	return b.String()
}
