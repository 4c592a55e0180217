package sheet

// Progress is how the totals of a game have grown. Each list begins with 0 and has a total after
// each round, up to the last in which the player has a turn. Where Left is true, one more total
// follows, with the leftovers.
type Progress struct {
	Rounds  int // that have a row
	Totals  [][]int
	Masters []int // of a duplicate: the sum of the masters after each round
	Left    bool
}

// Points are the points of each round by seat, from the first round on; where Left, the last
// are those of the leftovers.
func (p Progress) Points() [][]int {
	points := make([][]int, len(p.Totals))
	for i, totals := range p.Totals {
		points[i] = growth(totals)
	}
	return points
}

// MasterPoints are the points of the master of each round.
func (p Progress) MasterPoints() []int { return growth(p.Masters) }

func growth(totals []int) []int {
	var points []int
	for i := 1; i < len(totals); i++ {
		points = append(points, totals[i]-totals[i-1])
	}
	return points
}

// Progress goes through the rows of the sheet. Points that came without a turn count in the round
// in which they came.
func (s *Standings) Progress() Progress {
	p := Progress{Totals: make([][]int, len(s.Players))}
	left := make([]int, len(s.Players))
	for i := range p.Totals {
		p.Totals[i] = []int{0}
	}
	if len(s.Rounds) > 0 {
		p.Masters = []int{0}
	}
	for _, t := range s.Turns {
		round := t.Round
		if len(s.Rounds) > 0 {
			round = max(1, p.Rounds, t.Round) // there an adjustment has none of its own
		}
		switch {
		case t.Kind == KindEnd:
			p.Left = true
			left[t.Player-1] += t.Points
			continue
		case t.Player == 0:
			p.Masters = grow(p.Masters, round, t.Points)
		default:
			p.Totals[t.Player-1] = grow(p.Totals[t.Player-1], round, t.Points)
		}
		p.Rounds = max(p.Rounds, round)
	}
	if p.Left {
		for i, points := range left {
			p.Totals[i] = grow(grow(p.Totals[i], p.Rounds, 0), p.Rounds+1, points)
		}
	}
	return p
}

// grow adds points to the totals from a round on.
func grow(totals []int, round, points int) []int {
	for len(totals) <= round {
		totals = append(totals, totals[len(totals)-1])
	}
	for i := round; i < len(totals); i++ {
		totals[i] += points
	}
	return totals
}
