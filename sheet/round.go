package sheet

import (
	"slices"

	"tanteo/scoring"
)

// changeRound makes the changes that are different in a duplicate; false for those that are as in
// every game.
func (g Game) changeRound(line Line, event Event, seed uint64) (next Game, mine bool, err error) {
	_, finish := event.What.(Finished)
	rack, _ := event.What.(RackDrawn)
	_, closing := event.What.(RoundClosed)
	switch {
	case line.Verb == Add && rack.Pending():
		next, err = g.draw(event, seed)
	case closing && (line.Verb == Add || line.Verb == Edit):
		next, err = g.closeRound(event, seed)
	case line.Verb == Add && OfRound(event.What) && g.Standings.Finished:
		err = &Refusal{Reason: AlreadyFinished}
	case line.Verb == Add && OfRound(event.What):
		next, err = g.inRound(len(g.Standings.Rounds), event)
	case line.Verb == Add && finish:
		next, err = g.finishRounds(event)
	case line.Verb == Edit && OfRound(event.What):
		next, err = g.inRound(line.Turn, event)
	case line.Verb == Delete:
		next, err = g.deleteRound(line.Turn)
	case line.Verb == Empty:
		next, err = g.emptyCell(line.Turn, line.Event.Player)
	case line.Verb == Edit || line.Verb == Insert:
		return g, true, &Refusal{Reason: NotInDuplicate}
	default:
		return g, false, nil
	}
	return next, true, err
}

// span is where the events of a round stand in the log: from, up to the one that closes it,
// or to the end of a game that has not gone on, or to the end of the log.
func (g Game) span(round int) (from, to int, ok bool) {
	closings := g.ready().kept.closings
	if round < 1 || round > len(closings)+1 {
		return 0, 0, false
	}
	to = len(g.Log.Events)
	if round > 1 {
		from = closings[round-2] + 1
	}
	if round <= len(closings) {
		to = closings[round-1]
	}
	end := -1
	for i := from; i < to; i++ {
		what := g.Log.Events[i].What
		_, reopened := what.(Reopened)
		switch {
		case reopened:
			end = -1
		case has(what, ends) && end < 0:
			end = i
		}
	}
	if end >= 0 {
		to = end
	}
	return from, to, true
}

// AtRound is the game as it was when a round began; false where there is no such round.
func (g Game) AtRound(round int) (Game, bool) {
	from, _, ok := g.span(round)
	if !ok || round > len(g.Standings.Rounds) {
		return g, false
	}
	return g.cut(from), true
}

// AtRoundEnd is the game as it was when all was noted in a round, before the round was closed.
// Players who join later sit at the table already. False where there is no such round.
func (g Game) AtRoundEnd(round int) (Game, bool) {
	_, to, ok := g.span(round)
	if !ok || round > len(g.Standings.Rounds) {
		return g, false
	}
	return g.withSeats(to), true
}

// inRound notes an event in a round: in the place of that of the same cell, or behind the
// others.
func (g Game) inRound(round int, event Event) (Game, error) {
	from, to, err := g.changeable(round)
	if err != nil {
		return g, err
	}
	then := g
	if to < len(g.Log.Events) {
		then = g.cut(to)
	}
	if event.Player > len(then.Standings.Players) {
		return g.lateCell(round, event)
	}
	if TakesTurn(event.What) && event.Player == 0 {
		if event.Player = then.Standings.nextCell(); event.Player == 0 {
			return g, &Refusal{Reason: RoundFull, Turn: round}
		}
	}
	if err := then.allows(event); err != nil {
		return g, err
	}
	for i := from; i < to; i++ {
		if e := &g.Log.Events[i]; sameCell(e, &event) {
			return g.splice(i, 1, edited(*e, withSeed(*e, event))), nil
		}
	}
	return g.splice(to, 0, event), nil
}

// changeable is the span of a round whose cells can be changed.
func (g Game) changeable(round int) (from, to int, err error) {
	from, to, ok := g.span(round)
	switch rounds := g.Standings.Rounds; {
	case !ok || round > len(rounds):
		return 0, 0, &Refusal{Reason: NoSuchRound, Turn: round}
	case g.Standings.Finished && round == len(rounds) && !rounds[round-1].Closed:
		return 0, 0, &Refusal{Reason: AlreadyFinished}
	}
	return from, to, nil
}

