package file

import (
	"fmt"
	"time"

	"tanteo/sheet"
)

// writeClockEvent writes what happened to the clock.
func writeClockEvent(m *members, what sheet.What) {
	switch what := what.(type) {
	case sheet.ClockChosen:
		m.add("kind", "clock_chosen")
		if what.Kind != "" {
			m.add("clock", what.Kind)
			m.add("seconds", int(what.Length/time.Second))
		}
	case sheet.ClockStarted:
		m.add("kind", "clock_started")
	case sheet.ClockStopped:
		m.add("kind", "clock_stopped")
	case sheet.ClockSet:
		m.add("kind", "clock_set")
		if what.Player != 0 {
			m.add("seat", what.Player)
		}
		m.add("seconds", int(what.Shows/time.Second))
	case sheet.ClockRan:
		m.add("kind", "clock_ran")
		if what.Player != 0 {
			m.add("seat", what.Player)
		}
	}
}

// readClockEvent reads what happened to the clock; nil where that is no kind of it.
func readClockEvent(kind string, f *fields) sheet.What {
	switch kind {
	case "clock_chosen":
		return readChosen(f)
	case "clock_started":
		return sheet.ClockStarted{}
	case "clock_stopped":
		return sheet.ClockStopped{}
	case "clock_set":
		var what sheet.ClockSet
		f.may("seat", &what.Player)
		what.Shows = readField(f, "seconds", takeField[int](f, "seconds"), readSeconds)
		return what
	case "clock_ran":
		var what sheet.ClockRan
		f.may("seat", &what.Player)
		return what
	}
	return nil
}

// readOvertime reads a time in seconds, or points.
func readOvertime(f *fields) sheet.What {
	what := sheet.Overtime{Player: takeField[int](f, "seat")}
	seconds := 0
	f.may("seconds", &seconds)
	if seconds == 0 {
		f.need("points", &what.Points)
		return what
	}
	if !inRange(seconds, 1, int(sheet.MaxOvertime/time.Second)) {
		f.fail("seconds", fmt.Errorf("%d of them", seconds))
		return what
	}
	what.Time = time.Duration(seconds) * time.Second
	return what
}

// readChosen reads a clock; without a kind it is none.
func readChosen(f *fields) sheet.What {
	var c sheet.ClockChoice
	_, kind := f.left["clock"]
	_, timed := f.left["seconds"]
	if !kind && !timed {
		return sheet.ClockChosen{}
	}
	f.need("clock", &c.Kind)
	c.Length = readField(f, "seconds", takeField[int](f, "seconds"), readSeconds)
	if err := c.Check(); err != nil {
		f.fail("clock", err)
	}
	return sheet.ClockChosen{ClockChoice: c}
}

// readSeconds reads a time that a clock may show.
func readSeconds(n int) (time.Duration, error) {
	if most := int(sheet.MaxOvertime / time.Second); !inRange(n, -most, most) {
		return 0, fmt.Errorf("%d of them", n)
	}
	return time.Duration(n) * time.Second, nil
}
