package store

import (
	"errors"

	"tanteo/sheet"
	"tanteo/sheet/stats"
)

// Statistics keeps of all games what statistics need, and says how many files cannot be read.
// The error is that of List.
func (s *Store) Statistics() (games []stats.Game, unreadable int, err error) {
	type counted struct {
		game stats.Game
		err  error
	}
	all, err := gather(s.games(), func(one Summary, g sheet.Game) counted {
		if one.Err != nil {
			return counted{err: one.Err}
		}
		return counted{game: stats.Of(one.ID, one.Day, g)}
	})
	for _, one := range all {
		_, copied := errors.AsType[*NameError](one.err)
		switch {
		case copied: // the game that it is a copy of is counted
		case one.err != nil:
			unreadable++
		default:
			games = append(games, one.game)
		}
	}
	return games, unreadable, err
}
