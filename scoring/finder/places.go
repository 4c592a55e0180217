package finder

import (
	"cmp"
	"math/bits"
	"slices"

	"tanteo/scoring"
)

// Place is where a word may lie. The masks have a bit for each tile of the word, the first
// one the lowest.
type Place struct {
	Start     scoring.Square
	Direction scoring.Direction
	Points    int
	New       uint32 // tiles that are laid
	Blanks    uint32 // of these the blanks
	Unlisted  uint32 // of these the ones whose word across is not in the list
	Main      bool   // the word itself is in the list, or there is none
}

// Listed says whether all words that the place makes are in the list.
func (l Place) Listed() bool { return l.Main && l.Unlisted == 0 }

// Stock is tiles that there are to lay, by letter. A nil one is as many as a word takes.
type Stock struct {
	Letters [scoring.MaxLetters + 1]int
	Blanks  int
}

// StockOf counts tiles. A blank is a blank, whatever it stands for.
func StockOf(tiles []scoring.Tile) *Stock {
	var s Stock
	for _, t := range tiles {
		if t.IsBlank() {
			s.Blanks++
			continue
		}
		s.Letters[t.Letter()&scoring.MaxLetters]++
	}
	return &s
}

// Places finds where a word may be laid by the rules of placing and from the stock, so that
// all words are in the list, the most points first, and adds them to a slice. On an empty
// board these are places both ways. A blank of the word is a blank wherever it is laid; a
// letter that the stock is short of becomes one where that costs least; 0 stands for any
// tile that lies.
func (p *Position) Places(word []scoring.Tile, stock *Stock, into []Place) []Place {
	return p.places(wanted{word: word, stock: stock}, into)
}

// PlacesAnyhow is Places whatever words they make: they are marked.
func (p *Position) PlacesAnyhow(word []scoring.Tile, stock *Stock, into []Place) []Place {
	return p.places(wanted{word: word, stock: stock, anyhow: true}, into)
}

// PlayOf is the play of a word at one of its places.
func (p *Position) PlayOf(word []scoring.Tile, l Place) scoring.Play {
	play := scoring.Play{Start: l.Start, Direction: l.Direction, Tiles: make([]scoring.PlayTile, len(word))}
	for i, t := range word {
		switch bit := uint32(1) << i; {
		case l.New&bit == 0:
			play.Tiles[i].Tile = p.board.At(l.Start.Step(l.Direction, i))
		case l.Blanks&bit != 0:
			play.Tiles[i] = scoring.PlayTile{Tile: t.Letter().Blank(), New: true}
		default:
			play.Tiles[i] = scoring.PlayTile{Tile: t.Letter().Tile(), New: true}
		}
	}
	return play
}

// wanted is a word that is to be placed.
type wanted struct {
	word   []scoring.Tile
	stock  *Stock
	anyhow bool

	through bool   // it has tiles that must lie
	listed  bool   // it is in the list
	pairs   uint32 // the letters that would spell another one with the letter before
}

func (p *Position) places(asked wanted, into []Place) []Place {
	p.wanted = asked
	w := &p.wanted
	last := lastLetter(p.edition)
	if len(w.word) < 2 || len(w.word) > p.edition.Layout.Side {
		return into
	}
	for i, t := range w.word {
		l := t.Letter()
		if l > last || l == 0 && t != 0 {
			return into
		}
		w.through = w.through || t == 0
		if i > 0 && p.edition.Pair(w.word[i-1].Letter(), l) {
			w.pairs |= 1 << i
		}
	}
	n := len(into)
	into = p.search.places(w, into)
	slices.SortFunc(into[n:], func(a, b Place) int {
		return cmp.Or(cmp.Compare(b.Points, a.Points), cmp.Compare(a.Direction, b.Direction),
			cmp.Compare(a.Start.Row, b.Start.Row), cmp.Compare(a.Start.Col, b.Start.Col))
	})
	return into
}

func (s *search[M]) places(w *wanted, into []Place) []Place {
	n, had := len(w.word), len(into)
	if !w.through {
		w.listed = s.lists(w.word)
		if !w.listed && !w.anyhow {
			return into
		}
	}
	fits := uint32(1)<<(s.side-n+1) - 1
	for d := range s.views {
		v := &s.views[d]
		for line := range s.side {
			filled := v.filled[line]
			touching := filled | v.hooks(s.side, line)
			if s.empty {
				touching = s.centre(scoring.Direction(d), line)
			}
			if touching == 0 {
				continue
			}
			starts := fits &^ (filled << 1) &^ (filled >> n) & spread(touching, n)
			for ; starts != 0; starts &= starts - 1 {
				into = s.place(w, scoring.Direction(d), line, bits.TrailingZeros32(starts), had, into)
			}
		}
	}
	return into
}

// centre is the square of a line that the first play must cover, if it has it.
func (s *search[M]) centre(d scoring.Direction, line int) uint32 {
	c := s.edition.Layout.Centre
	if d == scoring.Down {
		c = c.Transposed()
	}
	if c.Row != line {
		return 0
	}
	return 1 << c.Col
}

// spread is where so many squares in a row may begin to hold one of a set.
func spread(set uint32, n int) uint32 {
	for have := 1; have < n; {
		more := min(have, n-have)
		set |= set >> more
		have += more
	}
	return set
}

// lists says whether a word is in the list; any is where there is none.
func (s *search[M]) lists(word []scoring.Tile) bool {
	if s.graph == nil {
		return true
	}
	a := s.graph.dawg
	for _, t := range word {
		if a = s.graph.step(a&^accept, t.Letter()); a == 0 {
			return false
		}
	}
	return a&accept != 0
}

