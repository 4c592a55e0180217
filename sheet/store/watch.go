package store

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/fsnotify/fsnotify"
)

// pollEvery is how often the files of a game are looked at where the system tells nothing of them.
const pollEvery = time.Second

// Watch calls tell when something may have changed in what others see of a game: its files, whose pen
// it is, what one may do with them, or the folder. It goes on until stop. The system tells of changes;
// where it does not, as on a disk in the network, Watch looks each second. So it does once the folder
// has another name, or is gone: the system would go on with that one.
func (s *Store) Watch(id string, tell func()) (stop func()) {
	w, err := fsnotify.NewWatcher()
	if err == nil && w.Add(s.games()) != nil {
		_ = w.Close()
		w = nil
	}
	if err != nil || w == nil || isRemote(s.games()) {
		if w != nil {
			_ = w.Close()
		}
		return s.Poll(id, pollEvery, tell)
	}
	ended := make(chan struct{})
	go func() {
		for {
			select {
			case e, more := <-w.Events:
				switch {
				case !more:
					return
				case e.Name == s.games() && (e.Has(fsnotify.Rename) || e.Has(fsnotify.Remove)):
					_ = w.Close()
					was := s.marks(id)
					tell()
					s.poll(id, pollEvery, was, tell, ended)
					return
				case e.Name == s.games(), isOf(id, filepath.Base(e.Name)):
					tell()
				}
			case _, more := <-w.Errors:
				if !more {
					return
				}
				tell() // something was lost: it may have been of this game
			}
		}
	}()
	return sync.OnceFunc(func() {
		close(ended)
		_ = w.Close()
	})
}

// isOf says whether a file is one of a game that others read: not its draft, and nothing unfinished.
func isOf(id, name string) bool {
	end, ok := strings.CutPrefix(name, id)
	return ok && (end == gameEnd || end == lockEnd || end == changesEnd)
}

// Poll is Watch without the system's help.
func (s *Store) Poll(id string, every time.Duration, tell func()) (stop func()) {
	ended := make(chan struct{})
	was := s.marks(id)
	go s.poll(id, every, was, tell, ended)
	return sync.OnceFunc(func() { close(ended) })
}

// poll looks until the end whether something is another than it was.
func (s *Store) poll(id string, every time.Duration, was marks, tell func(), ended <-chan struct{}) {
	ticks := time.NewTicker(every)
	defer ticks.Stop()
	for {
		select {
		case <-ended:
			return
		case <-ticks.C:
			if is := s.marks(id); is != was {
				was = is
				tell()
			}
		}
	}
}

// mark tells two versions of a file apart without reading it.
type mark struct {
	size    int64
	changed time.Time
	file    uint64
	rights  fs.FileMode
}

// marks are those of the files of a game, and of their folder.
type marks [4]mark

func (s *Store) marks(id string) (all marks) {
	for i, end := range []string{gameEnd, changesEnd, lockEnd} {
		if info, err := os.Stat(filepath.Join(s.games(), id+end)); err == nil {
			all[i] = mark{info.Size(), info.ModTime(), number(info), info.Mode()}
		}
	}
	if info, err := os.Stat(s.games()); err == nil {
		all[3] = mark{file: number(info), rights: info.Mode()} // its size and time are those of all that lies in it
	}
	return all
}
