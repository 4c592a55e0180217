package sheet

import (
	"slices"
	"sync"

	"tanteo/scoring"
)

// kept is what a game keeps of its fold, so that the next line costs its own size, and going back some
// lines does too.
type kept struct {
	*folded         // alone, so that a mark holds nothing else
	of      []Event // that are folded
	players []string
	first   int

	marks   []*folded // of the way here since the log was opened, the oldest first
	opened  *opened   // nil where the marks begin with the log
	lines   *room[Event]
	changes *room[Change]
	id      int   // the highest that an event has ever had
	undone  *Game // that `redo` leads to
	undos   int   // how many such games there are, one behind the other
}

// mostUndone is how many games that were taken back are kept for `redo`. Others are folded again.
const mostUndone = 200

// folding is the game of a log, from its beginning.
func folding(l Log, e *scoring.Edition) Game {
	f := newFolder(l, e)
	f.foldTo(len(l.Events))
	return f.game(kept{id: l.nextID() - 1, opened: &opened{events: len(l.Events), log: l, edition: e}})
}

// opened is a log as it was opened. The marks of the way to there are made when somebody goes back for
// the first time: most games are opened to be looked at.
type opened struct {
	events  int
	log     Log
	edition *scoring.Edition
	once    sync.Once
	marks   []*folded
}

func (o *opened) way() []*folded {
	o.once.Do(func() {
		f := newFolder(o.log, o.edition)
		f.markTo(o.events)
		o.marks, o.log = f.marks, Log{}
	})
	return o.marks
}

// game is the game of a fold that has come to the end of its log.
func (f *folder) game(k kept) Game {
	standings := f.finished()
	at := f.folded
	k.folded, k.of, k.players, k.first = &at, f.log.Events, f.log.Players, f.log.First
	return Game{f.log, f.edition, standings, &k}
}

// ready is the game with what it takes to go on. Where its log has come from elsewhere it is folded.
func (g Game) ready() Game {
	if k := g.kept; k != nil && k.first == g.Log.First && sameList(k.players, g.Log.Players) && sameList(k.of, g.Log.Events) {
		return g
	}
	return folding(g.Log, g.Edition)
}

// sameList says whether two lists are one and the same.
func sameList[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// with is the game after its log has changed, but for the first events of it.
func (g Game) with(l Log, same int) Game {
	g = g.ready()
	k := kept{lines: g.kept.lines, changes: g.kept.changes, id: g.lastID()}
	if l.Done > 0 {
		k.id = highestID(k.id, l.Changes[l.Done-1].New)
	}
	f := g.from(l, same)
	f.markTo(len(l.Events))
	k.marks = f.marks
	if o := g.kept.opened; o != nil && same >= o.events {
		k.opened = o
	}
	return f.game(k)
}

// foldTo is the fold of the events up to an index.
func (g Game) foldTo(event int) folder {
	g = g.ready()
	f := g.from(g.Log, event)
	f.foldTo(event)
	return f
}

// from is the fold that a log goes on from, which begins with the same events as that of the game.
func (g Game) from(l Log, same int) folder {
	k := g.kept
	marks := upTo(same, append(slices.Clip(k.marks), k.folded))
	if len(marks) == 0 && same > 0 && k.opened != nil {
		marks = upTo(same, slices.Clip(k.opened.way()))
	}
	if len(marks) == 0 {
		return newFolder(l, g.Edition)
	}
	f := folder{log: l, edition: g.Edition, folded: *marks[len(marks)-1], marks: marks}
	f.rules = l.RulesFor(len(f.s.Players))
	f.share()
	return f
}

// upTo are the marks that are not behind an event.
func upTo(event int, marks []*folded) []*folded {
	for len(marks) > 0 && marks[len(marks)-1].events > event {
		marks = marks[:len(marks)-1]
	}
	return marks
}

// near is how many events are folded sooner than a mark is made and held.
const near = 16

// markTo folds the events up to an index and leaves marks on the way.
func (f *folder) markTo(end int) {
	var at []int // from the end
	for d := near; d < end-f.events; d = farther(d) {
		at = append(at, end-d)
	}
	for _, event := range slices.Backward(at) {
		f.foldTo(event)
		f.settle()
		mark := f.folded
		f.marks = append(f.marks, &mark)
		f.share()
	}
	f.foldTo(end)
	f.marks = thinned(f.marks, end)
}

// farther is how far from the end of a game the mark before another lies: the farther from it, the
// farther from each other. So there are few, and from one of them to any event it is not farther than
// a part of the way from there to the end.
func farther(distance int) int { return distance + max(1, distance/4) }

// thinned leaves out marks that lie too close to each other, now that the game has come to an event.
func thinned(marks []*folded, end int) []*folded {
	kept := make([]*folded, 0, len(marks))
	next := 0
	for _, mark := range slices.Backward(marks) {
		if d := end - mark.events; d >= next && d > 0 {
			kept = append(kept, mark)
			next = farther(d)
		}
	}
	slices.Reverse(kept)
	return kept
}

// splice is the game with n events from index at replaced by others.
func (g Game) splice(at, n int, events ...Event) Game {
	g = g.ready()
	l := g.Log
	change := Change{At: at, Old: append([]Event{}, l.Events[at:at+n]...), New: events}
	if at == len(l.Events) {
		return g.more(events...).changed(l, change)
	}
	l.Events = splice(l.Events, at, n, events)
	return g.with(l, at).changed(g.Log, change)
}

// more is the game with events at its end. The changes do not tell of them yet.
func (g Game) more(events ...Event) Game {
	g = g.ready()
	l, end := g.Log, len(g.Log.Events)
	var lines *room[Event]
	l.Events, lines = g.kept.lines.add(l.Events, events...)
	next := g.with(l, end)
	next.kept.lines = lines
	next.kept.id = highestID(next.kept.id, events)
	return next
}

// changed is the game that one change has made of an older log.
func (g Game) changed(older Log, change Change) Game {
	g.Log.Changes, g.kept.changes = g.kept.changes.add(older.Changes[:older.Done], change)
	g.Log.Done = len(g.Log.Changes)
	g.kept.id = highestID(g.kept.id, change.New)
	return g
}

func highestID(id int, events []Event) int {
	for _, e := range events {
		id = max(id, e.ID)
	}
	return id
}

// undo takes the last change back; false when there is none.
func (g Game) undo() (Game, bool) {
	g = g.ready()
	l, ok := g.Log.Undo()
	if !ok {
		return g, false
	}
	before := g.with(l, l.Changes[l.Done].At)
	if g.kept.undos < mostUndone {
		before.kept.undone, before.kept.undos = &g, g.kept.undos+1
	}
	return before, true
}

// redo makes the change again that was taken back last; false when there is none.
func (g Game) redo() (Game, bool) {
	g = g.ready()
	if u := g.kept.undone; u != nil && u.Log.Done == g.Log.Done+1 && sameList(u.Log.Changes, g.Log.Changes) {
		l := g.Log
		l.Events, l.Done = u.Log.Events, u.Log.Done
		return Game{l, g.Edition, u.Standings, u.kept}, true
	}
	l, ok := g.Log.Redo()
	if !ok {
		return g, false
	}
	return g.with(l, l.Changes[l.Done-1].At), true
}

// lastID is the highest number that an event has ever had.
func (g Game) lastID() int {
	return g.ready().kept.id
}
