package sheet_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/report"
	"tanteo/sheet/sheettest"
)

func TestStandingsAddUp(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		checkStandings(t, g)
	})
}

func TestUndoAndRedoGoAllTheWay(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g := sheettest.DrawTable(t, tables)
		states := []sheet.Game{g} // after each change that stands
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			line := sheettest.DrawLine(t, g)
			next, answer, err := enter(g, line)
			if err != nil {
				continue
			}
			g = next
			switch answer.Line.Verb {
			case sheet.Undo:
				if diff := diffStandings(states[g.Log.Done], g); diff != "" {
					t.Fatalf("undo: %s", diff)
				}
			case sheet.Redo:
				if diff := diffStandings(states[g.Log.Done], g); diff != "" {
					t.Fatalf("redo: %s", diff)
				}
			default:
				states = append(states[:g.Log.Done], g)
			}
		}
		back := g
		for n := g.Log.Done - 1; n >= 0; n-- {
			next, _, err := enter(back, "undo")
			if err != nil {
				t.Fatalf("undo %d: %v", n, err)
			}
			back = next
			if diff := diffStandings(states[n], back); diff != "" {
				t.Fatalf("undo to %d: %s", n, diff)
			}
		}
		if _, _, err := enter(back, "undo"); err == nil {
			t.Fatal("one more undo than changes")
		}
		for n := 1; n < len(states); n++ {
			next, _, err := enter(back, "redo")
			if err != nil {
				t.Fatalf("redo %d: %v", n, err)
			}
			back = next
			if diff := diffStandings(states[n], back); diff != "" {
				t.Fatalf("redo to %d: %s", n, diff)
			}
		}
	})
}

// Fold is total: whatever a hand or a program has done to the events, it counts what it can.
func TestFoldIsTotal(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		l := g.Log
		l.Changes, l.Done = nil, 0
		for n := range len(l.Events) + 1 {
			prefix := l
			prefix.Events = l.Events[:n]
			checkStandings(t, again(g, prefix))
		}
		for range rapid.IntRange(1, 4).Draw(t, "accidents") {
			if len(l.Events) == 0 {
				break
			}
			at := rapid.IntRange(0, len(l.Events)-1).Draw(t, "at")
			to := rapid.IntRange(0, len(l.Events)-1).Draw(t, "to")
			l.Events = slices.Clone(l.Events)
			switch rapid.SampledFrom([]string{"lost", "twice", "swapped"}).Draw(t, "accident") {
			case "lost":
				l.Events = slices.Delete(l.Events, at, at+1)
			case "twice":
				l.Events = slices.Insert(l.Events, to, l.Events[at])
			case "swapped":
				l.Events[at], l.Events[to] = l.Events[to], l.Events[at]
			}
		}
		broken := again(g, l)
		checkStandings(t, broken)
		for _, row := range broken.Standings.Turns {
			line.Of(broken, row, commandWord)
			broken.Word(row)
		}
		report.Of(broken, "x", func(sheet.Notice) string { return "" })
	})
}

