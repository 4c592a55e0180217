package finder

import (
	"iter"
	"math/bits"

	"tanteo/scoring"
)

// Graph is a word list made for searching. It never changes, so searches share it.
type Graph struct {
	narrow   *graph[uint32] // one of the two is there
	wide     *graph[uint64]
	header   header
	anagrams anagrams
}

// mask is a set of letters, a bit a letter. In a state, bit 0 is the separator.
type mask interface{ uint32 | uint64 }

// narrowest is how many letters fit a narrow mask beside the separator.
const narrowest = 31

// separator parts the letters before a square, read backwards, from those after it.
const separator = 0

// accept is set on an arc that ends a word.
const accept = 1 << 31

// graph is the states of a word list, in one row of units:
//
//	[letters that may follow][letters that may follow at any distance][arc][arc]…
//
// with an arc, in the order of the letters, for each bit of the first mask: the state it
// leads to, and accept. A mask is one unit, or two when it is wide. State 0 leads nowhere.
//
// A word HOLA lies in it as HOLA from the state dawg, and from root as H+OLA, OH+LA, LOH+A
// and ALOH: from any of its letters backwards to its beginning and, after the separator +,
// onwards from where the reading began. What follows a separator is shared with dawg.
type graph[M mask] struct {
	units []uint32
	root  uint32
	dawg  uint32
}

// wide says whether a mask takes two units. It is a constant in each instance.
func wide[M mask]() bool { return ^M(0)>>31>>1 != 0 }

// head is how many units come before the arcs of a state.
func head[M mask]() uint32 {
	if wide[M]() {
		return 4
	}
	return 2
}

func (g *graph[M]) follow(state uint32) M { return follow[M](g.units, state) }

// follow is the letters of the arcs of a state, with the separator.
func follow[M mask](units []uint32, state uint32) M {
	if wide[M]() {
		return M(uint64(units[state]) | uint64(units[state+1])<<32)
	}
	return M(units[state])
}

// reach is the letters that occur anywhere on the ways from a state.
func reach[M mask](units []uint32, state uint32) M {
	if wide[M]() {
		return M(uint64(units[state+2]) | uint64(units[state+3])<<32)
	}
	return M(units[state+1])
}

// arc is the arc of a letter, given as its bit, from a state with that mask.
func arc[M mask](units []uint32, state uint32, follow, letter M) uint32 {
	return units[state+head[M]()+uint32(bits.OnesCount64(uint64(follow&(letter-1))))]
}

// step follows one letter; 0 is no such arc.
func (g *graph[M]) step(state uint32, l scoring.Letter) uint32 {
	follow, letter := g.follow(state), M(1)<<l
	if follow&letter == 0 {
		return 0
	}
	return arc(g.units, state, follow, letter)
}

// onward is the state after the separator; 0 where nothing follows.
func (g *graph[M]) onward(state uint32) uint32 { return g.step(state, separator) &^ accept }

// ending is the letters that end a word from a state.
func (g *graph[M]) ending(state uint32) M {
	var ends M
	at := state + head[M]()
	for rest := g.follow(state); rest != 0; rest &= rest - 1 {
		if g.units[at]&accept != 0 {
			ends |= rest & -rest
		}
		at++
	}
	return ends &^ 1
}

func (g *graph[M]) contains(word []scoring.Letter) bool {
	a := g.dawg
	for _, l := range word {
		if l == 0 || l > scoring.MaxLetters {
			return false
		}
		a = g.step(a&^accept, l)
		if a == 0 {
			return false
		}
	}
	return a&accept != 0
}

// hooks is the letters that make another word of one, set before it and after it.
func (g *graph[M]) hooks(word []scoring.Letter) (before, after M) {
	back, on := g.root, g.dawg
	for i, l := range word {
		if l == 0 || l > scoring.MaxLetters || word[len(word)-1-i] == 0 || word[len(word)-1-i] > scoring.MaxLetters {
			return 0, 0
		}
		on = g.step(on, l) &^ accept
		back = g.step(back, word[len(word)-1-i]) &^ accept
	}
	return g.ending(back), g.ending(on)
}

// Contains says whether a word is in the list.
func (g *Graph) Contains(word []scoring.Letter) bool {
	if g.wide != nil {
		return g.wide.contains(word)
	}
	return g.narrow.contains(word)
}

// Len is how many words the list has.
func (g *Graph) Len() int { return int(g.header.words) }

// Hooks lists the letters that make another word of one when set before it or after it.
func (g *Graph) Hooks(word []scoring.Letter) (before, after []scoring.Letter) {
	var b, a uint64
	if g.wide != nil {
		b, a = g.wide.hooks(word)
	} else {
		nb, na := g.narrow.hooks(word)
		b, a = uint64(nb), uint64(na)
	}
	return letters(b), letters(a)
}

// letters lists a set.
func letters(set uint64) []scoring.Letter {
	var all []scoring.Letter
	for ; set != 0; set &= set - 1 {
		all = append(all, scoring.Letter(bits.TrailingZeros64(set)))
	}
	return all
}

// Words goes through the list in the order of the alphabet. The word is overwritten by the
// next one.
func (g *Graph) Words() iter.Seq[[]scoring.Letter] {
	return func(yield func([]scoring.Letter) bool) {
		var word [scoring.MaxSide]scoring.Letter
		if g.wide != nil {
			g.wide.walk(g.wide.dawg, word[:0], yield)
			return
		}
		g.narrow.walk(g.narrow.dawg, word[:0], yield)
	}
}

func (g *graph[M]) walk(state uint32, word []scoring.Letter, yield func([]scoring.Letter) bool) bool {
	if len(word) == cap(word) {
		return true
	}
	at := state + head[M]()
	for rest := g.follow(state); rest != 0; rest &= rest - 1 {
		a := g.units[at]
		at++
		next := append(word, scoring.Letter(bits.TrailingZeros64(uint64(rest))))
		if a&accept != 0 && !yield(next) {
			return false
		}
		if !g.walk(a&^accept, next, yield) {
			return false
		}
	}
	return true
}
