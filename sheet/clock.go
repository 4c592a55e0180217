package sheet

import (
	"fmt"
	"strings"
	"time"
)

// ClockKind is what a clock measures.
type ClockKind string

// A turn clock begins anew with each turn, a round clock with each round of a duplicate. Of
// a game clock each player has his own, for the whole game.
const (
	TurnClock  ClockKind = "turn"
	RoundClock ClockKind = "round"
	GameClock  ClockKind = "game"
)

// MaxClock is the longest time that a clock can be set to.
const MaxClock = 10 * time.Hour

// ClockChoice is a clock that a table plays with. A Length of 0 has no end: the time counts
// up.
type ClockChoice struct {
	Kind   ClockKind // "" is no clock
	Length time.Duration
}

// Timing is how the clock of a game stands, as far as its time is noted. Time is noted when
// it passes to another player or the clock stops; what has run since is the caller's to
// measure, because the sheet reads no clock.
//
//	start ──── 60 s ──── play ──── 40 s ──── play ── 12 s ── now
//	                 took 60 s          took 40 s    not noted
type Timing struct {
	ClockChoice
	Running bool
	Since   time.Time     // when the time was noted last, by the clock on the wall
	Turn    time.Duration // used of the turn, or round, at hand
	Noted   time.Duration // in all
}

// Unnoted is how long the clock has run since time was last noted, by the clock on the wall. It
// is never below 0, even if that clock was set back.
func (s *Standings) Unnoted(now time.Time) time.Duration {
	if !s.Clock.Running || s.Clock.Since.IsZero() {
		return 0
	}
	return max(0, now.Sub(s.Clock.Since))
}

// Time is what the clock of a seat shows, with the time that is not noted yet: the time left,
// below 0 in overtime; or the time used, of a clock that counts up. With a turn or a round clock
// it is the same for every seat.
func (s *Standings) Time(seat int, unnoted time.Duration) time.Duration {
	used := s.Clock.Turn
	if s.Clock.Kind == GameClock {
		used = s.Players[seat-1].Used
	}
	if s.Clock.Running && (s.Clock.Kind != GameClock || seat == s.OnTurn) {
		used += unnoted
	}
	if s.Clock.Length == 0 {
		return used
	}
	return s.Clock.Length - used
}

// WholeSeconds is a time as a clock shows it. A second that has begun still counts as left on a
// clock that runs down, and not yet as used on one that counts up.
func (c ClockChoice) WholeSeconds(shown time.Duration) time.Duration {
	whole := shown.Truncate(time.Second)
	if c.Length > 0 && shown > whole {
		whole += time.Second
	}
	return whole
}

// OvertimeDue is overtime that a clock has measured and that the sheet does not tell yet.
type OvertimeDue struct {
	Player int
	Time   time.Duration // in whole seconds
	Row    int           // number of the row that has part of it already; 0 is none
	Points int           // that it costs
	Lost   bool          // it costs the game
}

// OvertimeDue is the overtime that should be noted, with the time that is not noted yet. It is
// nothing where the rules do not punish overtime.
func (g Game) OvertimeDue(unnoted time.Duration) []OvertimeDue {
	s, rule := &g.Standings, g.Rules().Classic.Clock
	if s.Clock.Kind != GameClock || s.Clock.Length == 0 || rule.Over == "" {
		return nil
	}
	var all []OvertimeDue
	for i := range s.Players {
		due := OvertimeDue{Player: i + 1, Time: -s.Clock.WholeSeconds(s.Time(i+1, unnoted))}
		if due.Time <= 0 {
			continue
		}
		told, settled := time.Duration(0), false
		for _, t := range s.Turns {
			if what, ok := g.What(t).(Overtime); ok && t.Player == due.Player {
				told, due.Row, settled = what.Time, t.Number, settled || what.Time == 0
			}
		}
		due.Points, due.Lost = rule.Cost(due.Time)
		points, lost := rule.Cost(told)
		if settled || told > 0 && points == due.Points && lost == due.Lost || told > due.Time {
			continue
		}
		all = append(all, due)
	}
	return all
}

// ClockOf is the clock that a game is played with where none was chosen: that of the
// rulebook.
func (g Game) ClockOf() ClockChoice { return clockOf(g.Log.Kind, g.Rules()) }

