package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// foot draws one of the rows below the board: status, entry, answers, notice.
func (m *Model) foot(y int) string {
	l := &m.lay
	switch y {
	case l.Status:
		return m.statusLine(l.Left.W)
	case l.Entry:
		return m.entryLine(l.Left.W)
	case l.Answer[0], l.Answer[1]:
		ink, lines := m.answerLines(l.Left.W)
		if y == l.Answer[0] {
			return ink.Put(draw.Pad(lines[0], l.Left.W))
		}
		return draw.Pad(lines[1], l.Left.W)
	case l.Notice:
		return m.noticeLine(l.Left.W)
	}
	return ""
}

// statusLine is the rule under the board with what is left in the bag, w columns wide.
func (m *Model) statusLine(w int) string {
	t, s := m.table, &m.Lang.Screen
	tiles := &t.onBoard().Standings.Tiles
	text := s.Bag + " " + strconv.Itoa(tiles.Bag) + "   " + s.Unseen + " " + strconv.Itoa(tiles.Unseen)
	if tiles.Bag == 0 && tiles.Unseen > 0 {
		text = s.Bag + " 0   " + strconv.Itoa(tiles.OnRacks()) + " " + s.OnRacks
	}
	switch {
	case t.editing > 0:
		text = s.Editing(t.editing, t.game.Standings.Taken())
	case t.looking != 0:
		text = m.lookingText() + "   " + s.Bag + " " + strconv.Itoa(tiles.Bag)
		if t.focus == onBoard && t.over == nil && !t.alone {
			text += "   Esc " + s.Hint.ToNow
		}
	case t.onBoard() != &t.view: // another position, which has not ended
	case t.view.Standings.Void:
		text = s.Void
	case t.view.Standings.Finished:
		text = s.Finished
	case t.view.Standings.Analysed:
		text += "   " + m.Lang.Lookup.OpenMark
	}
	text = draw.SignLine + draw.SignLine + " " + text + " "
	end := ""
	if time, ink := m.clockText(true); time != "" {
		end = " " + ink.Put(time) + " " + draw.SignLine + draw.SignLine
		text = draw.Pad(text, min(draw.Width(text), w-draw.Width(end)))
	}
	return text + strings.Repeat(draw.SignLine, max(0, w-draw.Width(text)-draw.Width(end))) + end
}

// entryLine is the field while it is typed in; else the line that Enter would note, or the
// square of the cursor and the direction.
func (m *Model) entryLine(w int) string {
	t := m.table
	if line, ok := m.overLine(); ok {
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
			more = m.completion()
		}
		return "> " + m.Look.Field.Put(text) + m.Muted(draw.Pad(more, max(0, room-draw.Width(text))))
	}
	if t.watching != "" && len(t.board.Laid) == 0 {
		return m.Lang.Screen.Watching
	}
	n := t.game.Log.Notation
	arrow := func(d scoring.Direction) string {
		if d == scoring.Down {
			return draw.SignDown
		}
		return draw.SignAcross
	}
	if t.looking != 0 && m.lay.Status < 0 && t.editing == 0 {
		return m.lookingText() + "   " + m.KeyName("Esc") + " " + m.Lang.Screen.Hint.ToNow
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
		return m.editPrefix() + n.Format(at, t.board.Direction) + " " + arrow(t.board.Direction) + " " + word + t.board.Pending
	}
	p := t.live.play
	if len(p.Tiles) == 1 {
		p = &scoring.Play{Start: p.Start, Direction: t.board.Direction, Tiles: p.Tiles}
	}
	return m.editPrefix() + n.Format(p.Start, p.Direction) + " " + arrow(p.Direction) + " " + phrases.Spelled(t.view.Edition, *p) + t.board.Pending
}

func (v view) editPrefix() string {
	if v.at.editing == 0 {
		return v.cellPrefix()
	}
	return v.Lang.Word(sheet.CommandEdit) + " " + strconv.Itoa(v.at.editing) + " "
}

