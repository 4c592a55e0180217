package sheet

// warn notes a warning, and what the rulebook takes off for it: nothing for the first ones, so
// much for each from a certain one on. Which one it is follows from the warnings before it, so a
// deleted one no longer counts.
func (f *folder) warn(i int, what Warning) {
	s := &f.s
	if !f.seat(what.Player) {
		return
	}
	number := s.Warnings(what.Player) + 1
	f.adjust(i, what.Player, KindWarning, -f.rules.warningPoints(f.log.Kind, number))
	s.Turns[len(s.Turns)-1].Warning = number
}

// Warnings is how many warnings a player has had.
func (s *Standings) Warnings(seat int) int {
	n := 0
	for _, t := range s.Turns {
		if t.Kind == KindWarning && t.Player == seat {
			n++
		}
	}
	return n
}

// Warns says whether the rulebook has warnings that cost points in games of a kind.
func (r Rulebook) Warns(kind Kind) bool {
	return kind == DuplicateGame && r.Duplicate != nil && r.Duplicate.Warnings > 0
}

// warningPoints is what a player's warning of a number costs.
func (r Rulebook) warningPoints(kind Kind, number int) int {
	if !r.Warns(kind) || number < r.Duplicate.Warnings {
		return 0
	}
	return r.Duplicate.WarningPoints
}
