package file_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
)

// anyLog draws a log with a history: events changed anywhere, some of it undone.
func anyLog(e *scoring.Edition) *rapid.Generator[sheet.Log] {
	return rapid.Custom(func(t *rapid.T) sheet.Log {
		d := drawer{t, e}
		l := sheet.Log{
			ID:      rapid.SampledFrom([]string{"", "2026-11-29-ana-bea"}).Draw(t, "id"),
			Kind:    sheet.ClassicGame,
			Edition: e.Definition,
			Rules: sheet.Rulebook{ID: "home", Name: "Home <&>", Players: [2]int{2, 4}, Unknown: []string{"penalty"},
				Home: d.home(), Duplicate: d.duplicate(),
				Classic: sheet.Classic{PassRounds: d.upTo(3), Penalty: 10, Jury: d.upTo(20), Exchange: sheet.ExchangeTurn, Clock: sheet.Clock{Minutes: d.upTo(30)}, Leftovers: rapid.SampledFrom([]sheet.Leftovers{sheet.PlusMinus, sheet.Twice}).Draw(t, "leftovers"), Ties: sheet.ShareTies,
					ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged}}},
			Notation: rapid.SampledFrom([]scoring.Notation{scoring.Rows, scoring.GCG}).Draw(t, "notation"),
			Players:  rapid.SliceOfN(rapid.StringN(0, 9, 30), 2, 4).Draw(t, "players"),
			Extra:    d.extra(),
		}
		for i := range l.Players {
			l.Players[i] = strings.ToValidUTF8(l.Players[i], "")
		}
		if rapid.Bool().Draw(t, "header") {
			l.Header = sheet.Header{Event: d.text(), Round: "3", Teams: []string{"Ana + Bea", ""}, Tags: map[string]string{"hall": d.text()}, Kept: []string{d.text()},
				Start: time.Date(2026, 11, 29, 18, 30, 0, 0, time.FixedZone("", 3600))}
		}
		if bonus := d.upTo(60); rapid.Bool().Draw(t, "house") {
			l.House = sheet.House{Bonus: &bonus, Leftovers: sheet.NoLeftovers}
		}
		l.Seed = d.seed()
		l.First = 1 + d.upTo(len(l.Players)-1)
		l.Events = d.events(len(l.Players), 3) // noted before changes were kept, as an import does
		for range d.upTo(12) {
			switch d.upTo(5) {
			case 0:
				l, _ = l.Undo()
			case 1:
				l, _ = l.Redo()
			default:
				at := d.upTo(len(l.Events))
				l = l.Splice(at, d.upTo(min(2, len(l.Events)-at)), d.events(len(l.Players), 2)...)
			}
		}
		if rapid.Bool().Draw(t, "announced") {
			l.Announced = []int{412, -8}
		}
		return l
	})
}

// drawer draws the parts of a log.
type drawer struct {
	t *rapid.T
	e *scoring.Edition
}

func (d drawer) upTo(n int) int { return rapid.IntRange(0, n).Draw(d.t, "n") }

func (d drawer) home() *sheet.Rulebook {
	if d.upTo(1) == 0 {
		return nil
	}
	return &sheet.Rulebook{ID: "box", Classic: sheet.Classic{PassRounds: d.upTo(3)}, Unknown: []string{"ties"}}
}

func (d drawer) duplicate() *sheet.Duplicate {
	if d.upTo(1) == 0 {
		return nil
	}
	return &sheet.Duplicate{Minutes: d.upTo(3), Solo: d.upTo(10), RackEither: []string{"?"}, OneKind: sheet.OneKindUnlessEither, MasterTies: []string{d.text()}}
}

// seed draws none, or one up to the largest, which no floating point number is.
func (d drawer) seed() uint64 {
	return rapid.SampledFrom([]uint64{0, 0, 1, math.MaxUint64}).Draw(d.t, "seed")
}

