package sheet_test

import (
	"runtime"
	"testing"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// A line costs its own size: the same after thousands of others as at the beginning. With many players
// most of it are they and their totals, which each game has anew.
func TestALineCostsItsOwnSize(t *testing.T) {
	const lines = 50
	cost := func(g sheet.Game, line func(n int) string) uint64 {
		var before, after runtime.MemStats
		for n := range lines + 5 {
			if n == 5 { // there is room for those to come
				runtime.ReadMemStats(&before)
			}
			next, _, err := enter(g, line(n))
			if err != nil {
				t.Fatal(err)
			}
			if g = next; n%10 == 0 {
				g = sheettest.EnterAll(t, g, "undo", "redo")
			}
		}
		runtime.ReadMemStats(&after)
		return (after.TotalAlloc - before.TotalAlloc) / lines
	}
	turn := func(int) string { return "25" }
	cell := func(n int) string { return itoa(101+n) + ": 24" }
	for _, tt := range []struct {
		name        string
		early, late uint64
	}{
		{"turns", cost(long(t, 10), turn), cost(long(t, 3000), turn)},
		{"rounds", cost(clubAt(t, 1), cell), cost(clubAt(t, 30), cell)},
	} {
		if tt.late > tt.early*3/2 {
			t.Errorf("%s: a line costs %d bytes at the beginning and %d later", tt.name, tt.early, tt.late)
		}
		t.Logf("%s: %d and %d bytes a line", tt.name, tt.early, tt.late)
	}
}
