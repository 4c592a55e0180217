package scoring_test

import (
	"testing"

	"tanteo/scoring"
)

// benchPlay is a usual play: six tiles, three words across them, premiums of letters and of
// words under them.
func benchPlay(b testing.TB) (*scoring.Edition, scoring.Board, []scoring.Laid, scoring.Play) {
	b.Helper()
	e := edition(b, "es-100")
	board := scoring.NewBoard(e.Layout)
	read := func(start string, d scoring.Direction, word string) []scoring.Laid {
		laid, _, err := board.Read(square(b, start), d, spelled(b, e, word))
		if err != nil {
			b.Fatal(err)
		}
		return laid
	}
	for _, turn := range []struct {
		start string
		d     scoring.Direction
		word  string
	}{
		{"H4", scoring.Across, "PLAZA"},
		{"F8", scoring.Down, "CLARIN"},
		{"K8", scoring.Across, "NIÑOS"},
	} {
		board = board.With(read(turn.start, turn.d, turn.word))
	}
	laid := read("L10", scoring.Across, "EBRIOS")
	play, err := scoring.Place(e, &board, laid, scoring.Across)
	if err != nil {
		b.Fatal(err)
	}
	return e, board, laid, play
}

func TestPointsAloneAllocateNothing(t *testing.T) {
	e, board, _, play := benchPlay(t)
	if n := testing.AllocsPerRun(100, func() { scoring.Points(e, &board, play) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkPoints(b *testing.B) {
	e, board, _, play := benchPlay(b)
	b.ReportAllocs()
	for b.Loop() {
		scoring.Points(e, &board, play)
	}
}

func BenchmarkCount(b *testing.B) {
	e, board, _, play := benchPlay(b)
	b.ReportAllocs()
	for b.Loop() {
		scoring.Count(e, &board, play)
	}
}

func BenchmarkCountAndWriteTheWorkings(b *testing.B) {
	e, board, _, play := benchPlay(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, word := range scoring.Count(e, &board, play).Words {
			_ = word.Sum()
		}
	}
}

func BenchmarkPlace(b *testing.B) {
	e, board, laid, _ := benchPlay(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := scoring.Place(e, &board, laid, scoring.Across); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSpell(b *testing.B) {
	e := edition(b, "es-100")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := e.Spell("ACHICHARRÓ"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkNewEdition(b *testing.B) {
	d := definition(b, "es-100")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := scoring.NewEdition(d); err != nil {
			b.Fatal(err)
		}
	}
}
