package view

import (
	"math"
	"slices"
	"sort"

	"tanteo/sheet"
	"tanteo/tui/draw"
)

// SheetRow is one line of the sheet: a round, or penalties and the like, or the end.
type SheetRow struct {
	sheet.Abreast
	Open    bool // the round that is being played
	highest int  // of the rounds down to here
}

// Sheet are the lines of the sheet of a game. They are kept: the sheet of the next game goes on where
// a round begins that both have.
type Sheet struct {
	Rows []SheetRow

	turns  []sheet.Turn // that stand in it
	widest []int        // of the points of the turns up to each
	seats  int
	onTurn int
	round  int
}

// SheetOf are the lines of the sheet. Penalties stand beside penalties, and the end beside the
// end.
func SheetOf(g *sheet.Game) Sheet { return Sheet{}.next(g) }

// Sheet is the sheet of a game that is shown.
func (t *Sight) Sheet(g *sheet.Game) Sheet {
	if kept := t.knownOf(g).sheet; kept.is(g) {
		return kept
	}
	return SheetOf(g)
}

// is says whether this is the sheet of a game.
func (s Sheet) is(g *sheet.Game) bool {
	now := &g.Standings
	same := len(s.turns) == len(now.Turns) && alike(s.turns, now.Turns) == len(s.turns)
	return same && s.seats == len(now.Players) && s.onTurn == now.OnTurn && s.round == now.Round()
}

// alike is how many rows or events two games have in common that lie in one place: there none ever
// changes.
func alike[T any](a, b []T) int {
	if n := min(len(a), len(b)); n > 0 && &a[0] == &b[0] {
		return n
	}
	return 0
}

// next is the sheet of another game.
func (s Sheet) next(g *sheet.Game) Sheet {
	now := &g.Standings
	next := Sheet{turns: now.Turns, seats: len(now.Players), onTurn: now.OnTurn, round: now.Round()}
	row, turn := 0, 0
	if s.seats == next.seats {
		row, turn = s.above(now.Turns)
	}
	next.Rows = s.Rows[:row]
	for _, a := range sheet.SetAbreast(now.Turns[turn:], len(now.Players), ofOneKind) {
		next.add(SheetRow{Abreast: a})
	}
	next.widest = s.widest[:alike(s.turns, now.Turns)]
	for i := len(next.widest); i < len(now.Turns); i++ {
		t := &now.Turns[i]
		need := draw.Width(pointsOf(t))
		if t.Told {
			need++ // so that its sign stands apart from the word
		}
		next.widest = append(next.widest, max(next.Widest(), need))
	}
	if now.OnTurn == 0 {
		return next
	}
	for i := range slices.Backward(next.Rows) {
		if next.Rows[i].Round == next.round {
			next.Rows[i].Open = true
			return next
		}
	}
	next.add(SheetRow{Abreast: sheet.Abreast{Round: next.round, Turns: make([]*sheet.Turn, len(now.Players))}, Open: true})
	return next
}

func (s *Sheet) add(row SheetRow) {
	row.highest = row.Round
	if n := len(s.Rows); n > 0 {
		row.highest = max(row.highest, s.Rows[n-1].highest)
	}
	s.Rows = append(s.Rows, row)
}

// above is how many rows stand as they are once the game has these turns, whatever comes after them,
// and how many turns are in them. Such are the rows down to a round, where all in them was noted before
// all below, and where every round below is higher: nothing that comes later goes up past it.
func (s Sheet) above(turns []sheet.Turn) (row, turn int) {
	same := alike(s.turns, turns)
	lowest, first, below, open := math.MaxInt, math.MaxInt, 0, s.onTurn == 0
	for i := range turns[same:] {
		if t := &turns[same+i]; t.TakesTurn() {
			lowest = min(lowest, t.Round)
		}
	}
	for row = len(s.Rows) - 1; row > 0 && same > 0; row-- {
		r, last := s.Rows[row], s.Rows[row-1]
		if r.Round > 0 {
			lowest = min(lowest, r.Round)
		}
		for _, t := range r.Turns {
			if t != nil {
				first = min(first, t.Event)
				below++
			}
		}
		open = open || r.Open
		turn = sort.Search(len(s.turns), func(i int) bool { return s.turns[i].Event >= first })
		if open && turn <= same && len(s.turns)-turn == below && last.Round > 0 && last.highest < lowest {
			return row, turn
		}
	}
	return 0, 0
}

// Widest is how many columns the widest points of the sheet need.
func (s Sheet) Widest() int {
	if len(s.widest) == 0 {
		return 0
	}
	return s.widest[len(s.widest)-1]
}

// ofOneKind says whether a turn is of a kind with one that stands there.
func ofOneKind(a sheet.Abreast, t *sheet.Turn) bool {
	return slices.ContainsFunc(a.Turns, func(other *sheet.Turn) bool { return other != nil && other.Kind == t.Kind })
}

// RowOf is the row that holds a turn, or -1.
func (s Sheet) RowOf(number int) int {
	holds := func(r SheetRow) bool {
		return slices.ContainsFunc(r.Turns, func(t *sheet.Turn) bool { return t != nil && t.Number == number })
	}
	i := sort.Search(len(s.turns), func(i int) bool { return s.turns[i].Number >= number })
	if i == len(s.turns) || s.turns[i].Number != number {
		return -1
	}
	from := sort.Search(len(s.Rows), func(row int) bool { return s.Rows[row].highest >= s.turns[i].Round-1 })
	if at := slices.IndexFunc(s.Rows[from:], holds); at >= 0 {
		return from + at
	}
	return slices.IndexFunc(s.Rows[:from], holds)
}
