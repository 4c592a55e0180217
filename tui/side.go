package tui

import (
	"tanteo/tui/draw"
)

// searchHeight is how many rows of the working stay, with the blank one after them, while words
// of a rack are looked for.
const searchHeight = 6

// sideLines draws the side column: the working, or what lies over it, and the tabs below.
func (v frameView) sideLines() (lines []string, x, y int, cursor bool) {
	t, l := v.at, &v.lay
	w, h := l.Side.W, l.Side.H
	if t.over != nil {
		left, end := t.over.Title(v.view)
		lines = append(lines, v.Heading(left, end, w, true))
		body := t.over.Draw(v.view, w, h-1)
		if cx, cy, ok := t.over.Cursor(v.view, w); ok {
			x, y, cursor = cx, cy+1, true
		}
		lines = append(lines, body...)
		if len(lines) > h {
			lines = lines[:h]
		}
	} else if t.duplicate() {
		lines = roundsOf(v.view).roundSide(w, h)
	} else {
		lines = v.workingPane(w, v.workingHeight()-1)
	}
	if rest := h - len(lines) - 1; rest >= leastTab {
		if len(lines) > 0 {
			lines = append(lines, "")
		} else {
			rest++
		}
		lines = append(lines, tabsOf(v.view).tabPane(w, rest)...)
	}
	return draw.Fill(lines, w, h), x, y, cursor
}

// workingHeight is how many rows the working takes, with the blank one after it.
func (v frameView) workingHeight() int {
	if v.at.searching() {
		return searchHeight
	}
	if v.at.duplicate() {
		return roundsOf(v.view).roundHeight()
	}
	h := v.lay.Side.H
	least := min(12, max(7, h*7/20))
	_, _, body := v.workingText(v.lay.Side.W)
	return min(max(least, 1+len(body)), max(least, h-leastTab-1)) + 1
}

// workingPane is the working of what is being laid or typed, or of the turn that is shown.
func (v frameView) workingPane(w, h int) []string {
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

// workingWhole says whether the working of what is being laid or typed is in sight to its end.
func (v frameView) workingWhole() bool {
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
func (v frameView) workingText(w int) (title, at string, body []string) {
	if v.at.told.lines == nil || v.at.told.w != w {
		title, at, body := v.tellWorking(w)
		v.at.told = told{w, title, at, append(make([]string, 0, 8), body...)}
	}
	return v.at.told.title, v.at.told.at, v.at.told.lines
}

func (v frameView) tellWorking(w int) (title, at string, body []string) {
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
