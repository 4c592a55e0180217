package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/gofrs/flock"

	"tanteo/sheet/store/disk"
)

// Lock keeps other sessions off a game until Release, or until the process ends in any way:
// the system holds it, not the file, which only tells who.
type Lock struct {
	// Weak says that the file system has no locks. Then only the file itself keeps a session out,
	// if it names a living process of this machine. Two sessions that open a game at the same
	// moment both get it, and Save still keeps one from writing over the other.
	Weak bool

	path string
	who  Holder
	held *flock.Flock // nil where Weak
}

// Lock takes a game for a session. The lock is on a file beside the game, since saving
// replaces the game's own. The error is a *LockedError where another session has it, also
// one of this process; a *FileError, as where the folder cannot be written; or a
// *BadIDError.
func (s *Store) Lock(id string, who Holder) (*Lock, error) {
	if err := checkID(id); err != nil {
		return nil, err
	}
	if err := makeFolder(s.games()); err != nil {
		return nil, fileError(Locking, id, err)
	}
	l := &Lock{path: filepath.Join(s.games(), id+lockEnd), who: who}
	err := l.take(id)
	if hasNoLocks(err) {
		err = l.takeWeakly(id)
	}
	if locked := (*LockedError)(nil); errors.As(err, &locked) {
		return nil, locked
	}
	if err != nil {
		return nil, fileError(Locking, id, err)
	}
	return l, nil
}

// take locks the file that has the lock's name. Release removes that file, so one that was
// opened just before has no name any more, and locking it keeps nobody out.
func (l *Lock) take(id string) error {
	for {
		f, err := disk.OpenToWrite(l.path) // makes the file, and refuses one that is not ours
		if err != nil {
			return err
		}
		f.Close()
		l.held = flock.New(l.path, flock.SetFlag(os.O_RDWR|disk.NoFollow))
		ok, err := tryLock(l.held.TryLock)
		if errors.Is(err, fs.ErrNotExist) { // given back meanwhile
			continue
		}
		if err != nil {
			return errors.Join(err, l.held.Close())
		}
		if !ok {
			return &LockedError{id, readHolder(l.path)}
		}
		if mine, err := l.held.Stat(); err == nil {
			if named, err := os.Lstat(l.path); err == nil && os.SameFile(mine, named) {
				l.note()
				return nil
			}
		}
		if err := l.held.Close(); err != nil {
			return err
		}
	}
}

// tryLock tries again where a signal has come between.
func tryLock(try func() (bool, error)) (ok bool, err error) {
	for {
		if ok, err = try(); !errors.Is(err, syscall.EINTR) {
			return ok, err
		}
	}
}

// takeWeakly takes a game by a note alone.
func (l *Lock) takeWeakly(id string) error {
	l.held, l.Weak = nil, true
	if other := readHolder(l.path); other.Host == l.who.Host && other.PID != l.who.PID && alive(other.PID) {
		return &LockedError{id, other}
	}
	return l.note()
}

// note writes who holds the lock. A lock of the system holds without it, as on a full disk.
func (l *Lock) note() error {
	text, err := json.Marshal(l.who)
	if err != nil {
		return err
	}
	f, err := disk.OpenToWrite(l.path) // not by renaming: the lock is on this very file
	if err != nil {
		return err
	}
	_, err = f.Write(append(text, '\n'))
	if err == nil {
		err = f.Truncate(int64(len(text)) + 1)
	}
	return errors.Join(err, f.Close())
}

// Release gives the game free. The error is a *FileError; the lock is gone all the same
// when the process ends.
func (l *Lock) Release() error {
	if l.held == nil {
		if readHolder(l.path).PID != l.who.PID {
			return nil
		}
		return l.released(os.Remove(l.path))
	}
	err := os.Remove(l.path) // while it is held, so that it is nobody else's
	return l.released(errors.Join(err, l.held.Close()))
}

func (l *Lock) released(err error) error {
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fileError(Locking, "", err)
	}
	return nil
}

// readHolder is who has noted himself in a lock's file; empty where nobody has yet.
func readHolder(path string) Holder {
	var who Holder
	if text, err := read(path); err == nil && json.Unmarshal(text, &who) != nil {
		return Holder{}
	}
	return who
}

func alive(pid int) bool {
	if pid <= 0 {
		return false
	}
	err := syscall.Kill(pid, 0)
	return err == nil || errors.Is(err, syscall.EPERM)
}

// hasNoLocks says whether the error of a lock is that of a file system without locks.
func hasNoLocks(err error) bool {
	return isOneOf(err, syscall.ENOLCK, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS)
}
