package sheet

import (
	"reflect"
	"slices"
	"sync"
)

// Seal says that a log is not all that was noted, but what somebody may know of it. Only memory has it:
// no file takes such a log.
type Seal struct {
	Seat int   // who may know it; 0 is nobody at the table
	In   []int // the seats of others whose cell of the open round is noted, and not told
}

// Sealed is what somebody may know of a game while it goes on: who sits at a seat of a duplicate, or
// nobody at the table where it is 0.
//
//	round 3, closed    rack   master   Ana: plays    Bea: plays    penalty
//	round 4, open      rack            Ana: plays    Bea is in     penalty
//
// Of the open round of a duplicate the cells of others are not there, but for that they are noted;
// neither are its master, what a jury has found in it, and the texts that somebody has written beside
// it. Of a game by turns that goes on the racks are not there. Once a round is closed, or a game by
// turns has ended, it is open to all. Seeds, changes, and what came with a file and means nothing here,
// are in no sealed log.
func (l Log) Sealed(seat int) Log {
	s := l.sealing(seat)
	l.Events, l.Seal = s.sealed(0), s.seal(seat)
	return l.public(s.finished)
}

// public is the log without what goes beside its events and is not for everybody.
func (l Log) public(finished bool) Log {
	l.Header.Kept, l.Seed, l.Changes, l.Done, l.Extra = nil, 0, nil, 0, nil
	if !finished {
		l.Announced = nil
	}
	return l
}

// sealing is a log that is being sealed.
type sealing struct {
	events   []Event
	seat     int  // who may know it
	open     int  // where the open round of a duplicate begins
	rounds   bool // it is a duplicate
	finished bool
	in       []int // whose cells are noted there, and not told
}

func (l Log) sealing(seat int) sealing {
	s := sealing{events: l.Events, seat: seat, rounds: l.Kind == DuplicateGame}
	for i, e := range l.Events {
		switch {
		case has(e.What, ends):
			s.finished = true
		case s.reopens(e):
			s.finished = false
		case isClosing(e) && !s.finished: // after the end a round is closed no more
			s.open = i + 1
		}
	}
	if l.Seal != nil {
		s.in = l.Seal.In
	}
	return s
}

// reopens says whether a game that has ended goes on after an event.
func (s *sealing) reopens(e Event) bool {
	switch e.What.(type) {
	case Reopened:
		return true
	case Challenged: // the end rested on what it takes off
		return !s.rounds
	}
	return false
}

// seal is what marks the log. Whoever has his own cell before him is not among the others.
func (s *sealing) seal(seat int) *Seal {
	if !s.rounds || s.finished {
		return &Seal{Seat: seat}
	}
	in := slices.Clone(s.in)
	for _, e := range s.events[s.open:] {
		if s.isSecret(e) && e.Player > 0 && TakesTurn(e.What) {
			in = append(in, e.Player)
		}
	}
	slices.Sort(in)
	return &Seal{Seat: seat, In: slices.Compact(in)}
}

// sealed are the events from one on as they may be known.
func (s *sealing) sealed(from int) []Event {
	events := make([]Event, 0, len(s.events)-from)
	for i, e := range s.events[from:] {
		if s.rounds && !s.finished && from+i >= s.open {
			e = s.inOpenRound(e)
		} else if !s.rounds && !s.finished {
			e = withoutRacks(e)
		}
		if rack, ok := e.What.(RackDrawn); ok {
			rack.Seed = 0
			e.What = rack
		}
		if e.Extra = nil; isKept(e) {
			e = secret(e)
		}
		if e.What != nil {
			events = append(events, e)
		}
	}
	return slices.Clip(events)
}

func isKept(e Event) bool { _, ok := e.What.(Kept); return ok }

// secret is what may be known of an event of which nothing may be: the time that it took off a clock.
// Most take none, and then nothing has happened.
func secret(e Event) Event {
	if e.Took == 0 {
		return Event{}
	}
	return Event{ID: e.ID, Was: e.Was, Time: e.Time, Took: e.Took, What: Noted{}}
}

// inOpenRound is what may be known of an event of the open round.
func (s *sealing) inOpenRound(e Event) Event {
	if s.isSecret(e) {
		return secret(e)
	}
	e.Note = ""
	switch what := e.What.(type) {
	case Penalty:
		what.Reason = ""
		e.What = what
	case Bonus:
		what.Reason = ""
		e.What = what
	case Warning:
		what.Reason = ""
		e.What = what
	}
	return e
}

// isSecret says whether nothing of an event of the open round may be known.
func (s *sealing) isSecret(e Event) bool {
	switch what := e.What.(type) {
	case Noted:
		return true
	case Wrong:
		return slices.ContainsFunc(s.events[s.open:], func(of Event) bool { return of.is(what.Event) && s.isOthers(of) })
	}
	return s.isOthers(e)
}

// isOthers says whether an event of the open round is what somebody else plays.
func (s *sealing) isOthers(e Event) bool {
	_, master := e.What.(Master)
	return master || TakesTurn(e.What) && (e.Player != s.seat || s.seat == 0)
}

// withoutRacks is an event of a game by turns without the letters that somebody had and did not show.
func withoutRacks(e Event) Event {
	e.Rack = nil
	switch what := e.What.(type) {
	case Exchanged:
		if what.Count == 0 {
			what.Count = len(what.Tiles)
		}
		what.Tiles = nil
		e.What = what
	case Ended: // and reopened since, so that nothing of it counts
		e.What = Ended{Leftovers: make([]Leftover, len(what.Leftovers))}
	}
	return e
}

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
