package tui_test

import (
	"cmp"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
)

// wait lets time pass.
func (d *desk) wait(seconds float64) {
	time.Sleep(time.Duration(seconds * float64(time.Second)))
	synctest.Wait()
}

// status is the rule under the board.
func (d *desk) status() string {
	_, h := d.Size()
	for y := h - 1; y >= 0; y-- {
		if row := d.Row(y); strings.HasPrefix(row, "── ") {
			return leftPart(row, 47)
		}
	}
	d.t.Fatalf("no status rule in\n%s", d.Text())
	return ""
}

// timeShown is the time at the end of the rule under the board, with its sign.
func (d *desk) timeShown() string {
	fields := strings.Split(strings.Trim(d.status(), "─ "), "──")
	return strings.Trim(fields[len(fields)-1], "─ ")
}

// settledFor is how long a key press takes at a desk, on the clock there, less a tenth of a second
// in which what is due has come.
const settledFor = 0.1

func TestTurnTimer(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(":", "clock turn 2:00", enter)
		if got := d.timeShown(); got != "2:00 stopped" {
			t.Fatalf("chosen, it shows %q", got)
		}
		d.Press(ctrl('k'))
		d.wait(10 - settledFor)
		if got := d.timeShown(); got != "1:50" {
			t.Errorf("after 10 s it shows %q", got)
		}
		d.Press(ctrl('k'))
		d.wait(60)
		if got := d.timeShown(); got != "1:50 stopped" {
			t.Errorf("stopped, it shows %q", got)
		}
		d.Press(ctrl('k'), "25", enter)
		if got := d.timeShown(); got != "2:00" {
			t.Errorf("the next turn begins with %q", got)
		}
		d.wait(110)
		if got := d.timeShown(); got != "! 0:10" {
			t.Errorf("in its last ten seconds it shows %q", got)
		}
		x := strings.Index(d.status(), "!")
		x = len([]rune(d.status()[:x]))
		if c := d.Cell(x, 18); c.Text != "!" || c.Ink != 210 {
			t.Errorf("the sign is drawn %q in %s", c.Text, c.Style())
		}
		if d.Bells() != 0 {
			t.Errorf("the bell has sounded %d times before zero", d.Bells())
		}
		d.wait(10)
		if got, bells := d.timeShown(), d.Bells(); got != "! 0:00" || bells != 1 {
			t.Errorf("at zero it shows %q, and the bell has sounded %d times", got, bells)
		}
		d.wait(12)
		if got, bells := d.timeShown(), d.Bells(); got != "! −0:12" || bells != 1 {
			t.Errorf("past zero it shows %q, and the bell has sounded %d times", got, bells)
		}
		d.Sees("* The time of Bea is up. Enter twice notes a pass; or play on.")
		if n := len(d.noted()); n != 7 {
			t.Errorf("%d turns are noted: a pass is only proposed", n)
		}
		d.Press(enter, enter)
		d.players("» Ana 94", "Bea 55")
		if got := d.timeShown(); got != "2:00" {
			t.Errorf("after the pass it shows %q", got)
		}
		d.Press(ctrl('u'))
		d.players("Ana 94", "» Bea 55")
		if got := d.timeShown(); !strings.HasPrefix(got, "! −0:1") {
			t.Errorf("the pass taken back, it shows %q", got)
		}
	})
}

// What the clock does leaves alone what is laid, typed, edited or asked.
func TestClockKeyDisturbsNothing(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, append(position[:len(position):len(position)], "clock turn 2:00"), func(t *testing.T, d *desk) {
		for _, keys := range [][]string{
			{right, right, "s", "o"}, {esc, ":", "exchange 3"}, {esc, esc, enter}, {esc, ctrl('p'), "no"}, {esc, "-", "-"},
			{esc, shiftTab, home, enter}, {esc, esc, esc, ctrl('g')},
		} {
			d.Press(keys...)
			before := d.Text()
			d.Press(ctrl('k'), ctrl('k'))
			time.Sleep(time.Minute)
			synctest.Wait()
			if got := withoutClock(d.Text()); got != withoutClock(before) {
				t.Errorf("after %q the key of the clock makes of\n%s\n%s", keys, before, got)
			}
		}
	})
}

