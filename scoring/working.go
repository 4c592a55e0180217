package scoring

import (
	"strconv"
	"strings"
)

// Working is how the points of a play came about.
type Working struct {
	Words    []Word // the main word first
	NewTiles int
	Bonus    int  // points
	Points   int  // of all words and the bonus
	Typed    bool // counted from typed words: Start and Direction say nothing
}

// Word is one word of a working.
type Word struct {
	Start     Square
	Direction Direction
	Tiles     []Counted
	Factor    int // of all word premiums together
	Points    int
}

// Counted is one tile of a word: its value, and the premium under it while it is new.
type Counted struct {
	Tile    Tile
	Premium Premium
	New     bool
	Value   int // points
	Factor  int // of the letter premium
}

// Text is the word in letters.
func (w Word) Text(e *Edition) string {
	var b strings.Builder
	for _, t := range w.Tiles {
		b.WriteString(e.Text(t.Tile.Letter()))
	}
	return b.String()
}

// Row is the tiles of the word, new ones and old.
func (w Word) Row() []Tile {
	tiles := make([]Tile, len(w.Tiles))
	for i, t := range w.Tiles {
		tiles[i] = t.Tile
	}
	return tiles
}

// Square is where the word's tile number i, from 0, lies.
func (w Word) Square(i int) Square { return w.Start.Step(w.Direction, i) }

// Sum writes the working of the word: "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44". Brackets and a
// factor stand only where a word premium was covered.
func (w Word) Sum() string {
	b := make([]byte, 0, 64)
	if w.Factor != 1 {
		b = append(b, '(')
	}
	for i, t := range w.Tiles {
		if i > 0 {
			b = append(b, " + "...)
		}
		b = strconv.AppendInt(b, int64(t.Value), 10)
		if t.Factor != 1 {
			b = append(b, " × "...)
			b = strconv.AppendInt(b, int64(t.Factor), 10)
		}
	}
	if w.Factor != 1 {
		b = append(b, ") × "...)
		b = strconv.AppendInt(b, int64(w.Factor), 10)
	}
	b = append(b, " = "...)
	return string(strconv.AppendInt(b, int64(w.Points), 10))
}
