package sitting

import (
	"errors"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Sitting is a game that is open, with its pen: nobody else changes it meanwhile.
type Sitting struct {
	Room
	Game    sheet.Game
	Denied  error // why there is no pen, so that the game is only to be looked at
	Trouble error // what went wrong beside the game: what was noted is kept

	pen  *store.Lock
	seed uint64
}

// Look opens a saved game, with its pen where that can be had. It is read once more under the
// pen, since it may have changed before. The error is one of store.Load.
func (r Room) Look(id string) (*Sitting, error) {
	l, err := r.Games.Load(id)
	if err != nil {
		return nil, err
	}
	s := &Sitting{Room: r}
	if s.pen, s.Denied = r.Games.Lock(id, r.Holder); s.Denied == nil {
		l, err = r.Games.Load(id)
	}
	if err == nil {
		s.Game, err = sheet.NewGame(l)
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.seed = r.Seed()
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

// Close gives the pen back.
func (s *Sitting) Close() error {
	if s.pen == nil {
		return nil
	}
	pen := s.pen
	s.pen = nil
	return pen.Release()
}

// Change puts another game in the place of this one, whose pen is given back.
func (s *Sitting) Change(next *Sitting) {
	trouble := errors.Join(s.Trouble, s.Close(), next.Trouble)
	*s = *next
	s.Trouble = trouble
}

// Stamp is what goes with a line that is entered now.
func (s *Sitting) Stamp() sheet.Stamp {
	return sheet.Stamp{Time: s.Now().UTC().Truncate(time.Millisecond), By: s.Holder.User, Seed: s.seed}
}
