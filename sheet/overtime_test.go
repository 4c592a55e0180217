package sheet_test

import (
	"testing"
	"time"

	"tanteo/sheet"
)

// TestOvertimeCosts holds a clock to what each second costs, counted the slow way.
func TestOvertimeCosts(t *testing.T) {
	clock := sheet.Clock{Minutes: 25, Over: sheet.OverPoints, Points: 10, LossAfter: 10}
	cost := 0
	for seconds := range 15 * 60 {
		if seconds%60 == 1 {
			cost += 10
		}
		points, lost := clock.Cost(time.Duration(seconds) * time.Second)
		if points != cost || lost != (seconds > 600) {
			t.Fatalf("%d seconds: %d points, lost %v; want %d", seconds, points, lost, cost)
		}
	}
	for _, tt := range []struct {
		clock  sheet.Clock
		points int
		lost   bool
	}{
		{sheet.Clock{}, 0, false}, {sheet.Clock{Over: sheet.OverLoss}, 0, true}, {sheet.Clock{Over: sheet.OverNoPlays}, 0, false},
		{sheet.Clock{Over: sheet.OverPoints, Points: 5}, 35, false},
	} {
		if points, lost := tt.clock.Cost(6*time.Minute + 5*time.Second); points != tt.points || lost != tt.lost {
			t.Errorf("%+v: %d, %v", tt.clock, points, lost)
		}
		if points, lost := tt.clock.Cost(0); points != 0 || lost {
			t.Errorf("%+v: no time costs %d, %v", tt.clock, points, lost)
		}
	}
}

func TestClockText(t *testing.T) {
	for seconds, want := range map[int]string{0: "0:00", 5: "0:05", 65: "1:05", 6000: "100:00"} {
		if got := sheet.ClockText(time.Duration(seconds) * time.Second); got != want {
			t.Errorf("%d: %s, want %s", seconds, got, want)
		}
	}
}
