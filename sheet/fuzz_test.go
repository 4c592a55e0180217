package sheet_test

import (
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// FuzzDo types some lines one after the other, and holds what each does to what must be true.
func FuzzDo(f *testing.F) {
	tables := sheettest.Tables(f)
	lines := sheettest.Lines
	for i, text := range lines {
		f.Add(text, i)
		f.Add(text, i+1)
	}
	for i := range lines[8:] {
		f.Add(strings.Join(lines[i:i+8], "\n"), i)
	}
	f.Add("H4 JAMON\npenalty 2 5\nchallenge\ninsert 2 25\ndelete 1\nundo\nredo", 0)
	f.Fuzz(func(t *testing.T, script string, table int) {
		g := tables[uint(table)%uint(len(tables))]
		lines := strings.Split(script, "\n")
		for _, text := range lines[:min(len(lines), 40)] {
			next, answer, err := enter(g, text)
			if err != nil {
				sheettest.CheckTyped(t, text, err)
				continue
			}
			checkStandings(t, next)
			if verb := answer.Line.Verb; verb != sheet.Undo && verb != sheet.Redo {
				checkUndo(t, text, g, next)
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
