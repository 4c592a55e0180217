package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/store/disk"
)

// Create gives a log its id, which begins with the day, and a duplicate without a seed one,
// and saves it for the first time.
// Two sessions that create at once never get the same id. The error is a *FileError, or the
// *file.DamagedError of a log that cannot be written.
func (s *Store) Create(l sheet.Log, day time.Time) (sheet.Log, error) {
	if l.Kind == sheet.DuplicateGame && l.Seed == 0 {
		l.Seed = NewSeed()
	}
	return s.createAs(l, NewID(day, l.Players))
}

// Adopt is Create for a log from elsewhere, which keeps its id where that is one that Create
// could have made, and is free.
func (s *Store) Adopt(l sheet.Log, day time.Time) (sheet.Log, error) {
	if !isNewID(l.ID) {
		return s.Create(l, day)
	}
	return s.createAs(l, l.ID)
}

// createAs saves a log for the first time, under an id or the next that is free.
func (s *Store) createAs(l sheet.Log, base string) (sheet.Log, error) {
	if err := s.makeGames(Saving, ""); err != nil {
		return l, err
	}
	for n := s.nextOf(base); ; n = s.nextOf(base) {
		l.ID = numbered(base, n)
		if !s.has(l.ID) {
			return l, &NotInPartError{l.ID}
		}
		if s.idTaken(l.ID) {
			continue
		}
		data, err := file.Encode(l)
		if err != nil {
			return l, fmt.Errorf("save %s: %w", l.ID, err)
		}
		switch err := s.disk.Create(s.game(l.ID), data); {
		case errors.Is(err, fs.ErrExist):
		case err != nil:
			return l, fileError(Saving, l.ID, err)
		default:
			s.wrote(l.ID)
			return l, nil
		}
	}
}

// nextOf counts the games of a name up by one.
func (s *Store) nextOf(base string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ids[base]++
	return s.ids[base]
}

// numbered is the nth name of a row of names: "x", "x-2", "x-3".
func numbered(name string, n int) string {
	if n == 1 {
		return name
	}
	return name + "-" + strconv.Itoa(n)
}

// idTaken says whether a game has an id, or had it: one in the trash could come back, and a
// damaged one keeps its name for the person who mends it.
func (s *Store) idTaken(id string) bool {
	for _, path := range []string{s.game(id), s.changes(id), filepath.Join(s.trash(), id+gameEnd), filepath.Join(s.games(), id+damagedEnd)} {
		if _, err := os.Lstat(path); err == nil {
			return true
		}
	}
	lock, err := os.Lstat(filepath.Join(s.games(), id+lockEnd))
	return err == nil && !lock.Mode().IsRegular() // somebody else's file lies there: nobody could open the game
}

// read reads a file, no more of it than a game can be.
func read(path string) ([]byte, error) {
	f, err := disk.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, file.MaxFile+1))
}

// wrote clears up behind others the first time that something was written.
func (s *Store) wrote(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.swept {
		s.swept = true
		sweep(s.game(id))
	}
}
