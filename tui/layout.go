package tui

// rect is a part of the screen, in cells from 0.
type rect struct{ x, y, w, h int }

// layout says where everything goes. Rows that the window has no room for are -1.
type layout struct {
	w, h         int
	fits         bool
	needW, needH int

	cellW, cellH int
	board        rect // with its row letters, without the row of column numbers
	numbers      int  // row of the column numbers
	side         rect // working and tabs; w is 0 where they are pages
	strip        rect // players beside a large board that leaves no row for them
	tilesBelow   bool // the side has room for the tiles under its tabs

	players, rule  int
	status, entry  int
	answer         [2]int
	notice, hints  int
	left           rect // x and width of status, entry and answer
	compactPlayers bool
}

const (
	sideGap    = 1
	entryWidth = 36 // of the entry with a gap, where its answer stands behind it
	sideWidth  = 32 // of a usual working: (8 × 2 + 1 + 3 + 1 + 1) × 2 = 44
)

// newLayout is the layout of a window for a board with so many squares a side.
func newLayout(w, h, squares int) layout {
	l := layout{w: w, h: h, numbers: -1, players: -1, rule: -1, status: -1, entry: -1, answer: [2]int{-1, -1}, notice: -1, hints: -1}
	l.cellW, l.cellH = 3, 1
	switch {
	case w >= 2+6*squares+41 && h >= 1+3*squares+3:
		l.cellW, l.cellH = 6, 3
	case w >= 2+5*squares+33 && h >= 1+2*squares+7:
		l.cellW, l.cellH = 5, 2
	}
	boardW, boardH := 2+l.cellW*squares, l.cellH*squares
	l.needW, l.needH = max(48, 2+3*squares+1), squares+5
	if squares > 15 {
		l.needW, l.needH = 2+3*squares+15, squares+3
	}
	l.fits = w >= l.needW && h >= l.needH
	if !l.fits {
		return l
	}
	if w >= boardW+sideGap+sideWidth && (h >= boardH+5 || l.cellW == 6) {
		gap := sideGap
		if l.cellW > 3 {
			gap = 3
		}
		l.side = rect{x: boardW + gap, w: w - boardW - gap}
	}
	if l.side.w == 0 && squares > 15 {
		l.stripped(boardW, boardH)
		return l
	}
	l.rows(boardW, boardH)
	return l
}

// rows gives each row of the screen away, the least needed last.
func (l *layout) rows(boardW, boardH int) {
	footInSide := l.cellW == 6
	free := l.h - boardH - 3 // the numbers, the players and the hints always stand
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
	l.players = row(true)
	l.rule = row(rule)
	l.compactPlayers = !status
	l.numbers = row(true)
	l.board = rect{0, y, boardW, boardH}
	y += boardH
	l.hints = l.h - 1
	l.side.y = l.numbers
	if footInSide {
		l.left = rect{x: l.side.x, w: l.side.w}
		l.notice = l.hints - 1
		l.answer = [2]int{l.hints - 3, l.hints - 2}
		l.entry, l.status = l.hints-4, l.hints-5
		l.side.h = l.status - l.side.y
	} else {
		l.left = rect{x: 0, w: boardW}
		l.status = row(status)
		l.entry = row(entry)
		l.answer[0] = row(answer)
		l.answer[1] = row(second)
		if notice {
			l.notice = l.hints - 1
		}
		end := l.hints
		if notice {
			end = l.notice
		}
		l.side.h = end - l.side.y
	}
	if l.side.w == 0 {
		l.side.h = 0
	}
	l.tilesBelow = l.side.h >= 33
}

// stripped is the layout of a large board in a usual window: the players stand beside it,
// the entry and its answer share a row.
func (l *layout) stripped(boardW, boardH int) {
	l.numbers = 0
	l.board = rect{0, 1, boardW, boardH}
	l.strip = rect{boardW + 1, 0, l.w - boardW - 1, boardH + 1}
	l.entry = boardH + 1
	l.hints = l.h - 1
	l.left = rect{x: 0, w: boardW}
	if l.h > boardH+3 {
		l.answer[0] = boardH + 2
	}
	if l.h > boardH+4 {
		l.notice = l.hints - 1
	}
}

// square is where the cursor rests on a square: the middle column of a small cell, the
// letter of a large one.
func (l *layout) square(row, col int) (x, y int) {
	return l.board.x + 2 + col*l.cellW + (l.cellW-1)/2, l.board.y + row*l.cellH + (l.cellH-1)/2
}
