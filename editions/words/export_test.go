package words

import (
	"context"
	"io"
)

// NewAt is New on a machine with other lists.
func NewAt(settings, cache, share string) *Library {
	l := New(settings, cache)
	l.share = share
	return l
}

// SearchKind is what tells the search graphs of the editions apart in the cache.
var SearchKind = searchKind

// StandsFor, MapFile and what follows are of what is kept in the cache.
const StandsFor = standsFor

var MapFile = mapFile

// KeptAt is the file in which a list keeps what Cached makes of it.
func (l *List) KeptAt(kind string) string { return l.keptAt(kind) }

// CachedFor is Cached for somebody who does not wait for ever.
func (l *List) CachedFor(ctx context.Context, kind string, make func() ([]byte, error)) ([]byte, error) {
	return l.cached(ctx, kind, make)
}

// MakesMeanwhile has the right to make what is kept in a file, until it is called.
func MakesMeanwhile(kept string) (makes func(text string) error) {
	m := turn(context.Background(), kept)
	return func(text string) error {
		defer m.end()
		return write(kept, []byte(text), seal([]byte(text)))
	}
}

// StandsStill has the right to make what is kept in a file, and does nothing, until it is closed.
func StandsStill(kept string) (io.Closer, error) { return tryTurn(lockOf(kept)) }
