package sheet_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// A game that has gone on line by line is what its log is from the beginning, and stays so whatever
// is made of it later: each line goes on from one of the newest games, so that several go on from one.
func TestLinesGoOnFromTheGameBefore(t *testing.T) {
	everyGame(t, func(t *rapid.T, g sheet.Game, draw func(*rapid.T, sheet.Game) string) {
		games := []sheet.Game{g}
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			from := games[rapid.IntRange(max(0, len(games)-3), len(games)-1).Draw(t, "from")]
			if next, _, err := enter(from, draw(t, from)); err == nil {
				games = append(games, next)
			}
		}
		for _, g := range games {
			checkFolded(t, g)
		}
	})
}

func TestRandomGamesGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{}.Game(t)
		checkFolded(t, g)
		checkSteps(t, g, slices.Concat(g.Log.Events, drawEvents(t, g)))
	})
}

// Whatever happens, in whatever order and however little sense it makes.
func TestEveryKindOfEventGoesOn(t *testing.T) {
	table, club := newTable(t, "es-100", "home", "Ana", "Bea", "Cai"), duplicate(t, 3, homeRules())
	naspa := newTable(t, "en-100", "en-naspa", "Ana", "Bea")
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom([]sheet.Game{table, naspa, club}).Draw(t, "table")
		checkSteps(t, g, drawEvents(t, g))
	})
}

// Two games that go on from one in two ways leave it and each other alone, also where more of the same
// has happened before, and where both go on at the same time.
func TestTwoWaysFromOneGame(t *testing.T) {
	table, club := newTable(t, "es-100", "home", "Ana", "Bea", "Cai"), duplicate(t, 3, homeRules())
	for _, kind := range sheet.Kinds() {
		t.Run(fmt.Sprintf("%T", kind), func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				g := rapid.SampledFrom([]sheet.Game{table, club}).Draw(t, "table")
				same := func() []sheet.Event {
					return []sheet.Event{{Player: rapid.IntRange(0, 3).Draw(t, "player"), What: drawWhat(t, g, kind)}}
				}
				g = goOn(t, g, drawEvents(t, g))
				for range rapid.IntRange(0, 4).Draw(t, "before") {
					g = goOn(t, g, same())
				}
				ways, games := [][]sheet.Event{same(), same()}, make([]sheet.Game, 2)
				var both sync.WaitGroup
				for i := range ways {
					both.Go(func() { games[i] = goOn(t, g, ways[i]) })
				}
				both.Wait()
				checkFolded(t, g)
				for _, g := range games {
					checkFolded(t, g)
				}
			})
		})
	}
}

// checkSteps goes on through events by steps of any length, now and then two ways from one game.
func checkSteps(t *rapid.T, g sheet.Game, events []sheet.Event) {
	t.Helper()
	g = again(g, sheet.Log{Kind: g.Log.Kind, Edition: g.Log.Edition, Rules: g.Log.Rules, House: g.Log.House, Players: g.Log.Players, First: g.Log.First})
	games := []sheet.Game{g}
	for len(events) > 0 {
		n := rapid.IntRange(1, min(5, len(events))).Draw(t, "events")
		if rapid.IntRange(0, 3).Draw(t, "other way") == 0 {
			games = append(games, goOn(t, g, drawEvents(t, g)))
		}
		g = goOn(t, g, events[:n])
		games, events = append(games, g), events[n:]
	}
	for _, g := range games {
		checkFolded(t, g)
	}
	cut := rapid.IntRange(0, len(g.Log.Events)).Draw(t, "cut")
	l := g.Log
	l.Events = l.Events[:cut]
	board := again(g, l).Standings.Board
	for _, row := range g.Standings.Turns {
		if play, ok := g.Play(row); ok && row.Event == cut && row.Fault == nil {
			got, _ := g.Working(row)
			if want := scoring.Count(g.Edition, &board, play); want.Points != got.Points {
				t.Fatalf("the working of row %d has %d points, not %d", row.Number, got.Points, want.Points)
			}
		}
	}
}

