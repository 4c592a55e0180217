package file_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

var lineWords = line.Vocabulary{
	"pass": line.CommandPass, "exchange": line.CommandExchange, "withdrawn": line.CommandWithdrawn,
	"challenge": line.CommandChallenge, "failed": line.CommandFailed, "penalty": line.CommandPenalty,
	"bonus": line.CommandBonus, "lay": line.CommandLay, "clear": line.CommandClear, "end": line.CommandEnd,
	"finish": line.CommandFinish, "reopen": line.CommandReopen, "undo": line.CommandUndo, "redo": line.CommandRedo,
	"edit": line.CommandEdit, "insert": line.CommandInsert, "delete": line.CommandDelete, "void": line.CommandVoid,
	"name": line.CommandName, "join": line.CommandJoin, "leave": line.CommandLeave, "note": line.CommandNote,
}

func do(g sheet.Game, text string) (sheet.Game, error) {
	line, err := line.Parse(text, g, lineWords)
	if err != nil {
		return g, err
	}
	next, _, err := g.Do(line, sheet.Stamp{Time: time.UnixMilli(1_800_000_000_000).UTC(), By: "ana"})
	return next, err
}

// sameWhenSaved says that a game comes back from its file as it was.
func sameWhenSaved(t rapid.TB, g sheet.Game) {
	t.Helper()
	back := decode(t, encode(t, g.Log))
	if diff := cmp.Diff(g.Log, back, cmpopts.EquateEmpty()); diff != "" {
		t.Fatal(diff)
	}
	again, err := sheet.NewGame(back)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(g.Standings.Totals(), again.Standings.Totals()); diff != "" {
		t.Fatal(diff)
	}
	foldAll(back, again.Edition)
}

// Fault 104: nothing that a line does is lost in the file.
func TestEveryLineIsSaved(t *testing.T) {
	g, err := sheet.NewGame(withEvents(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"H6 LLAMA / LLAMAÑ?", "pass", "exchange 3", "= CH2wA? (L)A0", "25", "challenge", "withdrawn", "exchange C|H?A", "2: 0",
		"challenge failed 1 2", "penalty 2 10 late", "bonus 3 5", "lay A1 M?ALO", "clear", "name 3 Zoë", "join Łucja", "leave Łucja",
		"note \"ñ\"\t<x>", "insert 2 pass", "edit 2 exchange", "delete 2", "undo", "undo", "redo", "end - CH|L? 4", "reopen", "finish", "void",
	} {
		if g, err = do(g, text); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		sameWhenSaved(t, g)
	}
}

// Encode refuses what Decode would refuse; no lines may lead there, or a game could not be
// saved.
func TestWhateverLinesDoCanBeSaved(t *testing.T) {
	start, err := sheet.NewGame(withEvents(t))
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(t *rapid.T) {
		g := start
		for range rapid.IntRange(1, 25).Draw(t, "lines") {
			g, _ = do(g, anyLine(t)) // what is refused leaves the game as it is
		}
		sameWhenSaved(t, g)
	})
}

// anyLine draws a line that a game may well take.
func anyLine(t *rapid.T) string {
	pick := func(texts ...string) string { return rapid.SampledFrom(texts).Draw(t, "part") }
	square := func() string {
		return pick("H8", "H6", "8H", "G8", "9G", "I7", "A1", "O15", "15O", "F8", "8F")
	}
	word := func() string {
		return pick("CHA", "LLAMA", "MALO", "ÑO", "A?CHO", "KO", "CH?ALLA", "LO", "AL", "OMAÑA", "M.A", "ÑOÑOA")
	}
	rack := func() string { return pick("", " / CHLL?A", " / AAA", " / C|HOL|L") }
	player := func() string { return pick("1", "2", "3", "4", "Ana", "Bea", "Łuc") }
	turn := func() string {
		return pick(square()+" "+word()+rack(), "= CH2wA Ñ0O"+rack(), "= M3lA?LO (K)A", "25", "0"+rack(), "pass", "exchange", "exchange 3",
			"exchange CH?A", "exchange C|H", "withdrawn", "H8 LLAMA", "8H MALO")
	}
	return pick(
		turn(), turn(), turn(), turn(), player()+": "+turn(), "challenge", "challenge failed "+player()+" 3", "challenge failed",
		"penalty "+player()+" 10 late", "bonus "+player()+" 5", "lay "+square()+" "+word(), "clear",
		"end - CH A? 4", "end A - K", "end - 3 A? CHLL", "end 3 -", "end - CH", "finish", "reopen", "undo", "undo", "redo",
		fmt.Sprint("edit ", rapid.IntRange(1, 9).Draw(t, "turn"), " ", turn()), fmt.Sprint("insert ", rapid.IntRange(1, 9).Draw(t, "turn"), " ", turn()),
		fmt.Sprint("insert ", rapid.IntRange(1, 9).Draw(t, "turn"), " penalty ", player(), " 5"),
		fmt.Sprint("delete ", rapid.IntRange(1, 9).Draw(t, "turn")), "void", "name "+player()+" Zoë", "join Łucja", "leave "+player(), "note \"ñ\"\t<x>",
	)
}
