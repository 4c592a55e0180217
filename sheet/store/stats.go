package store

import (
	"tanteo/sheet"
	"tanteo/sheet/stats"
)

// Statistics keeps of all games what statistics need, and says how many files cannot be read.
// The error is that of List.
func (s *Store) Statistics() (games []stats.Game, unreadable int, err error) {
	all, err := gather(s.games(), func(one Summary, g sheet.Game) stats.Game {
		if one.Err != nil {
			return stats.Game{}
		}
		return stats.Of(one.ID, one.Day, g)
	})
	games = all[:0]
	for _, g := range all {
		if g.ID == "" {
			unreadable++
			continue
		}
		games = append(games, g)
	}
	return games, unreadable, err
}
