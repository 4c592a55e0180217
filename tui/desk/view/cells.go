package view

import (
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// Tally is what can be told of a round at a glance.
type Tally struct {
	In, Best int
	Found    int   // who have as much as the master
	Over     int   // seat of the one above the master that was noted last, or 0
	OverHas  int   // its points
	Solo     int   // seat of the only finder, or 0
	SoloHas  int   // points for that
	Empty    []int // seats of those at the table without a cell
}

func TallyOf(s *sheet.Standings, r sheet.Round) Tally {
	var n Tally
	master, has := s.MasterOf(r)
	if has {
		n.Best = master.Points
	}
	newest := -1
	for i, p := range s.Players {
		t, ok := s.Cell(r, i+1)
		if !ok {
			if r.Filled(i + 1) {
				n.In++
			} else if !p.Gone {
				n.Empty = append(n.Empty, i+1)
			}
			continue
		}
		n.In++
		points := t.Points - t.Solo
		n.Best = max(n.Best, points)
		if has && points == master.Points {
			n.Found++
		}
		if s.OverMaster(r, t) && t.Event > newest {
			newest, n.Over, n.OverHas = t.Event, i+1, points
		}
		if t.Solo > 0 {
			n.Solo, n.SoloHas = i+1, t.Solo
		}
	}
	return n
}

// CellPoints are the points of a cell with their marks: "!" above the master or with a fault,
// "+" behind those of the only finder.
func (v Table) CellPoints(g *sheet.Game, r sheet.Round, t sheet.Turn) string {
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

// CellInk marks what has to be looked at again.
func (v Table) CellInk(g *sheet.Game, r sheet.Round, t sheet.Turn) draw.Ink {
	if t.Fault != nil || t.Player > 0 && g.Standings.OverMaster(r, t) {
		return v.Look.Ink[draw.Fault]
	}
	return draw.Ink{}
}

// CellPlay is what was played in a cell, in a few signs: "SOLAR N11", "N11 SOLAR", "by hand".
func (v Table) CellPlay(g *sheet.Game, t sheet.Turn, squareFirst bool) string {
	word := v.TurnWord(g, &t)
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

// CellTold tells the chosen cell: whose it is, how it was counted, what is odd about it.
func (v Table) CellTold(w int) Text {
	t, d := v.At, &v.Lang.Rounds
	g := t.ShownGame()
	turn, ok := t.ChosenCell()
	if !ok {
		return Text{}
	}
	who := d.Master
	if t.Cell > 0 {
		who = v.PlayerName(g, t.Cell)
	}
	var body Text
	if working, ok := v.At.Worked(g, turn); ok {
		body = v.countedLines(working, w)
	}
	body = body.After(draw.Wrapped(v.Lang.Labelled(who, v.Lang.Row(*g, turn)), w)...)
	if turn.Solo > 0 {
		body = body.With(draw.Wrapped(d.OfItSolo(turn.Solo), w)...)
	}
	if t.Cell > 0 && g.Standings.OverMaster(g.Standings.Rounds[t.Row-1], turn) {
		body = body.With(v.FaultLines(v.OverText(t.Cell, turn.Points-turn.Solo), w)...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(*g, line.Of(*g, turn, v.Lang.Word)))
		body = body.With(v.FaultLines(what+" "+todo, w)...)
	}
	return body
}
