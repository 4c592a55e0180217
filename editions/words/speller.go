package words

import (
	"errors"
	"unicode"

	"tanteo/scoring"
)

// speller reads words as Edition.Spell does, a million a second: what a sign is by itself and
// what two letters join to is looked up once.
type speller struct {
	edition *scoring.Edition
	signs   [0x250]sign
	pairs   [scoring.MaxLetters + 1][scoring.MaxLetters + 1]scoring.Letter
	letters []scoring.Letter // the last word
}

// sign is what a sign is by itself: up to two letters, or none where it takes more to know.
type sign struct {
	letters [2]scoring.Letter
	count   uint8
}

// unclear stands in joined for two letters that may be the beginning of a longer one.
const unclear scoring.Letter = 0xFF

func newSpeller(e *scoring.Edition) *speller {
	s := &speller{edition: e}
	for r := range rune(len(s.signs)) {
		if unicode.IsLetter(r) {
			s.signs[r] = signOf(e, r)
		}
	}
	for _, a := range e.Alphabet() {
		for _, b := range e.Alphabet() {
			text := e.Text(a) + e.Text(b)
			if l, ok := e.Letter(text); ok {
				s.pairs[a][b] = l
			}
			if e.Begins(text) {
				s.pairs[a][b] = unclear
			}
		}
	}
	return s
}

func signOf(e *scoring.Edition, r rune) (one sign) {
	spelling, err := e.Spell(string(r))
	if err != nil || len(spelling.Tiles) > len(one.letters) {
		return sign{}
	}
	for i, t := range spelling.Tiles {
		if t.IsBlank() || t == 0 {
			return sign{}
		}
		one.letters[i] = t.Letter()
	}
	one.count = uint8(len(spelling.Tiles))
	return one
}

// errNoTile says that a word has a letter that no tile carries.
var errNoTile = errors.New("a letter without a tile")

// spell is a word as letters, which the next one takes the place of. The error is a
// *scoring.SpellingError or errNoTile.
func (s *speller) spell(text string) ([]scoring.Letter, error) {
	s.letters = s.letters[:0]
	for _, r := range text {
		if r >= rune(len(s.signs)) || s.signs[r].count == 0 {
			return s.slowly(text)
		}
		one := &s.signs[r]
		for _, l := range one.letters[:one.count] {
			if n := len(s.letters); n > 0 {
				switch joined := s.pairs[s.letters[n-1]][l]; joined {
				case 0:
				case unclear:
					return s.slowly(text)
				default:
					s.letters[n-1] = joined
					continue
				}
			}
			s.letters = append(s.letters, l)
		}
	}
	return s.letters, nil
}

func (s *speller) slowly(text string) ([]scoring.Letter, error) {
	spelling, err := s.edition.Spell(text)
	if err != nil {
		return nil, err
	}
	s.letters = s.letters[:0]
	for _, t := range spelling.Tiles {
		if t == 0 || t.IsBlank() {
			return nil, errNoTile
		}
		s.letters = append(s.letters, t.Letter())
	}
	return s.letters, nil
}
