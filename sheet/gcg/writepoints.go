package gcg

import (
	"slices"

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

// ended writes the leftovers: for the one who went out those of the others, and for each of
// the others his own; nothing for them where the rule is Twice. Whoever moved last is first.
func (w *writer) ended(rows []sheet.Turn, e sheet.Event, what sheet.Ended) {
	if len(rows) == 0 {
		return // it was taken back
	}
	if w.plusMinus() {
		w.pragma("note " + plusMinusNote)
	}
	note := e.Note
	isOut := func(l sheet.Leftover) bool { return l.Out }
	allToOne := w.game.Rules().Classic.Leftovers == sheet.Twice && len(what.Left) == 2 && slices.ContainsFunc(what.Left, isOut)
	order := make([]int, 0, len(rows))
	for i, l := range what.Left {
		if l.Out || i+1 == w.last.seat {
			order = append(order, i)
		}
	}
	for i := range what.Left {
		if !slices.Contains(order, i) {
			order = append(order, i)
		}
	}
	for _, i := range order {
		if i >= len(rows) {
			continue
		}
		row, l := rows[i], what.Left[i]
		tiles := l.Tiles
		if l.Out {
			for _, other := range what.Left {
				tiles = append(tiles, other.Tiles...)
			}
		}
		line := sheet.Event{Note: note, Off: row.Off}
		note = ""
		switch {
		case allToOne && !l.Out && row.Points == 0, row.Told && row.Points == 0 && len(rows) > 2:
		case l.Out && len(tiles) == 0 && row.Points == 0, len(tiles) > 0 && (l.Out || row.Points <= 0 || row.Told):
			if !l.Out {
				line.Rack = tiles
			}
			w.score(row.Player, line, "("+w.texts(tiles)+")", row.Points)
		case row.Points < 0:
			w.score(row.Player, line, "(time)", row.Points)
			w.lose(Loss{Kind: LossLeft, Turn: row.Number, Player: row.Player, Points: row.Points})
		case row.Points > 0:
			w.score(row.Player, line, "(challenge)", row.Points)
			w.lose(Loss{Kind: LossLeft, Turn: row.Number, Player: row.Player, Points: row.Points})
		}
	}
}

// plusMinus says whether the leftovers have to be told to be counted so: in a text of our own,
// in a language in which annotators give them twice, or where the text that was read had it.
func (w *writer) plusMinus() bool {
	h, e := w.game.Log.Header, w.game.Edition
	own := h.Kept == nil && e.Language == "en" && w.game.Rules().Classic.Leftovers == sheet.PlusMinus
	return own || h.Tags[leftoversTag] != ""
}
