package finder

import (
	"math/bits"

	"tanteo/scoring"
)

// Position is a board made ready for searching. It keeps room for the search, so it serves
// one search at a time.
type Position struct {
	edition *scoring.Edition
	graph   *Graph
	board   scoring.Board
	search  searcher
	wanted  wanted
}

// searcher is a search over masks of either width.
type searcher interface {
	reset(b *scoring.Board)
	lay(b *scoring.Board, laid []scoring.Laid)
	plays(rack rack, into []Found) []Found
	top(rack rack, into []Found) []Found
	each(rack rack, yield func(Found) bool)
	places(w *wanted, into []Place) []Place
	open() int
}

// NewPosition makes a board ready. Without a graph it finds places of words, whatever words
// they make. The error is a *GraphError: the graph is of other letters.
func NewPosition(e *scoring.Edition, g *Graph, b scoring.Board) (*Position, error) {
	p := &Position{edition: e, graph: g}
	switch {
	case g == nil:
		p.search = newSearch[uint64](e, nil, anagrams{})
	case g.header.alphabet != alphabet(e) || g.header.letters != uint32(lastLetter(e)):
		return nil, &GraphError{Reason: "is of other letters"}
	case g.wide != nil:
		p.search = newSearch(e, g.wide, g.anagrams)
	default:
		p.search = newSearch(e, g.narrow, g.anagrams)
	}
	p.Set(b)
	return p, nil
}

// Board is the board as it lies.
func (p *Position) Board() scoring.Board { return p.board }

// Set puts another board of the same edition in place of this one.
func (p *Position) Set(b scoring.Board) {
	p.board = b
	p.search.reset(&p.board)
}

// Lay puts tiles on the board. It is Set for a board with these tiles, and faster.
func (p *Position) Lay(laid []scoring.Laid) {
	p.board = p.board.With(laid)
	p.search.lay(&p.board, laid)
}

// search is a position in masks of one width, and the room that a search needs.
type search[M mask] struct {
	edition *scoring.Edition
	graph   *graph[M] // nil is none: any word will do
	side    int
	all     M // letters
	views   [2]view[M]
	values  [1024]uint16 // by premium and letter; as letter 0 the blank
	pairs   [scoring.MaxLetters + 1][2]M
	empty   bool

	walk[M]
}

// valuesOf is where the values of a premium begin.
func valuesOf(p scoring.Premium) uint16 { return uint16(p) << 6 }

func newSearch[M mask](e *scoring.Edition, g *graph[M], words anagrams) *search[M] {
	s := &search[M]{edition: e, graph: g, side: e.Layout.Side}
	s.views[scoring.Across], s.views[scoring.Down] = newView[M](s.side), newView[M](s.side)
	for _, l := range e.Alphabet() {
		s.all |= 1 << l
		for _, premium := range scoring.Premiums() {
			s.values[valuesOf(premium)+uint16(l)] = uint16(e.Value(l.Tile()) * premium.LetterFactor(e, l.Tile()))
			s.values[valuesOf(premium)] = uint16(e.Value(l.Blank()) * premium.LetterFactor(e, l.Blank()))
		}
		for _, o := range e.Alphabet() {
			if e.Pair(l, o) {
				s.pairs[l][1] |= 1 << o
				s.pairs[o][0] |= 1 << l
			}
		}
	}
	for line := range s.side {
		for pos := range s.side {
			s.paint(scoring.Across, line, pos, e.Layout.At(scoring.Square{Row: line, Col: pos}))
			s.paint(scoring.Down, line, pos, e.Layout.At(scoring.Square{Row: pos, Col: line}))
		}
	}
	s.words = words
	s.walk.prepare(s)
	return s
}

// paint sets what is printed on a square.
func (s *search[M]) paint(d scoring.Direction, line, pos int, premium scoring.Premium) {
	q := &s.views[d].squares[at(s.side, line, pos)]
	q.factor = uint8(premium.WordFactor())
	q.values = valuesOf(premium)
}

func (s *search[M]) reset(b *scoring.Board) {
	for line := range s.side {
		s.views[scoring.Across].filled[line], s.views[scoring.Down].filled[line] = 0, 0
		for pos := range s.side {
			s.put(scoring.Across, line, pos, b.At(scoring.Square{Row: line, Col: pos}))
			s.put(scoring.Down, line, pos, b.At(scoring.Square{Row: pos, Col: line}))
		}
	}
	s.empty = b.Count() == 0
	for line := range s.side {
		s.readLine(scoring.Across, line)
		s.readLine(scoring.Down, line)
	}
}