// answerLines are the two lines under the entry: the points while something is laid, what
// was noted, or a fault and what to do.
func (m *Model) answerLines(w int) (draw.Ink, [2]string) {
	t, s := m.table, &m.Lang.Screen
	if ink, lines, ok := m.overAnswers(); ok {
		return ink, lines
	}
	if t.said.fault {
		first, second := t.said.lines[0], t.said.lines[1]
		lines := draw.Wrapped("! "+first, w)
		if len(lines) > 1 {
			second = strings.TrimSpace(strings.Join(lines[1:], " "))
		}
		return m.Look.Ink[draw.Fault], [2]string{lines[0], "  " + second}
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
			return m.Look.Ink[draw.Fault], [2]string{"! " + m.Lang.WouldFault(faults, t.game), "  " + s.KeepsAllTheSame}
		}
		return draw.Ink{}, m.trialAnswers(w)
	}
	if lines, ok := m.roundAnswers(w); ok && t.duplicate() && !t.entry.Tiles {
		return draw.Ink{}, lines
	}
	if t.entry.Tiles {
		points := m.livePoints()
		if marks := m.liveMarks(); marks != nil {
			points = m.markedPoints(marks, w)
		}
		return draw.Ink{}, [2]string{m.tileStrip(), points}
	}
	if m.lay.Side.W == 0 && t.looking != 0 && t.focus == onBoard {
		return draw.Ink{}, m.turnInLines()
	}
	if r, ok := t.roundShown(); ok && t.duplicate() && m.lay.Side.W == 0 && len(t.board.Laid) == 0 && t.live.working == nil {
		return draw.Ink{}, [2]string{m.rackOf(&t.game, r), ""}
	}
	if marks := m.liveMarks(); marks != nil {
		return draw.Ink{}, m.markedAnswers(marks, w)
	}
	second := m.compactWords()
	if m.lay.Side.W > 0 && t.live.ready && t.live.working != nil {
		second = m.listedLine(*t.live.working)
	}
	points := m.livePoints()
	if other := m.otherReading(); other != nil && second == "" {
		if points == "" {
			lines := draw.Wrapped(m.Lang.Notice(*other, t.game), w)
			return draw.Ink{}, [2]string{lines[0], strings.Join(lines[1:], " ")}
		}
		second = m.Lang.OrElse(t.game, *other.Other)
	}
	return draw.Ink{}, [2]string{points, second}
}

// otherReading tells how the line that is being typed could be read as well; nil where there is
// one way only.
func (v view) otherReading() *sheet.Notice {
	for i, n := range v.at.live.line.Notices {
		if n.Other != nil {
			return &v.at.live.line.Notices[i]
		}
	}
	return nil
}

// trialAnswers tell what a correction would do to the totals, and how to keep it.
func (m *Model) trialAnswers(w int) [2]string {
	change, marks := m.totalsChange(), m.liveMarks()
	switch {
	case marks == nil:
		return [2]string{change, m.Lang.Screen.KeepsAllTheSame}
	case m.lay.Answer[1] < 0:
		return [2]string{markedLine(m.answerRoom(w), marks, change, m.livePoints(), strconv.Itoa(m.table.live.working.Points)), ""}
	}
	return [2]string{change, markedLine(w, marks, "")}
}

// turnInLines is the turn that is looked at with its note, where the window has no room for
// the working.
func (v view) turnInLines() [2]string {
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

func (v view) livePoints() string {
	live := &v.at.live
	if live.working == nil || !live.ready {
		return ""
	}
	return strconv.Itoa(live.working.Points) + " " + v.Lang.Screen.Points
}

// compactWords is each word with its points, where the window has no room for the working.
func (v view) compactWords() string {
	if v.lay.Side.W > 0 {
		return ""
	}
	return v.liveWords()
}

// noticeNow is what must be known: what the last key met, a fault of keeping, who has the
// game, or what the standings say. It is empty where there is nothing.
func (m *Model) noticeNow() kit.Notice {
	switch {
	case m.Notice.Text != "":
		return m.Notice
	case m.table == nil:
		return kit.Notice{}
	case m.saver.failed != "":
		return kit.Notice{Text: m.saver.failed, Fault: true}
	case m.clockNotice() != "":
		return kit.Notice{Text: m.clockNotice()}
	case m.table.watching != "":
		return kit.Notice{Text: m.table.watching}
	case m.table.counting:
		return kit.Notice{}
	}
	s := &m.table.game.Standings
	for _, n := range s.Notices {
		if n.Code == sheet.NoticeFallbackRules && len(s.Turns) > 0 {
			continue // known by then
		}
		return kit.Notice{Text: m.Lang.Notice(n, m.table.game)}
	}
	return kit.Notice{}
}

// noticeLines is the notice in two lines of a width; the second is empty where one is enough.
func (m *Model) noticeLines(w int) (lines [2]string, ink draw.Ink) {
	n := m.noticeNow()
	if n.Text == "" {
		return lines, ink
	}
	rows := 1
	if m.noticeSpills() {
		rows = 2
	}
	return n.Lines(w, rows), m.NoticeInk(n)
}

func (m *Model) noticeLine(w int) string {
	lines, ink := m.noticeLines(w)
	return ink.Put(draw.Pad(lines[0], w))
}
