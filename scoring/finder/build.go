package finder

import (
	"fmt"
	"hash/fnv"
	"iter"
	"math/bits"
	"slices"

	"tanteo/scoring"
)

// WordError is a word that no list of an edition can have: it is shorter than two letters
// or longer than the longest board, has a letter that the edition lacks, or two side by
// side that spell another one.
type WordError struct {
	Word []scoring.Letter
}

func (e *WordError) Error() string { return fmt.Sprintf("no word of the edition: %v", e.Word) }

// Build makes the graph of a word list. The words may come in any order and more than once;
// the same words make the same graph. The error is a *WordError.
func Build(e *scoring.Edition, words iter.Seq[[]scoring.Letter]) (*Graph, error) {
	return BuildWatched(e, words, nil)
}

// BuildWatched is Build for a caller who wants to know how far it is. Nothing is told while the
// words are read: who gives them knows how many there are.
func BuildWatched(e *scoring.Edition, words iter.Seq[[]scoring.Letter], watch Watch) (*Graph, error) {
	keys, err := keysOf(e, words)
	if err != nil {
		return nil, err
	}
	g := &Graph{header: header{letters: uint32(lastLetter(e)), alphabet: alphabet(e), words: uint32(len(keys))}}
	w := &work{watch: watch}
	g.anagrams = newAnagrams(keys, w)
	if lastLetter(e) <= narrowest {
		g.narrow = build[uint32](keys, w)
	} else {
		g.wide = build[uint64](keys, w)
	}
	w.end()
	return g, nil
}

// alphabet is a number for the letters of an edition and their order, on which a graph
// depends, and for nothing else of it.
func alphabet(e *scoring.Edition) uint64 {
	h := fnv.New64a()
	for _, l := range e.Alphabet() {
		h.Write([]byte(e.Text(l)))
		h.Write([]byte{0})
	}
	if e.Apart {
		h.Write([]byte{1})
	}
	return h.Sum64()
}

// keysOf is the words in order, each once.
func keysOf(e *scoring.Edition, words iter.Seq[[]scoring.Letter]) ([]key, error) {
	last := lastLetter(e)
	var keys []key
	for word := range words {
		if len(word) < 2 || len(word) > scoring.MaxSide {
			return nil, &WordError{slices.Clone(word)}
		}
		for i, l := range word {
			if l == 0 || l > last || i > 0 && e.Pair(word[i-1], l) {
				return nil, &WordError{slices.Clone(word)}
			}
		}
		keys = append(keys, keyOf(word))
	}
	if !slices.IsSortedFunc(keys, key.compare) {
		slices.SortFunc(keys, key.compare)
	}
	return slices.Compact(keys), nil
}

func build[M mask](keys []key, w *work) *graph[M] {
	b := newBuilder[M](2*len(keys), w)
	dawg, prefixes := b.forwards(keys)
	w.start(sortPart, len(prefixes)*bits.Len(uint(len(prefixes))))
	slices.SortFunc(prefixes, func(a, b prefix) int {
		w.did()
		return a.reversed.compare(b.reversed)
	})
	root := b.backwards(prefixes)
	return b.laidOut(root, dawg)
}

// builder makes the smallest graph of words that come in order. The states of the word
// being read are open; a state that can grow no more is closed: it becomes one that is there
// already and has the same arcs, or a new one.
type builder[M mask] struct {
	units  []uint32
	table  []uint32 // closed states by their arcs, with open addressing; 0 is free
	closed int
	open   [scoring.MaxSide + 1]opened
	depth  int
	last   key
	work   *work
}

// opened is a state that may still grow.
type opened struct {
	follow uint64
	arcs   [scoring.MaxLetters + 1]uint32
	n      int
	prefix key // what leads to it, backwards
}

// prefix is the beginning of a word, backwards, and where its word goes on: a state, or 0,
// and accept where it is a word itself.
type prefix struct {
	reversed key
	onward   uint32
}

func newBuilder[M mask](states int, w *work) *builder[M] {
	b := &builder[M]{table: make([]uint32, 1<<max(10, bits.Len(uint(states)))), work: w}
	b.units = make([]uint32, head[M](), 16*len(b.table)/4+64)
	return b
}

func (o *opened) add(l scoring.Letter, a uint32) {
	o.follow |= 1 << l
	o.arcs[o.n] = a
	o.n++
}

// forwards closes the states of the words as they are read, and lists their beginnings.
func (b *builder[M]) forwards(keys []key) (dawg uint32, prefixes []prefix) {
	prefixes = make([]prefix, 0, 3*len(keys))
	closing := func(depth int, state uint32) {
		end := &b.open[depth-1].arcs[b.open[depth-1].n-1]
		prefixes = append(prefixes, prefix{b.open[depth].prefix, *end | state})
		*end |= state
	}
	b.work.start(forwardsPart, len(keys))
	for _, k := range keys {
		b.work.did()
		b.closeTo(k.common(b.last), closing)
		b.grow(k, k.length(), accept)
	}
	b.closeTo(0, closing)
	return b.close(&b.open[0]), prefixes
}

