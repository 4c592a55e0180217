package store

import "tanteo/sheet/store/disk"

// FailWith makes the disk of a store fail.
func (s *Store) FailWith(fails func(what disk.Doing, path string) error) { s.disk.Fails = fails }
