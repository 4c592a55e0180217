package phrases_test

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/phrases"
)

// TestGerman plays a game with the words of German-speaking players.
func TestGerman(t *testing.T) {
	g, l := game(t, "de-102", "Jörg", ""), phrases.For("de")
	for _, test := range []struct{ line, want string }{
		{"8D ZEICHEN", ""},
		{"H8 HÖREN", ""},
		{"passen", "Jörg: passt. Spieler 2 ist am Zug."},
		{"tauschen 3", "Spieler 2: tauscht 3 Steine. Jörg ist am Zug."},
		{"tausch X", "Jörg: tauscht 1 Stein. Spieler 2 ist am Zug."},
		{"zuruckgezogen", "Spieler 2: Wort zurückgezogen, 0. Jörg ist am Zug."},
		{"25", "Jörg: 25 von Hand. Spieler 2 ist am Zug."},
		{"= QUÄLEND", "Spieler 2: QUÄLEND, 72, davon 50 für 7 Steine. Jörg ist am Zug."},
		{"anzweifeln erfolglos", ""},
		{"anzweifeln", ""},
		{"strafe 2 20 zu spät", ""},
		{"ändern 3 notiz er sah nichts", "Notiert."},
		{"umbenennen 2 Käthe", "Spieler 2 heißt jetzt Käthe."},
		{"dazu Uwe", "Uwe kommt als Spieler 3 dazu."},
		{"ruckgangig", ""},
		{"legen A1 BUCH", "4 Steine ohne Punkte gelegt."},
		{"leeren", "Die Steine ohne Punkte sind vom Brett."},
	} {
		next, answer := do(t, g, test.line)
		if got := l.Answer(answer, next); test.want != "" && got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.line, got, test.want)
		}
		g = next
	}
}

func TestGermanNumbers(t *testing.T) {
	l := phrases.For("de_AT.UTF-8")
	got := []string{
		l.Paper.Percent(l.Decimal(big.NewRat(7200, 78))), l.Tool.List.Turns(0), l.Tool.List.Turns(1), l.Paper.Turns(2),
		l.Editions.Tiles(102, 100, 2), l.Earlier.Rounds(3), l.Numbers.And([]string{"1", "2", "3"}), l.Numbers.Quote("Ä"), l.Small("Anteil"),
	}
	want := []string{"92,3 %", "0 Züge", "1 Zug", "Nach 2 Zügen", "102 Steine: 100 mit Buchstaben und 2 Blankos.", "3 Runden", "1, 2 und 3", "„Ä“", "Anteil"}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if l.Table.Names(l).Separator != ';' || strings.ToLower("Anteil") != phrases.For("en").Small("Anteil") {
		t.Error("the cells of a table, or labels, are not as the language has them")
	}
}
