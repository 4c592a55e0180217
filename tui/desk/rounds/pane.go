// Package rounds draws the rounds of a duplicate, at one table or in a hall: the cells of each,
// the master, and what is told of the chosen cell. It draws them in the side or over the window.
//
//	lines := rounds.Of(v).Pane(w, h)
package rounds

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// leastZone is how many rows a working has below the round of a few players.
const leastZone = 1

// Height is how many rows the round takes in the side at one table, with a blank one.
func (v View) Height() int {
	t, h := v.At, v.Lay.Side.H
	around := 2 + len(t.Game.Standings.Players)
	rows := max(min(12, max(7, h*7/20)), around+leastZone)
	if t.Live.Forming || t.Live.Trial != nil { // a chosen cell moves nothing
		rows = max(rows, min(around+len(v.LiveText(v.Lay.Side.W).Lines), h-1-v.leastBelow()))
	}
	return rows + 1
}

// leastBelow is how many rows the tabs keep below the round at one table, however long the working
// is: the names, the last three rounds and the sums.
func (v View) leastBelow() int {
	t := v.At
	if t.Tab != view.TabSheet {
		return view.LeastTab
	}
	const names, last, sums = 2, 3, 4
	return names + min(last, len(t.Game.Standings.Rounds)) + sums
}

// Pane is a round at one table: its rack, its master, what each player has. Below it is the
// working of what is laid or chosen.
func (v View) Pane(w, h int) []string {
	t, d := v.At, &v.Lang.Rounds
	g := t.ShownGame()
	r, ok := t.RoundShown()
	if !ok {
		return draw.Fill([]string{v.Heading(v.Lang.Screen.Sheet, "", w, false), v.Muted(v.Lang.Sheet.Empty)}, w, h)
	}
	lines := []string{v.Heading(d.Round(r.Number), v.RackOf(g, r), w, false)}
	name := w / 2
	row := func(label string, turn sheet.Turn, has bool, empty string) string {
		if !has {
			return draw.Pad(draw.Pad(label, name)+empty, w)
		}
		points := v.CellPoints(g, r, turn)
		end := draw.Right(points, 4) + "  "
		if strings.HasSuffix(points, "+") {
			end = draw.Right(points, 5) + " "
		}
		if of := v.VerdictOn(g, turn); of != view.Unknown {
			end = of.Sign() + end
		}
		return v.CellInk(g, r, turn).Put(draw.Pad(label, name) + draw.Pad(v.CellPlay(g, turn, false), w-name-draw.Width(end)) + end)
	}
	master, has := g.Standings.MasterOf(r)
	lines = append(lines, row(d.Master, master, has, v.Muted(d.NotSet)))
	for i, p := range g.Standings.Players {
		turn, has := g.Standings.Cell(r, i+1)
		label, empty := v.PlayerName(g, i+1), "-"
		if r.Filled(i + 1) {
			empty = draw.SignIn
		}
		switch {
		case p.Gone && !has:
			lines = append(lines, v.Muted(draw.Pad(label, w)))
		case t.Now(r) && t.NextSeat() == i+1:
			ink := v.Look.Ink[draw.Accent]
			if has {
				lines = append(lines, ink.Put(row(label, turn, true, "")))
				continue
			}
			lines = append(lines, ink.Put(draw.Pad(label, name)+v.Lang.Screen.Now))
		default:
			lines = append(lines, row(label, turn, has, empty))
		}
	}
	lines = append(lines, v.zone(w, h-len(lines))...)
	return draw.Fill(lines[:min(len(lines), h)], w, h)
}

// RackOf is the rack of a round with its name; "" where it is not known.
func (v View) RackOf(g *sheet.Game, r sheet.Round) string {
	if r.Rack == nil {
		return ""
	}
	return v.Lang.Rounds.Rack + " " + phrases.RackShown(g.Edition, r.Rack)
}

// zone is what stands below the round at one table: the working of what is being laid or of the
// chosen cell, or a rule.
func (v View) zone(w, h int) []string {
	t := v.At
	if h < 1 {
		return nil
	}
	var text view.Text
	short := ""
	turn, chosen := t.ChosenCell()
	switch {
	case t.Live.Forming || t.Live.Trial != nil:
		text = v.LiveText(w)
		short, chosen = v.LiveWords(), false
	case chosen:
		text = v.CellTold(w)
		if working, ok := t.Worked(t.ShownGame(), turn); ok {
			short = v.EachWord(working)
		}
	}
	body := text.Lines
	switch {
	case body == nil:
		return []string{v.Muted(strings.Repeat(draw.SignLine, w))}
	case len(body) <= h:
		return body
	case h < 3 && short != "":
		return []string{short}
	case chosen && short != "" && v.Checked() != nil:
		return v.CutMarked(text, t.ShownGame(), turn, w, h)
	case len(body)-text.FromTotal() < h:
		return text.CutAfterTotal(h)
	}
	return append(body[:h-1:h-1], v.Muted(v.Lang.Screen.MoreBelow(len(body)-h+1)))
}

