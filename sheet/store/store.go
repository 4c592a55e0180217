// Package store keeps games in a folder of files, which several sessions and people may use
// at once.
//
//	games/ID.json   a game        games/ID.changes what was noted since it was written
//	games/ID.lock   whose pen it is games/ID.draft   the entry that was not finished
//	trash/          games that were thrown away, and ID.by: who did it
//	games/ID.damaged              a file that made no sense, set aside
//
// A document is always whole: another one is written beside it and renamed. What is noted is a line
// behind the changes; they go into the document when the game is closed, or when they outgrow it. Who
// writes is agreed on by the Pen, and Append writes nothing behind what it has not read.
//
//	s, err := store.Open(folder)
//	log, err = s.Create(log, time.Now())
//	g, err := s.Open(log.ID)
//	pen := s.Pen(log.ID, holder)
//	err = pen.Write(func() error { return g.Append(next) })
//	err = pen.Close(g.Close)
//
// Folders are made when they are first needed, a named one of games apart, with mode 0700, and files with 0600,
// whatever the umask. In a folder that a group shares (setgid, and the group may write) both have
// what that folder gives its group, and its group.
package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"github.com/gofrs/flock"

	"tanteo/sheet/store/disk"
)

// Store is a folder of games. Sessions of one process open one each; a Store may be used by several
// goroutines.
type Store struct {
	folder string // of the games
	thrown string // of those that were thrown away
	named  bool   // by somebody: it is never made
	disk   disk.Disk
	flock  func(*flock.Flock) (bool, error) // asks the system for a lock
	cache  string                           // for the index; "" keeps none
	maker  string                           // of the index
	fewest int                              // games that a folder has for one
	now    func() time.Time
	sees   func(id string) bool // of a part; nil is every game

	mu    sync.Mutex
	ids   map[string]int // how many games of a name were made here: the next one is looked for behind them
	swept bool           // leftovers of killed sessions were looked for
}

// Open is the store in a folder, which need not be there yet. The error is a *FileError
// where something else has the folder's name.
func Open(dir string) (*Store, error) {
	return open(dir, filepath.Join(dir, "games"), filepath.Join(dir, "trash"))
}

// OpenFolder is the store of the games that lie in a folder itself, such as one that a group shares.
// Their trash is a folder in it. It has to be there: one that was mistyped, or whose disk is away,
// would be made as somebody's own. It is otherwise as Open.
func OpenFolder(dir string) (*Store, error) {
	s, err := open(dir, dir, filepath.Join(dir, "trash"))
	if err != nil {
		return nil, err
	}
	s.named = true
	if err := s.makeGames(Opening, ""); err != nil {
		return nil, err
	}
	return s, nil
}

func open(dir, games, trash string) (*Store, error) {
	info, err := os.Stat(dir)
	if err == nil && !info.IsDir() {
		err = &fs.PathError{Op: "open", Path: dir, Err: syscall.ENOTDIR}
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fileError(Opening, "", err)
	}
	return &Store{folder: games, thrown: trash, flock: (*flock.Flock).TryLock, fewest: fewest, now: time.Now, ids: map[string]int{}}, nil
}

// Folder is where the games are.
func (s *Store) Folder() string { return s.folder }

func (s *Store) games() string { return s.folder }
func (s *Store) trash() string { return s.thrown }

// The ends of the names of files.
const (
	gameEnd    = ".json"
	changesEnd = ".changes"
	draftEnd   = ".draft"
	lockEnd    = ".lock"
	damagedEnd = ".damaged"
	throwerEnd = ".by" // in the trash: who has thrown the game away
)

// game is the file of a game.
func (s *Store) game(id string) string { return filepath.Join(s.games(), id+gameEnd) }

// changes is the file of what was noted since.
func (s *Store) changes(id string) string { return filepath.Join(s.games(), id+changesEnd) }

// lock is the file that tells whose pen a game is.
func (s *Store) lock(id string) string { return filepath.Join(s.games(), id+lockEnd) }

// makeGames makes the folder of the games, where nobody has named it. The error is a *FileError.
func (s *Store) makeGames(op Op, id string) error {
	if !s.named {
		if err := makeFolder(s.games()); err != nil {
			return fileError(op, id, err)
		}
		return nil
	}
	if _, err := os.Stat(s.games()); errors.Is(err, fs.ErrNotExist) {
		return &FileError{op, id, Absent, err}
	} else if err != nil {
		return fileError(op, id, err)
	}
	return nil
}

// makeFolder makes a folder and those above it that are not there; only the folder itself can be a
// group's.
func makeFolder(path string) error { return makeFolders(path, disk.MakeFolder) }

func makeFolders(path string, last func(string) error) error {
	err := last(path)
	if errors.Is(err, fs.ErrNotExist) {
		if err := makeFolders(filepath.Dir(path), disk.MakePrivateFolder); err != nil {
			return err
		}
		err = last(path)
	}
	if errors.Is(err, fs.ErrExist) {
		if info, statErr := os.Stat(path); statErr == nil && info.IsDir() {
			return nil
		}
		return &fs.PathError{Op: "mkdir", Path: path, Err: syscall.ENOTDIR}
	}
	return err
}
