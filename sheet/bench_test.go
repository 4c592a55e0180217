package sheet_test

import (
	"testing"

	"tanteo/sheet"
)

// BenchmarkFold folds a whole game with its corrections, as each key on the entry line does.
func BenchmarkFold(b *testing.B) {
	g := corrected(b)
	plays := 0
	for _, turn := range g.Standings.Turns {
		if turn.Kind == sheet.KindPlay {
			plays++
		}
	}
	b.Logf("%d plays in %d rows, %d events, %d changes", plays, len(g.Standings.Turns), len(g.Log.Events), len(g.Log.Changes))
	b.ReportAllocs()
	for b.Loop() {
		sheet.Fold(g.Log, g.Edition)
	}
}

func BenchmarkParse(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := sheet.Parse("25 / ABC", g, tableWords); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDoAndUndo(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		next, _, err := enter(g, "25")
		if err != nil {
			b.Fatal(err)
		}
		if _, _, err := enter(next, "undo"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCorrection(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := enter(g, "edit 9 pass"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWorkings(b *testing.B) {
	g := corrected(b)
	b.ReportAllocs()
	for b.Loop() {
		g.Workings()
	}
}
