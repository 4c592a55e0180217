package sheet

import (
	"encoding/binary"
	"math/big"
	"math/rand/v2"
	"slices"

	"tanteo/scoring"
)

// kind is what a tile counts as where a rack must have vowels and consonants.
type kind uint8

const (
	vowel kind = iota
	consonant
	either  // as is needed
	neither // as nothing: a blank, where the rulebook does not say that it is either
	kinds
)

// ofKinds is how many tiles there are of each kind.
type ofKinds [kinds]int

func (n ofKinds) all() int {
	sum := 0
	for _, of := range n {
		sum += of
	}
	return sum
}

// has says whether there are so many vowels and as many consonants.
func (n ofKinds) has(each int) bool {
	return max(0, each-n[vowel])+max(0, each-n[consonant]) <= n[either]
}

// pool is what a rack is drawn from.
type pool struct {
	edition *scoring.Edition
	rule    Duplicate
	left    []int            // tiles that do not lie on the board, by letter, 0 the blanks; none below 0
	onRack  []scoring.Letter // of those, what stays on the rack, by letter as in left
	round   int
}

// pool is what the rack of the open round is drawn from.
func (g Game) pool() pool {
	p := pool{edition: g.Edition, left: slices.Clone(g.Standings.Tiles.Letters), round: len(g.Standings.Rounds)}
	if g.Log.Rules.Duplicate != nil {
		p.rule = *g.Log.Rules.Duplicate
	}
	for i := range p.left {
		p.left[i] = max(0, p.left[i])
	}
	left := slices.Clone(p.left)
	for _, l := range g.rest() {
		if left[l] > 0 && len(p.onRack) < g.Edition.Rack {
			left[l]--
			p.onRack = append(p.onRack, l)
		}
	}
	return p
}

// rest is what the master of the last round left on the rack; nothing where the rack or the
// master is not known tile by tile.
func (g Game) rest() []scoring.Letter {
	n := len(g.Standings.Rounds)
	if n < 2 {
		return nil
	}
	before := g.Standings.Rounds[n-2]
	master, ok := g.Standings.MasterOf(before)
	if !ok || master.Fault != nil || slices.Contains(before.Rack, 0) {
		return nil
	}
	play, ok := g.Play(master)
	if !ok {
		return nil
	}
	var rest []scoring.Letter
	for _, t := range before.Rack {
		rest = append(rest, slot(t))
	}
	for _, l := range play.Laid() {
		if i := slices.Index(rest, slot(l.Tile)); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
		}
	}
	return rest
}

// of is what a tile counts as.
func (p pool) of(l scoring.Letter) kind {
	text := "?"
	if l != 0 {
		text = p.edition.Text(l)
	}
	switch {
	case slices.Contains(p.rule.RackEither, text):
		return either
	case l == 0:
		return neither
	case p.edition.IsVowel(l):
		return vowel
	}
	return consonant
}

func (p pool) count(rack []scoring.Letter) ofKinds {
	var n ofKinds
	for _, l := range rack {
		n[p.of(l)]++
	}
	return n
}

// tiles are all that a rack can have, in the order of the letters.
func (p pool) tiles() []scoring.Letter {
	var all []scoring.Letter
	for l, n := range p.left {
		for range n {
			all = append(all, scoring.Letter(l))
		}
	}
	return all
}

// each is how many vowels, and consonants, the rulebook wants of the rack; 0 where the
// edition does not say which letters are vowels.
func (p pool) each() int {
	switch {
	case len(p.edition.Vowels) == 0:
		return 0
	case p.round <= p.rule.RackRounds:
		return p.rule.RackEach
	}
	return p.rule.RackLater
}

// end says why there is no rack any more: no tile is left, or only vowels or only consonants,
// where the rulebook ends the game with them. 0 is that there is one.
func (p pool) end() Reason {
	n := p.count(p.tiles())
	switch all := n.all(); {
	case all == 0:
		return NoTileLeft
	case p.rule.OneKind == "" || len(p.edition.Vowels) == 0 || n[vowel] > 0 && n[consonant] > 0:
		return 0
	case p.rule.OneKind == OneKindUnlessEither && all > 1 && n[either] > 0:
		return 0
	}
	return OneKindLeft
}

