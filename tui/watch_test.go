package tui_test

import (
	"testing"
	"time"
)

// follow is longer than a watching session waits before it looks again.
const follow = 5 * time.Second

// A session that only reads follows the game, unless somebody has stepped back in it, and
// takes it over once the other one has left.
func TestWatchingFollows(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		d.Press("25", enter)
		time.Sleep(follow)
		w.players("Ana 94", "» Bea 55")

		w.Press("-", "-")
		shown := w.Row(0)
		d.Press("30", enter)
		time.Sleep(follow)
		if got := w.Row(0); got != shown {
			t.Errorf("who has stepped back is moved from %q to %q", shown, got)
		}
		w.Press(esc)
		w.players("» Ana 94", "Bea 85")

		d.Press(ctrl('u'))
		time.Sleep(follow)
		w.players("Ana 94", "» Bea 55")

		d.leave()
		time.Sleep(follow)
		w.Settle()
		w.Press(esc, "40", enter)
		w.players("» Ana 94", "Bea 95")
	})
}

// Nothing is lost when two sessions take turns with one game.
func TestTakingTurnsWithOneGame(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		at := d.at
		for i := range 3 {
			d.Press("10", enter)
			d.leave()
			if got := len(d.noted()); got != 7+i {
				t.Errorf("%d turns are kept, want %d", got, 7+i)
			}
			d = sitDown(t, at)
			d.Press(enter)
		}
	})
}

// A review that a watching session has open is of the game as it was, whatever the other
// session takes back.
func TestReviewWhileWatching(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, racked, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(ctrl('p'), "missed", enter)
		w.Sees("What was missed", "JAMONES", "ZUSOLCH", "H4 JAMON")
		d.Press(ctrl('u'), ctrl('u'), ctrl('u'), ctrl('u'), ctrl('u'), ctrl('u'))
		time.Sleep(follow)
		w.Sees("What was missed", "JAMONES", "ZUSOLCH", "H4 JAMON")
		w.Press(enter)
		w.Sees("Best plays", "JAMONES")
	})
}