// withoutClock is a screen without what the clock changes: its time, and the answer to it.
func withoutClock(screen string) string {
	screen = regexp.MustCompile(`[─!]* ?\d:\d\d( stopped)?`).ReplaceAllString(screen, "")
	screen = regexp.MustCompile(`The clock stands: *\.?`).ReplaceAllString(screen, "")
	return regexp.MustCompile(`[ ─]+`).ReplaceAllString(screen, " ")
}

func TestGameClock(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, nil, func(t *testing.T, d *desk) {
		d.Press(":", "clock game 25:00", enter, ctrl('k'))
		d.wait(60 - settledFor)
		d.players("» Ana 24:00 0", "Bea 25:00 0")
		d.Sees("running ──")
		d.Press("25", enter)
		d.wait(30)
		row := d.Row(0)
		if !strings.Contains(row, "24:00  25") || !strings.Contains(row, "24:30  0") {
			t.Errorf("the players are %q", row)
		}
		d.Press(":", "clock 2 0:05", enter)
		d.wait(4.5)
		d.players("Ana 24:00 25", "» Bea 0:01 0")
		if d.Bells() != 0 {
			t.Error("the bell has sounded")
		}
		d.wait(43)
		d.players("Ana 24:00 25", "» Bea −0:42 0")
		if d.Bells() != 1 {
			t.Errorf("the bell has sounded %d times", d.Bells())
		}
		d.Press(ctrl('k'))
		d.wait(100)
		d.players("Ana 24:00 25", "» Bea −0:42 0")
		d.Sees("stopped ──")
	})
}

// Overtime is proposed at the end, and one key takes it.
func TestOvertimeIsProposed(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGameBy(t, at.dir, at.edition, "es-fise", two, "clock game 25:00", "10")
		d := sitDown(t, at)
		d.Press(enter, ":", "clock 2 0:10", enter, ctrl('k'))
		d.wait(52.5)
		d.Sees("* Bea is over the time: −10 so far, 10 for each minute begun.", "−0:4")
		d.wait(30)
		d.Sees("* Bea is over the time: −20 so far, 10 for each minute begun.")
		d.Press(":", "finish", enter)
		d.Sees("* Bea used 1:1", "too much: Ctrl+K notes it, −20.", "Clock: note overtime, Bea 1:1")
		d.Press(ctrl('k'))
		d.SeesNot("notes it")
		g := d.kept(id)
		if total := g.Standings.Players[1].Total(); total != -20 {
			t.Errorf("Bea has %d", total)
		}
		d.Press(ctrl('k'))
		if n := len(d.kept(id).Standings.Turns); n != 2 {
			t.Errorf("%d rows are noted", n)
		}
	})
}

func TestBellIsTested(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "bell", enter)
		if d.Bells() != 1 {
			t.Errorf("the bell has sounded %d times", d.Bells())
		}
	})
}

// The round of a duplicate is called as the rulebook says, here that of FISE.
func TestRoundClockCalls(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepRounds(t, at.dir, "es-fise", two)
		d := sitDown(t, at)
		d.Press(enter, ":", "clock round 3", enter, ctrl('k'))
		d.wait(119.8 - settledFor)
		said := func(bells int, text string) {
			t.Helper()
			if d.Bells() != bells {
				t.Errorf("the bell has sounded %d times, want %d", d.Bells(), bells)
			}
			if text != "" {
				d.Sees(text)
			}
		}
		said(0, "1:01")
		d.wait(0.2)
		said(1, "One minute left.")
		d.wait(30)
		said(2, "30 seconds left.")
		d.wait(25)
		said(3, "5 seconds: hand in your plays.")
		d.wait(5)
		said(4, "The time of the round is up")
		d.Press("24", enter, ":", "next", enter)
		if got := d.timeShown(); got != "3:00 stopped" {
			t.Errorf("the next round has %q", got)
		}
		said(4, "")
	})
}

