package scoring

import (
	"slices"
	"strings"
)

// MaxCrossWords is how many words may cross the main word of a typed play (seeds 000 and 002).
const MaxCrossWords = 7

// Typed is a play told by its words alone, the main word first: the player says which
// squares are covered and which tiles lay there before.
type Typed []TypedWord

// TypedWord is one word of a typed play.
type TypedWord []TypedTile

// TypedTile is one tile of a typed word. Premium says nothing where the tile is old.
type TypedTile struct {
	Tile    Tile
	Premium Premium
	Old     bool
}

// marks are the premiums that can be typed after a letter, in the order in which they are
// offered. Those of every board can be typed whatever is drawn on it; the others where the
// board has such a square.
var marks = [...]struct {
	text       string
	is         Premium
	everywhere bool
}{
	{"2L", DoubleLetter, true}, {"3L", TripleLetter, true}, {"2W", DoubleWord, true}, {"3W", TripleWord, true},
	{"4L", QuadrupleLetter, false}, {"4W", QuadrupleWord, false},
}

// Marks lists the premiums that a typed play of the edition may name.
func (e *Edition) Marks() []Premium {
	var all []Premium
	for _, m := range marks {
		if m.everywhere || e.Layout.Has(m.is) {
			all = append(all, m.is)
		}
	}
	return all
}

// Mark is the premium as it is typed after a letter, 2l; "" where it cannot be typed.
func (p Premium) Mark() string {
	for _, m := range marks {
		if m.is == p {
			return strings.ToLower(m.text)
		}
	}
	return ""
}

// SpellTyped reads the words of a typed play. After a letter may stand what is under its
// tile (2l 3l 2w 3w, on larger boards 4l 4w), "?" for a blank, "0" for a tile that lay there
// before; tiles in brackets lay there before too. The error is a *SpellingError.
func (e *Edition) SpellTyped(words []string) (Typed, Spelling, error) {
	var typed Typed
	var all Spelling
	if len(words) > 1+MaxCrossWords {
		return nil, all, &SpellingError{TooManyWords, shortened(words[1+MaxCrossWords])}
	}
	for _, text := range words {
		word, s, err := e.spellTypedWord(text)
		if err != nil {
			return nil, all, err
		}
		typed = append(typed, word)
		all.Forced = append(all.Forced, s.Forced...)
		all.MixedCase = all.MixedCase || s.MixedCase
	}
	return typed, all, e.CheckTyped(typed)
}

func (e *Edition) spellTypedWord(text string) (TypedWord, Spelling, error) {
	var word TypedWord
	var s Spelling
	r, err := e.reader(text)
	if err != nil {
		return nil, s, err
	}
	s.MixedCase = r.mixed
	old := false
	for !r.done() {
		if !old && r.take("(") {
			old = true
			continue
		}
		if old && r.take(")") {
			old = false
			continue
		}
		l, err := r.letter()
		if err != nil {
			return nil, s, err
		}
		t := TypedTile{Tile: l.Tile(), Old: old}
		if e.OnlyBlank(l) {
			t.Tile = l.Blank()
			s.Forced = append(s.Forced, l)
		}
		if err := e.takeMarks(r, &t); err != nil {
			return nil, s, err
		}
		word = append(word, t)
	}
	if old {
		return nil, s, &SpellingError{Unclosed, "("}
	}
	if len(word) == 0 {
		return nil, s, &SpellingError{NoLetters, text}
	}
	return word, s, nil
}

func (e *Edition) takeMarks(r *reader, t *TypedTile) error {
next:
	for {
		switch {
		case r.take("?"):
			t.Tile = t.Tile.Letter().Blank()
			continue
		case r.take("0"):
			t.Old = true
			continue
		}
		for _, m := range marks {
			if t.Premium == Plain && r.take(m.text) { // a tile covers one square
				if !slices.Contains(e.Marks(), m.is) {
					return &SpellingError{NoSuchPremium, m.is.Mark()}
				}
				t.Premium = m.is
				continue next
			}
		}
		return nil
	}
}

