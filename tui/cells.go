package tui

import (
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

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
