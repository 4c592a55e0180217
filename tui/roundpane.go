package tui

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// leastZone is how many rows a working has below the round of a few players.
const leastZone = 1

// roundHeight is how many rows the round takes in the side column, with the blank one after
// it. Many players take all of it, while their list is what is open.
func (v roundsView) roundHeight() int {
	t, h := v.at, v.lay.Side.H
	if t.searching() && !t.hall() {
		return searchHeight
	}
	if t.hall() {
		if t.tab == tabSheet {
			return h
		}
		return 0
	}
	around := 2 + len(t.game.Standings.Players)
	rows := max(min(12, max(7, h*7/20)), around+leastZone)
	if t.live.forming || t.live.trial != nil { // a chosen cell moves nothing
		rows = max(rows, min(around+len(v.liveText(v.lay.Side.W)), h-1-v.leastBelow()))
	}
	return rows + 1
}

// leastBelow is how many rows the tabs keep below the round of a few players, however long the
// working is: of the table of the rounds its names, the last three rounds and the sums.
func (v roundsView) leastBelow() int {
	t := v.at
	if t.tab != tabSheet {
		return leastTab
	}
	const names, last, sums = 2, 3, 4
	return names + min(last, len(t.game.Standings.Rounds)) + sums
}

// roundPane is a round of a few players: its rack, its master, what each of them has. Below
// is room for the working of what is being laid or chosen.
func (v roundsView) roundPane(w, h int) []string {
	t, d := v.at, &v.Lang.Rounds
	g := t.shownGame()
	r, ok := t.roundShown()
	if !ok {
		return draw.Fill([]string{v.Heading(v.Lang.Screen.Sheet, "", w, false), v.Muted(v.Lang.Sheet.Empty)}, w, h)
	}
	lines := []string{v.Heading(d.Round(r.Number), v.rackOf(g, r), w, false)}
	name := w / 2
	row := func(label string, turn sheet.Turn, has bool, empty string) string {
		if !has {
			return draw.Pad(draw.Pad(label, name)+empty, w)
		}
		points := v.cellPoints(g, r, turn)
		end := draw.Right(points, 4) + "  "
		if strings.HasSuffix(points, "+") {
			end = draw.Right(points, 5) + " "
		}
		if of := v.verdictOn(g, turn); of != unknown {
			end = of.sign() + end
		}
		return v.cellInk(g, r, turn).Put(draw.Pad(label, name) + draw.Pad(v.cellPlay(g, turn, false), w-name-draw.Width(end)) + end)
	}
	master, has := g.Standings.MasterOf(r)
	lines = append(lines, row(d.Master, master, has, v.Muted(d.NotSet)))
	for i, p := range g.Standings.Players {
		turn, has := g.Standings.Cell(r, i+1)
		label := v.playerName(g, i+1)
		switch {
		case p.Gone && !has:
			lines = append(lines, v.Muted(draw.Pad(label, w)))
		case t.now(r) && t.nextSeat() == i+1:
			ink := v.Look.Ink[draw.Accent]
			if has {
				lines = append(lines, ink.Put(row(label, turn, true, "")))
				continue
			}
			lines = append(lines, ink.Put(draw.Pad(label, name)+v.Lang.Screen.Now))
		default:
			lines = append(lines, row(label, turn, has, "-"))
		}
	}
	lines = append(lines, v.zone(w, h-len(lines))...)
	return draw.Fill(lines[:min(len(lines), h)], w, h)
}

// rackOf is the rack of a round with its name; "" where it is not known.
func (v roundsView) rackOf(g *sheet.Game, r sheet.Round) string {
	if r.Rack == nil {
		return ""
	}
	return v.Lang.Rounds.Rack + " " + phrases.RackShown(g.Edition, r.Rack)
}

// zone is what stands below the round of a few players: the working of what is being laid, or
// of the chosen cell, or a rule.
func (v roundsView) zone(w, h int) []string {
	t := v.at
	if h < 1 {
		return nil
	}
	var body []string
	short := ""
	turn, chosen := t.chosenCell()
	switch {
	case t.live.forming || t.live.trial != nil:
		body = v.liveText(w)
		short, chosen = v.liveWords(), false
	case chosen:
		body = v.cellTold(w)
		if working, ok := t.shownGame().Working(turn); ok {
			short = v.eachWord(working)
		}
	}
	switch {
	case body == nil:
		return []string{v.Muted(strings.Repeat(draw.SignLine, w))}
	case len(body) <= h:
		return body
	case h < 3 && short != "":
		return []string{short}
	case chosen && short != "" && v.checked() != nil:
		return v.cutMarked(body, t.shownGame(), turn, w, h)
	case len(body)-v.fromTotal(body) < h:
		return v.cutAfterTotal(body, h)
	}
	return append(body[:h-1:h-1], v.Muted(v.Lang.Screen.MoreBelow(len(body)-h+1)))
}

