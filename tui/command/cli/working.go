package cli

import (
	"tanteo/scoring"
	"tanteo/tui/phrases"
)

// WorkingTable is a working, a word a line, and the total.
func WorkingTable(l *phrases.Language, w scoring.Working, e *scoring.Edition) []string {
	var lines []string
	column := phrases.Width(l.Sheet.Total)
	for _, word := range w.Words {
		column = max(column, phrases.Width(phrases.Safe(word.Text(e))))
	}
	for _, word := range w.Words {
		lines = append(lines, phrases.Pad(word.Text(e), column)+"  "+word.Sum())
	}
	if w.Bonus != 0 {
		lines = append(lines, l.Sheet.Bonus(w.NewTiles, w.Bonus))
	}
	return append(lines, phrases.Pad(l.Sheet.Total, column)+"  "+phrases.Number(w.Points))
}
