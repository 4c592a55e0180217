package finder

import (
	"iter"
	"math/bits"
	"slices"

	"tanteo/scoring"
)

// Plays finds every play of a rack that the rules of placing allow and whose words are in
// the list, in no set order, and adds them to a slice. Each naming of a blank is its own
// play; one tile that makes a word both ways is one play, across; on an empty board there
// are only plays across. Words that lie already are not asked for again.
// The error is a *RackError.
func (p *Position) Plays(tiles []scoring.Tile, into []Found) ([]Found, error) {
	r, err := rackOf(p.edition, tiles)
	if err != nil || p.graph == nil {
		return into, err
	}
	return p.search.plays(r, into), nil
}

// Each is Plays for a caller who may stop early. The error is a *RackError.
func (p *Position) Each(tiles []scoring.Tile) (iter.Seq[Found], error) {
	r, err := rackOf(p.edition, tiles)
	if err != nil {
		return nil, err
	}
	return func(yield func(Found) bool) {
		if p.graph != nil {
			p.search.each(r, yield)
		}
	}, nil
}

// walk is what a search for plays has at hand on its way.
//
// A play holds at least one block of tiles, or one free square with a tile beside it across
// the line: its anchors. A search goes from each anchor, first back and then on, and never
// back to the anchor before: so it finds each play once, from the first of its anchors.
//
//	....CAT..o.....     o has a tile above or below it
//	 ←←←← →→→→→→→→→     from CAT: back to the edge, on over o
//	        ↚ ←o→→→     from o: back to the square after CAT, which stays free
type walk[M mask] struct {
	units   []uint32
	squares []square[M]
	values  *[1024]uint16
	codes   [2][]uint64 // by direction and square: how a found play says it
	code    []uint64
	bonus   [MostLaid + 1]uint64
	weights [scoring.MaxLetters + 1]handful
	words   anagrams
	found   []Found

	counts [scoring.MaxLetters + 1]uint8 // left on the rack
	twice  M                             // letters of which the rack has more than one
	most   uint64                        // tiles that may be laid
	down   bool
	lowest int // the first square that may be filled back from the anchor
	after  int // the first square on from the anchor

	bounded bool // only the top is asked for
	earlier int  // of found, from earlier searches
	bounds
}

// step is how far a walk has come: the first square in the low bits, then the number of
// new tiles, then the blanks left.
const (
	newAt   = 16
	blankAt = 24
	oneNew  = 1 << newAt
	oneLess = 1 << blankAt
	firstIn = 1<<newAt - 1
)

func (w *walk[M]) prepare(s *search[M]) {
	w.values = &s.values
	if s.graph != nil {
		w.units = s.graph.units
	}
	for d := range w.codes {
		w.codes[d] = make([]uint64, len(s.views[d].squares))
		for line := range s.side {
			for pos := range s.side {
				row, col := line, pos
				if d == int(scoring.Down) {
					row, col = pos, line
				}
				w.codes[d][at(s.side, line, pos)] = uint64(d)<<downAt | uint64(row)<<rowAt | uint64(col)<<colAt
			}
		}
	}
	for l := range w.weights {
		w.weights[l] = weight(scoring.Letter(l))
	}
	for n := range w.bonus {
		w.bonus[n] = uint64(s.edition.BonusFor(n))
	}
}

func (w *walk[M]) take(r *rack) {
	w.counts = r.counts
	w.most = uint64(r.most)
	w.twice = 0
	for set := r.set; set != 0; set &= set - 1 {
		if l := bits.TrailingZeros64(set); r.counts[l] > 1 {
			w.twice |= 1 << l
		}
	}
}

func (s *search[M]) plays(r rack, into []Found) []Found {
	s.take(&r)
	s.found = into
	s.eachLine(func(d scoring.Direction, line int) bool {
		s.line(d, line, &r)
		return true
	})
	into, s.found = s.found, nil
	return into
}

func (s *search[M]) each(r rack, yield func(Found) bool) {
	var room []Found
	s.eachLine(func(d scoring.Direction, line int) bool {
		s.take(&r)
		s.found = room[:0]
		s.line(d, line, &r)
		room, s.found = s.found, nil
		return !slices.ContainsFunc(room, func(f Found) bool { return !yield(f) })
	})
}

