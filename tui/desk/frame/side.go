package frame

import (
	"slices"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
)

// SideLines draws the side column: the working, or what lies over it, and the tabs below.
func (v View) SideLines() (lines []string, x, y int, cursor bool) {
	t, l := v.At, &v.Lay
	w, h := l.Side.W, l.Side.H
	if t.Over != nil {
		left, end := t.Over.Title(v.Table)
		lines = append(lines, v.Heading(left, end, w, true))
		body := t.Over.Draw(v.Table, w, h-1)
		if cx, cy, ok := t.Over.Cursor(v.Table, w); ok {
			x, y, cursor = cx, cy+1, true
		}
		lines = append(lines, body...)
		if len(lines) > h {
			lines = lines[:h]
		}
	} else {
		lines = v.seating().above(v, w, h)
	}
	if rest := h - len(lines) - 1; rest >= view.LeastTab {
		if len(lines) > 0 {
			lines = append(lines, "")
		} else {
			rest++
		}
		lines = append(lines, tabs.Of(v.Table).TabPane(w, rest)...)
	}
	return draw.Fill(lines, w, h), x, y, cursor
}

// workingHeight is how many rows the working or the round takes, with a blank one; 0 where there is
// neither.
func (v View) workingHeight() int {
	height := v.seating().height(v)
	if height > 0 && v.At.Searching() {
		return view.SearchHeight
	}
	return height
}

// WorkingPane is the working of what is being laid or typed, or of the turn that is shown.
func (v View) WorkingPane(w, h int) []string {
	title, at, text := v.workingText(w)
	lines, body := []string{v.Heading(title, at, w, false)}, text.Lines
	if len(body) > h-1 {
		cut := len(body) - (h - 2)
		keep := text.FromTotal()
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

// workingWhole says whether all of the working of what is being laid or typed is visible.
func (v View) workingWhole() bool {
	t, l := v.At, &v.Lay
	w, h := l.Side.W, 0
	switch {
	case t.Over != nil || v.PageOpen() && !t.WorkingPage:
		return false
	case t.WorkingPage:
		w, h = l.W, v.PageRoom()+1
	case w > 0:
		h = v.workingHeight() - 2
	}
	return v.seating().holds(v, w, h)
}

// lastWorking is the working in a width, with its title and the place at its right end. It is
// needed more than once for a screen, and made once.
type lastWorking struct {
	w         int
	title, at string
	text      view.Text
}

func (v View) workingText(w int) (title, at string, body view.Text) {
	if v.lastWorking.w != w {
		title, at, body := v.tellWorking(w)
		body.Lines = slices.Clip(body.Lines)
		*v.lastWorking = lastWorking{w, title, at, body}
	}
	return v.lastWorking.title, v.lastWorking.at, v.lastWorking.text
}

func (v View) tellWorking(w int) (title, at string, body view.Text) {
	t, s := v.At, &v.Lang.Screen
	title = s.Working
	n := t.Game.Log.Notation
	live := &t.Live
	if t.Editing > 0 {
		title = s.Turn(t.Editing)
	}
	if live.Forming || live.Trial != nil {
		if live.Play != nil {
			at = n.Format(live.Play.Start, live.Play.Direction)
		} else if len(t.Board.Laid) > 0 {
			at = n.Format(t.Board.Laid[0].Square, t.Board.Direction)
		}
		body = v.LiveText(w)
		return title, at, body
	}
	noted, _ := t.NotedTurn()
	if t.Looking < 0 && noted == 0 {
		body.Lines = v.StartText(w)
		return s.BeforeFirst, "", body.With(v.NoteBelow(0, len(body.Lines), w)...)
	}
	turn, ok := t.ShownTurn()
	if !ok {
		if !t.Counting { // which has no turns at all
			body.Lines = []string{v.Muted(s.FirstTurn)}
		}
		return title, "", body.With(v.NoteBelow(noted, len(body.Lines), w)...)
	}
	if t.Focus == view.OnSide || t.Looking > 0 {
		title = s.Turn(turn.Number)
	}
	if play, ok := t.Game.Play(turn); ok {
		at = n.Format(play.Start, play.Direction)
	}
	body = v.TurnText(turn, w)
	return title, at, body.With(v.NoteBelow(noted, len(body.Lines), w)...)
}

// TabSize is the width and height of the open tab, beside the board or as a page; 0, 0 where it is
// not visible.
func (v View) TabSize() (w, h int) {
	t, l := v.At, &v.Lay
	switch {
	case t.Over != nil || t.InGrid || t.WorkingPage:
		return 0, 0
	case v.PageOpen():
		return l.W, v.PageRoom()
	case l.Side.W == 0:
		return 0, 0
	}
	used := v.workingHeight()
	if l.Side.H-used < view.LeastTab {
		return 0, 0
	}
	return l.Side.W, tabs.Of(v.Table).TabRoom(l.Side.W, l.Side.H-used)
}
