package scoring_test

import (
	"strings"
	"testing"

	"tanteo/scoring"
)

func TestNotationIsReadAsItIsWritten(t *testing.T) {
	for _, n := range []scoring.Notation{scoring.Rows, scoring.GCG} {
		for _, side := range []int{15, 21} {
			seen := map[string]bool{}
			for i := range side * side {
				for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
					s := scoring.Square{Row: i / side, Col: i % side}
					text := n.Format(s, d)
					if seen[text] {
						t.Errorf("%s: %q stands for two places", n, text)
					}
					seen[text] = true
					for _, typed := range []string{text, strings.ToLower(text)} {
						gotS, gotD, ok := n.Parse(typed)
						if gotS != s || gotD != d || !ok {
							t.Errorf("%s: %v %v is written %q and read %v %v %v", n, s, d, typed, gotS, gotD, ok)
						}
					}
				}
			}
		}
	}
}

// The squares are counted by hand: both notations call the centre H8, and on a symmetric
// board no score tells them apart.
func TestNotation(t *testing.T) {
	for _, test := range []struct {
		rows, gcg, name string
		square          scoring.Square
		direction       scoring.Direction
	}{
		{"H4", "8D", "H4", scoring.Square{Row: 7, Col: 3}, scoring.Across},
		{"4H", "D8", "H4", scoring.Square{Row: 7, Col: 3}, scoring.Down},
		{"6F", "F6", "F6", scoring.Square{Row: 5, Col: 5}, scoring.Down},
		{"10C", "J3", "C10", scoring.Square{Row: 2, Col: 9}, scoring.Down},
		{"A1", "1A", "A1", scoring.Square{Row: 0, Col: 0}, scoring.Across},
		{"O1", "15A", "O1", scoring.Square{Row: 14, Col: 0}, scoring.Across},
		{"A15", "1O", "A15", scoring.Square{Row: 0, Col: 14}, scoring.Across},
		{"1O", "A15", "O1", scoring.Square{Row: 14, Col: 0}, scoring.Down},
		{"U21", "21U", "U21", scoring.Square{Row: 20, Col: 20}, scoring.Across},
	} {
		t.Run(test.rows, func(t *testing.T) {
			if got := scoring.Rows.Format(test.square, test.direction); got != test.rows {
				t.Errorf("in rows %q", got)
			}
			if got := scoring.GCG.Format(test.square, test.direction); got != test.gcg {
				t.Errorf("in GCG %q, want %q", got, test.gcg)
			}
			if got := test.square.Name(); got != test.name {
				t.Errorf("its name is %q, want %q", got, test.name)
			}
		})
	}
}

func TestNotationRefusesOtherShapes(t *testing.T) {
	for _, text := range []string{"", "H", "4", "44", "HH", "H4H", "4H4", "H 4", "H-4", "H+4", "H4.", "HH4", "H1234", "Ñ4", "4Ñ", "H4 ", "\xc34"} {
		for _, n := range []scoring.Notation{scoring.Rows, scoring.GCG} {
			if s, d, ok := n.Parse(text); ok {
				t.Errorf("%s: %q is read as %v %v", n, text, s, d)
			}
		}
	}
}

// A square beyond the edge has the right shape; the layout refuses it.
func TestNotationLeavesTheEdgeToTheLayout(t *testing.T) {
	layout := edition(t, "es-100").Layout
	for _, text := range []string{"P1", "A16", "H0", "Z99", "1P", "16A", "0H", "H999"} {
		for _, n := range []scoring.Notation{scoring.Rows, scoring.GCG} {
			if s, _, ok := n.Parse(text); !ok || layout.Contains(s) {
				t.Errorf("%s: %q is %v, ok %v, on the board %v", n, text, s, ok, layout.Contains(s))
			}
		}
	}
}

func TestStep(t *testing.T) {
	at := scoring.Square{Row: 7, Col: 3}
	for _, test := range []struct {
		d    scoring.Direction
		n    int
		want scoring.Square
	}{
		{scoring.Across, 2, scoring.Square{Row: 7, Col: 5}},
		{scoring.Across, -2, scoring.Square{Row: 7, Col: 1}},
		{scoring.Down, 2, scoring.Square{Row: 9, Col: 3}},
		{scoring.Down.Turned(), 1, scoring.Square{Row: 7, Col: 4}},
		{scoring.Across.Turned(), -1, scoring.Square{Row: 6, Col: 3}},
	} {
		if got := at.Step(test.d, test.n); got != test.want {
			t.Errorf("%v steps %v of H4: %v, want %v", test.n, test.d, got, test.want)
		}
	}
}
