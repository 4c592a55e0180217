package finder

import (
	"math/bits"

	"tanteo/scoring"
)

// square is a square as a search along its line sees it.
type square[M mask] struct {
	cross  M              // the letters that may be laid here for the word across; none where a tile lies
	tile   scoring.Letter // that lies here
	factor uint8          // of words
	hook   bool           // a new tile makes a word across
	values uint16         // where the values of tiles on this premium begin, in values
	value  uint16         // of the tile that lies here
	share  uint64         // times the value of a new tile: what it adds to a tally
	base   uint64         // what the tiles of the word across add to a tally
}

// tally is what the words of a play count so far: the main word, without its word premiums,
// in the low half, and the words across in the high half.
const acrossShift = 32

// view is the board as lines that read one way. The squares of all lines stand in one row,
// with one between two lines that takes no tile, so that a search needs no edge.
type view[M mask] struct {
	squares []square[M]
	blocks  []uint32                // by the last square of a block of tiles: the state after it, read backwards
	filled  [scoring.MaxSide]uint32 // by line: the squares with a tile
}

// stride is how far the squares of two neighbouring lines are apart.
func stride(side int) int { return side + 1 }

// at is where a square of a line stands.
func at(side, line, pos int) int { return line*stride(side) + pos + 1 }

func newView[M mask](side int) view[M] {
	n := stride(side)*side + 1
	return view[M]{squares: make([]square[M], n), blocks: make([]uint32, n)}
}

// hooks is the squares of a line, a bit each, that are free and have a tile beside them
// across the line.
func (v *view[M]) hooks(side, line int) uint32 {
	var beside uint32
	if line > 0 {
		beside = v.filled[line-1]
	}
	if line < side-1 {
		beside |= v.filled[line+1]
	}
	return beside &^ v.filled[line]
}

// blocks of a line: calls with the first and the last square of each.
func blocks(filled uint32, each func(first, last int)) {
	for filled != 0 {
		first := bits.TrailingZeros32(filled)
		n := bits.TrailingZeros32(^(filled >> first))
		each(first, first+n-1)
		filled &^= (1<<n - 1) << first
	}
}