// backwards closes the states of the beginnings as they are read backwards.
func (b *builder[M]) backwards(prefixes []prefix) (root uint32) {
	b.open[0] = opened{}
	b.last = key{}
	closing := func(depth int, state uint32) {
		b.open[depth-1].arcs[b.open[depth-1].n-1] |= state
	}
	b.work.start(backwardsPart, len(prefixes))
	for _, p := range prefixes {
		b.work.did()
		n := p.reversed.length()
		b.closeTo(p.reversed.common(b.last), closing)
		b.grow(p.reversed, n, p.onward&accept)
		if state := p.onward &^ accept; state != 0 {
			b.open[n].add(separator, state)
		}
	}
	b.closeTo(0, closing)
	return b.close(&b.open[0])
}

// closeTo closes the open states that are deeper.
func (b *builder[M]) closeTo(depth int, closing func(depth int, state uint32)) {
	for ; b.depth > depth; b.depth-- {
		closing(b.depth, b.close(&b.open[b.depth]))
	}
}

// grow opens the states of a word from where it parts with the last one.
func (b *builder[M]) grow(k key, n int, end uint32) {
	for ; b.depth < n; b.depth++ {
		l := k.at(b.depth)
		b.open[b.depth].add(l, 0)
		next := &b.open[b.depth+1]
		next.follow, next.n = 0, 0
		next.prefix = b.open[b.depth].prefix.before(l)
	}
	b.open[n-1].arcs[b.open[n-1].n-1] |= end
	b.last = k
}

// close finds the state with the same arcs, or makes it.
func (b *builder[M]) close(o *opened) uint32 {
	if o.n == 0 {
		return 0
	}
	arcs := o.arcs[:o.n]
	slot := b.slot(M(o.follow), arcs)
	if b.table[slot] != 0 {
		return b.table[slot]
	}
	state := uint32(len(b.units))
	below := M(o.follow)
	for _, a := range arcs {
		below |= reach[M](b.units, a&^accept)
	}
	b.units = append(b.units, uint32(o.follow))
	if wide[M]() {
		b.units = append(b.units, uint32(o.follow>>32))
	}
	b.units = append(b.units, uint32(below))
	if wide[M]() {
		b.units = append(b.units, uint32(uint64(below)>>32))
	}
	b.units = append(b.units, arcs...)
	b.table[slot] = state
	if b.closed++; b.closed > len(b.table)/2 {
		b.rehash()
	}
	return state
}

// slot is where a state with these arcs stands in the table, or would.
func (b *builder[M]) slot(set M, arcs []uint32) int {
	h := uint64(set) * 0x9E3779B97F4A7C15
	for _, a := range arcs {
		h = (bits.RotateLeft64(h, 29) ^ uint64(a)) * 0x9E3779B97F4A7C15
	}
	h ^= h >> 32
	slot := int(h) & (len(b.table) - 1)
	for {
		state := b.table[slot]
		if state == 0 {
			return slot
		}
		first := state + head[M]()
		if follow[M](b.units, state) == set && slices.Equal(b.units[first:first+uint32(len(arcs))], arcs) {
			return slot
		}
		slot = (slot + 1) & (len(b.table) - 1)
	}
}

func (b *builder[M]) rehash() {
	old := b.table
	b.table = make([]uint32, 2*len(old))
	for _, state := range old {
		if state != 0 {
			set := follow[M](b.units, state)
			first := state + head[M]()
			b.table[b.slot(set, b.units[first:first+uint32(bits.OnesCount64(uint64(set)))])] = state
		}
	}
}

// laidOut puts the states in the order in which a search that goes wide first meets them,
// so that those that follow one state lie side by side.
func (b *builder[M]) laidOut(root, dawg uint32) *graph[M] {
	g := &graph[M]{units: make([]uint32, head[M](), len(b.units))}
	moved := make([]uint32, len(b.units)) // the new place of a state; 0 is none yet
	size := head[M]()
	place := func(state uint32) uint32 {
		if state != 0 && moved[state] == 0 {
			moved[state] = size
			size += head[M]() + uint32(bits.OnesCount64(uint64(follow[M](b.units, state))))
		}
		return moved[state]
	}
	queue := make([]uint32, 0, b.closed)
	put := func(state uint32) uint32 {
		if state != 0 && moved[state] == 0 {
			queue = append(queue, state)
		}
		return place(state)
	}
	g.root, g.dawg = put(root), put(dawg)
	b.work.start(laidOutPart, b.closed)
	for i := 0; i < len(queue); i++ {
		b.work.did()
		state := queue[i]
		first := state + head[M]()
		g.units = append(g.units, b.units[state:first]...)
		for _, a := range b.units[first : first+uint32(bits.OnesCount64(uint64(follow[M](b.units, state))))] {
			g.units = append(g.units, put(a&^accept)|a&accept)
		}
	}
	return g
}
