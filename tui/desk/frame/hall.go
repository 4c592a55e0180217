package frame

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/rounds"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// players is the round, its rack, how many are in and the best so far, and who leads where there
// is room.
func (hall) players(v View) string {
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

func (hall) compact(v View) string {
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

func (hall) rule(v View) string { return strings.Repeat(draw.SignLine, v.Lay.W) }

func (hall) strip(v View, i int) string {
	t, w := v.At, v.Lay.Strip.W
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

// above is the list of the tables, which is the sheet of a hall.
func (hall) above(v View, w, h int) []string {
	if v.At.Tab != view.TabSheet {
		return nil
	}
	lines, _ := rounds.Of(v.Table).Hall(w, h)
	return lines
}

func (hall) height(v View) int {
	if v.At.Tab != view.TabSheet {
		return 0
	}
	return v.Lay.Side.H
}

func (hall) cursor(v View) (x, y int) {
	if v.At.Tab != view.TabSheet {
		return 0, v.workingHeight()
	}
	_, at := rounds.Of(v.Table).Hall(v.Lay.Side.W, v.Lay.Side.H)
	return 0, at
}

func (hall) holds(View, int, int) bool { return false }

func (hall) alone(v View, w, h int) ([]string, int) { return rounds.Of(v.Table).Hall(w, h) }

func (hall) sheet(v View, w, h int) ([]string, int) {
	if v.At.Large {
		return rounds.Of(v.Table).Page(w, h)
	}
	return rounds.Of(v.Table).Hall(w, h)
}
