package finder

import (
	"slices"

	"tanteo/scoring"
)

// Top finds the plays of a rack that count most, all of them, in the order of Compare, and
// adds them to a slice. The error is a *RackError.
func (p *Position) Top(tiles []scoring.Tile, into []Found) ([]Found, error) {
	r, err := rackOf(p.edition, tiles)
	if err != nil || p.graph == nil {
		return into, err
	}
	return p.search.top(r, into), nil
}

func (s *search[M]) top(r rack, into []Found) []Found {
	if r.most == 0 {
		return into
	}
	s.take(&r)
	s.begin(&r)
	n := len(into)
	s.found, s.earlier, s.bounded = into, n, true
	s.eachLine(func(d scoring.Direction, line int) bool {
		s.rateLine(d, line, &r)
		return true
	})
	for i := len(s.heap)/2 - 1; i >= 0; i-- {
		sink(s.heap, i)
	}
	for len(s.heap) > 0 && s.heap[0]>>32 >= min(s.best, mostRated) {
		number := int(s.heap[0] & (1<<32 - 1))
		s.heap[0] = s.heap[len(s.heap)-1]
		s.heap = s.heap[:len(s.heap)-1]
		sink(s.heap, 0)
		if number&isStretch != 0 {
			s.fillStretch(s.stretches[number&^isStretch], &r)
			continue
		}
		a := s.anchored[number]
		v := &s.views[a.d]
		s.around(v, a.anchor, &r)
		s.span(&r)
		s.squares, s.code, s.down = v.squares, s.codes[a.d], a.d == scoring.Down
		s.from(v, a.anchor, &r)
	}
	into, s.found, s.bounded = s.found, nil, false
	slices.SortFunc(into[n:], Compare)
	return into
}

// sink puts number i of a heap in its place below.
func sink(heap []uint64, i int) {
	for {
		child := 2*i + 1
		if child >= len(heap) {
			return
		}
		if child+1 < len(heap) && heap[child+1] > heap[child] {
			child++
		}
		if heap[i] >= heap[child] {
			return
		}
		heap[i], heap[child] = heap[child], heap[i]
		i = child
	}
}
