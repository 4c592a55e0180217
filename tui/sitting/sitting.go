package sitting

import (
	"errors"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Sitting is a game that is open.
type Sitting struct {
	Room
	News            // the game as it stands here, and whose pen it is
	Keeper  *Keeper // what keeps it
	Seed    uint64  // that racks are drawn by, where the game has none yet
	Trouble error   // what went wrong beside the game: what was noted is kept
}

// Look opens a saved game. It takes nothing: the pen goes with the first change. The error is one
// of store.Open.
func (r Room) Look(id string) (*Sitting, error) {
	if r.Role.Sealed() {
		return r.lookOn(id)
	}
	file, err := r.Games.Open(id)
	if err != nil {
		return nil, err
	}
	g, err := sheet.NewGame(file.Log())
	if err != nil {
		return nil, err
	}
	k := &Keeper{Games: r.Games, role: r.Role, Game: file, pen: r.Games.Pen(id, r.Holder), newest: g}
	return &Sitting{Room: r, News: k.news(), Keeper: k, Seed: r.Chance()}, nil
}

// Open is Look for whoever writes in the game, and remembers it. The error is also why nothing can
// be written in its folder.
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

// Refresh reads what others have done since. A game that is gone stays as it was: what is done in it
// then says so. The error is one of store.Game.New.
func (s *Sitting) Refresh() error {
	news, err := s.Keeper.Look()
	if changed, ok := errors.AsType[*store.ChangedError](err); ok && changed.Gone {
		return nil
	}
	if err == nil {
		s.News = news
	}
	return err
}

// Close ends a sitting. The pen is given back, where it is here.
func (s *Sitting) Close() error { return s.Keeper.Close() }

// Change puts another game in the place of this one, which is closed.
func (s *Sitting) Change(next *Sitting) {
	trouble := errors.Join(s.Trouble, s.Close(), next.Trouble)
	*s = *next
	s.Trouble = trouble
}

// Stamp is what goes with a line that is entered now.
func (s *Sitting) Stamp() sheet.Stamp {
	return sheet.Stamp{Time: s.Now().UTC().Truncate(time.Millisecond), By: s.Holder.User, Seed: s.Seed}
}
