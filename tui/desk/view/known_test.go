package view_test

import (
	"context"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
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
			whole := view.SheetOf(&next)
			if diff := cmp.Diff(whole.Rows, at.Sheet(&at.Game).Rows, cmpopts.IgnoreUnexported(view.SheetRow{}), cmpopts.EquateErrors(), cmpopts.EquateEmpty()); next.Log.Kind == sheet.ClassicGame && diff != "" {
				t.Fatalf("the sheet that was gone on with (-whole +kept):\n%s", diff)
			}
			if got := at.Sheet(&at.Game).Widest(); got != whole.Widest() {
				t.Fatalf("points are %d wide, and were %d", whole.Widest(), got)
			}
			if diff := cmp.Diff(next.Notes(), at.Notes(&at.Game), cmpopts.EquateEmpty()); diff != "" {
				t.Fatalf("the notes that were gone on with:\n%s", diff)
			}
			for _, row := range next.Standings.Turns {
				if next.Log.Kind == sheet.ClassicGame {
					has := func(r view.SheetRow) bool {
						return slices.ContainsFunc(r.Turns, func(t *sheet.Turn) bool { return t != nil && t.Number == row.Number })
					}
					if want := slices.IndexFunc(whole.Rows, has); want != at.Sheet(&at.Game).RowOf(row.Number) {
						t.Fatalf("turn %d stands in row %d, not %d", row.Number, want, at.Sheet(&at.Game).RowOf(row.Number))
					}
				}
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
