package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// foot draws one of the rows below the board: status, entry, answers, notice.
func (v frameView) foot(y int) string {
	l := &v.lay
	switch y {
	case l.Status:
		return v.statusLine(l.Left.W)
	case l.Entry:
		return v.entryLine(l.Left.W)
	case l.Answer[0], l.Answer[1]:
		ink, lines := v.answerLines(l.Left.W)
		if y == l.Answer[0] {
			return ink.Put(draw.Pad(lines[0], l.Left.W))
		}
		return draw.Pad(lines[1], l.Left.W)
	case l.Notice:
		return v.noticeLine(l.Left.W)
	}
	return ""
}

// statusLine is the rule under the board with what is left in the bag, w columns wide.
func (v frameView) statusLine(w int) string {
	t, s := v.at, &v.Lang.Screen
	tiles := &t.onBoard().Standings.Tiles
	text := s.Bag + " " + strconv.Itoa(tiles.Bag) + "   " + s.Unseen + " " + strconv.Itoa(tiles.Unseen)
	if tiles.Bag == 0 && tiles.Unseen > 0 {
		text = s.Bag + " 0   " + strconv.Itoa(tiles.OnRacks()) + " " + s.OnRacks
	}
	switch {
	case t.editing > 0:
		text = s.Editing(t.editing, t.game.Standings.Taken())
	case t.looking != 0:
		text = v.lookingText() + "   " + s.Bag + " " + strconv.Itoa(tiles.Bag)
		if t.focus == onBoard && t.over == nil && !t.alone {
			text += "   Esc " + s.Hint.ToNow
		}
	case t.onBoard() != &t.view: // another position, which has not ended
	case t.view.Standings.Void:
		text = s.Void
	case t.view.Standings.Finished:
		text = s.Finished
	case t.view.Standings.Analysed:
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

// entryLine is the field while it is typed in; else the line that Enter would note, or the
// square of the cursor and the direction.
func (v frameView) entryLine(w int) string {
	t := v.at
	if line, ok := v.overLine(); ok {
		return draw.Pad(line, w)
	}
	if t.focus == onEntry {
		text := t.entry.Text()
		room := w - 3
		if n := draw.Width(text); n > room {
			runes := []rune(text)
			for draw.Width(string(runes)) > room {
				runes = runes[1:]
			}
			text = string(runes)
		}
		more := ""
		if t.entry.AtEnd() && !t.entry.Tiles {
			more = v.completion()
		}
		return "> " + v.Look.Field.Put(text) + v.Muted(draw.Pad(more, max(0, room-draw.Width(text))))
	}
	if t.watching != "" && len(t.board.Laid) == 0 {
		return v.Lang.Screen.Watching
	}
	n := t.game.Log.Notation
	arrow := func(d scoring.Direction) string {
		if d == scoring.Down {
			return draw.SignDown
		}
		return draw.SignAcross
	}
	if t.looking != 0 && v.lay.Status < 0 && t.editing == 0 {
		return v.lookingText() + "   " + v.KeyName("Esc") + " " + v.Lang.Screen.Hint.ToNow
	}
	if t.live.play == nil {
		word := ""
		for _, l := range t.board.Laid {
			word += t.view.Edition.TileText(l.Tile)
		}
		at := t.board.Cursor
		if len(t.board.Laid) > 0 {
			at = t.board.Laid[0].Square
		}
		return v.editPrefix() + n.Format(at, t.board.Direction) + " " + arrow(t.board.Direction) + " " + word + t.board.Pending
	}
	p := t.live.play
	if len(p.Tiles) == 1 {
		p = &scoring.Play{Start: p.Start, Direction: t.board.Direction, Tiles: p.Tiles}
	}
	return v.editPrefix() + n.Format(p.Start, p.Direction) + " " + arrow(p.Direction) + " " + phrases.Spelled(t.view.Edition, *p) + t.board.Pending
}

func (v frameView) editPrefix() string {
	if v.at.editing == 0 {
		return v.cellPrefix()
	}
	return v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(v.at.editing) + " "
}

// answerLines are the two lines under the entry: the points while something is laid, what
// was noted, or a fault and what to do.
func (v frameView) answerLines(w int) (draw.Ink, [2]string) {
	t, s := v.at, &v.Lang.Screen
	if ink, lines, ok := v.overAnswers(); ok {
		return ink, lines
	}
	if t.said.fault {
		first, second := t.said.lines[0], t.said.lines[1]
		lines := draw.Wrapped("! "+first, w)
		if len(lines) > 1 {
			second = strings.TrimSpace(strings.Join(lines[1:], " "))
		}
		return v.Look.Ink[draw.Fault], [2]string{lines[0], "  " + second}
	}
	if t.said.lines[0] != "" {
		lines := draw.Wrapped(t.said.lines[0], w)
		out := [2]string{lines[0], ""}
		if len(lines) > 1 {
			out[1] = strings.Join(lines[1:], " ")
		}
		return draw.Ink{}, out
	}
	if t.live.trial != nil {
		if faults := t.live.answer.Faults; len(faults) > 0 {
			return v.Look.Ink[draw.Fault], [2]string{"! " + v.Lang.WouldFault(faults, t.game), "  " + s.KeepsAllTheSame}
		}
		return draw.Ink{}, v.trialAnswers(w)
	}
	if lines, ok := v.roundAnswers(w); ok && t.duplicate() && !t.entry.Tiles {
		return draw.Ink{}, lines
	}
	if t.entry.Tiles {
		points := v.livePoints()
		if marks := v.liveMarks(); marks != nil {
			points = v.markedPoints(marks, w)
		}
		return draw.Ink{}, [2]string{v.tileStrip(), points}
	}
	if v.lay.Side.W == 0 && t.looking != 0 && t.focus == onBoard {
		return draw.Ink{}, v.turnInLines()
	}
	if r, ok := t.roundShown(); ok && t.duplicate() && v.lay.Side.W == 0 && len(t.board.Laid) == 0 && t.live.working == nil {
		return draw.Ink{}, [2]string{roundsOf(v.view).rackOf(&t.game, r), ""}
	}
	if marks := v.liveMarks(); marks != nil {
		return draw.Ink{}, v.markedAnswers(marks, w)
	}
	second := v.compactWords()
	if v.lay.Side.W > 0 && t.live.ready && t.live.working != nil {
		second = v.listedLine(*t.live.working)
	}
	points := v.livePoints()
	if other := v.otherReading(); other != nil && second == "" {
		if points == "" {
			lines := draw.Wrapped(v.Lang.Notice(*other, t.game), w)
			return draw.Ink{}, [2]string{lines[0], strings.Join(lines[1:], " ")}
		}
		second = v.Lang.OrElse(t.game, *other.Other)
	}
	return draw.Ink{}, [2]string{points, second}
}

// otherReading tells how the line that is being typed could be read as well; nil where there is
// one way only.
func (v frameView) otherReading() *sheet.Notice {
	for i, n := range v.at.live.line.Notices {
		if n.Other != nil {
			return &v.at.live.line.Notices[i]
		}
	}
	return nil
}

// trialAnswers tell what a correction would do to the totals, and how to keep it.
func (v frameView) trialAnswers(w int) [2]string {
	change, marks := v.totalsChange(), v.liveMarks()
	switch {
	case marks == nil:
		return [2]string{change, v.Lang.Screen.KeepsAllTheSame}
	case v.lay.Answer[1] < 0:
		return [2]string{markedLine(v.answerRoom(w), marks, change, v.livePoints(), strconv.Itoa(v.at.live.working.Points)), ""}
	}
	return [2]string{change, markedLine(w, marks, "")}
}

// turnInLines is the turn that is looked at with its note, where the window has no room for
// the working.
func (v frameView) turnInLines() [2]string {
	t := v.at
	number := t.lookedAt()
	lines := [2]string{v.Lang.Screen.BeforeFirst, phrases.Fit(t.game.NoteOf(number), v.lay.W)}
	if turn, ok := t.game.Standings.Turn(number); ok {
		lines[0] = v.Lang.Named(v.Lang.Seat(t.game, turn.Player), v.Lang.Row(t.game, turn))
	}
	if v.lay.Answer[1] < 0 && lines[1] != "" {
		lines[0] += ". " + lines[1]
	}
	return lines
}

func (v frameView) livePoints() string {
	live := &v.at.live
	if live.working == nil || !live.ready {
		return ""
	}
	return strconv.Itoa(live.working.Points) + " " + v.Lang.Screen.Points
}

// compactWords is each word with its points, where the window has no room for the working.
func (v frameView) compactWords() string {
	if v.lay.Side.W > 0 {
		return ""
	}
	return v.liveWords()
}

// noticeNow is what must be known: what the last key met, a fault of keeping, who has the
// game, or what the standings say. It is empty where there is nothing.
func (v frameView) noticeNow() kit.Notice {
	switch {
	case v.Notice.Text != "":
		return v.Notice
	case v.at == nil:
		return kit.Notice{}
	case v.unsaved != "":
		return kit.Notice{Text: v.unsaved, Fault: true}
	case v.clockNotice() != "":
		return kit.Notice{Text: v.clockNotice()}
	case v.at.watching != "":
		return kit.Notice{Text: v.at.watching}
	case v.at.counting:
		return kit.Notice{}
	}
	s := &v.at.game.Standings
	for _, n := range s.Notices {
		if n.Code == sheet.NoticeFallbackRules && len(s.Turns) > 0 {
			continue // known by then
		}
		return kit.Notice{Text: v.Lang.Notice(n, v.at.game)}
	}
	return kit.Notice{}
}

// noticeLines is the notice in two lines of a width; the second is empty where one is enough.
func (v frameView) noticeLines(w int) (lines [2]string, ink draw.Ink) {
	n := v.noticeNow()
	if n.Text == "" {
		return lines, ink
	}
	rows := 1
	if v.noticeSpills() {
		rows = 2
	}
	return n.Lines(w, rows), v.NoticeInk(n)
}

func (v frameView) noticeLine(w int) string {
	lines, ink := v.noticeLines(w)
	return ink.Put(draw.Pad(lines[0], w))
}
