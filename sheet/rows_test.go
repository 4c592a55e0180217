package sheet_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// TestWordsAndWorkings asks each row for its main word, its play and how its points came about.
func TestWordsAndWorkings(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"),
		"H4 JAMON", "6F ZUOS", "challenge", "penalty Bea", "= M2lES2l M2lE EN S2lO", "25", "I8 O", "edit 1 H4 RATON")
	type row struct {
		Word, At string
		Sums     []string
	}
	var got []row
	for _, turn := range g.Standings.Turns {
		r := row{Word: g.Word(turn)}
		if play, ok := g.Play(turn); ok {
			r.At = g.Log.Notation.Format(play.Start, play.Direction)
		}
		if w, ok := g.Working(turn); ok {
			for _, word := range w.Words {
				r.Sums = append(r.Sums, word.Sum())
			}
		}
		got = append(got, r)
	}
	want := []row{
		{"RATON", "H4", []string{"(1 × 2 + 1 + 1 + 1 + 1) × 2 = 12"}},
		{"ZUMOS", "6F", nil}, // does not fit since turn 1 was corrected, and so is not challenged either
		{},
		{"MES", "", []string{"3 × 2 + 1 + 1 × 2 = 9", "3 × 2 + 1 = 7", "1 + 1 = 2", "1 × 2 + 1 = 3"}},
		{},
		{"NO", "8H", []string{"1 + 1 = 2"}}, // one tile makes its word in the other direction
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// A challenged row keeps its words and their working.
func TestChallengedRowKeepsItsWord(t *testing.T) {
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H4 JAMON", "challenge")
	turn := g.Standings.Turns[0]
	w, ok := g.Working(turn)
	if !ok || w.Points != 44 || g.Word(turn) != "JAMON" || turn.NewTiles != 5 || turn.Points != 0 || !turn.Challenged {
		t.Errorf("%+v, working %v %+v", turn, ok, w)
	}
}

// Lines that were read for another state of the game, or made by hand, are held to the game
// that they come to.
func TestStaleLines(t *testing.T) {
	long := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea", "Cai", "Dan"), "H4 JAMON", "pass", "pass")
	short := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "H8 AS")
	for _, text := range []string{
		"edit 3 25", "insert 4 25", "delete 3", "end - A A A", "Dan: 25", "leave Dan", "penalty Dan 5", "bonus Dan 5", "name Dan Eva", "challenge failed Dan", "6F ZUMOS", "lay H9 ES", "overtime Dan 5", "recount 3", "recount", "edit 3 note x", "edit 2 note",
	} {
		read, err := line.Parse(text, long, tableWords)
		if text == "challenge failed Dan" {
			read, err = line.Parse(text, enterAll(t, long, "25"), tableWords)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		got, _, err := short.Do(read, tableStamp)
		_, refusal := errors.AsType[*sheet.Refusal](err)
		_, placement := errors.AsType[*scoring.PlacementError](err)
		if !refusal && !placement {
			t.Errorf("%s: %v", text, err)
		}
		if diff := cmp.Diff(short.Log, got.Log); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

func TestNewGameRefusesAnEditionThatIsNone(t *testing.T) {
	l := newTable(t, "es-100", "home", "Ana", "Bea").Log
	l.Edition.Rack = 0
	_, err := sheet.NewGame(l)
	if _, ok := errors.AsType[*scoring.DefinitionError](err); !ok {
		t.Errorf("%v", err)
	}
}

func TestPassLimit(t *testing.T) {
	for _, tt := range []struct {
		rules   string
		players int
		want    int
	}{
		{"home", 2, 4}, {"home", 3, 6}, {"home", 4, 8}, {"fise", 2, 4}, {"sbnl", 2, 3}, {"wespa", 2, 0},
	} {
		if got := tableRules[tt.rules].PassLimit(tt.players); got != tt.want {
			t.Errorf("%s, %d players: %d, want %d", tt.rules, tt.players, got, tt.want)
		}
	}
}
