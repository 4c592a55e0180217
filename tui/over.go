package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/tui/desk/board"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
)

// overlay is a list or form in the side column. It gets every key but those that work
// everywhere.
type overlay interface {
	Title(v view) (left, right string)
	Draw(v view, w, h int) []string
	Cursor(v view, w int) (x, y int, ok bool) // within its lines
	KeysTold(v view) []kit.Hint
	Typing() bool // it is typed in, so that only help and leaving work besides
}

// keyed is one that knows no root. A key gives what it is now, nil to close, and at most one action.
type keyed interface {
	overlay
	Take(msg tea.KeyPressMsg, v view) (overlay, kit.Action)
}

// pointing is one of which the board shows the chosen row: the cursor stands there.
type pointing interface {
	overlay
	PointsAt() scoring.Square
}

// pageOpen says whether a tab takes the place of board and side: asked for, or because the
// window has no side column.
func (v view) pageOpen() bool {
	t := v.at
	if t.large || t.alone || t.inGrid {
		return true
	}
	if page, ok := t.over.(interface{ WholePage(view) bool }); ok && page.WholePage(v) {
		return true
	}
	if _, ok := t.over.(pointing); ok {
		return false // it is looked at on the board
	}
	return v.lay.Side.W == 0 && (t.over != nil || t.focus == onSide)
}

// overRoom is how many lines an overlay has, in the side column or as a page.
func (v view) overRoom() int {
	if v.lay.Side.W > 0 && !v.pageOpen() {
		return v.lay.Side.H - 1
	}
	return v.pageRoom()
}

// pageRoom is how many lines an overlay has as a page.
func (v view) pageRoom() int {
	end := v.lay.Hints
	if v.lay.Notice >= 0 {
		end = v.lay.Notice
	}
	return end - 3 - (max(v.lay.Players, v.lay.Rule) + 1) - 2
}

// leastTab is how many rows the tabbed pane keeps however long the working is.
const leastTab = 5

// overLine is what stands in place of the entry; false where that is shown.
func (v view) overLine() (string, bool) {
	if o, ok := v.at.over.(panelled); ok {
		line := o.Panel(v).Line
		return line, line != ""
	}
	if over, ok := v.at.over.(interface{ Line(v view) string }); ok {
		return over.Line(v), true
	}
	return "", false
}

// overAnswers is what stands under it; false where the answers of the table do.
func (v view) overAnswers() (draw.Ink, [2]string, bool) {
	if o, ok := v.at.over.(panelled); ok {
		if a := o.Panel(v).Answer; a != nil {
			return a.Ink, a.Lines, true
		}
		return draw.Ink{}, [2]string{}, false
	}
	if over, ok := v.at.over.(interface {
		Answers(v view) (draw.Ink, [2]string)
	}); ok {
		ink, lines := over.Answers(v)
		return ink, lines, true
	}
	return draw.Ink{}, [2]string{}, false
}

// shownSpots are the texts that what lies over the side puts on the board.
func (v view) shownSpots() []board.Spot {
	if over, ok := v.at.over.(interface{ Spots(v view) []board.Spot }); ok {
		return over.Spots(v)
	}
	return nil
}

// panelled is one that draws all of itself at once.
type panelled interface {
	overlay
	Panel(v view) kit.Panel
}
