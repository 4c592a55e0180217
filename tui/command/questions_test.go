package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions/words"
)

// A line can ask for places, best plays, and what a list says; it changes nothing.
func TestLinesThatAsk(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "6F ZUMOS", "J6 SILLA", "9J ANCHA", "F4 PAZ", "M8 VAGON?", "3F SOL")
	before := m.ok("show", id, "--json")
	for line, want := range map[string][]string{
		"* oso":       {" places for OSO:\n", "(not in the list: ", "List: es, RLA-ES y wspanish. It is not an official one."},
		"check":       {"2 of 9 words not in the list.\n  SPAZ (Turn 7)\n  LJAMON (Turn 7)\nList: es"},
		"check 1":     {"The one word is in the list."},
		"check zumo":  {"ZUMO is in the list.\nList: es"},
		"check zumox": {"ZUMOX is not in the list."},
	} {
		said := m.ok("enter", id, line)
		for _, text := range want {
			if !strings.Contains(said, text) {
				t.Errorf("%s: no %q in\n%s", line, text, said)
			}
		}
	}
	for _, line := range []string{"best AELORS?", "missed"} {
		if said := m.no(1, "enter", id, line); !strings.Contains(said, "Best plays are for after the game. To show them to all now: analysis.") {
			t.Errorf("%s: %s", line, said)
		}
	}
	if after := m.ok("show", id, "--json"); after != before {
		t.Errorf("a question changed the game:\n%s\nwas\n%s", after, before)
	}
	if said := m.no(1, "top", "AELORS?", id); !strings.Contains(said, "--anyway") {
		t.Error(said)
	}
	m.ok("enter", id, "analysis")
	if said := m.ok("enter", id, "best AELORS?") + m.ok("top", "AELORS?", id); strings.Count(said, " plays of AELORS?; the 10 best:") != 2 {
		t.Errorf("no best plays though they are shown to all:\n%s", said)
	}
	if said := m.ok("show", id, "--json"); !strings.Contains(said, "\"analysed\": true") {
		t.Error("the sheet does not say that best plays are shown")
	}
	m.ok("enter", id, "analysis off")
	m.no(1, "enter", id, "best AELORS?")
	m.ok("enter", id, "finish")
	said := m.ok("enter", id, "best AELORS?")
	if !strings.Contains(said, " plays of AELORS?; the ") || !strings.Contains(said, "tie at the top.") && !strings.Contains(said, "\n  ") {
		t.Errorf("no best plays:\n%s", said)
	}
}

// In a duplicate the best plays are those of the rack of the round.
func TestBestPlaysOfTheRound(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana", "rack JAMONES")
	said := m.ok("enter", id, "best")
	if !strings.Contains(said, " plays of JAMONES") || strings.Count(said, "\n") < 10 {
		t.Errorf("no best plays:\n%s", said)
	}
	if said := m.no(1, "enter", id, "next"); !strings.Contains(said, "Nothing is noted in this round.") {
		t.Error(said)
	}
}

// show --list marks the words of the sheet.
func TestShowLooksWordsUp(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "nl-102", "--players", "Ana,Bea", "H4 QALYTJE", "pass")
	var report struct {
		Turns []struct {
			Points int `json:"points"`
			Words  []struct {
				InList *bool `json:"in_list"`
			} `json:"words"`
		} `json:"turns"`
	}
	if err := json.Unmarshal([]byte(m.ok("show", id, "--json", "--list", "nl")), &report); err != nil {
		t.Fatal(err)
	}
	word := report.Turns[0].Words[0]
	if word.InList == nil || *word.InList || report.Turns[0].Points != 128 {
		t.Errorf("%+v", report)
	}
	if said := m.ok("show", id, "--list", "nl"); !strings.Contains(said, "The one word is not in the list.\n  QALYTJE (Turn 1)\nList: nl") {
		t.Error(said)
	}
	if err := json.Unmarshal([]byte(m.ok("show", id, "--json")), &report); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(m.ok("show", id, "--json"), `"in_list": true`) {
		t.Error("words are looked up although nobody asked")
	}
}

// Closing a round says who has nothing in it.
func TestClosingNamesWhoHasNothing(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana,Bea,Cai")
	if said := m.ok("enter", id, "24", "next"); !strings.Contains(said, "Nothing from Bea and Cai.") {
		t.Error(said)
	}
	if said := m.ok("enter", id, "24", "20", "10", "next"); strings.Contains(said, "Nothing from") {
		t.Error(said)
	}
	hall := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "30")
	if said := m.ok("enter", hall, "24", "next"); !strings.Contains(said, "Nothing from 29 players.") {
		t.Error(said)
	}
}

// Plays of a duplicate that have no place any more are told by their round, once.
func TestRoundsWithoutAPlace(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "H4 JAMON", "next", "6F ZUMOS", "6F ZUMO", "next")
	if said := m.ok("enter", id, "edit 1 master 8H SOL"); !strings.Contains(said, "A play of round 2 does not fit the board and counts 0.") {
		t.Error(said)
	}
	if said := m.ok("show", id); !strings.Contains(said, "A play of round 2 does not fit the board and counts 0.") {
		t.Error(said)
	}
}

