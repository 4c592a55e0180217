package chart_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/charmbracelet/x/exp/golden"
	"pgregory.net/rapid"

	"tanteo/tui/chart"
)

// evening is a game of four with a penalty and its leftovers.
var evening = []chart.Series{
	{Sign: "1", Values: []int{0, 44, 55, 69, 145, 145, 175, 166}},
	{Sign: "2", Values: []int{0, 38, 47, 125, 146, 146, 212, 228}},
	{Sign: "3", Values: []int{0, 31, 31, 58, 91, 143, 143, 140}},
	{Sign: "4", Values: []int{0, 18, 65, 86, 148, 176, 176, 172}},
}

// below has totals and points under 0.
var below = []chart.Series{{Sign: "1", Values: []int{0, -10, -15, 8, 30}}, {Sign: "2", Values: []int{0, 12, 12, 4, 4}}}

func TestCharts(t *testing.T) {
	draws := map[string]func([]chart.Series, chart.Frame) []string{"lines": chart.Lines, "bars": chart.Bars}
	series := map[string][]chart.Series{"evening": evening, "below": below, "one turn": {{Sign: "1", Values: []int{0, 44}}, {Sign: "2", Values: []int{0}}}}
	for draw, of := range draws {
		for name, all := range series {
			if draw == "bars" {
				all = growths(all)
			}
			for _, f := range []chart.Frame{{W: 32, H: 8}, {W: 32, H: 8, ASCII: true}, {W: 76, H: 14, Last: "end"}} {
				t.Run(fmt.Sprintf("%s of %s in %dx%d %t", draw, name, f.W, f.H, f.ASCII), func(t *testing.T) {
					golden.RequireEqual(t, strings.Join(of(all, f), "\n")+"\n")
				})
			}
		}
	}
}

// growths are the points that make totals.
func growths(totals []chart.Series) []chart.Series {
	all := make([]chart.Series, len(totals))
	for i, s := range totals {
		all[i].Sign = s.Sign
		for j := 1; j < len(s.Values); j++ {
			all[i].Values = append(all[i].Values, s.Values[j]-s.Values[j-1])
		}
	}
	return all
}

func drawSeries(t *rapid.T, least int) []chart.Series {
	all := make([]chart.Series, rapid.IntRange(1, 5).Draw(t, "series"))
	for i := range all {
		all[i].Sign = strconv.Itoa(i + 1)
		all[i].Values = []int{0}
		for range rapid.IntRange(0, 40).Draw(t, "steps") {
			all[i].Values = append(all[i].Values, all[i].Values[len(all[i].Values)-1]+rapid.IntRange(least, 90).Draw(t, "points"))
		}
	}
	return all
}

func drawFrame(t *rapid.T) chart.Frame {
	return chart.Frame{
		W: rapid.IntRange(0, 160).Draw(t, "w"), H: rapid.IntRange(0, 40).Draw(t, "h"),
		ASCII: rapid.Bool().Draw(t, "ascii"), Last: rapid.SampledFrom([]string{"", "end"}).Draw(t, "last"),
	}
}

// Every chart is as high as its frame and never wider, and in ASCII where that is asked for.
func TestChartsFitTheirFrame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		series, f := drawSeries(t, -60), drawFrame(t)
		for name, lines := range map[string][]string{"lines": chart.Lines(series, f), "bars": chart.Bars(growths(series), f)} {
			if len(lines) != f.H {
				t.Fatalf("%s: %d lines", name, len(lines))
			}
			for _, line := range lines {
				if utf8.RuneCountInString(line) > f.W {
					t.Fatalf("%s: %q is too wide", name, line)
				}
				if f.ASCII && strings.ContainsFunc(line, func(r rune) bool { return r > '~' }) {
					t.Fatalf("%s: %q is not in ASCII", name, line)
				}
			}
		}
	})
}

// scaled reads the numbers at the left of a chart: by row, from the top, the marks; and the
// plot without them.
func scaled(lines []string) (marks map[int]int, plot [][]rune) {
	marks = map[int]int{}
	for y, line := range lines {
		runes := []rune(line)
		at := slices.IndexFunc(runes, func(r rune) bool { return strings.ContainsRune("┤│+|", r) })
		if at < 0 {
			break
		}
		if text := strings.ReplaceAll(strings.TrimSpace(string(runes[:at])), "−", "-"); text != "" {
			marks[y], _ = strconv.Atoi(text)
		}
		plot = append(plot, runes[at+1:])
	}
	return marks, plot
}

