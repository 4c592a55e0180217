package phrases_test

import (
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// bags is an edition with a tile of two letters, in which little is left when A and B are laid.
func bags(t *testing.T, seed uint64) sheet.Game {
	t.Helper()
	book, err := editions.Embedded().Rulebook("es-fise")
	if err != nil {
		t.Fatal(err)
	}
	es, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	d := es.Definition
	d.Letters, d.BlankOnly, d.Blanks, d.Vowels, d.Rack = []scoring.LetterDef{
		{Letter: "A", Count: 2, Value: 1}, {Letter: "R", Count: 3, Value: 1}, {Letter: "RR", Count: 1, Value: 8}}, nil, 0, []string{"A"}, 3
	d.Bonus = []scoring.Bonus{{Tiles: 3, Points: 50}}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: d, Rules: book, Notation: scoring.Rows, Players: []string{"Ana"}, First: 1, Seed: seed,
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Whoever reads a rack can type it: two R are not one RR.
func TestRackIsTyped(t *testing.T) {
	_, answer := do(t, bags(t, 1), "rack R|RA")
	g, _ := do(t, bags(t, 1), "rack R|RA")
	if got := phrases.For("en").Answer(answer, g); got != "Round 1, rack: R|RA." {
		t.Error(got)
	}
}

func TestAnswerDraw(t *testing.T) {
	g := bags(t, 2)
	for _, test := range []struct {
		line string
		want map[string]string
	}{
		{"draw", map[string]string{
			"en": "Round 1, rack: AR|R.",
			"es": "Ronda 1, atril: AR|R.",
			"nl": "Ronde 1, plankje: AR|R.",
			"fr": "Coup 1, tirage\u00a0: AR|R.",
			"de": "Runde 1, Bänkchen: AR|R.",
		}},
		{"5", nil},
		{"next", map[string]string{
			"en": "Round 1 is closed. Master: 5 by hand. Round 2, rack: RRAR. Next: Ana.",
			"es": "Ronda 1 cerrada. Maestra: 5 a mano. Ronda 2, atril: RRAR. Sigue Ana.",
			"nl": "Ronde 1 is gesloten. Top: 5, zelf geteld. Ronde 2, plankje: RRAR. Nu Ana.",
			"fr": "Coup 1 clos. Top\u00a0: 5 à la main. Coup 2, tirage\u00a0: RRAR. Suivant\u00a0: Ana.",
			"de": "Runde 1 ist zu Ende. Bestzug: 5 von Hand. Runde 2, Bänkchen: RRAR. Als Nächstes: Ana.",
		}},
		{"H7 AA", nil},
		{"next", map[string]string{
			"en": "Round 2 is closed. Master: AA at H7-H8, 4. Next: Ana. * No vowel or no consonant is left: the rules end the game here, and finish does so.",
			"es": "Ronda 2 cerrada. Maestra: AA en H7-H8, 4. Sigue Ana. * No quedan vocales, o no quedan consonantes: según el reglamento la partida acaba aquí (finalizar).",
			"nl": "Ronde 2 is gesloten. Top: AA op H7-H8, 4. Nu Ana. * Er is geen klinker of geen medeklinker meer: volgens de regels is het spel hier uit (afsluiten).",
			"fr": "Coup 2 clos. Top\u00a0: AA en H7-H8, 4. Suivant\u00a0: Ana. * Il ne reste plus de voyelle, ou plus de consonne\u00a0: d'après le règlement la partie finit ici (terminer).",
			"de": "Runde 2 ist zu Ende. Bestzug: AA auf H7-H8, 4. Als Nächstes: Ana. * Kein Vokal oder kein Konsonant ist mehr da: Nach den Regeln endet die Partie hier (beenden).",
		}},
	} {
		next, answer := do(t, g, test.line)
		g = next
		for tag, want := range test.want {
			l := phrases.For(tag)
			got := l.Answer(answer, g)
			for _, n := range answer.Notices {
				got += " * " + l.Notice(n, g)
			}
			if got != want {
				t.Errorf("%s %q:\n got %s\nwant %s", tag, test.line, got, want)
			}
		}
	}
}

func TestRacksRefused(t *testing.T) {
	g := bags(t, 1)
	for tag, want := range map[string][2]string{
		"en": {"1 rack was refused and went back whole.", "3 racks were refused and went back whole."},
		"es": {"1 atril rechazado volvió entero a la bolsa.", "3 atriles rechazados volvieron enteros a la bolsa."},
		"nl": {"1 plankje is afgekeurd en ging helemaal terug.", "3 plankjes zijn afgekeurd en gingen helemaal terug."},
		"fr": {"1 tirage refusé, remis en entier dans le sac.", "3 tirages refusés, remis en entier dans le sac."},
		"de": {"1 Bänkchen wurde abgelehnt und ging ganz zurück.", "3 Bänkchen wurden abgelehnt und gingen ganz zurück."},
	} {
		l := phrases.For(tag)
		got := [2]string{l.Notice(sheet.Notice{Code: sheet.NoticeRackRefused, Count: 1}, g), l.Notice(sheet.Notice{Code: sheet.NoticeRackRefused, Count: 3}, g)}
		if got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}
