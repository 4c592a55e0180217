package store

import (
	"time"

	"tanteo/sheet/stats"
	"tanteo/sheet/store/disk"
	"tanteo/sheet/store/index"
)

// FailWith makes the disk of a store fail.
func (s *Store) FailWith(fails func(what disk.Doing, path string) error) { s.disk.Fails = fails }

// Indexed keeps an index of whatever few games, by a clock.
func (s *Store) Indexed(folder, maker string, now func() time.Time) {
	s.KeepIndex(folder, maker)
	s.fewest, s.now = 0, now
}

// Repacked is what comes back of what is kept of a game.
func Repacked(one Summary, g stats.Game) (Summary, stats.Game, bool) {
	told, ok := unpack(one.ID, pack(one, g), index.Names{}, true)
	return told.Summary, told.counted, ok
}

// Count counts the bytes that a store writes.
func (s *Store) Count(written *int) { s.disk.Written = func(n int) { *written += n } }
