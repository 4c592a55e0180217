package stats_test

import (
	"testing"
	"time"

	"pgregory.net/rapid"

	"tanteo/sheet/sheettest"
	"tanteo/sheet/stats"
)

// TestBestOfTheSheetIsThatOfTheStatistics: the final table of a game and the statistics tell the
// same best play and the same plays of all tiles, whatever was challenged, found wrong or found
// by one alone.
func TestBestOfTheSheetIsThatOfTheStatistics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{}.Game(t)
		kept, most := stats.Of("g", time.Time{}, g), 0
		for seat, times := range g.Standings.AllTiles() {
			if kept.Seats[seat].AllTiles != times {
				t.Fatalf("seat %d laid all tiles %d times, and %d in the statistics", seat+1, times, kept.Seats[seat].AllTiles)
			}
			most = max(most, kept.Seats[seat].Best.Points)
		}
		if best, _ := g.Standings.Best(); best.WithoutSolo() != most {
			t.Fatalf("the best play has %d points, and %d in the statistics", best.WithoutSolo(), most)
		}
	})
}
