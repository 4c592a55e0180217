package file

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
)

// walk goes back and forth over the changes of a game, in events that are nobody else's.
type walk struct {
	edition *scoring.Edition
	players int // at the start
	events  []sheet.Event
	changes []sheet.Change
	done    int

	last *crew // after all events; nil where that is to be found out
}

func (c Chain) walk() walk {
	l := c.Log
	return walk{c.codec.edition, len(l.Players), slices.Clone(l.Events), slices.Clip(l.Changes), l.Done, &c.crew}
}

// goTo undoes changes, or makes them again, until so many are done.
func (w *walk) goTo(done int) {
	for ; w.done > done; w.done-- {
		c := w.changes[w.done-1]
		w.replace(c.At, len(c.New), c.Old)
	}
	for ; w.done < done; w.done++ {
		c := w.changes[w.done]
		w.replace(c.At, len(c.Old), c.New)
	}
}

// keep goes to so many changes, which are done then, and forgets those that come after them.
func (w *walk) keep(n int) {
	w.goTo(n)
	if n < len(w.changes) {
		w.changes = slices.Clip(w.changes[:n]) // the others are somebody else's too
	}
}

func (w *walk) replace(at, n int, with []sheet.Event) {
	w.events, w.last = slices.Replace(w.events, at, at+n, with...), nil
}

// add makes a new change behind all others, which are done, and holds the events to their sense from
// there on. Its old events are there.
func (w *walk) add(where string, c sheet.Change) error {
	before := w.last
	if before == nil || c.At < len(w.events) {
		then := crewAfter(w.players, w.events[:c.At])
		before = &then
	}
	w.replace(c.At, len(c.Old), c.New)
	w.changes, w.done = append(w.changes, c), w.done+1
	t := timeline{edition: w.edition, before: []crew{*before}}
	err := t.check(where, w.events[c.At:], 0, 0)
	w.last = &t.before[len(t.before)-1]
	return err
}

// crew is who sits at the table after all events.
func (w *walk) crew() crew {
	if w.last == nil {
		now := crewAfter(w.players, w.events)
		w.last = &now
	}
	return *w.last
}
