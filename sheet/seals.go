package sheet

import (
	"reflect"
	"slices"
	"sync"
)

// Seals hands out a game as it may be known at each seat: the game of Log.Sealed. What all may know of
// it is folded once a change, however many ask, and they share it; who has his own cell before him has
// that besides, in lists that nobody else reaches.
//
//	closed rounds ──► what of the open round is for all ──► Ana's seat, without a cell yet
//	              └─► that, and Bea's cell
//
// The zero Seals is ready. It may be used by several goroutines.
type Seals struct {
	mu     sync.Mutex
	of     Game          // as it was sealed last
	all    sealing       // of it, for nobody; for each seat it is the same but for that
	rounds *Game         // that are closed, for all; nil of a game by turns
	open   int           // the event of the true game that the open round begins with
	games  map[int]*Game // by seat, as it is now
	before map[int]*Game // as they were before the last change
}

// Of is a game as it may be known at a seat; 0 is nobody's.
func (s *Seals) Of(g Game, seat int) Game {
	g = g.ready()
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of.kept != g.kept || s.of.Log.ID != g.Log.ID {
		s.renew(g)
	}
	if s.games[seat] == nil {
		sealed := s.seal(seat)
		s.games[seat] = &sealed
	}
	return *s.games[seat]
}

// renew takes up the game as it is now. What it has been sealed of before stays, as far as it holds.
func (s *Seals) renew(g Game) {
	was := s.of
	s.of, s.before, s.games = g, s.games, map[int]*Game{}
	if !g.duplicate() {
		s.rounds, s.open = nil, 0
		return
	}
	all := g.Log.sealing(0)
	s.all = all
	if all.finished {
		all.open = len(all.events)
	}
	holds := s.rounds != nil && s.open <= all.open && g.Log.Alike(was.Log) >= s.open && reflect.DeepEqual(was.Log.head(), g.Log.head())
	if !holds {
		l := g.Log.head()
		l.Seal = &Seal{}
		none := folding(l, g.Edition)
		s.rounds, s.open, s.before = &none, 0, nil
	}
	if s.open < all.open {
		closed := all
		closed.events = all.events[:all.open]
		rounds := s.rounds.more(closed.sealed(s.open)...)
		s.rounds, s.open, s.before = &rounds, all.open, nil
	}
}

// head is the log before anything has happened, as all may know it.
func (l Log) head() Log {
	l = l.public(false)
	l.Events = nil
	return l
}

// seal is the game at a seat.
func (s *Seals) seal(seat int) Game {
	if s.rounds == nil {
		return folding(s.of.Log.Sealed(seat), s.of.Edition)
	}
	one := s.all
	one.seat = seat
	seal, events := one.seal(seat), one.sealed(s.open)
	from, next := len(s.rounds.Log.Events), *s.rounds
	own, before := one.hasOwn(events), s.before[seat]
	if !own && seat > 0 { // it is that of all
		if s.games[0] == nil {
			sealed := s.seal(0)
			s.games[0] = &sealed
		}
		before = s.games[0]
	}
	if before != nil && begins(events, before.Log.Events[from:]) {
		next = *before
	}
	if own && !one.hasOwn(next.Log.Events[from:]) {
		next = next.apart()
	}
	next.Log.Seal = seal
	if more := events[len(next.Log.Events)-from:]; len(more) > 0 || seat == 0 {
		next = next.more(more...)
	} else {
		next.Standings.sealed(seal)
	}
	next.Log.Announced = nil
	if one.finished {
		next.Log.Announced = s.of.Log.Announced
	}
	return next
}

// hasOwn says whether what the one at the seat has played in the open round is among some events.
func (s *sealing) hasOwn(events []Event) bool {
	return s.seat > 0 && slices.ContainsFunc(events, func(e Event) bool { return e.Player == s.seat && TakesTurn(e.What) })
}

// begins says whether some events begin with others.
func begins(events, with []Event) bool {
	return (Log{Events: events}).Alike(Log{Events: with}) == len(with)
}

// apart is a game that goes on in lists of its own, so that nobody who has gone on from the same game
// holds what comes in this one.
func (g Game) apart() Game {
	k, at := *g.kept, *g.kept.folded
	at.turns, k.lines, k.changes, k.folded = nil, nil, nil, &at
	g.kept = &k
	return g
}
