package finder

import (
	"cmp"
	"math/bits"
	"slices"

	"tanteo/scoring"
)

// WordQuery is which words to look for.
type WordQuery struct {
	Rack     []scoring.Tile   // what the words are made of, with any blanks; nil for any tiles
	Whole    bool             // they take the whole rack
	Pattern  []scoring.Letter // nil, or their letters: one that lies, 0 for one of the rack
	Contains []scoring.Letter // letters that they have beside those of the rack, anywhere
	Shortest int              // letters
	Longest  int              // letters; 0 for any
}

// Word is a word of a rack. It says nothing of a board: each tile counts its own value.
type Word struct {
	letters [scoring.MaxSide]scoring.Letter
	n       uint8
	points  uint16
	blanks  uint32
}

// Letters is the word.
func (w *Word) Letters() []scoring.Letter { return w.letters[:w.n] }

// Len is how many letters it has.
func (w *Word) Len() int { return int(w.n) }

// Points is the sum of its tiles.
func (w *Word) Points() int { return int(w.points) }

// Tiles is the word as tiles: of letters that the rack is short of, the last ones are blanks.
func (w *Word) Tiles() []scoring.Tile {
	tiles := make([]scoring.Tile, w.n)
	for i, l := range w.Letters() {
		tiles[i] = l.Tile()
		if w.blanks>>i&1 != 0 {
			tiles[i] = l.Blank()
		}
	}
	return tiles
}

// ByPoints orders words: the most points first, then as ByLength.
func ByPoints(a, b Word) int { return cmp.Or(cmp.Compare(b.points, a.points), ByLength(a, b)) }

// ByLength orders words: the longest first, then by the alphabet.
func ByLength(a, b Word) int {
	return cmp.Or(cmp.Compare(b.n, a.n), slices.Compare(a.Letters(), b.Letters()))
}

// RackWords finds the words of a rack, each once and with as few blanks as it takes, in the
// order of the alphabet, and adds them to a slice. The error is a *RackError.
func (g *Graph) RackWords(e *scoring.Edition, asked WordQuery, into []Word) ([]Word, error) {
	f := forming{query: asked, found: into, most: scoring.MaxSide}
	for l := scoring.Letter(1); l <= lastLetter(e); l++ {
		f.values[l], f.values[0] = uint16(e.Value(l.Tile())), uint16(e.Value(l.Blank()))
	}
	f.rack.tiles = len(asked.Rack) + len(asked.Contains)
	if f.rack.tiles > mostHeld {
		return into, &RackError{Tiles: f.rack.tiles}
	}
	if err := f.rack.add(e, asked.Rack); err != nil {
		return into, err
	}
	for _, l := range asked.Contains {
		if l == 0 || l > lastLetter(e) {
			return into, &RackError{Tiles: f.rack.tiles, Tile: l.Tile()}
		}
		f.rack.set |= 1 << l
		f.rack.counts[l]++
		f.must[l]++
	}
	if asked.Rack != nil {
		f.most = min(f.most, f.rack.tiles+lying(asked.Pattern))
	}
	if asked.Longest > 0 {
		f.most = min(f.most, asked.Longest)
	}
	if asked.Pattern != nil {
		f.most = min(f.most, len(asked.Pattern))
	}
	if g.wide != nil {
		form(g.wide, &f, g.wide.dawg, 0, 0, 0)
	} else {
		form(g.narrow, &f, g.narrow.dawg, 0, 0, 0)
	}
	return f.found, nil
}

// lying is how many letters of a pattern lie.
func lying(pattern []scoring.Letter) int {
	n := 0
	for _, l := range pattern {
		if l != 0 {
			n++
		}
	}
	return n
}

// forming is a word that is being formed.
type forming struct {
	query  WordQuery
	rack   rack
	values [scoring.MaxLetters + 1]uint16 // by letter; as letter 0 the blank
	must   [scoring.MaxLetters + 1]uint8
	most   int
	word   [scoring.MaxSide]scoring.Letter
	found  []Word
}

// form goes on with a word of so many letters from a state.
func form[M mask](g *graph[M], f *forming, state uint32, n int, points uint16, blanks uint32) {
	arcs := follow[M](g.units, state)
	may := arcs &^ 1
	var lies scoring.Letter
	if n < len(f.query.Pattern) {
		lies = f.query.Pattern[n]
	}
	switch {
	case lies != 0:
		may &= 1 << lies
	case f.rack.blanks == 0 && f.query.Rack != nil:
		may &= M(f.rack.set)
	}
	for ; may != 0; may &= may - 1 {
		l := scoring.Letter(bits.TrailingZeros64(uint64(may))) & scoring.MaxLetters
		a := arc(g.units, state, arcs, may&-may)
		how := f.take(l, lies != 0)
		sum, marked := points+f.values[l], blanks
		if how == asBlank {
			sum, marked = points+f.values[0], blanks|1<<n
		}
		f.word[n] = l
		if a&accept != 0 {
			f.note(n+1, sum, marked)
		}
		if next := a &^ accept; next != 0 && n+1 < f.most {
			form(g, f, next, n+1, sum, marked)
		}
		f.giveBack(l, how)
	}
	f.word[n] = 0 // what lies behind a word is none of it
}

// origin is where a letter of a word comes from.
type origin uint8

const (
	fromNowhere origin = iota // it lies, or any tiles will do
	fromRack
	asBlank
)

func (f *forming) take(l scoring.Letter, lies bool) origin {
	r := &f.rack
	switch {
	case lies:
		return fromNowhere
	case r.counts[l] > 0:
		if r.counts[l]--; r.counts[l] == 0 {
			r.set &^= 1 << l
		}
		return fromRack
	case f.query.Rack == nil:
		return fromNowhere
	}
	r.blanks--
	return asBlank
}

func (f *forming) giveBack(l scoring.Letter, how origin) {
	switch how {
	case fromRack:
		f.rack.counts[l]++
		f.rack.set |= 1 << l
	case asBlank:
		f.rack.blanks++
	}
}

// note keeps a word that is all that was asked.
func (f *forming) note(n int, points uint16, blanks uint32) {
	a := &f.query
	if n < a.Shortest || n < len(a.Pattern) || a.Whole && (f.rack.set != 0 || f.rack.blanks > 0) {
		return
	}
	if len(a.Contains) > 0 && !f.hasAll(n) {
		return
	}
	f.found = append(f.found, Word{f.word, uint8(n), points, blanks})
}

// hasAll says whether the word has all the letters that it must contain, beside those that
// lie.
func (f *forming) hasAll(n int) bool {
	must, left := f.must, len(f.query.Contains)
	for i, l := range f.word[:n] {
		if must[l] > 0 && (i >= len(f.query.Pattern) || f.query.Pattern[i] == 0) {
			must[l]--
			left--
		}
	}
	return left == 0
}