// keepRounds puts a duplicate before its first round into a folder.
func keepRounds(t *testing.T, dir, book string, players []string) {
	t.Helper()
	keepNew(t, dir, sheet.DuplicateGame, book, players)
}

// keepNew puts a game in which nothing is noted yet into a folder; no book is that of the edition.
func keepNew(t testing.TB, dir string, kind sheet.Kind, book string, players []string) (*store.Store, sheet.Log) {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	catalogue := editions.Embedded()
	e, err := catalogue.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := catalogue.Rulebook(cmp.Or(book, e.Rules))
	if err != nil {
		t.Fatal(err)
	}
	l, err := games.Create(sheet.Log{
		Kind: kind, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: players, First: 1,
	}, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return games, l
}

// A clock that stands costs nothing, one that runs the digits that change.
func TestClockOnTheWire(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"turn 5:00", "game 25:00"} {
		atLines(t, desktop{}, append(position[:len(position):len(position)], "clock "+kind), func(t *testing.T, d *desk) {
			sent := func(seconds int) int {
				d.wait(1)
				before := len(d.Output())
				d.wait(float64(seconds))
				return len(d.Output()) - before
			}
			if n := sent(600); n != 0 {
				t.Errorf("%s: while it stands %d bytes are sent", kind, n)
			}
			d.Press(ctrl('k'))
			if n := sent(60); n > 60*45 {
				t.Errorf("%s: %d bytes are sent in a minute", kind, n)
			} else {
				t.Logf("%s: %.1f bytes a second", kind, float64(n)/60)
			}
			d.Press(ctrl('k'))
			if n := sent(600); n != 0 {
				t.Errorf("%s: after it was stopped %d bytes are sent", kind, n)
			}
		})
	}
}

// Leaving stops the clock and keeps what it has run; after a crash it has run on.
func TestClockOutlivesTheProgram(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"clock game 25:00"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('k'))
		d.wait(60 - settledFor)
		at := d.at
		d.leave()
		time.Sleep(time.Hour)
		d = sitDown(t, at)
		d.Press(enter)
		d.players("» Ana 24:00 0", "Bea 25:00 0")
		d.Sees("stopped ──")

		d.Press(ctrl('k'))
		d.wait(30 - settledFor)
		before := time.Now()
		d = d.killed()
		d.Press(enter)
		away := time.Since(before)
		d.Sees("The clock has run on", "running ──")
		want := 24*time.Minute - 30*time.Second - away
		if got := "» Ana " + sheet.ClockText(want+time.Second-1); !strings.HasPrefix(strings.Join(strings.Fields(d.Row(0)), " "), got) {
			t.Errorf("%q, want %q", d.Row(0), got)
		}
	})
}

// Who reads only sees the clock as well, and hears nothing.
func TestClockIsWatched(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"clock turn 1:00"}, func(t *testing.T, d *desk) {
		w := d.second()
		d.Press(ctrl('k'))
		d.wait(20)
		if a, b := d.timeShown(), w.timeShown(); a != b || a != "0:40" {
			t.Errorf("one sees %q, the other %q", a, b)
		}
		d.wait(42)
		if a, b := d.timeShown(), w.timeShown(); a != b || a != "! −0:02" {
			t.Errorf("one sees %q, the other %q", a, b)
		}
		if w.Bells() != 0 {
			t.Error("who watches hears the bell")
		}
		w.Press(ctrl('k'))
		w.Sees("Read only")
	})
}

