package analysis_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// closing is what closes a round, or ends the game with it.
var closing = map[string]sheet.What{"next": sheet.RoundClosed{}, "finish": sheet.Finished{}}

// A round that is closed with a master that was found has it; one undo brings back the game
// from before, one redo that from after.
func TestWithMasterIsOneChange(t *testing.T) {
	list := newWordList(t, newGame(t, sheet.DuplicateGame, "es-100").Edition)
	for name, what := range closing {
		for seed := range uint64(12) {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				g := done(t, newGame(t, sheet.DuplicateGame, "es-100"), sheet.Event{What: sheet.RackDrawn{Drawn: true, Seed: seed + 1}})
				closed := 0
				for round := range 6 {
					if len(g.Standings.Rounds) != round+1 || g.Standings.Rounds[round].Rack == nil {
						break // the letters of the list have run out
					}
					g = done(t, g, sheet.Event{Player: 1 + round%2, What: sheet.Points{Points: 5}})
					next, ok := closeOnce(t, g, list, what)
					if !ok {
						break
					}
					closed++
					if name == "finish" {
						break
					}
					g = next
				}
				if closed == 0 {
					t.Skip("the first rack has no play")
				}
			})
		}
	}
}

// closeOnce closes the open round with the master that is found; false where there is none.
func closeOnce(t *testing.T, g sheet.Game, list wordList, what sheet.What) (next sheet.Game, ok bool) {
	t.Helper()
	line := sheet.Line{Event: sheet.Event{What: what}}
	rack, wants := analysis.WantsMaster(&g, line)
	open, _ := g.Standings.Open()
	if !wants || !slices.Equal(rack, open.Rack) {
		t.Fatalf("a master of %v is wanted: %v", rack, wants)
	}
	master, ok, err := analysis.Master(&g, list.graph, rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !ok {
		return g, false
	}
	points := scoring.Points(g.Edition, &g.Standings.Board, master)
	next, answer, err := analysis.WithMaster(g, master, line, stamp)
	if err != nil {
		t.Fatal(err)
	}
	closed := next.Standings.Rounds[open.Number-1]
	turn, ok := next.Standings.MasterOf(closed)
	if play, _ := next.Play(turn); !ok || !closed.Closed || turn.Points != points || !samePlay(play, master) {
		t.Errorf("round %d is closed: %v, with %d of %v, want %d of %v", open.Number, closed.Closed, turn.Points, play, points, master)
	}
	if !slices.Equal(answer.Before, g.Standings.Totals()) || !slices.Equal(answer.After, next.Standings.Totals()) {
		t.Errorf("the totals are %v and were %v", answer.After, answer.Before)
	}
	if _, again := analysis.WantsMaster(&next, line); again != (!next.Standings.Finished && len(next.Standings.Rounds) > open.Number && next.Standings.Rounds[open.Number].Rack != nil && what == sheet.What(sheet.RoundClosed{})) {
		t.Errorf("round %d wants a master: %v", open.Number+1, again)
	}
	sameEvents(t, "undo", g, undone(t, next, sheet.Undo))
	sameEvents(t, "redo", next, undone(t, undone(t, next, sheet.Undo), sheet.Redo))
	return next, true
}

func undone(t *testing.T, g sheet.Game, verb sheet.Verb) sheet.Game {
	t.Helper()
	next, _, err := g.Do(sheet.Line{Verb: verb}, stamp)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func sameEvents(t *testing.T, name string, want, got sheet.Game) {
	t.Helper()
	if diff := cmp.Diff(want.Log.Events, got.Log.Events, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("%s: %s", name, diff)
	}
	if !slices.Equal(want.Standings.Totals(), got.Standings.Totals()) || len(want.Standings.Rounds) != len(got.Standings.Rounds) || !want.Standings.Board.Equal(&got.Standings.Board) {
		t.Errorf("%s: the standings are others", name)
	}
}

// Where no master is found, the best that is noted is it; with nothing noted the round stays
// open, and the game is as it was.
func TestNothingFound(t *testing.T) {
	g := done(t, newGame(t, sheet.DuplicateGame, "es-100"), sheet.Event{What: sheet.RackDrawn{Drawn: true}})
	line := sheet.Line{Event: sheet.Event{What: sheet.RoundClosed{}}}
	same, _, ok, err := analysis.NothingFound(g, line, stamp)
	if ok || err != nil {
		t.Fatalf("closed: %v, %v", ok, err)
	}
	sameEvents(t, "nothing noted", g, same)
	same, _, err = analysis.Close(g, line, scoring.Play{}, false, stamp)
	if none, ok := errors.AsType[*analysis.NoPlayError](err); !ok || len(none.Rack) != 7 || none.Edition != g.Edition {
		t.Fatalf("closed: %v", err)
	}
	sameEvents(t, "nothing noted and no play found", g, same)
	g = done(t, g, sheet.Event{Player: 1, What: sheet.Points{Points: 12}})
	g = done(t, g, sheet.Event{Player: 2, What: sheet.Points{Points: 20}})
	next, _, ok, err := analysis.NothingFound(g, line, stamp)
	if !ok || err != nil {
		t.Fatalf("closed: %v, %v", ok, err)
	}
	if turn, found := next.Standings.MasterOf(next.Standings.Rounds[0]); !found || turn.Points != 20 {
		t.Errorf("the master is %+v", turn)
	}
}

// A master is found only for a rack that was drawn, and only where the round has none.
func TestWantsMaster(t *testing.T) {
	start := newGame(t, sheet.DuplicateGame, "es-100")
	drawn := done(t, start, sheet.Event{What: sheet.RackDrawn{Drawn: true}})
	noted := done(t, drawn, sheet.Event{Player: 1, What: sheet.Points{Points: 5}})
	mastered := done(t, noted, sheet.Event{What: sheet.Master{What: sheet.Points{Points: 30}}})
	next, finish := sheet.Event{What: sheet.RoundClosed{}}, sheet.Event{What: sheet.Finished{}}
	for name, c := range map[string]struct {
		g    sheet.Game
		line sheet.Line
		want bool
	}{
		"next, no rack":                {start, sheet.Line{Event: next}, false},
		"next, drawn":                  {drawn, sheet.Line{Event: next}, true},
		"next, drawn and noted":        {noted, sheet.Line{Event: next}, true},
		"next, with a master":          {mastered, sheet.Line{Event: next}, false},
		"finish, nothing noted":        {drawn, sheet.Line{Event: finish}, false},
		"finish, noted":                {noted, sheet.Line{Event: finish}, true},
		"points":                       {noted, sheet.Line{Event: sheet.Event{What: sheet.Points{Points: 4}}}, false},
		"an edit of the rack":          {drawn, sheet.Line{Verb: sheet.Edit, Turn: 1, Event: next}, false},
		"once the game has ended":      {done(t, drawn, finish), sheet.Line{Event: next}, false},
		"in a game that goes by turns": {newGame(t, sheet.ClassicGame, "es-100"), sheet.Line{Event: finish}, false},
	} {
		if rack, wants := analysis.WantsMaster(&c.g, c.line); wants != c.want || wants && len(rack) == 0 {
			t.Errorf("%s: %v, %v", name, rack, wants)
		}
	}
}
