package finder

import (
	"encoding/binary"
	"math/bits"

	"tanteo/scoring"
)

// anagrams finds the words that may be made of just these letters, all of them. It has the
// words of leastAnagram letters or more.
//
// The letters of a word, in any order, make a handful, and a handful says in which of the
// shelves its words stand. A shelf holds words of other handfuls too; most handfuls have no
// word, and most of these are told apart by one bit.
type anagrams struct {
	bits   []byte // bit h of it: some word has a handful with that number
	starts []byte // of each shelf in words, four bytes each, and where the last one ends
	words  []byte // a byte for the length, then the letters
}

// leastAnagram is how many letters a word has at least: the plays of fewer tiles are found
// faster on their way.
const leastAnagram = 7

// handful is letters in any order, as a sum of their weights.
type handful uint64

func weight(l scoring.Letter) handful {
	x := (uint64(l) + 1) * 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return handful(x ^ x>>31)
}

func newAnagrams(keys []key, w *work) anagrams {
	w.start(anagramsPart, 2*len(keys))
	shelves := 1 << max(4, bits.Len(uint(len(keys)))-1)
	a := anagrams{bits: make([]byte, 2*shelves), starts: make([]byte, 4*(shelves+1))}
	var weights [scoring.MaxLetters + 1]handful
	for l := range weights {
		weights[l] = weight(scoring.Letter(l))
	}
	sizes, at := make([]uint32, shelves), make([]uint32, len(keys))
	for i, k := range keys {
		w.did()
		n := k.length()
		if n < leastAnagram {
			continue
		}
		var h handful
		for j := range n {
			h += weights[k.at(j)]
		}
		at[i] = a.shelf(h)
		sizes[at[i]] += uint32(n) + 1
		a.bits[a.bit(h)>>3] |= 1 << (a.bit(h) & 7)
	}
	total := uint32(0)
	for i, size := range sizes {
		binary.LittleEndian.PutUint32(a.starts[4*i:], total)
		sizes[i] = total
		total += size
	}
	binary.LittleEndian.PutUint32(a.starts[4*shelves:], total)
	a.words = make([]byte, total)
	for i, k := range keys {
		w.did()
		n := k.length()
		if n < leastAnagram {
			continue
		}
		to := a.words[sizes[at[i]]:]
		to[0] = byte(n)
		for j := range n {
			to[j+1] = byte(k.at(j))
		}
		sizes[at[i]] += uint32(n) + 1
	}
	return a
}

func (a *anagrams) bit(h handful) uint64 { return uint64(h) & uint64(8*len(a.bits)-1) }
func (a *anagrams) shelf(h handful) uint32 {
	return uint32(uint64(h) >> 32 & uint64(len(a.starts)/4-2))
}

// has says whether some word may have just these letters.
func (a *anagrams) has(h handful) bool {
	b := a.bit(h)
	return a.bits[b>>3]&(1<<(b&7)) != 0
}

// on is what stands on the shelf of a handful.
func (a *anagrams) on(h handful) []byte {
	s := a.starts[4*a.shelf(h):]
	return a.words[binary.LittleEndian.Uint32(s):binary.LittleEndian.Uint32(s[4:])]
}

// next takes a word off what stands on a shelf; it is nil at the end.
func next(shelf []byte) (word, rest []byte) {
	if len(shelf) == 0 || len(shelf) <= int(shelf[0]) {
		return nil, nil
	}
	return shelf[1 : 1+shelf[0]], shelf[1+shelf[0]:]
}

// checked says whether no search can leave what was loaded.
func (a *anagrams) checked() bool {
	shelves := len(a.starts)/4 - 1
	if n := len(a.bits); n == 0 || n&(n-1) != 0 || shelves < 1 || shelves&(shelves-1) != 0 {
		return false
	}
	last := uint32(0)
	for i := 0; i < len(a.starts); i += 4 {
		start := binary.LittleEndian.Uint32(a.starts[i:])
		if start < last || uint64(start) > uint64(len(a.words)) {
			return false
		}
		last = start
	}
	return true
}
