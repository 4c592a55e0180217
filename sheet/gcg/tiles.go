package gcg

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
)

// maxText is the longest text, in bytes, that is looked at as tiles: far beyond 21 with all
// their brackets.
const maxText = 512

// unknownRack is what Quackle writes for a rack that it never saw.
const unknownRack = "UNKNOWN"

// speller reads and writes the tiles of an edition as the programs of the field do: "[CH]"
// or, where that is no other way of reading it, "CH"; a blank in small letters.
type speller struct {
	edition *scoring.Edition
	tiles   map[string]scoring.Tile // by text; also where the text is in brackets
	ascii   [128]scoring.Tile       // of one sign, for speed
	long    bool                    // some text has more than one sign
	pairs   map[scoring.Letter]bool // those of which the text is also two letters side by side
	longest int                     // bytes of the longest text
}

// aliases are other ways to write a tile: the digits of wolges for Spanish, and its letters
// for Catalan, which has none of these.
var aliases = map[string]map[string]string{
	"es": {"1": "CH", "2": "LL", "3": "RR"},
	"ca": {"W": "L·L", "Y": "NY", "Q": "QU", "K": "Ç"},
}

func newSpeller(e *scoring.Edition) *speller {
	s := &speller{edition: e, tiles: map[string]scoring.Tile{}, pairs: map[scoring.Letter]bool{}}
	for _, l := range e.Alphabet() {
		s.add(e.Text(l), l)
	}
	for _, l := range e.Letters {
		for _, also := range l.Also {
			letter, _ := e.Letter(l.Letter)
			s.add(also, letter)
		}
	}
	for alias, text := range aliases[e.Language] {
		if t, taken := s.tiles[alias]; taken && !t.IsBlank() {
			continue
		}
		if l, ok := e.Letter(text); ok {
			s.add(alias, l)
		}
	}
	return s
}

func (s *speller) add(text string, l scoring.Letter) {
	tile := l.Tile()
	if s.edition.OnlyBlank(l) {
		tile = l.Blank()
	}
	s.put(text, tile)
	if small := strings.ToLower(text); small != text && s.tiles[small] == 0 {
		s.put(small, l.Blank())
	}
}

func (s *speller) put(text string, t scoring.Tile) {
	s.tiles[text] = t
	s.longest = max(s.longest, len(text))
	switch first, size := utf8.DecodeRuneInString(text); {
	case size < len(text):
		s.long = true
		a, isLetter := s.edition.Letter(text[:size])
		b, areLetters := s.edition.Letter(text[size:])
		if isLetter && areLetters && !s.edition.OnlyBlank(a) && !s.edition.OnlyBlank(b) {
			s.pairs[t.Letter()] = true
		}
	case first < utf8.RuneSelf:
		s.ascii[first] = t
	}
}

// wordTile is a tile of a played word: 0 where the word has a dot, old where it says that the
// tile lay there.
type wordTile struct {
	tile   scoring.Tile
	old    bool
	forced bool // the edition has it only as a blank, and it is not written as one
}

// word reads a played word into the room that it is given. Where bracketed, a digraph
// without its brackets is two tiles. bad is where it stops to be one.
func (s *speller) word(text string, bracketed bool, into []wordTile) (word []wordTile, bad int) {
	if len(text) > maxText {
		return into, 0
	}
	text = composed(text)
	old := false
	for i := 0; i < len(text); {
		switch text[i] {
		case '.':
			into = append(into, wordTile{old: true})
			i++
			continue
		case '(':
			if old {
				return into, i
			}
			old = true
			i++
			continue
		case ')':
			if !old {
				return into, i
			}
			old = false
			i++
			continue
		}
		t, n := s.tile(text[i:], bracketed)
		if n == 0 {
			return into, i
		}
		forced := s.edition.OnlyBlank(t.Letter()) && !old && strings.ToLower(text[i:i+n]) != text[i:i+n]
		into = append(into, wordTile{t, old, forced})
		i += n
	}
	if old {
		return into, len(text)
	}
	return into, -1
}

// rack reads the rack of a line, which is nil where nobody knew it: UNKNOWN, or nothing but
// signs for tiles that are not known, or more blanks than there are.
func (s *speller) rack(text string, bracketed bool) (rack []scoring.Tile, lacks bool, bad int) {
	if text == unknownRack || strings.Trim(text, "_") == "" {
		return nil, false, -1
	}
	if len(text) > s.edition.Blanks && strings.Trim(text, "?*") == "" {
		return nil, false, -1
	}
	return s.loose(text, bracketed)
}

