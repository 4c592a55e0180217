// Package chart draws small charts of whole numbers in the cells of a terminal: lines in
// braille and bars in blocks, or both in ASCII. It knows neither games nor colours.
//
//	chart.Lines([]chart.Series{{Sign: "1", Values: []int{0, 44, 55}}}, chart.Frame{W: 32, H: 8})
package chart

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Series is one line of a chart, or one bar in each of its groups.
type Series struct {
	Sign   string // one column: it ends the line and stands below the bars
	Values []int  // of a line from step 0, of bars from group 1
}

// Frame is what a chart is drawn in.
type Frame struct {
	W, H  int
	ASCII bool
	Last  string // what the last step is called in place of its number; "" is its number

	Ink   func(series int, text string) string // draws what belongs to a series; nil draws it plain
	Muted func(text string) string             // draws the axes; nil draws them plain
}

func (f Frame) ink(series int, text string) string {
	if f.Ink == nil || series < 0 {
		return text
	}
	return f.Ink(series, text)
}

func (f Frame) muted(text string) string {
	if f.Muted == nil {
		return text
	}
	return f.Muted(text)
}

// cell is one cell of a plot: its text, and the series that it belongs to; -1 is none, or
// more than one.
type cell struct {
	text   string
	series int
}

// span is the least and the greatest of all values, and 0.
func span(series []Series) (low, high int) {
	for _, s := range series {
		for _, v := range s.Values {
			low, high = min(low, v), max(high, v)
		}
	}
	return low, high
}

// longest is how many values the longest series has.
func longest(series []Series) int {
	n := 0
	for _, s := range series {
		n = max(n, len(s.Values))
	}
	return n
}

// step is the distance of the marks on an axis of a length: 1, 2 or 5 times a power of ten,
// so that no more than some of them fit between its ends.
func step(length, most int) int {
	most = max(1, most)
	for unit := 1; ; unit *= 10 {
		for _, n := range []int{1, 2, 5} {
			if length <= n*unit*most {
				return n * unit
			}
		}
	}
}

// marks are the multiples of a step from low to high.
func marks(low, high, step int) []int {
	var all []int
	first := -(-low / step) * step
	if first < low {
		first += step
	}
	for v := first; v <= high; v += step {
		all = append(all, v)
	}
	return all
}

// number writes a mark.
func (f Frame) number(n int) string {
	if n < 0 && !f.ASCII {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// scale is the numbers at the left of a plot by row, and their width.
func (f Frame) scale(rows int, low, high int, row func(v int) int) (labels []string, w int) {
	labels = make([]string, rows)
	most := (rows + 1) / 2
	all := marks(low, high, step(high-low, most))
	for len(all) < 2 && rows > 1 {
		most++
		all = marks(low, high, step(high-low, most))
	}
	at := slices.IndexFunc(all, func(v int) bool { return v == 0 })
	slices.Reverse(all[:max(0, at)]) // from 0 outwards, so that 0 is there
	for _, v := range slices.Concat(all[max(0, at):], all[:max(0, at)]) {
		if y := row(v); y >= 0 && y < rows && labels[y] == "" {
			labels[y] = f.number(v)
			w = max(w, utf8.RuneCountInString(labels[y]))
		}
	}
	return labels, w
}

// axis puts the numbers beside a plot and the line between them.
func (f Frame) axis(labels []string, w int, plot [][]cell) []string {
	tick, line := "┤", "│"
	if f.ASCII {
		tick, line = "+", "|"
	}
	lines := make([]string, len(plot))
	for y, row := range plot {
		sign := line
		if labels[y] != "" {
			sign = tick
		}
		lines[y] = f.muted(toRight(labels[y], w)+sign) + f.row(row)
	}
	return lines
}

// row writes the cells of a row, each run of a series in its ink.
func (f Frame) row(row []cell) string {
	var b strings.Builder
	for x := 0; x < len(row); {
		text, series := "", row[x].series
		for ; x < len(row) && row[x].series == series; x++ {
			text += row[x].text
		}
		b.WriteString(f.ink(series, text))
	}
	return b.String()
}

// below writes numbers under a plot, each with its end in a column; one that has no room is
// left out.
func (f Frame) below(indent, cols int, at map[int]string) string {
	line := make([]rune, indent+cols)
	for i := range line {
		line[i] = ' '
	}
	free := 0
	columns := make([]int, 0, len(at))
	for x := range at {
		columns = append(columns, x)
	}
	slices.Sort(columns)
	if n := len(columns); n > 1 { // the last one always stands
		last := columns[n-1]
		from := last + 1 - utf8.RuneCountInString(at[last])
		for n > 1 && columns[n-2] >= from-1 {
			columns = slices.Delete(columns, n-2, n-1)
			n--
		}
	}
	for _, x := range columns {
		text := []rune(at[x])
		from := max(0, indent+x+1-len(text))
		if from < free || from+len(text) > len(line) {
			continue
		}
		copy(line[from:], text)
		free = from + len(text) + 1
	}
	return f.muted(string(line))
}

// blank is a plot of nothing.
func blank(rows, cols int) [][]cell {
	plot := make([][]cell, rows)
	for y := range plot {
		plot[y] = make([]cell, cols)
		for x := range plot[y] {
			plot[y][x] = cell{" ", -1}
		}
	}
	return plot
}

// toRight puts a text at the right end of a width.
func toRight(text string, w int) string {
	return strings.Repeat(" ", max(0, w-utf8.RuneCountInString(text))) + text
}
