package sheet_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/sheet"
)

// Encode refuses what Decode would refuse; no line may lead there, or a game could not be
// saved.
func TestWhateverLinesDoCanBeSaved(t *testing.T) {
	words := sheet.Vocabulary{
		"pass": sheet.CommandPass, "exchange": sheet.CommandExchange, "withdrawn": sheet.CommandWithdrawn,
		"challenge": sheet.CommandChallenge, "failed": sheet.CommandFailed, "penalty": sheet.CommandPenalty,
		"bonus": sheet.CommandBonus, "lay": sheet.CommandLay, "clear": sheet.CommandClear, "end": sheet.CommandEnd,
		"finish": sheet.CommandFinish, "reopen": sheet.CommandReopen, "undo": sheet.CommandUndo, "redo": sheet.CommandRedo,
		"edit": sheet.CommandEdit, "insert": sheet.CommandInsert, "delete": sheet.CommandDelete, "void": sheet.CommandVoid,
		"name": sheet.CommandName, "join": sheet.CommandJoin, "leave": sheet.CommandLeave, "note": sheet.CommandNote,
	}
	blanks := withEvents(t)
	noted := map[string]int{}
	rapid.Check(t, func(t *rapid.T) {
		g, err := sheet.NewGame(blanks)
		if err != nil {
			t.Fatal(err)
		}
		for range rapid.IntRange(1, 25).Draw(t, "lines") {
			text := anyLine(t)
			line, err := sheet.Parse(text, g, words)
			if err != nil {
				continue
			}
			next, _, err := g.Do(line, sheet.Stamp{Time: time.UnixMilli(1_800_000_000_000).UTC(), By: "ana"})
			if err != nil {
				continue
			}
			g = next
			verb, _, _ := strings.Cut(text, " ")
			noted[verb]++
		}
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
	})
	for verb := range words {
		if noted[verb] == 0 && verb != "failed" {
			t.Errorf("no game has a %s", verb)
		}
	}
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
