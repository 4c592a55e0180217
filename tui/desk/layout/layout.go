// Package layout says where the parts of an open game stand in a window: the board, the side, the
// rows above and below them.
//
//	l := layout.New(80, 24, 15)
//	x, y := l.Square(7, 7) // where the cursor rests on the middle square
package layout

// Rect is a part of the screen, in cells from 0.
type Rect struct{ X, Y, W, H int }

// Layout says where everything goes. Rows that the window has no room for are -1.
type Layout struct {
	W, H         int
	Fits         bool
	NeedW, NeedH int

	CellW, CellH int
	Board        Rect // with its row letters, without the row of column numbers
	Numbers      int  // row of the column numbers
	Side         Rect // working and tabs; W is 0 where they are pages
	Strip        Rect // players beside a large board that leaves no row for them
	TilesBelow   bool // the side has room for the tiles under its tabs

	Players, Rule  int
	Status, Entry  int
	Answer         [2]int
	Notice, Hints  int
	Left           Rect // X and width of status, entry and answer
	CompactPlayers bool
}

// EntryWidth is the width of the entry with a gap, where its answer stands behind it.
const EntryWidth = 36

const (
	sideGap   = 1
	sideWidth = 32 // of a usual working: (8 × 2 + 1 + 3 + 1 + 1) × 2 = 44
)

// New is the layout of a window for a board with so many squares a side.
func New(w, h, squares int) Layout {
	l := Layout{W: w, H: h, Numbers: -1, Players: -1, Rule: -1, Status: -1, Entry: -1, Answer: [2]int{-1, -1}, Notice: -1, Hints: -1}
	l.CellW, l.CellH = 3, 1
	switch {
	case w >= 2+6*squares+41 && h >= 1+3*squares+3:
		l.CellW, l.CellH = 6, 3
	case w >= 2+5*squares+33 && h >= 1+2*squares+7:
		l.CellW, l.CellH = 5, 2
	}
	boardW, boardH := 2+l.CellW*squares, l.CellH*squares
	l.NeedW, l.NeedH = max(48, 2+3*squares+1), squares+5
	if squares > 15 {
		l.NeedW, l.NeedH = 2+3*squares+15, squares+3
	}
	l.Fits = w >= l.NeedW && h >= l.NeedH
	if !l.Fits {
		return l
	}
	if w >= boardW+sideGap+sideWidth && (h >= boardH+5 || l.CellW == 6) {
		gap := sideGap
		if l.CellW > 3 {
			gap = 3
		}
		l.Side = Rect{X: boardW + gap, W: w - boardW - gap}
	}
	if l.Side.W == 0 && squares > 15 {
		l.stripped(boardW, boardH)
		return l
	}
	l.rows(boardW, boardH)
	return l
}

// rows gives the rows of the screen to its parts, the most needed first, until none are left.
func (l *Layout) rows(boardW, boardH int) {
	footInSide := l.CellW == 6
	free := l.H - boardH - 3 // the numbers, the players and the hints always stand
	take := func() bool {
		free--
		return free >= 0
	}
	var entry, answer, status, rule, second, notice bool
	if footInSide {
		entry, answer, status, second, notice = true, true, true, true, true
		rule = take()
	} else {
		entry, answer = take(), take()
		status, rule, second, notice = take(), take(), take(), take()
	}
	y := 0
	row := func(has bool) int {
		if !has {
			return -1
		}
		y++
		return y - 1
	}
	l.Players = row(true)
	l.Rule = row(rule)
	l.CompactPlayers = !status
	l.Numbers = row(true)
	l.Board = Rect{0, y, boardW, boardH}
	y += boardH
	l.Hints = l.H - 1
	l.Side.Y = l.Numbers
	if footInSide {
		l.Left = Rect{X: l.Side.X, W: l.Side.W}
		l.Notice = l.Hints - 1
		l.Answer = [2]int{l.Hints - 3, l.Hints - 2}
		l.Entry, l.Status = l.Hints-4, l.Hints-5
		l.Side.H = l.Status - l.Side.Y
	} else {
		l.Left = Rect{X: 0, W: boardW}
		l.Status = row(status)
		l.Entry = row(entry)
		l.Answer[0] = row(answer)
		l.Answer[1] = row(second)
		if notice {
			l.Notice = l.Hints - 1
		}
		end := l.Hints
		if notice {
			end = l.Notice
		}
		l.Side.H = end - l.Side.Y
	}
	if l.Side.W == 0 {
		l.Side.H = 0
	}
	l.TilesBelow = l.Side.H >= 33
}

// stripped is the layout for a large board in a usual window: the players stand beside the board,
// and the entry shares a row with its answer.
func (l *Layout) stripped(boardW, boardH int) {
	l.Numbers = 0
	l.Board = Rect{0, 1, boardW, boardH}
	l.Strip = Rect{boardW + 1, 0, l.W - boardW - 1, boardH + 1}
	l.Entry = boardH + 1
	l.Hints = l.H - 1
	l.Left = Rect{X: 0, W: boardW}
	if l.H > boardH+3 {
		l.Answer[0] = boardH + 2
	}
	if l.H > boardH+4 {
		l.Notice = l.Hints - 1
	}
}

// Square is where the cursor rests on a square: the middle column of a small cell, the
// letter of a large one.
func (l *Layout) Square(row, col int) (x, y int) {
	return l.Board.X + 2 + col*l.CellW + (l.CellW-1)/2, l.Board.Y + row*l.CellH + (l.CellH-1)/2
}
