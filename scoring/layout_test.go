package scoring_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

var drawnAs = map[byte]scoring.Premium{
	'.': scoring.Plain,
	'd': scoring.DoubleLetter, 't': scoring.TripleLetter, 'q': scoring.QuadrupleLetter,
	'D': scoring.DoubleWord, 'T': scoring.TripleWord, 'Q': scoring.QuadrupleWord,
	'1': scoring.Colour1, '2': scoring.Colour2, '3': scoring.Colour3, '5': scoring.Colour5,
}

func TestALayoutIsReadSquareBySquare(t *testing.T) {
	for _, board := range []string{standard, super, literaki, lopsided} {
		rows := drawn(board)
		l, err := scoring.NewLayout(rows)
		if err != nil {
			t.Fatal(err)
		}
		for r, row := range rows {
			for c := range len(row) {
				s := scoring.Square{Row: r, Col: c}
				if want := drawnAs[row[c]]; l.At(s) != want {
					t.Errorf("%s of the board of %d: %v, want %v", s.Name(), l.Side, l.At(s), want)
				}
			}
		}
		for sign, p := range drawnAs {
			if got, want := l.Has(p), strings.ContainsRune(board, rune(sign)); got != want {
				t.Errorf("the board of %d has %q: %v", l.Side, sign, got)
			}
		}
	}
}

// Seed 003: 24 double letters, 12 triple letters, 17 double words, 8 triple words.
func TestTheStandardLayoutHasItsPremiums(t *testing.T) {
	l := edition(t, "es-100").Layout
	got := map[scoring.Premium]int{}
	for i := range 15 * 15 {
		got[l.At(scoring.Square{Row: i / 15, Col: i % 15})]++
	}
	want := map[scoring.Premium]int{scoring.DoubleLetter: 24, scoring.TripleLetter: 12, scoring.DoubleWord: 17, scoring.TripleWord: 8, scoring.Plain: 164}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("expected (-) and counted (+):\n%s", diff)
	}
}

func TestTheCentreIsTheMiddleSquare(t *testing.T) {
	for id, want := range map[string]string{"es-100": "H8", "en-super": "K11", "own": "D4"} {
		if got := edition(t, id).Layout.Centre.Name(); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
}

func TestNewLayoutRefuses(t *testing.T) {
	square := func(side int, row string) []string {
		return strings.Fields(strings.Repeat(row+" ", side))
	}
	for _, test := range []struct {
		name string
		rows []string
		want scoring.DefinitionError
	}{
		{"no rows", nil, scoring.DefinitionError{Field: "board", Reason: scoring.SideOfBoard, Number: 0, Least: 5, Most: 21}},
		{"an even side", square(16, "................"), scoring.DefinitionError{Field: "board", Reason: scoring.SideOfBoard, Number: 16, Least: 5, Most: 21}},
		{"too many rows", square(23, "."), scoring.DefinitionError{Field: "board", Reason: scoring.SideOfBoard, Number: 23, Least: 5, Most: 21}},
		{"a short row", square(5, "...."), scoring.DefinitionError{Field: "board", Row: 1, Reason: scoring.RowOfBoard, Number: 4, Least: 5, Most: 5}},
		{"a long row", []string{".....", ".....", "......", ".....", "....."}, scoring.DefinitionError{Field: "board", Row: 3, Reason: scoring.RowOfBoard, Number: 6, Least: 5, Most: 5}},
		{"a sign that means nothing", []string{".....", "..x..", ".....", ".....", "....."}, scoring.DefinitionError{Field: "board", Row: 2, Reason: scoring.NoPremiumSign, Text: "x"}},
		{"a colour that no tile has", []string{".....", "..4..", ".....", ".....", "....."}, scoring.DefinitionError{Field: "board", Row: 2, Reason: scoring.NoPremiumSign, Text: "4"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := scoring.NewLayout(test.rows)
			if diff := cmp.Diff(error(&test.want), err); diff != "" {
				t.Errorf("expected (-) and refused as (+):\n%s", diff)
			}
		})
	}
}

func TestFactors(t *testing.T) {
	e := edition(t, "pl-literaki")
	tile := func(text string) scoring.Tile { return spelled(t, e, text)[0] }
	for _, test := range []struct {
		name         string
		premium      scoring.Premium
		tile         scoring.Tile
		letter, word int
	}{
		{"plain", scoring.Plain, tile("A"), 1, 1},
		{"double letter", scoring.DoubleLetter, tile("A"), 2, 1},
		{"triple letter", scoring.TripleLetter, tile("A"), 3, 1},
		{"quadruple letter", scoring.QuadrupleLetter, tile("A"), 4, 1},
		{"double word", scoring.DoubleWord, tile("A"), 1, 2},
		{"triple word", scoring.TripleWord, tile("A"), 1, 3},
		{"quadruple word", scoring.QuadrupleWord, tile("A"), 1, 4},
		{"yellow under a 1", scoring.Colour1, tile("A"), 3, 1},
		{"yellow under a 2", scoring.Colour1, tile("M"), 1, 1},
		{"yellow under a blank", scoring.Colour1, tile("A?"), 1, 1},
		{"green under a 2", scoring.Colour2, tile("M"), 3, 1},
		{"green under a 3", scoring.Colour2, tile("J"), 1, 1},
		{"blue under a 3", scoring.Colour3, tile("J"), 3, 1},
		{"blue under a 5", scoring.Colour3, tile("Ż"), 1, 1},
		{"red under a 5", scoring.Colour5, tile("Ż"), 3, 1},
		{"red under a blank", scoring.Colour5, tile("Ż?"), 1, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := test.premium.LetterFactor(e, test.tile); got != test.letter {
				t.Errorf("the tile counts %d times, want %d", got, test.letter)
			}
			if got := test.premium.WordFactor(); got != test.word {
				t.Errorf("the word counts %d times, want %d", got, test.word)
			}
		})
	}
}

// A blank that is worth as much as a colour asks for has no colour all the same.
func TestABlankWithPointsHasNoColour(t *testing.T) {
	e := edition(t, "own") // blanks of 2
	if got := scoring.Colour2.LetterFactor(e, spelled(t, e, "A?")[0]); got != 1 {
		t.Errorf("a blank of 2 on green counts %d times", got)
	}
}
