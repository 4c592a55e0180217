package words

import (
	"cmp"

	"tanteo/scoring"
)

// word is a word as a number, in the order of the alphabet: six bits a letter from the top.
type word struct{ high, low uint64 }

func compareWords(a, b word) int {
	if a.high != b.high {
		return cmp.Compare(a.high, b.high)
	}
	return cmp.Compare(a.low, b.low)
}

// packed is a word of at most scoring.MaxSide letters.
func packed(letters []scoring.Letter) word {
	var w word
	for i, l := range letters {
		switch at := 122 - 6*i; {
		case at >= 64:
			w.high |= uint64(l) << (at - 64)
		case at > 58: // over the edge
			w.high |= uint64(l) >> (64 - at)
			w.low |= uint64(l) << at
		default:
			w.low |= uint64(l) << at
		}
	}
	return w
}

// unpacked adds the letters of a word to some.
func (w word) unpacked(letters []scoring.Letter) []scoring.Letter {
	for high, low := w.high, w.low; high != 0; high, low = high<<6|low>>58, low<<6 {
		letters = append(letters, scoring.Letter(high>>58))
	}
	return letters
}

// isTwo says whether a word has two letters.
func (w word) isTwo() bool { return w.low == 0 && w.high<<12 == 0 && w.high<<6 != 0 }
