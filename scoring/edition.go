package scoring

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// MaxLetters is how many different letters an edition may have: as many as fit a
// 64-bit mask beside the empty letter.
const MaxLetters = 63

// Definition is an edition as a file tells it and as a saved game carries it:
// letters written as letters, the board drawn as text.
type Definition struct {
	ID         string      `json:"id"`
	Name       string      `json:"name"`
	Language   string      `json:"language"`
	Letters    []LetterDef `json:"letters"`               // in alphabet order
	Blanks     int         `json:"blanks"`                // tiles
	BlankValue int         `json:"blank_value,omitempty"` // points on the board
	BlankLeft  int         `json:"blank_left,omitempty"`  // points on a rack at the end
	BlankOnly  []string    `json:"blank_only,omitempty"`  // letters without a tile: only a blank may be one
	Vowels     []string    `json:"vowels,omitempty"`
	KeepMarks  bool        `json:"keep_marks,omitempty"` // fold no letter: each accent of the language has its own tile
	Unfolded   []string    `json:"unfolded,omitempty"`   // accented letters to refuse, not to fold
	FoldAlso   []string    `json:"fold_also,omitempty"`  // "ØO": letters without a mark to strip that fold all the same
	Apart      bool        `json:"apart,omitempty"`      // "L|L" may be written to keep two tiles apart
	Rack       int         `json:"rack"`                 // tiles
	Bonus      []Bonus     `json:"bonus"`
	Board      []string    `json:"board"` // the drawn layout, a string a row
	Notation   Notation    `json:"notation"`
	Rules      string      `json:"rules"`             // id of the rulebook played at home
	Sources    []string    `json:"sources,omitempty"` // where the figures come from
}

// LetterDef is one letter of an edition: how it is written, how many tiles carry it
// and what one of them is worth in points.
type LetterDef struct {
	Letter string   `json:"letter"`
	Count  int      `json:"count"`
	Value  int      `json:"value"`
	Also   []string `json:"also,omitempty"` // other ways to type it, such as L.L for L·L
}

// Bonus is what laying exactly so many new tiles in one turn adds, in points.
type Bonus struct {
	Tiles  int `json:"tiles"`
	Points int `json:"points"`
}

// Edition is what a game is played with: a definition that was checked and indexed.
// It never changes after NewEdition, so games and panes share it.
type Edition struct {
	Definition
	Layout *Layout

	letters []LetterDef // by Letter; 0 is empty
	values  [256]int16  // by Tile
	bonus   [64]int16   // by number of new tiles
	byText  map[string]Letter
	longest int // runes in the longest spelling of a letter
	vowels  map[Letter]bool
	keep    map[rune]bool
	fold    map[rune]string
	pairs   [MaxLetters + 1]uint64 // by Letter: the letters that it would make a longer one with
}

// NewEdition checks a definition and prepares it for play. The error is a *DefinitionError.
func NewEdition(d Definition) (*Edition, error) {
	if err := d.checkBounds(); err != nil {
		return nil, err
	}
	layout, err := NewLayout(d.Board)
	if err != nil {
		return nil, err
	}
	e := &Edition{Definition: d, Layout: layout, byText: map[string]Letter{}, vowels: map[Letter]bool{}, keep: map[rune]bool{}, fold: map[rune]string{}}
	for _, take := range []func(Definition) error{e.takeLetters, e.takeBonuses, e.takeVowels, e.takeFolding, e.readsItself} {
		if err := take(d); err != nil {
			return nil, err
		}
	}
	if !d.Apart {
		e.findPairs()
	}
	return e, nil
}

// checkBounds holds the numbers of a set to what can be counted with.
func (d Definition) checkBounds() error {
	letters := len(d.Letters) + len(d.BlankOnly)
	switch {
	case d.ID == "":
		return &DefinitionError{Field: "id", Reason: Absent}
	case len(d.Letters) == 0 || letters > MaxLetters:
		return outside("letters", LetterCount, letters, 1, MaxLetters)
	case d.Rack < 1 || d.Rack >= 64:
		return outside("rack", TileCount, d.Rack, 1, 63)
	case d.Blanks < 0 || d.Blanks > 99:
		return outside("blanks", TileCount, d.Blanks, 0, 99)
	case d.BlankValue < 0 || d.BlankValue > 999:
		return outside("blank_value", PointCount, d.BlankValue, 0, 999)
	case d.BlankLeft < 0 || d.BlankLeft > 999:
		return outside("blank_left", PointCount, d.BlankLeft, 0, 999)
	case d.Notation != Rows && d.Notation != GCG:
		return &DefinitionError{Field: "notation", Entry: string(d.Notation), Reason: NoNotation}
	}
	return nil
}

