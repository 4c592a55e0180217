package analysis_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
)

// bestPoints are the points of the best of all plays of a rack, and how many plays there are.
func bestPoints(t *testing.T, g *sheet.Game, list wordList, rack []scoring.Tile) (points, plays int) {
	t.Helper()
	position, err := finder.NewPosition(g.Edition, list.graph, g.Standings.Board)
	if err != nil {
		t.Fatal(err)
	}
	found, err := position.Plays(rack, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		points = max(points, f.Points())
	}
	return points, len(found)
}

// What a turn has missed is the best of all plays of its rack less what was played, and never
// below nothing; less only where a word of the play is not in the list.
func TestReviewIsBestLessPlayed(t *testing.T) {
	seen := map[bool]int{}
	inAnyGame(t, shortly(60), func(t *testing.T, _ *rand.Rand, g *sheet.Game, list wordList) {
		reviews, err := analysis.Review(t.Context(), g, list.graph, nil)
		if err != nil {
			t.Fatal(err)
		}
		all := reviews.All
		var sums [2]analysis.Summary
		for _, r := range all {
			before := g.Before(r.Number)
			points, plays := bestPoints(t, &before, list, r.Rack)
			if r.Points != points || r.Found != (plays > 0) {
				t.Errorf("turn %d: best %d, %v, want %d of %d plays", r.Number, r.Points, r.Found, points, plays)
			}
			if r.Found && scoring.Points(g.Edition, &before.Standings.Board, r.Best) != points {
				t.Errorf("turn %d: the best play does not count %d", r.Number, points)
			}
			turn, _ := g.Standings.Turn(r.Number)
			if r.Missed() < 0 || r.Missed() < points-turn.Points {
				t.Errorf("turn %d: %d missed by %d of %d", r.Number, r.Missed(), turn.Points, points)
			}
			lacks := slices.ContainsFunc(analysis.Check(g, r.Number, list), func(c analysis.Checked) bool { return !c.In })
			if r.Out != lacks {
				t.Errorf("turn %d has a word that is not in the list: %v", r.Number, r.Out)
			}
			if !lacks && r.Missed() != points-turn.Points {
				t.Errorf("turn %d: %d missed by %d of %d", r.Number, r.Missed(), turn.Points, points)
			}
			if told := g.Log.Events[turn.Event].Rack; r.Whole != (len(told) > 0) || r.Whole && !slices.Equal(told, r.Rack) {
				t.Errorf("turn %d: the rack is %v, told was %v", r.Number, r.Rack, told)
			}
			seen[r.Whole]++
			sum := &sums[turn.Player-1]
			sum.Turns, sum.Played, sum.Best, sum.Missed = sum.Turns+1, sum.Played+turn.Points, sum.Best+points, sum.Missed+r.Missed()
		}
		if got := analysis.SumUp(all, 2); !slices.Equal(got, sums[:]) {
			t.Errorf("%+v, want %+v", got, sums)
		}
		racks := 0
		for _, turn := range g.Standings.Turns {
			if turn.Kind == sheet.KindPlay || g.Log.Events[turn.Event].Rack != nil {
				racks++
			}
		}
		if racks != len(all) {
			t.Errorf("%d turns are reviewed of %d", len(all), racks)
		}
	})
	if seen[true] < 50 || seen[false] < 50 {
		t.Errorf("whole racks, or not: %v", seen)
	}
}