// Hall is a round of many tables as a list, with the master below. at is the line of the table
// that comes next or is chosen.
func (v View) Hall(w, h int) (lines []string, at int) {
	t, d := v.At, &v.Lang.Rounds
	g := t.ShownGame()
	s := &g.Standings
	r, ok := t.RoundShown()
	if !ok {
		return draw.Fill([]string{v.Heading(v.Lang.Screen.Sheet, "", w, false), v.Muted(v.Lang.Sheet.Empty)}, w, h), 0
	}
	n := view.TallyOf(s, r)
	seat, focused := t.NextSeat(), t.Focus == view.OnEntry
	if typed := t.Live.Seat; typed > 0 && t.Focus == view.OnEntry {
		seat = typed
	} else if !t.Now(r) {
		seat = 0
	}
	if t.Focus == view.OnSide {
		seat, focused = t.Cell, true
	}
	title := d.Round(r.Number)
	switch {
	case (t.Focus == view.OnSide || t.Corrected() > 0) && seat > 0:
		title = d.TableOf(r.Number, seat)
	case t.Focus == view.OnSide:
		title = d.MasterOf(r.Number)
	case seat > 0:
		title = d.Table(seat)
	}
	end := ""
	if !r.Closed && !s.Finished {
		end = d.ToCome(len(n.Empty))
	}
	lines = []string{v.Heading(title, end, w, focused && t.Over == nil)}
	foot := v.hallFoot(g, r, n, seat == 0 && t.Focus == view.OnSide, w, h >= 16)
	noW := max(2, len(strconv.Itoa(len(s.Players))))
	lines = append(lines, v.Muted(draw.Spread("  "+draw.Right(d.No, noW)+"  "+d.Player, d.Play+" "+draw.Right(d.Points, 3), w)))
	room := max(1, h-len(lines)-len(foot))
	if room < len(s.Players) {
		room-- // for how many more there are
	}
	room = max(1, room)
	from := max(0, seat-1) / room * room
	if seat == 0 && t.Focus != view.OnSide && t.Now(r) {
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

// hallRow is a table in the list: its number, who plays, and the play.
func (v View) hallRow(g *sheet.Game, r sheet.Round, seat, chosen, noW, w int) string {
	t := v.At
	mark := "  "
	if t.Now(r) && t.NextSeat() == seat {
		mark = draw.SignTurn + " "
	}
	turn, has := g.Standings.Cell(r, seat)
	end := ""
	ink := draw.Ink{}
	switch {
	case has:
		ink = v.CellInk(g, r, turn)
		play, points := v.CellPlay(g, turn, true), v.CellPoints(g, r, turn)
		end = " " + draw.Pad(play, min(12, w/3+1, draw.Width(play))) + " " + v.hallPoints(g, turn, points, seat == chosen || ink.On != "")
	case r.Filled(seat):
		end = " " + draw.SignIn + "  "
	case g.Standings.Players[seat-1].Gone:
		ink = v.Look.Ink[draw.Muted]
	case seat != chosen:
		end = " " + draw.SignDot + "  "
	}
	line := draw.Spread(mark+draw.Right(strconv.Itoa(seat), noW)+"  "+v.PlayerName(g, seat), end, w)
	if seat == chosen {
		return v.Look.Reverse.Put(line)
	}
	return ink.Put(line)
}

// hallPoints are the points of a table in the list. Where words are checked, the sign of the list
// stands with them.
func (v View) hallPoints(g *sheet.Game, turn sheet.Turn, points string, plain bool) string {
	w := 3
	if v.Checked() != nil {
		w++
	}
	return v.SignedCell(g, turn, points, max(w, draw.Width(points)), plain)
}

// hallFoot is what stands below the list: the master, who has found it, who is above it.
func (v View) hallFoot(g *sheet.Game, r sheet.Round, n view.Tally, chosen bool, w int, roomy bool) []string {
	d := &v.Lang.Rounds
	master, has := g.Standings.MasterOf(r)
	line := draw.Pad(d.Master+"  "+v.Lang.Rounds.NotSet, w)
	if has {
		points := v.CellPoints(g, r, master)
		if sign := v.RowSign(g, master, chosen); sign != "" {
			points = " " + view.SignedPoints(points, view.SignedWidth, sign)
		}
		line = draw.Spread(d.Master+"  "+v.CellPlay(g, master, true), points+"    ", w)
	}
	switch {
	case chosen:
		line = v.Look.Reverse.Put(line)
	case !has:
		line = v.Muted(line)
	}
	foot := []string{v.Muted(strings.Repeat(draw.SignLine, w)), line}
	switch {
	case n.Solo > 0:
		foot = append(foot, v.Muted(draw.Pad(d.Only(v.PlayerName(g, n.Solo), n.SoloHas), w)))
	case has:
		foot = append(foot, v.Muted(draw.Pad(d.Found(n.Found, n.In), w)))
	default:
		foot = append(foot, "")
	}
	if n.Over > 0 {
		if roomy {
			foot = append(foot, "")
		}
		foot = append(foot, v.FaultLines(v.OverText(n.Over, n.OverHas), w)...)
	} else if roomy {
		foot = append(foot, "")
	}
	if roomy {
		foot = append([]string{""}, foot...)
	}
	return foot
}

// View draws the rounds of a duplicate.
type View struct{ view.Table }

// Of is the View of a table.
func Of(v view.Table) View { return View{v} }