func goOn(t *rapid.T, g sheet.Game, events []sheet.Event) sheet.Game {
	t.Helper()
	done, events := g.Log.Done, slices.Clone(events)
	for i := range events {
		events[i].ID = len(g.Log.Events) + i + 1
	}
	next, err := g.Take(sheet.Step{Keep: done, Add: []sheet.Change{{At: len(g.Log.Events), New: events}}, Done: done + 1})
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func checkFolded(t *rapid.T, g sheet.Game) {
	t.Helper()
	if diff := diffStandings(again(g, g.Log), g); diff != "" {
		t.Fatalf("folded from the beginning (-) and gone on (+): %s", diff)
	}
}

// drawEvents draws some events of any kind.
func drawEvents(t *rapid.T, g sheet.Game) []sheet.Event {
	kinds := sheet.Kinds()
	var events []sheet.Event
	for range rapid.IntRange(1, 12).Draw(t, "events") {
		e := sheet.Event{ID: 1, Player: rapid.IntRange(0, 4).Draw(t, "player"), What: drawWhat(t, g, rapid.SampledFrom(kinds).Draw(t, "kind"))}
		switch rapid.IntRange(0, 9).Draw(t, "besides") {
		case 0:
			points := rapid.IntRange(0, 40).Draw(t, "told")
			e.Told = &points
		case 1:
			e.Off = 3
		case 2:
			e.Took = time.Minute
		}
		events = append(events, e)
	}
	return events
}

// drawWhat draws what happens of a kind.
func drawWhat(t *rapid.T, g sheet.Game, kind sheet.What) sheet.What {
	number := func(most int) int { return rapid.IntRange(0, most).Draw(t, "number") }
	seat := number(4)
	tiles := func() []scoring.Tile {
		return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) scoring.Tile { return sheettest.Tile(t, g.Edition) }), 1, 3).Draw(t, "tiles")
	}
	switch what := kind.(type) {
	case sheet.Played:
		what.Stands = number(3) > 0
		what.Play = scoring.Play{Start: scoring.Square{Row: number(14), Col: number(11)}, Direction: rapid.SampledFrom([]scoring.Direction{scoring.Across, scoring.Down}).Draw(t, "direction")}
		for _, tile := range tiles() {
			what.Play.Tiles = append(what.Play.Tiles, scoring.PlayTile{Tile: tile, New: true})
		}
		return what
	case sheet.Typed:
		word := scoring.TypedWord{}
		for _, tile := range tiles() {
			word = append(word, scoring.TypedTile{Tile: tile})
		}
		return sheet.Typed{Words: scoring.Typed{word}}
	case sheet.Points:
		return sheet.Points{Points: number(60)}
	case sheet.Exchanged:
		return sheet.Exchanged{Count: number(7)}
	case sheet.ChallengeFailed:
		return sheet.ChallengeFailed{Words: number(3)}
	case sheet.Penalty:
		return sheet.Penalty{Player: seat, Points: number(20)}
	case sheet.Bonus:
		return sheet.Bonus{Player: seat, Points: number(20)}
	case sheet.Overtime:
		return sheet.Overtime{Player: seat, Time: time.Duration(number(700)) * time.Second}
	case sheet.Warning:
		return sheet.Warning{Player: seat}
	case sheet.Laid:
		for i, tile := range tiles() {
			what.Tiles = append(what.Tiles, scoring.Laid{Square: scoring.Square{Row: number(14), Col: i}, Tile: tile})
		}
		return what
	case sheet.Ended:
		what.Leftovers = make([]sheet.Leftover, number(5))
		for i := range what.Leftovers {
			what.Leftovers[i].Points = number(20)
		}
		return what
	case sheet.Renamed:
		return sheet.Renamed{Player: seat, Name: "Zoë"}
	case sheet.Joined:
		if len(g.Log.Players) == g.Log.Kind.Most() {
			return sheet.Passed{}
		}
		return sheet.Joined{Name: "Uwe"}
	case sheet.Left:
		return sheet.Left{Player: seat}
	case sheet.Returned:
		return sheet.Returned{Player: seat}
	case sheet.Wrong:
		return sheet.Wrong{Event: 1 + number(30)}
	case sheet.Analysed:
		return sheet.Analysed{On: number(1) == 1}
	case sheet.Noted:
		return sheet.Noted{Text: "good"}
	case sheet.Kept:
		return sheet.Kept{Line: "#note"}
	case sheet.ClockChosen:
		return sheet.ClockChosen{ClockChoice: sheet.ClockChoice{Kind: rapid.SampledFrom([]sheet.ClockKind{"", sheet.TurnClock, sheet.RoundClock, sheet.GameClock}).Draw(t, "clock"), Length: time.Minute}}
	case sheet.ClockSet:
		return sheet.ClockSet{Player: seat, Shows: time.Duration(number(60)) * time.Second}
	case sheet.ClockRan:
		return sheet.ClockRan{Player: seat}
	case sheet.RackDrawn:
		return sheet.RackDrawn{Tiles: tiles(), Drawn: number(1) == 1, Seed: uint64(number(1))}
	case sheet.Master:
		of := drawWhat(t, g, rapid.SampledFrom([]sheet.What{sheet.Played{}, sheet.Typed{}, sheet.Points{}}).Draw(t, "master"))
		return sheet.Master{What: of}
	case sheet.Passed, sheet.Withdrawn, sheet.Challenged, sheet.Cleared, sheet.Finished, sheet.Reopened, sheet.Voided,
		sheet.ClockStarted, sheet.ClockStopped, sheet.RoundClosed:
		return what
	}
	t.Fatalf("this test draws no %T", kind)
	return nil
}
