package scoring

import (
	"unicode/utf8"
)

// MaxSide is the longest side that a board may have, in squares.
const MaxSide = 21

// Premium is what is printed on a square.
type Premium uint8

// The premiums. A Colour premium triples a new tile only when the tile is worth just
// that many points; Literaki's board has them (literaki.com/rules).
const (
	Plain Premium = iota
	DoubleLetter
	TripleLetter
	QuadrupleLetter
	DoubleWord
	TripleWord
	QuadrupleWord
	Colour1
	Colour2
	Colour3
	Colour5
)

// premiums holds what each premium does and how a layout draws it.
var premiums = [...]struct {
	sign         rune
	letter, word int
	only         int16 // 0, or the value of the only tiles that it multiplies
}{
	Plain:           {'.', 1, 1, 0},
	DoubleLetter:    {'d', 2, 1, 0},
	TripleLetter:    {'t', 3, 1, 0},
	QuadrupleLetter: {'q', 4, 1, 0},
	DoubleWord:      {'D', 1, 2, 0},
	TripleWord:      {'T', 1, 3, 0},
	QuadrupleWord:   {'Q', 1, 4, 0},
	Colour1:         {'1', 3, 1, 1},
	Colour2:         {'2', 3, 1, 2},
	Colour3:         {'3', 3, 1, 3},
	Colour5:         {'5', 3, 1, 5},
}

// Premiums are all of them, the plain square first.
func Premiums() []Premium {
	all := make([]Premium, len(premiums))
	for i := range all {
		all[i] = Premium(i)
	}
	return all
}

// LetterFactor is what the premium multiplies a new tile by.
func (p Premium) LetterFactor(e *Edition, t Tile) int {
	if only := premiums[p].only; only != 0 && (t.IsBlank() || e.values[t] != only) {
		return 1
	}
	return premiums[p].letter
}

// WordFactor is what the premium multiplies a word by when a new tile covers it.
func (p Premium) WordFactor() int { return premiums[p].word }

// Layout is the drawn board: its side in squares, its premiums and its centre.
type Layout struct {
	Side   int
	Centre Square

	premiums [MaxSide * MaxSide]Premium
	has      [len(premiums)]bool
}

// NewLayout reads a drawn board: a string a row, top to bottom, with
//
//	.          plain            D T Q      double, triple, quadruple word
//	d t q      double, triple, quadruple letter
//	1 2 3 5    triples tiles of just that value
//
// The centre is the middle square. The error is a *DefinitionError.
func NewLayout(rows []string) (*Layout, error) {
	side := len(rows)
	if side < 5 || side > MaxSide || side%2 == 0 {
		return nil, &DefinitionError{Field: "board", Reason: SideOfBoard, Number: side, Least: 5, Most: MaxSide}
	}
	l := &Layout{Side: side, Centre: Square{side / 2, side / 2}}
	for r, row := range rows {
		if n := utf8.RuneCountInString(row); n != side {
			return nil, &DefinitionError{Field: "board", Row: r + 1, Reason: RowOfBoard, Number: n, Least: side, Most: side}
		}
		c := 0
		for _, drawn := range row {
			p, ok := premiumDrawn(drawn)
			if !ok {
				return nil, &DefinitionError{Field: "board", Row: r + 1, Reason: NoPremiumSign, Text: string(drawn)}
			}
			l.premiums[r*side+c] = p
			l.has[p] = true
			c++
		}
	}
	return l, nil
}

func premiumDrawn(drawn rune) (Premium, bool) {
	for p, what := range premiums {
		if what.sign == drawn {
			return Premium(p), true
		}
	}
	return Plain, false
}

// At is the premium of a square.
func (l *Layout) At(s Square) Premium { return l.premiums[s.Row*l.Side+s.Col] }

// Has says whether any square carries a premium.
func (l *Layout) Has(p Premium) bool { return l.has[p] }

// Contains says whether a square is on the board.
func (l *Layout) Contains(s Square) bool {
	return s.Row >= 0 && s.Col >= 0 && s.Row < l.Side && s.Col < l.Side
}