func (s *search[M]) eachLine(search func(d scoring.Direction, line int) bool) {
	if s.empty {
		search(scoring.Across, s.edition.Layout.Centre.Row)
		return
	}
	for d := range s.views {
		for line := range s.side {
			if !search(scoring.Direction(d), line) {
				return
			}
		}
	}
}

// anchor is where a search begins on a line: a block of tiles, or a free square.
type anchor struct {
	first, last int // squares; the last one lies before the first where it is a free square
	lowest      int
}

// anchors of a line.
func (s *search[M]) anchors(d scoring.Direction, line int, into []anchor) []anchor {
	v := &s.views[d]
	filled := v.filled[line]
	alone := v.hooks(s.side, line) &^ (filled<<1 | filled>>1)
	if s.empty {
		alone = 1 << s.edition.Layout.Centre.Col
	}
	begin := at(s.side, line, 0)
	lowest := begin
	for starts := filled&^(filled<<1) | alone; starts != 0; starts &= starts - 1 {
		first := bits.TrailingZeros32(starts)
		n := bits.TrailingZeros32(^(filled >> first))
		into = append(into, anchor{begin + first, begin + first + n - 1, lowest})
		lowest = begin + first + n + 1
	}
	return into
}

// line searches from the anchors of a line.
func (s *search[M]) line(d scoring.Direction, line int, r *rack) {
	v := &s.views[d]
	s.squares, s.code, s.down = v.squares, s.codes[d], d == scoring.Down
	var room [scoring.MaxSide]anchor
	for _, a := range s.anchors(d, line, room[:0]) {
		s.from(v, a, r)
	}
}

// from searches from one anchor.
func (s *search[M]) from(v *view[M], a anchor, r *rack) {
	s.lowest, s.after = a.lowest, a.last+1
	set, blanks := M(r.set), uint64(r.blanks)<<blankAt
	if a.last < a.first {
		s.after++
		s.before = leftwards
		s.left(a.first, s.graph.root, set, 0, 0, 1, blanks)
		return
	}
	state := v.blocks[a.last]
	if state == 0 {
		return
	}
	tally := uint64(0)
	s.before = leftwards
	for i := a.first; i <= a.last; i++ {
		tally += uint64(v.squares[i].value)
	}
	if a.first > a.lowest {
		s.left(a.first-1, state, set, 0, tally, 1, blanks)
	}
	if onward := s.graph.onward(state); onward != 0 {
		s.before = 0
		s.right(s.after, onward, set, 0, tally, 1, uint64(a.first)|blanks)
	}
}

// left fills a square, and goes on back from it or from the anchor on.
func (w *walk[M]) left(at int, state uint32, set M, tiles, tally, factor, step uint64) {
	q := &w.squares[at]
	arcs := follow[M](w.units, state)
	may, blank := arcs&q.cross, step >= oneLess && !(w.bounded && w.idle(state, set, tally, step, q))
	if !blank {
		may &= set
	}
	tally += q.base
	factor *= uint64(q.factor)
	for ; may != 0; may &= may - 1 {
		letter := may & -may
		l := uint64(bits.TrailingZeros64(uint64(letter)))
		a := arc(w.units, state, arcs, letter)
		if set&letter != 0 {
			sum := tally + uint64(w.values[(q.values+uint16(l))&1023])*q.share
			if w.twice&letter == 0 {
				w.backFrom(at, a, set^letter, tiles<<tileBits|l, sum, factor, step+oneNew)
			} else {
				w.backFrom(at, a, w.useOne(letter, l, set), tiles<<tileBits|l, sum, factor, step+oneNew)
				w.counts[l]++
			}
		}
		if blank {
			sum := tally + uint64(w.values[q.values&1023])*q.share
			w.backFrom(at, a, set, tiles<<tileBits|blankMark|l, sum, factor, step+oneNew-oneLess)
		}
	}
}

// useOne takes one of several tiles with a letter from the rack.
func (w *walk[M]) useOne(letter M, l uint64, set M) M {
	if w.counts[l&63]--; w.counts[l&63] == 0 {
		set ^= letter
	}
	return set
}

