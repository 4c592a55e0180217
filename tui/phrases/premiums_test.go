package phrases_test

import (
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// TestPremiumsAreTwoColumns, always: they stand in a cell of the board.
func TestPremiumsAreTwoColumns(t *testing.T) {
	for _, tag := range []string{"es", "pt", "ca", "en", "fr", "nl", "de", "it", "pl", "no", "sv", "da", "fi", "xx"} {
		names := map[string]scoring.Premium{}
		for _, p := range scoring.Premiums()[1:] {
			name := phrases.PremiumsOf(tag).Premium(p)
			if phrases.Width(name) != 2 || len(name) != 2 {
				t.Errorf("%s: %q is not two columns", tag, name)
			}
			if other, taken := names[name]; taken {
				t.Errorf("%s: %s is %d and %d", tag, name, other, p)
			}
			names[name] = p
		}
		if name := phrases.PremiumsOf(tag).Premium(scoring.Plain); name != "" {
			t.Errorf("%s: a plain square is called %q", tag, name)
		}
	}
}

// TestPremiumsInWords: every name on a board has its words on the page of an edition.
func TestPremiumsInWords(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, p := range scoring.Premiums()[1:] {
			if l.Editions.Names[p] == "" {
				t.Errorf("%s: %s has no words", l.Tag, l.Premiums.Premium(p))
			}
		}
	}
}

func TestKindsFitTheSheet(t *testing.T) {
	for _, l := range phrases.Languages() {
		for _, k := range []sheet.TurnKind{
			sheet.KindPoints, sheet.KindPass, sheet.KindExchange, sheet.KindWithdrawn,
			sheet.KindPenalty, sheet.KindBonus, sheet.KindOvertime, sheet.KindChallenge, sheet.KindEnd,
		} {
			if text := l.Kind(k); text == "" || phrases.Width(text) > phrases.KindColumns {
				t.Errorf("%s: %s is shown as %q", l.Tag, k, text)
			}
		}
	}
}

func TestSafe(t *testing.T) {
	for text, want := range map[string]string{
		"Ana":                   "Ana",
		"Łó Ñandú 日本":           "Łó Ñandú 日本",
		"a\x1b[31mb":            "a\uFFFD[31mb",
		"a\x00b\x7fc\u0085d\te": "a\uFFFDb\uFFFDc d e",
		"a\u009bb":              "a\uFFFDb",
		"a\u202Eb\u2066c":       "abc",
		"a\xffb":                "a\uFFFDb",
		"a\r\nb":                "a  b",
		"a\u2028b":              "a b",
	} {
		if got := phrases.Safe(text); got != want {
			t.Errorf("Safe(%q) is %q, want %q", text, got, want)
		}
	}
}

func TestPad(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"Ana", "Ana   "}, {"Montserrat", "Monts…"}, {"日本", "日本  "}, {"日本語日本", "日本… "}, {"e\u0301a", "e\u0301a    "},
	} {
		if got := phrases.Pad(test.text, 6); got != test.want {
			t.Errorf("Pad(%q) is %q, want %q", test.text, got, test.want)
		}
	}
}

// TestLanguagesHaveEditions: a new game in each language has an edition to propose.
func TestLanguagesHaveEditions(t *testing.T) {
	for _, l := range phrases.Languages() {
		if _, err := editions.Embedded().Edition(editions.ForLanguage(l.Tag)); err != nil {
			t.Errorf("%s: %v", l.Tag, err)
		}
	}
}
