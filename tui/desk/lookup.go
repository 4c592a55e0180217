package desk

import (
	"context"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/scoring/finder"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// lookup is what waits for the list of words of a table, or for the graph made of it for
// searching. Both come when somebody asks for them, off the key path.
type lookup struct {
	reading *reading // nil while nothing is on its way
	waiting []waiter
}

// waiter goes on once the list is there, or the graph too. Without says what to do where it
// cannot be had; nil is nothing.
type waiter struct {
	graph   bool
	then    func(d *Desk)
	without func(d *Desk)
}

// reading is a list that is being read, or made ready for searching.
type reading struct {
	stop    context.CancelFunc
	percent atomic.Int64
	making  bool // the graph
}

// listMsg brings a list or its graph to the table that waits for it.
type listMsg struct {
	of    *reading
	list  *words.List
	graph *finder.Graph
	err   error
}

func (msg listMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// readingMsg asks how far a list is.
type readingMsg struct{ of *reading }

// withList goes on with the list of the table, at once where it is there.
func (d *Desk) withList(then func(d *Desk)) {
	d.wait(waiter{then: then})
}

// withGraph goes on with the graph of the list too.
func (d *Desk) withGraph(then func(d *Desk)) {
	d.wait(waiter{graph: true, then: then})
}

func (d *Desk) wait(w waiter) {
	l := &d.lookup
	if d.At.List != nil && (d.At.Graph != nil || !w.graph) {
		w.then(d)
		return
	}
	l.waiting = append(l.waiting, w)
	d.readOn()
}

// readOn reads what is waited for: the list first, then its graph.
func (d *Desk) readOn() {
	l := &d.lookup
	if l.reading != nil || len(l.waiting) == 0 {
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{stop: stop, making: d.At.List != nil}
	l.reading = r
	progress := func(done, of int64) { r.percent.Store(100 * done / max(1, of)) }
	e, list := d.At.Game.Edition, d.At.List
	read := kit.Work(listMsg{of: r}, func() tea.Msg {
		defer stop()
		msg := listMsg{of: r, list: list}
		switch {
		case list != nil:
			msg.graph, msg.err = list.Graph(ctx, e, progress)
		default:
			msg.list, msg.err = d.set.Words.For(ctx, e, progress)
		}
		return msg
	})
	d.work(read)
	d.askProgress(r)
}

func (d *Desk) askProgress(r *reading) {
	d.work(tea.Tick(kit.ProgressEvery, func(time.Time) tea.Msg { return readingMsg{r} }))
}

// readSoFar tells how far a list is, while it is still on its way.
func (d *Desk) readSoFar(msg readingMsg) {
	t := d.At
	if d.lookup.reading != msg.of {
		return
	}
	tell := d.Lang.WordLists.Reading
	name := t.Game.Edition.ID
	if msg.of.making {
		tell, name = d.Lang.Finding.Making, t.List.Name
	}
	d.Notice = kit.Notice{Text: tell(name, int(msg.of.percent.Load()))}
	d.askProgress(msg.of)
}

// gotList takes in a list or a graph, and goes on with what waited for it.
func (d *Desk) gotList(msg listMsg) {
	t := d.At
	if d.lookup.reading != msg.of {
		return
	}
	l := &d.lookup
	l.reading = nil
	d.Notice = kit.Notice{}
	waiting := l.waiting
	l.waiting = nil
	if msg.err != nil {
		d.Notice = kit.Notice{Text: d.Sentence(msg.err), Fault: true}
		for _, w := range waiting {
			if w.without != nil {
				w.without(d)
			}
		}
		return
	}
	t.List, t.Graph = msg.list, msg.graph
	d.listChanged()
	for _, w := range waiting {
		d.wait(w)
	}
}

// dropList forgets the list of the table, so that the next look reads another one. What is
// still asked of it is not answered.
func (d *Desk) dropList() {
	d.stopReading()
	d.At.List, d.At.Graph, d.lookup = nil, nil, lookup{waiting: d.lookup.waiting}
	d.ask()
	d.listChanged()
}

// freshList lets the next look open the list again, in case its file has changed, unless
// something waits for it already.
func (d *Desk) freshList() {
	if l := &d.lookup; l.reading == nil && len(l.waiting) == 0 {
		d.At.List, d.At.Graph, *l = nil, nil, lookup{}
		d.listChanged()
	}
}

// ListCut forgets a list that was cut in the cache while it was read. What was asked for meanwhile
// is not done.
func (d *Desk) ListCut() {
	d.stopReading()
	d.At.List, d.At.Graph, d.lookup, d.asks = nil, nil, lookup{}, nil
	d.listChanged()
}

// stopReading gives up a list that is being read.
func (d *Desk) stopReading() {
	if r := d.lookup.reading; r != nil {
		r.stop()
	}
}

// listChanged draws anew what a list has to do with.
func (d *Desk) listChanged() { d.At.Marks, d.At.Live.Marks = view.Verdicts{}, view.Verdicts{} }

// hasList says whether there is a list of words for the tiles of the table.
func (d *Desk) hasList() bool {
	l, ok := d.set.Words.ListingFor(d.At.Game.Edition)
	return ok && l.Err == nil
}
