package tui

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// atOneTable is how many players of a duplicate have a column each in the side; more of them
// stand in a list.
const atOneTable = 4

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

// tally is what can be told of a round at a glance.
type tally struct {
	in, best int
	found    int   // who have as much as the master
	over     int   // seat of the one above the master that was noted last, or 0
	overHas  int   // its points
	solo     int   // seat of the only finder, or 0
	soloHas  int   // points for that
	empty    []int // seats of those at the table without a cell
}

func tallyOf(s *sheet.Standings, r sheet.Round) tally {
	var n tally
	master, has := s.MasterOf(r)
	if has {
		n.best = master.Points
	}
	newest := -1
	for i, p := range s.Players {
		t, ok := s.Cell(r, i+1)
		if !ok {
			if !p.Gone {
				n.empty = append(n.empty, i+1)
			}
			continue
		}
		n.in++
		points := t.Points - t.Solo
		n.best = max(n.best, points)
		if has && points == master.Points {
			n.found++
		}
		if s.OverMaster(r, t) && t.Event > newest {
			newest, n.over, n.overHas = t.Event, i+1, points
		}
		if t.Solo > 0 {
			n.solo, n.soloHas = i+1, t.Solo
		}
	}
	return n
}

// cellPoints are the points of a cell with their marks: "!" above the master or with a fault,
// "+" behind those of the only finder.
func (v view) cellPoints(g *sheet.Game, r sheet.Round, t sheet.Turn) string {
	points := phrases.Number(t.Points)
	switch {
	case t.Fault != nil:
		return "!0"
	case t.Player > 0 && g.Standings.OverMaster(r, t):
		return draw.SignLook + points
	case t.Solo > 0:
		return points + "+"
	case t.Told:
		return draw.SignTold + points
	}
	return points
}

// cellInk marks what has to be looked at again.
func (v view) cellInk(g *sheet.Game, r sheet.Round, t sheet.Turn) draw.Ink {
	if t.Fault != nil || t.Player > 0 && g.Standings.OverMaster(r, t) {
		return v.Look.Ink[draw.Fault]
	}
	return draw.Ink{}
}

// cellPlay is what was played in a cell, in a few signs: "SOLAR N11", "N11 SOLAR", "by hand".
func (v view) cellPlay(g *sheet.Game, t sheet.Turn, squareFirst bool) string {
	word := v.turnWord(g, &t)
	if t.Kind == sheet.KindPoints {
		word = v.Lang.Rounds.ByHand
	}
	play, ok := g.Play(t)
	switch {
	case !ok:
		return word
	case squareFirst:
		return g.Log.Notation.Format(play.Start, play.Direction) + " " + word
	}
	return word + " " + g.Log.Notation.Format(play.Start, play.Direction)
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

// cellTold tells the chosen cell: whose it is, how it was counted, what is odd about it.
func (v view) cellTold(w int) []string {
	t, d := v.at, &v.Lang.Rounds
	g := t.shownGame()
	turn, ok := t.chosenCell()
	if !ok {
		return nil
	}
	who := d.Master
	if t.cell > 0 {
		who = v.playerName(g, t.cell)
	}
	lines := draw.Wrapped(v.Lang.Named(who, v.Lang.Row(*g, turn)), w)
	if working, ok := g.Working(turn); ok {
		lines = append(lines, v.countedLines(working, w)...)
	}
	if turn.Solo > 0 {
		lines = append(lines, draw.Wrapped(d.OfItSolo(turn.Solo), w)...)
	}
	if t.cell > 0 && g.Standings.OverMaster(g.Standings.Rounds[t.row-1], turn) {
		lines = append(lines, v.FaultLines(v.overText(t.cell, turn.Points-turn.Solo), w)...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(*g, line.Of(*g, turn, v.Lang.Word)))
		lines = append(lines, v.FaultLines(what+" "+todo, w)...)
	}
	return lines
}

// overText says that a cell is above the master of its round.
func (v view) overText(seat, points int) string {
	if v.at.hall() {
		return v.Lang.Rounds.OverTable(seat, points)
	}
	return v.Lang.Rounds.OverName(v.playerName(&v.at.game, seat), points)
}