func (d drawer) text() string {
	return rapid.SampledFrom([]string{"", `"Łó" <&> \`, "José\n\t🙂", "{[,:]}"}).Draw(d.t, "text")
}

func (d drawer) extra() map[string]json.RawMessage {
	if d.upTo(3) > 0 {
		return nil
	}
	return map[string]json.RawMessage{"later": json.RawMessage(`{"a":[1,"b, c: \"d\" \\",null]}`), "Schema": json.RawMessage("2")}
}

func (d drawer) events(seats, most int) []sheet.Event {
	var all []sheet.Event
	for range d.upTo(most) {
		e := sheet.Event{ID: d.upTo(999), By: d.text(), Note: d.text(), What: d.what(seats), Extra: d.extra()}
		if d.upTo(3) > 0 {
			e.Time = time.UnixMilli(rapid.Int64Range(0, 2e12).Draw(d.t, "time")).UTC()
		}
		if d.upTo(3) == 0 {
			e.Player = 1 + d.upTo(seats-1)
		}
		if d.upTo(3) == 0 {
			e.Rack = d.rack()
			if d.upTo(3) == 0 {
				e.Rack[0] = 0 // not known
			}
		}
		if d.upTo(3) == 0 {
			told := d.upTo(40) - 20
			e.Told = &told
		}
		if d.upTo(3) == 0 {
			e.Off = d.upTo(40) - 20
		}
		if d.upTo(3) == 0 {
			e.Was = d.upTo(999)
		}
		if d.upTo(3) == 0 {
			e.Took = time.Duration(d.upTo(99_999)) * time.Millisecond
		}
		all = append(all, e)
	}
	return all
}

// tile draws a tile of the board.
func (d drawer) tile() scoring.Tile {
	letters := d.e.Alphabet()
	l := letters[d.upTo(len(letters)-1)]
	if d.e.OnlyBlank(l) || d.upTo(4) == 0 {
		return l.Blank()
	}
	return l.Tile()
}

func (d drawer) rack() []scoring.Tile {
	rack := make([]scoring.Tile, 1+d.upTo(d.e.Rack-1))
	for i := range rack {
		rack[i] = d.tile()
		if d.upTo(5) == 0 {
			rack[i] = scoring.UnnamedBlank
		}
	}
	return rack
}

func (d drawer) square() scoring.Square {
	side := d.e.Layout.Side
	return scoring.Square{Row: d.upTo(side - 1), Col: d.upTo(side - 1)}
}

func (d drawer) played() sheet.What {
	p := scoring.Play{Start: d.square(), Direction: scoring.Direction(d.upTo(1))}
	room := d.e.Layout.Side - p.Start.Col
	if p.Direction == scoring.Down {
		room = d.e.Layout.Side - p.Start.Row
	}
	for range 1 + d.upTo(room-1) {
		p.Tiles = append(p.Tiles, scoring.PlayTile{Tile: d.tile(), New: d.upTo(2) > 0})
	}
	p.Tiles[0].New = true
	return sheet.Played{Play: p, Stands: d.upTo(3) == 0}
}

func (d drawer) typed() sheet.What {
	marks := append(d.e.Marks(), scoring.Plain)
	var words scoring.Typed
	for range 1 + d.upTo(scoring.MaxCrossWords) {
		var word scoring.TypedWord
		fresh := 0
		for i := range 1 + d.upTo(d.e.Layout.Side-1) {
			tile := scoring.TypedTile{Tile: d.tile(), Old: i > 0 && (fresh == d.e.Rack || d.upTo(2) == 0)}
			if !tile.Old {
				fresh++
				tile.Premium = marks[d.upTo(len(marks)-1)]
			}
			word = append(word, tile)
		}
		words = append(words, word)
	}
	return sheet.Typed{Words: words}
}

func (d drawer) leftovers(seats int) []sheet.Leftover {
	left := make([]sheet.Leftover, seats)
	for i := range left {
		switch d.upTo(3) {
		case 0:
			left[i].Out = true
		case 1:
			left[i].Points = d.upTo(30)
		case 2:
			left[i].Tiles = []scoring.Tile{}
		default:
			left[i].Tiles = d.rack()
		}
	}
	return left
}

// changes draws the changes of the totals as a file may tell them.
func (d drawer) changes(seats int) []int {
	if d.upTo(1) == 0 {
		return nil
	}
	told := make([]int, seats)
	for i := range told {
		told[i] = d.upTo(60) - 30
	}
	return told
}

func (d drawer) laid() sheet.What {
	laid := make([]scoring.Laid, 1+d.upTo(4))
	for i := range laid {
		laid[i] = scoring.Laid{Square: d.square(), Tile: d.tile()}
	}
	return sheet.Laid{Tiles: laid}
}

func (d drawer) clock() sheet.ClockChoice {
	length := time.Duration(1+d.upTo(3600)) * time.Second
	return rapid.SampledFrom([]sheet.ClockChoice{{}, {Kind: sheet.TurnClock, Length: length}, {Kind: sheet.RoundClock, Length: length}, {Kind: sheet.GameClock}}).Draw(d.t, "clock")
}

func (d drawer) exchanged() sheet.What {
	if d.upTo(1) == 0 {
		return sheet.Exchanged{Count: d.upTo(7)}
	}
	rack := d.rack()
	return sheet.Exchanged{Tiles: rack, Count: len(rack)}
}

// what draws something that can happen, of every kind.
func (d drawer) what(seats int) sheet.What {
	seat := 1 + d.upTo(seats-1)
	kinds := []func() sheet.What{
		d.played, d.played, d.played, d.typed, d.laid, d.exchanged,
		func() sheet.What { return sheet.Points{Points: d.upTo(sheet.MaxPoints)} },
		func() sheet.What { return sheet.Passed{} },
		func() sheet.What { return sheet.Withdrawn{} },
		func() sheet.What { return sheet.Challenged{} },
		func() sheet.What { return sheet.ChallengeFailed{Words: d.upTo(8)} },
		func() sheet.What { return sheet.Penalty{Player: seat, Points: d.upTo(20), Reason: d.text()} },
		func() sheet.What { return sheet.Bonus{Player: seat, Points: d.upTo(20), Reason: d.text()} },
		func() sheet.What { return sheet.Overtime{Player: seat, Points: d.upTo(20)} },
		func() sheet.What { return sheet.Warning{Player: seat, Reason: d.text()} },
		func() sheet.What {
			return sheet.Overtime{Player: seat, Time: time.Duration(1+d.upTo(900)) * time.Second}
		},
		func() sheet.What { return sheet.Wrong{Event: d.upTo(999)} },
		func() sheet.What { return sheet.Cleared{} },
		func() sheet.What { return sheet.Ended{Leftovers: d.leftovers(seats), Told: d.changes(seats)} },
		func() sheet.What { return sheet.Finished{} },
		func() sheet.What { return sheet.Reopened{} },
		func() sheet.What { return sheet.Renamed{Player: seat, Name: d.text()} },
		func() sheet.What { return sheet.Joined{Name: d.text()} },
		func() sheet.What { return sheet.Left{Player: 1} },
		func() sheet.What { return sheet.Returned{Player: seat} },
		func() sheet.What { return sheet.Voided{} },
		func() sheet.What { return sheet.Analysed{On: d.upTo(1) > 0} },
		func() sheet.What { return sheet.Noted{Text: d.text()} },
		func() sheet.What { return sheet.Kept{Line: d.text()} },
		func() sheet.What { return sheet.ClockChosen{ClockChoice: d.clock()} },
		func() sheet.What { return sheet.ClockStarted{} },
		func() sheet.What { return sheet.ClockStopped{} },
		func() sheet.What {
			return sheet.ClockSet{Player: d.upTo(1) * seat, Shows: time.Duration(d.upTo(9000)-900) * time.Second}
		},
		func() sheet.What {
			return sheet.RackDrawn{Tiles: d.rack(), Drawn: d.upTo(1) == 0, Refused: d.upTo(9), Seed: d.seed()}
		},
		func() sheet.What { return sheet.ClockRan{Player: d.upTo(1) * seat} },
	}
	return kinds[d.upTo(len(kinds)-1)]()
}

func edition(t testing.TB, name string) *scoring.Edition {
	t.Helper()
	e, err := scoring.NewEdition(sheettest.Small[name])
	if err != nil {
		t.Fatal(fmt.Errorf("edition of %q: %w", name, err))
	}
	return e
}