// backFrom goes on from a square that was filled, back from the anchor.
func (w *walk[M]) backFrom(at int, a uint32, set M, tiles, tally, factor, step uint64) {
	q := &w.squares[at]
	n := step >> newAt & 0xff
	if a&accept != 0 && !(w.down && q.hook && n == 1) {
		w.note(at, w.after, tiles, tally, factor, step)
	}
	state := a &^ accept
	if state == 0 || n == w.most {
		return
	}
	arcs, may := follow[M](w.units, state), set
	if step >= oneLess {
		may = ^M(1)
	}
	if at > w.lowest && arcs&may&w.squares[at-1].cross != 0 && !(w.bounded && w.hopeless(state, set, tally, step)) {
		w.left(at-1, state, set, tiles, tally, factor, step)
	}
	if arcs&1 == 0 {
		return
	}
	state = w.units[state+head[M]()] &^ accept
	if follow[M](w.units, state)&may&w.squares[w.after].cross == 0 {
		return
	}
	w.before = int(n)
	if !(w.bounded && w.hopeless(state, set, tally, step)) {
		w.right(w.after, state, set, tiles, tally, factor, step|uint64(at))
	}
	w.before = leftwards
}

// right fills a square, and goes on from it.
func (w *walk[M]) right(at int, state uint32, set M, tiles, tally, factor, step uint64) {
	q := &w.squares[at]
	arcs := follow[M](w.units, state)
	may, blank := arcs&q.cross, step >= oneLess && !(w.bounded && w.idle(state, set, tally, step, q))
	if !blank {
		may &= set
	}
	tally += q.base
	factor *= uint64(q.factor)
	shift := tileBits * (step >> newAt & 0xff)
	for ; may != 0; may &= may - 1 {
		letter := may & -may
		l := uint64(bits.TrailingZeros64(uint64(letter)))
		a := arc(w.units, state, arcs, letter)
		if set&letter != 0 {
			sum := tally + uint64(w.values[(q.values+uint16(l))&1023])*q.share
			if w.twice&letter == 0 {
				w.onFrom(at, a, set^letter, tiles|l<<shift, sum, factor, step+oneNew)
			} else {
				w.onFrom(at, a, w.useOne(letter, l, set), tiles|l<<shift, sum, factor, step+oneNew)
				w.counts[l]++
			}
		}
		if blank {
			sum := tally + uint64(w.values[q.values&1023])*q.share
			w.onFrom(at, a, set, tiles|(l|blankMark)<<shift, sum, factor, step+oneNew-oneLess)
		}
	}
}

// onFrom goes on from a square that was filled, over the tiles that lie behind it.
func (w *walk[M]) onFrom(at int, a uint32, set M, tiles, tally, factor, step uint64) {
	hook := w.squares[at].hook
	q := &w.squares[at+1]
	for at++; q.tile != 0; at++ {
		if a = w.through(a&^accept, q.tile); a == 0 {
			return
		}
		tally += uint64(q.value)
		q = &w.squares[at+1]
	}
	n := step >> newAt & 0xff
	if a&accept != 0 && !(w.down && hook && n == 1) {
		w.note(int(step&firstIn), at, tiles, tally, factor, step)
	}
	state := a &^ accept
	if state == 0 || n == w.most {
		return
	}
	may := set
	if step >= oneLess {
		may = ^M(1)
	}
	if follow[M](w.units, state)&may&q.cross != 0 && !(w.bounded && w.hopeless(state, set, tally, step)) {
		w.right(at, state, set, tiles, tally, factor, step)
	}
}

// through follows the arc of a tile that lies there.
func (w *walk[M]) through(state uint32, l scoring.Letter) uint32 {
	arcs, letter := follow[M](w.units, state), M(1)<<l
	if arcs&letter == 0 {
		return 0
	}
	return arc(w.units, state, arcs, letter)
}

// note keeps a play from a first square to before another.
func (w *walk[M]) note(first, end int, tiles, tally, factor, step uint64) {
	n := step >> newAt & 0xff
	points := tally&(1<<acrossShift-1)*factor + tally>>acrossShift + w.bonus[n]
	if w.bounded {
		if points < w.best {
			return
		}
		if points > w.best {
			w.best = points
			w.found = w.found[:w.earlier]
		}
	}
	w.found = append(w.found, Found{tiles, points<<pointsAt | w.code[first] | uint64(end-first)<<lengthAt | n})
}
