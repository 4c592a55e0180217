package gcg

import (
	"strconv"
	"strings"

	"tanteo/sheet"
)

// leftoversNote is a note of our own in the way of macondo's: how the leftovers are counted,
// where annotators would count them otherwise, or how many of the lines after it are leftovers
// of which only the points are known.
//
//	#note #leftovers plus-minus
//	#note #leftovers points 2
const leftoversNote = "#leftovers "

// leftoversTag keeps that a text says how they are counted.
const leftoversTag = "gcg-leftovers"

// pointsNote is what leftoversNote says of lines that tell points alone.
const pointsNote = "points "

// endNote tells of an end that has no lines.
const endNote = leftoversNote + pointsNote + "0"

// leftoversSaid reads what a note says of the leftovers; false where it is another note.
func (w *walk) leftoversSaid(text string) bool {
	said, ok := strings.CutPrefix(text, leftoversNote)
	if !ok {
		return false
	}
	if lines, ok := strings.CutPrefix(said, pointsNote); ok {
		n, err := strconv.Atoi(lines)
		if err != nil || n < 0 || n > 2*sheet.MaxPlayers || w.ending.at >= 0 {
			return false
		}
		w.ending.byPoints = n
		if n == 0 {
			w.begun = true
			w.beginEnding(sheet.Event{})
		}
		return true
	}
	rule := sheet.Leftovers(said)
	if rule != sheet.PlusMinus && rule != sheet.NoLeftovers {
		return false
	}
	w.leftovers = rule
	w.tag(leftoversTag, said)
	return true
}

// leftPoints takes a line for leftovers of which only the points are known, where it is one.
func (w *walk) leftPoints(e *entry, who, n int, event sheet.Event) bool {
	if w.ending.byPoints == 0 || n == 0 {
		return false
	}
	w.ending.byPoints--
	w.beginEnding(sheet.Event{Note: e.rest})
	w.scored(e, who, &event, n, n)
	w.ending.lines = append(w.ending.lines, endLine{e: e, seat: who, n: n, out: n > 0, off: event.Off, points: true})
	return true
}

// juryReason marks the points that a jury takes off for a turn.
const juryReason = "jury"

// challengeReason marks the points of a challenge that belong to no play.
const challengeReason = "challenge"

// challenge gives the bonus for a play that was questioned and good.
func (w *walk) challenge(e *entry, who int, event sheet.Event) {
	n := e.points.or(0)
	if w.leftPoints(e, who, n, event) {
		return
	}
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
	if w.leftPoints(e, who, n, event) {
		return
	}
	if n > 0 {
		w.differ(Difference{Line: e.line, Column: 1, Kind: Time, File: n, Ours: -n})
	}
	event.What = sheet.Overtime{Player: who, Points: -n}
	w.scored(e, who, &event, n, n)
	w.add(event)
}