// A game with a seed begins with its first rack, the same wherever the seed is told.
func TestSeedDrawsTheFirstRack(t *testing.T) {
	m := newTable(t)
	said := m.ok("enter", "--new", "--kind", "duplicate", "--edition", "es-100", "--players", "Ana", "--seed", "42")
	_, first, _ := strings.Cut(said, "\n")
	if !strings.HasPrefix(first, "Round 1, rack: ") {
		t.Errorf("no rack:\n%s", said)
	}
	other := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Bea,Cai")
	if again := m.ok("enter", other, "draw 42"); again != first {
		t.Errorf("%q, and by the seed of the game %q", again, first)
	}
}

// A drawn round of tiles without a list takes the best that is noted, and says why.
func TestNoListForTheMaster(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "fi-101", "--players", "Ana", "draw 3", "10")
	if said := m.ok("enter", id, "next"); !strings.Contains(said, "Master: 10 by hand.") || !strings.Contains(said, "* There is no list for") {
		t.Error(said)
	}
}

// Where words are checked, each play that is noted says what the list has of its words, and
// which list it is; no point changes.
func TestEnterChecksWords(t *testing.T) {
	m := newTable(t)
	m.check = true
	id := m.start("--edition", "nl-102", "--players", "Ana,Bea")
	said := m.ok("enter", id, "H4 QALYTJE", "pass", "I4 JA", "25")
	for _, want := range []string{"128", "\n* not in list: QALYTJE\nList: nl", "\n* in list: JA"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in\n%s", want, said)
		}
	}
	if n := strings.Count(said, "List: nl"); n != 2 {
		t.Errorf("the list is told %d times:\n%s", n, said)
	}
	if said := m.ok("show", id, "--json"); !strings.Contains(said, `"in_list": false`) || !strings.Contains(said, `"in_list": true`) {
		t.Error("the sheet does not say which words are in the list")
	}
	m.check = false
	if said := m.ok("enter", id, "edit 1 H4 QALYTJE"); strings.Contains(said, "list") {
		t.Error(said)
	}
}

// The jury is told whose word it is.
func TestCheckNamesThePlayer(t *testing.T) {
	m := newTable(t)
	id := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON", "H5 CUJX", "next")
	if said := m.ok("enter", id, "check"); !strings.Contains(said, "  CUJX (Round 1, Bea)\n") {
		t.Error(said)
	}
}

// A list that cannot be read any more stops neither a play, nor the sheet, nor a round.
func TestCheckWithoutItsList(t *testing.T) {
	m := newTable(t)
	settings := t.TempDir()
	m.words = words.New(settings, t.TempDir())
	path := filepath.Join(t.TempDir(), "own.txt")
	if err := os.WriteFile(path, []byte("jamon\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	m.ok("words", "add", path, "--edition", "es-100")
	m.check = true
	id := m.start("--edition", "es-100", "--players", "Ana,Bea")
	if said := m.ok("enter", id, "H4 JAMON"); !strings.Contains(said, "* in list: JAMON\nList: own") {
		t.Error(said)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	m.words = words.New(settings, t.TempDir()) // which has kept nothing of it
	for _, args := range [][]string{{"enter", id, "6F ZUMOS"}, {"show", id}} {
		if r := m.run(args...); r.code != 0 || !strings.Contains(r.out, "38") || !strings.Contains(r.err, "own") {
			t.Errorf("%q: %d, %s%s", args, r.code, r.out, r.err)
		}
	}

	// A round with a drawn rack is closed with what is noted, and says why.
	m.check = false
	drawn := m.start("--kind", "duplicate", "--edition", "es-100", "--players", "Ana", "--seed", "1", "10")
	if said := m.ok("enter", drawn, "next"); !strings.Contains(said, "Master: 10 by hand.") || !strings.Contains(said, "* own") {
		t.Error(said)
	}
}

// Where words are checked, the list settles which reading of a play was meant: it is told only where
// the list has not just the words of the one that was taken.
func TestEnterTellsNoReadingThatTheListLacks(t *testing.T) {
	m := newTable(t)
	const other = "* Read as the whole word."
	play := func(check bool, edition string, lines ...string) string {
		m.check = true
		id := m.start("--edition", edition, "--players", "Ana,Bea")
		m.ok(append([]string{"enter", id}, lines[:len(lines)-1]...)...)
		m.check = check
		return m.ok("enter", id, lines[len(lines)-1])
	}
	if said := play(true, "es-100", "H4 JAMON", "6F ZUMOS", "J6 SILLA"); strings.Contains(said, other) || strings.Contains(said, "is read as one tile") {
		t.Errorf("SSILLA is told, and SIL|LA:\n%s", said)
	}
	if said := play(false, "es-100", "H4 JAMON", "6F ZUMOS", "J6 SILLA"); !strings.Contains(said, other) {
		t.Errorf("SSILLA is not told where words are not checked:\n%s", said)
	}
	if said := play(true, "nl-102", "H6 AAS", "6F KRAN"); !strings.Contains(said, other) || !strings.Contains(said, "not in list: KRAN") {
		t.Errorf("KRAAN is not told though there is no KRAN:\n%s", said)
	}
	if said := play(true, "nl-102", "H6 AAS", "6F KRAAN"); strings.Contains(said, other) {
		t.Errorf("KRAAAN is told:\n%s", said)
	}
}
