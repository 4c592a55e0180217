package sheet_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// fuzzTables are games for lines to be read for: an empty one, one under way, one with a
// fault and a player gone, one that has ended; in both notations.
func fuzzTables(t testing.TB) []sheet.Game {
	t.Helper()
	return []sheet.Game{
		newTable(t, "es-100", "home", "Ana", "Bea"),
		enterAll(t, newTable(t, "es-100", "fise", "Ana María", "", "7"), "H4 JAMON / JAMONES", "6F ZUOS", "= R2wELOJ3l", "penalty 1 5 late", "challenge failed 2 3", "lay A1 SI"),
		enterAll(t, newTable(t, "en-100", "wespa", "Ana", "Ana", "Cai", "Dan"), "8D HELLO", "H4 TIME.", "Cai: 25", "challenge", "leave Cai", "edit 1 pass"),
		enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "pass", "end - CH?", "bonus 2 5", "undo"),
	}
}

// lineSeeds are lines of every kind, and lines that are none.
var lineSeeds = []string{
	"H4 JAMÓN", "8D HELLO", "6F ZU.OS", "H4 J?A / AEIOU??", "= R2wELOJ3l ME (L)A0", "25", "0", "2001", "pass", "exchange", "exchange C|H?", "exchange 3 / A",
	"withdrawn", "challenge", "challenge failed", "challenge failed Ana 3", "challenge failed 8", "penalty 1", "penalty Ana María 10 late", "bonus 2 5", "lay H4 JAMON", "clear",
	"end - XA", "end 1 2 3 4", "finish", "reopen", "undo", "redo", "edit 1 H4 RAMON", "insert 2 pass", "delete 1", "edit 2 end - A", "void", "name 1 Zoë", "join Łó", "leave 2",
	"note a / b", "again", "open x", "2: pass", "Ana: H4 JAMON", ":", "Ana:", "=", "/", "-", "H4", "JAMON", "end", "edit", "edit 1", "\x1b[31m", "\xff", "２５", "+5", "\u202e",
	"edit 1 edit 1 edit 1 pass", "1:1:1:1", "99999999999999999999", strings.Repeat("A", 1200), "exchange ?", "insert 9 25", "delete 0",
	"overtime 1 10", "overtime Ana 1:20", "recount", "recount 1", "edit 1 note a ¶ b", "edit 0 note", "note ¶",
}

// FuzzParse reads any line for any game: no panic, and an error has a type and no line
// beside it. What can be read is done, and what makes a row is written and read again.
func FuzzParse(f *testing.F) {
	tables := fuzzTables(f)
	for i, text := range lineSeeds {
		f.Add(text, i)
		f.Add(text, i+1)
	}
	f.Fuzz(func(t *testing.T, text string, table int) {
		g := tables[uint(table)%uint(len(tables))]
		read, err := line.Parse(text, g, tableWords)
		if err != nil {
			checkTyped(t, text, err)
			if diff := cmp.Diff(sheet.Line{}, read); diff != "" {
				t.Fatalf("%q: %v, and a line: %s", text, err, diff)
			}
			return
		}
		doLine(t, text, g, read)
	})
}

// FuzzDo types some lines one after the other.
func FuzzDo(f *testing.F) {
	tables := fuzzTables(f)
	for i := range lineSeeds[8:] {
		f.Add(strings.Join(lineSeeds[i:i+8], "\n"), i)
	}
	f.Add("H4 JAMON\npenalty 2 5\nchallenge\ninsert 2 25\ndelete 1\nundo\nredo", 0)
	f.Fuzz(func(t *testing.T, script string, table int) {
		g := tables[uint(table)%uint(len(tables))]
		lines := strings.Split(script, "\n")
		for _, text := range lines[:min(len(lines), 40)] {
			next, _, err := enter(g, text)
			if err != nil {
				checkTyped(t, text, err)
			}
			g = next
		}
		checkStandings(t, g)
		for ok := true; ok; {
			g.Log, ok = g.Log.Undo()
		}
		checkStandings(t, again(g, g.Log))
	})
}

// doLine carries out what was read, and holds what comes of it to what must be true.
func doLine(t *testing.T, text string, g sheet.Game, read sheet.Line) sheet.Game {
	t.Helper()
	next, _, err := g.Do(read, tableStamp)
	if err != nil {
		checkTyped(t, text, err)
		return g
	}
	checkStandings(t, next)
	if read.Verb != sheet.Undo && read.Verb != sheet.Redo {
		checkUndo(t, text, g, next)
	}
	for _, row := range next.Standings.Turns {
		if row.Fault != nil {
			continue
		}
		written := line.Of(next, row, commandWord)
		if _, err := line.Parse(written, next.Before(row.Number), tableWords); err != nil {
			t.Fatalf("%q: row %d is written %q: %v", text, row.Number, written, err)
		}
	}
	return next
}

func checkTyped(t rapid.TB, text string, err error) {
	t.Helper()
	_, unread := errors.AsType[*line.Error](err)
	_, refusal := errors.AsType[*sheet.Refusal](err)
	_, spelling := errors.AsType[*scoring.SpellingError](err)
	_, placement := errors.AsType[*scoring.PlacementError](err)
	if !unread && !refusal && !spelling && !placement {
		t.Fatalf("%q: %T %v", text, err, err)
	}
	if err.Error() == "" {
		t.Fatalf("%q: an error without a text", text)
	}
}
