package gcg_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet/gcg"
)

// TestTilesThatWouldBeGuessedWronglyAreNamed: what is written is read again as a game of the same
// edition. Where the text alone would make it another, it names its tiles, and nothing in it says
// otherwise; where it would not, it comes back without a line that it did not have.
func TestTilesThatWouldBeGuessedWronglyAreNamed(t *testing.T) {
	const (
		players = "#player1 ana Ana\n#player2 bea Bea\n"
		plays   = ">ana: CABXEEE 8G CAB +14 14\n>bea: EEHORST I8 .EE +6 6\n"
	)
	for _, tt := range []struct {
		proves, text, asked string
		names               []string // the lines of the written text that tell of an edition
	}{
		{"the guess is right", players + plays, "", nil},
		{"the one asked for is the one that is guessed", players + plays, "en-100", nil},
		{"the one asked for is another", players + plays, "es-100", []string{"#tile-distribution spanish"}},
		{"the text names others than the ones asked for", "#tile-distribution french\n" + players + plays, "es-100", []string{"#tile-distribution spanish"}},
		{"the text names them later", players + plays + "#tile-distribution french\n", "es-100", []string{"#tile-distribution spanish"}},
		{"a word list of another language", "#lexicon CSW24\n" + players + plays, "es-100", []string{"#lexicon CSW24", "#tile-distribution spanish"}},
		{"a board that they are not played on", "#board-layout super\n" + players + plays, "es-100", []string{"#tile-distribution spanish"}},
		{"their own board", "#board-layout standard\n" + players + plays, "es-100", []string{"#board-layout standard", "#tile-distribution spanish"}},
		{"a name that nobody knows, and the guess is right", "#tile-distribution klingon\n" + players + plays, "", []string{"#tile-distribution klingon"}},
		{"what told the language is written in another way", players + ">ana: EHLLÑÑÑ 8D 2\n", "", nil},
		{"what told the language cannot be written", players + ">ana: EHÑ\x01 8G CAB +14 14\n", "", []string{"#tile-distribution spanish"}},
	} {
		t.Run(tt.proves, func(t *testing.T) {
			candidates, err := editions.Embedded().Candidates(tt.asked, words.Has)
			if err != nil {
				t.Fatal(err)
			}
			g := only(t, gcg.NewReader(candidates), []byte(tt.text))
			r := ownReader(t)
			text, _ := gcg.Write(folded(t, g), tell, r)
			var names []string
			for line := range strings.Lines(string(text)) {
				if strings.HasPrefix(line, "#tile-") || strings.HasPrefix(line, "#lexicon") || strings.HasPrefix(line, "#board-") {
					names = append(names, strings.TrimSpace(line))
				}
			}
			if !slices.Equal(names, tt.names) {
				t.Errorf("it names %q, not %q:\n%s", names, tt.names, text)
			}
			if again := only(t, r, text); again.Edition.ID != g.Edition.ID || again.Verdict != g.Verdict {
				t.Errorf("%s again: %s\n%s", g.Edition.ID, told(again), text)
			}
			checkStable(t, r, g)
		})
	}
}

// TestADigraphOfARackTellsTheLanguage: a tile in brackets is a letter that English does not have.
func TestADigraphOfARackTellsTheLanguage(t *testing.T) {
	for rack, want := range map[string]string{"[LL]AEIOS": "es-100", "AEIOS[L·L]": "ca-100", "AEIOS[": "en-100"} {
		g := only(t, ownReader(t), []byte("#player1 ana Ana\n#player2 bea Bea\n>ana: "+rack+" 8G SEA +6 6\n"))
		if g.Edition.ID != want {
			t.Errorf("%s: %s", rack, told(g))
		}
	}
}
