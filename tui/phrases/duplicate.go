package phrases

import (
	"slices"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

// Duplicate is how the rounds of a duplicate are told.
type Duplicate struct {
	Cell    func(round int, player, row string) string
	Master  func(round int, row string) string
	Rack    func(round int, tiles string) string
	Closed  func(round int, row string) string
	Next    func(player string) string // whose cell comes next
	AllIn   string
	Without func(players string) string // who have nothing in a round that is closed
	Tables  func(n int) string          // so many of them, where they are too many to name
	Deleted func(round int) string

	DeletedWith func(round, rows int) string // with so many penalties and the like
	Emptied     func(round int, player string) string
	Faults      func(rounds string, n int) string // plays that have no place on the board
	See         func(rounds string, n int) string // where to look

	WouldFault func(rounds string, n int) string // plays that a correction would leave without a place

	// Of the table.
	Round, MasterColumn, Total, Share string
}

// cell tells what was noted in a round, and what comes next.
func (l *Language) cell(a sheet.Answer, g sheet.Game) []string {
	t, d := a.Row, &l.Duplicate
	round := t.Round
	switch a.Line.Event.What.(type) {
	case sheet.RackDrawn:
		if round = len(g.Standings.Rounds); a.Line.Verb == sheet.Edit {
			round = a.Line.Turn
		}
		return []string{d.Rack(round, l.rack(g, g.Standings.Rounds[round-1].Rack))}
	case sheet.RoundClosed:
		closed := g.Standings.Rounds[len(g.Standings.Rounds)-2]
		master, _ := g.Standings.MasterOf(closed)
		said := []string{d.Closed(closed.Number, l.Row(g, master))}
		if next, ok := g.Standings.Open(); ok && next.Drawn {
			said = append(said, d.Rack(next.Number, l.rack(g, next.Rack)))
		}
		if empty := l.without(g, closed); empty != "" {
			said = append(said, d.Without(empty))
		}
		return append(said, l.next(g)...)
	case sheet.Master:
		return append([]string{d.Master(round, l.Row(g, t))}, l.next(g)...)
	}
	return append([]string{d.Cell(round, l.Seat(g, t.Player), l.Row(g, t))}, l.next(g)...)
}

// without names the players at the table who have nothing in a round, or says how many they are
// if they are many; "" if there are none.
func (l *Language) without(g sheet.Game, r sheet.Round) string {
	const mostNames = 3
	var empty []string
	for i, p := range g.Standings.Players {
		if _, has := g.Standings.Cell(r, i+1); !has && !p.Gone && i < len(r.Cells) {
			empty = append(empty, l.Seat(g, i+1))
		}
	}
	switch {
	case len(empty) == 0:
		return ""
	case len(empty) > mostNames:
		return l.Duplicate.Tables(len(empty))
	}
	return l.Numbers.And(empty)
}

// nextCell says whose cell comes next, or that all are in; nothing once the game has ended.
func (l *Language) nextCell(g sheet.Game) []string {
	switch _, open := g.Standings.Open(); {
	case g.Standings.Finished || !open:
		return nil
	case g.Standings.OnTurn > 0:
		return []string{l.Duplicate.Next(l.Seat(g, g.Standings.OnTurn))}
	}
	return []string{l.Duplicate.AllIn}
}

// ofRound says whether what happened has its place in a round.
func ofRound(w sheet.What) bool {
	switch w.(type) {
	case sheet.Played, sheet.Typed, sheet.Points, sheet.Passed, sheet.RackDrawn, sheet.Master, sheet.RoundClosed:
		return true
	}
	return false
}

// rack is the letters of a rack.
func (l *Language) rack(g sheet.Game, tiles []scoring.Tile) string {
	return Safe(sheet.RackText(g.Edition, tiles))
}

// RoundSince tells whoever may not know all of a duplicate what has come of its rounds since an older game:
// that one is closed, and the rack of the next. "" is neither.
func RoundSince(l *Language, older, g sheet.Game) string {
	d, was, is := &l.Duplicate, older.Standings.Rounds, g.Standings.Rounds
	closed := func(rounds []sheet.Round) int {
		n := len(rounds)
		if n > 0 && !rounds[n-1].Closed {
			n--
		}
		return n
	}
	var said []string
	if n := closed(is); n > closed(was) {
		r := is[n-1]
		if master, ok := g.Standings.MasterOf(r); ok {
			said = append(said, d.Closed(r.Number, l.Row(g, master)))
		}
	}
	if next, ok := g.Standings.Open(); ok && len(next.Rack) > 0 {
		before, ok := older.Standings.Open()
		if !ok || before.Number != next.Number || !slices.Equal(before.Rack, next.Rack) {
			said = append(said, d.Rack(next.Number, l.rack(g, next.Rack)))
		}
	}
	return strings.Join(said, " ")
}