// Logs that no line leads to, as a hand may make them.
func TestFoldOfOddLogs(t *testing.T) {
	g := newTable(t, "es-100", "wespa", "Ana", "Bea")
	type standing struct{ OnTurn, First, Second int }
	for _, tt := range []struct {
		name     string
		happened []sheet.What
		want     standing
	}{
		{"the last player stays", []sheet.What{sheet.Left{Player: 1}, sheet.Left{Player: 2}, sheet.Points{Points: 5}}, standing{2, 0, 5}},
		{"who leaves twice has left once", []sheet.What{sheet.Left{Player: 2}, sheet.Left{Player: 2}, sheet.Points{Points: 5}}, standing{1, 5, 0}},
		{"who would play on has left", []sheet.What{sheet.Points{Points: 5}, sheet.Finished{}, sheet.Left{Player: 2}, sheet.Reopened{}}, standing{1, 5, 0}},
		{"a turn after the end", []sheet.What{sheet.Finished{}, sheet.Points{Points: 5}, sheet.Points{Points: 6}}, standing{0, 5, 6}},
		{"a turn after the end, reopened", []sheet.What{sheet.Finished{}, sheet.Points{Points: 5}, sheet.Reopened{}}, standing{2, 5, 0}},
		{"the second end counts", []sheet.What{sheet.Ended{Leftovers: []sheet.Leftover{{Points: 5}, {Out: true}}}, sheet.Ended{Leftovers: []sheet.Leftover{{Out: true}, {Points: 7}}}}, standing{0, 7, -7}},
		{"too many leftovers", []sheet.What{sheet.Ended{Leftovers: make([]sheet.Leftover, 9)}}, standing{0, 0, 0}},
		{"a failed challenge of no words", []sheet.What{sheet.Points{Points: 5}, sheet.ChallengeFailed{}}, standing{2, 10, 0}},
		{"a failed challenge of nothing", []sheet.What{sheet.ChallengeFailed{Words: 1}}, standing{1, 0, 0}},
		{"seats that nobody has", []sheet.What{sheet.Penalty{Player: 9, Points: 5}, sheet.Bonus{Points: 5}, sheet.Renamed{Player: -1}, sheet.Left{Player: 3}}, standing{1, 0, 0}},
		{"a challenge of nothing", []sheet.What{sheet.Challenged{}, sheet.Passed{}, sheet.Challenged{}}, standing{2, 0, 0}},
		{"two challenges of one turn", []sheet.What{sheet.Points{Points: 9}, sheet.Points{Points: 8}, sheet.Challenged{}, sheet.Challenged{}}, standing{1, 9, 0}},
		{"tiles laid on one square, and off the board", []sheet.What{sheet.Laid{Tiles: []scoring.Laid{
			{Square: scoring.Square{Row: 1, Col: 1}, Tile: 1}, {Square: scoring.Square{Row: 1, Col: 1}, Tile: 2}, {Square: scoring.Square{Row: -1}, Tile: 3}}}, sheet.Cleared{}, sheet.Cleared{}}, standing{1, 0, 0}},
		{"a play without tiles", []sheet.What{sheet.Played{}, sheet.Typed{}}, standing{1, 0, 0}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := g.Log
			for i, what := range tt.happened {
				l.Events = append(l.Events, sheet.Event{ID: i + 1, What: what})
			}
			s := sheet.Fold(l, g.Edition)
			if diff := cmp.Diff(tt.want, standing{s.OnTurn, s.Players[0].Total(), s.Players[1].Total()}); diff != "" {
				t.Error(diff)
			}
			if !strings.Contains(tt.name, "without tiles") { // its rows have no word to ask for
				checkStandings(t, again(g, l))
			}
		})
	}
}

// again is a game with another log of the same edition.
func again(g sheet.Game, l sheet.Log) sheet.Game {
	return sheet.Game{Log: l, Edition: g.Edition, Standings: sheet.Fold(l, g.Edition)}
}

func TestEditingARowToItselfChangesNothing(t *testing.T) {
	later := map[sheet.Reason]sheet.TurnKind{ // what a correction of an older row may have left behind
		sheet.FaultsLeft: sheet.KindEnd, sheet.NothingToChallenge: sheet.KindChallenge,
		sheet.NotAPlay: sheet.KindPenalty, sheet.AlreadyWrong: sheet.KindPenalty,
	}
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		for _, row := range g.Standings.Turns {
			if row.Fault != nil {
				continue
			}
			text := "edit " + itoa(row.Number) + " " + line.Of(g, row, commandWord)
			next, answer, err := enter(g, text)
			if refusal, ok := errors.AsType[*sheet.Refusal](err); ok && later[refusal.Reason] == row.Kind {
				continue
			}
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if diff := diffStandings(g, next); diff != "" {
				t.Fatalf("%s: %s", text, diff)
			}
			for _, n := range answer.Notices {
				if n.Code == sheet.NoticeTotalsChanged {
					t.Fatalf("%s: %v", text, answer)
				}
			}
		}
	})
}

