package view

import (
	"slices"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/board"
	"tanteo/tui/draw"
)

// Drawn keeps drawings that take long, each with what it was made of, to use them again while that
// is the same. It belongs to whoever draws the table; drawing changes nothing else. Without it,
// all is drawn anew.
type Drawn struct {
	board   drawnBoard
	notes   drawnNotes
	twoTile *twoTileOf
}

// BoardLines are the lines of the board.
func (v Table) BoardLines() []string {
	t := v.At
	turn, ok := t.NewestShown()
	now := boardKey{last: turn, ok: ok, look: v.Look, w: v.Lay.W, h: v.Lay.H}
	if v.Look.Brackets && t.Focus == OnBoard && t.Over == nil {
		now.cursor, now.bracketed = t.Board.Cursor, true
	}
	laid, spots, game := t.ShownLaid(), v.ShownSpots(), t.OnBoard()
	if game != &t.Shown {
		now.ok = false // another position has no newest turn here
	}
	if v.Drawn != nil && v.Drawn.board.is(now, laid, spots, &game.Standings.Board) {
		return v.Drawn.board.lines
	}
	b := board.View{
		Edition: game.Edition, Board: &game.Standings.Board, Laid: laid, Spots: spots,
		Cursor: t.Board.Cursor, HasCur: now.bracketed, Names: v.Names.Premium, Notation: t.Game.Log.Notation,
	}
	if now.ok {
		b.Last = t.LastLaid()
	}
	lines := b.Lines(&v.Lay, v.Look)
	if v.Drawn != nil {
		v.Drawn.board = drawnBoard{now, laid, spots, game.Standings.Board, lines}
	}
	return lines
}

// ColumnLabels are what the columns of the board are called, in the line above it.
func (v Table) ColumnLabels() string {
	g := &v.At.Game
	return v.Muted(board.ColumnLabels(&v.Lay, g.Edition.Layout.Side, g.Log.Notation))
}

// drawnBoard is the board with what it was drawn of.
type drawnBoard struct {
	key   boardKey
	laid  []scoring.Laid
	spots []board.Spot
	board scoring.Board
	lines []string
}

// is says whether the drawing was made of the same things.
func (d *drawnBoard) is(key boardKey, laid []scoring.Laid, spots []board.Spot, on *scoring.Board) bool {
	return d.lines != nil && d.key == key && slices.Equal(d.laid, laid) && slices.Equal(d.spots, spots) && d.board.Equal(on)
}

type boardKey struct {
	cursor scoring.Square
	last   sheet.Turn
	ok     bool

	bracketed bool

	look *draw.Look
	w, h int
}
