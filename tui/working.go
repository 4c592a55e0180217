package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// workingLines writes a working in lines of a width: the main word and its sum under it, a
// cross word and its sum on one line where both fit. What grows starts at the left edge.
func workingLines(w scoring.Working, e *scoring.Edition, m *Model, wide int) []string {
	var lines []string
	s := &m.Lang.Screen
	for i, word := range w.Words {
		text, sum := word.Text(e), word.Sum()
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

// countedLines are a working, its total, and what the list says of its words.
func (m *Model) countedLines(w scoring.Working, wide int) []string {
	lines := append(workingLines(w, m.table.game.Edition, m, wide), workingTotal(w, m, wide)...)
	return append(lines, m.listedLines(w, wide)...)
}

// workingTotal is the line under more than one word, or under a bonus.
func workingTotal(w scoring.Working, m *Model, wide int) []string {
	if len(w.Words) < 2 && w.Bonus == 0 {
		return nil
	}
	total := strconv.Itoa(w.Points)
	return []string{
		m.Muted(strings.Repeat(draw.SignLine, wide)),
		m.Look.Bold.Put(draw.Spread(m.Lang.Screen.Total, total, wide)),
	}
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
