package sheet_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
)

// duplicateLines are lines of a duplicate, for SEAT, ROUND and POINTS to be put in.
var duplicateLines = []string{
	"POINTS", "POINTS", "SEAT: POINTS", "master POINTS", "rack AEI", "next", "next",
	"join Player POINTS", "join SEAT", "leave SEAT", "leave SEAT", "name SEAT Other POINTS", "penalty SEAT 5",
	"edit ROUND SEAT: POINTS", "edit ROUND SEAT: POINTS", "edit ROUND SEAT: POINTS", "edit ROUND master POINTS", "edit ROUND rack LMN",
	"edit ROUND SEAT: -", "SEAT: -", "edit ROUND master -", "master -", "edit ROUND note late", "insert ROUND POINTS", "delete ROUND", "delete ROUND",
	"finish", "reopen", "undo", "redo",
}

// drawDuplicateLine draws a line for a duplicate of up to four players.
func drawDuplicateLine(t *rapid.T, g sheet.Game, lines []string) string {
	return strings.NewReplacer(
		"SEAT", itoa(rapid.IntRange(1, 4).Draw(t, "seat")),
		"ROUND", itoa(rapid.IntRange(1, len(g.Standings.Rounds)+1).Draw(t, "round")),
		"POINTS", itoa(rapid.IntRange(0, 9).Draw(t, "points")),
	).Replace(rapid.SampledFrom(lines).Draw(t, "line"))
}

// What a duplicate takes can be saved and read again, whoever came, went or was corrected;
// and a round that goes takes nobody with it.
func TestDuplicateOfAnyLinesIsSavedAndReadAgain(t *testing.T) {
	table := duplicate(t, 2, homeRules())
	rapid.Check(t, func(t *rapid.T) {
		g := table
		for range rapid.IntRange(1, 30).Draw(t, "lines") {
			text := drawDuplicateLine(t, g, duplicateLines)
			next, answer, err := enter(g, text)
			if err != nil {
				sheettest.CheckTyped(t, text, err)
				continue
			}
			if answer.Line.Verb == sheet.Delete {
				checkDeleted(t, g, next)
			}
			data, err := file.Encode(next.Log)
			if err != nil {
				t.Fatal(err)
			}
			kept, err := file.Decode(data)
			if err != nil {
				t.Fatalf("%v\n%s", err, data)
			}
			if g, err = sheet.NewGame(kept); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(next.Log, g.Log, cmpopts.EquateEmpty()); diff != "" {
				t.Fatalf("%s: %s", text, diff)
			}
			if diff := diffStandings(next, g); diff != "" {
				t.Fatalf("%s: %s", text, diff)
			}
		}
	})
}

// checkDeleted holds a game without a round to the one with it: a round less, or the one
// that is open emptied, and the same people at the table.
func checkDeleted(t *rapid.T, before, after sheet.Game) {
	was, is := len(before.Standings.Rounds), len(after.Standings.Rounds)
	if is != was && is != was-1 {
		t.Fatalf("%d rounds, then %d", was, is)
	}
	if len(after.Standings.Players) != len(before.Standings.Players) {
		t.Fatalf("%d players, then %d", len(before.Standings.Players), len(after.Standings.Players))
	}
	for i, p := range after.Standings.Players {
		if old := before.Standings.Players[i]; p.Gone != old.Gone || p.Name != old.Name {
			t.Fatalf("%+v, then %+v", old, p)
		}
	}
}
