package store

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tanteo/sheet"
)

// Summary is a line of the list of games.
type Summary struct {
	ID       string
	Kind     sheet.Kind
	Edition  string   // id
	Players  []string // by seat, as they are called now; "" where no name was given
	Totals   []int    // by seat
	Finished bool
	Void     bool
	Turns    int       // those that somebody has taken
	Changed  time.Time // when the file was written

	// Err is why a file cannot be read; then only ID and Changed are known. It is a
	// *FileError, a *BadIDError or a *DamagedError, or wraps a *sheet.NewerSchemaError.
	Err error
}

// List tells of all games, the one changed last first. It changes no file: a damaged one is
// only set aside by Load. The error is a *FileError; a folder that is not there is empty.
func (s *Store) List() ([]Summary, error) { return list(s.games()) }

// ListTrash tells of the games in the trash, as List does.
func (s *Store) ListTrash() ([]Summary, error) { return list(s.trash()) }

func list(dir string) ([]Summary, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fileError(Listing, "", err)
	}
	entries = slices.DeleteFunc(entries, func(entry fs.DirEntry) bool {
		name := entry.Name()
		return !strings.HasSuffix(name, gameEnd) || strings.HasPrefix(name, ".")
	})
	all := make([]Summary, len(entries))
	next := make(chan int)
	var readers sync.WaitGroup
	for range min(len(entries), runtime.GOMAXPROCS(0)) {
		readers.Go(func() {
			for i := range next {
				all[i] = summary(dir, entries[i])
			}
		})
	}
	for i := range entries {
		next <- i
	}
	close(next)
	readers.Wait()
	all = slices.DeleteFunc(all, func(one Summary) bool { return errors.Is(one.Err, fs.ErrNotExist) })
	slices.SortFunc(all, func(a, b Summary) int {
		return cmp.Or(b.Changed.Compare(a.Changed), cmp.Compare(b.ID, a.ID))
	})
	return all, nil
}

// summary reads a game as far as a list shows it. The error of one that is gone by now is
// an fs.ErrNotExist.
func summary(dir string, entry fs.DirEntry) Summary {
	one := Summary{ID: strings.TrimSuffix(entry.Name(), gameEnd)}
	path := filepath.Join(dir, entry.Name())
	info, err := os.Stat(path)
	if err != nil {
		one.Err = fileError(Loading, one.ID, err)
		return one
	}
	one.Changed = info.ModTime()
	if one.Err = checkID(one.ID); one.Err != nil {
		return one
	}
	data, err := read(path)
	if err != nil {
		one.Err = fileError(Loading, one.ID, err)
		return one
	}
	l, err := sheet.Glance(data)
	var g sheet.Game
	if err == nil {
		g, err = sheet.NewGame(l)
	}
	switch {
	case errors.As(err, new(*sheet.NewerSchemaError)):
		one.Err = fmt.Errorf("list %s: %w", one.ID, err)
	case err != nil:
		one.Err = &DamagedError{ID: one.ID, Err: err}
	default:
		one.tell(g)
	}
	return one
}

func (s *Summary) tell(g sheet.Game) {
	s.Kind, s.Edition = g.Log.Kind, g.Log.Edition.ID
	s.Totals, s.Finished, s.Void = g.Standings.Totals(), g.Standings.Finished, g.Standings.Void
	for _, p := range g.Standings.Players {
		s.Players = append(s.Players, p.Name)
	}
	for _, n := range g.Standings.TurnsTaken() {
		s.Turns += n
	}
}
