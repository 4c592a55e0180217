package sheet

import "sync/atomic"

// room is where lists lie that begin alike: those of a game after each of its lines. Whoever goes on
// first does so in place, everybody else in a room of his own, so that no list ever changes:
//
//	a b c . .    a game
//	a b c d .    a line is noted
//	a b c x .    another line for the same game, in another room
//
// What is given out has no capacity behind it, so that an append by others copies.
type room[T any] struct {
	all  []T          // as long as there is room
	used atomic.Int64 // how many are in lists
}

// newRoom is an empty list with room for n, and its room.
func newRoom[T any](n int) ([]T, *room[T]) {
	r := &room[T]{all: make([]T, n)}
	return r.all[:0:0], r
}

// holds says whether a list lies here.
func (r *room[T]) holds(list []T) bool {
	return r != nil && len(r.all) > 0 && cap(list) > 0 && &r.all[0] == &list[:1][0]
}

// add is a list with more behind it, and its room.
func (r *room[T]) add(list []T, more ...T) ([]T, *room[T]) {
	n, end := len(list), len(list)+len(more)
	fits := r.holds(list) || r != nil && n == 0
	if fits && end <= len(r.all) && r.used.CompareAndSwap(int64(n), int64(end)) {
		copy(r.all[n:], more)
		return r.all[:end:end], r
	}
	spare := end
	if fits && end <= len(r.all) {
		spare = end / 8 // somebody has gone on otherwise: it may be a trial
	}
	own := &room[T]{all: make([]T, end+max(spare, 8))}
	own.used.Store(int64(end))
	copy(own.all[copy(own.all, list):], more)
	return own.all[:end:end], own
}
