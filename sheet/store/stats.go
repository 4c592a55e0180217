package store

import (
	"errors"

	"tanteo/sheet/stats"
)

// Statistics keeps of all games what statistics need, and says how many files cannot be read.
// The error is that of List.
func (s *Store) Statistics() (games []stats.Game, unreadable int, err error) {
	all, err := s.gather(s.games(), true, tell)
	for _, one := range all {
		_, copied := errors.AsType[*NameError](one.Err)
		switch {
		case copied: // the game that it is a copy of is counted
		case one.Err != nil:
			unreadable++
		default:
			games = append(games, one.counted)
		}
	}
	return games, unreadable, err
}
