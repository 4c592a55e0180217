package chart

import "unicode/utf8"

// eighths are bars of no to eight eighths of a cell, from below.
var eighths = [...]string{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"}

// bars is a field of bars: groups of one a series, up or down from a base line.
type bars struct {
	series    []Series
	up, down  int // rows above and below the base line
	low, high int
	ascii     bool
}

// Bars draws the values of the series in groups, side by side, with their signs and the
// numbers of the groups below. Where not all of them fit, the last ones are shown. It is just
// as many lines of text as the frame has; a frame without room is left empty.
func Bars(series []Series, f Frame) []string {
	groups := longest(series)
	rows := f.H - 2
	if rows < 2 || groups == 0 || len(series) == 0 {
		return make([]string, max(0, f.H))
	}
	var b bars
	var labels []string
	w, cols, from, shown := 0, 0, 0, 0
	for from = 0; from < groups; from++ { // the scale is for what is seen
		seen := make([]Series, len(series))
		for i, s := range series {
			seen[i] = Series{s.Sign, s.Values[min(from, len(s.Values)):]}
		}
		b, w, labels = fitBars(seen, f, rows)
		cols = f.W - w - 1
		if shown = groups - from; shown <= (cols+1)/(len(series)+1) {
			break
		}
	}
	if from == groups {
		return make([]string, f.H)
	}
	thick := min(3, ((cols+1)/shown-1)/len(series))
	wide := thick - thick/3 // with a gap where there is room for one
	plot, signs := blank(rows, cols), blank(1, cols)
	numbers := map[int]string{}
	every := step(shown, max(1, cols/(utf8.RuneCountInString(f.number(groups))+1)))
	for g := range shown {
		left := g * (thick*len(series) + 1)
		for i, s := range b.series {
			for x := left + i*thick; x < left+i*thick+wide; x++ {
				if g < len(s.Values) {
					b.bar(plot, x, i, s.Values[g])
				}
			}
			signs[0][left+i*thick+(wide-1)/2] = cell{s.Sign, i}
		}
		n := from + g + 1
		switch middle := left + (thick*len(series)-1)/2; {
		case n == groups && f.Last != "":
			numbers[min(cols-1, max(middle, utf8.RuneCountInString(f.Last)-1))] = f.Last
		case n%every == 0 || shown == 1:
			numbers[middle] = f.number(n)
		}
	}
	lines := f.axis(labels, w, plot)
	lines = append(lines, toRight("", w+1)+f.row(signs[0]))
	return append(lines, f.below(w+1, cols, numbers))
}

// fitBars shares rows out above and below the base line, and gives the numbers beside them.
func fitBars(series []Series, f Frame, rows int) (b bars, w int, labels []string) {
	b = bars{series: series, ascii: f.ASCII}
	b.low, b.high = span(series)
	b.high = max(b.high, b.low+1)
	if b.low < 0 {
		b.down = min(rows-1, max(1, rounded(rows*-b.low, b.high-b.low)))
	}
	b.up = rows - b.down
	labels, w = f.scale(rows, b.low, b.high, b.row)
	return b, w, labels
}

// row is the row that the end of a bar is in; that of 0 is none.
func (b *bars) row(v int) int {
	switch {
	case v > 0:
		return b.up - up(v*b.up, b.high)
	case v < 0:
		return b.up + up(-v*b.down, -b.low) - 1
	}
	return -1
}

// up is a fraction of whole numbers, rounded up.
func up(n, of int) int { return (n + of - 1) / of }

// bar draws a bar in a column. No points are a dot, so that they differ from no turn.
func (b *bars) bar(plot [][]cell, x, series, v int) {
	if v == 0 {
		plot[b.up-1][x] = cell{".", series}
		return
	}
	rows, per, n := b.up, 8, v
	if v < 0 {
		rows, per, n = b.down, 2, -v // there are no eighths from above
	}
	most := b.high
	if v < 0 {
		most = -b.low
	}
	if b.ascii {
		per = 1
	}
	for parts, k := max(1, rounded(n*rows*per, most)), 0; parts > 0; parts, k = parts-per, k+1 {
		y, text := b.up-1-k, eighths[min(8, parts*8/per)]
		if v < 0 {
			y, text = b.up+k, "█"
			if parts < per {
				text = "▀"
			}
		}
		if b.ascii {
			text = "#"
		}
		plot[y][x] = cell{text, series}
	}
}
