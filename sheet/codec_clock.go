package sheet

import (
	"fmt"
	"time"
)

// writeClockEvent writes what happened to the clock.
func writeClockEvent(m *members, what What) {
	switch what := what.(type) {
	case ClockChosen:
		m.add("kind", "clock_chosen")
		if what.Kind != "" {
			m.add("clock", what.Kind)
			m.add("seconds", int(what.Length/time.Second))
		}
	case ClockStarted:
		m.add("kind", "clock_started")
	case ClockStopped:
		m.add("kind", "clock_stopped")
	case ClockSet:
		m.add("kind", "clock_set")
		if what.Player != 0 {
			m.add("seat", what.Player)
		}
		m.add("seconds", int(what.Shows/time.Second))
	case ClockRan:
		m.add("kind", "clock_ran")
		if what.Player != 0 {
			m.add("seat", what.Player)
		}
	}
}

// readClockEvent reads what happened to the clock; nil where that is no kind of it.
func readClockEvent(kind string, f *fields) What {
	switch kind {
	case "clock_chosen":
		return readChosen(f)
	case "clock_started":
		return ClockStarted{}
	case "clock_stopped":
		return ClockStopped{}
	case "clock_set":
		var what ClockSet
		f.may("seat", &what.Player)
		what.Shows = readField(f, "seconds", takeField[int](f, "seconds"), readSeconds)
		return what
	case "clock_ran":
		var what ClockRan
		f.may("seat", &what.Player)
		return what
	}
	return nil
}

// readOvertime reads a time in seconds, or points.
func readOvertime(f *fields) What {
	what := Overtime{Player: takeField[int](f, "seat")}
	seconds := 0
	f.may("seconds", &seconds)
	if seconds == 0 {
		f.need("points", &what.Points)
		return what
	}
	if !inRange(seconds, 1, int(MaxOvertime/time.Second)) {
		f.fail("seconds", fmt.Errorf("%d of them", seconds))
		return what
	}
	what.Time = time.Duration(seconds) * time.Second
	return what
}

// readChosen reads a clock; without a kind it is none.
func readChosen(f *fields) What {
	var c ClockChoice
	var seconds int
	f.may("clock", &c.Kind)
	f.may("seconds", &seconds)
	c.Length = readField(f, "seconds", seconds, readSeconds)
	if err := c.check(); err != nil {
		f.fail("clock", err)
	}
	return ClockChosen{c}
}

// readSeconds reads a time that a clock may show.
func readSeconds(n int) (time.Duration, error) {
	if most := int(MaxOvertime / time.Second); !inRange(n, -most, most) {
		return 0, fmt.Errorf("%d of them", n)
	}
	return time.Duration(n) * time.Second, nil
}
