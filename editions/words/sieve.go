package words

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tanteo/scoring"
)

// Tally counts what became of the words of a list.
type Tally struct {
	Words   int `json:"words"`   // can be played
	Capital int `json:"capital"` // have a capital letter: names, abbreviations
	Sign    int `json:"sign"`    // have a hyphen, an apostrophe, a digit or a blank
	Letter  int `json:"letter"`  // have a letter that the edition has no tile for
	Short   int `json:"short"`   // are one tile
	Long    int `json:"long"`    // are longer than the board
	Same    int `json:"same"`    // are written with the same tiles as another
}

// Sieve lets through the words of a list that can be played in an edition, as tiles, and
// counts the rest. What the capitals, the digits and the blanks of a list mean shows only at
// its end: until then words that have some are kept apart.
type Sieve struct {
	edition  *scoring.Edition
	speller  *speller
	nouns    bool // are written with a capital letter
	digraphs *strings.Replacer
	lots     [lots]lot
	tally    Tally
	full     bool
	without  map[word]bool
	two      []word // the words of two tiles, if they are told
}

// A lot is the words that are alike in three ways: a sum of one of each.
const (
	small    = 0 // letters, or of a script without capitals
	titled   = 1 // the first letter is a capital
	capitals = 2

	withDigits = 3 // 1, 2 and 3 perhaps for CH, LL and RR
	first      = 6 // of several words on a line
	lots       = 12
)

type lot struct {
	words []word
	seen  int
}

// maxWords is how many words a list may have.
const maxWords = 8_000_000

// NewSieve is a sieve for an edition.
func NewSieve(e *scoring.Edition) *Sieve {
	s := &Sieve{edition: e, speller: newSpeller(e), nouns: language(e.Language) == "de"}
	if _, ok := e.Letter("CH"); ok && language(e.Language) == "es" {
		s.digraphs = strings.NewReplacer("1", "CH", "2", "LL", "3", "RR")
	}
	return s
}

// Add takes a word of the list.
func (s *Sieve) Add(text string) { s.add(text, caseOf(text), 0) }

// Without leaves words out, whatever has them: what no list should have.
func (s *Sieve) Without(texts ...string) {
	if s.without == nil {
		s.without = map[word]bool{}
	}
	for _, text := range texts {
		if letters, err := s.speller.spell(text); err == nil && len(letters) <= scoring.MaxSide {
			s.without[packed(letters)] = true
		}
	}
}

// TwoTile says which the words of two tiles are. Lists made for spelling are worst at these.
func (s *Sieve) TwoTile(texts ...string) {
	for _, text := range texts {
		if letters, err := s.speller.spell(text); err == nil && len(letters) == 2 {
			s.two = append(s.two, packed(letters))
		}
	}
}

// add takes a word that is written in capitals or not.
func (s *Sieve) add(text string, letters, place int) {
	if text == "" {
		return
	}
	if letters < 0 {
		s.tally.Capital++
		return
	}
	at := letters + place
	if strings.IndexByte(text, '[') >= 0 {
		text = strings.NewReplacer("[", "", "]", "").Replace(text)
	}
	if s.digraphs != nil && strings.ContainsAny(text, "123") {
		text = s.digraphs.Replace(text)
		at += withDigits
	}
	word, err := s.speller.spell(text)
	if err != nil {
		s.refuse(text, err)
		return
	}
	switch {
	case len(word) < 2:
		s.tally.Short++
	case len(word) > s.edition.Layout.Side:
		s.tally.Long++
	default:
		s.keep(&s.lots[at], packed(word))
	}
}

// refuse counts a word that cannot be written with tiles.
func (s *Sieve) refuse(text string, err error) {
	spelling, ok := errors.AsType[*scoring.SpellingError](err)
	switch {
	case ok && spelling.Fault == scoring.TooLong:
		s.tally.Long++
	case ok && spelling.Fault != scoring.NoSuchLetter, strings.ContainsAny(text, ".?|"):
		s.tally.Sign++
	default:
		s.tally.Letter++
	}
}

func (s *Sieve) keep(l *lot, w word) {
	const worthwhile = 1 << 20 // words
	if len(l.words) == cap(l.words) && len(l.words) >= worthwhile {
		l.words = distinct(l.words)
		if len(l.words) > maxWords {
			s.full = true
			l.words = l.words[:0]
		}
	}
	l.words = append(l.words, w)
	l.seen++
}

