package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// countedLines are a working, its total, and what the list says of its words.
func (m *Model) countedLines(w scoring.Working, wide int) []string {
	lines := append(m.WorkingLines(w, m.table.game.Edition, wide), workingTotal(w, m, wide)...)
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
