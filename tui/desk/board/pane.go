// Package board is the board with the cursor on it and the tiles that are being laid, and how it is
// drawn. It lays tiles; whoever has it notes them.
//
//	b := board.New(e.Layout)
//	b, err := b.Letter(e, &standings.Board, "J")
//	play, err := b.Forming(&standings.Board)
package board

import (
	"cmp"
	"slices"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// Pane is where the cursor stands, and the tiles that are being laid.
type Pane struct {
	Cursor    scoring.Square
	Direction scoring.Direction
	Laid      []scoring.Laid // in the order in which they were laid
	Joins     bool           // the next letter may make one tile with the last
	Pending   string         // typed of a tile that is not whole: the dot of L·L, the Q of QU
	Beyond    []scoring.Tile // typed behind the last tile, for which the board has no square
}

func New(l *scoring.Layout) Pane { return Pane{Cursor: l.Centre} }

// Move steps the cursor, which stops at the edge.
func (b Pane) Move(l *scoring.Layout, d scoring.Direction, n int) Pane {
	if to := b.Cursor.Step(d, n); l.Contains(to) {
		b.Cursor = to
	}
	b.Joins, b.Pending = false, ""
	return b
}

// Jump puts the cursor on the first or the last square of its row.
func (b Pane) Jump(l *scoring.Layout, last bool) Pane {
	b.Cursor.Col = 0
	if last {
		b.Cursor.Col = l.Side - 1
	}
	b.Joins, b.Pending = false, ""
	return b
}

// Turn takes the other direction, and turns the tiles that are laid with it: they lie from
// the first square of the word on. The error is a *scoring.PlacementError, and then
// nothing has turned.
func (b Pane) Turn(board *scoring.Board) (Pane, error) {
	turned := b
	turned.Direction = b.Direction.Turned()
	turned.Joins, turned.Pending, turned.Beyond = false, "", nil
	if len(b.Laid) == 0 {
		return turned, nil
	}
	turned.Laid, turned.Cursor = nil, b.InLine()[0].Square
	for _, t := range b.Typed() {
		var err error
		if turned, err = turned.lay(board, t); err != nil {
			return b, err
		}
	}
	return turned, nil
}

// Runs are the tiles as they lie together along the direction, with what lies on the board between
// them: one run where they make a play.
func (b Pane) Runs(board *scoring.Board) [][]scoring.Laid {
	laid := b.InLine()
	if b.Direction == scoring.Down {
		slices.SortStableFunc(laid, func(a, c scoring.Laid) int { return cmp.Compare(a.Square.Col, c.Square.Col) })
	}
	var runs [][]scoring.Laid
	var next scoring.Square
	for _, l := range laid {
		for len(runs) > 0 && next != l.Square && board.Layout().Contains(next) && board.At(next) != 0 {
			next = next.Step(b.Direction, 1)
		}
		if len(runs) == 0 || next != l.Square {
			runs = append(runs, nil)
		}
		runs[len(runs)-1] = append(runs[len(runs)-1], l)
		next = l.Square.Step(b.Direction, 1)
	}
	return runs
}

// Typed are the tiles as they are read, with those for which the board has no square.
func (b Pane) Typed() []scoring.Tile {
	tiles := make([]scoring.Tile, 0, len(b.Laid)+len(b.Beyond))
	for _, l := range b.InLine() {
		tiles = append(tiles, l.Tile)
	}
	return append(tiles, b.Beyond...)
}

// InLine are the tiles that are laid as they are read, in whatever order they came.
func (b Pane) InLine() []scoring.Laid {
	laid := slices.Clone(b.Laid)
	slices.SortFunc(laid, func(a, c scoring.Laid) int {
		return cmp.Or(cmp.Compare(a.Square.Row, c.Square.Row), cmp.Compare(a.Square.Col, c.Square.Col))
	})
	return laid
}

// TileAt is the tile that is being laid on a square.
func (b Pane) TileAt(s scoring.Square) (scoring.Tile, int) {
	for i, l := range b.Laid {
		if l.Square == s {
			return l.Tile, i
		}
	}
	return 0, -1
}

// Letter lays what a key types, from the cursor on along the direction, over tiles that lie
// there. Letters of one tile join. A sign that stands for several letters is laid as if each
// were typed. The error is a *scoring.SpellingError or a *scoring.PlacementError.
func (b Pane) Letter(e *scoring.Edition, board *scoring.Board, typed string) (Pane, error) {
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
func (b Pane) folded(e *scoring.Edition, board *scoring.Board, typed string) (Pane, error) {
	if b.Joins && len(b.Laid) > 0 {
		if joined, ok := b.join(e, typed); ok {
			return joined, nil
		}
	}
	if b.Opened() {
		typed = b.Pending + typed
	}
	spelling, err := e.Spell(typed)
	if err != nil {
		if !e.Begins(typed) || !draw.IsLetter(typed) {
			return b, err
		}
		b.Pending, b.Joins = typed, false
		return b, nil
	}
	b.Pending = ""
	for _, t := range spelling.Tiles {
		next, err := b.lay(board, t)
		switch {
		case err == nil:
			b, b.Beyond = next, nil
		case len(b.Laid) > 0:
			b.Beyond = append(slices.Clip(b.Beyond), t)
		default:
			return b, err
		}
	}
	b.Joins = true
	return b, nil
}

// last is the tile that was typed last.
func (b Pane) last() scoring.Tile {
	if n := len(b.Beyond); n > 0 {
		return b.Beyond[n-1]
	}
	return b.Laid[len(b.Laid)-1].Tile
}

// withLast has another tile in the place of the one that was typed last.
func (b Pane) withLast(t scoring.Tile) Pane {
	if n := len(b.Beyond); n > 0 {
		b.Beyond = slices.Clone(b.Beyond)
		b.Beyond[n-1] = t
		return b
	}
	b.Laid = slices.Clone(b.Laid)
	b.Laid[len(b.Laid)-1].Tile = t
	return b
}

// Opened says whether a tile was begun that is none without the letter that follows: a Q where
// the edition has only QU.
func (b Pane) Opened() bool { return b.Pending != "" && !b.Joins }

// join makes one tile of the last and what was typed, or keeps a sign that may lead to one.
func (b Pane) join(e *scoring.Edition, typed string) (Pane, bool) {
	tile := b.last()
	text := e.Text(tile.Letter()) + b.Pending + typed
	if spelling, err := e.Spell(text); err == nil && len(spelling.Tiles) == 1 && spelling.Tiles[0] != 0 {
		joined := spelling.Tiles[0]
		if tile.IsBlank() {
			joined = joined.Letter().Blank()
		}
		b = b.withLast(joined)
		b.Pending = ""
		return b, true
	}
	if e.Begins(text) && !draw.IsLetter(typed) {
		b.Pending += typed
		return b, true
	}
	return b, false
}

func (b Pane) lay(board *scoring.Board, t scoring.Tile) (Pane, error) {
	free := func(s scoring.Square) bool {
		_, i := b.TileAt(s)
		return board.At(s) == 0 && i < 0
	}
	at := b.Cursor
	for board.Layout().Contains(at) && !free(at) {
		at = at.Step(b.Direction, 1)
	}
	if !board.Layout().Contains(at) {
		return b, &scoring.PlacementError{Fault: scoring.OffBoard, Square: at, Letter: t.Letter()}
	}
	b.Laid = append(slices.Clip(b.Laid), scoring.Laid{Square: at, Tile: t})
	next := at
	for board.Layout().Contains(next) && !free(next) {
		next = next.Step(b.Direction, 1)
	}
	b.Cursor = next
	if !board.Layout().Contains(next) {
		b.Cursor = at
	}
	return b, nil
}

// Blank turns the tile under the cursor into a blank and back, or else the one just laid.
func (b Pane) Blank(e *scoring.Edition) Pane {
	_, i := b.TileAt(b.Cursor)
	if len(b.Laid) == 0 {
		return b
	}
	if i < 0 || len(b.Beyond) > 0 && i == len(b.Laid)-1 {
		return b.withLast(e.Turned(b.last()))
	}
	b.Laid = slices.Clone(b.Laid)
	b.Laid[i].Tile = e.Turned(b.Laid[i].Tile)
	return b
}

// TakeBack takes one tile back: the last that was laid.
func (b Pane) TakeBack() Pane {
	b.Beyond = nil
	if b.Pending != "" {
		b.Pending = ""
		return b
	}
	if len(b.Laid) == 0 {
		return b
	}
	last := len(b.Laid) - 1
	b.Cursor = b.Laid[last].Square
	b.Laid = b.Laid[:last:last]
	b.Joins = false
	return b
}

// Laying is the pane with the tiles of a play laid, as if they had been typed.
func (b Pane) Laying(p scoring.Play) Pane {
	b = b.Clear()
	b.Laid, b.Direction = p.Laid(), p.Direction
	b.Cursor = b.Laid[len(b.Laid)-1].Square
	return b
}

// Clear takes all tiles back and leaves the cursor where the first of them was.
func (b Pane) Clear() Pane {
	if len(b.Laid) > 0 {
		b.Cursor = b.Laid[0].Square
	}
	b.Laid, b.Joins, b.Pending, b.Beyond = nil, false, "", nil
	return b
}

// Forming is the play that the tiles make so far, whether or not it is allowed.
func (b Pane) Forming(board *scoring.Board) (scoring.Play, error) {
	return board.Form(b.Laid, b.Direction)
}
