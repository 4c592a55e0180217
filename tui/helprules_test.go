package tui_test

import (
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/tui/screentest"
)

// wholeHelp is a page of the help from its top to its end.
func wholeHelp(d *desk, page int) string {
	d.Press(ctrl('g'))
	d.Press(screentest.Times(page, right)...)
	text := d.Text()
	for before := ""; before != d.Text(); {
		before = d.Text()
		d.Press(pageDown)
		text += d.Text()
	}
	d.Press(esc)
	return text
}

// Every edition tells its rules and counts its own examples; what its book does not say is
// not known, and no page is empty.
func TestHelpOfEveryEdition(t *testing.T) {
	t.Parallel()
	for i, listed := range editions.Embedded().List() {
		if leftOut(i) {
			continue
		}
		t.Run(listed.ID, func(t *testing.T) {
			atLines(t, desktop{edition: listed.ID, w: 90, h: 40, lang: "es"}, nil, func(t *testing.T, d *desk) {
				rules := wholeHelp(d, 2)
				for _, want := range []string{"En breve", "Antes de la partida", "Un turno", "Impugnaciones", "El final", "El tiempo", "La duplicada", "La hoja", "Quién abre"} {
					if !strings.Contains(rules, want) {
						t.Errorf("no %q in the rules", want)
					}
				}
				counting := wholeHelp(d, 3)
				for _, want := range []string{" × ", " = ", "Total", "92,3 %", "83,3 %", "−6", "−13", "ejemplo propio", "Con detalle"} {
					if !strings.Contains(counting, want) {
						t.Errorf("no %q in the counting", want)
					}
				}
			})
		})
	}
}

// What a book does not say is not known, and what it says is told with its source.
func TestHelpSaysWhatIsNotKnown(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "nl-102", w: 90, h: 40}, nil, func(t *testing.T, d *desk) {
		rules := wholeHelp(d, 2)
		for _, want := range []string{"Who opens: as the table agrees", "Order of the turns: not known", "Not allowed: not known", "not known: counted as at home"} {
			if !strings.Contains(rules, want) {
				t.Errorf("no %q in\n%s", want, rules)
			}
		}
		if book := wholeHelp(d, 4); !strings.Contains(book, "source: Dutch score counter: chosen on the form") {
			t.Errorf("no source in\n%s", book)
		}
	})
}

// The examples are counted, and the last plays of the game with them.
func TestHelpCountsThePlaysOfTheGame(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{w: 90, h: 40}, func(t *testing.T, d *desk) {
		if counting := wholeHelp(d, 3); !strings.Contains(counting, "7 tiles bring 50.") || !strings.Contains(counting, "Total 78") || !strings.Contains(counting, "The last plays of this game") {
			t.Errorf("%s", counting)
		}
	})
}
