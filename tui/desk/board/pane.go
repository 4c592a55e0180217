// Package board is the board with its cursor and the tiles that are being laid, and draws it. It
// lays tiles; the table notes them.
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

// Pane is the cursor and the tiles that are being laid.
type Pane struct {
	Cursor    scoring.Square
	Direction scoring.Direction
	Laid      []scoring.Laid // in the order in which they were laid
	Joins     bool           // the next letter may make one tile with the last
	Pending   string         // the beginning of a tile: the dot of L·L, the Q of QU
	Beyond    []scoring.Tile // typed beyond the edge of the board, as many as it has squares in a row at most
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

// Turn takes the other direction. Laid tiles turn with it, around the first square of the word. If
// that fails, the error is a *scoring.PlacementError and nothing has turned.
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

// Runs are the laid tiles along the direction, with the tiles on the board between them. They make
// a play if there is only one run.
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

// Typed are the laid tiles in reading order, with those beyond the edge.
func (b Pane) Typed() []scoring.Tile {
	tiles := make([]scoring.Tile, 0, len(b.Laid)+len(b.Beyond))
	for _, l := range b.InLine() {
		tiles = append(tiles, l.Tile)
	}
	return append(tiles, b.Beyond...)
}

// InLine are the laid tiles in reading order.
func (b Pane) InLine() []scoring.Laid {
	laid := slices.Clone(b.Laid)
	slices.SortFunc(laid, func(a, c scoring.Laid) int {
		return cmp.Or(cmp.Compare(a.Square.Row, c.Square.Row), cmp.Compare(a.Square.Col, c.Square.Col))
	})
	return laid
}

// TileAt is the laid tile on a square.
func (b Pane) TileAt(s scoring.Square) (scoring.Tile, int) {
	for i, l := range b.Laid {
		if l.Square == s {
			return l.Tile, i
		}
	}
	return 0, -1
}

// Letter lays what a key types at the cursor, over tiles that are being laid there. Letters of one
// tile join. A sign that stands for several letters is laid as if each were typed. The error is a
// *scoring.SpellingError or a *scoring.PlacementError.
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

// folded lays a single letter.
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
		case len(b.Laid) > 0 && len(b.Beyond) < e.Layout.Side: // no word is longer
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

// withLast replaces the tile that was typed last.
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

// Opened says whether a tile was begun that needs another letter: a Q where the edition has only
// QU.
func (b Pane) Opened() bool { return b.Pending != "" && !b.Joins }

// join makes one tile of the last one and what was typed, or keeps a sign that may lead to one.
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

// Blank makes the laid tile under the cursor a blank or a letter again, else the one laid last.
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

// TakeBack takes back the tile that was laid last.
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

// HasRoom says whether the squares of all laid tiles are free.
func (b Pane) HasRoom(board *scoring.Board) bool {
	return !slices.ContainsFunc(b.Laid, func(l scoring.Laid) bool { return board.At(l.Square) != 0 })
}

// WithoutTaken takes back the tiles whose squares are taken. Where that is all, the cursor stands where
// the first of them was.
func (b Pane) WithoutTaken(board *scoring.Board) Pane {
	still := slices.DeleteFunc(slices.Clone(b.Laid), func(l scoring.Laid) bool { return board.At(l.Square) != 0 })
	if len(still) == 0 {
		return b.Clear()
	}
	b.Laid, b.Joins, b.Pending, b.Beyond = still, false, "", nil
	return b
}

// Forming is the play that the tiles make so far, allowed or not.
func (b Pane) Forming(board *scoring.Board) (scoring.Play, error) {
	return board.Form(b.Laid, b.Direction)
}
