package sheet

import (
	"iter"
	"slices"
)

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

// Length is how many turns the sheet has, as `edit` numbers them, without its end; of a
// duplicate, how many rounds have something noted.
func (s *Standings) Length() int {
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

// Plays are the plays of players that stand, in the order of the sheet: neither challenged, nor
// found wrong by a jury, nor impossible. Points by hand are no play, and a master is nobody's.
func (s *Standings) Plays() iter.Seq[Turn] {
	return func(yield func(Turn) bool) {
		wrong := s.foundWrong()
		for _, t := range s.Turns {
			isPlay := t.Kind == KindPlay || t.Kind == KindTyped
			if isPlay && t.Player > 0 && !t.Challenged && t.Fault == nil && !wrong[t.Event] && !yield(t) {
				return
			}
		}
	}
}

// foundWrong are the events of the turns that a jury has taken the points off.
func (s *Standings) foundWrong() map[int]bool {
	wrong := map[int]bool{}
	for _, jury := range s.Turns {
		if jury.Wrong == 0 {
			continue
		}
		for _, t := range s.Turns {
			if t.Number == jury.Wrong && t.Player == jury.Player && t.TakesTurn() {
				wrong[t.Event] = true
			}
		}
	}
	return wrong
}

// WithoutSolo is what a turn brought without the points of a duplicate's only finder.
func (t *Turn) WithoutSolo() int { return t.Points - t.Solo }

// Best is the play that brought most points, those of an only finder left out; false where none
// brought any.
func (s *Standings) Best() (Turn, bool) {
	best := Turn{}
	for t := range s.Plays() {
		if t.WithoutSolo() > best.WithoutSolo() {
			best = t
		}
	}
	return best, best.WithoutSolo() > 0
}

// AllTiles is how often each seat has laid all tiles of a rack in one turn.
func (s *Standings) AllTiles() []int {
	times := make([]int, len(s.Players))
	for t := range s.Plays() {
		if t.Bonus > 0 {
			times[t.Player-1]++
		}
	}
	return times
}