// In a duplicate each cell of a round whose rack is known is held against the best play of the
// rack, as the board was when the round began; what the only finder gets besides is not the
// play's.
func TestReviewOfADuplicateIsBestLessPlayed(t *testing.T) {
	start := newGame(t, sheet.DuplicateGame, "es-100")
	list := newWordList(t, start.Edition)
	solos, empty := 0, 0
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 13))
		g := done(t, start, sheet.Event{What: sheet.RackDrawn{Drawn: true, Seed: seed + 1}})
		for range 5 {
			open, ok := g.Standings.Open()
			if !ok || open.Rack == nil {
				break
			}
			best, err := analysis.BestPlays(t.Context(), &g, list.graph, analysis.PlayQuery{Rack: open.Rack, Limit: 10})
			if err != nil {
				t.Fatal(err)
			}
			if len(best.Plays) == 0 {
				break
			}
			for seat := 1; seat <= 2; seat++ {
				if r.IntN(3) > 0 {
					play := best.Plays[r.IntN(min(3, len(best.Plays)))].Play
					g = done(t, g, sheet.Event{Player: seat, What: sheet.Played{Play: play}})
				}
			}
			g, _ = closeOnce(t, g, list, sheet.RoundClosed{})
		}
		reviews, err := analysis.Review(t.Context(), &g, list.graph, nil)
		if err != nil {
			t.Fatal(err)
		}
		all := reviews.All
		at := 0
		for _, round := range g.Standings.Rounds {
			if !round.Closed {
				continue
			}
			before, _ := g.AtRound(round.Number)
			points, _ := bestPoints(t, &before, list, round.Rack)
			for seat := 1; seat <= 2; seat++ {
				cell, noted := g.Standings.Cell(round, seat)
				if !noted {
					empty++
				}
				if cell.Solo > 0 {
					solos++
				}
				r := all[at]
				at++
				if r.Number != round.Number || r.Player != seat || !slices.Equal(r.Rack, round.Rack) || !r.Whole || r.Points != points {
					t.Errorf("round %d, seat %d, best %d: %+v", round.Number, seat, points, r)
				}
				if r.Missed() != points-(cell.Points-cell.Solo) {
					t.Errorf("round %d, seat %d: %d missed by %d with %d of %d", round.Number, seat, r.Missed(), cell.Points, cell.Solo, points)
				}
			}
		}
		if at != len(all) {
			t.Errorf("%d cells are reviewed of %d", len(all), at)
		}
	}
	if solos < 5 || empty < 5 {
		t.Errorf("only %d cells of an only finder, and %d empty ones", solos, empty)
	}
}

// The master is the first of the best plays, by whatever ties, and none of the others counts
// more.
func TestMasterIsTheFirstOfTheBest(t *testing.T) {
	tied := 0
	inAnyGame(t, shortly(40), func(t *testing.T, r *rand.Rand, g *sheet.Game, list wordList) {
		rack := anyRack(r, g, list)
		for _, ties := range [][]finder.Tie{nil, {finder.FewestBlanks, finder.FewestTiles}, {finder.MostOpen, finder.AcrossFirst}} {
			best, err := analysis.BestPlays(t.Context(), g, list.graph, analysis.PlayQuery{Rack: rack, Ties: ties, Limit: 20})
			if err != nil {
				t.Fatal(err)
			}
			points, plays := bestPoints(t, g, list, rack)
			master, ok, err := analysis.Master(g, list.graph, rack, ties)
			if err != nil || ok != (plays > 0) || best.All != plays {
				t.Fatalf("%v, %v of %d plays, want %d", err, ok, best.All, plays)
			}
			if !ok {
				continue
			}
			if best.Plays[0].Points != points || !samePlay(master, best.Plays[0].Play) {
				t.Errorf("%v is the master of %d, want %v of %d", master, points, best.Plays[0].Play, best.Plays[0].Points)
			}
			if n := slices.IndexFunc(best.Plays, func(f analysis.FoundPlay) bool { return f.Points < points }); n >= 0 && n != best.Tops {
				t.Errorf("%d count most, not %d", n, best.Tops)
			}
			if best.Tops > 1 {
				tied++
			}
		}
	})
	if tied < 20 {
		t.Errorf("only %d ties", tied)
	}
}

func samePlay(a, b scoring.Play) bool {
	return a.Start == b.Start && a.Direction == b.Direction && slices.Equal(a.Tiles, b.Tiles)
}
