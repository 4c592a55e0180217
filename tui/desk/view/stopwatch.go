package view

import (
	"time"

	"tanteo/sheet"
)

// stopwatch measures what the clock of a game has run beyond what its log notes. It goes by
// the clock of the program, which nobody can set, so that the one on the wall may jump.
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

// Wind begins to measure, from so much on.
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

// ClockSeat is whose clock runs, or would; 0 where nobody is on turn.
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