// The sign of each line stands where its last value belongs between the numbers of the axis,
// and only there.
func TestLinesEndWhereTheyBelong(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		series, f := drawSeries(t, -60), drawFrame(t)
		f.W, f.H, f.ASCII = max(f.W, 32), max(f.H, 6), false
		marks, plot := scaled(chart.Lines(series, f))
		if len(marks) < 2 {
			t.Fatalf("the marks are %v", marks)
		}
		for _, s := range series {
			last, row := s.Values[len(s.Values)-1], -1
			for y, line := range plot {
				if n := strings.Count(string(line), s.Sign); n > 1 || n == 1 && row >= 0 {
					t.Fatalf("%s ends twice", s.Sign)
				} else if n == 1 {
					row = y
				}
			}
			if row < 0 {
				t.Fatalf("%s does not end", s.Sign)
			}
			for y, mark := range marks {
				if mark < last && y < row || mark > last && y > row || mark == last && y != row {
					t.Fatalf("%s with %d ends in row %d, %d is in row %d", s.Sign, last, row, mark, y)
				}
			}
		}
	})
}

// dots are the heights of the dots of a plot in braille, by column of dots, from the left.
func dots(plot [][]rune) [][]int {
	if len(plot) == 0 {
		return nil
	}
	bits := [4][2]rune{{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}
	columns := make([][]int, 2*len(plot[0]))
	for y, line := range plot {
		for x, r := range line {
			for i, row := range bits {
				for j, bit := range row {
					if r >= 0x2800 && r < 0x2900 && (r-0x2800)&bit != 0 {
						columns[2*x+j] = append(columns[2*x+j], 4*(len(plot)-1-y)+3-i)
					}
				}
			}
		}
	}
	return columns
}

// A line of totals that never fall never falls, and has no gap.
func TestGrowingTotalsGrow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		series, f := drawSeries(t, 0)[:1], drawFrame(t)
		f.W, f.H, f.ASCII = max(f.W, 12), max(f.H, 4), false
		_, plot := scaled(chart.Lines(series, f))
		before := -1
		for x, heights := range dots(plot) {
			if len(heights) == 0 {
				continue
			}
			if low, high := slices.Min(heights), slices.Max(heights); low < before-1 || high < before || before >= 0 && low > before+1 || len(heights) != high-low+1 {
				t.Fatalf("in column %d the dots are at %v, before at most at %d\n%s", x, heights, before, strings.Join(chart.Lines(series, f), "\n"))
			}
			before = slices.Max(heights)
		}
		if before < 0 && len(series[0].Values) > 1 {
			t.Fatal("no line is drawn")
		}
	})
}

// A bar is as high as its points: of two, the one with more points is never the lower one.
func TestBarsAreAsHighAsTheirPoints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		points := []int{rapid.IntRange(0, 120).Draw(t, "a"), rapid.IntRange(0, 120).Draw(t, "b")}
		f := chart.Frame{W: 12, H: rapid.IntRange(4, 20).Draw(t, "h"), ASCII: rapid.Bool().Draw(t, "ascii")}
		_, plot := scaled(chart.Bars([]chart.Series{{Sign: "1", Values: points[:1]}, {Sign: "2", Values: points[1:]}}, f))
		heights := []int{0, 0}
		for _, line := range plot {
			for i, x := range []int{1, 4} { // bars of three columns
				if at := slices.Index([]rune(" ▁▂▃▄▅▆▇█"), line[x]); at > 0 {
					heights[i] += at
				}
				if line[x] == '#' {
					heights[i] += 8
				}
			}
		}
		for i, n := range points {
			if (n > 0) != (heights[i] > 0) {
				t.Fatalf("%d points are %d eighths high", n, heights[i])
			}
		}
		if (points[0]-points[1])*(heights[0]-heights[1]) < 0 {
			t.Fatalf("%v points are %v eighths high", points, heights)
		}
		if slices.Max(points) > 0 && slices.Max(heights) != 8*(f.H-2) {
			t.Fatalf("the greatest of %v points is %v eighths high", points, heights)
		}
	})
}
