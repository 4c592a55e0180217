package gcg

import (
	"tanteo/sheet"
)

// plusMinusNote is the note, of our own in the way of macondo's, of a game whose leftovers are
// taken off the one and given to the other, where annotators give them twice.
const plusMinusNote = "#leftovers plus-minus"

// leftoversTag keeps that a text has it.
const leftoversTag = "gcg-leftovers"

// juryReason marks the points that a jury takes off for a turn.
const juryReason = "jury"

// challengeReason marks the points of a challenge that belong to no play.
const challengeReason = "challenge"

// challenge gives the bonus for a play that was questioned and good.
func (w *walk) challenge(e *entry, who int, event sheet.Event) {
	n := e.points.or(0)
	rule := &w.g.Log.Rules.Classic.ChallengeFailed
	switch {
	case n > 0 && w.last.seat == who:
		*rule = sheet.FailedChallenge{Points: w.head.bonus, Per: sheet.PerWord, Who: sheet.ToChallenged}
		words := n / w.head.bonus
		event.What = sheet.ChallengeFailed{Words: min(words, sheet.MaxCount)}
		if words > sheet.MaxCount {
			event.Told = &n
		}
	case n >= 0:
		w.doubt(DoubtTurn, e.line, 2, e.nick)
		event.What = sheet.Bonus{Player: who, Points: n, Reason: challengeReason}
	default:
		event.What = sheet.Penalty{Player: who, Points: -n, Reason: challengeReason}
	}
	w.scored(e, who, &event, n, n)
	w.add(event)
}

// overtime takes points off for the time used.
func (w *walk) overtime(e *entry, who int, event sheet.Event) {
	n := e.points.or(0)
	if n > 0 {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Time, File: n, Ours: -n})
	}
	event.What = sheet.Overtime{Player: who, Points: -n}
	w.scored(e, who, &event, n, n)
	w.add(event)
}
