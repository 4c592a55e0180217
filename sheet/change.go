package sheet

import "slices"

func (g Game) change(line Line, stamp Stamp) (Game, error) {
	event := line.Event
	event.Time, event.By, event.ID = stamp.Time, stamp.By, g.lastID()+1
	if line.Verb == Add {
		event.Took = g.took(event.What, stamp)
	}
	if g.duplicate() {
		if next, ok, err := g.changeRound(line, event, stamp.Seed); ok {
			return next, err
		}
	}
	switch line.Verb {
	case Undo:
		before, ok := g.undo()
		if !ok {
			return g, &Refusal{Reason: NothingToUndo}
		}
		return before, nil
	case Redo:
		after, ok := g.redo()
		if !ok {
			return g, &Refusal{Reason: NothingToRedo}
		}
		return after, nil
	case Edit:
		t, ok := g.Standings.Turn(line.Turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.correct(t.Event, 1, edited(g.Log.Events[t.Event], event))
	case Insert:
		at := len(g.Log.Events)
		if t, ok := g.Standings.Turn(line.Turn); ok {
			at = t.Event
		} else if line.Turn != g.Standings.Numbered()+1 {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.correct(at, 0, event)
	case Delete:
		t, ok := g.Standings.Turn(line.Turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: line.Turn}
		}
		return g.with(g.corrected(t.Event, 1), t.Event), nil
	case Recount:
		return g.recount(line.Turn, event)
	case Annotate:
		return g.annotate(line.Turn, event)
	case Add:
		return g.add(event)
	}
	return g, &Refusal{Reason: NotHere}
}

// add notes an event at the end of the log.
func (g Game) add(event Event) (Game, error) {
	if err := g.allows(event); err != nil {
		return g, err
	}
	if _, failed := event.What.(ChallengeFailed); failed {
		if newest, _ := g.Standings.Newest(); event.Player == newest.Player {
			return g, &Refusal{Reason: OwnPlay, Player: event.Player}
		}
	}
	return g.splice(len(g.Log.Events), 0, g.unnamed(g.challenger(event))), nil
}

// challenger is an event in which the player who challenged in vain is named. So it stays with
// him when an older turn is deleted.
func (g Game) challenger(event Event) Event {
	if _, failed := event.What.(ChallengeFailed); !failed || event.Player != 0 || g.takesTurn(event.What) {
		return event // a lost turn follows the order of play, as every turn does
	}
	if event.Player = g.Standings.OnTurn; event.Player == 0 {
		event.Player = g.ready().kept.next
	}
	return event
}

// edited is an event that takes the place of an old one. It keeps the old one's note and the
// fields that this version does not know, and its rack and player where the new one names none.
func edited(old, event Event) Event {
	event.Note, event.Extra, event.Was, event.Took = old.Note, old.Extra, old.Was, old.Took
	if event.Was == 0 {
		event.Was = old.ID
	}
	switch event.What.(type) {
	case Played, Typed:
		if event.Rack == nil {
			event.Rack = old.Rack
		}
	default:
		if event.Rack == nil && TakesTurn(event.What) && slices.Contains(old.Rack, 0) {
			event.Rack = old.Rack // its line could not tell it
		}
	}
	_, failed := event.What.(ChallengeFailed)
	_, wasFailed := old.What.(ChallengeFailed)
	if event.Player == 0 && failed == wasFailed && TakesTurn(event.What) == TakesTurn(old.What) {
		event.Player = old.Player
	}
	return event
}

// unnamed is an event without its player, where that is the one on turn. So the turn follows the
// order of play when an older one is deleted.
func (g Game) unnamed(event Event) Event {
	if g.takesTurn(event.What) && event.Player == g.Standings.OnTurn {
		event.Player = 0
	}
	return event
}

// correct puts an event in the place of n others, none or one. It is checked against the game as
// it was before it, and refused if it has a fault. Later events may come to have faults by it.
func (g Game) correct(at, n int, event Event) (Game, error) {
	l := g.corrected(at, n, event)
	now := slices.IndexFunc(l.Events, func(e Event) bool { return e.ID == event.ID })
	until := l
	until.Events, until.Changes, until.Done = l.Events[:now:now], nil, 0
	then := g.with(until, at)
	if err := then.allows(event); err != nil {
		return g, err
	}
	if named := then.challenger(event); n == 0 || named.Player != g.Log.Events[at].Player {
		l = g.corrected(at, n, then.unnamed(named))
	}
	return then.with(l, now), nil
}

// corrected is the log with n events, none or one, replaced by others, none or one. A
// challenge takes off the newest turn before it, so it stays with that turn:
//
//	play, penalty, challenge    delete the play    →  penalty
//	play, penalty, challenge    insert 25 before   →  play, challenge, 25, penalty
//	                            the penalty
func (g Game) corrected(at, n int, with ...Event) Log {
	events := g.Log.Events
	challenge := g.challengeAfter(at + n)
	if challenge < 0 {
		return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
	}
	off := n == 1 && g.tookTurn(at) // what it takes off is what is replaced
	turn := len(with) == 1 && g.takesTurn(with[0].What)
	switch between := events[at+n : challenge]; {
	case off && !(turn && has(with[0].What, comesOff)):
		with = append(with, withoutEnds(between)...)
	case !off && turn:
		with = append([]Event{events[challenge], with[0]}, withoutEnds(between)...)
	default:
		return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
	}
	n = challenge + 1 - at
	return g.Log.Splice(at, n, append(with, g.spent(at, n, with)...)...)
}

// challengeAfter finds, from an index on, the challenge of the newest turn before that index; -1
// is none.
func (g Game) challengeAfter(at int) int {
	for i, e := range g.Log.Events[at:] {
		if _, ok := e.What.(Challenged); ok {
			return at + i
		}
		if g.tookTurn(at + i) {
			break
		}
	}
	return -1
}

// takesTurn says whether what happens now uses up a turn: a failed challenge does by some
// rules.
func (g Game) takesTurn(w What) bool {
	if _, failed := w.(ChallengeFailed); failed {
		return g.Rules().Classic.ChallengeFailed.LostTurn
	}
	return TakesTurn(w)
}

// tookTurn says whether an event of the log has used up a turn.
func (g Game) tookTurn(event int) bool {
	if _, failed := g.Log.Events[event].What.(ChallengeFailed); failed {
		return slices.ContainsFunc(g.Standings.Turns, func(t Turn) bool { return t.Event == event && t.LostTurn })
	}
	return TakesTurn(g.Log.Events[event].What)
}

// withoutEnds leaves out the ends of the game, which a challenge after them took back.
func withoutEnds(events []Event) []Event {
	return slices.DeleteFunc(slices.Clone(events), func(e Event) bool { return has(e.What, ends) })
}
