package finder

import (
	"cmp"

	"tanteo/scoring"
)

// Found is a play that was found, small enough to keep them all. It is one of the position
// it was found on.
type Found struct {
	tiles uint64 // new tiles, seven bits each, the first in the lowest bits
	rest  uint64 // points, direction, row, column, length, number of new tiles
}

// How a found play is packed.
const (
	tileBits   = 7
	blankMark  = 1 << 6
	lengthAt   = 4
	colAt      = 9
	rowAt      = 14
	downAt     = 19
	pointsAt   = 20
	fiveBits   = 1<<5 - 1
	newMask    = 1<<lengthAt - 1
	placeMask  = (1<<pointsAt - 1) &^ (1<<colAt - 1)
	tileMask   = 1<<tileBits - 1
	letterMask = blankMark - 1
)

// Points is what the play counts, with the bonus.
func (f Found) Points() int { return int(f.rest >> pointsAt) }

// Start is where its word begins.
func (f Found) Start() scoring.Square {
	return scoring.Square{Row: int(f.rest >> rowAt & fiveBits), Col: int(f.rest >> colAt & fiveBits)}
}

// Direction is the way its word reads.
func (f Found) Direction() scoring.Direction { return scoring.Direction(f.rest >> downAt & 1) }

// Len is how many tiles its word has, old and new.
func (f Found) Len() int { return int(f.rest >> lengthAt & fiveBits) }

// New is how many new tiles it lays.
func (f Found) New() int { return int(f.rest & newMask) }

// Tile is new tile number i, from 0.
func (f Found) Tile(i int) scoring.Tile {
	t := f.tiles >> (tileBits * i) & tileMask
	if t&blankMark != 0 {
		return scoring.Letter(t & letterMask).Blank()
	}
	return scoring.Letter(t).Tile()
}

// Blanks is how many of the new tiles are blanks.
func (f Found) Blanks() int {
	n := 0
	for t := f.tiles; t != 0; t >>= tileBits {
		n += int(t >> 6 & 1)
	}
	return n
}

// Play is the play in full.
func (p *Position) Play(f Found) scoring.Play {
	play := scoring.Play{Start: f.Start(), Direction: f.Direction(), Tiles: make([]scoring.PlayTile, f.Len())}
	n := 0
	for i := range play.Tiles {
		tile := p.board.At(play.Start.Step(play.Direction, i))
		if tile != 0 {
			play.Tiles[i] = scoring.PlayTile{Tile: tile}
			continue
		}
		play.Tiles[i] = scoring.PlayTile{Tile: f.Tile(n), New: true}
		n++
	}
	return play
}

// Compare orders found plays of a position: the most points first, then across before down,
// from A1 on by rows, then by the tiles in the order of the alphabet, a blank after its letter.
func Compare(a, b Found) int {
	return cmp.Or(
		cmp.Compare(b.Points(), a.Points()),
		cmp.Compare(a.rest&placeMask, b.rest&placeMask),
		compareTiles(a, b),
	)
}

func compareTiles(a, b Found) int {
	for i := range min(a.New(), b.New()) {
		x, y := a.Tile(i), b.Tile(i)
		if c := cmp.Or(cmp.Compare(x.Letter(), y.Letter()), cmp.Compare(x, y)); c != 0 {
			return c
		}
	}
	return cmp.Compare(a.New(), b.New())
}
