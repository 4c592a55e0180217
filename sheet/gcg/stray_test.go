package gcg_test

import (
	"strings"
	"testing"
	"unicode"

	"tanteo/scoring"
	"tanteo/sheet/gcg"
)

// TestAStraySignOfARackIsNamed, and the rack goes back into the file as it was, unless a terminal
// or a reader would obey it.
func TestAStraySignOfARackIsNamed(t *testing.T) {
	for rack, sign := range map[string]string{"AE,NORV": ",", "ADIORS!": "!", "A\x1b[2JB": "\x1b", "AB\u202eC": "\u202e", "3": "3"} {
		g := only(t, reader(t), []byte("#player1 ana Ana\n#player2 bea Bea\n>ana: "+rack+" 8G CAB +14 14\n"))
		if len(g.Warnings) != 1 || g.Warnings[0].Kind != gcg.DoubtRack || g.Warnings[0].Sign != sign {
			t.Errorf("%q: %+v", rack, g.Warnings)
		}
		text, _ := gcg.Write(folded(t, g), tell, reader(t))
		kept := strings.Contains(string(text), ">ana: "+rack+" 8G")
		if plain := strings.IndexFunc(rack, func(r rune) bool { return !unicode.IsPrint(r) }) < 0; kept != plain {
			t.Errorf("%q is written\n%s", rack, text)
		}
	}
}

// TestTheOrderOfLeftoversIsKept after a game that was passed out: it is that of the file.
func TestTheOrderOfLeftoversIsKept(t *testing.T) {
	const begins = "#character-encoding UTF-8\n#player1 ana Ana\n#player2 bea Bea\n>ana: CABEEEX 8G CAB +14 14\n" +
		">bea: HORSTEE -  +0 0\n>ana: EEEX -  +0 14\n>bea: HORSTEE -  +0 0\n>ana: EEEX -  +0 14\n"
	const ana, bea = ">ana: EEEX (EEEX) -11 3\n", ">bea: HORSTEE (HORSTEE) -10 -10\n"
	for _, ends := range []string{ana + bea, bea + ana} {
		g := only(t, reader(t), []byte(begins+ends))
		if g.Verdict != gcg.Same {
			t.Fatal(told(g))
		}
		if text, _ := gcg.Write(folded(t, g), tell, reader(t)); !strings.HasSuffix(string(text), ends) {
			t.Errorf("%s\nwant at the end\n%s", text, ends)
		}
	}
}

// TestASignAloneIsNoGame: what begins like a turn and says nothing more is told so.
func TestASignAloneIsNoGame(t *testing.T) {
	for _, text := range []string{">", ">\n", "> \n", ">:", ""} {
		g := only(t, reader(t), []byte(text))
		if g.Verdict != gcg.Unreadable || len(g.Differences) == 0 || g.Differences[0].Kind != gcg.NotPlay {
			t.Errorf("%q: %s", text, told(g))
		}
	}
}

// TestAGameThatEndedBeforeItsFirstTurnIsOne: what is written of it is read again.
func TestAGameThatEndedBeforeItsFirstTurnIsOne(t *testing.T) {
	r := reader(t)
	g := only(t, r, []byte("#player1 ana Ana\n#player2 bea Bea\n>ana: AEIORST ()\n"))
	if g.Verdict != gcg.Same {
		t.Fatal(told(g))
	}
	checkAgain(t, r, g)
}

// TestRowsWithLettersGoBackAsSuch: where a text says so, however and wherever, its squares are
// read and written by it.
func TestRowsWithLettersGoBackAsSuch(t *testing.T) {
	const players, turn = "#player1 ana Ana\n#player2 bea Bea\n", ">ana: CABEEEX H7 CAB +14 14\n"
	r := reader(t)
	for _, text := range []string{
		"#orientation lettered-rows\n" + players + turn, "#Orientation\tLettered-Rows \n" + players + turn,
		"#orientation   lettered-rows\n" + players + turn, players + turn + "#orientation lettered-rows\n",
	} {
		g := only(t, r, []byte(text))
		if written := string(checkAgain(t, r, g)); !strings.Contains(written, turn) || g.Log.Notation != scoring.Rows {
			t.Errorf("%s\nis written\n%s", text, written)
		}
	}
}
