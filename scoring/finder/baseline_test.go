package finder_test

import (
	"tanteo/scoring"
)

// baseline is a plain search, as it is written without thought of speed: a trie, a search
// for each square that touches a tile, points counted at the end. It is a fixed measure for
// the benchmarks, so it must stay as it is.
type baseline struct {
	nodes []baselineNode
	e     *scoring.Edition
}

type baselineNode struct {
	letter         scoring.Letter
	end            bool
	child, sibling int32
}

func newBaseline(e *scoring.Edition, words [][]scoring.Letter) *baseline {
	t := &baseline{nodes: make([]baselineNode, 1), e: e}
	for _, word := range words {
		at := int32(0)
		for _, l := range word {
			next := t.next(at, l)
			if next == 0 {
				next = int32(len(t.nodes))
				t.nodes = append(t.nodes, baselineNode{letter: l, sibling: t.nodes[at].child})
				t.nodes[at].child = next
			}
			at = next
		}
		t.nodes[at].end = true
	}
	return t
}

func (t *baseline) next(at int32, l scoring.Letter) int32 {
	for at = t.nodes[at].child; at != 0 && t.nodes[at].letter != l; {
		at = t.nodes[at].sibling
	}
	return at
}

func (t *baseline) has(word []scoring.Letter) bool {
	at := int32(0)
	for _, l := range word {
		if at = t.next(at, l); at == 0 {
			return false
		}
	}
	return t.nodes[at].end
}

// baselinePlay is a found play.
type baselinePlay struct {
	play   scoring.Play
	points int
}

// plays finds every play of a rack.
func (t *baseline) plays(b *scoring.Board, rack []scoring.Tile) []baselinePlay {
	s := baselineSearch{t: t, b: b, counts: map[scoring.Tile]int{}}
	for _, tile := range rack {
		s.counts[tile]++
	}
	side := t.e.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		s.d = d
		for line := range side {
			s.cross = map[scoring.Square]map[scoring.Letter]bool{}
			var squares []scoring.Square
			for pos := range side {
				at := scoring.Square{Row: line, Col: pos}
				if d == scoring.Down {
					at = at.Transposed()
				}
				squares = append(squares, at)
				if b.At(at) == 0 {
					s.check(at)
				}
			}
			room := 0
			for _, at := range squares {
				if b.At(at) != 0 {
					room = 0
					continue
				}
				if !s.isAnchor(at) {
					room++
					continue
				}
				s.anchor = at
				if b.At(at.Step(d, -1)) != 0 {
					s.afterTiles(at)
				} else {
					s.left(nil, 0, room)
				}
				room = 0
			}
		}
	}
	return s.found
}

type baselineSearch struct {
	t      *baseline
	b      *scoring.Board
	d      scoring.Direction
	anchor scoring.Square
	cross  map[scoring.Square]map[scoring.Letter]bool // nil is any letter
	counts map[scoring.Tile]int
	found  []baselinePlay
}

func (s *baselineSearch) isAnchor(at scoring.Square) bool {
	if s.b.Count() == 0 {
		return s.d == scoring.Across && at == s.t.e.Layout.Centre
	}
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		if s.b.At(at.Step(d, 1)) != 0 || s.b.At(at.Step(d, -1)) != 0 {
			return true
		}
	}
	return false
}

// check finds the letters that make a word across the line.
func (s *baselineSearch) check(at scoring.Square) {
	d := s.d.Turned()
	first := at
	for s.b.At(first.Step(d, -1)) != 0 {
		first = first.Step(d, -1)
	}
	if first == at && s.b.At(at.Step(d, 1)) == 0 {
		return
	}
	s.cross[at] = map[scoring.Letter]bool{}
	for _, l := range s.t.e.Alphabet() {
		var word []scoring.Letter
		for i := 0; first.Step(d, i) == at || s.b.At(first.Step(d, i)) != 0; i++ {
			letter := s.b.At(first.Step(d, i)).Letter()
			if first.Step(d, i) == at {
				letter = l
			}
			word = append(word, letter)
		}
		if s.t.has(word) {
			s.cross[at][l] = true
		}
	}
}

// afterTiles goes on from the tiles that lie before the anchor.
func (s *baselineSearch) afterTiles(at scoring.Square) {
	first := at
	for s.b.At(first.Step(s.d, -1)) != 0 {
		first = first.Step(s.d, -1)
	}
	var word []scoring.PlayTile
	node := int32(0)
	for ; first != at; first = first.Step(s.d, 1) {
		tile := s.b.At(first)
		if node = s.t.next(node, tile.Letter()); node == 0 {
			return
		}
		word = append(word, scoring.PlayTile{Tile: tile})
	}
	s.right(word, node, at)
}

