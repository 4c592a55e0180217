package sheet

import (
	"slices"
	"strconv"

	"tanteo/scoring"
)

// Value is what the leftover is worth in points.
func (l Leftover) Value(e *scoring.Edition) int {
	if l.Tiles == nil {
		return l.Points
	}
	points := 0
	for _, t := range l.Tiles {
		points += e.LeftValue(t)
	}
	return points
}

// Settle is what leftovers do to the totals, by seat, in points: each loses the value of
// his own tiles, and the one who went out, if somebody did, gets all of it (seeds 000 and
// 002); or, by the rule Twice, between two players, he gets twice the other's tiles, who
// loses nothing. Nobody adds anything when nobody is out, or when two say that they are. By
// the rule NoLeftovers nothing changes.
func Settle(left []Leftover, e *scoring.Edition, rule Leftovers) []int {
	change := make([]int, len(left))
	if rule == NoLeftovers {
		return change
	}
	sum, out, outs := 0, 0, 0
	for i, l := range left {
		if l.Out {
			out = i
			outs++
			continue
		}
		v := l.Value(e)
		change[i] = -v
		sum += v
	}
	switch {
	case outs == 1 && rule == Twice && len(left) == 2:
		change[0], change[1] = 0, 0
		change[out] = 2 * sum
	case outs == 1:
		change[out] = sum
	}
	return change
}

// end books the leftovers and finishes the game. A second end takes the place of the first.
func (f *folder) end(i int, what Ended) {
	s := &f.s
	f.reopen()
	f.close()
	number := s.Numbered() + 1
	for seat, change := range Settle(what.Leftovers, f.edition, f.rules.Classic.Leftovers) {
		if seat >= len(s.Players) {
			break
		}
		t := Turn{
			Number: number, Kind: KindEnd, Event: i, Counted: change,
			Player: seat + 1, Round: max(1, s.Players[seat].rounds), Points: change,
		}
		if seat < len(what.Told) {
			t.Points, t.Told = what.Told[seat], what.Told[seat] != change
		}
		if seat < len(what.Off) {
			t.Off = what.Off[seat]
		}
		s.Players[seat].Adjustment = t.Points
		f.addRow(t)
	}
}

// close finishes the game.
func (f *folder) close() {
	s := &f.s
	if !s.Finished {
		f.next = s.OnTurn
	}
	s.Finished, s.OnTurn = true, 0
}

// reopen takes the end back, with what it booked.
func (f *folder) reopen() {
	s := &f.s
	if !s.Finished {
		return
	}
	s.Finished, s.OnTurn = false, f.next
	for i := range s.Players {
		s.Players[i].Adjustment = 0
	}
	end := slices.IndexFunc(s.Turns, func(t Turn) bool { return t.Kind == KindEnd })
	if end < 0 {
		return
	}
	kept, room := newRoom[Turn](len(s.Turns))
	kept, room = room.add(kept, s.Turns[:end]...)
	for _, t := range s.Turns[end:] {
		if t.Kind != KindEnd {
			if f.log.Kind != DuplicateGame { // in a duplicate rows have the numbers of their rounds
				t.Number = len(kept) + 1 // rows that came after the end move up
			}
			kept, room = room.add(kept, t)
		}
	}
	s.Turns, f.turns, f.ownRows, f.tally = kept, room, 0, tally{}
}

// Text writes a leftover as `end` takes it: in points, where not every tile is known.
func (l Leftover) Text(e *scoring.Edition) string {
	switch {
	case l.Out:
		return "-"
	case len(l.Tiles) == 0 || slices.Contains(l.Tiles, 0):
		return strconv.Itoa(l.Value(e))
	}
	return RackText(e, l.Tiles)
}
