package sheet

import "slices"

// ByPlace lists the seats from the first place on; equal places keep the order of the seats.
func (s *Standings) ByPlace() []int {
	seats := make([]int, len(s.Players))
	for i := range seats {
		seats[i] = i + 1
	}
	slices.SortStableFunc(seats, func(a, b int) int { return s.Players[a-1].Place - s.Players[b-1].Place })
	return seats
}

// TurnsTaken is how many turns the sheet has, by seat; rows that use up none do not count.
func (s *Standings) TurnsTaken() []int {
	taken := make([]int, len(s.Players))
	for _, t := range s.Turns {
		if t.TakesTurn() && t.Player > 0 {
			taken[t.Player-1]++
		}
	}
	return taken
}

// Taken is how many turns the sheet has, as `edit` numbers them, without its end; of a
// duplicate, how many rounds have something noted.
func (s *Standings) Taken() int {
	n := 0
	if len(s.Rounds) > 0 {
		for _, r := range s.Rounds {
			if r.Noted() {
				n++
			}
		}
		return n
	}
	for _, t := range s.Turns {
		if t.Kind != KindEnd {
			n++
		}
	}
	return n
}

// Best is the play of a player that brought most points; false where none brought any. Points
// by hand are no play.
func (s *Standings) Best() (Turn, bool) {
	best := Turn{}
	for _, t := range s.Turns {
		if t.Player > 0 && (t.Kind == KindPlay || t.Kind == KindTyped) && t.Points > best.Points {
			best = t
		}
	}
	return best, best.Points > 0
}

// AllTiles is how often each seat has laid all tiles of a rack in one turn.
func (s *Standings) AllTiles() []int {
	times := make([]int, len(s.Players))
	for _, t := range s.Turns {
		if t.Bonus > 0 && t.Player > 0 {
			times[t.Player-1]++
		}
	}
	return times
}
