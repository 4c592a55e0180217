package scoring_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestRackThatCanBeReadInAnotherWay(t *testing.T) {
	for _, test := range []struct{ name, edition, text, tiles, other string }{
		{"LL", "es-100", "LL", "LL", "L L"},
		{"CH among others", "es-100", "VQTMECH", "V Q T M E CH", "V Q T M E C H"},
		{"all of them", "es-100", "CHLLRR", "CH LL RR", "C H L L R R"},
		{"as many as a rack holds", "es-100", "CHLLRRAB", "CH LL RR A B", "C H L L RR A B"},
		{"a rack that is full", "es-100", "CHABCDEF", "CH A B C D E F", ""},
		{"three", "es-100", "LLL", "LL L", "L L L"},
		{"no digraph", "es-100", "LHC", "L H C", ""},
		{"a blank between", "es-100", "C?H", "C ? H", ""},
		{"after a blank", "es-100", "?RR?A", "? RR ? A", "? R R ? A"},
		{"the Catalan L·L", "ca-100", "L·L", "L·L", ""},
		{"L·L with a stroke", "ca-100", "L-L", "L·L", ""},
		{"the Catalan LL", "ca-100", "LL", "L L", ""},
		{"QU and NY, without Q and Y", "ca-100", "QUNY", "QU NY", ""},
		{"IJ", "nl-ij", "IJS", "IJ S", "I J S"},
		{"English", "en-100", "CHLL", "C H L L", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := edition(t, test.edition)
			rack, err := e.SpellRack(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Fields(test.tiles), tileNames(e, rack)); diff != "" {
				t.Errorf("expected (-) and read (+):\n%s", diff)
			}
			other, ok := e.OtherRack(rack)
			if !ok {
				other = nil
			}
			if diff := cmp.Diff(strings.Fields(test.other), tileNames(e, other)); diff != "" {
				t.Errorf("expected (-) and read in another way (+):\n%s", diff)
			}
		})
	}
}

func TestEachSignKeepsTwoTilesApart(t *testing.T) {
	for _, text := range []string{"L|L", "L·L", "L-L", "L L"} {
		rack, err := edition(t, "es-100").SpellRack(text)
		if err != nil || !slices.Equal(tileNames(edition(t, "es-100"), rack), []string{"L", "L"}) {
			t.Errorf("%q is read as %v, %v", text, tileNames(edition(t, "es-100"), rack), err)
		}
	}
	for _, text := range []string{"-L", "L-", "·L", "L·"} {
		if rack, err := edition(t, "es-100").SpellRack(text); err == nil {
			t.Errorf("%q is read as %v", text, tileNames(edition(t, "es-100"), rack))
		}
	}
	for text, want := range map[string][]string{"L·L": {"L·L"}, "L-L": {"L·L"}, "L|L": {"L", "L"}, "L L": {"L", "L"}, "LL": {"L", "L"}, "A-B": {"A", "B"}} {
		rack, err := edition(t, "ca-100").SpellRack(text)
		if err != nil || !slices.Equal(tileNames(edition(t, "ca-100"), rack), want) {
			t.Errorf("Catalan %q is read as %v, %v", text, tileNames(edition(t, "ca-100"), rack), err)
		}
	}
}

// In a word the official editions do not let the parts of a letter stand side by side, so only
// LLL can be read in two ways; an edition that lets them has more.
func TestWordThatCanBeReadInAnotherWay(t *testing.T) {
	for _, test := range []struct{ edition, text, other string }{
		{"es-100", "CALLE", ""},
		{"es-100", "LLLA", "L LL A"},
		{"nl-ij", "BIJOU", "B I J O U"},
		{"nl-ij", "BI|JOU", "B IJ O U"},
		{"ca-100", "COL·LEGI", ""},
	} {
		e := edition(t, test.edition)
		s, err := e.Spell(test.text)
		if err != nil {
			t.Fatal(err)
		}
		other, ok := e.OtherWord(s.Tiles)
		if !ok {
			other = nil
		}
		if diff := cmp.Diff(strings.Fields(test.other), tileNames(e, other)); diff != "" {
			t.Errorf("%s %s: expected (-) and read in another way (+):\n%s", test.edition, test.text, diff)
		}
	}
}

func TestPlayWithTheTilesThatLieThereInBrackets(t *testing.T) {
	e := edition(t, "es-100")
	s, err := e.SpellPlay("zu(m)o(s?)")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]bool{false, false, true, false, true}, s.Lies); diff != "" || len(s.Tiles) != 5 {
		t.Errorf("%v %s", tileNames(e, s.Tiles), diff)
	}
	for _, text := range []string{"(H", "H)", "((H))", "()"} {
		if s, err := e.SpellPlay(text); err == nil {
			t.Errorf("%q is read as %v", text, tileNames(e, s.Tiles))
		}
	}
	if s, err := e.Spell("(H)AND"); err == nil {
		t.Errorf("a word in brackets is read as %v", tileNames(e, s.Tiles))
	}
}

func TestTypedPlayThatCanBeReadInAnotherWay(t *testing.T) {
	for _, test := range []struct{ edition, text, other string }{
		{"es-100", "CH2wORI0ZOS2w", ""},
		{"es-100", "LLLA2w", "L|LLA2w"},
		{"es-100", "LL2lLA", ""}, // the mark would stand inside LL
		{"es-100", "(LL)LA", ""}, // no letter lies there in part
		{"nl-ij", "BIJ2lOU SIJ", "BI|J2lOU SI|J"},
		{"es-100", "(LLL)A", "L0|LL0A"},
		{"nl-ij", "BI?JOU", ""},
	} {
		e := edition(t, test.edition)
		typed, _, err := e.SpellTyped(strings.Fields(test.text))
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if other, ok := e.OtherTyped(typed); ok {
			for _, word := range other {
				got += " " + word.Text(e)
			}
		}
		if strings.TrimSpace(got) != test.other {
			t.Errorf("%s: %q could be %q, want %q", test.edition, test.text, got, test.other)
		}
	}
}
