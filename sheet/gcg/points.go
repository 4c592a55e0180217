package gcg

import (
	"tanteo/sheet"
)

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
		if rule.Who != sheet.ToChallenged || rule.Points == 0 || !w.ruled() {
			*rule = sheet.FailedChallenge{Points: n, Per: sheet.PerPlay, Who: sheet.ToChallenged}
		}
		event.What = sheet.ChallengeFailed{Words: 1}
		if n != rule.Points {
			event.Told = &n
		}
	case n >= 0:
		event.What = sheet.Bonus{Player: who, Points: n, Reason: challengeReason}
	default:
		event.What = sheet.Penalty{Player: who, Points: -n, Reason: challengeReason}
	}
	w.scored(e, who, &event, n, n)
	w.add(event)
}

// ruled says whether the game had a failed challenge before.
func (w *walk) ruled() bool {
	for _, e := range w.g.Log.Events {
		if _, ok := e.What.(sheet.ChallengeFailed); ok {
			return true
		}
	}
	return false
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
