package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
)

// lookupStates are the screens that a list of words fills.
var lookupStates = []state{
	{name: "places", players: two, lines: position, keys: keys("*", "sol", enter, down)},
	{name: "places-checked", players: two, lines: position, check: true, keys: keys("*", "sol", enter, down)},
	{name: "checked", players: two, lines: position, check: true, keys: keys(":", "3F SOL")},
	{name: "checked-sheet", players: two, lines: append(position[:len(position):len(position)], "3F SOL"), keys: keys(":", "check", enter)},
	{name: "best", rounds: true, players: two, lines: racked, keys: keys(":", "best", enter, down)},
	{name: "best-tied", rounds: true, players: two, lines: []string{"rack AELORST"}, keys: keys(":", "best", enter, down)},
	{name: "rack-words", players: two, lines: position, keys: keys(ctrl('t'), ctrl('t'), shiftTab, "aelors?", down)},
	{name: "rack-words-page", players: two, lines: position, keys: keys(ctrl('t'), ctrl('t'), ctrl('t'), ctrl('t'), "aelors?", down)},
	{name: "lists", players: two, lines: position, keys: keys(ctrl('p'), "word lists", enter)},
	{name: "lists-add", players: two, lines: position, keys: keys(ctrl('p'), "word lists", enter, end, enter, "testdata/t", tab)},
	{name: "review", players: two, lines: racks, keys: keys(":", "finish", enter, down, down, down, down, enter, down)},
	{name: "form-alone", keys: []string{enter, up, up, right, down, "1", down, "Ana", down}},
	{name: "places-polish", edition: "pl-100", players: two, lines: polish, check: true, words: polishWords, keys: keys("*", "ćma", enter)},
	{name: "best-polish", edition: "pl-100", rounds: true, players: two, lines: []string{"rack ŻÓŁWIEM", "8E ŻÓŁW", "next", "rack AĆEIMNY"}, words: polishWords, keys: keys(":", "best", enter)},
	{name: "words-polish", edition: "pl-100", players: two, lines: polish, words: polishWords, keys: keys(ctrl('t'), ctrl('t'), shiftTab, "ćma?", down)},
}

var (
	racks  = []string{"H4 JAMON / JAMONES", "6F ZUMOS / ZUMOSAL", "pass / AEIOU", "J6 SOL", "9J GALA / GALAXIA"}
	polish = []string{"8E ŻÓŁW", "H8 WODA"}

	// polishWords stand for the Polish list, which takes the race detector minutes to make ready:
	// a session of the whole program has that one.
	polishWords = "ćma ćmy ćmawy niećma niećmawy ima imać macie mac manić mienić nic nici nimi many maić może aż wodą wody żółw żółwie"
)

// Every screen that a list of words fills, in Spanish with its digraphs and in Polish.
func TestLookupScreens(t *testing.T) {
	t.Parallel()
	for _, s := range lookupStates {
		if s.name != "rack-words-page" { // a small window has its tabs as pages
			shot(t, s.name, "en", [2]int{80, 24})
			shot(t, s.name, "es", [2]int{80, 24})
		}
		if s.name != "rack-words" && s.name != "words-polish" {
			shot(t, s.name, "en", [2]int{48, 20})
		}
	}
	for _, name := range []string{"places", "best", "review", "lists", "rack-words"} {
		shot(t, name, "en", [2]int{120, 40})
		for _, lang := range []string{"nl", "fr", "de"} {
			shot(t, name, lang, [2]int{80, 24})
		}
	}
}

// markStates are the screens with the marks of words where there is little room for them.
var markStates = []state{
	{name: "marks", rounds: true, players: two, lines: jamones, check: true, keys: keys(":", "I7 XAE")},
	{name: "marks-four", rounds: true, players: atFourTables, lines: jamones, check: true, keys: keys(":", "I7 XAE")},
	{name: "marks-rounds", rounds: true, players: atFourTables, lines: markedRounds, check: true, keys: keys(shiftTab, left, left)},
	{name: "marks-rounds-page", rounds: true, players: atFourTables, lines: markedRounds, check: true, keys: keys(shiftTab, ctrl('o'), left, left)},
	{name: "marks-hall", rounds: true, players: hall(60), lines: markedHall, check: true, keys: keys(":", "42 6F ZUXOS")},
	{name: "marks-hall-page", rounds: true, players: hall(60), lines: markedHall, check: true, keys: keys(shiftTab, ctrl('o'))},
	{name: "marks-sheet", players: four, lines: markedFour, check: true, keys: keys()},
	{name: "marks-sheet-page", players: four, lines: markedFour, check: true, keys: keys(ctrl('o'))},
	{name: "marks-grid", players: four, lines: atFour, check: true, keys: keys(ctrl('x'), "3F SOL")},
	{name: "marks-super", edition: "en-super-200", players: two, lines: []string{"11H MUSIC", "L8 CARVE"}, check: true, keys: keys(":", "12G AXX")},
	{name: "marks-editing", players: two, lines: position, check: true, keys: keys(":", "edit 5 F4 PAX")},
}

var (
	// jamones is a duplicate in its second round; XAE at I7 makes words that are in the list and
	// words that are not.
	jamones = []string{"rack JAMONES", "1: H4 JAMONES", "master H4 JAMONES", "next"}

	markedRounds = append(jamones[:4:4], "1: I7 XAE", "2: 12", "master I7 XAE")
	markedHall   = append(hallRounds(), "41: 6F ZUXOS")
	markedFour   = append(atFour[:len(atFour):len(atFour)], "3F SOL", "note a challenge was thought of")
)

// What the list says of a play where its working has no room, and of the cells of a sheet that
// have only points.
func TestMarkScreens(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"marks", "marks-four", "marks-rounds", "marks-rounds-page", "marks-hall", "marks-hall-page", "marks-sheet", "marks-sheet-page", "marks-grid", "marks-super", "marks-editing",
	} {
		shot(t, name, "en", [2]int{80, 24})
	}
	for _, name := range []string{"marks", "marks-four", "marks-rounds-page", "marks-hall", "marks-sheet-page", "marks-grid", "marks-editing"} {
		shot(t, name, "en", [2]int{48, 20})
	}
	for _, name := range []string{"marks", "marks-rounds-page", "marks-sheet-page"} {
		shot(t, name, "en", [2]int{120, 40})
	}
	for _, lang := range []string{"es", "nl", "fr", "de"} {
		shot(t, "marks", lang, [2]int{80, 24})
		shot(t, "marks", lang, [2]int{48, 20})
	}
}

// listOf is a library with a list of a few words for an edition.
func listOf(t *testing.T, edition, text string) *words.Library {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, "short.txt")
	if err := os.WriteFile(file, []byte(strings.Join(strings.Fields(text), "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	e, err := editions.Embedded().Edition(edition)
	if err != nil {
		t.Fatal(err)
	}
	library := words.New(dir, filepath.Join(dir, "cache"))
	if _, err := library.Add(t.Context(), file, "", e, nil); err != nil {
		t.Fatal(err)
	}
	return library
}
