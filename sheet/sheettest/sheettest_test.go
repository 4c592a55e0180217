package sheettest_test

import (
	"reflect"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
)

// Games that are saved and read again are the same games.
func TestGamesAreSavedAndReadAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{}.Game(t)
		data, err := file.Encode(g.Log)
		if err != nil {
			t.Fatal(err)
		}
		l, err := file.Decode(data)
		if err != nil {
			t.Fatalf("%v\n%s", err, data)
		}
		if diff := cmp.Diff(g.Log, l, cmpopts.EquateEmpty()); diff != "" {
			t.Fatal(diff)
		}
		back, err := sheet.NewGame(l)
		if err != nil {
			t.Fatal(err)
		}
		if diff := diffStandings(g, back); diff != "" {
			t.Fatal(diff)
		}
	})
}

// Undo goes back to the start of a game, and redo to where it was.
func TestGamesAreUndoneAndDoneAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{}.Game(t)
		for {
			next, _, err := g.Do(sheet.Line{Verb: sheet.Redo}, sheet.Stamp{})
			if err != nil {
				break
			}
			g = next
		}
		back := g
		then := []sheet.Game{g}
		for range g.Log.Changes {
			back = do(t, back, sheet.Undo)
			then = append(then, back)
		}
		if _, _, err := back.Do(sheet.Line{Verb: sheet.Undo}, sheet.Stamp{}); err == nil {
			t.Fatal("one undo more than changes")
		}
		for _, want := range slices.Backward(then[:len(then)-1]) {
			back = do(t, back, sheet.Redo)
			if diff := diffStandings(want, back); diff != "" {
				t.Fatal(diff)
			}
		}
		if diff := cmp.Diff(g.Log.Events, back.Log.Events, cmpopts.EquateEmpty()); diff != "" {
			t.Fatal(diff)
		}
	})
}

func do(t *rapid.T, g sheet.Game, verb sheet.Verb) sheet.Game {
	next, _, err := g.Do(sheet.Line{Verb: verb}, sheet.Stamp{})
	if err != nil {
		t.Fatalf("%d: %v", verb, err)
	}
	return next
}

func diffStandings(want, got sheet.Game) string {
	return cmp.Diff(want.Standings, got.Standings,
		cmp.Exporter(func(t reflect.Type) bool { return t == reflect.TypeFor[sheet.Player]() }),
		cmp.Comparer(func(a, b scoring.Board) bool { return a.Equal(&b) }))
}
