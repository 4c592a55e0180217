package command

import (
	"context"
	"encoding/hex"
	"hash/fnv"
	"strings"

	"tanteo/editions/words"
	"tanteo/scoring"
	"tanteo/scoring/finder"
	"tanteo/tui/phrases"
)

// graph is a list made for searching in an edition, kept from the last time. While it takes
// long to make, its progress is shown.
func (r *run) graph(ctx context.Context, l *words.List, e *scoring.Edition) (*finder.Graph, error) {
	progress := r.reading()
	defer progress.clear()
	var made *finder.Graph
	build := func() (err error) {
		made, err = finder.Build(e, r.counting(ctx, progress, l))
		if ctx.Err() != nil {
			return ctx.Err() // the list was left half-way
		}
		return err
	}
	kept, err := l.Cached(graphKind(e), func() ([]byte, error) {
		if err := build(); err != nil {
			return nil, err
		}
		return made.Bytes(), nil
	})
	if err != nil || made != nil {
		return made, err
	}
	if g, err := finder.Load(kept); err == nil {
		return g, nil
	}
	err = build() // what was kept is of another version
	return made, err
}

// counting goes through a list and shows how far it is.
func (r *run) counting(ctx context.Context, p *progress, l *words.List) func(func([]scoring.Letter) bool) {
	return func(yield func([]scoring.Letter) bool) {
		n := 0
		for word := range l.Words() {
			if n++; n%4096 == 0 {
				p.show(func() string { return r.l.Finding.Making(phrases.Fit(l.Name, 40), 100*n/l.Len()) })
				if ctx.Err() != nil {
					return
				}
			}
			if !yield(word) {
				return
			}
		}
	}
}

// graphKind tells the graphs of the editions apart in the cache: a word of small letters.
func graphKind(e *scoring.Edition) string {
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
