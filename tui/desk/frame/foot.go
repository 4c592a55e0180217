package frame

import (
	"errors"
	"sort"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Foot draws one of the rows below the board: status, entry, answers, notice.
func (v View) Foot(y int, under Under) string {
	l := &v.Lay
	switch y {
	case l.Status:
		return v.StatusLine(l.Left.W)
	case l.Entry:
		return v.EntryLine(l.Left.W)
	case l.Answer[0], l.Answer[1]:
		return under.Answers[v.answerAt(y)]
	case l.Notice:
		return under.Notice
	}
	return ""
}

// answerAt is the row of the answer that stands in row y below the board. Beside a large board the
// first row of the answer stands behind the entry.
func (v View) answerAt(y int) int {
	if y == v.Lay.Answer[1] || v.Lay.Strip.W > 0 {
		return 1
	}
	return 0
}

// StatusLine is the rule under the board, w columns wide, with what is left in the bag.
func (v View) StatusLine(w int) string {
	t, s := v.At, &v.Lang.Screen
	tiles := &t.OnBoard().Standings.Tiles
	text := s.Bag + " " + strconv.Itoa(tiles.Bag) + "   " + s.Unseen + " " + strconv.Itoa(tiles.Unseen)
	if tiles.Bag == 0 && tiles.Unseen > 0 {
		text = s.Bag + " 0   " + strconv.Itoa(tiles.OnRacks()) + " " + s.OnRacks
	}
	switch {
	case t.Editing > 0:
		text = s.Editing(t.Editing, t.Game.Standings.Length())
	case t.Looking != 0:
		text = v.LookingText() + "   " + s.Bag + " " + strconv.Itoa(tiles.Bag)
		if t.Focus == view.OnBoard && t.Over == nil && !t.WorkingPage {
			text += "   Esc " + s.Hint.ToNow
		}
	case t.OnBoard() != &t.Shown: // another position, which has not ended
	case t.Shown.Standings.Void:
		text = s.Void
	case t.Shown.Standings.Finished:
		text = s.Finished
	case t.Shown.Standings.Analysed:
		text += "   " + v.Lang.Lookup.OpenMark
	}
	text = draw.SignLine + draw.SignLine + " " + text + " "
	end := ""
	if time, ink := v.clockText(true); time != "" {
		end = " " + ink.Put(time) + " " + draw.SignLine + draw.SignLine
		text = draw.Pad(text, min(draw.Width(text), w-draw.Width(end)))
	}
	return text + strings.Repeat(draw.SignLine, max(0, w-draw.Width(text)-draw.Width(end))) + end
}

// EntryLine is the field while it is typed in, else the line that Enter would note, else the
// square of the cursor and the direction.
func (v View) EntryLine(w int) string {
	t := v.At
	if line, ok := v.OverLine(); ok {
		return draw.Pad(line, w)
	}
	if t.Focus == view.OnEntry {
		text := t.Entry.Text()
		room := w - 3
		if n := draw.Width(text); n > room {
			runes := []rune(text)
			text = string(runes[sort.Search(len(runes), func(i int) bool { return draw.Width(string(runes[i:])) <= room }):])
		}
		more := ""
		if t.Entry.AtEnd() && !t.Entry.Tiles {
			more = v.Completion()
		}
		return "> " + v.Look.Field.Put(text) + v.Muted(draw.Pad(more, max(0, room-draw.Width(text))))
	}
	if t.Watching != "" && len(t.Board.Laid) == 0 {
		if t.PenOf != "" {
			return v.Lang.Screen.WatchingWhom(t.PenOf)
		}
		return v.Lang.Screen.Watching
	}
	n := t.Game.Log.Notation
	arrow := func(d scoring.Direction) string {
		if d == scoring.Down {
			return draw.SignDown
		}
		return draw.SignAcross
	}
	if t.Looking != 0 && v.Lay.Status < 0 && t.Editing == 0 {
		return v.LookingText() + "   " + v.KeyName("Esc") + " " + v.Lang.Screen.Hint.ToNow
	}
	if t.Live.Play == nil {
		to := func(at scoring.Square) string {
			return n.Format(at, t.Board.Direction) + " " + arrow(t.Board.Direction) + " "
		}
		var runs []string
		for _, run := range t.Board.Runs(&t.Shown.Standings.Board) {
			word := ""
			for _, l := range run {
				word += t.Shown.Edition.TileText(l.Tile)
			}
			runs = append(runs, to(run[0].Square)+word)
		}
		if runs == nil {
			runs = []string{to(t.Board.Cursor)}
		}
		return v.editPrefix() + strings.Join(runs, "  ") + t.Board.Pending
	}
	p := t.Live.Play
	if len(p.Tiles) == 1 {
		p = &scoring.Play{Start: p.Start, Direction: t.Board.Direction, Tiles: p.Tiles}
	}
	return v.editPrefix() + n.Format(p.Start, p.Direction) + " " + arrow(p.Direction) + " " + phrases.Spelled(t.Shown.Edition, *p) + t.Board.Pending
}

func (v View) editPrefix() string {
	if v.At.Editing == 0 {
		return v.CellPrefix()
	}
	return v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(v.At.Editing) + " "
}

// answer is what stands under the entry: the points of what is laid, what was noted, or a fault
// and what to do.
func (v View) answer(w int) Answer {
	t, s := v.At, &v.Lang.Screen
	if ink, lines, ok := v.OverAnswers(); ok {
		return Answer{Ink: ink, Lines: lines, Prose: true, Fault: strings.HasPrefix(lines[0], "! ")}
	}
	if t.Said.Lines[0] != "" {
		return v.LastAnswer()
	}
	if t.Live.Trial != nil {
		if faults := t.Live.Answer.Faults; len(faults) > 0 {
			return v.faultAnswer([2]string{v.Lang.WouldFault(faults, t.Game), s.KeepsAllTheSame}, true)
		}
		return Answer{Lines: v.trialAnswers(w)}
	}
	if t.Entry.Tiles {
		points := v.livePoints()
		if marks := v.liveMarks(); marks != nil {
			points = v.markedPoints(marks, w)
		}
		return Answer{Lines: [2]string{v.tileStrip(), points}}
	}
	if lines, ok := v.seating().answers(v, w); ok {
		return Answer{Lines: lines}
	}
	if v.Lay.Side.W == 0 && t.Looking != 0 && t.Focus == view.OnBoard {
		return Answer{Lines: v.turnInLines()}
	}
	if v.Lay.Side.W == 0 && len(t.Board.Laid) == 0 && t.Live.Working == nil {
		if rack, ok := v.seating().rack(v); ok {
			return Answer{Lines: [2]string{rack, ""}}
		}
	}
	if marks := v.liveMarks(); marks != nil {
		return Answer{Lines: v.markedAnswers(marks, w)}
	}
	second := v.compactWords()
	if v.Lay.Side.W > 0 && t.Live.Ready && t.Live.Working != nil {
		second = v.ListedLine(*t.Live.Working)
	}
	points := v.livePoints()
	if points == "" {
		if why := v.notYet(); why != "" {
			return Answer{Ink: v.Look.Ink[draw.Muted], Lines: [2]string{why, second}, Prose: true}
		}
	}
	if other := v.otherReading(); other != nil && second == "" {
		if points == "" {
			return Answer{Lines: [2]string{v.Lang.Notice(*other, t.Game)}, Prose: true}
		}
		second = v.Lang.OrElse(t.Game, *other.Other)
	}
	return Answer{Lines: [2]string{points, second}}
}

// otherReading tells how the typed line could be read as well; nil where there is only one
// reading, or the list of words leaves only one.
func (v View) otherReading() *sheet.Notice {
	for _, n := range analysis.Doubts(v.At.Live.Line.Notices, v.Checked()) {
		if n.Other != nil {
			return &n
		}
	}
	return nil
}

// trialAnswers tell what a correction would do to the totals, and how to keep it.
func (v View) trialAnswers(w int) [2]string {
	change, marks := v.TotalsChange(), v.liveMarks()
	switch {
	case marks == nil:
		return [2]string{change, v.Lang.Screen.KeepsAllTheSame}
	case v.Lay.Answer[1] < 0:
		return [2]string{view.MarkedLine(v.answerRoom(w), marks, change, v.livePoints(), strconv.Itoa(v.At.Live.Working.Points)), ""}
	}
	return [2]string{change, view.MarkedLine(w, marks, "")}
}

// turnInLines is the turn that is looked at with its note, where the window has no room for
// the working.
func (v View) turnInLines() [2]string {
	t := v.At
	number := t.LookedAt()
	lines := [2]string{v.Lang.Screen.BeforeFirst, phrases.Fit(t.Game.NoteOf(number), v.Lay.W)}
	if turn, ok := t.Game.Standings.Turn(number); ok {
		lines[0] = v.Lang.Row(t.Game, turn)
		if !t.Counting { // where nobody plays
			lines[0] = v.Lang.Labelled(v.Lang.Seat(t.Game, turn.Player), lines[0])
		}
	}
	if v.Lay.Answer[1] < 0 && lines[1] != "" {
		lines[0] += ". " + lines[1]
	}
	return lines
}

func (v View) livePoints() string {
	live := &v.At.Live
	if live.Working == nil || !live.Ready {
		return ""
	}
	return strconv.Itoa(live.Working.Points) + " " + v.Lang.Screen.Points
}

// notYet says why the laid word cannot be noted yet, while its points are shown, or why the typed
// one never can. Of a single tile on the centre it only says that it is no word yet.
func (v View) notYet() string {
	live, centre := &v.At.Live, v.At.Layout().Centre
	fault, ok := errors.AsType[*scoring.PlacementError](live.Fault)
	if ok && v.At.Focus == view.OnEntry {
		what, _ := v.Lang.Explain(fault, phrases.About(v.At.Game, v.At.Entry.Text()))
		return what
	}
	if !ok || live.Working == nil {
		return ""
	}
	if fault.Fault == scoring.OneTile {
		if fault.Square == centre {
			return ""
		}
		fault = &scoring.PlacementError{Fault: scoring.MissesCentre, Square: centre}
	}
	what, _ := v.Lang.Explain(fault, v.AboutLaid())
	return what
}

// compactWords is each word with its points, for a window that has no room for the working.
func (v View) compactWords() string {
	if v.Lay.Side.W > 0 {
		return ""
	}
	return v.LiveWords()
}

// noticeNow is the notice: of the last key, a failed save, who has the game, or of the standings.
// It is empty where there is none.
func (v View) noticeNow() kit.Notice {
	switch {
	case v.Notice.Text != "":
		return v.Notice
	case v.At == nil:
		return kit.Notice{}
	case v.Unsaved != "":
		return kit.Notice{Text: v.Unsaved, Fault: true}
	case v.Saving != "":
		return kit.Notice{Text: v.Saving}
	case v.clockNotice() != "":
		return kit.Notice{Text: v.clockNotice()}
	case v.At.Watching != "":
		return kit.Notice{Text: v.At.Watching}
	case v.At.Counting:
		return kit.Notice{}
	}
	s := &v.At.Game.Standings
	for _, n := range s.Notices {
		if n.Code == sheet.NoticeFallbackRules && len(s.Turns) > 0 {
			continue // known by then
		}
		return kit.Notice{Text: v.Lang.Notice(n, v.At.Game)}
	}
	return kit.Notice{}
}
