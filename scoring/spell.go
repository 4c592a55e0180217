package scoring

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxText is the longest text, in bytes, that is looked at as one word: far beyond 21
// tiles with all their marks.
const maxText = 512

// Spelling is a typed text as tiles.
type Spelling struct {
	Tiles     []Tile   // 0 where the text has "." for a tile that lies there
	Lies      []bool   // the tile stands in brackets: it lies there; nil where the text has none
	Forced    []Letter // letters without a tile, taken as blanks
	MixedCase bool
}

// Spell reads letters as tiles: capitals or not, accents folded, digraphs joined, "?" after
// a letter for a blank, "." for a tile that lies on the board.
// The error is a *SpellingError.
func (e *Edition) Spell(text string) (Spelling, error) { return e.spell(text, false) }

// SpellPlay reads letters as Spell does, and brackets around the tiles that lie there, as a
// play is written out: ZU(M)OS. The error is a *SpellingError.
func (e *Edition) SpellPlay(text string) (Spelling, error) { return e.spell(text, true) }

func (e *Edition) spell(text string, brackets bool) (Spelling, error) {
	var s Spelling
	r, err := e.reader(text)
	if err != nil {
		return s, err
	}
	s.MixedCase = r.mixed
	s.Tiles = make([]Tile, 0, len(r.rest))
	if brackets && strings.Contains(r.rest, "(") {
		s.Lies = make([]bool, 0, len(r.rest))
	}
	old := false
	for !r.done() {
		if s.Lies != nil {
			if !old && r.take("(") || old && r.take(")") {
				old = !old
				continue
			}
			s.Lies = append(s.Lies, old)
		}
		if r.take(".") {
			s.Tiles = append(s.Tiles, 0)
			continue
		}
		l, err := r.letter()
		if err != nil {
			return s, err
		}
		t := l.Tile()
		if r.take("?") || e.OnlyBlank(l) {
			t = l.Blank()
		}
		if e.OnlyBlank(l) && !old {
			s.Forced = append(s.Forced, l)
		}
		s.Tiles = append(s.Tiles, t)
	}
	if old {
		return s, &SpellingError{Unclosed, "("}
	}
	if len(s.Tiles) == 0 {
		return s, &SpellingError{NoLetters, text}
	}
	return s, nil
}

// SpellRack reads the tiles of a rack: letters, "?" for each blank, and between two that are
// not to be joined "|", "·", "-" or a space. Where one of these signs is a part of a letter, as
// in the Catalan L·L, the letter is read.
// The error is a *SpellingError.
func (e *Edition) SpellRack(text string) ([]Tile, error) {
	r, err := e.reader(text)
	if err != nil {
		return nil, err
	}
	var rack []Tile
	for !r.done() {
		r.last = 0 // on a rack tiles are not neighbours: C?H and C|H are fine
		if r.take("|") || len(rack) > 0 && r.takesApart() {
			continue
		}
		if r.take("?") {
			rack = append(rack, UnnamedBlank)
			continue
		}
		l, err := r.letter()
		if err != nil {
			return nil, err
		}
		if e.OnlyBlank(l) {
			return nil, &SpellingError{NoSuchLetter, e.Text(l)}
		}
		rack = append(rack, l.Tile())
	}
	if len(rack) == 0 {
		return nil, &SpellingError{NoLetters, text}
	}
	return rack, nil
}

// reader goes through a text letter by letter.
type reader struct {
	e     *Edition
	typed string // all of it, as it came
	rest  string // folded to capitals of the edition
	last  Letter // the letter before; 0 at the start and after "." or "|"
	mixed bool
}

func (e *Edition) reader(text string) (*reader, error) {
	if len(text) > maxText {
		return nil, &SpellingError{TooLong, shortened(text)}
	}
	text = norm.NFC.String(strings.ToValidUTF8(text, "\uFFFD"))
	return &reader{e: e, typed: text, rest: e.folded(text), mixed: mixedCase(text)}, nil
}

// shortened is a text of any length as an error names it.
func shortened(text string) string {
	if len(text) > maxText {
		text = text[:16] + "…"
	}
	return strings.ToValidUTF8(text, "")
}

// Folded is a text in capitals as the edition spells it: without the accents for which it has no
// letter, and with one sign for each letter where a sign stands for several, as Ĳ and ﬁ do. It is
// how whatever is typed, pasted or read becomes letters.
func (e *Edition) Folded(text string) string {
	return e.folded(norm.NFC.String(strings.ToValidUTF8(text, "\uFFFD")))
}

