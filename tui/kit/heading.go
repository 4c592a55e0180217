package kit

import (
	"strings"

	"tanteo/tui/draw"
)

// Heading is a rule with a title in it: the only frame of a pane.
func (e Env) Heading(left, end string, w int, focused bool) string {
	line := draw.SignLine
	if focused {
		line = draw.SignHeavy
	}
	if end != "" {
		end = " " + end
	}
	left = draw.Pad(left, min(draw.Width(left), w-draw.Width(end)-2))
	rule := " " + strings.Repeat(line, max(0, w-draw.Width(left)-draw.Width(end)-1))
	if focused {
		return e.Look.Ink[draw.Accent].Put(left+rule) + end
	}
	return left + e.Muted(rule) + end
}

func (e Env) Muted(s string) string { return e.Look.Ink[draw.Muted].Put(s) }

func (e Env) MutedLines(text string, w int) []string {
	return Inked(text, w, e.Muted)
}

func (e Env) FaultLines(text string, w int) []string {
	return Inked("! "+text, w, e.Look.Ink[draw.Fault].Put)
}

// Inked wraps a text and draws each line.
func Inked(text string, w int, put func(string) string) []string {
	lines := draw.Wrapped(text, w)
	for i := range lines {
		lines[i] = put(lines[i])
	}
	return lines
}

// RemarkLines are remarks in lines of a width, with a blank one before them.
func (e Env) RemarkLines(w int, remarks []string) []string {
	var lines []string
	for _, text := range remarks {
		lines = append(lines, e.MutedLines(text, w)...)
	}
	if lines == nil {
		return nil
	}
	return append([]string{""}, lines...)
}

// TwoTabs are the names of two tabs, of which one is open.
func (e Env) TwoTabs(names [2]string, second bool) string {
	open, other := "["+names[0]+"]", " "+names[1]+" "
	if second {
		open, other = "["+names[1]+"]", " "+names[0]+" "
		return e.Muted(other) + e.Look.Ink[draw.Accent].Put(open)
	}
	return e.Look.Ink[draw.Accent].Put(open) + e.Muted(other)
}

// PageMargin is the blank margin left of a page in a window of a width.
func PageMargin(w int) string { return strings.Repeat(" ", min(4, max(1, (w-72)/2))) }
