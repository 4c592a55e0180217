package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"syscall"
	"time"

	"github.com/gofrs/flock"

	"tanteo/sheet/store/disk"
)

// grip is the lock on a game while something is written into it: the system holds it, on the file
// that also tells whose pen it is, and gives it free when the process ends in any way. It is never
// held longer than for one write.
type grip struct {
	path string
	lock func(*flock.Flock) (bool, error)
	held *flock.Flock // nil where the file system has no locks
}

const (
	gripWaits = 2 * time.Second
	gripTries = 2 * time.Millisecond // at first; each try waits longer than the one before
	gripLong  = 25 * time.Millisecond
)

// take takes the grip on a game, and waits for another that has it, but not for ever. The error is a
// *BusyError then; a *FileError, as where the folder cannot be written; or a *BadIDError.
func (s *Store) take(id string, wait time.Duration) (*grip, error) {
	if err := s.check(id); err != nil {
		return nil, err
	}
	g := &grip{path: s.lock(id), lock: s.flock}
	for pause := gripTries; ; pause = min(2*pause, gripLong) {
		ok, err := g.try()
		if errors.Is(err, fs.ErrNotExist) { // the folder
			if err := s.makeGames(Locking, id); err != nil {
				return nil, err
			}
			continue
		}
		switch {
		case err != nil:
			return nil, fileError(Locking, id, err)
		case ok:
			return g, nil
		case wait <= 0:
			return nil, &BusyError{id, readNote(g.path).Holder}
		}
		time.Sleep(pause)
		wait -= pause
	}
}

// try takes the grip if nobody has it. Whoever gives a pen back removes the file: one that was
// opened just before has no name any more, and locking it keeps nobody out.
func (g *grip) try() (ok bool, err error) {
	for {
		f, err := disk.OpenToWrite(g.path) // makes the file, and refuses one that is not ours
		if err != nil {
			return false, err
		}
		f.Close()
		g.held = flock.New(g.path, flock.SetFlag(os.O_RDWR|disk.NoFollow))
		ok, err := tryLock(func() (bool, error) { return g.lock(g.held) })
		switch {
		case errors.Is(err, fs.ErrNotExist): // removed meanwhile
			continue
		case hasNoLocks(err):
			err = g.held.Close()
			g.held = nil
			return true, err
		case err != nil:
			return false, errors.Join(err, g.held.Close())
		case !ok:
			return false, g.held.Close()
		}
		if mine, err := g.held.Stat(); err == nil {
			if named, err := os.Lstat(g.path); err == nil && os.SameFile(mine, named) {
				return true, nil
			}
		}
		if err := g.held.Close(); err != nil {
			return false, err
		}
	}
}

// letGo gives the grip free. A file that says nothing goes. What is not done here does no harm: the
// system gives the grip free when the process ends, and an empty file says nothing.
func (g *grip) letGo() {
	if info, err := os.Lstat(g.path); err == nil && info.Size() == 0 {
		_ = os.Remove(g.path) // while it is held, so that it is nobody else's
	}
	if g.held != nil {
		_ = g.held.Close()
	}
}

// write writes a note into the file in place, because the grip is on this very file; nil empties it.
func (g *grip) write(note []byte) error {
	f, err := disk.OpenToWrite(g.path)
	if err != nil {
		return err
	}
	_, err = f.WriteAt(note, 0)
	if err == nil {
		err = f.Truncate(int64(len(note)))
	}
	return errors.Join(err, f.Close())
}

// note is what the file of a lock tells: whose pen it is, and how often it was taken.
type note struct {
	Count uint64 `json:"count"` // 0 is from a version that held the lock as long as the game was open
	Holder
}

// readNote is what a file tells; nothing where there is none, or it makes no sense.
func readNote(path string) note {
	n, _ := noteIn(path)
	return n
}

// noteIn is readNote with the text. Whoever reads without the grip may come while it is written:
// only the line counts, not what is left of a longer one behind it.
func noteIn(path string) (n note, text []byte) {
	text, err := read(path)
	if err != nil {
		return note{}, nil
	}
	for i, c := range text {
		if c == '\n' {
			text = text[:i+1]
			break
		}
	}
	if json.Unmarshal(text, &n) != nil {
		return note{}, text
	}
	return n, text
}

// tryLock tries again where a signal has come between.
func tryLock(try func() (bool, error)) (ok bool, err error) {
	for {
		if ok, err = try(); !errors.Is(err, syscall.EINTR) {
			return ok, err
		}
	}
}

// hasNoLocks says whether the error of a lock is that of a file system without locks.
func hasNoLocks(err error) bool {
	return isOneOf(err, syscall.ENOLCK, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS)
}
