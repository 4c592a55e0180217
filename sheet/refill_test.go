package sheet_test

import (
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// After every turn each rack is full again, as long as the bag has tiles: what is laid comes
// out of the bag, and only at its end out of the racks.
func TestRacksAreAlwaysRefilled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Without: sheettest.People | sheettest.Corrections}.Classic(t)
		for n := 1; n <= g.Standings.Numbered(); n++ {
			before, after := g.Before(n).Standings, g.After(n).Standings
			laid := before.Tiles.Unseen - after.Tiles.Unseen
			onRacks := before.Tiles.Unseen - before.Tiles.Bag
			full := g.Edition.Rack * len(g.Standings.Players)
			if before.Tiles.Bag > 0 && onRacks != full {
				t.Fatalf("before row %d the bag has %d tiles and the racks %d", n, before.Tiles.Bag, onRacks)
			}
			if row, _ := g.Standings.Turn(n); row.Kind == sheet.KindPlay && after.Tiles.Bag != max(0, before.Tiles.Bag-laid) {
				t.Fatalf("row %d takes %d tiles out of a bag of %d, and leaves %d", n, laid, before.Tiles.Bag, after.Tiles.Bag)
			}
		}
	})
}
