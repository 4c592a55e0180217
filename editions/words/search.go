package words

import (
	"context"
	"encoding/hex"
	"hash/fnv"
	"runtime/debug"
	"strings"

	"tanteo/scoring"
	"tanteo/scoring/finder"
)

// Graph is the list made for searching in an edition, kept from the last time. Where it has to
// be made, the progress is told how far that is, and of the whole only when it is ready. Several
// screens may ask at once, also of other processes: one makes it, and the others wait.
func (l *List) Graph(ctx context.Context, e *scoring.Edition, p Progress) (*finder.Graph, error) {
	if l.library == nil {
		return l.searchGraph(ctx, e, p)
	}
	s := l.library.searching(searchKind(e) + l.ownName())
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.graph != nil && s.sum == l.graph.sum {
		return s.graph, nil
	}
	g, err := l.searchGraph(ctx, e, p)
	if err == nil {
		s.graph, s.sum = g, l.graph.sum
	}
	return g, err
}

// searching is the search graph of a name.
func (l *Library) searching(name string) *searching {
	l.mu.Lock()
	defer l.mu.Unlock()
	s := l.graphs[name]
	if s == nil {
		s = &searching{}
		l.graphs[name] = s
	}
	return s
}

// tight is by how much, in percent, the memory grows before it is collected while a graph is
// made. What a build needs for one step and not for the next would else stay to its end; it is
// numbers all over, which collecting does not look at.
const tight = 10

// searchGraph is the graph as it was kept, or made.
func (l *List) searchGraph(ctx context.Context, e *scoring.Edition, p Progress) (*finder.Graph, error) {
	if p == nil {
		p = func(int64, int64) {}
	}
	built := false
	build := func() (*finder.Graph, error) {
		built = true
		defer debug.SetGCPercent(debug.SetGCPercent(tight))
		made, err := finder.BuildWatched(e, l.wordsReporting(ctx, p), func(done, of int) {
			p(readPart+buildPart*int64(done)/int64(of), wholeGraph)
		})
		if ctx.Err() != nil {
			return nil, ctx.Err() // the list was left half-way
		}
		return made, err
	}
	kept, err := l.cached(ctx, searchKind(e), func() ([]byte, error) {
		made, err := build()
		if err != nil {
			return nil, err
		}
		return made.Bytes(), nil
	})
	if err != nil {
		return nil, err
	}
	g, err := finder.LoadAs(kept, numbersOf)
	if err != nil {
		g, err = build() // what was kept is of another version
	}
	if err == nil && built {
		p(wholeGraph, wholeGraph)
	}
	return g, err
}

// The parts of making a search graph: what each takes of the time, about, in thousandths.
const (
	readPart  = 110
	buildPart = 810
	keepPart  = 80

	wholeGraph = readPart + buildPart + keepPart
)

// wordsReporting goes through a list, tells how far it is, and stops when nobody waits any more.
func (l *List) wordsReporting(ctx context.Context, p Progress) func(func([]scoring.Letter) bool) {
	return func(yield func([]scoring.Letter) bool) {
		n := 0
		for word := range l.Words() {
			if n++; n%4096 == 0 || n == l.Len() {
				if ctx.Err() != nil {
					return
				}
				p(readPart*int64(n)/int64(l.Len()), wholeGraph)
			}
			if !yield(word) {
				return
			}
		}
	}
}

// searchKind tells the graphs of the editions apart in the cache: a word of small letters.
func searchKind(e *scoring.Edition) string {
	h := fnv.New64a()
	h.Write([]byte(e.ID))
	for _, l := range e.Alphabet() {
		h.Write([]byte("\x00" + e.Text(l)))
	}
	if e.Apart {
		h.Write([]byte("\x00"))
	}
	return "search" + strings.Map(func(digit rune) rune {
		if digit <= '9' {
			return digit - '0' + 'g'
		}
		return digit
	}, hex.EncodeToString(h.Sum(nil)))
}
