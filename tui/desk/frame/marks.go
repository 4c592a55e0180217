package frame

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/draw"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// liveMarks are the marks of what is being laid or typed. There are none where the whole working
// is visible, because it ends in them.
func (v View) liveMarks() []string {
	live := &v.At.Live
	if live.Working == nil || !live.Ready || v.Checked() == nil || v.workingWhole() {
		return nil
	}
	return v.Marks(*live.Working)
}

// markedAnswers are the points of what is being laid or typed with its marks, word by word where
// the window has no room for the working.
func (v View) markedAnswers(marks []string, w int) [2]string {
	if v.Lay.Answer[1] < 0 {
		return [2]string{v.markedPoints(marks, w), ""}
	}
	which, words := v.livePoints()+"   "+v.Muted(v.WhichList()), v.compactWords()
	if words != "" && draw.Width(words) <= w && draw.Width(which) <= w {
		return [2]string{which, words}
	}
	return [2]string{v.livePoints(), view.MarkedLine(w, marks, "")}
}

// markedPoints are the points with the marks in one line.
func (v View) markedPoints(marks []string, w int) string {
	return view.MarkedLine(v.answerRoom(w), marks, v.livePoints(), strconv.Itoa(v.At.Live.Working.Points))
}

// PlayText is the play that is laid, typed or looked at, as a line that counts it again.
func (v View) PlayText() (string, bool) {
	working, ok := v.At.ShownPlay()
	if !ok {
		return "", false
	}
	line, ok := printout.PlayLine(v.At.Game, working)
	return phrases.Safe(line), ok
}

// TabText is a tab other than the sheet, as lines without colours.
func (v View) TabText() []string {
	const wide, long = 80, 10000
	t := v.At
	var lines []string
	switch t.Tab {
	case view.TabTiles:
		lines = tabs.Of(v.Table).TilesPage(wide, long)
	case view.TabNotes:
		for _, note := range t.Notes(&t.Game) {
			lines = append(lines, v.Lang.Sheet.Note(note.After, phrases.SafeLines(note.Text)))
		}
	case view.TabCharts:
		lines = tabs.Of(v.Table).ChartsTab(wide, 40)
	default:
		lines = tabs.Of(v.Table).TabLines(wide, long)
	}
	text := make([]string, 0, len(lines))
	for _, line := range lines {
		text = append(text, strings.TrimRight(ansi.Strip(line), " "))
	}
	return text
}