func outside(field string, reason DefinitionReason, number, least, most int) error {
	return &DefinitionError{Field: field, Reason: reason, Number: number, Least: least, Most: most}
}

// takeLetters numbers the letters, those of the blanks last, and gives their tiles their values.
func (e *Edition) takeLetters(d Definition) error {
	e.letters = append([]LetterDef{{}}, d.Letters...)
	for _, l := range d.BlankOnly {
		e.letters = append(e.letters, LetterDef{Letter: l})
	}
	for i, l := range e.letters[1:] {
		if l.Count < 0 || l.Count > 999 || l.Value < 0 || l.Value > 999 {
			return &DefinitionError{Field: "letters", Entry: l.Letter, Reason: LetterBounds, Most: 999}
		}
		if l.Letter != capitals(l.Letter) {
			return &DefinitionError{Field: "letters", Entry: l.Letter, Reason: NoCapital}
		}
		letter := Letter(i + 1)
		for _, text := range append([]string{l.Letter}, l.Also...) {
			if err := e.takeText(capitals(text), letter); err != nil {
				return err
			}
		}
		e.values[letter.Tile()] = int16(l.Value)
		e.values[letter.Blank()] = int16(d.BlankValue)
	}
	return nil
}

// takeText notes a text that a letter is typed as: it begins as a letter does, has no sign with a
// meaning of its own and is no other letter's.
func (e *Edition) takeText(text string, letter Letter) error {
	reason := DefinitionReason(0)
	_, taken := e.byText[text]
	switch {
	case !startsWithLetter(text):
		reason = NoLetterFirst
	case strings.ContainsFunc(text, isMark):
		reason = MarkInLetter
	case taken:
		reason = LetterTwice
	}
	if reason != 0 {
		return &DefinitionError{Field: "letters", Entry: text, Reason: reason}
	}
	e.byText[text] = letter
	e.longest = max(e.longest, utf8.RuneCountInString(text))
	return nil
}

// takeBonuses notes what laying many tiles brings: for no more than a rack has, once for a number.
func (e *Edition) takeBonuses(d Definition) error {
	for _, b := range d.Bonus {
		if b.Tiles < 1 || b.Tiles > d.Rack || b.Points < 0 || b.Points > 9999 {
			return &DefinitionError{Field: "bonus", Entry: fmt.Sprint(b.Tiles), Reason: BonusBounds, Number: b.Points, Most: 9999}
		}
		if e.bonus[b.Tiles] != 0 {
			return &DefinitionError{Field: "bonus", Entry: fmt.Sprint(b.Tiles), Reason: BonusTwice}
		}
		e.bonus[b.Tiles] = int16(b.Points)
	}
	return nil
}

// takeVowels notes the vowels, which are letters of the set.
func (e *Edition) takeVowels(d Definition) error {
	for _, v := range d.Vowels {
		l, ok := e.byText[v]
		if !ok {
			return &DefinitionError{Field: "vowels", Entry: v, Reason: NoVowel}
		}
		e.vowels[l] = true
	}
	return nil
}

// takeFolding notes which letters keep their marks when they are typed, and which fold to others.
func (e *Edition) takeFolding(d Definition) error {
	for _, u := range d.Unfolded {
		r, size := utf8.DecodeRuneInString(capitals(u))
		if !unicode.IsLetter(r) || size != len(capitals(u)) {
			return &DefinitionError{Field: "unfolded", Entry: u, Reason: NotOneLetter}
		}
		e.keep[r] = true
	}
	for _, f := range d.FoldAlso {
		f := capitals(f)
		r, size := utf8.DecodeRuneInString(f)
		if !unicode.IsLetter(r) || size == len(f) {
			return &DefinitionError{Field: "fold_also", Entry: f, Reason: NoFolding}
		}
		e.fold[r] = f[size:]
	}
	return nil
}