// place looks at one place of a word, and adds it to those from number had on if it is good.
func (s *search[M]) place(w *wanted, d scoring.Direction, line, pos, had int, into []Place) []Place {
	v := &s.views[d]
	first := at(s.side, line, pos)
	squares := v.squares[first : first+len(w.word)]
	l := Place{Direction: d, Main: w.listed}
	for i, t := range w.word {
		q := &squares[i]
		switch {
		case q.tile != 0:
			if t != 0 && t.Letter() != q.tile {
				return into
			}
			continue
		case t == 0:
			return into
		case q.cross>>t.Letter()&1 == 0:
			if !w.anyhow || s.graph == nil || s.splits(d, line, pos+i, t.Letter()) {
				return into
			}
			l.Unlisted |= 1 << i
		}
		l.New |= 1 << i
	}
	laid := bits.OnesCount32(l.New)
	if laid == 0 || laid > s.edition.Rack || w.pairs&(l.New|l.New<<1) != 0 {
		return into
	}
	if w.through && !s.completes(w, squares, &l) {
		return into
	}
	if !s.count(w, squares, &l) {
		return into
	}
	l.Points += s.edition.BonusFor(laid)
	l.Start = scoring.Square{Row: line, Col: pos}
	if d == scoring.Down {
		l.Start = l.Start.Transposed()
	}
	if d == scoring.Down && laid == 1 && isThere(into[had:], w.word, l) {
		return into
	}
	return append(into, l)
}

// splits says whether a letter on a square would spell another one with a tile beside it,
// across the line.
func (s *search[M]) splits(d scoring.Direction, line, pos int, l scoring.Letter) bool {
	other := s.views[d.Turned()].squares
	here := at(s.side, pos, line)
	return (s.pairs[other[here-1].tile][1]|s.pairs[other[here+1].tile][0])>>l&1 != 0
}

// completes looks at the letters of a word that are told by the tiles that lie.
func (s *search[M]) completes(w *wanted, squares []square[M], l *Place) bool {
	var room [scoring.MaxSide]scoring.Tile
	word := room[:len(w.word)]
	for i, t := range w.word {
		word[i] = t
		if t == 0 {
			word[i] = squares[i].tile.Tile()
		}
		if i > 0 && l.New>>(i-1)&3 != 0 && s.edition.Pair(word[i-1].Letter(), word[i].Letter()) {
			return false
		}
	}
	l.Main = s.lists(word)
	return l.Main || w.anyhow
}

// isThere says whether the one tile of a place down was laid by a place across before: the
// same tile on the same square. Across a word may lay its last tile there, and down its first.
func isThere(places []Place, word []scoring.Tile, l Place) bool {
	return slices.ContainsFunc(places, func(o Place) bool {
		return o.Direction == scoring.Across && o.New&(o.New-1) == 0 && o.one(word) == l.one(word)
	})
}

// one is the one tile that a place lays.
func (l Place) one(word []scoring.Tile) scoring.Laid {
	i := bits.TrailingZeros32(l.New)
	tile := word[i].Letter().Tile()
	if l.Blanks != 0 {
		tile = word[i].Letter().Blank()
	}
	return scoring.Laid{Square: l.Start.Step(l.Direction, i), Tile: tile}
}

// count adds up a place, with blanks for the tiles that the stock is short of. It is not ok
// when there are too few.
func (s *search[M]) count(w *wanted, squares []square[M], l *Place) (ok bool) {
	var need [scoring.MaxLetters + 1]int8
	blanks, short := 0, false
	factor, tally := uint64(1), uint64(0)
	for i, t := range w.word {
		q := &squares[i]
		if q.tile != 0 {
			tally += uint64(q.value)
			continue
		}
		factor *= uint64(q.factor)
		letter := t.Letter()
		if t.IsBlank() || s.edition.OnlyBlank(letter) {
			l.Blanks |= 1 << i
			blanks++
			letter = 0
		} else if need[letter]++; w.stock != nil && int(need[letter]) > w.stock.Letters[letter] {
			short = true
		}
		tally += uint64(s.values[q.values+uint16(letter)])*q.share + q.base
	}
	if short {
		blanks, tally = s.spare(w, squares, l, &need, factor, tally, blanks)
	}
	if w.stock != nil && blanks > w.stock.Blanks {
		return false
	}
	l.Points = int(tally&(1<<acrossShift-1)*factor + tally>>acrossShift)
	return true
}

// spare puts a blank for each tile that the stock is short of, where it costs least, and of
// two such squares on the first.
func (s *search[M]) spare(w *wanted, squares []square[M], l *Place, need *[scoring.MaxLetters + 1]int8, factor, tally uint64, blanks int) (int, uint64) {
	for _, t := range w.word {
		letter := t.Letter()
		for int(need[letter]) > w.stock.Letters[letter] && letter != 0 {
			need[letter]--
			blanks++
			best, least := -1, 0
			for i, o := range w.word {
				if o != letter.Tile() || l.New>>i&1 == 0 || l.Blanks>>i&1 != 0 {
					continue
				}
				q := &squares[i]
				loss := (int(s.values[q.values+uint16(letter)]) - int(s.values[q.values])) * int(factor+q.share>>acrossShift)
				if best < 0 || loss < least {
					best, least = i, loss
				}
			}
			q := &squares[best]
			l.Blanks |= 1 << best
			tally -= uint64(s.values[q.values+uint16(letter)]) * q.share
			tally += uint64(s.values[q.values]) * q.share
		}
	}
	return blanks, tally
}
