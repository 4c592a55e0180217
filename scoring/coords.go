package scoring

import "strconv"

// Square is a place on a board: row from the top and column from the left, both from 0.
type Square struct{ Row, Col int }

// Direction is the way a word reads.
type Direction uint8

// The two directions.
const (
	Across Direction = iota
	Down
)

// Turned is the other direction.
func (d Direction) Turned() Direction { return d ^ 1 }

// Step is the square n squares on in a direction, or back when n is negative.
func (s Square) Step(d Direction, n int) Square {
	if d == Down {
		return Square{s.Row + n, s.Col}
	}
	return Square{s.Row, s.Col + n}
}

// Transposed mirrors the square at the main diagonal.
func (s Square) Transposed() Square { return Square{s.Col, s.Row} }

// Name is the square's own name, the same in every notation of this program: row letter
// and column number, "H4" (seeds 000 and 002).
func (s Square) Name() string { return Rows.Format(s, Across) }

// Notation is a way to write where a word begins and which way it reads.
type Notation string

// The two notations. Both call the centre of a 15×15 board H8 and most boards are
// symmetric, so a mix-up shows in no score: test squares.
const (
	Rows Notation = "rows" // row letter, column number; letter first is across: H4, 6F (FISE, FISF, seeds 000 and 002)
	GCG  Notation = "gcg"  // column letter, row number; number first is across: 8D, F6
)

// Labels are what stands beside a board: above each column and left of each row, from 0.
func (n Notation) Labels(i int) (column, row string) {
	letter, number := string(rune('A'+i)), strconv.Itoa(i+1)
	if n == GCG {
		return letter, number
	}
	return number, letter
}

// Format writes a square and a direction: "H4" and "6F" in rows, "8D" and "F6" in GCG.
func (n Notation) Format(s Square, d Direction) string {
	column, _ := n.Labels(s.Col)
	_, row := n.Labels(s.Row)
	if d == Down {
		return column + row
	}
	return row + column
}

func (n Notation) letterFirst(d Direction) bool { return (n == GCG) == (d == Down) }

// Parse reads what Format writes, capitals or not. A text of another shape is not ok; a
// square off the board is returned as it is, for Layout.Contains to refuse.
func (n Notation) Parse(text string) (s Square, d Direction, ok bool) {
	if len(text) < 2 || len(text) > 4 {
		return s, d, false
	}
	first := asciiLetter(text[0])
	last := asciiLetter(text[len(text)-1])
	var letter, number string
	switch {
	case first && !last:
		letter, number = text[:1], text[1:]
	case last && !first:
		letter, number = text[len(text)-1:], text[:len(text)-1]
	default:
		return s, d, false
	}
	num := 0
	for i := range len(number) {
		if number[i] < '0' || number[i] > '9' {
			return s, d, false
		}
		num = num*10 + int(number[i]-'0')
	}
	let := int(letter[0]|0x20) - 'a'
	d = Across
	if n.letterFirst(Across) != first {
		d = Down
	}
	if n == GCG {
		return Square{num - 1, let}, d, true
	}
	return Square{let, num - 1}, d, true
}

func asciiLetter(b byte) bool { return b|0x20 >= 'a' && b|0x20 <= 'z' }
