package view_test

import (
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
	"tanteo/tui/desk/view"
)

// Every turn stands in one row, and each player's column is read downwards: an adjustment
// stands above the turns of its player that came after it.
func TestColumnsAreInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Without: sheettest.Corrections}.Classic(t)
		rows, seen := view.SheetOf(&g).Rows, 0
		for seat := range g.Standings.Players {
			last := sheet.Turn{}
			for _, row := range rows {
				turn := row.Turns[seat]
				if turn == nil {
					continue
				}
				if seen++; turn.Kind == sheet.KindEnd {
					continue // what is noted after it may take up a turn before it
				}
				if turn.Number < last.Number && !(turn.TakesTurn() && last.TakesTurn()) {
					t.Fatalf("player %d: row %d stands below row %d", seat+1, turn.Number, last.Number)
				}
				last = *turn
			}
		}
		if seen != len(g.Standings.Turns) {
			t.Fatalf("%d of %d turns are in the rows", seen, len(g.Standings.Turns))
		}
	})
}
