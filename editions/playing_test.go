package editions_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
)

// What a book says for the help has its source, and what it does not say is not known.
func TestPlaying(t *testing.T) {
	c := editions.Embedded()
	for _, listed := range c.ListRulebooks() {
		p := c.Playing(listed.ID)
		for _, told := range []editions.Statement{p.Start, p.Direction, p.Until, p.Laid, p.Lexicon, p.NotAllowed} {
			if told.Known() != (told.Source != "") {
				t.Errorf("%s: %+v", listed.ID, told)
			}
		}
	}
	p := c.Playing("fr-fisf")
	if diff := cmp.Diff(editions.Statement{Is: []string{editions.StartAgain}, Source: "fr.scribd.com 525681138"}, p.Start); diff != "" {
		t.Error(diff)
	}
	if p.Direction.Known() || c.Playing("nonsense").Start.Known() {
		t.Error("something is known that nobody has said")
	}
}

// A mistake in what no sheet counts is found with its place all the same.
func TestPlayingMistakes(t *testing.T) {
	text, err := editions.Embedded().RulebookText("es-home")
	if err != nil {
		t.Fatal(err)
	}
	for old, now := range map[string]string{
		`{ is = "clockwise", `:                `{ is = "widdershins", `,
		`start           = { is = "draw", so`: `start           = { is = "draw", sauce = "x", so`,
		`laid            = `:                  `lain            = `,
		`"affixes"`:                           `"affix"`,
	} {
		wrong := strings.Replace(string(text), old, now, 1)
		if wrong == string(text) {
			t.Fatalf("no %s", old)
		}
		if _, err := editions.ParseRulebook("x.toml", []byte(wrong)); err == nil || !strings.Contains(err.Error(), "x.toml:") {
			t.Errorf("%s: %v", now, err)
		}
	}
}
