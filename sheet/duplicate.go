package sheet

import (
	"math/big"
	"slices"

	"tanteo/scoring"
)

// Round is a round of a duplicate: one rack for all, the best play of it, a cell for each
// player. Cells and Master are indices in Standings.Turns, -1 where nothing is noted.
type Round struct {
	Number  int
	Rack    []scoring.Tile
	Drawn   bool // the rack was drawn here, after Refused others
	Refused int
	Seed    uint64 // given in this round: the racks are drawn by it from here on; 0 is none
	Master  int
	Cells   []int // by seat; a player who came later has none in the rounds before
	Closed  bool
	Seal    *Seal // of the open round of a sealed log; nil in any other
}

// Filled says whether a player has something in the round, told or not.
func (r *Round) Filled(seat int) bool {
	return r.cell(seat) >= 0 || r.Seal != nil && slices.Contains(r.Seal.In, seat)
}

// cell is the index of a player's cell; -1 where it is empty.
func (r *Round) cell(seat int) int {
	if seat < 1 || seat > len(r.Cells) {
		return -1
	}
	return r.Cells[seat-1]
}

// Noted says whether the round has a master or a cell.
func (r *Round) Noted() bool {
	return r.Master >= 0 || r.Seal != nil && len(r.Seal.In) > 0 || slices.ContainsFunc(r.Cells, func(i int) bool { return i >= 0 })
}

// Cell is what a player has in a round; false where that is nothing yet.
func (s *Standings) Cell(r Round, seat int) (Turn, bool) {
	if i := r.cell(seat); i >= 0 {
		return s.Turns[i], true
	}
	return Turn{}, false
}

// MasterOf is the master of a round; false where none is noted.
func (s *Standings) MasterOf(r Round) (Turn, bool) {
	if r.Master < 0 {
		return Turn{}, false
	}
	return s.Turns[r.Master], true
}

// OverMaster says whether a cell has more points than the master of its round, which must be a
// slip of the pen.
func (s *Standings) OverMaster(r Round, cell Turn) bool {
	master, ok := s.MasterOf(r)
	return ok && master.Fault == nil && cell.Points-cell.Solo > master.Points
}

// Masters is the sum of the masters, in points.
func (s *Standings) Masters() int {
	sum := 0
	for _, r := range s.Rounds {
		if t, ok := s.MasterOf(r); ok {
			sum += t.Points
		}
	}
	return sum
}

// Judged are the totals by seat, without a round that has no master yet, to be compared with the
// masters.
func (s *Standings) Judged() []int {
	totals := s.Totals()
	for _, r := range s.Rounds {
		if r.Master >= 0 {
			continue
		}
		for i := range totals {
			if t, ok := s.Cell(r, i+1); ok {
				totals[i] -= t.Points
			}
		}
	}
	return totals
}

// Share is what a total is of the sum of the masters, in percent; false where that is 0.
func (s *Standings) Share(total int) (percent *big.Rat, ok bool) {
	return Share(total, s.Masters())
}

// Open is the round that is being played; false once the game has ended.
func (s *Standings) Open() (*Round, bool) {
	if n := len(s.Rounds); n > 0 && !s.Rounds[n-1].Closed {
		return &s.Rounds[n-1], true
	}
	return nil, false
}

// nextCell is the first player at the table without a cell in the open round; 0 for none. Who sits at
// the seat of a sealed log waits for his own alone.
func (s *Standings) nextCell() int {
	r, ok := s.Open()
	if !ok || s.Finished {
		return 0
	}
	for seat := 1; seat <= len(s.Players); seat++ {
		others := r.Seal != nil && r.Seal.Seat > 0 && r.Seal.Seat != seat
		if !s.Players[seat-1].Gone && !others && !r.Filled(seat) {
			return seat
		}
	}
	return 0
}

// sealed marks the open round with the seal of the log.
func (s *Standings) sealed(by *Seal) {
	if _, ok := s.Open(); !ok {
		return
	}
	s.Rounds = slices.Clone(s.Rounds)
	s.Rounds[len(s.Rounds)-1].Seal = by
	s.OnTurn = s.nextCell()
}

// openRound begins a round.
func (f *folder) openRound() {
	s := &f.s
	cells := make([]int, len(s.Players))
	for i := range cells {
		cells[i] = -1
	}
	s.Rounds = append(s.Rounds, Round{Number: len(s.Rounds) + 1, Master: -1, Cells: cells})
	s.OnTurn = s.nextCell()
}

// duplicate applies an event that only a duplicate has; false for any other.
func (f *folder) duplicate(i int, event Event) bool {
	s := &f.s
	switch what := event.What.(type) {
	case Played, Typed, Points, Passed:
		f.cell(i, event)
	case Master:
		r := f.changeRound()
		t := f.placed(f.rowOf(what.What), i, event)
		if r.Master >= 0 {
			*f.changeRow(r.Master) = t // of a file that has two
		} else {
			r.Master = len(s.Turns)
			f.addRow(t)
		}
	case RackDrawn:
		r := f.changeRound()
		r.Rack, r.Drawn, r.Refused, r.Seed = what.Tiles, what.Drawn, what.Refused, what.Seed
	case RoundClosed:
		f.closeRound()
	case Exchanged, Withdrawn, Challenged, ChallengeFailed:
		// nothing of a duplicate
	case Joined:
		f.join(what.Name)
		s.OnTurn = s.nextCell()
	case Left:
		f.leave(what.Player)
		s.OnTurn = s.nextCell()
	case Returned:
		f.comeBack(what.Player)
		s.OnTurn = s.nextCell()
	case Ended:
		f.close() // nobody has a rack of his own, so nothing is left on it
	case Reopened:
		f.reopen()
		s.OnTurn = s.nextCell()
	default:
		return false
	}
	return true
}