// What a game was before a row is what it was when the row was noted.
func TestBeforeAndAfterAreTheGameOfThen(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g := sheettest.DrawTable(t, tables)
		then := map[int]sheet.Game{} // by ID of the event that made a row
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			line := sheettest.DrawLine(t, g)
			next, answer, err := enter(g, line)
			if err != nil || answer.Line.Verb != sheet.Add {
				continue
			}
			then[next.Log.Events[len(next.Log.Events)-1].ID] = g
			g = next
		}
		s := &g.Standings
		for i, row := range s.Turns {
			event := g.Log.Events[row.Event]
			if diff := diffStandings(then[event.ID], g.Before(row.Number)); diff != "" {
				t.Fatalf("before row %d: %s", row.Number, diff)
			}
			if i+1 < len(s.Turns) && s.Turns[i+1].Number > row.Number {
				if diff := diffStandings(then[g.Log.Events[s.Turns[i+1].Event].ID], g.After(row.Number)); diff != "" {
					t.Fatalf("after row %d: %s", row.Number, diff)
				}
			}
			cut := g.Log
			cut.Events = cut.Events[:row.Event]
			before := g.Before(row.Number)
			if diff := diffStandings(again(g, cut), before); diff != "" {
				t.Fatalf("row %d: %s", row.Number, diff)
			}
			if _, _, err := enter(before, "undo"); err == nil {
				t.Fatalf("before row %d there is something to undo", row.Number)
			}
		}
		if diff := diffStandings(g, g.After(s.Numbered())); diff != "" {
			t.Fatalf("after the last row: %s", diff)
		}
	})
}

// The board of es-100 is the same mirrored at its diagonal, so a mirrored game counts the same.
func TestAMirroredGameCountsTheSame(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		l := g.Log
		l.Events = slices.Clone(l.Events)
		for i, e := range l.Events {
			switch what := e.What.(type) {
			case sheet.Played:
				what.Play.Start, what.Play.Direction = what.Play.Start.Transposed(), what.Play.Direction.Turned()
				l.Events[i].What = what
			case sheet.Laid:
				what.Tiles = slices.Clone(what.Tiles)
				for j := range what.Tiles {
					what.Tiles[j].Square = what.Tiles[j].Square.Transposed()
				}
				l.Events[i].What = what
			}
		}
		mirrored := again(g, l)
		checkStandings(t, mirrored)
		if diff := cmp.Diff(rowPoints(g), rowPoints(mirrored)); diff != "" {
			t.Fatal(diff)
		}
		if diff := cmp.Diff(g.Standings.Tiles, mirrored.Standings.Tiles); diff != "" {
			t.Fatal(diff)
		}
	})
}

type rowPoint struct {
	Number, Player, Points, Running int
	Challenged, Fits                bool
}

func rowPoints(g sheet.Game) []rowPoint {
	var all []rowPoint
	for _, t := range g.Standings.Turns {
		all = append(all, rowPoint{t.Number, t.Player, t.Points, t.Running, t.Challenged, t.Fault == nil})
	}
	return all
}

// A log is a value: what a line does to a game leaves the game before it alone.
func TestLinesLeaveTheGameBeforeAlone(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		kept := g.Log
		kept.Events, kept.Changes = slices.Clone(kept.Events), slices.Clone(kept.Changes)
		for range 5 {
			enter(g, sheettest.DrawLine(t, g)) // all from the same game, so that none may write into another's log
		}
		if diff := cmp.Diff(kept, g.Log, cmpopts.EquateEmpty(), cmp.Exporter(func(reflect.Type) bool { return true })); diff != "" {
			t.Fatal(diff)
		}
		if diff := diffStandings(again(g, g.Log), g); diff != "" {
			t.Fatal(diff)
		}
	})
}
