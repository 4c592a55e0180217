package sheet

import "slices"

// carriesFigures says whether an event carries figures that are not counted.
func (e Event) carriesFigures() bool {
	ended, _ := e.What.(Ended)
	return e.Told != nil || e.Off != 0 || ended.Told != nil || ended.Off != nil
}

// withoutFigures is the event without them.
func (e Event) withoutFigures() Event {
	e.Told, e.Off = nil, 0
	if ended, ok := e.What.(Ended); ok {
		e.What = Ended{Leftovers: ended.Leftovers}
	}
	return e
}

// Recountable says whether `recount` changes a row: it has points, or a total after it, that
// the table or a file told.
func (g Game) Recountable(t Turn) bool { return g.Log.Events[t.Event].carriesFigures() }

// recount removes the told figures from a turn, or from every event where turn is 0, so that what
// the board and the rules give counts. The event carries who asked for it, and when.
func (g Game) recount(turn int, stamp Event) (Game, error) {
	from, to := 0, len(g.Log.Events)
	if turn > 0 {
		t, ok := g.Standings.Turn(turn)
		if !ok {
			return g, &Refusal{Reason: NoSuchTurn, Turn: turn}
		}
		from, to = t.Event, t.Event+1
	}
	first := slices.IndexFunc(g.Log.Events[from:to], Event.carriesFigures)
	if first < 0 {
		return g, &Refusal{Reason: NothingToRecount, Turn: turn}
	}
	from += first
	for !g.Log.Events[to-1].carriesFigures() {
		to--
	}
	events := slices.Clone(g.Log.Events[from:to])
	for i, e := range events {
		if e.carriesFigures() {
			events[i] = edited(e, e.withoutFigures())
			events[i].ID, events[i].Time, events[i].By = stamp.ID, stamp.Time, stamp.By
			stamp.ID++
		}
	}
	return g.splice(from, len(events), events...), nil
}
