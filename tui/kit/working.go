package kit

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// WorkingLines writes a working in lines of a width: the main word with its sum below it, a cross
// word and its sum on one line where both fit.
func (e Env) WorkingLines(w scoring.Working, tiles *scoring.Edition, wide int) []string {
	var lines []string
	s := &e.Lang.Screen
	for i, word := range w.Words {
		text, sum := word.Text(tiles), word.Sum()
		if i > 0 && draw.Width(text)+2+draw.Width(sum) <= wide {
			lines = append(lines, text+"  "+sum)
			continue
		}
		lines = append(lines, text)
		lines = append(lines, brokenSum(sum, wide)...)
	}
	if w.Bonus > 0 {
		lines = append(lines, s.AllTiles+"  + "+strconv.Itoa(w.Bonus))
	}
	return lines
}

// brokenSum breaks a long sum before " + ".
func brokenSum(sum string, wide int) []string {
	var lines []string
	for draw.Width(sum) > wide {
		cut := strings.LastIndex(sum[:min(len(sum), wide)], " + ")
		if cut <= 0 {
			break
		}
		lines = append(lines, sum[:cut])
		sum = "  " + strings.TrimLeft(sum[cut:], " ")
	}
	return append(lines, sum)
}
