package tui

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
	then    func(m *Model) tea.Cmd
	without func(m *Model) tea.Cmd
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
func (m *Model) withList(then func(m *Model) tea.Cmd) tea.Cmd {
	return m.wait(waiter{then: then})
}

// withGraph goes on with the graph of the list too.
func (m *Model) withGraph(then func(m *Model) tea.Cmd) tea.Cmd {
	return m.wait(waiter{graph: true, then: then})
}

func (m *Model) wait(w waiter) tea.Cmd {
	l := &m.table.lookup
	if m.table.List != nil && (m.table.Graph != nil || !w.graph) {
		return w.then(m)
	}
	l.waiting = append(l.waiting, w)
	return m.readOn()
}

// readOn reads what is waited for: the list first, then its graph.
func (m *Model) readOn() tea.Cmd {
	l := &m.table.lookup
	if l.reading != nil || len(l.waiting) == 0 {
		return nil
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{stop: stop, making: m.table.List != nil}
	l.reading = r
	progress := func(done, of int64) { r.percent.Store(100 * done / max(1, of)) }
	e, list := m.table.Game.Edition, m.table.List
	read := kit.Work(listMsg{of: r}, func() tea.Msg {
		defer stop()
		msg := listMsg{of: r, list: list}
		switch {
		case list != nil:
			msg.graph, msg.err = list.Graph(ctx, e, progress)
		default:
			msg.list, msg.err = m.set.Words.For(ctx, e, progress)
		}
		return msg
	})
	return tea.Batch(read, m.askProgress(r))
}

func (m *Model) askProgress(r *reading) tea.Cmd {
	return tea.Tick(kit.ProgressEvery, func(time.Time) tea.Msg { return readingMsg{r} })
}

// readSoFar tells how far a list is, while it is still on its way.
func (m *Model) readSoFar(msg readingMsg) tea.Cmd {
	t := m.table
	if t == nil || t.lookup.reading != msg.of {
		return nil
	}
	tell := m.Lang.WordLists.Reading
	name := t.Game.Edition.ID
	if msg.of.making {
		tell, name = m.Lang.Finding.Making, t.List.Name
	}
	m.Notice = kit.Notice{Text: tell(name, int(msg.of.percent.Load()))}
	return m.askProgress(msg.of)
}

// gotList takes in a list or a graph, and goes on with what waited for it.
func (m *Model) gotList(msg listMsg) tea.Cmd {
	t := m.table
	if t == nil || t.lookup.reading != msg.of {
		return nil
	}
	l := &t.lookup
	l.reading = nil
	m.Notice = kit.Notice{}
	waiting := l.waiting
	l.waiting = nil
	var cmds []tea.Cmd
	if msg.err != nil {
		cmds = append(cmds, m.cannotOpen(msg.err))
		for _, w := range waiting {
			if w.without != nil {
				cmds = append(cmds, w.without(m))
			}
		}
		return tea.Batch(cmds...)
	}
	t.List, t.Graph = msg.list, msg.graph
	m.listChanged()
	for _, w := range waiting {
		cmds = append(cmds, m.wait(w))
	}
	return tea.Batch(cmds...)
}

// dropList forgets the list of the table, so that the next look reads another one. What is
// still asked of it is not answered.
func (m *Model) dropList() {
	m.stopReading()
	m.table.List, m.table.Graph, m.table.lookup = nil, nil, lookup{waiting: m.table.lookup.waiting}
	m.ask()
	m.listChanged()
}

// freshList lets the next look open the list again, in case its file has changed, unless
// something waits for it already.
func (m *Model) freshList() {
	if l := &m.table.lookup; l.reading == nil && len(l.waiting) == 0 {
		m.table.List, m.table.Graph, *l = nil, nil, lookup{}
		m.listChanged()
	}
}

// listCut goes on after a list was cut in the cache while it was read: it is opened anew.
func (m *Model) listCut() {
	m.set.Words.Forget()
	m.Notice = kit.Notice{Text: m.Sentence(words.ErrCut), Fault: true}
	if m.table != nil {
		m.stopReading()
		m.table.List, m.table.Graph, m.table.lookup = nil, nil, lookup{}
		m.listChanged()
		m.reread = true
	}
}

// stopReading gives up a list that is being read.
func (m *Model) stopReading() {
	if r := m.table.lookup.reading; r != nil {
		r.stop()
	}
}

// listChanged draws anew what a list has to do with.
func (m *Model) listChanged() { m.table.Marks, m.table.Live.Marks = view.Verdicts{}, view.Verdicts{} }

// hasList says whether there is a list of words for the tiles of the table.
func (m *Model) hasList() bool {
	l, ok := m.set.Words.ListingFor(m.table.Game.Edition)
	return ok && l.Err == nil
}
