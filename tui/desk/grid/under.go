package grid

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet/line"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
)

// how tells what can be typed in the cell of the cursor; after the end, how the game ended.
func (v grid) how(w int) []string {
	g, grid, row := &v.At.Game, &v.Lang.Grid, v.here()
	text := grid.TurnHow(g.Log.Notation.Format(scoring.Square{Row: 7, Col: 3}, scoring.Across))
	switch {
	case row.kind == namesRow:
		text = grid.NameHow
	case row.kind == moreRow:
		text = grid.AddHow
	case g.Standings.Finished && row.kind != turnsRow:
		var places []string
		for _, seat := range g.Standings.ByPlace() {
			p := g.Standings.Players[seat-1]
			places = append(places, strconv.Itoa(p.Place)+". "+v.PlayerName(g, seat)+" "+phrases.Number(p.Total()))
		}
		text = strings.Join(places, "   ")
	case row.kind == leftRow:
		text = grid.LeftHow
	case row.kind == closingRow:
		text = grid.ClosingHow
	case row.round == 0:
		text = grid.AdjustmentHow
	}
	return v.MutedLines(text, w)
}

// asLine is the line that would note what is typed, so that the player learns it.
func (v grid) asLine() string {
	switch row := v.here(); {
	case row.kind == leftRow || row.kind == closingRow:
		left := v.leftTexts()
		if _, ended := v.endTurn(); strings.Join(left, "")+v.text() == "" || ended && !v.typing {
			return ""
		}
		if row.kind == leftRow && v.typing {
			left[v.seat-1] = leftText(v.text())
		}
		return v.endLine(left)
	case !v.typing:
		return ""
	case row.kind == namesRow:
		return v.Lang.Word(line.CommandName) + " " + strconv.Itoa(v.seat) + " " + v.text()
	}
	if n := len(v.ahead.lines); n > 0 {
		return v.ahead.lines[n-1]
	}
	return v.text()
}

// under is the rows under the line: a fault, what was done, what the typed text would do, and the
// notice.
func (v grid) under(shape shape) frame.Under {
	w, answer := v.Lay.W, frame.Of(v.Table).LastAnswer()
	rows := frame.Rows{Answers: slices.Repeat([]int{w}, shape.answers), Hints: w}
	if shape.notice {
		rows.Notice = w
	}
	if v.typing && v.here().kind == turnsRow && !answer.Fault {
		answer = v.would(w, shape.answers)
	}
	return frame.Of(v.Table).UnderIn(rows, answer)
}

// would tells what the typed text would do, in h lines of a width.
func (v grid) would(w, h int) (would frame.Answer) {
	if v.ahead.trial == nil {
		return would
	}
	g, answer := *v.ahead.trial, v.ahead.answer
	text := v.Lang.Row(g, answer.Row) + ". " + v.Lang.Totals(answer, g)
	if would.Now = len(answer.Faults) > 0; would.Now {
		text += ". ! " + v.Lang.WouldFault(answer.Faults, g)
	}
	var marks []string
	if v.ahead.working != nil {
		marks = v.Marks(*v.ahead.working)
	}
	switch {
	case marks == nil:
		would.Lines[0], would.Prose = text, true
	case h == 1:
		would.Lines[0] = view.MarkedLine(w, marks, text, phrases.Number(answer.Row.Points))
	case draw.Width(text) <= w:
		would.Lines = [2]string{text, view.MarkedLine(w, marks, "")}
	default:
		would.Lines[0], would.Prose = text+" "+draw.SignDot+" "+marks[0], true
	}
	return would
}
