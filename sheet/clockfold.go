package sheet

// spend takes the time noted with an event off the clock of the one on turn.
func (f *folder) spend(event Event) {
	if event.Took == 0 {
		return
	}
	s, c := &f.s, &f.s.Clock
	c.Noted += event.Took
	seat := s.OnTurn
	if ran, ok := event.What.(ClockRan); ok {
		seat = ran.Player
	} else {
		c.Turn += event.Took
	}
	if f.seat(seat) && f.log.Kind != DuplicateGame {
		s.Players[seat-1].Used += event.Took
	}
	if event.Was == 0 {
		c.Since = event.Time
	} else {
		c.Since = c.Since.Add(event.Took) // the event's own time is when it was corrected
	}
}

// wind begins a turn or a round with its whole time, and stops the clock with the game.
func (f *folder) wind(event Event, onTurn int) {
	s := &f.s
	_, closed := event.What.(RoundClosed)
	if closed || f.log.Kind != DuplicateGame && (TakesTurn(event.What) || s.OnTurn != onTurn) {
		s.Clock.Turn = 0
	}
	if closed || s.Finished {
		s.Clock.Running = false
	}
}

// clock applies what was done to the clock.
func (f *folder) clock(event Event) {
	s, c := &f.s, &f.s.Clock
	switch what := event.What.(type) {
	case ClockChosen:
		if what.Kind != c.Kind {
			c.Turn = 0
			for i := range s.Players {
				s.Players[i].Used = 0
			}
		}
		c.ClockChoice, c.Running = what.ClockChoice, false
	case ClockStarted:
		if c.Kind == "" {
			c.ClockChoice = clockOf(f.log.Kind, f.rules)
		}
		c.Running, c.Since = true, event.Time
	case ClockStopped:
		c.Running = false
	case ClockSet:
		f.setClock(what)
	}
}

func (f *folder) setClock(what ClockSet) {
	s, c := &f.s, &f.s.Clock
	used := what.Shows
	if c.Length > 0 {
		used = c.Length - what.Shows
	}
	seat := what.Player
	if seat == 0 {
		seat = s.OnTurn
	}
	switch {
	case c.Kind != GameClock:
		c.Turn = used
	case f.seat(seat):
		s.Players[seat-1].Used = used
	}
}
