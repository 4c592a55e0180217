package frame

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// answers tell what Enter would note and for whom, or the table that is picked.
func (inRounds) answers(v View, w int) ([2]string, bool) {
	t, d := v.At, &v.Lang.Rounds
	s := &t.Game.Standings
	text := strings.TrimSpace(t.Entry.Text())
	line := t.Live.Line
	switch {
	case t.Looking != 0 || t.Watching != "" || s.Finished && line.Verb != sheet.Edit:
		return [2]string{}, false
	case t.Live.Ready && (len(t.Board.Laid) > 0 || t.Focus == view.OnEntry) && view.FillsCell(sheet.OfMaster(line.Event.What)):
		return v.cellAnswers(w), true
	case t.Focus == view.OnEntry && text != "":
		if t.Live.Seat > 0 && line.Verb != sheet.Empty {
			return [2]string{v.seatText(t.Live.Seat, w), ""}, true
		}
		return [2]string{}, false
	case t.Focus == view.OnEntry && t.Hall() && t.NextSeat() > 0:
		return [2]string{v.seatText(t.NextSeat(), w), v.Muted(d.Pick)}, true
	case t.NextSeat() == 0 && t.Live.Working == nil && len(t.Board.Laid) == 0 && t.Game.Log.Seal != nil:
		own := v.Lang.Faults.Role.In(len(s.Rounds)) // of the others nobody here knows
		return [2]string{own.What, v.Muted(own.Todo)}, true
	case t.NextSeat() == 0 && t.Live.Working == nil && len(t.Board.Laid) == 0:
		return [2]string{d.AllIn(v.KeyName(v.Keys.NextRound.Help().Key)), ""}, true
	case t.Focus == view.OnBoard && len(t.Board.Laid) == 0 && wantsRack(s):
		return [2]string{v.Muted(phrases.Fit(d.RackFirst(v.rackLine()), w)), ""}, true
	}
	return [2]string{}, false
}

// rackLine is the line that notes the rack of a round: "rack LETTERS".
func (v View) rackLine() string {
	return v.Lang.Word(line.CommandRack) + " " + v.Lang.Commands[line.CommandRack].After
}

// wantsRack says whether the first round has neither a rack nor anything noted in it: the rack comes
// first, where it is typed.
func wantsRack(s *sheet.Standings) bool {
	return len(s.Rounds) == 1 && s.Rounds[0].Rack == nil && len(s.Turns) == 0
}

// seatText is a table, who sits there and what is noted for it: "42 López: 24".
func (v View) seatText(seat, w int) string {
	t := v.At
	text := strconv.Itoa(seat) + " " + phrases.Fit(v.PlayerName(&t.Game, seat), max(12, w-20))
	if r, ok := t.Game.Standings.Open(); ok {
		if turn, has := t.Game.Standings.Cell(*r, seat); has {
			text = v.Lang.Labelled(text, v.CellPlay(&t.Game, turn, false)+" "+v.CellPoints(&t.Game, *r, turn))
		}
	}
	return text
}

// cellAnswers tell what Enter would note: the points beside the best so far, and whose cell it is.
func (v View) cellAnswers(w int) [2]string {
	t, d := v.At, &v.Lang.Rounds
	s, line := &t.Game.Standings, t.Live.Line
	points := view.PointsOf(t.Live)
	first := strconv.Itoa(points) + " " + v.Lang.Screen.Points
	round := len(s.Rounds)
	if line.Verb == sheet.Edit && line.Turn <= round {
		round = line.Turn
	}
	r := s.Rounds[round-1]
	seat := line.Event.Player
	if seat == 0 {
		seat = t.NextSeat()
	}
	if best, ok := view.BestBeside(s, r, seat); ok {
		beside := d.IsBest
		if points < best {
			beside = d.Below(best - points)
		} else if points > best {
			beside = d.Above(points - best)
		}
		first += "   " + beside
	}
	if lacks := t.Game.NotOnRack(line); lacks != nil {
		notice := v.Lang.Notice(sheet.Notice{Code: sheet.NoticeNotOnRack, Letters: lacks}, t.Game)
		first = v.Look.Ink[draw.Notice].Put(phrases.Fit(strconv.Itoa(points)+" "+draw.SignDot+" "+notice, w))
	}
	marks := v.liveMarks()
	key := v.KeyName(v.Keys.Master.Help().Key)
	if _, master := line.Event.What.(sheet.Master); master {
		return v.markedCell([2]string{first, d.AsMaster(points)}, d.Master, marks, w)
	}
	if seat == 0 {
		return v.markedCell([2]string{first, v.Lang.Labelled(key, d.MasterHint)}, "", marks, w)
	}
	who := v.CellName(seat)
	second := d.Enter(points, who)
	turn, has := s.Cell(r, seat)
	if has {
		second += ", " + d.Replaces(turn.Points-turn.Solo)
	}
	if marks != nil {
		return v.markedCell([2]string{first, second}, who, marks, w)
	}
	if end := "   " + v.Lang.Labelled(key, d.MasterHint); !has && draw.Width(second)+draw.Width(end) <= w {
		second += end
	}
	if v.Lay.Answer[1] < 0 {
		return [2]string{second, ""} // whose it is, where there is one line only
	}
	return [2]string{first, second}
}

// markedCell puts the marks of a play behind what Enter would do with it. Where they have no room
// there, the name of the player takes its place.
func (v View) markedCell(lines [2]string, who string, marks []string, w int) [2]string {
	if marks == nil {
		return lines
	}
	const leastName = 4
	points, one := "", v.Lay.Answer[1] < 0
	if one {
		w, points = v.answerRoom(w), " "+strconv.Itoa(v.At.Live.Working.Points)
	}
	name := phrases.Fit(who, max(leastName, w-draw.Width(points)-draw.Width(marks[0])-3))
	line := view.MarkedLine(w, marks, lines[1], strings.TrimSpace(name+points))
	if one {
		return [2]string{line, ""}
	}
	return [2]string{lines[0], line}
}