// distinct sorts words and leaves each there once.
func distinct(words []word) []word {
	slices.SortFunc(words, compareWords)
	return slices.Compact(words)
}

// Graph is the graph of the words that came through, as the text of a file, and what became
// of all. The error is a *ListError.
func (s *Sieve) Graph() ([]byte, Tally, error) {
	words, tally := s.through()
	if s.full || len(words) > maxWords {
		return nil, tally, &ListError{Reason: TooMany, Limit: maxWords}
	}
	letters := alphabetOf(s.edition)
	b := newBuilder(letters)
	var one []scoring.Letter
	for _, w := range words {
		one = w.unpacked(one[:0])
		if err := b.add(one); err != nil {
			return nil, tally, err
		}
	}
	graph, err := b.graph()
	return graph, tally, err
}

// through puts the lots together that belong to the list, and counts the others as what they
// are then.
func (s *Sieve) through() ([]word, Tally) {
	t := s.tally
	seen := func(of func(letters, digits, place int) bool) (n int) {
		for i, l := range s.lots {
			if of(i%withDigits, i%first/withDigits, i/first) {
				n += l.seen
			}
		}
		return n
	}
	inSmall := seen(func(letters, _, _ int) bool { return letters == small })
	inCapitals := seen(func(letters, _, _ int) bool { return letters == capitals })
	inTitles := seen(func(letters, _, _ int) bool { return letters == titled })
	// Definitions follow the words of a whole list; a phrase is here and there.
	defined := seen(func(_, _, place int) bool { return place > 0 }) > seen(func(_, _, place int) bool { return place == 0 })
	digits := !s.hasDigraphs()

	belongs := [3]bool{small: true}
	belongs[capitals] = inCapitals > inSmall
	belongs[titled] = s.nouns || inSmall+inCapitals == 0 && inTitles > 0
	var all []word
	came := 0
	for i, l := range s.lots {
		switch {
		case i/first > 0 && !defined, i%first/withDigits > 0 && !digits:
			t.Sign += l.seen
		case !belongs[i%withDigits]:
			t.Capital += l.seen
		default:
			came += l.seen
			if all == nil {
				all = l.words
			} else {
				all = append(all, l.words...)
			}
		}
	}
	all = distinct(all)
	t.Same = came - len(all)
	all = s.withoutUnwanted(all)
	t.Words = len(all)
	return all, t
}

// withoutUnwanted are words without those that are not wanted.
func (s *Sieve) withoutUnwanted(words []word) []word {
	if s.without != nil || s.two != nil {
		words = slices.DeleteFunc(words, func(w word) bool {
			return s.without[w] || s.two != nil && w.isTwo()
		})
		words = distinct(append(words, s.two...))
	}
	return words
}

// hasDigraphs says whether a word without digits has a letter that a digit may stand for. Then
// the digits of the others stand for nothing.
func (s *Sieve) hasDigraphs() bool {
	if s.digraphs == nil {
		return true
	}
	var digraphs [3]scoring.Letter
	for i, text := range []string{"CH", "LL", "RR"} {
		digraphs[i], _ = s.edition.Letter(text)
	}
	var letters []scoring.Letter
	for i, l := range s.lots {
		if i%first/withDigits > 0 {
			continue
		}
		for _, w := range l.words {
			letters = w.unpacked(letters[:0])
			if slices.ContainsFunc(letters, func(l scoring.Letter) bool { return slices.Contains(digraphs[:], l) }) {
				return true
			}
		}
	}
	return false
}

// caseOf says how a word is written: small, titled or capitals; −1 is with capitals inside.
func caseOf(text string) int {
	count, upper, firstUpper := 0, 0, false
	for i, r := range text {
		switch {
		case r < utf8.RuneSelf && r-'a' <= 'z'-'a' && r >= 'a':
			count++
		case unicode.IsUpper(r):
			firstUpper = firstUpper || i == 0
			upper++
			count++
		case unicode.IsLetter(r):
			count++
		}
	}
	switch {
	case upper == 0:
		return small
	case upper == count && count > 1:
		return capitals
	case upper == 1 && firstUpper:
		return titled
	}
	return -1
}

// language is the language of a tag such as "es-AR".
func language(tag string) string {
	tag, _, _ = strings.Cut(strings.ToLower(tag), "-")
	return tag
}

// alphabetOf are the letters of an edition that have a tile.
func alphabetOf(e *scoring.Edition) []string {
	letters := make([]string, len(e.Letters))
	for i, l := range e.Letters {
		letters[i] = l.Letter
	}
	return letters
}
