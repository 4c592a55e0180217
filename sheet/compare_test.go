package sheet_test

import (
	"reflect"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
	"tanteo/sheet"
)

// diffStandings compares what two games amount to, the board as it is drawn.
func diffStandings(want, got sheet.Game) string {
	if reflect.DeepEqual(want.Standings, got.Standings) {
		return "" // which cmp takes far longer to find
	}
	return cmp.Diff(want.Standings, got.Standings,
		cmp.Exporter(func(t reflect.Type) bool { return t == reflect.TypeFor[sheet.Player]() }),
		cmp.Transformer("drawn", func(b scoring.Board) []string { return b.Text(want.Edition) }))
}
