package stats

import (
	"cmp"
	"math/big"
	"slices"
)

// Scheme is what a game brings in a league: points for the winner, more points for the winner for
// each player at the table, and points for everybody else. Winners who share the first place
// share its points.
type Scheme struct {
	ID           string   `json:"id"`
	Name         string   `json:"name"`
	Win          int      `json:"win"`
	WinPerPlayer int      `json:"win_per_player"`
	Others       int      `json:"others"`
	Sources      []string `json:"sources"`
}

// Winner is what each winner gets in a game of players, if first of them share the first place.
func (s Scheme) Winner(players, sharing int) *big.Rat {
	return ratio(s.Win+s.WinPerPlayer*players, sharing)
}

// Ranked is a line of a league.
type Ranked struct {
	Place     int // equal points share one
	Key, Name string
	Games     int // against somebody
	Wins      int
	Shared    int
	Points    *big.Rat
}

// League is the league of all players by a scheme. Games of one alone bring nothing.
func (t Table) League(scheme Scheme) []Ranked {
	rows := make([]Ranked, len(t.Players))
	at := map[string]*Ranked{}
	for i, p := range t.Players {
		rows[i] = Ranked{Key: p.Key, Name: p.Name, Wins: p.Wins, Shared: p.Shared, Points: new(big.Rat)}
		at[p.Key] = &rows[i]
	}
	for _, g := range t.countedGames {
		if len(g.Seats) < 2 {
			continue
		}
		win, others := scheme.Winner(len(g.Seats), g.winners()), big.NewRat(int64(scheme.Others), 1)
		for _, seat := range g.Seats {
			row := at[seat.Key]
			switch {
			case row == nil:
				continue
			case seat.Won:
				row.Points.Add(row.Points, win)
			default:
				row.Points.Add(row.Points, others)
			}
			row.Games++
		}
	}
	slices.SortStableFunc(rows, func(a, b Ranked) int {
		return cmp.Or(b.Points.Cmp(a.Points), cmp.Compare(a.Key, b.Key))
	})
	for i := range rows {
		rows[i].Place = i + 1
		if i > 0 && rows[i].Points.Cmp(rows[i-1].Points) == 0 {
			rows[i].Place = rows[i-1].Place
		}
	}
	return rows
}
