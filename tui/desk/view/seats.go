package view

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

// NextSeat is the player whose cell a line without a name fills: the one picked, else the next
// without a cell; 0 where there is none.
func (t *Sight) NextSeat() int {
	if t.Seat > 0 {
		return t.Seat
	}
	return t.Game.Standings.OnTurn
}

// typedSeat is the player whom the line in the entry names, as far as it is typed; 0 for none.
func (t *Sight) typedSeat(words line.Vocabulary) int {
	text := t.Entry.Text()
	if strings.Trim(text, "0123456789") == "" {
		return 0 // a number alone is points
	}
	if line := t.Live.Line; t.Live.Ready {
		return line.Event.Player
	}
	fields := strings.Fields(text)
	if len(fields) == 0 || words[sheet.Plain(fields[0])] != 0 {
		return 0
	}
	for n := len(fields); n > 0; n-- {
		if seat, ok := t.names(strings.TrimSuffix(strings.Join(fields[:n], " "), ":")); ok {
			return seat
		}
	}
	return 0
}

// ForSeat is a line with the player that was picked.
func (t *Sight) ForSeat(line sheet.Line) sheet.Line {
	if line.Verb == sheet.Add && line.Event.Player == 0 && FillsCell(line.Event.What) {
		line.Event.Player = t.Seat
	}
	return line
}

// FillsCell says whether what happened is what a player has in a round.
func FillsCell(w sheet.What) bool {
	switch w.(type) {
	case sheet.Played, sheet.Typed, sheet.Points, sheet.Passed:
		return true
	}
	return false
}

// Corrected is the round that the line in the entry corrects; 0 for none.
func (t *Sight) Corrected() int {
	if t.Focus == OnEntry && t.Live.Ready && (t.Live.Line.Verb == sheet.Edit || t.Live.Line.Verb == sheet.Empty) {
		return t.Live.Line.Turn
	}
	return 0
}

// RoundShown is the round that the pane tells of: the one that is chosen or looked at, else
// the last one. There is none in a game that ended before anything was noted.
func (t *Sight) RoundShown() (sheet.Round, bool) {
	rounds := t.ShownGame().Standings.Rounds
	n := len(rounds)
	switch {
	case t.Focus == OnSide && t.Row > 0:
		n = min(t.Row, n)
	case t.Corrected() > 0:
		n = min(t.Corrected(), n)
	case t.Looking > 0:
		n = min(t.Looking, n)
	case t.Looking < 0:
		return sheet.Round{Master: -1}, true // before the first one nobody has anything
	}
	if n == 0 {
		return sheet.Round{}, false
	}
	return rounds[n-1], true
}

// Now says whether a round is the one that is being played.
func (t *Sight) Now(r sheet.Round) bool {
	open, ok := t.Game.Standings.Open()
	return ok && !t.Game.Standings.Finished && t.Looking == 0 && open.Number == r.Number
}

// Leaders are the seats with the highest total; none while every total is 0.
func Leaders(totals []int) []int {
	if !slices.ContainsFunc(totals, func(n int) bool { return n != 0 }) {
		return nil
	}
	var seats []int
	best := slices.Max(totals)
	for i, total := range totals {
		if total == best {
			seats = append(seats, i+1)
		}
	}
	return seats
}

// ChosenCell is the cell that is chosen in the sheet; false where it is empty, or none is.
func (t *Sight) ChosenCell() (sheet.Turn, bool) {
	g := t.ShownGame()
	if t.Focus != OnSide || t.Row < 1 || t.Row > len(g.Standings.Rounds) {
		return sheet.Turn{}, false
	}
	r := g.Standings.Rounds[t.Row-1]
	if t.Cell == 0 {
		return g.Standings.MasterOf(r)
	}
	return g.Standings.Cell(r, t.Cell)
}

// Marked is the seat that the sign of the turn stands at: in a duplicate whose cell comes next.
func (t *Sight) Marked() int {
	if t.Looking == 0 {
		return t.NextSeat()
	}
	return t.Standings().OnTurn
}

// StaysInEntry says whether the entry keeps the keys after a line. In a hall it does, because the
// next table follows at once; but after a line for no table, such as the rack, only if it came
// among those of tables.
func (t *Sight) StaysInEntry() bool {
	return t.Hall() && t.ByTable && !t.Game.Standings.Finished && t.Over == nil
}

// nameCompleted is what completes a name that begins a line of a duplicate; false where it is
// no beginning of one name.
func (t *Sight) nameCompleted(text string) (rest string, ok bool) {
	seat, ok := t.names(text)
	if !ok || strings.TrimLeft(text, "0123456789") == "" {
		return "", false
	}
	name := phrases.Name(t.Game.Standings.Players[seat-1].Name)
	if len(name) <= len(text) || !strings.EqualFold(name[:len(text)], text) {
		return "", false
	}
	return name[len(text):], true
}

// SeatTyped is the player that a line picks which says nothing else: "42:", "mar".
func (v Table) SeatTyped(text string) (int, bool) {
	seat, ok := v.At.names(strings.TrimSuffix(text, ":"))
	if !ok || strings.Trim(text, "0123456789") == "" {
		return 0, false // a number alone is points
	}
	_, err := line.Parse(text, v.At.Game, v.Words)
	return seat, err != nil
}

// BestBeside is the best play noted in a round, apart from the cell of one player; false where
// there is none.
func BestBeside(s *sheet.Standings, r sheet.Round, seat int) (best int, ok bool) {
	if master, has := s.MasterOf(r); has {
		best, ok = master.Points, true
	}
	for i := range s.Players {
		if turn, has := s.Cell(r, i+1); has && i+1 != seat {
			best, ok = max(best, turn.Points-turn.Solo), true
		}
	}
	return best, ok
}