// emptyCell takes what a player has in a round off the sheet, or, where the seat is 0, the
// master of a round that is open.
func (g Game) emptyCell(round, seat int) (Game, error) {
	from, to, err := g.changeable(round)
	if err != nil {
		return g, err
	}
	if seat == 0 && g.Standings.Rounds[round-1].Closed {
		return g, &Refusal{Reason: MasterStays, Turn: round}
	}
	for i, e := range g.Log.Events[from:to] {
		_, master := e.What.(Master)
		if master && seat == 0 || TakesTurn(e.What) && e.Player == seat {
			return g.splice(from+i, 1, g.spent(from+i, 1, nil)...), nil
		}
	}
	if seat == 0 {
		return g, &Refusal{Reason: NoMaster, Turn: round}
	}
	return g, &Refusal{Reason: CellEmpty, Turn: round, Player: seat}
}

// withSeed is another rack for a round. It keeps the seed that was given with the old rack,
// unless it has its own.
func withSeed(old, event Event) Event {
	was, _ := old.What.(RackDrawn)
	if rack, ok := event.What.(RackDrawn); ok && rack.Seed == 0 {
		rack.Seed = was.Seed
		event.What = rack
	}
	return event
}

// withSeats is the game as it was before an event, but that everybody who joins later sits at the
// table already.
func (g Game) withSeats(at int) Game {
	then := g.cut(at)
	for i := at; i < len(g.Log.Events); i++ {
		if e := g.Log.Events[i]; isJoining(e) {
			then = then.more(e)
		}
	}
	return then
}

func isJoining(e Event) bool { _, ok := e.What.(Joined); return ok }

// lateCell notes the cell of a player in a round before he joined: so he, and those who joined
// with him or before him, sat at the table already.
func (g Game) lateCell(round int, event Event) (Game, error) {
	from, to, _ := g.span(round)
	then := g.withSeats(to)
	if err := then.allows(event); err != nil {
		return g, err
	}
	others := slices.DeleteFunc(slices.Clone(g.Log.Events[to:]), isJoining)
	events := slices.Concat(then.Log.Events, []Event{event}, others)
	return g.splice(from, len(g.Log.Events)-from, events[from:]...), nil
}

// sameCell says whether two events of a round are about the same cell of it.
func sameCell(a, b *Event) bool {
	switch b.What.(type) {
	case Master:
		_, ok := a.What.(Master)
		return ok
	case RackDrawn:
		_, ok := a.What.(RackDrawn)
		return ok
	}
	return TakesTurn(b.What) && TakesTurn(a.What) && a.Player == b.Player
}

// closeRound closes the open round. Where it has no master, the best that is noted is it.
// Where its rack was drawn, that of the next round is drawn with it, and a clock that has run
// in the round runs again.
func (g Game) closeRound(event Event, seed uint64) (Game, error) {
	closing, err := g.closing(event)
	if err != nil {
		return g, err
	}
	end := len(g.Log.Events)
	if r, _ := g.Standings.Open(); !r.Drawn {
		return g.splice(end, 0, closing...), nil
	}
	g = g.seeded(seed)
	closed := g.more(closing...)
	rack, ok := closed.nextRack()
	if !ok {
		return closed.changed(g.Log, Change{At: end, Old: []Event{}, New: closing}), nil
	}
	more := []Event{}
	next := func(what What) {
		more = append(more, Event{ID: closed.lastID() + 1 + len(more), Time: event.Time, By: event.By, What: what})
	}
	next(rack)
	if c := g.Standings.Clock; c.Kind == RoundClock && c.Turn+event.Took > 0 {
		next(ClockStarted{})
	}
	return closed.more(more...).changed(g.Log, Change{At: end, Old: []Event{}, New: slices.Concat(closing, more)}), nil
}

func (g Game) closing(event Event) ([]Event, error) {
	r, ok := g.Standings.Open()
	if !ok || g.Standings.Finished {
		return nil, &Refusal{Reason: AlreadyFinished}
	}
	if r.Master >= 0 {
		event.What = RoundClosed{}
		return []Event{event}, nil
	}
	best, ok := g.BestNoted(*r)
	if end, _ := g.racksEnd(); !ok && end != 0 {
		return nil, &Refusal{Reason: end}
	}
	if !ok {
		return nil, &Refusal{Reason: NothingNoted, Turn: r.Number}
	}
	master := event
	master.Took = 0
	master.What = Master{best}
	event.What = RoundClosed{}
	event.ID++
	return []Event{master, event}, nil
}

