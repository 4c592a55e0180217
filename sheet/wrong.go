package sheet

// wrong takes off a turn's points, and what the rulebook has besides, for words that a jury found
// wrong. If that turn is corrected later, the row follows. It works once for a turn, and only
// while the turn's words stand.
func (f *folder) wrong(i int, what Wrong) {
	s := &f.s
	t, ok := f.turnOf(what.Event)
	if !ok || !f.seat(t.Player) {
		return // deleted, and its points with it; or a master, which is nobody's
	}
	points := 0
	if t.judgeable() && !f.wronged(what.Event) {
		points = t.Points + f.rules.Classic.Jury
	}
	f.adjust(i, t.Player, KindPenalty, -points)
	f.changeRow(len(s.Turns) - 1).Wrong = t.Number
}

// unwrong takes the rows of a jury back that concern a turn which has come off.
func (f *folder) unwrong(event Event) {
	s := &f.s
	for i := range s.Turns {
		t := &s.Turns[i]
		if wrong, ok := f.log.Events[t.Event].What.(Wrong); ok && event.is(wrong.Event) {
			t = f.changeRow(i)
			s.Players[t.Player-1].Points -= t.Points
			t.Points, t.Counted, t.Told = 0, 0, false
		}
	}
}

// turnOf is the row of an event by its id.
func (f *folder) turnOf(id int) (Turn, bool) {
	for i := range f.s.Turns {
		t := &f.s.Turns[i]
		if f.log.Events[t.Event].is(id) {
			return *t, true
		}
	}
	return Turn{}, false
}

// wronged says whether a row is there that takes off the points of an event.
func (f *folder) wronged(id int) bool {
	for _, t := range f.s.Turns {
		if wrong, ok := f.log.Events[t.Event].What.(Wrong); ok && wrong.Event == id {
			return true
		}
	}
	return false
}

// judgeable says whether the words of a row stand, so that a jury can find them wrong.
func (t Turn) judgeable() bool {
	if t.Challenged || t.Fault != nil {
		return false
	}
	return t.Kind == KindPlay || t.Kind == KindTyped || t.Kind == KindPoints
}

// is says whether an event has an id now, or had it before it was corrected.
func (e Event) is(id int) bool { return id != 0 && (e.ID == id || e.Was == id) }

// allowsWrong refuses a turn that has no words, or that a jury has found wrong before.
func (g Game) allowsWrong(what Wrong) error {
	var turn Turn
	for _, t := range g.Standings.Turns {
		event := g.Log.Events[t.Event]
		if wrong, ok := event.What.(Wrong); ok && wrong.Event == what.Event {
			return &Refusal{Reason: AlreadyWrong, Turn: turn.Number}
		}
		if event.is(what.Event) {
			turn = t
		}
	}
	if !turn.judgeable() {
		return &Refusal{Reason: NotAPlay, Turn: turn.Number}
	}
	return nil
}