func clockOf(kind Kind, rules Rulebook) ClockChoice {
	if kind != DuplicateGame {
		return ClockChoice{GameClock, time.Duration(rules.Classic.Clock.Minutes) * time.Minute}
	}
	c := ClockChoice{Kind: RoundClock}
	if rules.Duplicate != nil {
		c.Length = time.Duration(rules.Duplicate.Minutes) * time.Minute
	}
	return c
}

// String is the choice as it is remembered: "turn 1:30".
func (c ClockChoice) String() string {
	if c.Length == 0 {
		return string(c.Kind)
	}
	return string(c.Kind) + " " + ClockText(c.Length)
}

// ParseClockChoice reads what String writes; false for anything else.
func ParseClockChoice(text string) (ClockChoice, bool) {
	kind, length, _ := strings.Cut(text, " ")
	c := ClockChoice{Kind: ClockKind(kind)}
	if length != "" {
		var ok bool
		if c.Length, ok = ParseClockText(length); !ok {
			return ClockChoice{}, false
		}
	}
	return c, c.Kind != "" && c.Check() == nil
}

func (c ClockChoice) Check() error {
	switch c.Kind {
	case "", TurnClock, RoundClock, GameClock:
	default:
		return fmt.Errorf("%q is no clock", string(c.Kind))
	}
	if c.Length < 0 || c.Length > MaxClock || c.Kind == TurnClock && c.Length == 0 {
		return fmt.Errorf("a clock of %s", c.Length)
	}
	return nil
}

// took is the time to note with what happens.
func (g Game) took(w What, stamp Stamp) time.Duration {
	cell := g.duplicate() && TakesTurn(w) // the clock is nobody's own
	if !g.Standings.Clock.Running || !has(w, notesTime) || cell {
		return 0
	}
	ran := g.Standings.Unnoted(stamp.Time)
	if stamp.Ran != nil {
		ran = *stamp.Ran
	}
	return min(max(0, ran), MaxOvertime).Truncate(time.Millisecond)
}

// allowsClock refuses what the clock cannot do now, such as starting while it runs.
func (g Game) allowsClock(w What) error {
	c := &g.Standings.Clock
	switch what := w.(type) {
	case ClockChosen:
		switch {
		case what.Kind == RoundClock && !g.duplicate():
			return &Refusal{Reason: OnlyDuplicate}
		case (what.Kind == TurnClock || what.Kind == GameClock) && g.duplicate():
			return &Refusal{Reason: NotInDuplicate}
		}
	case ClockStarted:
		if c.Running {
			return &Refusal{Reason: ClockRuns}
		}
	case ClockStopped:
		if !c.Running {
			return &Refusal{Reason: ClockStands}
		}
	case ClockSet:
		switch {
		case c.Kind == "":
			return &Refusal{Reason: NoClock}
		case c.Kind != GameClock && what.Player != 0:
			return &Refusal{Reason: NoOwnClock}
		case c.Length == 0 && what.Shows < 0:
			return &Refusal{Reason: NoClockTime, Text: ClockText(what.Shows)}
		}
	}
	return nil
}

// spent keeps the time of events that a correction takes out of the log, from index at on,
// for those who used it.
func (g Game) spent(at, n int, with []Event) []Event {
	id := g.lastID() + 1
	for _, e := range with {
		id = max(id, e.ID+1)
	}
	var all []Event
	then := (*folder)(nil)
	for i, e := range g.Log.Events[at : at+n] {
		if e.Took == 0 || stays(e, with) {
			continue
		}
		if then == nil {
			f := g.foldTo(at + i)
			then = &f
		}
		then.foldTo(at + i)
		seat := then.s.OnTurn
		if ran, ok := e.What.(ClockRan); ok {
			seat = ran.Player
		}
		was := e.Was
		if was == 0 {
			was = e.ID
		}
		all = append(all, Event{ID: id, Was: was, Time: e.Time, By: e.By, Took: e.Took, What: ClockRan{seat}})
		id++
	}
	return all
}

// stays says whether an event, or its correction, is among others.
func stays(e Event, others []Event) bool {
	for _, o := range others {
		if o.ID == e.ID || o.Was != 0 && (o.Was == e.ID || o.Was == e.Was) {
			return true
		}
	}
	return false
}
