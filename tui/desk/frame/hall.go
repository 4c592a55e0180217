package frame

import (
	"strconv"

	"tanteo/sheet"
	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// hallHeader is the line above the board in a hall: the round, its rack, who is in, the best
// so far; who leads, where there is room.
func (v View) hallHeader() string {
	t, d := v.At, &v.Lang.Rounds
	s := t.Standings()
	r, ok := t.RoundShown()
	if !ok {
		return draw.Pad(v.leaderText(s), v.Lay.W)
	}
	n := view.TallyOf(&t.Game.Standings, r)
	left := v.Look.Bold.Put(d.Round(r.Number))
	if rack := rounds.Of(v.Table).RackOf(&t.Game, r); rack != "" {
		left += "   " + rack
	}
	left += "   " + d.In(n.In, n.In+len(n.Empty))
	end := ""
	if n.Best > 0 {
		end = d.Best + " " + v.Look.Bold.Put(strconv.Itoa(n.Best)) + "  "
	}
	if s.Finished {
		left, end = v.Look.Bold.Put(v.Lang.Screen.Finished), ""
	}
	if leader := v.leaderText(s); leader != "" && draw.Width(left)+draw.Width(leader)+draw.Width(end)+6 <= v.Lay.W {
		left += "   " + v.Look.Ink[draw.Leader].Put(leader)
	}
	return draw.Spread(left, end, v.Lay.W)
}

// leaderText says who leads; "" while nobody has a point.
func (v View) leaderText(s *sheet.Standings) string {
	totals := s.Judged()
	first := view.Leaders(totals)
	if len(first) == 0 {
		return ""
	}
	name := phrases.Fit(v.PlayerName(&v.At.Game, first[0]), 20)
	if more := len(first) - 1; more > 0 {
		name += " +" + strconv.Itoa(more)
	}
	return v.Lang.Rounds.Leader(name, totals[first[0]-1])
}

// compactHall is the same in a window without room.
func (v View) compactHall() string {
	t := v.At
	end := v.Lang.Screen.Bag + " " + strconv.Itoa(t.Shown.Standings.Tiles.Bag) + " "
	if time, ink := v.clockText(false); time != "" {
		end = ink.Put(time) + "  " + end
	}
	r, ok := t.RoundShown()
	if !ok {
		return draw.Spread("", end, v.Lay.W)
	}
	n := view.TallyOf(&t.Game.Standings, r)
	left := v.Look.Bold.Put(v.Lang.Rounds.Round(r.Number)) + "  " + strconv.Itoa(n.In) + "/" + strconv.Itoa(n.In+len(n.Empty))
	if n.Best > 0 {
		left += "  " + v.Lang.Rounds.Best + " " + strconv.Itoa(n.Best)
	}
	return draw.Spread(left, end, v.Lay.W)
}

// hallStrip is line i of a hall beside a large board.
func (v View) hallStrip(i, w int) string {
	t := v.At
	lines := []string{"", "", "", "", "", "", ""}
	if time, ink := v.clockText(false); time != "" {
		lines[6] = ink.Put(time)
	}
	if r, ok := t.RoundShown(); ok {
		n := view.TallyOf(&t.Game.Standings, r)
		lines[0] = v.Look.Bold.Put(v.Lang.Rounds.Round(r.Number))
		lines[1] = strconv.Itoa(n.In) + "/" + strconv.Itoa(n.In+len(n.Empty))
		lines[2] = v.Lang.Rounds.Best
		lines[3] = draw.Right(strconv.Itoa(n.Best), w-1)
	}
	lines[4] = v.Lang.Screen.Bag + " " + strconv.Itoa(t.Shown.Standings.Tiles.Bag)
	lines[5] = v.Lang.Screen.Unseen + " " + strconv.Itoa(t.Shown.Standings.Tiles.Unseen)
	lines = append(lines, "", v.stripRack(0), v.stripRack(1))
	if i < len(lines) {
		return draw.Pad(lines[i], w)
	}
	return ""
}
