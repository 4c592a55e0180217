package finder

import (
	"cmp"
	"math/bits"

	"tanteo/scoring"
)

// key is a word as a number that sorts like it: six bits a letter from the top, then zeros.
type key struct{ hi, lo uint64 }

const (
	letterBits = 6
	topBits    = 128 - letterBits
)

func keyOf(word []scoring.Letter) key {
	var k key
	for i := len(word) - 1; i >= 0; i-- {
		k = k.before(word[i])
	}
	return k
}

// before is the key with one more letter in front.
func (k key) before(l scoring.Letter) key {
	return key{k.hi>>letterBits | uint64(l)<<(64-letterBits), k.lo>>letterBits | k.hi<<(64-letterBits)}
}

// at is letter number i, from 0; 0 is the end.
func (k key) at(i int) scoring.Letter {
	shift := topBits - letterBits*i
	switch {
	case shift >= 64:
		return scoring.Letter(k.hi >> (shift - 64) & (1<<letterBits - 1))
	default:
		return scoring.Letter((k.lo>>shift | k.hi<<1<<(63-shift)) & (1<<letterBits - 1))
	}
}

// length is how many letters the key has.
func (k key) length() int {
	if k.lo != 0 {
		return (128 - bits.TrailingZeros64(k.lo) + letterBits - 1) / letterBits
	}
	return (64 - bits.TrailingZeros64(k.hi) + letterBits - 1) / letterBits
}

// common is how many letters two keys begin alike with.
func (k key) common(o key) int {
	if x := k.hi ^ o.hi; x != 0 {
		return bits.LeadingZeros64(x) / letterBits
	}
	return (64 + bits.LeadingZeros64(k.lo^o.lo)) / letterBits
}

func (k key) compare(o key) int {
	if c := cmp.Compare(k.hi, o.hi); c != 0 {
		return c
	}
	return cmp.Compare(k.lo, o.lo)
}
