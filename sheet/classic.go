package sheet

import "tanteo/scoring"

// fits holds a play to the board as it is now, and to the rules of placing unless the table
// let it stand. The error is a *scoring.PlacementError.
func (p Played) fits(e *scoring.Edition, b *scoring.Board) error {
	if p.Stands {
		return scoring.Lies(b, p.Play)
	}
	return scoring.Fit(e, b, p.Play)
}

// play lays a play on the board and makes its row, or a row with its fault.
func (f *folder) play(what Played) Turn {
	s, p := &f.s, what.Play
	t := Turn{Kind: KindPlay, NewTiles: p.NewTiles()}
	if err := what.fits(f.edition, &s.Board); err != nil {
		t.Fault = err
		return t
	}
	t.Points = scoring.Points(f.edition, &s.Board, p)
	t.Bonus = f.edition.BonusFor(t.NewTiles)
	f.lay(p.Laid(), 1)
	return t
}

// turn notes a row that uses up a turn: of the one on turn, or of the player that the
// event names. After it comes the next seat.
func (f *folder) turn(i int, event Event, t Turn) {
	s := &f.s
	t.Player = s.OnTurn
	if f.seat(event.Player) {
		t.Player = event.Player
	}
	if t.Player == 0 {
		t.Player = f.next
	}
	f.endTurn(i, event, t)
	next := f.after(t.Player)
	if s.Finished {
		f.next = next
	} else {
		s.OnTurn = next
	}
}

// endTurn notes a row that uses up a turn of its player, and leaves who is on turn.
func (f *folder) endTurn(i int, event Event, t Turn) {
	s := &f.s
	f.useToldPoints(&t, event)
	player := &s.Players[t.Player-1]
	player.rounds++
	player.Points += t.Points
	t.Round = player.rounds
	f.row(i, t)
	f.before = counters{s.Passes, s.PassesOrLost, s.Scoreless}
	f.count(t)
}

// after is who plays after a seat, past those who have a turn to miss.
func (f *folder) after(seat int) int {
	s := &f.s
	next := s.after(seat)
	for next > 0 && s.Players[next-1].missing > 0 {
		s.Players[next-1].missing--
		next = s.after(next)
	}
	return next
}

// count counts the runs of passes and of turns without points; any other turn ends a run.
func (f *folder) count(t Turn) {
	s, rules := &f.s, &f.rules.Classic
	keep := func(run *int, on bool) {
		*run++
		if !on {
			*run = 0
		}
	}
	lost := t.LostTurn || t.Challenged || t.Kind == KindWithdrawn
	keep(&s.Passes, rules.passes(t))
	keep(&s.PassesOrLost, rules.passes(t) || lost)
	keep(&s.Scoreless, rules.scoreless(t))
}

// useToldPoints puts the points that were told in the place of those that were counted. A play that
// does not fit counts 0 all the same.
func (f *folder) useToldPoints(t *Turn, event Event) {
	t.Off, t.Counted = event.Off, t.Points
	if event.Told != nil && t.Fault == nil {
		t.Points, t.Told = *event.Told, *event.Told != t.Counted
	}
}

// row adds a row to the sheet and numbers it.
func (f *folder) row(i int, t Turn) {
	s := &f.s
	t.Event = i
	t.Number = s.Numbered() + 1
	if f.log.Kind == DuplicateGame {
		t.Number, t.Round = f.round().Number, f.round().Number // else the next round had its number too
	}
	f.addRow(t)
}

// adjust notes points that come or go without a turn.
func (f *folder) adjust(i, seat int, kind TurnKind, points int) {
	s := &f.s
	if !f.seat(seat) {
		return
	}
	t := Turn{Kind: kind, Player: seat, Round: max(1, s.Players[seat-1].rounds), Points: points}
	f.useToldPoints(&t, f.log.Events[i])
	s.Players[seat-1].Points += t.Points
	f.row(i, t)
}

// challenge takes the newest play off: its tiles are in play again and it counts 0. The
// one after its player stays on turn. An end of the game that rested on it is taken back.
func (f *folder) challenge(event Event) {
	s := &f.s
	f.reopen() // also where the play no longer fits: the game went on
	if !s.Challengeable() {
		return
	}
	i := len(s.Turns) - 1
	for !s.Turns[i].TakesTurn() {
		i--
	}
	t := f.changeRow(i)
	switch what := f.log.Events[t.Event].What.(type) {
	case Played:
		f.lay(what.Play.Laid(), -1)
	case Typed:
		f.use(what.Words.NewTiles(), -1)
	case Points:
		s.Tiles.Uncounted--
	}
	s.Players[t.Player-1].Points -= t.Points
	t.Points, t.Bonus, t.Challenged, t.Told = 0, 0, true, false
	t.Off += event.Off
	s.Passes, s.PassesOrLost, s.Scoreless = f.before.passes, f.before.passesOrLost, f.before.scoreless
	f.count(*t)
	f.unwrong(f.log.Events[t.Event])
}

// challengeFailed counts what the rulebook says for words that were questioned and good.
func (f *folder) challengeFailed(i int, event Event, what ChallengeFailed) {
	s := &f.s
	rule := f.rules.Classic.ChallengeFailed
	points := rule.Points
	if rule.Per == PerWord {
		points *= max(1, what.Words)
	}
	challenger := event.Player
	if !f.seat(challenger) {
		challenger = s.OnTurn
	}
	if challenger == 0 {
		challenger = f.next
	}
	if rule.LostTurn {
		f.loseTurn(i, event, challenger)
		return
	}
	seat, points := challenger, -points
	if rule.Who == ToChallenged {
		newest, ok := s.Newest()
		if !ok {
			return
		}
		seat, points = newest.Player, -points
	}
	if f.seat(seat) {
		f.adjust(i, seat, KindChallenge, points)
		f.changeRow(len(s.Turns) - 1).Challenger = challenger
	}
}

// loseTurn notes the turn that a failed challenge costs: the one at hand, or the next of a
// challenger who is not on turn.
func (f *folder) loseTurn(i int, event Event, challenger int) {
	s := &f.s
	t := Turn{Kind: KindChallenge, LostTurn: true, Player: challenger, Challenger: challenger}
	if challenger == s.OnTurn || s.OnTurn == 0 && challenger == f.next {
		event.Player = 0
		f.turn(i, event, t)
		return
	}
	f.endTurn(i, event, t)
	s.Players[challenger-1].missing++
}
