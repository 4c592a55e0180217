package finder

import (
	"math/bits"

	"tanteo/scoring"
)

// bounds is what a search for the top has at hand.
//
// It looks first where most points may lie: the anchors, and the stretches of squares that
// a whole rack would fill, each with the most that any tiles could count there, stand in a
// heap. It stops when what is left cannot count as much as what was found.
type bounds struct {
	heap      []uint64 // the most that may count there, and its number in anchors or stretches
	anchored  []anchored
	stretches []stretch
	best      uint64            // points found
	spans     []span            // of an anchor, those where as much may count, by the new tiles before it
	spansFrom [MostLaid + 2]int // by new tiles before the anchor: the first of the spans with so many or more
	before    int               // how many new tiles there are before the anchor, or leftwards
	dear      [dearest]uint8    // the letters worth most; 0 is none
	sums      [1 << dearest]sums
	copies    int // how many tiles of the rack have the letter of another one

	hands   []handful      // what a whole rack makes with the tiles of stretches
	byTiles []throughHands // where these stand
	sum     handful        // of the letters of the rack

	behind [MostLaid + 1]side // of an anchor, by new tiles
	ahead  [MostLaid + 1]side
	back   int // how many new tiles may lie behind
	on     int // and ahead
	least  int // how many lie behind at least: a free square is filled itself
	many   int // how many may be laid in all
}

// dearest is how many of the letters worth most are told apart: what cannot be had of them
// makes a search give up early.
const dearest = 3

// sums is, by a number of tiles, what so many of the best are worth. There are some for each
// choice of the dearest letters, a bit a letter.
type sums [16]uint64

// anchored is an anchor and where it is.
type anchored struct {
	anchor
	d scoring.Direction
}

// leftwards is that a search has not yet gone on from the anchor.
const leftwards = -1

// span is some new tiles on both sides of an anchor, and what they may count at most.
type span struct {
	tally, factor uint64
	free          uint32
	tiles         int
}

// side is what some new tiles on one side of an anchor may count at most.
type side struct {
	free   uint32 // how many squares take any tile, and of these at least doubled, tripled, quadrupled: a byte each
	tally  uint64 // of the tiles that lie there, and the best tile for each square that does not take any
	factor uint64
	passed uint64  // what the tiles count that lie between the last of these squares and the next
	end    int     // the square beyond
	lies   handful // tiles
}

// takesAny is, by premium, what a square adds to side.free; nothing where the premium
// asks for a tile of its own.
var takesAny = [...]uint32{
	scoring.Plain:           1,
	scoring.DoubleLetter:    1 | 1<<8,
	scoring.TripleLetter:    1 | 1<<8 | 1<<16,
	scoring.QuadrupleLetter: 1 | 1<<8 | 1<<16 | 1<<24,
	scoring.DoubleWord:      1,
	scoring.TripleWord:      1,
	scoring.QuadrupleWord:   1,
	scoring.Colour1:         0,
	scoring.Colour2:         0,
	scoring.Colour3:         0,
	scoring.Colour5:         0,
}

// What stands in the heap.
const (
	isStretch = 1 << 20   // in a number: it is that of a stretch
	mostRated = 1<<32 - 1 // points, so that no edition has too many for their half
)

// begin forgets the search before.
func (s *search[M]) begin(r *rack) {
	s.heap, s.anchored, s.stretches = s.heap[:0], s.anchored[:0], s.stretches[:0]
	s.hands, s.byTiles = s.hands[:0], s.byTiles[:0]
	s.best = 0
	s.sum, s.copies = 0, r.tiles-r.blanks-bits.OnesCount64(r.set)
	var letters [MostLaid + dearest]uint64 // those worth most, the best first
	n := 0
	for set := r.set; set != 0; set &= set - 1 {
		l := uint64(bits.TrailingZeros64(set))
		s.sum += handful(r.counts[l]) * s.weights[l]
		i := n
		if n < len(letters) {
			n++
		} else if i--; s.values[letters[i]] >= s.values[l] {
			continue // no play lays so many tiles
		}
		for ; i > 0 && s.values[letters[i-1]] < s.values[l]; i-- {
			letters[i] = letters[i-1]
		}
		letters[i] = l
	}
	s.dear = [dearest]uint8{}
	for i, l := range letters[:min(n, dearest)] {
		s.dear[i] = uint8(l)
	}
	for choice := range s.sums {
		var chosen [len(letters)]uint64
		some := chosen[:0]
		for i, l := range letters[:n] {
			if i >= dearest || choice>>i&1 != 0 {
				some = append(some, l)
			}
		}
		s.sums[choice] = s.sumsOf(some, r.blanks)
	}
}