// left tries what may lie before the anchor.
func (s *baselineSearch) left(word []scoring.PlayTile, node int32, room int) {
	s.right(word, node, s.anchor)
	if room == 0 {
		return
	}
	for next := s.t.nodes[node].child; next != 0; next = s.t.nodes[next].sibling {
		l := s.t.nodes[next].letter
		for _, tile := range []scoring.Tile{l.Tile(), l.Blank()} {
			s.using(tile, func() { s.left(append(word, scoring.PlayTile{Tile: tile, New: true}), next, room-1) })
		}
	}
}

// right goes on from a square.
func (s *baselineSearch) right(word []scoring.PlayTile, node int32, at scoring.Square) {
	if tile := s.b.At(at); tile != 0 {
		if next := s.t.next(node, tile.Letter()); next != 0 {
			s.right(append(word, scoring.PlayTile{Tile: tile}), next, at.Step(s.d, 1))
		}
		return
	}
	if s.t.nodes[node].end && at != s.anchor {
		s.note(word, at)
	}
	if !s.t.e.Layout.Contains(at) {
		return
	}
	cross := s.cross[at]
	for next := s.t.nodes[node].child; next != 0; next = s.t.nodes[next].sibling {
		l := s.t.nodes[next].letter
		if cross != nil && !cross[l] {
			continue
		}
		for _, tile := range []scoring.Tile{l.Tile(), l.Blank()} {
			s.using(tile, func() { s.right(append(word, scoring.PlayTile{Tile: tile, New: true}), next, at.Step(s.d, 1)) })
		}
	}
}

// using takes a tile off the rack while something is done.
func (s *baselineSearch) using(tile scoring.Tile, do func()) {
	if tile.IsBlank() {
		tile = scoring.UnnamedBlank
	}
	if s.counts[tile] == 0 {
		return
	}
	s.counts[tile]--
	do()
	s.counts[tile]++
}

func (s *baselineSearch) note(word []scoring.PlayTile, end scoring.Square) {
	p := scoring.Play{Start: end.Step(s.d, -len(word)), Direction: s.d, Tiles: append([]scoring.PlayTile(nil), word...)}
	n := p.NewTiles()
	if n > s.t.e.Rack || n == 1 && s.d == scoring.Down && s.cross[p.Laid()[0].Square] != nil {
		return
	}
	s.found = append(s.found, baselinePlay{p, scoring.Points(s.t.e, s.b, p)})
}

// top finds the plays that count most.
func (t *baseline) top(b *scoring.Board, rack []scoring.Tile) []baselinePlay {
	var best []baselinePlay
	for _, p := range t.plays(b, rack) {
		if len(best) > 0 && p.points > best[0].points {
			best = best[:0]
		}
		if len(best) == 0 || p.points == best[0].points {
			best = append(best, p)
		}
	}
	return best
}

// places finds where a word may be laid.
func (t *baseline) places(b *scoring.Board, word []scoring.Tile) []baselinePlay {
	var found []baselinePlay
	side := t.e.Layout.Side
	for _, d := range []scoring.Direction{scoring.Across, scoring.Down} {
		for i := range side * side {
			laid, _, err := b.Read(scoring.Square{Row: i / side, Col: i % side}, d, word)
			if err != nil {
				continue
			}
			p, err := scoring.Place(t.e, b, laid, d)
			if err != nil || len(p.Tiles) != len(word) {
				continue
			}
			good := true
			w := scoring.Count(t.e, b, p)
			for _, one := range w.Words {
				letters := make([]scoring.Letter, len(one.Tiles))
				for j, c := range one.Tiles {
					letters[j] = c.Tile.Letter()
				}
				good = good && t.has(letters)
			}
			if good {
				found = append(found, baselinePlay{p, w.Points})
			}
		}
	}
	return found
}

// words finds the words of a rack.
func (t *baseline) words(rack []scoring.Tile) [][]scoring.Letter {
	s := baselineSearch{t: t, counts: map[scoring.Tile]int{}}
	for _, tile := range rack {
		s.counts[tile]++
	}
	var found [][]scoring.Letter
	var from func(node int32, word []scoring.Letter)
	from = func(node int32, word []scoring.Letter) {
		if t.nodes[node].end {
			found = append(found, append([]scoring.Letter(nil), word...))
		}
		for next := t.nodes[node].child; next != 0; next = t.nodes[next].sibling {
			tile := t.nodes[next].letter.Tile()
			if s.counts[tile] == 0 {
				tile = scoring.UnnamedBlank
			}
			s.using(tile, func() { from(next, append(word, t.nodes[next].letter)) })
		}
	}
	from(0, nil)
	return found
}
