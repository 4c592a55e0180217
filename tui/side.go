package tui

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// searchHeight is how many rows of the working stay, with the blank one after them, while words
// of a rack are looked for.
const searchHeight = 6

// leastTab is how many rows the tabbed pane keeps however long the working is.
const leastTab = 5

// sideLines draws the side column: the working, or what lies over it, and the tabs below.
func (v view) sideLines() (lines []string, x, y int, cursor bool) {
	t, l := v.at, &v.lay
	w, h := l.Side.W, l.Side.H
	if t.over != nil {
		left, end := t.over.title(v)
		lines = append(lines, v.Heading(left, end, w, true))
		body := t.over.lines(v, w, h-1)
		if cx, cy, ok := t.over.cursor(v, w); ok {
			x, y, cursor = cx, cy+1, true
		}
		lines = append(lines, body...)
		if len(lines) > h {
			lines = lines[:h]
		}
	} else if t.duplicate() {
		lines = v.roundSide(w, h)
	} else {
		lines = v.workingPane(w, v.workingHeight()-1)
	}
	if rest := h - len(lines) - 1; rest >= leastTab {
		if len(lines) > 0 {
			lines = append(lines, "")
		} else {
			rest++
		}
		lines = append(lines, v.tabPane(w, rest)...)
	}
	return draw.Fill(lines, w, h), x, y, cursor
}

// workingHeight is how many rows the working takes, with the blank one after it.
func (v view) workingHeight() int {
	if v.at.searching() {
		return searchHeight
	}
	if v.at.duplicate() {
		return v.roundHeight()
	}
	h := v.lay.Side.H
	least := min(12, max(7, h*7/20))
	_, _, body := v.workingText(v.lay.Side.W)
	return min(max(least, 1+len(body)), max(least, h-leastTab-1)) + 1
}

// workingPane is the working of what is being laid or typed, or of the turn that is shown.
func (v view) workingPane(w, h int) []string {
	title, at, body := v.workingText(w)
	lines := []string{v.Heading(title, at, w, false)}
	if len(body) > h-1 {
		cut := len(body) - (h - 2)
		keep := v.fromTotal(body)
		if keep > h-4 { // then the words matter more
			keep = 0
		}
		head := body[:max(0, h-2-keep)]
		lines = append(lines, head...)
		lines = append(lines, v.Muted(v.Lang.Screen.MoreBelow(cut)))
		return append(lines, body[len(body)-keep:]...)
	}
	return draw.Fill(append(lines, body...), w, h)
}

// fromTotal is how many lines of a working there are from the rule above its total on: with what
// the list says of its words.
func (v view) fromTotal(body []string) int {
	for i := len(body) - 1; i > 0; i-- {
		if strings.Contains(body[i-1], draw.SignLine+draw.SignLine) && strings.Contains(body[i], v.Lang.Screen.Total) {
			return len(body) - i + 1
		}
	}
	return 0
}

// workingWhole says whether the working of what is being laid or typed is in sight to its end.
func (v view) workingWhole() bool {
	t, l := v.at, &v.lay
	w, h := l.Side.W, 0
	switch {
	case t.over != nil || t.hall() || v.pageOpen() && !t.alone:
		return false
	case t.alone:
		w, h = l.W, v.pageRoom()+1
	case w > 0:
		h = v.workingHeight() - 2
	}
	if t.duplicate() {
		return len(v.liveText(w)) <= h-1-len(t.game.Standings.Players)
	}
	_, _, body := v.workingText(w)
	return len(body) <= h
}

// workingText is the title, the place at its right end, and the lines of the working. It is
// asked for more than once a frame, and made once.
func (v view) workingText(w int) (title, at string, body []string) {
	if v.at.told.lines == nil || v.at.told.w != w {
		title, at, body := v.tellWorking(w)
		v.at.told = told{w, title, at, append(make([]string, 0, 8), body...)}
	}
	return v.at.told.title, v.at.told.at, v.at.told.lines
}

// told is the text of the working as it was made for this frame.
type told struct {
	w         int
	title, at string
	lines     []string
}

func (v view) tellWorking(w int) (title, at string, body []string) {
	t, s := v.at, &v.Lang.Screen
	title = s.Working
	n := t.game.Log.Notation
	live := &t.live
	if t.editing > 0 {
		title = s.Turn(t.editing)
	}
	if live.forming || live.trial != nil {
		if live.play != nil {
			at = n.Format(live.play.Start, live.play.Direction)
		} else if len(t.board.Laid) > 0 {
			at = n.Format(t.board.Laid[0].Square, t.board.Direction)
		}
		body = v.liveText(w)
		return title, at, body
	}
	noted, _ := t.notedTurn()
	if t.looking < 0 && noted == 0 {
		body = v.startText(w)
		return s.BeforeFirst, "", append(body, v.noteBelow(0, len(body), w)...)
	}
	turn, ok := t.shownTurn()
	if !ok {
		if !t.counting { // which has no turns at all
			body = []string{v.Muted(s.FirstTurn)}
		}
		return title, "", append(body, v.noteBelow(noted, len(body), w)...)
	}
	if t.focus == onSide || t.looking > 0 {
		title = s.Turn(turn.Number)
	}
	if play, ok := t.game.Play(turn); ok {
		at = n.Format(play.Start, play.Direction)
	}
	body = v.turnText(turn, w)
	return title, at, append(body, v.noteBelow(noted, len(body), w)...)
}

