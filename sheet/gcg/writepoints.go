package gcg

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet"
)

func (w *writer) challengeFailed(row sheet.Turn, e sheet.Event) {
	if row.LostTurn {
		w.noPlay(row, e, "-")
		w.pragma("note #unsuccessful-challenge") // as macondo marks such a pass
		return
	}
	if row.Points >= 0 {
		w.score(row.Player, e, "(challenge)", row.Points)
		return
	}
	w.score(row.Player, e, "(time)", row.Points)
	w.lose(Loss{Kind: LossPenalty, Turn: row.Number, Player: row.Player, Points: row.Points, Text: challengeReason})
}

func (w *writer) penalty(row sheet.Turn, e sheet.Event, reason string) {
	switch reason {
	case withdrawnReason:
		w.score(row.Player, e, "--", row.Points)
	case challengeReason:
		w.score(row.Player, e, "(challenge)", row.Points)
	default:
		w.score(row.Player, e, "(time)", row.Points)
		w.lose(Loss{Kind: LossPenalty, Turn: row.Number, Player: row.Player, Points: row.Points, Text: reason})
	}
}

func (w *writer) bonus(row sheet.Turn, e sheet.Event, reason string) {
	w.score(row.Player, e, "(challenge)", row.Points)
	if reason != challengeReason {
		w.lose(Loss{Kind: LossBonus, Turn: row.Number, Player: row.Player, Points: row.Points, Text: reason})
	}
}

// lateChallenges writes the challenges that were noted after the leftovers before them, where
// readers look for them: they are about the play that went out.
func (w *writer) lateChallenges(end int) {
	if len(w.rows[end]) == 0 {
		return // it was taken back
	}
	for i := end + 1; i < len(w.game.Log.Events); i++ {
		e := w.game.Log.Events[i]
		if sheet.TakesTurn(e.What) {
			return
		}
		if _, failed := e.What.(sheet.ChallengeFailed); failed {
			w.event(i, e)
		}
	}
}

// end writes the leftovers: for the one who went out those of the others, and for each of
// the others his own; nothing for them where the rule is Twice. Whoever moved last is first,
// where the text that was read has no other order.
func (w *writer) end(rows []sheet.Turn, e sheet.Event, what sheet.Ended) {
	if len(rows) == 0 {
		return // it was taken back
	}
	lines := w.endLines(rows, what)
	if rule := w.leftovers(); rule != "" {
		w.pragma("note " + leftoversNote + string(rule))
	}
	byPoints := 0
	for _, l := range lines {
		if l.what == "(time)" || l.what == "(challenge)" {
			byPoints++
		}
	}
	if byPoints > 0 || len(lines) == 0 {
		w.pragma("note " + leftoversNote + pointsNote + strconv.Itoa(byPoints))
	}
	note := e.Note
	for _, l := range lines {
		w.score(l.row.Player, sheet.Event{Rack: l.rack, Note: note, Off: l.row.Off}, l.what, l.row.Points)
		note = ""
	}
	for _, l := range lines {
		if l.what == "(time)" || l.what == "(challenge)" {
			w.losses = append(w.losses, Loss{Kind: LossLeft, Turn: l.row.Number, Player: l.row.Player, Points: l.row.Points})
		}
	}
}

// leftLine is a line of leftovers under way.
type leftLine struct {
	row  sheet.Turn
	what string
	rack []scoring.Tile
}

func (w *writer) endLines(rows []sheet.Turn, what sheet.Ended) (lines []leftLine) {
	isOut := func(l sheet.Leftover) bool { return l.Out }
	byPoints := slices.ContainsFunc(what.Leftovers, func(l sheet.Leftover) bool { return !l.Out && l.Tiles == nil && l.Points != 0 })
	allToOne := w.game.Rules().Classic.Leftovers == sheet.Twice && len(what.Leftovers) == 2 && slices.ContainsFunc(what.Leftovers, isOut)
	for _, i := range w.endOrder(what.Leftovers) {
		if i >= len(rows) {
			continue
		}
		row, l := rows[i], what.Leftovers[i]
		tiles := l.Tiles
		if l.Out && !byPoints {
			for _, other := range what.Leftovers {
				tiles = append(tiles, other.Tiles...)
			}
		}
		switch {
		case allToOne && !l.Out && row.Points == 0, row.Told && row.Points == 0 && len(rows) > 2:
		case l.Out && len(tiles) == 0 && row.Points == 0, len(tiles) > 0 && (l.Out || row.Points <= 0 || row.Told):
			line := leftLine{row: row, what: "(" + w.texts(tiles) + ")"}
			if !l.Out {
				line.rack = tiles
			}
			lines = append(lines, line)
		case row.Points < 0:
			lines = append(lines, leftLine{row: row, what: "(time)"})
		case row.Points > 0:
			lines = append(lines, leftLine{row: row, what: "(challenge)"})
		}
	}
	return lines
}

// endOrder is the order of the lines of leftovers, by index.
func (w *writer) endOrder(left []sheet.Leftover) []int {
	order := make([]int, 0, len(left))
	for text := range strings.FieldsSeq(w.game.Log.Header.Tags[endsTag]) {
		if i, err := strconv.Atoi(text); err == nil && i > 0 && i <= len(left) && !slices.Contains(order, i-1) {
			order = append(order, i-1)
		}
	}
	for i, l := range left {
		if !slices.Contains(order, i) && (l.Out || i+1 == w.last.seat) {
			order = append(order, i)
		}
	}
	for i := range left {
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	return order
}

// leftovers says how the leftovers are counted, where that has to be told: in a text of our own,
// in a language in which annotators give them twice, or where the text that was read had it.
func (w *writer) leftovers() sheet.Leftovers {
	h, e, rule := w.game.Log.Header, w.game.Edition, w.game.Rules().Classic.Leftovers
	switch own := h.Kept == nil && e.Language == "en"; {
	case rule == sheet.NoLeftovers:
		return rule
	case own && rule == sheet.PlusMinus, h.Tags[leftoversTag] != "":
		return sheet.PlusMinus
	}
	return ""
}
