package finder

import (
	"math/bits"
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
	sums      [ranks][16]uint64 // by how many of the letters worth most are missing, and a number of tiles: what so many of the best are worth
	ranked    [ranks]uint64     // the letters worth most, a bit each; 0 is none
	copies    int               // how many tiles of the rack have the letter of another one
	hands     []handful
	named     []named
	held      int                // tiles of the rack
	sum       handful            // of its letters
	behind    [MostLaid + 1]side // of an anchor, by new tiles
	ahead     [MostLaid + 1]side
	back, on  int // how many of them there are
	least     int // of behind: a free square is filled itself
	many      int // tiles that may be laid there
}

// ranks is how many sums are kept: a letter worth much that does not lie ahead lowers all
// that may come.
const ranks = 2

// anchored is an anchor and where it is.
type anchored struct {
	anchor
	d scoring.Direction
}

// stretch is squares of a line that a whole rack fills, with the tiles that lie between.
type stretch struct {
	d          scoring.Direction
	first, end int
	through    handful // the tiles that lie there
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
	scoring.Colour5:         0,
}

const isStretch = 1 << 20 // in a number of the heap

func (s *search[M]) top(r rack, into []Found) []Found {
	if r.most == 0 {
		return into
	}
	s.take(&r)
	s.begin(&r)
	n := len(into)
	s.found, s.kept, s.bounded = into, n, true
	s.eachLine(func(d scoring.Direction, line int) bool {
		s.rateLine(d, line, &r)
		return true
	})
	for i := len(s.heap)/2 - 1; i >= 0; i-- {
		sink(s.heap, i)
	}
	for len(s.heap) > 0 && s.heap[0]>>32 >= s.best {
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

// begin forgets the search before.
func (s *search[M]) begin(r *rack) {
	s.heap, s.anchored, s.stretches = s.heap[:0], s.anchored[:0], s.stretches[:0]
	s.hands, s.named = s.hands[:0], s.named[:0]
	s.best, s.held = 0, r.tiles
	s.sum, s.copies = 0, r.tiles-r.blanks-bits.OnesCount64(r.set)
	var letters [MostLaid + ranks]uint64 // those worth most
	n := 0
	for set := r.set; set != 0; set &= set - 1 {
		l := uint64(bits.TrailingZeros64(set))
		s.sum += handful(r.counts[l]) * s.weights[l]
		i := n
		if n < len(letters) {
			n++
		} else if i--; s.values[letters[i]] >= s.values[l] {
			continue
		}
		for ; i > 0 && s.values[letters[i-1]] < s.values[l]; i-- {
			letters[i] = letters[i-1]
		}
		letters[i] = l
	}
	for rank := range s.sums {
		s.ranked[rank] = 0
		if rank < n {
			s.ranked[rank] = 1 << letters[rank]
		}
		s.sums[rank] = s.sumsOf(letters[min(rank, n):n], r.blanks)
	}
}

// sumsOf is, by a number of tiles, what so many of the best are worth, of these letters, the
// best first, and the blanks.
func (s *search[M]) sumsOf(letters []uint64, blanks int) (sums [16]uint64) {
	left := 0
	for i := 1; i < len(sums); i++ {
		if left == 0 && len(letters) > 0 {
			left = int(s.counts[letters[0]])
		}
		blank := uint64(s.values[0])
		switch {
		case len(letters) > 0 && (blanks == 0 || uint64(s.values[letters[0]]) >= blank):
			sums[i] = sums[i-1] + uint64(s.values[letters[0]])
			if left--; left == 0 {
				letters = letters[1:]
			}
		case blanks > 0:
			sums[i] = sums[i-1] + blank
			blanks--
		default:
			sums[i] = sums[i-1]
		}
	}
	return sums
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
			s.heap = append(s.heap, most<<32|uint64(len(s.anchored)))
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
			s.heap = append(s.heap, points<<32|isStretch|uint64(len(s.stretches)))
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
	main := tally&(1<<acrossShift-1) + w.sums[0][free&15] + w.sums[0][free>>8&15] + w.sums[0][free>>16&15] + w.sums[0][free>>24&15]
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
	sums := &w.sums[0]
	if uint64(set)&w.ranked[0] == 0 {
		sums = &w.sums[1]
	}
	back, spans, last := laid, w.spans, w.spansFrom[len(w.spansFrom)-1]
	done, counted := w.behind[laid].free, w.behind[laid].tally
	if w.before >= 0 {
		back = w.before
		last = w.spansFrom[back+1]
		done, counted = w.behind[back].free+w.ahead[laid-back].free, w.behind[back].tally+w.ahead[laid-back].tally
	}
	for i := w.spansFrom[back]; i < last; i++ {
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

// fillStretch finds the plays of a whole rack on a stretch, from the words that have its
// letters, whatever each blank may stand for.
func (s *search[M]) fillStretch(st stretch, r *rack) {
	v := &s.views[st.d]
	s.squares, s.code, s.down = v.squares, s.codes[st.d], st.d == scoring.Down
	s.after = st.end
	for _, h := range s.handfuls(st.through, r.blanks) {
		for word, rest := next(s.words.on(h)); word != nil; word, rest = next(rest) {
			if len(word) == st.end-st.first {
				s.try(st, word, r.blanks)
			}
		}
	}
}

// handfuls is those that the whole rack and the tiles that lie on a stretch may make, of
// which some word has the letters. They are the same on many stretches.
func (s *search[M]) handfuls(through handful, blanks int) []handful {
	for _, n := range s.named {
		if n.through == through {
			return s.hands[n.from:n.to]
		}
	}
	from := len(s.hands)
	s.name(s.sum+through, blanks, uint64(s.all))
	s.named = append(s.named, named{through, from, len(s.hands)})
	return s.hands[from:]
}

// named is what handfuls worked out for tiles that lie.
type named struct {
	through  handful
	from, to int
}

// name has blanks stand for letters, in the order of the alphabet.
func (s *search[M]) name(h handful, blanks int, alphabet uint64) {
	switch blanks {
	case 0:
		if s.words.has(h) {
			s.hands = append(s.hands, h)
		}
	case 1:
		for ; alphabet != 0; alphabet &= alphabet - 1 {
			if h := h + s.weights[bits.TrailingZeros64(alphabet)&63]; s.words.has(h) {
				s.hands = append(s.hands, h)
			}
		}
	default:
		for ; alphabet != 0; alphabet &= alphabet - 1 {
			s.name(h+s.weights[bits.TrailingZeros64(alphabet)&63], blanks-1, alphabet)
		}
	}
}

// handed is how the tiles of a rack make the rest of a word, by letter: how many tiles the
// word takes yet, and how many of these are blanks.
type handed struct {
	take, blank [scoring.MaxLetters + 1]uint8
}

// try lays a word on a stretch where it fits, with the blanks on any of the letters that the
// rack is short of.
func (s *search[M]) try(st stretch, word []byte, blanks int) {
	var h handed
	for i, l := range word {
		q := &s.squares[st.first+i]
		if q.tile != 0 {
			if q.tile != scoring.Letter(l) {
				return
			}
			continue
		}
		if q.cross>>l&1 == 0 {
			return
		}
		h.take[l&63]++
	}
	for i, l := range word {
		l &= 63
		if s.squares[st.first+i].tile == 0 && h.blank[l] == 0 && h.take[l] > s.counts[l] {
			h.blank[l] = h.take[l] - s.counts[l]
			blanks -= int(h.blank[l])
		}
	}
	if blanks != 0 {
		return // it has the shelf of the handful, not its letters
	}
	s.layRest(st.first, word, h, 0, 0, 1, uint64(st.first))
}

// layRest lays the rest of a word from a square on.
func (s *search[M]) layRest(at int, word []byte, h handed, tiles, tally, factor, step uint64) {
	for i, l := range word {
		l &= 63
		q := &s.squares[at]
		at++
		if q.tile != 0 {
			tally += uint64(q.value)
			continue
		}
		shift := tileBits * (step >> newAt & 0xff)
		blank, letter := tiles|(uint64(l)|blankMark)<<shift, tiles|uint64(l)<<shift
		blankly := tally + uint64(s.values[q.values&1023])*q.share + q.base
		tally += uint64(s.values[(q.values+uint16(l))&1023])*q.share + q.base
		factor *= uint64(q.factor)
		step += oneNew
		h.take[l]--
		switch {
		case h.blank[l] > h.take[l]: // all that are left are blanks
			h.blank[l]--
			tiles, tally = blank, blankly
		case h.blank[l] > 0:
			h.blank[l]--
			s.layRest(at, word[i+1:], h, blank, blankly, factor, step)
			h.blank[l]++
			tiles = letter
		default:
			tiles = letter
		}
	}
	s.note(int(step&firstIn), at, tiles, tally, factor, step)
}
