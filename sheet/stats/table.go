package stats

import (
	"cmp"
	"maps"
	"math/big"
	"slices"
	"time"

	"tanteo/sheet"
)

// Span is the days from one to another, both in it; a zero one is no bound.
type Span struct{ From, To time.Time }

func (s Span) holds(day time.Time) bool {
	return !day.Before(s.From) && (s.To.IsZero() || !day.After(s.To))
}

// Table is what the games of a kind amount to.
type Table struct {
	Kind    sheet.Kind
	Games   int      // that count
	Players []Player // the most wins first
	Left    LeftOut

	countedGames []Game // by day
}

// LeftOut is what counts nowhere: games, and seats of games that count.
type LeftOut struct {
	Unfinished, Void int
	Copies           int // of games that count, just as those are
	Seats            int // without a name of their own
}

// Player is what somebody did in the games of a kind.
type Player struct {
	Key      string
	Name     string // as the newest game has it
	Games    int
	Wins     int // alone
	Shared   int // with others
	Total    int // points of all games
	Turns    int
	AllTiles int
	Best     Result
	Lowest   Result
	BestPlay Play
}

// Result is a total, and in which game.
type Result struct {
	Total int
	Game  string // id
	Day   time.Time
}

// Average is the points of a game.
func (p Player) Average() *big.Rat { return ratio(p.Total, p.Games) }

// PerTurn is the points of a turn, with what came at the end of each game.
func (p Player) PerTurn() *big.Rat { return ratio(p.Total, p.Turns) }

func ratio(n, of int) *big.Rat {
	if of == 0 {
		return new(big.Rat)
	}
	return big.NewRat(int64(n), int64(of))
}

// Count is the table of the games of a kind in a span of days. It does not depend on the
// order of the games.
func Count(games []Game, kind sheet.Kind, span Span) Table {
	t := Table{Kind: kind}
	for _, g := range games {
		switch {
		case g.Kind != kind || !span.holds(g.Day):
		case g.Status == Unfinished:
			t.Left.Unfinished++
		case g.Status == Void:
			t.Left.Void++
		default:
			t.countedGames = append(t.countedGames, g)
		}
	}
	slices.SortFunc(t.countedGames, func(a, b Game) int {
		return cmp.Or(a.Day.Compare(b.Day), a.Start.Compare(b.Start), cmp.Compare(a.ID, b.ID))
	})
	seen := map[uint64]bool{}
	t.countedGames = slices.DeleteFunc(t.countedGames, func(g Game) bool {
		copied := seen[g.Print]
		seen[g.Print] = true
		if copied {
			t.Left.Copies++
		}
		return copied
	})
	t.Games = len(t.countedGames)
	players := map[string]*Player{}
	for _, g := range t.countedGames {
		winners := g.winners()
		for _, seat := range g.Seats {
			if seat.Key == "" {
				t.Left.Seats++
				continue
			}
			p := players[seat.Key]
			if p == nil {
				p = &Player{Key: seat.Key}
				players[seat.Key] = p
			}
			p.add(g, seat, winners)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(players)) {
		t.Players = append(t.Players, *players[key])
	}
	slices.SortStableFunc(t.Players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(b.Wins, a.Wins), cmp.Compare(b.Shared, a.Shared), b.Average().Cmp(a.Average()))
	})
	return t
}

// winners is how many share the first place.
func (g Game) winners() int {
	n := 0
	for _, seat := range g.Seats {
		if seat.Won {
			n++
		}
	}
	return n
}

func (p *Player) add(g Game, seat Seat, winners int) {
	p.Name = seat.Name
	result := Result{seat.Total, g.ID, g.Day}
	if p.Games == 0 || seat.Total > p.Best.Total {
		p.Best = result
	}
	if p.Games == 0 || seat.Total < p.Lowest.Total {
		p.Lowest = result
	}
	if seat.Best.Points > p.BestPlay.Points {
		p.BestPlay = seat.Best
	}
	p.Games++
	p.Total += seat.Total
	p.Turns += seat.Turns
	p.AllTiles += seat.AllTiles
	switch {
	case seat.Won && winners == 1:
		p.Wins++
	case seat.Won:
		p.Shared++
	}
}

// Player is the player with a key; false where none has it.
func (t Table) Player(key string) (Player, bool) {
	i := slices.IndexFunc(t.Players, func(p Player) bool { return p.Key == key })
	if i < 0 {
		return Player{}, false
	}
	return t.Players[i], true
}

// Highest is the player with the highest total of a game; false without players. Of equal
// ones it is the earliest.
func (t Table) Highest() (Player, bool) {
	return t.first(func(p Player) (int, time.Time) { return p.Best.Total, p.Best.Day })
}

// BestPlay is the player with the best play; false where none has any.
func (t Table) BestPlay() (Player, bool) {
	p, ok := t.first(func(p Player) (int, time.Time) { return p.BestPlay.Points, p.BestPlay.Day })
	return p, ok && p.BestPlay.Points > 0
}

func (t Table) first(by func(Player) (int, time.Time)) (Player, bool) {
	if len(t.Players) == 0 {
		return Player{}, false
	}
	return slices.MinFunc(t.Players, func(a, b Player) int {
		n, when := by(a)
		m, then := by(b)
		return cmp.Or(cmp.Compare(m, n), when.Compare(then))
	}), true
}