// BestNoted is the best play that is noted in a round. Of plays with equal points, one with a
// place on the board comes first, then the one of the lowest seat.
func (g Game) BestNoted(r Round) (What, bool) {
	var best Turn
	var what What
	for seat := range r.Cells {
		t, ok := g.Standings.Cell(r, seat+1)
		if !ok || t.Fault != nil || t.Kind == KindPass {
			continue
		}
		if what == nil || t.Points > best.Points || t.Points == best.Points && best.Kind != KindPlay && t.Kind == KindPlay {
			best, what = t, g.What(t)
		}
	}
	return what, what != nil
}

// finishRounds ends the game. A round that has something noted is closed before.
func (g Game) finishRounds(event Event) (Game, error) {
	if err := g.allows(event); err != nil {
		return g, err
	}
	events := []Event{event}
	if r, ok := g.Standings.Open(); ok && r.Noted() {
		closing, err := g.closing(event)
		if err != nil {
			return g, err
		}
		event.ID += len(closing)
		event.Took = 0
		events = append(closing, event)
	}
	return g.splice(len(g.Log.Events), 0, events...), nil
}

// deleteRound takes a round off the sheet, with all that was noted in it. Players who joined,
// left or were renamed in it stay so, because later rounds rely on it.
func (g Game) deleteRound(round int) (Game, error) {
	from, to, ok := g.span(round)
	if !ok || round > len(g.Standings.Rounds) {
		return g, &Refusal{Reason: NoSuchRound, Turn: round}
	}
	if to < len(g.Log.Events) && isClosing(g.Log.Events[to]) {
		to++
	}
	stay := slices.DeleteFunc(slices.Clone(g.Log.Events[from:to]), func(e Event) bool { return !has(e.What, outlasts) })
	if len(stay) == to-from {
		return g, &Refusal{Reason: NoSuchRound, Turn: round}
	}
	return g.splice(from, to-from, stay...), nil
}

// adjustmentsNotIn is how many penalties, bonuses and warnings of this game another one lacks.
func (g Game) adjustmentsNotIn(other Game) int {
	kept := map[int]bool{}
	for _, e := range other.Log.Events {
		kept[e.ID] = true
	}
	n := 0
	for _, t := range g.Standings.Turns {
		if !t.TakesTurn() && t.Kind != KindEnd && !kept[g.Log.Events[t.Event].ID] {
			n++
		}
	}
	return n
}

// rackCautions names the letters of a cell or a master that the rack of the round lacks, and
// those of a rack that are not left.
func (g Game) rackCautions(line Line) []Notice {
	if over := g.notInBag(line); over != nil {
		return []Notice{{Code: NoticeNotInBag, Letters: over}}
	}
	if lacks := g.NotOnRack(line); lacks != nil {
		return []Notice{{Code: NoticeNotOnRack, Letters: lacks}}
	}
	return nil
}

// notInBag are the letters of which a rack that is told has more than are left.
func (g Game) notInBag(line Line) []scoring.Letter {
	rack, ok := line.Event.What.(RackDrawn)
	if !ok {
		return nil // for a cell or a master there is no need to fold the round
	}
	if line.Verb == Edit {
		g, _ = g.AtRound(line.Turn)
	}
	left := slices.Clone(g.Standings.Tiles.Letters)
	var over []scoring.Letter
	for _, t := range rack.Tiles {
		l := slot(t)
		if left[l]--; left[l] < 0 && !slices.Contains(over, l) {
			over = append(over, l)
		}
	}
	return over
}

// NotOnRack are the letters of a cell or a master of a duplicate that the rack of its round
// lacks; none where the rack is not known.
func (g Game) NotOnRack(line Line) []scoring.Letter {
	round := len(g.Standings.Rounds)
	if line.Verb == Edit {
		round = line.Turn
	}
	play, ok := OfMaster(line.Event.What).(Played)
	if !ok || round < 1 || round > len(g.Standings.Rounds) {
		return nil
	}
	rack := g.Standings.Rounds[round-1].Rack
	if rack == nil {
		return nil
	}
	have := map[scoring.Letter]int{}
	for _, t := range rack {
		have[slot(t)]++
	}
	var lacks []scoring.Letter
	for _, l := range play.Play.Laid() {
		if have[slot(l.Tile)]--; have[slot(l.Tile)] == -1 {
			lacks = append(lacks, slot(l.Tile))
		}
	}
	return lacks
}