// folded is Folded of a text in NFC, which comes before it so that N and a tilde are Ñ and not an
// N with something on.
func (e *Edition) folded(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	for _, r := range text {
		r = unicode.ToUpper(r)
		if _, has := e.byText[string(r)]; has {
			b.WriteRune(r)
			continue
		}
		if to, ok := e.fold[r]; ok {
			b.WriteString(to)
			continue
		}
		if r < utf8.RuneSelf || e.KeepMarks || e.keep[r] {
			b.WriteRune(r)
			continue
		}
		if parts := compatible(r); parts != "" {
			b.WriteString(e.folded(parts))
			continue
		}
		if to, ok := ligatures[r]; ok {
			b.WriteString(to)
			continue
		}
		for _, part := range norm.NFD.String(string(r)) {
			if !unicode.Is(unicode.Mn, part) {
				b.WriteRune(unicode.ToUpper(part))
			}
		}
	}
	return b.String()
}

// compatible is what a letter stands for that Unicode took over from older character sets: IJ for
// Ĳ, L· for Ŀ, FI for ﬁ, A for a wide Ａ. It is "" for any other letter.
func compatible(r rune) string {
	if !unicode.IsUpper(r) && !unicode.IsLower(r) && !unicode.IsTitle(r) {
		return ""
	}
	if parts := norm.NFKC.String(string(r)); parts != string(r) {
		return parts
	}
	return ""
}

// ligatures are letters made of two, which are read as two in an edition that does not have them
// as one letter.
var ligatures = map[rune]string{'Æ': "AE", 'Œ': "OE", 'ß': "SS", 'ẞ': "SS"}

// mixedCase says whether a text has capitals and small letters; the small letter of a
// mark like 2l does not count.
func mixedCase(text string) bool {
	var upper, lower bool
	before := rune(0)
	for _, r := range text {
		mark := before >= '0' && before <= '9' && strings.ContainsRune("lwLW", r)
		upper = upper || unicode.IsUpper(r) && !mark
		lower = lower || unicode.IsLower(r) && !mark
		before = r
	}
	return upper && lower
}

func (r *reader) done() bool { return r.rest == "" }

// takesApart passes over a sign between two tiles that keeps them apart, if one comes next.
func (r *reader) takesApart() bool {
	for _, sign := range [...]string{"·", "-", " "} {
		if len(r.rest) > len(sign) && r.take(sign) {
			return true
		}
	}
	return false
}

// take passes over a sign if it comes next.
func (r *reader) take(sign string) bool {
	rest, ok := strings.CutPrefix(r.rest, sign)
	if !ok {
		return false
	}
	if sign == "." {
		r.last = 0
	}
	r.rest = rest
	return true
}

// letter reads the longest letter that comes next. A "|" before it keeps it apart from the
// letter before, where the edition allows the two side by side.
func (r *reader) letter() (Letter, error) {
	apart := r.last != 0 && r.take("|")
	l, rest := r.longest()
	pair := r.e.Pair(r.last, l)
	switch {
	case apart && l == 0:
		return 0, &SpellingError{IsSymbol, "|"}
	case l == 0:
		return 0, r.refused()
	case apart && pair:
		return 0, &SpellingError{SplitPair, r.e.Text(r.last) + r.e.Text(l)}
	case pair:
		return 0, &SpellingError{MarkInside, r.e.Text(r.last) + r.e.Text(l)}
	}
	r.rest, r.last = rest, l
	return l, nil
}

// longest finds the longest letter that comes next, and what follows it; 0 is none.
func (r *reader) longest() (Letter, string) {
	var found Letter
	after, end := r.rest, 0
	for range r.e.longest {
		if end == len(r.rest) {
			break
		}
		_, size := utf8.DecodeRuneInString(r.rest[end:])
		end += size
		if l, ok := r.e.byText[r.rest[:end]]; ok {
			found, after = l, r.rest[end:]
		}
	}
	return found, after
}

// refused says why what comes next is no letter.
func (r *reader) refused() error {
	next, size := utf8.DecodeRuneInString(r.rest)
	fault := IsSymbol
	switch {
	case unicode.IsDigit(next):
		fault = IsDigit
	case unicode.IsLetter(next):
		fault = NoSuchLetter
	case next == '?' && r.last == 0:
		fault = MarkAlone
	}
	if letter := r.standsFor(r.rest[:size]); letter != 0 {
		return &SpellingError{NoSuchLetter, string(letter)}
	}
	return &SpellingError{fault, r.rest[:size]}
}

// standsFor is the letter that was typed where it is read as several signs, and nobody typed this
// one: Ŀ for the dot that it has; 0 where there is none.
func (r *reader) standsFor(sign string) rune {
	if strings.Contains(r.typed, sign) {
		return 0
	}
	for _, letter := range r.typed {
		if read := r.e.folded(string(letter)); read != sign && strings.Contains(read, sign) {
			return unicode.ToUpper(letter)
		}
	}
	return 0
}

// Begins says whether a text, in capitals, is the beginning of a longer way to write a
// letter: "L·" begins L·L.
func (e *Edition) Begins(text string) bool {
	for known := range e.byText {
		if len(known) > len(text) && strings.HasPrefix(known, text) {
			return true
		}
	}
	return false
}
