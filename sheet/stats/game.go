// Package stats tells what many games amount to: the players, who met whom, a league. It
// works on what Of keeps of each game, so that thousands of them fit into memory.
//
//	games = append(games, stats.Of(id, day, game))
//	table := stats.Count(games, sheet.ClassicGame, stats.Span{})
//	table.Players          // games, wins, averages, bests
//	table.Versus(ana.Key)  // head to head
//	table.League(scheme)   // points by a scheme
//
// Only games that have ended count, and none that was marked void.
package stats

import (
	"encoding/binary"
	"hash/fnv"
	"strings"
	"time"

	"tanteo/sheet"
)

// Status says whether a game counts, and why not.
type Status uint8

// What a game can be.
const (
	Counts Status = iota
	Unfinished
	Void
)

// Game is what is kept of a game.
type Game struct {
	ID     string
	Kind   sheet.Kind
	Day    time.Time // it was played on
	Status Status
	Seats  []Seat
	Start  time.Time // as far as it is known
	Print  uint64    // the same for a copy that nobody has changed
}

// Seat is what one player did in a game.
type Seat struct {
	Name     string // as it was written
	Key      string // whose it is; "" without a name, or where two players of the game have the same
	Total    int
	Place    int
	Won      bool // the first place, alone or with others, against somebody
	Turns    int
	AllTiles int // turns in which all tiles of the rack were laid
	Best     Play
}

// Play is a play that a player made, and where. Points are 0 where there is none.
type Play struct {
	Word   string
	Points int
	Game   string // id
	Day    time.Time
}

// Of keeps of a game, which was played on a day, what statistics need.
func Of(id string, day time.Time, g sheet.Game) Game {
	s := &g.Standings
	kept := Game{ID: id, Kind: g.Log.Kind, Day: day, Seats: make([]Seat, len(s.Players)), Start: g.Log.Header.Start, Print: fingerprint(g)}
	switch {
	case s.Void:
		kept.Status = Void
	case !s.Finished:
		kept.Status = Unfinished
	}
	named := map[string]int{}
	for i, p := range s.Players {
		kept.Seats[i] = Seat{
			Name: strings.Join(strings.Fields(p.Name), " "), Key: Key(p.Name), Total: p.Total(), Place: p.Place,
			Won: p.Place == 1 && p.Lost == "" && len(s.Players) > 1,
		}
		named[kept.Seats[i].Key]++
	}
	for i := range kept.Seats {
		if seat := &kept.Seats[i]; named[seat.Key] > 1 {
			seat.Key = ""
		}
	}
	for _, t := range s.Turns {
		if t.Player > 0 && t.TakesTurn() {
			kept.Seats[t.Player-1].Turns++
		}
	}
	for seat, times := range s.AllTiles() {
		kept.Seats[seat].AllTiles = times
	}
	for t := range s.Plays() {
		if seat := &kept.Seats[t.Player-1]; t.WithoutSolo() > seat.Best.Points {
			seat.Best = Play{g.Word(t), t.WithoutSolo(), id, day}
		}
	}
	return kept
}

// fingerprint tells copies of a game from other games: it is made of who made how many points
// when.
func fingerprint(g sheet.Game) uint64 {
	h := fnv.New64a()
	number := func(n int64) { _ = binary.Write(h, binary.LittleEndian, n) }
	for _, p := range g.Standings.Players {
		_, _ = h.Write([]byte(p.Name + "\x00"))
		number(int64(p.Total()))
	}
	for _, t := range g.Standings.Turns {
		number(g.Log.Events[t.Event].Time.UnixMilli())
		number(int64(t.Number))
		number(int64(t.Player))
		number(int64(t.Points))
		_, _ = h.Write([]byte(g.Word(t) + "\x00"))
	}
	return h.Sum64()
}

// Key is what a name is known by, however it is written: "  José  ANDRÉS" is "jose andres". It
// is "" for no name.
func Key(name string) string { return strings.Join(strings.Fields(sheet.Plain(name)), " ") }
