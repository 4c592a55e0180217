package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// checked is the list in which every word is looked up; nil while words are not checked, or
// the list is still on its way.
func (v view) checked() analysis.List {
	if !v.checking || v.at == nil || v.at.list == nil {
		return nil
	}
	return v.at.list
}

// switchCheck begins or ends to look every word up.
func (m *Model) switchCheck() tea.Cmd {
	if m.checking {
		m.table.say(m.Lang.Lookup.Off)
		return m.setChecking(false)
	}
	m.freshList() // its file may have changed
	return m.withList(func(m *Model) tea.Cmd {
		m.table.say(m.Lang.Lookup.On + " " + m.whichList())
		return m.setChecking(true)
	})
}

// setChecking keeps in mind whether words are looked up, and in which list.
func (m *Model) setChecking(on bool) tea.Cmd {
	m.checking = on
	m.listChanged()
	list := m.set.Words.Preferred()
	return m.remember(func(r sitting.Remember) error { return r.Check(on, list) })
}

// useList makes a list the one that words are checked in.
func (m *Model) useList(name string) tea.Cmd {
	m.set.Words.Prefer(name)
	m.dropList()
	m.checking = false
	return m.switchCheck()
}

// listsChanged reads the list of the table anew, and keeps in mind which one is preferred where
// that is another one.
func (m *Model) listsChanged(preferred bool) tea.Cmd {
	var remembered tea.Cmd
	if preferred {
		remembered = m.setChecking(m.checking)
	}
	m.dropList()
	return tea.Batch(remembered, m.beginCheck(), m.readOn())
}

// beginCheck gets the list of a table that was just opened, while words are checked.
func (m *Model) beginCheck() tea.Cmd {
	if !m.checking {
		return nil
	}
	return m.withList(func(*Model) tea.Cmd { return nil })
}

// whichList says which list it is, and that it is not the official one.
func (v view) whichList() string { return v.Lang.Lookup.Which(v.at.list.Name) }

// listedText says which words of a play the list has, those that it lacks first; "" while
// words are not checked.
func (v view) listedText(w scoring.Working) (out, in string) {
	list := v.checked()
	if list == nil {
		return "", ""
	}
	has, lacks := analysis.Sorted(w, list)
	e := v.at.game.Edition
	if len(lacks) > 0 {
		out = v.Lang.Lookup.NotIn + " " + phrases.WordsText(e, lacks)
	}
	if len(has) > 0 {
		in = v.Lang.Lookup.In + " " + phrases.WordsText(e, has)
	}
	return out, in
}

// listedLines are the same in lines of a width, with the list that it is.
func (v view) listedLines(w scoring.Working, wide int) []string {
	out, in := v.listedText(w)
	if out == "" && in == "" {
		return nil
	}
	var lines []string
	if out != "" {
		lines = append(lines, kit.Inked(out, wide, v.Look.Ink[draw.NotInList].Put)...)
	}
	if in != "" {
		lines = append(lines, kit.Inked(in, wide, v.Look.Ink[draw.InList].Put)...)
	}
	return append(lines, v.MutedLines(v.whichList(), wide)...)
}

// listedLine is the same in one line: what the list lacks, else what it has.
func (v view) listedLine(w scoring.Working) string {
	out, in := v.listedText(w)
	if out != "" {
		return v.Look.Ink[draw.NotInList].Put(out)
	}
	return v.Look.Ink[draw.InList].Put(in)
}

// listName is what the list is called where there is little room.
func (v view) listName() string {
	const most = 12
	return phrases.Fit(v.at.list.Name, most)
}

// listedName is the list, and that it is not the official one, where there is little room.
func (v view) listedName() string {
	return v.Lang.Lookup.Listed(v.listName())
}

// marks are what the list says of a play in a line, with what list it is: in words, and shorter
// in signs, what it lacks first. There are none while words are not checked.
func (v view) marks(w scoring.Working) []string {
	list := v.checked()
	if list == nil {
		return nil
	}
	l, e := &v.Lang.Lookup, v.at.game.Edition
	has, lacks := analysis.Sorted(w, list)
	if len(lacks) == 0 {
		return []string{v.Look.Ink[draw.InList].Put(l.AllIn(v.listName()))}
	}
	var signed []string
	for _, word := range slices.Concat(lacks, has) {
		signed = append(signed, v.wordSign(word)+word.Text(e))
	}
	put := v.Look.Ink[draw.NotInList].Put
	return []string{put(l.Lacks(v.listName(), phrases.WordsText(e, lacks))), put(v.Lang.Named(v.listedName(), strings.Join(signed, " ")))}
}

// markedHeading is the heading of a page with marks: it names the list where there is room.
func (v view) markedHeading(title, end string, w int) string {
	if v.checked() != nil {
		if named := v.listedName() + " " + draw.SignDot + " " + end; draw.Width(title)+3+draw.Width(named) <= w {
			end = named
		}
	}
	return v.Heading(title, end, w, true)
}

// cutMarked are the first h of the lines that tell a row of the sheet. Its marks stand behind its
// working: where they are cut off, the last line has them, and the points that are cut off too.
func (v view) cutMarked(lines []string, g *sheet.Game, turn sheet.Turn, w, h int) []string {
	if len(lines) <= h {
		return lines
	}
	lines = lines[:h:h]
	working, ok := g.Working(turn)
	if !ok || v.checked() == nil || h < 2 {
		return lines
	}
	lines = lines[:h-1]
	marks, points := v.marks(working), strconv.Itoa(working.Points)
	if v.fromTotal(lines) > 0 {
		return append(lines, markedLine(w, marks, ""))
	}
	return append(lines, markedLine(w, marks, v.Lang.Screen.Total+" "+points, points))
}

// liveMarks are the marks of what is being laid or typed, where the screen has no room for the
// whole of its working, which ends in them; none where it has.
func (v view) liveMarks() []string {
	live := &v.at.live
	if live.working == nil || !live.ready || v.checked() == nil || v.workingWhole() {
		return nil
	}
	return v.marks(*live.working)
}

// markedLine is a text with marks behind it in a line of a width. Of texts that say the same the
// first is taken that leaves room for them; where none does, the last one with the shortest
// marks.
func markedLine(w int, marks []string, texts ...string) string {
	before := func(text, mark string) string {
		if text == "" {
			return mark
		}
		return text + " " + draw.SignDot + " " + mark
	}
	var lines []string
	for _, text := range texts {
		lines = append(lines, before(text, marks[0]))
	}
	last := texts[len(texts)-1]
	for _, mark := range marks[1:] {
		lines = append(lines, before(last, mark))
	}
	return draw.Fitting(w, lines...)
}

// markedAnswers are the points of what is being laid or typed with its marks: each word with its
// own where the window has no room for the working.
func (v view) markedAnswers(marks []string, w int) [2]string {
	if v.lay.Answer[1] < 0 {
		return [2]string{v.markedPoints(marks, w), ""}
	}
	which, words := v.livePoints()+"   "+v.Muted(v.whichList()), v.compactWords()
	if words != "" && draw.Width(words) <= w && draw.Width(which) <= w {
		return [2]string{which, words}
	}
	return [2]string{v.livePoints(), markedLine(w, marks, "")}
}

// markedPoints are the points with the marks in one line.
func (v view) markedPoints(marks []string, w int) string {
	return markedLine(v.answerRoom(w), marks, v.livePoints(), strconv.Itoa(v.at.live.working.Points))
}
