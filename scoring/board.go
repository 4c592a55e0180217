package scoring

import (
	"slices"
	"strings"
)

// Board holds the tiles that lie. It is a value: With returns the next board and leaves
// the one it was called on as it is.
type Board struct {
	layout *Layout
	tiles  [MaxSide * MaxSide]Tile
	count  int
}

// Laid is a tile on its square.
type Laid struct {
	Square Square
	Tile   Tile
}

// NewBoard is an empty board.
func NewBoard(l *Layout) Board { return Board{layout: l} }

// Layout is what the board is drawn like.
func (b *Board) Layout() *Layout { return b.layout }

// At is the tile on a square; 0 where none lies, and off the board.
func (b *Board) At(s Square) Tile {
	if !b.layout.Contains(s) {
		return 0
	}
	return b.tiles[s.Row*b.layout.Side+s.Col]
}

// Count is how many tiles lie on the board.
func (b *Board) Count() int { return b.count }

// With is the board with more tiles on it. Squares off the board are passed over.
func (b Board) With(laid []Laid) Board {
	for _, l := range laid {
		b.put(l.Square, l.Tile)
	}
	return b
}

// Without is the board with the tiles of those squares taken off.
func (b Board) Without(laid []Laid) Board {
	for _, l := range laid {
		b.put(l.Square, 0)
	}
	return b
}

func (b *Board) put(s Square, t Tile) {
	if !b.layout.Contains(s) {
		return
	}
	at := &b.tiles[s.Row*b.layout.Side+s.Col]
	switch {
	case *at == 0 && t != 0:
		b.count++
	case *at != 0 && t == 0:
		b.count--
	}
	*at = t
}

// Lay puts tiles on the free squares of a line, from start on, jumping over the tiles
// that lie there, and says where each comes to lie. It changes nothing.
// The error is a *PlacementError: OffBoard.
func (b *Board) Lay(start Square, d Direction, tiles []Tile) ([]Laid, error) {
	laid := make([]Laid, 0, len(tiles))
	at := start
	for _, t := range tiles {
		for b.At(at) != 0 {
			at = at.Step(d, 1)
		}
		if !b.layout.Contains(at) {
			return nil, &PlacementError{Fault: OffBoard, Square: at, Letter: t.Letter()}
		}
		laid = append(laid, Laid{at, t})
		at = at.Step(d, 1)
	}
	return laid, nil
}

// Text draws the board: a string a row, "." for a free square, a letter of more than one
// sign in brackets, a blank in lower case.
func (b *Board) Text(e *Edition) []string {
	rows := make([]string, b.layout.Side)
	var row strings.Builder
	for r := range rows {
		row.Reset()
		for c := range b.layout.Side {
			switch t := b.At(Square{r, c}); {
			case t == 0:
				row.WriteByte('.')
			case len([]rune(e.Text(t.Letter()))) > 1:
				row.WriteString("[" + e.TileText(t) + "]")
			default:
				row.WriteString(e.TileText(t))
			}
		}
		rows[r] = row.String()
	}
	return rows
}

// Equal says whether the same tiles lie on the same squares.
func (b *Board) Equal(o *Board) bool {
	return b.layout.Side == o.layout.Side && slices.Equal(b.tiles[:], o.tiles[:])
}
