package store

import (
	"slices"
)

// Part is the same folder for somebody to whom only some of its games are open. The others are not
// there for him, and he makes none of them.
func (s *Store) Part(sees func(id string) bool) *Store {
	return &Store{
		folder: s.folder, thrown: s.thrown, disk: s.disk, flock: s.flock, cache: s.cache, maker: s.maker, fewest: s.fewest,
		now: s.now, sees: sees, ids: map[string]int{},
	}
}

// NotInPartError says that a game cannot be made, since it would be none of those that are open to whoever
// makes it.
type NotInPartError struct{ ID string }

func (e *NotInPartError) Error() string { return e.ID + " would be no game of the part" }

// has says whether a game is one of the part.
func (s *Store) has(id string) bool { return s.sees == nil || s.sees(id) }

// check is checkID, and a *NotFoundError for a game that is none of the part.
func (s *Store) check(id string) error {
	if err := checkID(id); err != nil {
		return err
	}
	if !s.has(id) {
		return &NotFoundError{ID: id}
	}
	return nil
}

// ofPart leaves out what is none of the part.
func (s *Store) ofPart(told []listed) []listed {
	if s.sees == nil {
		return told
	}
	return slices.DeleteFunc(told, func(one listed) bool { return !s.sees(one.ID) })
}
