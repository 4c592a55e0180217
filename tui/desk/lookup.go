package desk

import (
	"context"
	"slices"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/scoring/finder"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
)

// lookup reads the list of words of a table, and the graph made of it for searching. Both are read
// when first needed, off the key path.
type lookup struct {
	at       *view.Sight
	library  *words.Library
	reading  *reading // nil while nothing is on its way
	waiting  []waiter
	progress string // how far it is, as the notice says it
}

// waiter is what goes on once the list, or also the graph, is there. without is done where there
// is none; nil is nothing. wanted says whether somebody still waits; nil is yes.
type waiter struct {
	graph   bool
	awaited func(d *Desk) bool
	then    func(d *Desk)
	without func(d *Desk)
}

// reading is a list that is being read, or made ready for searching.
type reading struct {
	stop    context.CancelFunc
	percent atomic.Int64
	making  bool // the graph
}

// listMsg brings a list or its graph to the table.
type listMsg struct {
	of    *reading
	list  *words.List
	graph *finder.Graph
	err   error
}

func (msg listMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// readingMsg says that the progress of a reading is due to be shown.
type readingMsg struct{ of *reading }

// soFar sends a readingMsg after ProgressEvery.
func (r *reading) soFar() tea.Cmd {
	return tea.Tick(kit.ProgressEvery, func(time.Time) tea.Msg { return readingMsg{r} })
}

// stop gives up a list that is being read.
func (l *lookup) stop() {
	if l.reading != nil {
		l.reading.stop()
	}
}

// hasListMsg says whether a list of words exists for the tiles of a table.
type hasListMsg struct {
	of     *Desk
	listed bool
}

// Failed answers that there is no list.
func (msg hasListMsg) Failed(error) tea.Msg { return msg }

// askListed asks whether a list exists for the tiles of the table. The keys wait for the answer.
func (d round) askListed() {
	library, e, msg := d.lookup.library, d.At.Game.Edition, hasListMsg{of: d.Desk}
	d.want(kit.Await{Cmd: kit.Work(msg, func() tea.Msg {
		listing, ok := library.ListingFor(e)
		msg.listed = ok && listing.Err == nil
		return msg
	})})
}

// is sets the list of the table, nil for none, and forgets what the list before it said.
func (l *lookup) is(list *words.List, graph *finder.Graph) {
	t := l.at
	t.List, t.Graph = list, graph
	t.ForgetList()
}

// drop forgets the list of the table, so that the next look reads it again.
func (l *lookup) drop() {
	l.stop()
	l.reading = nil
	l.is(nil, nil)
}

// refresh makes the next look open the list again, in case its file has changed, unless the list
// is being read for somebody.
func (l *lookup) refresh() {
	if l.reading == nil && len(l.waiting) == 0 {
		l.is(nil, nil)
	}
}

// read reads what is waited for, the list before its graph. It is nil where nothing is waited for
// or the reading has begun.
func (l *lookup) read() tea.Cmd {
	if l.reading != nil || len(l.waiting) == 0 {
		return nil
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{stop: stop, making: l.at.List != nil}
	l.reading = r
	progress := func(done, of int64) { r.percent.Store(100 * done / max(1, of)) }
	e, list, library := l.at.Game.Edition, l.at.List, l.library
	read := kit.Work(listMsg{of: r}, func() tea.Msg {
		defer stop()
		msg := listMsg{of: r, list: list}
		switch {
		case list != nil:
			msg.graph, msg.err = list.Graph(ctx, e, progress)
		default:
			msg.list, msg.err = library.For(ctx, e, progress)
		}
		return msg
	})
	return tea.Batch(read, r.soFar())
}

// wantsList says whether somebody still waits for the list or its graph. Where nobody does, the
// reading goes on without a notice, because it is likely to be asked for again.
func (d *Desk) wantsList() bool {
	return slices.ContainsFunc(d.lookup.waiting, func(w waiter) bool { return w.awaited == nil || w.awaited(d) })
}

// hideProgress removes the notice with the progress of a list.
func (d *Desk) hideProgress() {
	if progress := d.lookup.progress; progress != "" && d.Notice.Text == progress {
		d.Notice = kit.Notice{}
	}
}

// wait does what w is for once the list of the table is there, at once if it is there already.
func (d *Desk) wait(w waiter) {
	if !maySearch(d) {
		return
	}
	if d.At.List != nil && (d.At.Graph != nil || !w.graph) {
		w.then(d)
		return
	}
	d.lookup.waiting = append(d.lookup.waiting, w)
	d.work(d.lookup.read())
}

// readSoFar shows the progress of a list that is being read.
func (d *Desk) readSoFar(msg readingMsg) {
	if d.lookup.reading != msg.of {
		return
	}
	tell, name := d.Lang.WordLists.Reading, d.At.Game.Edition.ID
	if msg.of.making {
		tell, name = d.Lang.Finding.Making, d.At.List.Name
	}
	if d.wantsList() {
		d.lookup.progress = tell(name, int(msg.of.percent.Load()))
		d.Notice = kit.Notice{Text: d.lookup.progress}
	}
	d.work(msg.of.soFar())
}

// gotList takes a list or a graph, and goes on with what waited for it.
func (d *Desk) gotList(msg listMsg) {
	l := &d.lookup
	if l.reading != msg.of {
		return
	}
	waiting := l.waiting
	l.reading, l.waiting = nil, nil
	d.hideProgress()
	if msg.err != nil {
		d.Notice = kit.Notice{Text: d.Sentence(msg.err), Fault: true}
		for _, w := range waiting {
			if w.without != nil {
				w.without(d)
			}
		}
		return
	}
	l.is(msg.list, msg.graph)
	for _, w := range waiting {
		d.wait(w)
	}
}

// ListCut forgets a list whose file in the cache was cut short while it was read. What asked for
// it meanwhile is not done.
func (d *Desk) ListCut() {
	d.hideProgress()
	d.lookup.drop()
	d.lookup.waiting, d.actions = nil, nil
}