// hallPane is a round of many tables in a list, with the master below. It tells how many
// lines down the table stands that comes next or is chosen.
func (v roundsView) hallPane(w, h int) (lines []string, at int) {
	t, d := v.at, &v.Lang.Rounds
	g := t.shownGame()
	s := &g.Standings
	r, ok := t.roundShown()
	if !ok {
		return draw.Fill([]string{v.Heading(v.Lang.Screen.Sheet, "", w, false), v.Muted(v.Lang.Sheet.Empty)}, w, h), 0
	}
	n := tallyOf(s, r)
	seat, focused := t.nextSeat(), t.focus == onEntry
	if typed := t.live.seat; typed > 0 && t.focus == onEntry {
		seat = typed
	} else if !t.now(r) {
		seat = 0
	}
	if t.focus == onSide {
		seat, focused = t.cell, true
	}
	title := d.Round(r.Number)
	switch {
	case (t.focus == onSide || t.corrected() > 0) && seat > 0:
		title = d.TableOf(r.Number, seat)
	case t.focus == onSide:
		title = d.MasterOf(r.Number)
	case seat > 0:
		title = d.Table(seat)
	}
	end := ""
	if !r.Closed && !s.Finished {
		end = d.ToCome(len(n.empty))
	}
	lines = []string{v.Heading(title, end, w, focused && t.over == nil)}
	foot := v.hallFoot(g, r, n, seat == 0 && t.focus == onSide, w, h >= 16)
	noW := max(2, len(strconv.Itoa(len(s.Players))))
	lines = append(lines, v.Muted(draw.Spread("  "+draw.Right(d.No, noW)+"  "+d.Player, d.Play+" "+draw.Right(d.Points, 3), w)))
	room := max(1, h-len(lines)-len(foot))
	if room < len(s.Players) {
		room-- // for how many more there are
	}
	room = max(1, room)
	from := max(0, seat-1) / room * room
	if seat == 0 && t.focus != onSide && t.now(r) {
		from = (len(s.Players) - 1) / room * room // all are in
	}
	for i := from; i < min(from+room, len(s.Players)); i++ {
		if i+1 == seat {
			at = len(lines)
		}
		lines = append(lines, v.hallRow(g, r, i+1, seat, noW, w))
	}
	if more := len(s.Players) - from - room; more > 0 {
		lines = append(lines, v.Muted(strings.Repeat(" ", noW)+"  "+v.Lang.Screen.MoreBelow(more)))
	}
	lines = draw.Fill(lines, w, max(len(lines), h-len(foot)))
	if seat == 0 {
		at = len(lines) + 1
	}
	return draw.Fill(append(lines, foot...), w, h), min(at, h-1)
}

// hallRow is a table in the list: its number, who plays, what.
func (v roundsView) hallRow(g *sheet.Game, r sheet.Round, seat, chosen, noW, w int) string {
	t := v.at
	mark := "  "
	if t.now(r) && t.nextSeat() == seat {
		mark = draw.SignTurn + " "
	}
	turn, has := g.Standings.Cell(r, seat)
	end := ""
	ink := draw.Ink{}
	switch {
	case has:
		ink = v.cellInk(g, r, turn)
		play, points := v.cellPlay(g, turn, true), v.cellPoints(g, r, turn)
		end = " " + draw.Pad(play, min(12, w/3+1, draw.Width(play))) + " " + v.hallPoints(g, turn, points, seat == chosen || ink.On != "")
	case g.Standings.Players[seat-1].Gone:
		ink = v.Look.Ink[draw.Muted]
	case seat != chosen:
		end = " " + draw.SignDot + "  "
	}
	line := draw.Spread(mark+draw.Right(strconv.Itoa(seat), noW)+"  "+v.playerName(g, seat), end, w)
	if seat == chosen {
		return v.Look.Reverse.Put(line)
	}
	return ink.Put(line)
}

// hallPoints are the points of a table in the list, with the sign of the list of words where
// words are looked up.
func (v roundsView) hallPoints(g *sheet.Game, turn sheet.Turn, points string, plain bool) string {
	w := 3
	if v.checked() != nil {
		w++
	}
	return v.signedCell(g, turn, points, max(w, draw.Width(points)), plain)
}

// hallFoot is what stands below the list: the master, who has found it, who is above it.
func (v roundsView) hallFoot(g *sheet.Game, r sheet.Round, n tally, chosen bool, w int, roomy bool) []string {
	d := &v.Lang.Rounds
	master, has := g.Standings.MasterOf(r)
	line := draw.Pad(d.Master+"  "+v.Lang.Rounds.NotSet, w)
	if has {
		points := v.cellPoints(g, r, master)
		if sign := v.rowSign(g, master, chosen); sign != "" {
			points = " " + signedPoints(points, signedWidth, sign)
		}
		line = draw.Spread(d.Master+"  "+v.cellPlay(g, master, true), points+"    ", w)
	}
	switch {
	case chosen:
		line = v.Look.Reverse.Put(line)
	case !has:
		line = v.Muted(line)
	}
	foot := []string{v.Muted(strings.Repeat(draw.SignLine, w)), line}
	switch {
	case n.solo > 0:
		foot = append(foot, v.Muted(draw.Pad(d.Only(v.playerName(g, n.solo), n.soloHas), w)))
	case has:
		foot = append(foot, v.Muted(draw.Pad(d.Found(n.found, n.in), w)))
	default:
		foot = append(foot, "")
	}
	if n.over > 0 {
		if roomy {
			foot = append(foot, "")
		}
		foot = append(foot, v.FaultLines(v.overText(n.over, n.overHas), w)...)
	} else if roomy {
		foot = append(foot, "")
	}
	if roomy {
		foot = append([]string{""}, foot...)
	}
	return foot
}

// roundsView draws the rounds of a duplicate.
type roundsView struct{ view }

func roundsOf(v view) roundsView { return roundsView{v} }