// round is the round at hand. After the end it is the last one.
func (f *folder) round() *Round { return &f.s.Rounds[len(f.s.Rounds)-1] }

// cell notes the cell of a player. A second one takes the place of the first.
func (f *folder) cell(i int, event Event) {
	s, seat := &f.s, event.Player
	if !f.seat(seat) {
		return
	}
	r := f.changeRound()
	for len(r.Cells) < len(s.Players) {
		r.Cells = append(r.Cells, -1)
	}
	t := f.placed(f.rowOf(event.What), i, event)
	if at := r.Cells[seat-1]; at < 0 {
		r.Cells[seat-1] = len(s.Turns)
		f.addRow(t)
	} else {
		s.Players[seat-1].Points -= s.Turns[at].Points
		*f.changeRow(at) = t
	}
	s.Players[seat-1].Points += t.Points
	s.OnTurn = s.nextCell()
}

// placed is a row of the round at hand with its number and the points that were told.
func (f *folder) placed(t Turn, i int, event Event) Turn {
	round := f.round().Number
	t.Number, t.Round, t.Event = round, round, i
	if f.seat(event.Player) {
		t.Player = event.Player
	}
	f.useToldPoints(&t, event)
	return t
}

// rowOf is the row of what was played, before anybody has it.
func (f *folder) rowOf(w What) Turn {
	switch what := w.(type) {
	case Played:
		t := Turn{Kind: KindPlay, NewTiles: what.Play.NewTiles()}
		if t.Fault = what.fits(f.edition, &f.s.Board); t.Fault == nil {
			t.Points = scoring.Points(f.edition, &f.s.Board, what.Play)
			t.Bonus = f.edition.BonusFor(t.NewTiles)
		}
		return t
	case Typed:
		w := scoring.CountTyped(f.edition, what.Words)
		return Turn{Kind: KindTyped, Points: w.Points, Bonus: w.Bonus, NewTiles: w.NewTiles}
	case Points:
		return Turn{Kind: KindPoints, Points: what.Points}
	}
	return Turn{Kind: KindPass}
}

// closeRound gives the only finder his points, lays the master and begins the next round.
func (f *folder) closeRound() {
	s := &f.s
	if s.Finished || f.round().Closed {
		return
	}
	r := f.changeRound()
	r.Closed = true
	f.solo(r)
	f.layMaster(r)
	if s.anyOverMaster(r) {
		f.over = append(f.over, r.Number)
	}
	f.openRound()
}

func (f *folder) layMaster(r *Round) {
	s := &f.s
	master, ok := s.MasterOf(*r)
	if !ok {
		return
	}
	event, _ := f.log.Events[master.Event].What.(Master)
	switch what := event.What.(type) {
	case Played:
		if master.Fault == nil {
			f.lay(what.Play.Laid(), 1)
		}
	case Typed:
		f.use(what.Words.NewTiles(), 1)
	case Points:
		s.Tiles.Uncounted++
	}
}

// solo gives the extra points for the best play of a round to the only player who found it, where
// the rulebook has such points, enough players sit at the table, and the player has not had the
// most that the rulebook allows.
func (f *folder) solo(r *Round) {
	s := &f.s
	rule := f.log.Rules.Duplicate
	master, ok := s.MasterOf(*r)
	if rule == nil || rule.Solo == 0 || !ok || s.AtTable() < rule.SoloPlayers {
		return
	}
	best, finders := 0, 0
	seat := 0
	for i := range s.Players {
		t, ok := s.Cell(*r, i+1)
		switch {
		case !ok || t.Points <= 0 || t.Points < best:
		case t.Points == best:
			finders++
		default:
			best, finders, seat = t.Points, 1, i+1
		}
	}
	if finders != 1 || best > master.Points { // above the master it is a slip of the pen
		return
	}
	points := rule.Solo
	if best < master.Points {
		points = rule.SoloBelow
	}
	if rule.SoloMost > 0 {
		points = min(points, rule.SoloMost-s.soloOf(seat))
	}
	t := f.changeRow(r.cell(seat))
	t.Solo, t.Points = points, t.Points+points
	s.Players[seat-1].Points += points
}

// soloOf is how many such points a player has.
func (s *Standings) soloOf(seat int) int {
	sum := 0
	for _, r := range s.Rounds {
		if t, ok := s.Cell(r, seat); ok {
			sum += t.Solo
		}
	}
	return sum
}

// overMaster are the rounds in which a cell has more than the master.
func (f *folder) overMaster() []int {
	if r := f.round(); !r.Closed && f.s.anyOverMaster(r) {
		return append(slices.Clip(f.over), r.Number)
	}
	return slices.Clip(f.over)
}

// anyOverMaster says whether a cell of a round has more points than its master.
func (s *Standings) anyOverMaster(r *Round) bool {
	if r.Master < 0 || s.Turns[r.Master].Fault != nil {
		return false
	}
	most := s.Turns[r.Master].Points
	return slices.ContainsFunc(r.Cells, func(i int) bool { return i >= 0 && s.Turns[i].WithoutSolo() > most })
}