// A clock on the wall that is set changes nothing that is measured.
func TestWallClockIsSet(t *testing.T) {
	t.Parallel()
	var set atomic.Int64 // how far the clock on the wall is off
	at := desktop{now: func() time.Time { return time.Now().Add(time.Duration(set.Load())) }}
	atLines(t, at, []string{"clock game 25:00"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('k'))
		d.wait(60 - settledFor)
		set.Store(-int64(time.Hour))
		d.wait(30)
		d.players("» Ana 23:30 0", "Bea 25:00 0")
		d.Press("10", enter)
		set.Store(int64(time.Hour))
		d.wait(30 - settledFor)
		d.Press(ctrl('k'))
		g := d.onlyGame()
		if ana, bea := g.Standings.Players[0].Used, g.Standings.Players[1].Used; ana.Round(time.Second) != 90*time.Second || bea.Round(time.Second) != 30*time.Second {
			t.Errorf("kept are %s and %s", ana, bea)
		}
	})
}

// The form proposes what was chosen last, and remembers what is.
func TestClockForm(t *testing.T) {
	t.Parallel()
	var kept string
	at := desktop{clock: "turn 1:30, game 7:00", clocked: func(clock string) error { kept = clock; return nil }}
	atLines(t, at, nil, func(t *testing.T, d *desk) {
		d.Press(ctrl('k'))
		d.Sees("For     ‹ each turn", "Time    ‹ 1:30", "clock turn 1:30")
		d.Press(enter)
		if got := d.timeShown(); got != "1:30 stopped" {
			t.Errorf("it shows %q", got)
		}
		for _, c := range []struct {
			keys []string
			line string
		}{
			{[]string{right}, "clock turn 2:00"}, {[]string{right, right}, "clock turn 3:00"}, {[]string{right, right, right}, "clock turn 5:00"},
			{[]string{left}, "clock turn 1:00"}, {[]string{"45"}, "clock turn 45"}, {[]string{up, right}, "clock game 7:00"},
			{[]string{up, right, right}, "clock off"}, {[]string{up, right, down, left, left}, "clock game 30:00"}, {[]string{"1", ":", "15"}, "clock turn 1:15"},
		} {
			d.Press(append([]string{ctrl('p'), "which", enter}, c.keys...)...)
			if got := d.entry(); got != c.line {
				t.Errorf("%q makes %q, want %q\n%s", c.keys, got, c.line, d.Text())
			}
			d.Press(esc)
		}
		d.Press(ctrl('p'), "which", enter, "45", enter)
		if got := d.timeShown(); got != "0:45 stopped" || kept != "turn 0:45, game 7:00" {
			t.Errorf("it shows %q, and %q is remembered", got, kept)
		}
	})
}

// With more than two players the rule under the board has the time of the one on turn.
func TestGameClockOfFour(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, at.edition, four, append(append([]string{}, atFour...), "clock game 20:00")...)
		d := sitDown(t, at)
		d.Press(enter)
		if got := d.timeShown(); got != "20:00 stopped" {
			t.Errorf("it shows %q", got)
		}
	})
}

// The clock of a round is seen in every window that a game fits into, and no row is wider
// than that.
func TestRoundClockEverywhere(t *testing.T) {
	t.Parallel()
	for players, names := range map[string][]string{"two": two, "a hall": manyPlayers(60)} {
		for _, size := range [][2]int{{80, 24}, {48, 20}, {60, 20}, {100, 30}, {160, 50}} {
			synctest.Test(t, func(t *testing.T) {
				at := desktop{w: size[0], h: size[1]}.filled(t)
				keepRounds(t, at.dir, "es-fise", names)
				d := sitDown(t, at)
				d.Press(enter, ":", "clock round 0:20", enter, ctrl('k'))
				d.wait(11)
				if !strings.Contains(d.Text(), "! 0:09") {
					t.Errorf("%s, %v: no clock in\n%s", players, size, d.Text())
				}
			})
		}
	}
}

func manyPlayers(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = "Player " + string(rune('A'+i%26)) + string(rune('a'+i/26))
	}
	return names
}
