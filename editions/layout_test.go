package editions_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
)

func TestStandardBoardHasItsPremiums(t *testing.T) {
	count := map[scoring.Premium]int{}
	l := edition(t, editions.Embedded(), "es-100").Layout
	for _, s := range squares(l) {
		count[l.At(s)]++
	}
	for premium, want := range map[scoring.Premium]int{
		scoring.DoubleLetter: 24, scoring.TripleLetter: 12, scoring.DoubleWord: 17, scoring.TripleWord: 8, scoring.Plain: 164,
	} {
		if count[premium] != want {
			t.Errorf("%d squares of premium %d, want %d", count[premium], premium, want)
		}
	}
	if l.At(l.Centre) != scoring.DoubleWord || l.Centre.Name() != "H8" {
		t.Errorf("the centre %s has premium %d", l.Centre.Name(), l.At(l.Centre))
	}
}

func TestBoardsAreSymmetric(t *testing.T) {
	for _, id := range []string{"es-100", "en-super-200", "pl-literaki-100"} {
		l := edition(t, editions.Embedded(), id).Layout
		for _, s := range squares(l) {
			mirrored := scoring.Square{Row: s.Row, Col: l.Side - 1 - s.Col}
			if l.At(s) != l.At(mirrored) || l.At(s) != l.At(s.Transposed()) {
				t.Errorf("%s: %s differs from its mirror images", id, s.Name())
			}
		}
	}
}

func TestMiddleOfTheSuperBoardIsTheStandardBoard(t *testing.T) {
	c := editions.Embedded()
	standard, super := edition(t, c, "en-100").Board, edition(t, c, "en-super-200").Board
	var middle []string
	for _, row := range super[3:18] {
		middle = append(middle, row[3:18])
	}
	if !slices.Equal(middle, standard) {
		t.Errorf("the middle is\n%s\nwant\n%s", strings.Join(middle, "\n"), strings.Join(standard, "\n"))
	}
}

func TestLiterakiBoardFollowsTheDistanceFromItsCentre(t *testing.T) {
	l := edition(t, editions.Embedded(), "pl-literaki-100").Layout
	for _, s := range squares(l) {
		down, across := max(s.Row-7, 7-s.Row), max(s.Col-7, 7-s.Col)
		want := scoring.Plain
		switch down + across {
		case 0, 14:
			want = scoring.Colour5
		case 2:
			want = scoring.Colour3
		case 5:
			want = scoring.Colour1
		case 9:
			want = scoring.Colour2
		case 7:
			want = scoring.DoubleWord
			if down <= 1 || across <= 1 {
				want = scoring.Colour5
			}
		case 12:
			if s.Row != 1 && s.Row != 13 {
				want = scoring.TripleWord
			}
		}
		if got := l.At(s); got != want {
			t.Errorf("%s has premium %d, want %d", s.Name(), got, want)
		}
	}
}

func squares(l *scoring.Layout) []scoring.Square {
	var all []scoring.Square
	for row := range l.Side {
		for col := range l.Side {
			all = append(all, scoring.Square{Row: row, Col: col})
		}
	}
	return all
}
