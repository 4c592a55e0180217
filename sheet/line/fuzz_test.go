package line_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// FuzzParse reads any line for any game: no panic, and an error has a type and no line
// beside it. What can be read is done, and what makes a row is written and read again.
func FuzzParse(f *testing.F) {
	tables := sheettest.Tables(f)
	for i, text := range sheettest.Lines {
		f.Add(text, i)
		f.Add(text, i+1)
	}
	f.Fuzz(func(t *testing.T, text string, table int) {
		g := tables[uint(table)%uint(len(tables))]
		read, err := line.Parse(text, g, sheettest.Words)
		if err != nil {
			sheettest.CheckTyped(t, text, err)
			if diff := cmp.Diff(sheet.Line{}, read); diff != "" {
				t.Fatalf("%q: %v, and a line: %s", text, err, diff)
			}
			return
		}
		next, _, err := g.Do(read, sheettest.Stamp)
		if err != nil {
			sheettest.CheckTyped(t, text, err)
			return
		}
		for _, row := range next.Standings.Turns {
			if row.Fault != nil {
				continue
			}
			written := line.Of(next, row, sheettest.Word)
			if _, err := line.Parse(written, next.Before(row.Number), sheettest.Words); err != nil {
				t.Fatalf("%q: row %d is written %q: %v", text, row.Number, written, err)
			}
		}
	})
}
