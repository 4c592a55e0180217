package view

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/tui/desk/board"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Over is a list or form in the side. It gets every key but those that work everywhere.
type Over interface {
	Title(v Table) (left, right string)
	Draw(v Table, w, h int) []string
	Cursor(v Table, w int) (x, y int, ok bool) // within its lines
	Typing() bool                              // it is typed in, so that only help and leaving work besides
}

// Keyed is an Over that takes keys. A key gives the Over as it is now, nil where it closes, and at
// most one action.
type Keyed interface {
	Over
	Take(msg tea.KeyPressMsg, v Table) (Over, kit.Action)
}

// Bound is a key of a list over the side: what it asks for gives the Over as it is then, nil where
// it closes, and at most one action.
type Bound = key.Row[func() (Over, kit.Action)]

// List is a list over the side with the rows of its keys, in the order of the hint line.
type List interface {
	Keyed
	KeyRows(v Table) []Bound
}

// Pointing is an Over whose chosen row is shown on the board: the cursor stands there.
type Pointing interface {
	Over
	PointsAt() scoring.Square
}

// PageOpen says whether a tab takes the place of board and side, because the player asked for it
// or the window has no side.
func (v Table) PageOpen() bool {
	t := v.At
	if t.Large || t.WorkingPage || t.InGrid {
		return true
	}
	if page, ok := t.Over.(interface{ WholePage(Table) bool }); ok && page.WholePage(v) {
		return true
	}
	if _, ok := t.Over.(Pointing); ok {
		return false // it is looked at on the board
	}
	return v.Lay.Side.W == 0 && (t.Over != nil || t.Focus == OnSide)
}

// OverRoom is how many lines there are for what lies over the side, in the side or as a page.
func (v Table) OverRoom() int {
	if v.Lay.Side.W > 0 && !v.PageOpen() {
		return v.Lay.Side.H - 1
	}
	return v.PageRoom()
}

// PageRoom is how many lines a page has for what lies over the side.
func (v Table) PageRoom() int {
	end := v.Lay.Hints
	if v.Lay.Notice >= 0 {
		end = v.Lay.Notice
	}
	return end - 3 - (max(v.Lay.Players, v.Lay.Rule) + 1) - 2
}

// LeastTab is how many rows the tabbed pane keeps however long the working is.
const LeastTab = 5

// OverLine stands in place of the entry; false where the entry is shown.
func (v Table) OverLine() (string, bool) {
	if o, ok := v.At.Over.(panelled); ok {
		line := o.Panel(v).Line
		return line, line != ""
	}
	if over, ok := v.At.Over.(interface{ Line(v Table) string }); ok {
		return over.Line(v), true
	}
	return "", false
}

// OverAnswers stand under the entry; false where the answers of the table do.
func (v Table) OverAnswers() (draw.Ink, [2]string, bool) {
	if o, ok := v.At.Over.(panelled); ok {
		if a := o.Panel(v).Answer; a != nil {
			return a.Ink, a.Lines, true
		}
		return draw.Ink{}, [2]string{}, false
	}
	if over, ok := v.At.Over.(interface {
		Answers(v Table) (draw.Ink, [2]string)
	}); ok {
		ink, lines := over.Answers(v)
		return ink, lines, true
	}
	return draw.Ink{}, [2]string{}, false
}

// ShownSpots are the texts that what lies over the side puts on the board.
func (v Table) ShownSpots() []board.Spot {
	if over, ok := v.At.Over.(interface{ Spots(v Table) []board.Spot }); ok {
		return over.Spots(v)
	}
	return nil
}

// panelled is an Over that draws all of itself at once.
type panelled interface {
	Over
	Panel(v Table) kit.Panel
}

// SearchHeight is how many rows of the working stay, with the blank one after them, while words
// of a rack are looked for.
const SearchHeight = 6