// CheckTyped holds a typed play to its limits: seven cross words, no word longer than the
// board's side, at least one new tile and no more than a rack (seeds 000 and 002).
// The error is a *SpellingError.
func (e *Edition) CheckTyped(typed Typed) error {
	if len(typed) == 0 {
		return &SpellingError{NoLetters, ""}
	}
	if len(typed) > 1+MaxCrossWords {
		return &SpellingError{TooManyWords, typed[1+MaxCrossWords].Letters(e)}
	}
	most := typed.most()
	for _, word := range typed {
		if len(word) > e.Layout.Side {
			return &SpellingError{TooLong, word.Letters(e)}
		}
	}
	switch n := len(typed[most].newTiles()); {
	case n == 0:
		return &SpellingError{NothingNew, typed[0].Letters(e)}
	case n > e.Rack:
		return &SpellingError{TooManyNew, typed[most].Letters(e)}
	}
	return nil
}

// CountTyped is the full working of a typed play.
func CountTyped(e *Edition, typed Typed) Working {
	w := Working{Words: make([]Word, len(typed)), Typed: true, NewTiles: len(typed.NewTiles())}
	for i, word := range typed {
		tiles, sum, factor := make([]Counted, len(word)), 0, 1
		for j, t := range word {
			c := Counted{Tile: t.Tile, New: !t.Old, Value: e.Value(t.Tile), Factor: 1}
			if !t.Old {
				c.Premium = t.Premium
				c.Factor = t.Premium.LetterFactor(e, t.Tile)
				factor *= t.Premium.WordFactor()
			}
			tiles[j] = c
			sum += c.Value * c.Factor
		}
		w.Words[i] = Word{Tiles: tiles, Factor: factor, Points: sum * factor}
		w.Points += sum * factor
	}
	w.Bonus = e.BonusFor(w.NewTiles)
	w.Points += w.Bonus
	return w
}

// TypedOf tells a play by its words, so that CountTyped gives the same points: a square that
// triples a tile of its colour is one of three times the letter. The error is a *SpellingError:
// not every play can be told by its words.
func TypedOf(e *Edition, w Working) (Typed, error) {
	typed := make(Typed, len(w.Words))
	for i, word := range w.Words {
		typed[i] = make(TypedWord, len(word.Tiles))
		for j, c := range word.Tiles {
			t := TypedTile{Tile: c.Tile, Premium: c.Premium, Old: !c.New}
			switch colour := premiums[c.Premium].only != 0; {
			case t.Old, colour && c.Factor == 1:
				t.Premium = Plain
			case colour:
				t.Premium = TripleLetter
			}
			typed[i][j] = t
		}
	}
	return typed, e.CheckTyped(typed)
}

// NewTiles lists the tiles that leave the bag: the new tiles of the word with the most of them.
// The other words share theirs with it.
func (t Typed) NewTiles() []Tile {
	if len(t) == 0 {
		return nil
	}
	return t[t.most()].newTiles()
}

func (t Typed) most() int {
	most := 0
	for i, word := range t {
		if len(word.newTiles()) > len(t[most].newTiles()) {
			most = i
		}
	}
	return most
}

func (w TypedWord) newTiles() []Tile {
	var tiles []Tile
	for _, t := range w {
		if !t.Old {
			tiles = append(tiles, t.Tile)
		}
	}
	return tiles
}

// Tiles are the tiles of the word, new or not.
func (w TypedWord) Tiles() []Tile {
	tiles := make([]Tile, len(w))
	for i, t := range w {
		tiles[i] = t.Tile
	}
	return tiles
}

// Letters is the word without its marks.
func (w TypedWord) Letters(e *Edition) string {
	var b strings.Builder
	for _, t := range w {
		b.WriteString(e.Text(t.Tile.Letter()))
	}
	return b.String()
}

// Text writes the word with its marks, as SpellTyped reads it.
func (w TypedWord) Text(e *Edition) string {
	var b strings.Builder
	for i, t := range w {
		if i > 0 && e.ReadsOn(w[i-1].Tile.Letter(), t.Tile.Letter()) {
			b.WriteByte('|')
		}
		b.WriteString(e.Text(t.Tile.Letter()))
		if t.Tile.IsBlank() {
			b.WriteByte('?')
		}
		if t.Old {
			b.WriteByte('0')
			continue
		}
		b.WriteString(t.Premium.Mark())
	}
	return b.String()
}

// ReadsOn says whether two letters side by side would be read as another one first: I and J
// as IJ, L and LL as LL and L.
func (e *Edition) ReadsOn(first, second Letter) bool {
	both := e.Text(first) + e.Text(second)
	for end := len(e.Text(first)) + 1; end <= len(both); end++ {
		if _, ok := e.byText[both[:end]]; ok {
			return true
		}
	}
	return false
}
