package phrases_test

import (
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// TestTheMarksToldAreThoseOfTheBoard, in each language, where a typed play names another.
func TestTheMarksToldAreThoseOfTheBoard(t *testing.T) {
	d := game(t, "es-100", "Ana", "Bea").Edition.Definition
	d.Board = append([]string{"Q" + d.Board[0][1:]}, d.Board[1:]...)
	e, err := scoring.NewEdition(d)
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = e.SpellTyped([]string{"A4l"})
	for tag, want := range map[string]string{
		"es": "Tiene 2l, 3l, 2w, 3w y 4w.", "en": "It has 2l, 3l, 2w, 3w and 4w.", "nl": "Het heeft 2l, 3l, 2w, 3w en 4w.",
		"fr": "Elle a 2l, 3l, 2w, 3w et 4w.", "de": "Es hat 2l, 3l, 2w, 3w und 4w.",
	} {
		if _, todo := phrases.For(tag).Explain(err, phrases.Context{Edition: e}); todo != want {
			t.Errorf("%s: %q, want %q", tag, todo, want)
		}
		plain := strings.Replace(want, "2w, 3w", "2w", 1)
		plain = strings.Replace(plain, "4w", "3w", 1)
		if _, todo := phrases.For(tag).Explain(err, phrases.Context{}); todo != plain {
			t.Errorf("%s, of no edition: %q, want %q", tag, todo, plain)
		}
	}
}
