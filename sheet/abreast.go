package sheet

import "slices"

// Abreast are the turns that stand side by side in a sheet with a column a player: those of a
// round, or penalties and the like between two rounds.
type Abreast struct {
	Round int     // 0 for what takes no turn
	Turns []*Turn // by seat, nil for who has none
}

// SetAbreast puts turns side by side. What takes no turn stands apart, above what its player has
// after it, so that a column adds up as it is read downwards; where beside says so it joins others
// that stand there.
func SetAbreast(turns []Turn, players int, beside func(Abreast, *Turn) bool) []Abreast {
	all, began := make([]Abreast, 0, len(turns)/max(1, players)+1), map[int][]*Turn{}
	for i := range turns {
		t := &turns[i]
		round, at := 0, len(all)
		if t.TakesTurn() {
			round = t.Round
			if same := began[round]; same != nil {
				same[t.Player-1] = t
				continue
			}
		} else {
			if at = above(all, t.Player, roundOfNext(turns[i+1:], t.Player)); at > 0 {
				if a := all[at-1]; a.Round == 0 && a.Turns[t.Player-1] == nil && beside(a, t) {
					a.Turns[t.Player-1] = t
					continue
				}
			}
		}
		a := Abreast{Round: round, Turns: make([]*Turn, players)}
		a.Turns[t.Player-1] = t
		if round > 0 {
			began[round] = a.Turns
		}
		all = slices.Insert(all, at, a)
	}
	return all
}

// roundOfNext is the round in which a player plays next; 0 where he does not.
func roundOfNext(turns []Turn, seat int) int {
	next := slices.IndexFunc(turns, func(t Turn) bool { return t.TakesTurn() && t.Player == seat })
	if next < 0 {
		return 0
	}
	return turns[next].Round
}

// above is where something goes that stands above a round in which a player has no turn yet: the
// end, where there is no such round.
func above(all []Abreast, seat, round int) int {
	at := len(all)
	for i, a := range slices.Backward(all) {
		if a.Turns[seat-1] != nil {
			break
		}
		if round > 0 && a.Round == round {
			at = i
		}
	}
	return at
}
