package stats

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Versus is how somebody did against another: by places, and the points of both in the games
// in which they met.
type Versus struct {
	Key, Name           string // of the other
	Games               int
	Ahead, Even, Behind int
	Points, Against     int
}

// Versus is how a player did against each other, those met most often first.
func (t Table) Versus(key string) []Versus {
	all := map[string]*Versus{}
	for _, g := range t.countedGames {
		i := slices.IndexFunc(g.Seats, func(s Seat) bool { return s.Key == key })
		if key == "" || i < 0 {
			continue
		}
		for _, other := range g.Seats {
			if other.Key == "" || other.Key == key {
				continue
			}
			v := all[other.Key]
			if v == nil {
				v = &Versus{Key: other.Key}
				all[other.Key] = v
			}
			v.Name = other.Name
			v.add(g.Seats[i], other)
		}
	}
	var list []Versus
	for _, key := range slices.Sorted(maps.Keys(all)) {
		list = append(list, *all[key])
	}
	slices.SortStableFunc(list, func(a, b Versus) int { return cmp.Compare(b.Games, a.Games) })
	return list
}

func (v *Versus) add(mine, other Seat) {
	v.Games++
	v.Points += mine.Total
	v.Against += other.Total
	switch {
	case mine.Place < other.Place:
		v.Ahead++
	case mine.Place > other.Place:
		v.Behind++
	default:
		v.Even++
	}
}

// Matching finds players by what somebody has typed: the one of that name, else all whose name
// begins so.
func Matching(players []Player, typed string) []Player {
	key := Key(typed)
	var begin []Player
	for _, p := range players {
		switch {
		case p.Key == key:
			return []Player{p}
		case key != "" && strings.HasPrefix(p.Key, key):
			begin = append(begin, p)
		}
	}
	return begin
}
