package tui

import (
	"cmp"
	"slices"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// boardPane is the board with the cursor on it and the tiles that are being laid. It lays
// tiles; the root notes them.
type boardPane struct {
	cursor    scoring.Square
	direction scoring.Direction
	laid      []scoring.Laid // in the order in which they were laid
	joins     bool           // the next letter may make one tile with the last
	pending   string         // typed of a tile that is not whole: the dot of L·L, the Q of QU
}

func newBoardPane(l *scoring.Layout) boardPane { return boardPane{cursor: l.Centre} }

// move steps the cursor, which stops at the edge.
func (b boardPane) move(l *scoring.Layout, d scoring.Direction, n int) boardPane {
	if to := b.cursor.Step(d, n); l.Contains(to) {
		b.cursor = to
	}
	b.joins, b.pending = false, ""
	return b
}

// jump puts the cursor on the first or the last square of its row.
func (b boardPane) jump(l *scoring.Layout, last bool) boardPane {
	b.cursor.Col = 0
	if last {
		b.cursor.Col = l.Side - 1
	}
	b.joins, b.pending = false, ""
	return b
}

// turn takes the other direction, and turns the tiles that are laid with it: they lie from
// the first square of the word on. The error is a *scoring.PlacementError, and then
// nothing has turned.
func (b boardPane) turn(board *scoring.Board) (boardPane, error) {
	turned := b
	turned.direction = b.direction.Turned()
	turned.joins, turned.pending = false, ""
	if len(b.laid) == 0 {
		return turned, nil
	}
	inLine := b.inLine()
	turned.laid, turned.cursor = nil, inLine[0].Square
	for _, l := range inLine {
		var err error
		if turned, err = turned.lay(board, l.Tile); err != nil {
			return b, err
		}
	}
	return turned, nil
}

// inLine are the tiles that are laid as they are read, in whatever order they came.
func (b boardPane) inLine() []scoring.Laid {
	laid := slices.Clone(b.laid)
	slices.SortFunc(laid, func(a, c scoring.Laid) int {
		return cmp.Or(cmp.Compare(a.Square.Row, c.Square.Row), cmp.Compare(a.Square.Col, c.Square.Col))
	})
	return laid
}

// tileAt is the tile that is being laid on a square.
func (b boardPane) tileAt(s scoring.Square) (scoring.Tile, int) {
	for i, l := range b.laid {
		if l.Square == s {
			return l.Tile, i
		}
	}
	return 0, -1
}

// letter lays what a key types, from the cursor on along the direction, over tiles that lie
// there. Letters of one tile join. A sign that stands for several letters is laid as if each
// were typed. The error is a *scoring.SpellingError or a *scoring.PlacementError.
func (b boardPane) letter(e *scoring.Edition, board *scoring.Board, typed string) (boardPane, error) {
	next, letters := b, e.Folded(typed)
	if letters == "" {
		letters = typed // a loose accent, for the letter before it
	}
	for _, r := range letters {
		var err error
		if next, err = next.folded(e, board, string(r)); err != nil {
			return b, err
		}
	}
	return next, nil
}

// folded lays a letter that stands for itself.
func (b boardPane) folded(e *scoring.Edition, board *scoring.Board, typed string) (boardPane, error) {
	if b.joins && len(b.laid) > 0 {
		if joined, ok := b.join(e, typed); ok {
			return joined, nil
		}
	}
	if b.opened() {
		typed = b.pending + typed
	}
	spelling, err := e.Spell(typed)
	if err != nil {
		if !e.Begins(typed) || !draw.IsLetter(typed) {
			return b, err
		}
		b.pending, b.joins = typed, false
		return b, nil
	}
	b.pending = ""
	for _, t := range spelling.Tiles {
		if b, err = b.lay(board, t); err != nil {
			return b, err
		}
	}
	b.joins = true
	return b, nil
}

// opened says whether a tile was begun that is none without the letter that follows: a Q where
// the edition has only QU.
func (b boardPane) opened() bool { return b.pending != "" && !b.joins }

// join makes one tile of the last and what was typed, or keeps a sign that may lead to one.
func (b boardPane) join(e *scoring.Edition, typed string) (boardPane, bool) {
	last := len(b.laid) - 1
	tile := b.laid[last].Tile
	text := e.Text(tile.Letter()) + b.pending + typed
	if spelling, err := e.Spell(text); err == nil && len(spelling.Tiles) == 1 && spelling.Tiles[0] != 0 {
		joined := spelling.Tiles[0]
		if tile.IsBlank() {
			joined = joined.Letter().Blank()
		}
		b.laid = slices.Clone(b.laid)
		b.laid[last].Tile = joined
		b.pending = ""
		return b, true
	}
	if e.Begins(text) && !draw.IsLetter(typed) {
		b.pending += typed
		return b, true
	}
	return b, false
}

func (b boardPane) lay(board *scoring.Board, t scoring.Tile) (boardPane, error) {
	free := func(s scoring.Square) bool {
		_, i := b.tileAt(s)
		return board.At(s) == 0 && i < 0
	}
	at := b.cursor
	for board.Layout().Contains(at) && !free(at) {
		at = at.Step(b.direction, 1)
	}
	if !board.Layout().Contains(at) {
		return b, &scoring.PlacementError{Fault: scoring.OffBoard, Square: at, Letter: t.Letter()}
	}
	b.laid = append(slices.Clip(b.laid), scoring.Laid{Square: at, Tile: t})
	next := at
	for board.Layout().Contains(next) && !free(next) {
		next = next.Step(b.direction, 1)
	}
	b.cursor = next
	if !board.Layout().Contains(next) {
		b.cursor = at
	}
	return b, nil
}

// blank turns the tile under the cursor into a blank and back, or else the one just laid.
func (b boardPane) blank(e *scoring.Edition) boardPane {
	_, i := b.tileAt(b.cursor)
	if i < 0 {
		i = len(b.laid) - 1
	}
	if i < 0 {
		return b
	}
	b.laid = slices.Clone(b.laid)
	b.laid[i].Tile = e.Turned(b.laid[i].Tile)
	return b
}

// takeBack takes one tile back: the last that was laid.
func (b boardPane) takeBack() boardPane {
	if b.pending != "" {
		b.pending = ""
		return b
	}
	if len(b.laid) == 0 {
		return b
	}
	last := len(b.laid) - 1
	b.cursor = b.laid[last].Square
	b.laid = b.laid[:last:last]
	b.joins = false
	return b
}

// clear takes all tiles back and leaves the cursor where the first of them was.
func (b boardPane) clear() boardPane {
	if len(b.laid) > 0 {
		b.cursor = b.laid[0].Square
	}
	b.laid, b.joins, b.pending = nil, false, ""
	return b
}

// forming is the play that the tiles make so far, whether or not it is allowed.
func (b boardPane) forming(board *scoring.Board) (scoring.Play, error) {
	return board.Form(b.laid, b.direction)
}
