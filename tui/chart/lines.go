package chart

import "unicode/utf8"

// strokes are the dots that a line draws of those on its way, and how many make the pattern:
// full, dotted, dashed, dots far apart.
var strokes = [...]struct{ dots, of int }{{0b1, 1}, {0b1, 2}, {0b11, 4}, {0b1, 4}}

// hasDot says whether a line draws the dot so far on its way.
func hasDot(series, way int) bool {
	s := strokes[series%len(strokes)]
	return s.dots>>(way%s.of)&1 == 1
}

// braille is the dot of a braille sign by row and column.
var braille = [4][2]rune{{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}

// Sample is a piece of the line of a series, so many columns wide, as a legend shows it.
func Sample(series, w int, sign string, ascii bool) string {
	text := ""
	for x := range w {
		if ascii {
			text += sign
			continue
		}
		dots := rune(0)
		for i := range 2 {
			if hasDot(series, 2*x+i) {
				dots |= braille[1][i]
			}
		}
		text += string(0x2800 + dots)
	}
	return text
}

// plot is a field of dots that lines are drawn in: two by four a cell in braille, one in
// ASCII.
type plot struct {
	series     []Series
	rows, cols int
	perX, perY int
	low, high  int
	steps      int

	dots []rune // by cell
	of   []int  // the series of each cell: 0 is none, -1 more than one
}

// Lines draws each series as a line from step 0 on, its sign behind its last value, in just
// as many lines of text as the frame has. A frame without room for a line is left empty.
func Lines(series []Series, f Frame) []string {
	p := plot{series: series, rows: f.H - 1, perX: 2, perY: 4, steps: max(1, longest(series)-1)}
	if f.ASCII {
		p.perX, p.perY = 1, 1
	}
	p.low, p.high = span(series)
	p.high = max(p.high, p.low+1)
	if p.rows < 2 {
		return make([]string, max(0, f.H))
	}
	labels, w := f.scale(p.rows, p.low, p.high, p.row)
	p.cols = f.W - w - 1 - p.margin()
	if p.cols < 4 {
		return make([]string, f.H)
	}
	p.dots, p.of = make([]rune, p.rows*p.cols), make([]int, p.rows*p.cols)
	for i := range series {
		p.draw(i)
	}
	lines := f.axis(labels, w, p.cells())
	return append(lines, f.below(w+1, p.cols, p.numbers(f)))
}

// y is how many dots above the lowest a value is drawn.
func (p *plot) y(v int) int {
	return rounded((v-p.low)*(p.rows*p.perY-1), p.high-p.low)
}

// x is how many dots behind the first a step is drawn.
func (p *plot) x(step int) int { return rounded(step*(p.cols*p.perX-1), p.steps) }

// row is the row of a value, from the top.
func (p *plot) row(v int) int { return p.rows - 1 - p.y(v)/p.perY }

// rounded is a fraction of whole numbers that are not negative, rounded.
func rounded(n, of int) int { return (2*n + of) / (2 * of) }

// margin is how many signs end in one row, so that each has a column.
func (p *plot) margin() int {
	most, in := 1, map[int]int{}
	for _, s := range p.series {
		if n := len(s.Values); n > 0 {
			y := p.row(s.Values[n-1])
			in[y]++
			most = max(most, in[y])
		}
	}
	return most
}

// draw draws the line of a series from value to value.
func (p *plot) draw(series int) {
	way := 0
	values := p.series[series].Values
	for i, v := range values {
		x, y := p.x(i), p.y(v)
		if i == 0 {
			p.dot(series, x, y)
			continue
		}
		fromX, fromY := p.x(i-1), p.y(values[i-1])
		n := max(x-fromX, y-fromY, fromY-y)
		for k := 1; k <= n; k++ {
			way++
			if atY := fromY + between(k*(y-fromY), n); hasDot(series, way) || p.perX == 1 {
				p.dot(series, fromX+between(k*(x-fromX), n), atY)
			}
		}
	}
}

// between is a fraction of whole numbers, rounded away from 0.
func between(n, of int) int {
	if n < 0 {
		return -rounded(-n, of)
	}
	return rounded(n, of)
}

func (p *plot) dot(series, x, y int) {
	at := (p.rows-1-y/p.perY)*p.cols + x/p.perX
	p.dots[at] |= braille[p.perY-1-y%p.perY][x%p.perX]
	switch p.of[at] {
	case 0:
		p.of[at] = series + 1
	case series + 1:
	default:
		if p.perX > 1 {
			p.of[at] = -1 // in ASCII the first line that comes by is seen
		}
	}
}

// cells are the dots as text, with the signs where the lines end.
func (p *plot) cells() [][]cell {
	margin := p.margin()
	cells := blank(p.rows, p.cols+margin)
	for at, dots := range p.dots {
		c := &cells[at/p.cols][at%p.cols]
		switch {
		case dots == 0:
		case p.perX == 1:
			*c = cell{p.series[p.of[at]-1].Sign, p.of[at] - 1}
		default:
			*c = cell{string(0x2800 + dots), max(-1, p.of[at]-1)}
		}
	}
	taken := map[[2]int]bool{}
	for i, s := range p.series {
		n := len(s.Values)
		if n == 0 {
			continue
		}
		at := [2]int{p.row(s.Values[n-1]), p.x(n-1)/p.perX + 1}
		for taken[at] {
			at[1]++
		}
		taken[at] = true
		cells[at[0]][at[1]] = cell{s.Sign, i}
	}
	return cells
}

// numbers are the steps that are named under the plot, by column.
func (p *plot) numbers(f Frame) map[int]string {
	wide := utf8.RuneCountInString(f.number(p.steps)) + 1
	at := map[int]string{}
	for _, i := range marks(1, p.steps, step(p.steps, p.cols/wide)) {
		at[p.x(i)/p.perX] = f.number(i)
	}
	if f.Last != "" {
		at[p.x(p.steps)/p.perX] = f.Last
	}
	return at
}
