package view

import (
	"time"

	"tanteo/sheet"
)

// stopwatch measures how long the clock of a game has run beyond its log. It goes by the clock of
// the program, because the clock on the wall can be set.
type stopwatch struct {
	Unnoted   time.Duration // at the instant from
	From      time.Duration
	LastShown time.Duration // when it was looked at last
	Ticking   bool          // a tickMsg is on its way
}

// Unnoted is how long the clock at the table has run beyond what is noted.
func (v Table) Unnoted() time.Duration {
	t := v.At
	if !t.Game.Standings.Clock.Running {
		return 0
	}
	return t.Clock.Unnoted + v.Now - t.Clock.From
}

// Wind begins to measure, from unnoted on.
func (v Table) Wind(unnoted time.Duration) {
	c := &v.At.Clock
	c.Unnoted, c.From = unnoted, v.Now
	c.LastShown = v.ShownTime(v.ClockSeat())
}

// NextSecond is when the clock that runs shows another one; false where it is nobody's.
func (v Table) NextSecond() (wait time.Duration, ok bool) {
	s := &v.At.Game.Standings
	seat := v.ClockSeat()
	if seat == 0 {
		return 0, false
	}
	past := s.Time(seat, v.Unnoted()) % time.Second
	switch {
	case s.Clock.Length == 0:
		return time.Second - past, true
	case past <= 0:
		return past + time.Second, true
	}
	return past, true
}

// ClockSeat is the player whose clock runs or would run; 0 where nobody is on turn.
func (v Table) ClockSeat() int {
	s := &v.At.Game.Standings
	if s.OnTurn == 0 && s.Clock.Kind != sheet.GameClock && !s.Finished {
		return 1 // every round is everybody's
	}
	return s.OnTurn
}

// ShownTime is what the clock of a seat shows, in whole seconds.
func (v Table) ShownTime(seat int) time.Duration {
	s := &v.At.Game.Standings
	if seat == 0 {
		return 0
	}
	return s.Clock.WholeSeconds(s.Time(seat, v.Unnoted()))
}

// OvertimeDue is the overtime that the sheet does not tell yet.
func (v Table) OvertimeDue() []sheet.OvertimeDue { return v.At.Game.OvertimeDue(v.Unnoted()) }
