package tui

import (
	"time"

	"tanteo/sheet"
)

// stopwatch measures what the clock of a game has run beyond what its log notes. It goes by
// the clock of the program, which nobody can set, so that the one on the wall may jump.
type stopwatch struct {
	unnoted time.Duration // at the instant from
	from    time.Duration
	shown   time.Duration // when it was looked at last
	ticking bool          // a tickMsg is on its way
}

// unnoted is how long the clock at the table has run beyond what is noted.
func (v view) unnoted() time.Duration {
	t := v.at
	if !t.game.Standings.Clock.Running {
		return 0
	}
	return t.clock.unnoted + v.now - t.clock.from
}

// clockSeat is whose clock runs, or would; 0 where nobody is on turn.
func (v view) clockSeat() int {
	s := &v.at.game.Standings
	if s.OnTurn == 0 && s.Clock.Kind != sheet.GameClock && !s.Finished {
		return 1 // every round is everybody's
	}
	return s.OnTurn
}

// shownTime is what the clock of a seat shows, in whole seconds.
func (v view) shownTime(seat int) time.Duration {
	s := &v.at.game.Standings
	if seat == 0 {
		return 0
	}
	return s.Clock.WholeSeconds(s.Time(seat, v.unnoted()))
}

// overtimeDue is the overtime that the sheet does not tell yet.
func (v view) overtimeDue() []sheet.OvertimeDue { return v.at.game.OvertimeDue(v.unnoted()) }
