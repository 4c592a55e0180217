package sheet

import "slices"

// Upto is the log of another game that begins like this one, up to and with a turn, to play on
// from there; 0 is before the first turn. It has no id, and nothing in it can be undone.
func (g Game) Upto(turn int) Log {
	l := g.Log
	l.ID, l.Changes, l.Done, l.Announced, l.Seed = "", nil, 0, nil, 0
	if next, ok := g.Standings.Turn(turn + 1); ok {
		l.Events = slices.Clone(l.Events[:next.Event])
		return l
	}
	after := 0
	if last, ok := g.Standings.Turn(turn); ok {
		after = last.Event + 1
	}
	rest := slices.DeleteFunc(slices.Clone(l.Events[after:]), func(e Event) bool {
		switch e.What.(type) {
		case Ended, Finished, Reopened:
			return true
		}
		return false
	})
	l.Events = slices.Concat(l.Events[:after], rest)
	return l
}
