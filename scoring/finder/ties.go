package finder

import (
	"cmp"
	"math/bits"

	"tanteo/scoring"
)

// Tie is a way to choose one of the plays that count the same.
type Tie string

// The ties of the rulebooks. FISE's rule says balanced and FISF's says open without a
// measure: those here are ours.
const (
	FewestBlanks Tie = "fewest-blanks" // as FISE's "no blank" and FISF's "keep the joker"
	BalancedRest Tie = "balanced-rest" // the least between vowels and consonants left; a blank makes up for one
	FewestTiles  Tie = "fewest-tiles"
	Alphabet     Tie = "alphabet"   // the word first in the order of the edition's letters
	NearestA1    Tie = "nearest-a1" // where the word begins, rows and columns added up
	EndsGame     Tie = "ends-game"  // lays the whole rack when the bag is empty
	MostOpen     Tie = "most-open"  // leaves the most squares beside a tile that a letter fits
	AcrossFirst  Tie = "across"
)

// Ties are all that there are.
func Ties() []Tie {
	return []Tie{FewestBlanks, BalancedRest, FewestTiles, Alphabet, NearestA1, EndsGame, MostOpen, AcrossFirst}
}

// Master chooses among plays that count the same, by each tie in turn and at last by
// Compare, and says which tie left only one; "" is none of them. Bag is how many tiles the
// bag holds. There must be a play.
func (p *Position) Master(plays []Found, rack []scoring.Tile, bag int, ties []Tie) (Found, Tie) {
	left := append([]Found(nil), plays...)
	for _, t := range ties {
		if len(left) == 1 {
			break
		}
		if left = p.first(left, rack, bag, t); len(left) == 1 {
			return left[0], t
		}
	}
	best := left[0]
	for _, f := range left[1:] {
		if Compare(f, best) < 0 {
			best = f
		}
	}
	return best, ""
}

// first keeps the plays that a tie puts first.
func (p *Position) first(plays []Found, rack []scoring.Tile, bag int, t Tie) []Found {
	if t == Alphabet {
		return leastBy(plays, func(a, b Found) int { return p.compareWords(a, b) })
	}
	ranks := make(map[Found]int, len(plays))
	for _, f := range plays {
		ranks[f] = p.rank(f, rack, bag, t)
	}
	return leastBy(plays, func(a, b Found) int { return cmp.Compare(ranks[a], ranks[b]) })
}

func leastBy(plays []Found, compare func(a, b Found) int) []Found {
	var least []Found
	for _, f := range plays {
		c := -1
		if len(least) > 0 {
			c = compare(f, least[0])
		}
		if c < 0 {
			least = least[:0]
		}
		if c <= 0 {
			least = append(least, f)
		}
	}
	return least
}

// rank is where a tie puts a play: the lowest comes first.
func (p *Position) rank(f Found, rack []scoring.Tile, bag int, t Tie) int {
	switch t {
	case FewestBlanks:
		return f.Blanks()
	case BalancedRest:
		return p.imbalance(f, rack)
	case FewestTiles:
		return f.New()
	case NearestA1:
		return f.Start().Row + f.Start().Col
	case EndsGame:
		if bag == 0 && f.New() == len(rack) {
			return 0
		}
		return 1
	case MostOpen:
		return -p.open(f)
	case AcrossFirst:
		return int(f.Direction())
	}
	return 0
}

// imbalance is by how many the vowels and the consonants differ that a play leaves, when
// blanks stand for the fewer ones.
func (p *Position) imbalance(f Found, rack []scoring.Tile) int {
	var vowels, consonants, blanks int
	count := func(t scoring.Tile, n int) {
		switch {
		case t.IsBlank():
			blanks += n
		case p.edition.IsVowel(t.Letter()):
			vowels += n
		default:
			consonants += n
		}
	}
	for _, t := range rack {
		count(t, 1)
	}
	for i := range f.New() {
		count(f.Tile(i), -1)
	}
	return max(0, max(vowels-consonants, consonants-vowels)-blanks)
}

func (p *Position) compareWords(a, b Found) int {
	for i := range min(a.Len(), b.Len()) {
		if c := cmp.Compare(p.letter(a, i), p.letter(b, i)); c != 0 {
			return c
		}
	}
	return cmp.Compare(a.Len(), b.Len())
}

// letter is letter number i of the word of a play.
func (p *Position) letter(f Found, i int) scoring.Letter {
	n := 0
	for j := range i + 1 {
		lies := p.board.At(f.Start().Step(f.Direction(), j))
		switch {
		case j == i && lies != 0:
			return lies.Letter()
		case j == i:
			return f.Tile(n).Letter()
		case lies == 0:
			n++
		}
	}
	return 0
}

// open is how many free squares beside a tile a letter fits after a play.
func (p *Position) open(f Found) int {
	laid := p.Play(f).Laid()
	after := p.board.With(laid)
	p.search.lay(&after, laid)
	n := p.search.open()
	p.search.lay(&p.board, laid)
	return n
}

func (s *search[M]) open() int {
	n := 0
	v, other := &s.views[scoring.Across], &s.views[scoring.Down]
	for row := range s.side {
		beside := (v.hooks(s.side, row) | v.filled[row]<<1 | v.filled[row]>>1) &^ v.filled[row] & (1<<s.side - 1)
		for ; beside != 0; beside &= beside - 1 {
			col := bits.TrailingZeros32(beside)
			if v.squares[at(s.side, row, col)].cross&other.squares[at(s.side, col, row)].cross != 0 {
				n++
			}
		}
	}
	return n
}
