package sitting

import (
	"errors"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Pen is the right to change a game: whoever has it keeps others from it.
type Pen struct {
	Denied error // why it is not here, so that the game is only to be looked at

	lock *store.Lock
	file *store.Game // that it writes
}

// Close gives the pen back, where it is here, and leaves the game as one file.
func (p *Pen) Close() error {
	if p.lock == nil {
		return nil
	}
	lock := p.lock
	p.lock = nil
	return errors.Join(p.file.Close(), lock.Release())
}

// Here says whether the pen is here.
func (p Pen) Here() bool { return p.lock != nil }

// Sitting is a game that is open, with its pen.
type Sitting struct {
	Room
	Pen
	Game    sheet.Game
	Seed    uint64 // that racks are drawn by, where the game has none yet
	Trouble error  // what went wrong beside the game: what was noted is kept
}

// Look opens a saved game, with its pen where that can be had. What was noted before is taken up under
// the pen. The error is one of store.Open.
func (r Room) Look(id string) (*Sitting, error) {
	file, err := r.Games.Open(id)
	if err != nil {
		return nil, err
	}
	s := &Sitting{Room: r, Pen: Pen{file: file, Denied: file.Altered()}}
	if s.Denied == nil {
		s.lock, s.Denied = r.Games.Lock(id, r.Holder)
	}
	if s.Denied == nil {
		_, err = file.New()
	}
	if err == nil {
		s.Game, err = sheet.NewGame(file.Log())
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.Seed = r.Chance()
	return s, nil
}

// Open is Look for whoever needs the pen, and remembers the game. The error may be one of
// store.Lock too.
func (r Room) Open(id string) (*Sitting, error) {
	s, err := r.Look(id)
	if err != nil {
		return nil, err
	}
	if s.Denied != nil {
		return nil, s.Denied
	}
	s.Trouble = r.Remember.Game(id)
	return s, nil
}

// Change puts another game in the place of this one, whose pen is given back.
func (s *Sitting) Change(next *Sitting) {
	trouble := errors.Join(s.Trouble, s.Close(), next.Trouble)
	*s = *next
	s.Trouble = trouble
}

// Stamp is what goes with a line that is entered now.
func (s *Sitting) Stamp() sheet.Stamp {
	return sheet.Stamp{Time: s.Now().UTC().Truncate(time.Millisecond), By: s.Holder.User, Seed: s.Seed}
}
