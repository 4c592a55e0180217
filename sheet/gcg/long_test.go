package gcg_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
	"tanteo/sheet/gcg"
)

// A name that is longer than it may be typed, or has a heap of accents, is doubted, and kept whole.
func TestLongNamesAreDoubtedAndKept(t *testing.T) {
	long := strings.Repeat("x", sheet.MaxName+1)
	heap := "B\u00e9" + strings.Repeat("\u0301", sheet.MaxMarks+1)
	text := "#player1 ana " + long + "\n#player2 bea " + heap + "\n>ana: AEINRST - +0 0\n"
	g := only(t, reader(t), []byte(text))
	var lines []int
	for _, w := range g.Warnings {
		if w.Kind == gcg.DoubtLong {
			lines = append(lines, w.Line)
		}
	}
	if !slices.Equal(lines, []int{1, 2}) || g.Log.Players[0] != long || g.Log.Players[1] != heap {
		t.Errorf("%v, %q", lines, g.Log.Players)
	}
}

// A game of more lines than are looked at is told so, at the first of them, and one of just as many is read.
func TestLinesOfAGameHaveALimit(t *testing.T) {
	text := "#player1 ana Ana\n#player2 bea Bea\n>ana: AEINRST - +0 0\n" + strings.Repeat("#note tea\n", gcg.MaxLines-3)
	if g := only(t, reader(t), []byte(text)); g.Verdict != gcg.Unfinished {
		t.Errorf("%s, %+v", g.Verdict, g.Differences)
	}
	g := only(t, reader(t), []byte(text+"#note more\n"))
	want := []gcg.Difference{{Line: gcg.MaxLines + 1, Column: 1, Kind: gcg.BadLine, Cause: gcg.CauseTooManyLines}}
	if diff := cmp.Diff(want, g.Differences); g.Verdict != gcg.Unreadable || diff != "" {
		t.Errorf("%s %s", g.Verdict, diff)
	}
}