// racksShown is how many racks are drawn and refused at most. If none of them is allowed, an
// allowed rack is dealt directly.
const racksShown = 100

// draw draws the rack by a seed, and says how many were refused before. The rule of vowels and
// consonants binds as long as some rack of the tiles left keeps it, which is worked out and not
// found by trying.
func (p pool) draw(seed uint64) (rack []scoring.Tile, refused int) {
	r := p.random(seed)
	all, bag := p.tiles(), p.tiles()
	for _, l := range p.onRack {
		i := slices.Index(bag, l)
		bag = slices.Delete(bag, i, i+1)
	}
	size := min(p.edition.Rack, len(all))
	allowed := p.count(all).racks(size, p.each())
	drawn := append(slices.Clone(p.onRack), take(r, bag, size-len(p.onRack))...)
	for len(allowed) > 0 && !p.count(drawn).has(p.each()) {
		if refused++; refused == racksShown {
			drawn = p.deal(r, all, allowed)
			break
		}
		drawn = take(r, all, size)
	}
	for _, l := range drawn {
		t := l.Tile()
		if l == 0 {
			t = scoring.UnnamedBlank
		}
		rack = append(rack, t)
	}
	return rack, refused
}

// random is a source of its own for each seed and round.
func (p pool) random(seed uint64) *rand.Rand {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	binary.LittleEndian.PutUint64(key[8:], uint64(p.round))
	return rand.New(rand.NewChaCha8(key))
}

// take draws n of some tiles, each arrangement of them as likely as any other.
func take(r *rand.Rand, from []scoring.Letter, n int) []scoring.Letter {
	from = slices.Clone(from)
	for i := range n {
		j := i + r.IntN(len(from)-i)
		from[i], from[j] = from[j], from[i]
	}
	return from[:n]
}

// racks are all ways to have size tiles of these, by kind, with so many vowels and as many
// consonants.
func (n ofKinds) racks(size, each int) []ofKinds {
	var all []ofKinds
	for v := range min(size, n[vowel]) + 1 {
		for c := range min(size-v, n[consonant]) + 1 {
			for e := range min(size-v-c, n[either]) + 1 {
				rack := ofKinds{v, c, e, size - v - c - e}
				if rack[neither] <= n[neither] && rack.has(each) {
					all = append(all, rack)
				}
			}
		}
	}
	return all
}

// deal draws one of the racks that are allowed, each as likely as any other: first how many
// of each kind, weighted by how many racks there are of them, then which.
func (p pool) deal(r *rand.Rand, all []scoring.Letter, allowed []ofKinds) []scoring.Letter {
	n := p.count(all)
	weights, sum := make([]*big.Int, len(allowed)), new(big.Int)
	for i, rack := range allowed {
		weights[i] = big.NewInt(1)
		for k, of := range rack {
			weights[i].Mul(weights[i], new(big.Int).Binomial(int64(n[k]), int64(of)))
		}
		sum.Add(sum, weights[i])
	}
	chosen, at := 0, below(r, sum)
	for at.Cmp(weights[chosen]) >= 0 {
		at.Sub(at, weights[chosen])
		chosen++
	}
	var rack []scoring.Letter
	for k, of := range allowed[chosen] {
		ofKind := slices.DeleteFunc(slices.Clone(all), func(l scoring.Letter) bool { return p.of(l) != kind(k) })
		rack = append(rack, take(r, ofKind, of)...)
	}
	return take(r, rack, len(rack))
}

// below is a number from 0 to less than another, each as likely as any other.
func below(r *rand.Rand, limit *big.Int) *big.Int {
	bytes := make([]byte, (limit.BitLen()+7)/8)
	for {
		for i := range bytes {
			bytes[i] = byte(r.Uint32())
		}
		bytes[0] >>= 8*len(bytes) - limit.BitLen()
		if n := new(big.Int).SetBytes(bytes); n.Cmp(limit) < 0 {
			return n
		}
	}
}
