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

// List tells of all games, as Store.List does. Of a duplicate that goes on it has the totals that the role
// may know.
func (r Room) List() ([]store.Summary, error) {
	all, err := r.Games.List()
	if err != nil || !r.Role.Sealed() {
		return all, err
	}
	for i := range all {
		one := &all[i]
		if one.Err != nil || one.Finished || one.Kind != sheet.DuplicateGame {
			continue
		}
		one.Totals, one.Turns = make([]int, len(one.Players)), 0
		if g, err := r.Read(one.ID); err == nil || store.IsBeside(err) {
			one.Players, one.Totals, one.Turns = g.Standings.Names(), g.Standings.Totals(), g.Standings.Length()
		}
	}
	return all, nil
}

// Read is a saved game, to be looked at only, as the role may know it. The error is one of store.Load; where that
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