// turnText tells a turn of the sheet.
func (v view) turnText(turn sheet.Turn, w int) []string {
	t := v.at
	working, ok := t.game.Working(turn)
	var body []string
	if ok {
		body = v.countedLines(working, w)
	}
	if !ok || turn.Challenged || t.focus == onSide || t.looking != 0 {
		rack := rackText(&t.game, turn)
		if rack != "" {
			rack = " " + draw.SignDot + " " + rack
		}
		text := v.Lang.Named(v.Lang.Seat(t.game, turn.Player)+rack, v.Lang.Row(t.game, turn))
		switch {
		case t.counting:
			text = v.Lang.Row(t.game, turn) // nobody plays
		case ok && !turn.Challenged:
			text = v.Lang.Seat(t.game, turn.Player) + rack
		}
		body = slices.Concat(draw.Wrapped(text, w), v.toldText(turn, ok, w), body)
	} else {
		body = append(v.toldText(turn, ok, w), body...)
	}
	if turn.Fault != nil {
		what, todo := v.Lang.Explain(turn.Fault, phrases.About(t.game, line.Of(t.game, turn, v.Lang.Word)))
		body = append(body, v.FaultLines(what+" "+todo, w)...)
	}
	if turn.Kind == sheet.KindPoints {
		body = append(body, v.MutedLines(v.Lang.Screen.ByHandUncounted, w)...)
	}
	return body
}

// toldText says where the figures of a turn are a file's and not ours, and what to do. Beside
// a working it names the points, which else stand in the row.
func (v view) toldText(turn sheet.Turn, working bool, w int) []string {
	t, s := v.at, &v.Lang.Screen
	if turn.Challenged || turn.Fault != nil || !turn.Told && turn.Off == 0 {
		return nil
	}
	var figures []string
	if turn.Told && working {
		figures = append(figures, s.Told(turn.Counted, turn.Points))
	}
	if turn.Off != 0 {
		figures = append(figures, s.Off(turn.Off))
	}
	text := strings.Join(figures, ", ")
	if t.watching == "" {
		again := s.CountAgain(v.Lang.Word(line.CommandRecount) + " " + strconv.Itoa(turn.Number))
		if text != "" {
			again = v.Lang.Named(text, again)
		}
		text = again
	}
	return kit.Inked(text, w, v.Look.Ink[draw.Notice].Put)
}

// liveText tells what is being laid or typed, and what a correction would change.
func (v view) liveText(w int) []string {
	t, s, live := v.at, &v.Lang.Screen, &v.at.live
	var body []string
	switch {
	case live.refused:
		word := ""
		for _, l := range t.board.Laid {
			word += t.view.Edition.Text(l.Tile.Letter())
		}
		if live.play != nil {
			word = ""
			for _, tile := range live.play.Tiles {
				word += t.view.Edition.Text(tile.Tile.Letter())
			}
		}
		return []string{word, v.Muted(s.NotCounted)}
	case live.working != nil:
		body = v.countedLines(*live.working, w)
	}
	if live.trial == nil {
		return body
	}
	if old, ok := t.wasBefore(live.line); ok {
		body = append(body, draw.Wrapped(s.Was(old.Points)+" "+v.totalsChange(), w)...)
	} else {
		body = append(body, draw.Wrapped(v.totalsChange(), w)...)
	}
	if len(live.answer.Faults) > 0 {
		body = append(body, v.FaultLines(v.Lang.WouldFault(live.answer.Faults, t.game), w)...)
	}
	return body
}

// wasBefore is the row that a correction takes the place of.
func (t *sight) wasBefore(line sheet.Line) (sheet.Turn, bool) {
	s := &t.game.Standings
	switch {
	case line.Verb != sheet.Edit && line.Verb != sheet.Empty:
		return sheet.Turn{}, false
	case !t.duplicate():
		return s.Turn(line.Turn)
	case line.Turn < 1 || line.Turn > len(s.Rounds) || line.Event.Player == 0:
		return sheet.Turn{}, false
	}
	return s.Cell(s.Rounds[line.Turn-1], line.Event.Player)
}

// totalsChange is what the correction being tried does to the totals.
func (v view) totalsChange() string {
	live := &v.at.live
	if changed := v.Lang.Totals(live.answer, *live.trial); changed != "" {
		return changed
	}
	return v.Lang.Answers.SameAll
}
