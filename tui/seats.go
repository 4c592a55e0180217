package tui

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
)

func (t *sight) duplicate() bool { return t.game.Log.Kind == sheet.DuplicateGame }

// hall says whether the game is a duplicate of many tables.
func (t *sight) hall() bool { return t.duplicate() && len(t.game.Standings.Players) > atOneTable }

// nextSeat is whose cell a line fills that names nobody: the one that was picked, else the
// next that is empty; 0 where there is none.
func (t *sight) nextSeat() int {
	if t.seat > 0 {
		return t.seat
	}
	return t.game.Standings.OnTurn
}

// typedSeat is the player whom the line in the entry names, as far as it is typed; 0 for none.
func (t *sight) typedSeat(words line.Vocabulary) int {
	text := t.entry.Text()
	if !t.duplicate() || strings.Trim(text, "0123456789") == "" {
		return 0 // a number alone is points
	}
	if line := t.live.line; t.live.ready {
		return line.Event.Player
	}
	fields := strings.Fields(text)
	if len(fields) == 0 || words[sheet.Plain(fields[0])] != 0 {
		return 0
	}
	for n := len(fields); n > 0; n-- {
		if seat, err := line.Seat(&t.game.Standings, strings.TrimSuffix(strings.Join(fields[:n], " "), ":")); err == nil {
			return seat
		}
	}
	return 0
}

// forSeat is a line with the player that was picked for it.
func (t *sight) forSeat(line sheet.Line) sheet.Line {
	if t.duplicate() && line.Verb == sheet.Add && line.Event.Player == 0 && fillsCell(line.Event.What) {
		line.Event.Player = t.seat
	}
	return line
}

// fillsCell says whether what happened is what a player has in a round.
func fillsCell(w sheet.What) bool {
	switch w.(type) {
	case sheet.Played, sheet.Typed, sheet.Points, sheet.Passed:
		return true
	}
	return false
}

// lastRow is the last row of the sheet that can be chosen: a round, or a turn.
func (t *sight) lastRow() int {
	if t.duplicate() {
		return len(t.game.Standings.Rounds)
	}
	return t.game.Standings.Numbered()
}

// corrected is the round that the line in the entry corrects; 0 for none.
func (t *sight) corrected() int {
	if t.focus == onEntry && t.live.ready && (t.live.line.Verb == sheet.Edit || t.live.line.Verb == sheet.Empty) {
		return t.live.line.Turn
	}
	return 0
}

// roundShown is the round that the pane tells of: the one that is chosen or looked at, else
// the last one. There is none in a game that ended before anything was noted.
func (t *sight) roundShown() (sheet.Round, bool) {
	rounds := t.shownGame().Standings.Rounds
	n := len(rounds)
	switch {
	case t.focus == onSide && t.row > 0:
		n = min(t.row, n)
	case t.corrected() > 0:
		n = min(t.corrected(), n)
	case t.looking > 0:
		n = min(t.looking, n)
	case t.looking < 0:
		return sheet.Round{Master: -1}, true // before the first one nobody has anything
	}
	if n == 0 {
		return sheet.Round{}, false
	}
	return rounds[n-1], true
}

// now says whether a round is the one that is being played.
func (t *sight) now(r sheet.Round) bool {
	open, ok := t.game.Standings.Open()
	return ok && !t.game.Standings.Finished && t.looking == 0 && open.Number == r.Number
}

// masterShown is the master that lies on the board as it is shown as the newest.
func (t *sight) masterShown() (sheet.Turn, bool) {
	s := &t.view.Standings
	for i := len(s.Rounds) - 1; i >= 0; i-- {
		if s.Rounds[i].Closed {
			return s.MasterOf(s.Rounds[i])
		}
	}
	return sheet.Turn{}, false
}

// leaders are the seats with the highest total; none while every total is 0.
func leaders(totals []int) []int {
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

// totals are the totals as the screen shows them.
func (t *sight) totals() []int {
	if t.duplicate() {
		return t.standings().Judged()
	}
	return t.standings().Totals()
}

// chosenCell is the cell that is chosen in the sheet; false where it is empty, or none is.
func (t *sight) chosenCell() (sheet.Turn, bool) {
	g := t.shownGame()
	if t.focus != onSide || t.row < 1 || t.row > len(g.Standings.Rounds) {
		return sheet.Turn{}, false
	}
	r := g.Standings.Rounds[t.row-1]
	if t.cell == 0 {
		return g.Standings.MasterOf(r)
	}
	return g.Standings.Cell(r, t.cell)
}

// marked is the seat that the sign of the turn stands at: in a duplicate whose cell comes next.
func (t *sight) marked() int {
	if t.duplicate() && t.looking == 0 {
		return t.nextSeat()
	}
	return t.standings().OnTurn
}

// staysInEntry says whether the entry keeps the keys after a line: in a hall, where the next
// table follows at once.
func (t *sight) staysInEntry() bool { return t.hall() && !t.game.Standings.Finished && t.over == nil }

// nameCompleted is what completes a name that begins a line of a duplicate; false where it is
// no beginning of one name.
func (t *sight) nameCompleted(text string) (rest string, ok bool) {
	if !t.duplicate() || strings.TrimLeft(text, "0123456789") == "" {
		return "", false
	}
	seat, err := line.Seat(&t.game.Standings, text)
	if err != nil {
		return "", false
	}
	name := phrases.Name(t.game.Standings.Players[seat-1].Name)
	if len(name) <= len(text) || !strings.EqualFold(name[:len(text)], text) {
		return "", false
	}
	return name[len(text):], true
}

// seatTyped is the player whom a line picks that says nothing else: "42:", "mar".
func (v view) seatTyped(text string) (int, bool) {
	t := v.at
	if !t.duplicate() || strings.Trim(text, "0123456789") == "" {
		return 0, false // a number alone is points
	}
	if _, err := line.Parse(text, t.game, v.words); err == nil {
		return 0, false
	}
	seat, err := line.Seat(&t.game.Standings, strings.TrimSuffix(text, ":"))
	return seat, err == nil
}

// bestBeside is the best that is noted in a round besides the cell of a player; false where
// nothing is.
func bestBeside(s *sheet.Standings, r sheet.Round, seat int) (best int, ok bool) {
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

// atOneTable is how many players of a duplicate have a column each in the side; more of them
// stand in a list.
const atOneTable = 4
