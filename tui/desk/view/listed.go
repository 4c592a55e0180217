package view

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Checked is the list in which every word is looked up; nil while words are not checked, or
// the list is still on its way.
func (v Table) Checked() analysis.List {
	if !v.Checking || v.At == nil || v.At.List == nil {
		return nil
	}
	return v.At.List
}

// WhichList says which list it is, and that it is not the official one.
func (v Table) WhichList() string { return v.Lang.Lookup.Which(v.At.List.Name) }

// ListedText says which words of a play the list has, those that it lacks first; "" while
// words are not checked.
func (v Table) ListedText(w scoring.Working) (out, in string) {
	list := v.Checked()
	if list == nil {
		return "", ""
	}
	has, lacks := analysis.Sorted(w, list)
	e := v.At.Game.Edition
	if len(lacks) > 0 {
		out = v.Lang.Lookup.NotIn + " " + phrases.WordsText(e, lacks)
	}
	if len(has) > 0 {
		in = v.Lang.Lookup.In + " " + phrases.WordsText(e, has)
	}
	return out, in
}

// listedLines are the same in lines of a width, with the list that it is.
func (v Table) listedLines(w scoring.Working, wide int) []string {
	out, in := v.ListedText(w)
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
	return append(lines, v.MutedLines(v.WhichList(), wide)...)
}

// ListedLine is the same in one line: what the list lacks, else what it has.
func (v Table) ListedLine(w scoring.Working) string {
	out, in := v.ListedText(w)
	if out != "" {
		return v.Look.Ink[draw.NotInList].Put(out)
	}
	return v.Look.Ink[draw.InList].Put(in)
}

// listedName is the list, and that it is not the official one, where there is little room.
func (v Table) listedName() string {
	return v.Lang.Lookup.Listed(v.listName())
}

// listName is what the list is called where there is little room.
func (v Table) listName() string {
	const most = 12
	return phrases.Fit(v.At.List.Name, most)
}

// Marks are what the list says of a play in a line, with what list it is: in words, and shorter
// in signs, what it lacks first. There are none while words are not checked.
func (v Table) Marks(w scoring.Working) []string {
	list := v.Checked()
	if list == nil {
		return nil
	}
	l, e := &v.Lang.Lookup, v.At.Game.Edition
	has, lacks := analysis.Sorted(w, list)
	if len(lacks) == 0 {
		return []string{v.Look.Ink[draw.InList].Put(l.AllIn(v.listName()))}
	}
	var signed []string
	for _, word := range slices.Concat(lacks, has) {
		signed = append(signed, v.WordSign(word)+word.Text(e))
	}
	put := v.Look.Ink[draw.NotInList].Put
	return []string{put(l.Lacks(v.listName(), phrases.WordsText(e, lacks))), put(v.Lang.Labelled(v.listedName(), strings.Join(signed, " ")))}
}

// MarkedHeading is the heading of a page with marks: it names the list where there is room.
func (v Table) MarkedHeading(title, end string, w int) string {
	if v.Checked() != nil {
		if named := v.listedName() + " " + draw.SignDot + " " + end; draw.Width(title)+3+draw.Width(named) <= w {
			end = named
		}
	}
	return v.Heading(title, end, w, true)
}

// CutMarked are the first h of the lines that tell a row of the sheet. Its marks stand behind its
// working: where they are cut off, the last line has them, and the points that are cut off too.
func (v Table) CutMarked(told Text, g *sheet.Game, turn sheet.Turn, w, h int) []string {
	if len(told.Lines) <= h {
		return told.Lines
	}
	lines := told.Lines[:h:h]
	working, ok := v.At.Worked(g, turn)
	if !ok || v.Checked() == nil || h < 2 {
		return lines
	}
	lines = lines[:h-1]
	marks, points := v.Marks(working), strconv.Itoa(working.Points)
	if told.Total > 0 && told.Total+1 < len(lines) {
		return append(lines, MarkedLine(w, marks, ""))
	}
	return append(lines, MarkedLine(w, marks, v.Lang.Screen.Total+" "+points, points))
}

// MarkedLine is a text with marks behind it in a line of a width. Of texts that say the same the
// first is taken that leaves room for them; where none does, the last one with the shortest
// marks.
func MarkedLine(w int, marks []string, texts ...string) string {
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
