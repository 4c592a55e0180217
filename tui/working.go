package tui

import (
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/tui/draw"
)

// countedLines are a working, its total, and what the list says of its words.
func (v view) countedLines(w scoring.Working, wide int) []string {
	lines := append(v.WorkingLines(w, v.at.game.Edition, wide), v.workingTotal(w, wide)...)
	return append(lines, v.listedLines(w, wide)...)
}

// workingTotal is the line under more than one word, or under a bonus.
func (v view) workingTotal(w scoring.Working, wide int) []string {
	if len(w.Words) < 2 && w.Bonus == 0 {
		return nil
	}
	total := strconv.Itoa(w.Points)
	return []string{
		v.Muted(strings.Repeat(draw.SignLine, wide)),
		v.Look.Bold.Put(draw.Spread(v.Lang.Screen.Total, total, wide)),
	}
}
