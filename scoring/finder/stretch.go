package finder

import (
	"math/bits"

	"tanteo/scoring"
)

// stretch is squares of a line that a whole rack fills, with the tiles that lie between.
type stretch struct {
	d          scoring.Direction
	first, end int
	through    handful // the tiles that lie there
}

// fillStretch finds the plays of a whole rack on a stretch, from the words that have its
// letters, whatever each blank may stand for.
func (s *search[M]) fillStretch(st stretch, r *rack) {
	v := &s.views[st.d]
	s.squares, s.code, s.down = v.squares, s.codes[st.d], st.d == scoring.Down
	s.after = st.end
	for _, h := range s.handfuls(st.through, r.blanks) {
		for word, rest := next(s.words.on(h)); word != nil; word, rest = next(rest) {
			if len(word) == st.end-st.first {
				s.try(st, word, r.blanks)
			}
		}
	}
}

// handfuls is those that the whole rack and the tiles that lie on a stretch may make, of
// which some word has the letters. They are the same on many stretches.
func (s *search[M]) handfuls(through handful, blanks int) []handful {
	for _, n := range s.byTiles {
		if n.through == through {
			return s.hands[n.from:n.to]
		}
	}
	from := len(s.hands)
	s.name(s.sum+through, blanks, uint64(s.all))
	s.byTiles = append(s.byTiles, throughHands{through, from, len(s.hands)})
	return s.hands[from:]
}

// throughHands is what handfuls worked out for tiles that lie.
type throughHands struct {
	through  handful
	from, to int
}

// name has blanks stand for letters, in the order of the alphabet.
func (s *search[M]) name(h handful, blanks int, alphabet uint64) {
	switch blanks {
	case 0:
		if s.words.has(h) {
			s.hands = append(s.hands, h)
		}
	case 1:
		for ; alphabet != 0; alphabet &= alphabet - 1 {
			if h := h + s.weights[bits.TrailingZeros64(alphabet)&63]; s.words.has(h) {
				s.hands = append(s.hands, h)
			}
		}
	default:
		for ; alphabet != 0; alphabet &= alphabet - 1 {
			s.name(h+s.weights[bits.TrailingZeros64(alphabet)&63], blanks-1, alphabet)
		}
	}
}

// handed is how the tiles of a rack make the rest of a word, by letter: how many tiles the
// word takes yet, and how many of these are blanks.
type handed struct {
	take, blank [scoring.MaxLetters + 1]uint8
}

// try lays a word on a stretch where it fits, with the blanks on any of the letters that the
// rack is short of.
func (s *search[M]) try(st stretch, word []byte, blanks int) {
	var h handed
	for i, l := range word {
		q := &s.squares[st.first+i]
		if q.tile != 0 {
			if q.tile != scoring.Letter(l) {
				return
			}
			continue
		}
		if q.cross>>l&1 == 0 {
			return
		}
		h.take[l&63]++
	}
	for i, l := range word {
		l &= 63
		if s.squares[st.first+i].tile == 0 && h.blank[l] == 0 && h.take[l] > s.counts[l] {
			h.blank[l] = h.take[l] - s.counts[l]
			blanks -= int(h.blank[l])
		}
	}
	if blanks != 0 {
		return // it has the shelf of the handful, not its letters
	}
	s.layRest(st.first, word, h, 0, 0, 1, uint64(st.first))
}

// layRest lays the rest of a word from a square on.
func (s *search[M]) layRest(at int, word []byte, h handed, tiles, tally, factor, step uint64) {
	for i, l := range word {
		l &= 63
		q := &s.squares[at]
		at++
		if q.tile != 0 {
			tally += uint64(q.value)
			continue
		}
		shift := tileBits * (step >> newAt & 0xff)
		blank, letter := tiles|(uint64(l)|blankMark)<<shift, tiles|uint64(l)<<shift
		blankly := tally + uint64(s.values[q.values&1023])*q.share + q.base
		tally += uint64(s.values[(q.values+uint16(l))&1023])*q.share + q.base
		factor *= uint64(q.factor)
		step += oneNew
		h.take[l]--
		switch {
		case h.blank[l] > h.take[l]: // all that are left are blanks
			h.blank[l]--
			tiles, tally = blank, blankly
		case h.blank[l] > 0:
			h.blank[l]--
			s.layRest(at, word[i+1:], h, blank, blankly, factor, step)
			h.blank[l]++
			tiles = letter
		default:
			tiles = letter
		}
	}
	s.note(int(step&firstIn), at, tiles, tally, factor, step)
}
