package phrases_test

import (
	"math/big"
	"slices"
	"testing"

	"tanteo/tui/phrases"
)

// TestDutch plays what seed 002 tells, with its words.
func TestDutch(t *testing.T) {
	g, l := game(t, "nl-102", "Anna", ""), phrases.For("nl")
	for _, test := range []struct{ line, want string }{
		{"H4 PLANK", "Anna: PLANK op H4-H8, 28. Speler 2 is aan de beurt."},
		{"6F KRAAN", "Speler 2: KR(A)AN op 6F-6J, 16. Anna is aan de beurt."},
		{"pas", "Anna: gepast. Speler 2 is aan de beurt."},
		{"ruil 3", "Speler 2: 3 letters geruild. Anna is aan de beurt."},
		{"ruil X", "Anna: 1 letter geruild. Speler 2 is aan de beurt."},
		{"terugnemen", "Speler 2: woord teruggenomen, 0. Anna is aan de beurt."},
		{"= I2wNDEX3l", "Anna: INDEX, 58. Speler 2 is aan de beurt."},
		{"= AQ2lU2wAGYM", "Speler 2: AQUAGYM, 130, waarvan 50 voor 7 letters. Anna is aan de beurt."},
		{"aanvechten mislukt", "Anna: vocht een goed woord aan, −10; totaal 76."},
		{"aanvechten", "Aangevochten: AQUAGYM gaat eraf. Speler 2 146 → 16. Anna is aan de beurt."},
		{"straf 2 20 fout woord", "Speler 2: strafpunten −20; totaal −4."},
		{"wijzig 2 25", "Beurt 2 is nu Speler 2: 25, zelf geteld. Speler 2 −4 → 5. Anna is aan de beurt."},
		{"ongedaan", "De laatste wijziging is ongedaan gemaakt. Speler 2 5 → −4. Anna is aan de beurt."},
		{"wijzig 2 notitie over de A van PLANK", "Genoteerd."},
		{"naam 2 Bram", "Speler 2 heet nu Bram."},
		{"beeindigen - ?XA", "Anna wint met 85. Anna 76 → 85, Bram −4 → −13."},
		{"heropenen", "Het spel gaat verder. Anna 85 → 76, Bram −13 → −4. Anna is aan de beurt."},
		{"leg A1 BOEK", "4 letters zonder score op het bord gelegd."},
	} {
		next, answer := do(t, g, test.line)
		if got := l.Answer(answer, next); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.line, got, test.want)
		}
		g = next
	}
}

func TestDutchNumbers(t *testing.T) {
	l := phrases.For("nl")
	got := []string{
		l.Paper.Percent(l.Decimal(big.NewRat(7200, 78))), l.Tool.List.Turns(0), l.Tool.List.Turns(1), l.Tool.List.Turns(2),
		l.Editions.Tiles(102, 100, 2), l.Earlier.Rounds(3), l.Numbers.And([]string{"1", "2", "3"}),
	}
	want := []string{"92,3%", "0 beurten", "1 beurt", "2 beurten", "102 letterblokjes: 100 letters en 2 blanco's.", "3 rondes", "1, 2 en 3"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}
