package sitting

import (
	"sync"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Shared are the games of one folder that are open for somebody who may not know all of them. Whoever
// opens one reads it with all others: it is read, folded and sealed once a change. The zero Shared is
// ready.
type Shared struct {
	mu    sync.Mutex
	games map[string]*shared
}

// shared is such a game.
type shared struct {
	id    string
	from  *Shared
	users int

	mu     sync.Mutex
	whole  *Keeper // which nobody of them has
	seals  sheet.Seals
	handed int // how many plays were handed in through it
}

// open opens a game, or joins those who have.
func (s *Shared) open(r Room, id string) (*shared, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if of := s.games[id]; of != nil {
		of.users++
		return of, nil
	}
	r.Role = Role{}
	sat, err := r.Look(id)
	if err != nil {
		return nil, err
	}
	of := &shared{id: id, from: s, users: 1, whole: sat.Keeper}
	if s.games == nil {
		s.games = map[string]*shared{}
	}
	s.games[id] = of
	return of, nil
}

// close leaves a game; the last one closes it.
func (of *shared) close() error {
	s := of.from
	s.mu.Lock()
	defer s.mu.Unlock()
	if of.users--; of.users > 0 {
		return nil
	}
	delete(s.games, of.id)
	return of.whole.Close()
}

// leave closes what a role that may not know all had open, once.
func (k *Keeper) leave() error {
	k.mu.Lock()
	left := k.left
	k.left = true
	k.mu.Unlock()
	if left {
		return nil
	}
	return k.of.close()
}

// lookOn opens a game for a role that may not know all of it.
func (r Room) lookOn(id string) (*Sitting, error) {
	from := r.Shared
	if from == nil {
		from = new(Shared)
	}
	of, err := from.open(r, id)
	if err != nil {
		return nil, err
	}
	k := &Keeper{Games: r.Games, role: r.Role, of: of}
	news, err := k.Look()
	if err != nil {
		_ = k.Close()
		return nil, err
	}
	return &Sitting{Room: r, News: news, Keeper: k}, nil
}

// lookOn reads what was done, as the role may know it.
func (k *Keeper) lookOn() (News, error) {
	k.of.mu.Lock()
	defer k.of.mu.Unlock()
	news, err := k.of.whole.Look()
	if err != nil {
		return News{}, err
	}
	return k.sealed(news), nil
}

// sealed are news as the role may know them. The pen is nobody's: it is not taken here.
func (k *Keeper) sealed(news News) News {
	seat, why := k.role.Seat(&news.Game)
	k.mu.Lock()
	k.told++
	n := News{Game: k.of.seals.Of(news.Game, seat), On: news.On + k.of.handed, Number: k.told, Pen: store.PenFree, Denied: news.Denied}
	k.mu.Unlock()
	if n.Denied == nil {
		n.Denied = why
	}
	return n
}

// keepSealed keeps what a player has done. What is not finished is not kept: the entry on the disk is of
// whoever writes the game.
func (k *Keeper) keepSealed(j Job) error {
	k.mu.Lock()
	done := j.Revision <= max(k.revision, j.From)
	k.mu.Unlock()
	if done {
		return nil
	}
	if err := k.handIn(j.Game); err != nil {
		return err
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.revision = j.Revision
	return nil
}
