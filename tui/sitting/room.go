package sitting

import (
	"time"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Room is what games are opened in.
type Room struct {
	Games     *store.Store
	Holder    store.Holder // who sits here, for others who want a game that is open here
	Role      Role         // what he may know and do
	Shared    *Shared      // where several sit who may not know all; nil is alone
	Catalogue *editions.Catalogue
	Remember  Remember
	Now       func() time.Time
	Chance    func() uint64 // a seed that nobody can foresee
}

// Create keeps a new game. The error is one of store.Create, or a *RoleError.
func (r Room) Create(l sheet.Log) (sheet.Log, error) {
	if !r.Role.May(NewGame) {
		return l, &RoleError{r.Role.Kind, NewGame}
	}
	return r.Games.Create(l, r.Now())
}

// Again is the log of another game of the same people, which begins now.
func (r Room) Again(g sheet.Game) sheet.Log {
	l := g.Again()
	l.Header.Start = r.Now()
	return l
}

// Read is a saved game, to be looked at only. The error is one of store.Load; where that
// stands beside a log there is a game all the same.
func (r Room) Read(id string) (sheet.Game, error) {
	l, err := r.Games.Load(id)
	if err != nil && !store.IsBeside(err) {
		return sheet.Game{}, err
	}
	g, none := sheet.NewGame(l)
	if none == nil && r.Role.Sealed() {
		seat, _ := r.Role.Seat(&g)
		g, none = sheet.NewGame(l.Sealed(seat))
	}
	if none != nil {
		return g, none
	}
	return g, err
}
