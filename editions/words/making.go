package words

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"tanteo/sheet/store/disk"
)

// making is the right to make what is kept under a name. Of all sessions that need it at once, also
// those of other processes, one has it; the others wait, and then find what was made.
//
// The system takes it back when the process ends in any way. Whoever has it touches its file now
// and then, so that nobody waits for a process that stands still.
type making struct {
	lock *flock.Flock // nil where there is no place for one: then everybody makes his own
	over chan struct{}
}

const (
	tryEvery   = 25 * time.Millisecond
	touchEvery = time.Second
	standsFor  = 5 * time.Second // without a touch: the process that has it stands still
)

// turn waits for the right to make what is kept in a file, until nobody has it or who has it stands
// still.
func turn(ctx context.Context, kept string) making {
	path := lockOf(kept)
	if os.MkdirAll(filepath.Dir(path), 0o700) != nil {
		return making{}
	}
	var touched time.Time
	for last := time.Now(); ctx.Err() == nil; {
		lock, err := tryTurn(path)
		if err != nil {
			return making{}
		}
		if lock != nil {
			m := making{lock, make(chan struct{})}
			go m.touch()
			return m
		}
		if info, err := os.Lstat(path); err == nil && !info.ModTime().Equal(touched) {
			touched, last = info.ModTime(), time.Now()
		}
		if time.Since(last) > standsFor {
			break
		}
		select {
		case <-ctx.Done():
		case <-time.After(tryEvery):
		}
	}
	return making{}
}

// makers has a lock for each file, by its path.
var makers sync.Map

// inProcess is the lock of those who need the same file in one process: they wait for each other,
// and not for a clock as sessions of other processes do.
func inProcess(kept string) *sync.Mutex {
	lock, _ := makers.LoadOrStore(kept, new(sync.Mutex))
	return lock.(*sync.Mutex)
}

// lockOf is the file of the right to make another. It has the name of an unfinished one, so that it
// is swept with those if it is left behind.
func lockOf(kept string) string {
	return filepath.Join(filepath.Dir(kept), "."+filepath.Base(kept)+"-0")
}

// tryTurn takes the lock where nobody has it; nil where somebody has. A file that was removed since
// it was opened keeps nobody out.
func tryTurn(path string) (*flock.Flock, error) {
	for {
		f, err := disk.OpenToWrite(path)
		if err != nil {
			return nil, err
		}
		f.Close()
		lock := flock.New(path, flock.SetFlag(os.O_RDWR|disk.NoFollow))
		ok, err := lock.TryLock()
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil || !ok {
			return nil, errors.Join(err, lock.Close())
		}
		mine, err1 := lock.Stat()
		named, err2 := os.Lstat(path)
		if err1 == nil && err2 == nil && os.SameFile(mine, named) {
			return lock, nil
		}
		if err := lock.Close(); err != nil {
			return nil, err
		}
	}
}

// touch says now and then that this process does not stand still.
func (m making) touch() {
	clock := time.NewTicker(touchEvery)
	defer clock.Stop()
	for {
		select {
		case now := <-clock.C:
			_ = os.Chtimes(m.lock.Path(), now, now) // at worst others make it too
		case <-m.over:
			return
		}
	}
}

// end gives the right back.
func (m making) end() {
	if m.lock == nil {
		return
	}
	close(m.over)
	_ = os.Remove(m.lock.Path()) // what is left of it is swept
	_ = m.lock.Close()
}