// sumsFor are the sums where just these letters can be had, and blanks.
func (w *walk[M]) sumsFor(set M) *sums {
	choice := uint64(set)>>(w.dear[0]&63)&1 | uint64(set)>>(w.dear[1]&63)&1<<1 | uint64(set)>>(w.dear[2]&63)&1<<2
	return &w.sums[choice]
}

// sumsOf are the sums of these letters, the best first, and of the blanks.
func (s *search[M]) sumsOf(letters []uint64, blanks int) (all sums) {
	left := 0
	for i := 1; i < len(all); i++ {
		if left == 0 && len(letters) > 0 {
			left = int(s.counts[letters[0]])
		}
		blank := uint64(s.values[0])
		switch {
		case len(letters) > 0 && (blanks == 0 || uint64(s.values[letters[0]]) >= blank):
			all[i] = all[i-1] + uint64(s.values[letters[0]])
			if left--; left == 0 {
				letters = letters[1:]
			}
		case blanks > 0:
			all[i] = all[i-1] + blank
			blanks--
		default:
			all[i] = all[i-1]
		}
	}
	return all
}

// rateLine puts the anchors of a line on the heap.
func (s *search[M]) rateLine(d scoring.Direction, line int, r *rack) {
	var room [scoring.MaxSide]anchor
	v := &s.views[d]
	for _, a := range s.anchors(d, line, room[:0]) {
		if a.last >= a.first && v.blocks[a.last] == 0 {
			continue
		}
		s.around(v, a, r)
		if most, any := s.rate(d, r); any {
			s.heap = append(s.heap, min(most, mostRated)<<32|uint64(len(s.anchored)))
			s.anchored = append(s.anchored, anchored{a, d})
		}
	}
}

// around works out what new tiles on either side of an anchor may count.
func (s *search[M]) around(v *view[M], a anchor, r *rack) {
	squares := v.squares
	may := M(r.set)
	if r.blanks > 0 {
		may = s.all
	}
	s.many = r.most
	middle := side{factor: 1, end: a.first - 1}
	onward := a.last + 1
	s.least = 0
	if a.last < a.first {
		s.least = 1
		middle.end = a.first
		onward = a.first + 1
	}
	backs, ons := may, may
	if a.last >= a.first {
		state := v.blocks[a.last]
		ahead := reach[M](s.units, state)
		lie := bits.OnesCount64(uint64(ahead&M(r.set))) + r.blanks
		if ahead&s.twice != 0 {
			lie += s.copies
		}
		s.many = min(s.many, lie)
		backs &= follow[M](s.units, state)
		if ahead&1 == 0 {
			ons = 0
		}
	}
	for i := a.first; i <= a.last; i++ {
		middle.tally += uint64(squares[i].value)
		middle.lies += s.weights[squares[i].tile]
	}
	s.behind[0] = middle
	back := 0
	for i := middle.end; i >= a.lowest && back < s.many && squares[i].cross&backs != 0; i-- {
		backs = may
		back++
		s.beside(&s.behind[back], &s.behind[back-1], &squares[i], r)
		s.behind[back].end = i - 1
	}
	s.ahead[0] = side{factor: 1, end: onward}
	on, end := 0, onward
	for on < s.many-s.least && squares[end].cross&ons != 0 {
		on++
		to := &s.ahead[on]
		s.beside(to, &s.ahead[on-1], &squares[end], r)
		to.passed = 0
		for end++; squares[end].tile != 0; end++ {
			to.passed += uint64(squares[end].value)
			to.lies += s.weights[squares[end].tile]
		}
		to.tally += to.passed
		to.end = end
	}
	s.back, s.on = back, on
}

// whole is how many tiles a whole rack is; a number that is none where its plays are looked
// for like others.
func (r *rack) whole() int {
	if r.most < r.tiles || r.tiles < leastAnagram {
		return MostLaid + 1
	}
	return r.tiles
}

