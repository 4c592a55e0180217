package view_test

import (
	"context"
	"testing"

	"pgregory.net/rapid"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
	"tanteo/tui/desk/view"
)

// What was known of the game before, and still holds, is what is known of the game now, whatever was
// noted, corrected and taken back.
func TestWhatIsKnownIsOfTheGameNow(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g := sheettest.DrawTable(t, tables)
		list, err := words.New("", "").For(context.Background(), g.Edition, nil)
		if err != nil {
			t.Fatal(err)
		}
		at := view.NewSight(g)
		at.List = list
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			next, _, err := sheettest.Enter(at.Game, sheettest.DrawLine(t, at.Game))
			if err != nil {
				continue
			}
			at.Take(next)
			fresh := view.NewSight(next)
			fresh.List = list
			v, anew := view.Table{Checking: true, At: at}, view.Table{Checking: true, At: fresh}
			for _, one := range []view.Table{v, anew} {
				one.Settle()
			}
			for _, row := range next.Standings.Turns {
				if v.VerdictOn(&at.Game, row) != anew.VerdictOn(&fresh.Game, row) {
					t.Fatalf("row %d is %v, and was %v", row.Number, anew.VerdictOn(&fresh.Game, row), v.VerdictOn(&at.Game, row))
				}
				at.Work(&at.Game, row)
				was, _ := at.Worked(&at.Game, row)
				if is, _ := next.Working(row); scoringDiffers(was, is) {
					t.Fatalf("row %d counts %d, and counted %d", row.Number, is.Points, was.Points)
				}
			}
		}
	})
}

func scoringDiffers(a, b scoring.Working) bool {
	return a.Points != b.Points || a.NewTiles != b.NewTiles || len(a.Words) != len(b.Words)
}
