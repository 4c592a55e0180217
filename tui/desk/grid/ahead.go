package grid

import (
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
)

// ahead is what the typed text would do. It takes folds, so it is worked out before drawing.
type ahead struct {
	lines   []string         // that would note the cell of a turn
	trial   *sheet.Game      // after them; nil where there are none, or one is refused
	answer  sheet.Answer     // to the last of them
	working *scoring.Working // of its row
	closing []int            // by seat, what the leftovers would change; nil where they end no game
}

// Foresee works out what the typed text would do, as the table stands now. It is called before the
// grid is drawn.
func (p Pane) Foresee(t view.Table) Pane {
	v := of(t, p)
	p.ahead = ahead{}
	if v.typing && v.here().kind == turnsRow {
		if lines, err := v.cellLines(); err == nil {
			p.ahead = v.try(lines)
		}
	}
	left := v.leftTexts()
	if _, ended := v.endTurn(); ended || strings.Join(left, "") == "" {
		return p
	}
	if next, err := v.settled(left); err == nil {
		for _, player := range next.Standings.Players {
			p.ahead.closing = append(p.ahead.closing, player.Adjustment)
		}
	}
	return p
}

// try is what some lines would do, without doing them.
func (v grid) try(lines []string) ahead {
	g, tried := v.At.Game, ahead{lines: lines}
	for _, text := range lines {
		line, err := line.Parse(text, g, v.Words)
		if err == nil {
			g, tried.answer, err = g.Do(line, sheet.Stamp{})
		}
		if err != nil {
			return ahead{lines: lines}
		}
	}
	if tried.answer.Turn == 0 {
		return ahead{lines: lines}
	}
	tried.trial, tried.answer.Before = &g, v.At.Game.Standings.Totals()
	if working, ok := g.Working(tried.answer.Row); ok {
		tried.working = &working
	}
	return tried
}