// rate says how much the plays at an anchor may count at most, those of a whole rack left
// out; it puts the stretches of these on the heap.
func (s *search[M]) rate(d scoring.Direction, r *rack) (most uint64, any bool) {
	whole := r.whole()
	for l := s.least; l <= s.back; l++ {
		b := &s.behind[l]
		for n := max(l, 1); n <= min(l+s.on, s.many); n++ {
			o := &s.ahead[n-l]
			points := s.points(b.free+o.free, b.tally+o.tally, b.factor*o.factor, n)
			if n != whole {
				most, any = max(most, points), true
				continue
			}
			s.heap = append(s.heap, min(points, mostRated)<<32|isStretch|uint64(len(s.stretches)))
			s.stretches = append(s.stretches, stretch{d, b.end + 1, o.end, b.lies + o.lies})
		}
	}
	return most, any
}

// span keeps the numbers of new tiles around an anchor that may count as much as what was
// found.
func (s *search[M]) span(r *rack) {
	whole := r.whole()
	s.spans = s.spans[:0]
	for l := range s.spansFrom {
		s.spansFrom[l] = len(s.spans)
		if l < s.least || l > s.back {
			continue
		}
		b := &s.behind[l]
		for n := max(l, 1); n <= min(l+s.on, s.many); n++ {
			o := &s.ahead[n-l]
			so := span{b.tally + o.tally, b.factor * o.factor, b.free + o.free, n}
			if n != whole && s.points(so.free, so.tally, so.factor, n) >= s.best {
				s.spans = append(s.spans, so)
			}
		}
	}
}

// points is the most that new tiles on so many free squares may count, with a tally.
func (w *walk[M]) points(free uint32, tally, factor uint64, tiles int) uint64 {
	sums := &w.sums[len(w.sums)-1]
	main := tally&(1<<acrossShift-1) + sums[free&15] + sums[free>>8&15] + sums[free>>16&15] + sums[free>>24&15]
	return main*factor + tally>>acrossShift + w.bonus[tiles]
}

// hopeless says whether nothing on the ways from a state can count as much as what was
// found, with so many tiles laid and those in hand.
func (w *walk[M]) hopeless(state uint32, set M, tally, step uint64) bool {
	n := int(step >> newAt & 0xff)
	return w.cannot(n+1, n, reach[M](w.units, state)&set, tally, step)
}

// idle says whether a blank on the next square, as any letter, is hopeless.
func (w *walk[M]) idle(state uint32, set M, tally, step uint64, q *square[M]) bool {
	n := int(step >> newAt & 0xff)
	tally += uint64(w.values[q.values&1023])*q.share + q.base
	if back := w.before; back >= 0 {
		tally += w.ahead[n+1-back].passed
	}
	return w.cannot(n+1, n+1, reach[M](w.units, state)&set, tally, step-oneLess)
}

// cannot says whether no play with a number of tiles or more can count as much as what was
// found, after so many were laid and with the letters of a set that are left. Letters in
// hand that do not lie ahead stay in hand.
func (w *walk[M]) cannot(least, laid int, set M, tally, step uint64) bool {
	most := laid + bits.OnesCount64(uint64(set)) + int(step>>blankAt)
	if set&w.twice != 0 {
		most += w.copies
	}
	sums := w.sumsFor(set)
	spans, first, last := w.spans, w.spansFrom[least], len(w.spans)
	done, counted := w.behind[laid].free, w.behind[laid].tally
	if back := w.before; back >= 0 {
		first, last = w.spansFrom[back], w.spansFrom[back+1]
		done, counted = w.behind[back].free+w.ahead[laid-back].free, w.behind[back].tally+w.ahead[laid-back].tally
	}
	for i := first; i < last; i++ {
		so := &spans[i]
		if so.tiles < least || so.tiles > most {
			continue
		}
		free, tally := so.free-done, so.tally-counted+tally
		main := tally&(1<<acrossShift-1) + sums[free&15] + sums[free>>8&15] + sums[free>>16&15] + sums[free>>24&15]
		if main*so.factor+tally>>acrossShift+w.bonus[so.tiles] >= w.best {
			return false
		}
	}
	return true
}

// beside is one more new tile on a square.
func (s *search[M]) beside(to, from *side, q *square[M], r *rack) {
	to.factor = from.factor * uint64(q.factor)
	to.tally = from.tally + q.base
	to.lies = from.lies
	to.free = from.free
	if takes := takesAny[q.values>>6]; !q.hook && takes != 0 {
		to.free += takes
		return
	}
	best := uint64(0)
	if r.blanks > 0 {
		best = uint64(s.values[q.values&1023])
	}
	for set := q.cross & M(r.set); set != 0; set &= set - 1 {
		best = max(best, uint64(s.values[(q.values+uint16(bits.TrailingZeros64(uint64(set))))&1023]))
	}
	to.tally += best * q.share
}
