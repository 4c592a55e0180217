package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"sync"

	"golang.org/x/sys/unix"

	"tanteo/sheet/store/disk"
)

// Pen is the right of a session to change a game. It is a word among people, not a lock: it stands
// in the lock's file, and whoever takes it from somebody has it. What keeps two writers apart is the
// grip, which is held for one write only.
//
//	pen := s.Pen(id, holder)                  // takes nothing
//	err = pen.Write(func() error { … })       // takes it where it is free
//	err = pen.Take()                          // takes it from whoever has it
//	err = pen.Close(nil)
//
// A pen is free that nobody has taken, that was given back, or whose holder's process is certainly
// gone. A Pen may be used by several goroutines.
//
// On a file system without locks nothing keeps two writers apart that write at the very same moment:
// there the note alone tells whose the pen is.
type Pen struct {
	store *Store
	id    string
	who   Holder

	mu   sync.Mutex
	mine []byte // the note by which it was taken; nil where it was not
}

// Pen is the pen of a game for a session.
func (s *Store) Pen(id string, who Holder) *Pen { return &Pen{store: s, id: id, who: who} }

// PenState says where a pen is.
type PenState int

// Where a pen can be.
const (
	PenFree PenState = iota
	PenHere
	PenElsewhere
)

// Look says where the pen is, and who has it elsewhere. It takes nothing. The error is a *FileError
// where nothing could be written at all, or a *BadIDError.
func (p *Pen) Look() (PenState, Holder, error) {
	if err := p.store.check(p.id); err != nil {
		return PenFree, Holder{}, err
	}
	path := p.store.lock(p.id)
	f, err := disk.Open(path)
	if err == nil {
		f.Close()
	} else if errors.Is(err, os.ErrNotExist) {
		err = unix.Access(p.store.games(), unix.W_OK)
		switch {
		case errors.Is(err, os.ErrNotExist): // it is made when it is needed
			err = nil
		case err != nil:
			err = &os.PathError{Op: "write in", Path: p.store.games(), Err: err}
		}
	}
	if err != nil {
		return PenFree, Holder{}, fileError(Locking, p.id, err)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	state, holder := p.look(path, false)
	return state, holder, nil
}

// look says where the pen is. What an older version has left behind is free unless it holds the grip.
func (p *Pen) look(path string, gripped bool) (PenState, Holder) {
	n, _ := noteIn(path)
	switch {
	case p.isHere(path):
		return PenHere, p.who
	case n.Count == 0 && n.PID == 0, n.gone(p.who):
		return PenFree, Holder{}
	case n.Count == 0 && (gripped || p.unlocked()):
		return PenFree, Holder{}
	}
	return PenElsewhere, n.Holder
}

// unlocked says whether nobody has the grip.
func (p *Pen) unlocked() bool {
	g, err := p.store.take(p.id, 0)
	if err != nil {
		return false
	}
	g.letGo()
	return true
}

// Write does something with the game while no other session writes into it. It takes the pen where
// that is free. The error is a *LockedError where another session has the pen; a *BusyError where one
// has been writing for too long; a *FileError; or that of do.
func (p *Pen) Write(do func() error) error {
	return p.with(func(g *grip) error {
		state, holder := p.look(g.path, true)
		switch state {
		case PenElsewhere:
			return &LockedError{p.id, holder}
		case PenFree:
			if err := p.note(g); err != nil {
				return err
			}
		}
		return do()
	})
}

// Borrow does something with the game while no other session writes into it, whosever pen it is. The
// error is a *BusyError, a *FileError, or that of do.
func (p *Pen) Borrow(do func() error) error {
	return p.with(func(*grip) error { return do() })
}

// Take takes the pen from whoever has it, who need not answer. The error is a *BusyError or a
// *FileError.
func (p *Pen) Take() error { return p.with(p.note) }

// Close gives the pen back, where it is here still, and does something first, unless that is nil. The
// error is a *BusyError, a *FileError or that of last; the pen is free all the same when the process
// ends.
func (p *Pen) Close(last func() error) error {
	p.mu.Lock()
	taken := p.mine != nil
	p.mu.Unlock()
	if !taken {
		return nil
	}
	return p.with(func(g *grip) error {
		state, _ := p.look(g.path, true)
		p.mine = nil
		if state != PenHere {
			return nil
		}
		var err error
		if last != nil {
			err = last()
		}
		return errors.Join(err, p.wrote(g.write(nil)))
	})
}

// isHere says whether the note is still that by which the pen was taken here.
func (p *Pen) isHere(path string) bool {
	_, text := noteIn(path)
	return p.mine != nil && bytes.Equal(text, p.mine)
}

// with does something with the grip on the game.
func (p *Pen) with(do func(*grip) error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	g, err := p.store.take(p.id, gripWaits)
	if busy, ok := errors.AsType[*BusyError](err); ok && p.isHere(p.store.lock(p.id)) {
		return &BusyError{ID: busy.ID} // whoever borrows the pen that is here has left no name
	}
	if err != nil {
		return err
	}
	defer g.letGo()
	return do(g)
}

// note takes the pen. A count goes on from that of the note before, and begins anywhere: so a pen
// that was taken away and given back is no pen that was kept.
func (p *Pen) note(g *grip) error {
	n := note{Count: readNote(g.path).Count + 1, Holder: p.who.known()}
	if n.Count == 1 {
		n.Count = NewSeed()
	}
	text, err := json.Marshal(n)
	if err != nil {
		return err
	}
	text = append(text, '\n')
	if err := p.wrote(g.write(text)); err != nil {
		return err
	}
	p.mine = text
	return nil
}

func (p *Pen) wrote(err error) error {
	if err == nil {
		return nil
	}
	return fileError(Locking, p.id, err)
}