// readsItself holds every letter to being read as itself when it is typed.
func (e *Edition) readsItself(Definition) error {
	for _, l := range e.Alphabet() {
		if s, err := e.Spell(e.Text(l)); err != nil || len(s.Tiles) != 1 || s.Tiles[0].Letter() != l {
			return &DefinitionError{Field: "letters", Entry: e.Text(l), Reason: LetterReadElse}
		}
	}
	return nil
}

// capitals writes a text the way that letters are compared.
func capitals(text string) string { return norm.NFC.String(strings.ToUpper(text)) }

// isMark says whether a sign has a meaning of its own beside letters, in a typed word or in
// a line.
func isMark(r rune) bool {
	return unicode.IsDigit(r) || unicode.IsSpace(r) || unicode.IsControl(r) || strings.ContainsRune("?|()[]/:,", r)
}

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// Value is what a tile is worth in points on the board.
func (e *Edition) Value(t Tile) int { return int(e.values[t]) }

// LeftValue is what a tile is worth in points on a rack at the end of the game.
func (e *Edition) LeftValue(t Tile) int {
	if t.IsBlank() {
		return e.BlankLeft
	}
	return e.Value(t)
}

// BonusFor is what laying so many new tiles in one turn adds, in points.
func (e *Edition) BonusFor(newTiles int) int {
	if newTiles < 0 || newTiles >= len(e.bonus) {
		return 0
	}
	return int(e.bonus[newTiles])
}

// Alphabet lists the letters in their order; those that only a blank may be come last.
func (e *Edition) Alphabet() []Letter {
	all := make([]Letter, len(e.letters)-1)
	for i := range all {
		all[i] = Letter(i + 1)
	}
	return all
}

// Text is how a letter is written: "CH". The empty letter is "".
func (e *Edition) Text(l Letter) string { return e.letters[l].Letter }

// Count is how many tiles of the set carry a letter.
func (e *Edition) Count(l Letter) int { return e.letters[l].Count }

// OnlyBlank says whether a letter has no tile, so that only a blank may be it.
func (e *Edition) OnlyBlank(l Letter) bool { return int(l) > len(e.Letters) }

// IsVowel says whether a letter counts as a vowel.
func (e *Edition) IsVowel(l Letter) bool { return e.vowels[l] }

// Tiles is how many tiles the set has, blanks included.
func (e *Edition) Tiles() int {
	n := e.Blanks
	for _, l := range e.Letters {
		n += l.Count
	}
	return n
}

// TileText writes a tile: "CH", a blank in lower case, "?" for a blank that stands for nothing.
func (e *Edition) TileText(t Tile) string {
	switch {
	case t == UnnamedBlank:
		return "?"
	case t.IsBlank():
		return strings.ToLower(e.Text(t.Letter()))
	}
	return e.Text(t.Letter())
}

// Letter finds the letter that a text writes exactly, in capitals: "CH", "Ñ".
func (e *Edition) Letter(text string) (Letter, bool) {
	l, ok := e.byText[text]
	return l, ok
}

// Pair says whether two letters side by side would spell a letter that has a tile of its
// own, which may not be built from two (FISE art. 11, seeds 000, 001, 003 and 004).
func (e *Edition) Pair(first, second Letter) bool { return e.pairs[first]&(1<<second) != 0 }

// findPairs takes each way to type a letter apart wherever both parts are letters.
func (e *Edition) findPairs() {
	for text := range e.byText {
		for i := range text {
			first, second := e.byText[text[:i]], e.byText[text[i:]]
			if first != 0 && second != 0 && text == e.Text(first)+e.Text(second) {
				e.pairs[first] |= 1 << second
			}
		}
	}
}

// pairLetter is the letter that two letters spell side by side; 0 is none.
func (e *Edition) pairLetter(first, second Letter) Letter {
	return e.byText[e.Text(first)+e.Text(second)]
}

// Same says whether two editions count alike: letters, tiles, values, board and bonus.
func (e *Edition) Same(o *Edition) bool {
	return slices.EqualFunc(e.letters, o.letters, func(a, b LetterDef) bool {
		return a.Letter == b.Letter && a.Count == b.Count && a.Value == b.Value
	}) && e.Blanks == o.Blanks && e.BlankValue == o.BlankValue && e.BlankLeft == o.BlankLeft &&
		e.Rack == o.Rack && slices.Equal(e.Board, o.Board) && e.bonus == o.bonus
}
