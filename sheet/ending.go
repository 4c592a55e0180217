package sheet

import "tanteo/scoring"

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
// 002). Nobody adds anything when nobody is out, or when two say that they are.
func Settle(left []Leftover, e *scoring.Edition) []int {
	change := make([]int, len(left))
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
	if outs == 1 {
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
	for seat, change := range Settle(what.Left, f.edition) {
		if seat >= len(s.Players) {
			break
		}
		s.Players[seat].Adjustment = change
		s.Turns = append(s.Turns, Turn{
			Number: number, Kind: KindEnd, Event: i,
			Player: seat + 1, Round: max(1, s.Players[seat].rounds), Points: change,
		})
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
	kept := s.Turns[:0]
	for _, t := range s.Turns {
		if t.Kind != KindEnd {
			t.Number = len(kept) + 1 // those that came after the end move up
			kept = append(kept, t)
		}
	}
	s.Turns = kept
}