// loose reads tiles that lie on no board: "?" or "*" is a blank, "_" a tile that is not known,
// and a small letter is just a letter. The edition lacks a letter of which it has no tile; bad
// is where the text stops to be one of tiles.
func (s *speller) loose(text string, bracketed bool) (tiles []scoring.Tile, lacks bool, bad int) {
	if len(text) > maxText {
		return nil, false, 0
	}
	text = composed(text)
	tiles = make([]scoring.Tile, 0, len(text))
	for i := 0; i < len(text); {
		switch text[i] {
		case '?', '*':
			tiles = append(tiles, scoring.UnnamedBlank)
			i++
			continue
		case '_':
			tiles = append(tiles, 0)
			i++
			continue
		}
		t, n := s.tile(text[i:], bracketed)
		if n == 0 {
			first, _ := utf8.DecodeRuneInString(strings.TrimPrefix(text[i:], "["))
			return tiles, lacks || unicode.IsLetter(first), i
		}
		if t.IsBlank() {
			if t = s.edition.Turned(t); t.IsBlank() {
				t, lacks = scoring.UnnamedBlank, true
			}
		}
		tiles = append(tiles, t)
		i += n
	}
	return tiles, lacks, -1
}

// tile reads the tile with which a text begins, and how many bytes it takes; 0 for none.
func (s *speller) tile(text string, bracketed bool) (t scoring.Tile, size int) {
	if text[0] == '[' {
		end := strings.IndexByte(text[:min(len(text), s.longest+2)], ']')
		if end < 0 {
			return 0, 0
		}
		t := s.exact(text[1:end])
		if t == 0 {
			return 0, 0
		}
		return t, end + 1
	}
	if s.long {
		for n := min(len(text), s.longest); n > 1; n-- {
			if utf8.RuneCountInString(text[:n]) < 2 {
				break
			}
			if t := s.exact(text[:n]); t != 0 && !(bracketed && s.isPair(t.Letter())) {
				return t, n
			}
		}
	}
	if text[0] < utf8.RuneSelf {
		if t := s.ascii[text[0]]; t != 0 {
			return t, 1
		}
		return 0, 0
	}
	_, n := utf8.DecodeRuneInString(text)
	if t := s.exact(text[:n]); t != 0 {
		return t, n
	}
	return 0, 0
}

// exact finds the tile that a text is, capitals or not. Some capitals and some not is a
// blank, as macondo reads it.
func (s *speller) exact(text string) scoring.Tile {
	if t := s.tiles[text]; t != 0 {
		return t
	}
	if utf8.RuneCountInString(text) > 1 {
		return s.tiles[strings.ToLower(text)]
	}
	return 0
}

func composed(text string) string {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return norm.NFC.String(text)
		}
	}
	return text
}

// text writes a tile as macondo does: a digraph that could be two tiles in brackets.
func (s *speller) text(t scoring.Tile) string {
	if t == 0 {
		return "_"
	}
	text := s.edition.TileText(t)
	if s.isPair(t.Letter()) {
		return "[" + text + "]"
	}
	return text
}

// texts writes tiles that lie on no board.
func (s *speller) texts(tiles []scoring.Tile) string {
	var b strings.Builder
	for _, t := range tiles {
		b.WriteString(s.text(t))
	}
	return b.String()
}

// isPair says whether the text of a letter is also two letters side by side, so that only
// brackets tell one tile from two.
func (s *speller) isPair(l scoring.Letter) bool { return s.pairs[l] }

// joins says whether two tiles side by side would be read as one, where nothing has brackets.
func (s *speller) joins(a, b scoring.Tile) bool {
	if len(s.pairs) == 0 || a == 0 || b == 0 || a.Letter() == 0 || b.Letter() == 0 {
		return false
	}
	t, n := s.tile(s.edition.TileText(a)+s.edition.TileText(b), false)
	return t != 0 && n > len(s.edition.TileText(a))
}

// takesDot says whether two new tiles with a dot between them would be read as one.
func (s *speller) takesDot(a, b scoring.PlayTile) bool {
	if !s.long || !a.New || !b.New {
		return false
	}
	first := s.edition.TileText(a.Tile)
	_, n := s.tile(first+"."+s.edition.TileText(b.Tile), false)
	return n > len(first)
}
