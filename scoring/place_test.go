package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
)

// A noted play is held to a board that a correction has changed.
func TestFit(t *testing.T) {
	e := edition(t, "es-100")
	word := func(start string, d scoring.Direction, text string) func(*scoring.Board) {
		return func(b *scoring.Board) {
			laid, err := b.Lay(square(t, start), d, spelled(t, e, text))
			if err != nil {
				t.Fatal(err)
			}
			*b = b.With(laid)
		}
	}
	off := func(names ...string) func(*scoring.Board) {
		return func(b *scoring.Board) {
			for _, name := range names {
				*b = b.Without([]scoring.Laid{{Square: square(t, name)}})
			}
		}
	}
	board := scoring.NewBoard(e.Layout)
	word("H4", scoring.Across, "JAMON")(&board)
	laid, err := board.Lay(square(t, "F6"), scoring.Down, spelled(t, e, "ZUOS"))
	if err != nil {
		t.Fatal(err)
	}
	zumos, err := scoring.Place(e, &board, laid, scoring.Down)
	if err != nil {
		t.Fatal(err)
	}
	letter := func(text string) scoring.Letter { return spelled(t, e, text)[0].Letter() }
	for _, test := range []struct {
		name    string
		correct []func(*scoring.Board)
		want    error
	}{
		{"the same board", nil, nil},
		{"the word it goes through is longer", []func(*scoring.Board){word("H9", scoring.Across, "ES")}, nil},
		{"a tile beside it makes a cross word", []func(*scoring.Board){word("I8", scoring.Across, "O")}, nil},
		{"its M is gone", []func(*scoring.Board){off("H6")}, &scoring.PlacementError{Fault: scoring.Missing, Square: square(t, "H6"), Letter: letter("M")}},
		{"its M is an R", []func(*scoring.Board){off("H6"), word("H6", scoring.Across, "R")}, &scoring.PlacementError{Fault: scoring.Differs, Square: square(t, "H6"), Letter: letter("R")}},
		{"its M is a blank", []func(*scoring.Board){off("H6"), word("H6", scoring.Across, "M?")}, &scoring.PlacementError{Fault: scoring.Differs, Square: square(t, "H6"), Letter: letter("M")}},
		{"one of its squares is taken", []func(*scoring.Board){word("G6", scoring.Across, "U")}, &scoring.PlacementError{Fault: scoring.Taken, Square: square(t, "G6"), Letter: letter("U")}},
		{"a tile lies before it", []func(*scoring.Board){word("E6", scoring.Across, "A")}, &scoring.PlacementError{Fault: scoring.Grown, Square: square(t, "E6"), Letter: letter("A")}},
		{"a tile lies behind it", []func(*scoring.Board){word("K6", scoring.Across, "A")}, &scoring.PlacementError{Fault: scoring.Grown, Square: square(t, "K6"), Letter: letter("A")}},
	} {
		t.Run(test.name, func(t *testing.T) {
			now := board
			for _, correct := range test.correct {
				correct(&now)
			}
			if diff := cmp.Diff(test.want, scoring.Fit(e, &now, zumos)); diff != "" {
				t.Errorf("expected (-) and found (+):\n%s", diff)
			}
		})
	}
}

func TestFitOfAFirstPlay(t *testing.T) {
	e := edition(t, "es-100")
	board := scoring.NewBoard(e.Layout)
	laid, err := board.Lay(square(t, "H9"), scoring.Across, spelled(t, e, "SOL"))
	if err != nil {
		t.Fatal(err)
	}
	play, err := board.Form(laid, scoring.Across)
	if err != nil {
		t.Fatal(err)
	}
	want := &scoring.PlacementError{Fault: scoring.MissesCentre, Square: square(t, "H8")}
	if diff := cmp.Diff(error(want), scoring.Fit(e, &board, play)); diff != "" {
		t.Errorf("once the play before it is gone, expected (-) and found (+):\n%s", diff)
	}
	if diff := cmp.Diff(error(&scoring.PlacementError{Fault: scoring.NoTile, Square: square(t, "H8")}), scoring.Fit(e, &board, scoring.Play{})); diff != "" {
		t.Errorf("a play of nothing, expected (-) and found (+):\n%s", diff)
	}
}

func TestFaultsHaveNames(t *testing.T) {
	seen := map[string]bool{}
	for f := scoring.NoTile; f <= scoring.Grown; f++ {
		if f.String() == "" || seen[f.String()] {
			t.Errorf("fault %d is called %q", f, f)
		}
		seen[f.String()] = true
	}
	for f := scoring.NoLetters; f <= scoring.NothingNew; f++ {
		if f.String() == "" || seen[f.String()] {
			t.Errorf("spelling fault %d is called %q", f, f)
		}
		seen[f.String()] = true
	}
}
