package kit_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/tui/kit"
)

// Whatever keys come and however the window changes, the chosen row is in sight, no row is wasted,
// and nothing moves that needs not.
func TestScrollKeepsTheChosenRowInSight(t *testing.T) {
	e := env()
	rapid.Check(t, func(t *rapid.T) {
		var list kit.Scroll
		for range rapid.IntRange(1, 40).Draw(t, "keys") {
			rows, room := rapid.IntRange(1, 60).Draw(t, "rows"), rapid.IntRange(1, 30).Draw(t, "room")
			before := list.Top
			list, _ = list.Key(press(rapid.SampledFrom(steps).Draw(t, "key")), e.Keys, rows)
			list = list.Within(rows, room)
			from, to := list.Sight(rows, room)
			if list.Chosen < from || list.Chosen >= to || from < 0 || to-from != min(rows, room) {
				t.Fatalf("%d of %d rows is chosen, in sight are %d to %d of %d", list.Chosen, rows, from, to, room)
			}
			if list.Top != before && before <= list.Chosen && list.Chosen < before+room && before+room <= rows {
				t.Fatalf("row %d was in sight from %d on, and is from %d on", list.Chosen, before, list.Top)
			}
		}
	})
}

// Where lines are cut, the last one tells how many are missing.
func TestCutTellsHowManyAreLeft(t *testing.T) {
	e := env()
	rapid.Check(t, func(t *rapid.T) {
		n, h := rapid.IntRange(0, 40).Draw(t, "lines"), rapid.IntRange(1, 20).Draw(t, "height")
		lines := strings.Split(strings.Repeat("x\n", n), "\n")[:n]
		cut := e.Cut(lines, h)
		switch {
		case n <= h && len(cut) != n:
			t.Fatalf("%d lines in %d are %q", n, h, cut)
		case n > h && (len(cut) != h || cut[h-1] != e.Muted(e.Lang.Screen.MoreBelow(n-h+1))):
			t.Fatalf("%d lines in %d are %q", n, h, cut)
		}
	})
}