func (s *search[M]) lay(b *scoring.Board, laid []scoring.Laid) {
	var changed [2]uint32 // lines
	for _, l := range laid {
		if !s.edition.Layout.Contains(l.Square) {
			continue
		}
		tile := b.At(l.Square)
		s.put(scoring.Across, l.Square.Row, l.Square.Col, tile)
		s.put(scoring.Down, l.Square.Col, l.Square.Row, tile)
		changed[scoring.Across] |= 1 << l.Square.Row
		changed[scoring.Down] |= 1 << l.Square.Col
	}
	s.empty = b.Count() == 0
	for d, lines := range changed {
		for ; lines != 0; lines &= lines - 1 {
			s.readLine(scoring.Direction(d), bits.TrailingZeros32(lines))
		}
	}
}

// put sets the tile of a square; 0 is none.
func (s *search[M]) put(d scoring.Direction, line, pos int, t scoring.Tile) {
	v := &s.views[d]
	q := &v.squares[at(s.side, line, pos)]
	q.tile, q.value = t.Letter(), uint16(s.edition.Value(t))
	if t == 0 {
		v.filled[line] &^= 1 << pos
		return
	}
	v.filled[line] |= 1 << pos
}

// readLine reads the blocks of a line, and says for each of its free squares in the other
// view what may be laid there.
func (s *search[M]) readLine(d scoring.Direction, line int) {
	v, other := &s.views[d], &s.views[d.Turned()]
	filled := v.filled[line]
	var starts, ends [scoring.MaxSide]struct {
		at  int
		sum uint16
	}
	clear(v.blocks[at(s.side, line, 0):at(s.side, line, s.side)])
	blocks(filled, func(first, last int) {
		from, to := at(s.side, line, first), at(s.side, line, last)
		sum := uint16(0)
		for i := from; i <= to; i++ {
			sum += v.squares[i].value
		}
		v.blocks[to] = s.stateOf(v, from, to)
		starts[first].at, starts[first].sum = to, sum
		ends[last].at, ends[last].sum = from, sum
	})
	for pos := range s.side {
		q := &other.squares[at(s.side, pos, line)]
		q.cross, q.hook, q.share, q.base = 0, false, 1, 0
		if filled>>pos&1 != 0 {
			continue
		}
		before := pos > 0 && filled>>(pos-1)&1 != 0
		after := filled>>(pos+1)&1 != 0
		if !before && !after {
			q.cross = s.all
			continue
		}
		here := at(s.side, line, pos)
		var sum uint16
		from, to := here, here
		if before {
			from = ends[pos-1].at
			sum += ends[pos-1].sum
		}
		if after {
			to = starts[pos+1].at
			sum += starts[pos+1].sum
		}
		q.hook = true
		q.share = 1 | uint64(q.factor)<<acrossShift
		q.base = uint64(sum) * uint64(q.factor) << acrossShift
		q.cross = s.fitting(v, from, here, to)
	}
}

// stateOf is the state after the tiles from one square to another, read backwards; 0 is that
// no word has them.
func (s *search[M]) stateOf(v *view[M], from, to int) uint32 {
	if s.graph == nil {
		return 0
	}
	state := s.graph.root
	for i := to; i >= from; i-- {
		state = s.graph.step(state, v.squares[i].tile) &^ accept
		if state == 0 {
			return 0
		}
	}
	return state
}

// fitting is the letters that make a word of the square here with the tiles from one square
// before it and to one after it.
func (s *search[M]) fitting(v *view[M], from, here, to int) M {
	g := s.graph
	if g == nil {
		return s.all &^ s.pairs[v.squares[here-1].tile][1] &^ s.pairs[v.squares[here+1].tile][0]
	}
	var left, right uint32
	if from < here {
		left = g.onward(v.blocks[here-1])
	}
	if here < to {
		right = v.blocks[to]
	}
	switch {
	case here == to:
		return g.ending(left)
	case here == from:
		return g.ending(right)
	}
	var fit M
	if bits.OnesCount64(uint64(g.follow(left))) <= bits.OnesCount64(uint64(g.follow(right))) {
		for rest := g.follow(left) &^ 1; rest != 0; rest &= rest - 1 {
			a := g.step(left, scoring.Letter(bits.TrailingZeros64(uint64(rest))))
			for i := here + 1; i <= to && a != 0; i++ {
				a = g.step(a&^accept, v.squares[i].tile)
			}
			if a&accept != 0 {
				fit |= rest & -rest
			}
		}
		return fit
	}
	for rest := g.follow(right) &^ 1; rest != 0; rest &= rest - 1 {
		a := g.step(right, scoring.Letter(bits.TrailingZeros64(uint64(rest))))
		for i := here - 1; i >= from && a != 0; i-- {
			a = g.step(a&^accept, v.squares[i].tile)
		}
		if a&accept != 0 {
			fit |= rest & -rest
		}
	}
	return fit
}
