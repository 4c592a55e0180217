package sheet_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// clockWords are the words about the clock beside the others of the tests.
var clockWords = func() line.Vocabulary {
	v := line.Vocabulary{
		"clock": line.CommandClock, "start": line.CommandClockStart, "stop": line.CommandClockStop, "off": line.CommandOff,
		"draw": line.CommandDraw, "turn": line.CommandTurnClock, "round": line.CommandRoundClock, "game": line.CommandGameClock,
	}
	for word, c := range tableWords {
		v[word] = c
	}
	return v
}()

// noon is when the games of these tests begin.
var noon = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

// wall is a table with a clock on the wall and a stopwatch, as a program has them.
type wall struct {
	t    testing.TB
	game sheet.Game
	now  time.Time
	ran  *time.Duration // beyond what is noted, where it is measured and not told by the wall
}

func (w *wall) do(text string) error {
	line, err := line.Parse(text, w.game, clockWords)
	if err != nil {
		return err
	}
	next, _, err := w.game.Do(line, sheet.Stamp{Time: w.now, By: "ana", Ran: w.ran})
	if err != nil {
		return err
	}
	if w.ran != nil {
		ran := max(0, *w.ran+w.game.Standings.Clock.Noted-next.Standings.Clock.Noted)
		w.ran = &ran
	}
	w.game = next
	return nil
}

// script enters lines; "+40s" lets time pass, "wall -1h" moves only the clock on the wall,
// "reopen" writes the game and reads it, as closing and opening do.
func (w *wall) script(lines ...string) {
	w.t.Helper()
	for _, text := range lines {
		if d, err := time.ParseDuration(strings.TrimPrefix(text, "wall ")); err == nil {
			w.now = w.now.Add(d)
			if w.ran != nil && w.game.Standings.Clock.Running && !strings.HasPrefix(text, "wall") {
				*w.ran += d
			}
			continue
		}
		if text == "reopen" {
			w.reopen()
			continue
		}
		refused := strings.HasPrefix(text, "!")
		if err := w.do(strings.TrimPrefix(text, "!")); (err != nil) != refused {
			w.t.Fatalf("%s: %v", text, err)
		}
	}
}

func (w *wall) reopen() {
	data, err := file.Encode(w.game.Log)
	if err != nil {
		w.t.Fatal(err)
	}
	l, err := file.Decode(data)
	if err != nil {
		w.t.Fatal(err)
	}
	w.game = start(w.t, l)
	if w.ran != nil {
		*w.ran = w.game.Standings.Unnoted(w.now)
	}
}

func (w *wall) unnoted() time.Duration {
	if w.ran != nil && w.game.Standings.Clock.Running {
		return *w.ran
	}
	return w.game.Standings.Unnoted(w.now)
}

// shows is what the clocks show: "24:00 25:00".
func (w *wall) shows() string {
	s := &w.game.Standings
	text := ""
	for i := range s.Players {
		text += " " + sheet.ClockText(s.Clock.WholeSeconds(s.Time(i+1, w.unnoted())))
	}
	return strings.TrimSpace(text)
}

func TestClock(t *testing.T) {
	play := func(lines ...string) []string { return append([]string{"clock game 25:00", "clock start"}, lines...) }
	for _, tt := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"none", []string{"10"}, "0:00 0:00"},
		{"chosen, not started", []string{"clock game 25:00", "10s"}, "25:00 25:00"},
		{"runs for the one on turn", play("60s"), "24:00 25:00"},
		{"a second is left until it is over", play("400ms"), "25:00 25:00"},
		{"passes on with a turn", play("60s", "10", "40s"), "24:00 24:20"},
		{"and back", play("60s", "10", "40s", "pass", "5s"), "23:55 24:20"},
		{"start twice counts once", play("!clock start", "10s"), "24:50 25:00"},
		{"stopped it stands", play("23m", "clock stop", "1h"), "2:00 25:00"},
		{"stop twice is refused", play("10s", "clock stop", "!clock stop"), "24:50 25:00"},
		{"goes on where it stood", play("60s", "clock stop", "1h", "clock start", "30s"), "23:30 25:00"},
		{"past zero", play("25m3s"), "-0:03 25:00"},
		{"past zero and stopped", play("25m3s", "clock stop", "10s"), "-0:03 25:00"},
		{"the one who thinks before a challenge pays for it", play("10s", "10", "40s", "challenge", "5s"), "24:50 24:15"},
		{"a note takes no time", play("10s", "note x", "10s"), "24:40 25:00"},
		{"a penalty takes no time", play("10s", "penalty 2 10", "10s"), "24:40 25:00"},
		{"corrected", play("60s", "clock 1 12:03", "3s"), "12:00 25:00"},
		{"corrected for the other", play("60s", "clock 2 12:03", "3s"), "23:57 12:03"},
		{"corrected for the one on turn", play("60s", "clock 3:00", "3s"), "2:57 25:00"},
		{"corrected to below zero", play("clock 2 -0:42", "1s"), "24:59 -0:42"},
		{"the end stops it", play("60s", "10", "5s", "finish", "1h"), "24:00 24:55"},
		{"the end with leftovers stops it", play("60s", "end 3 -", "1h"), "24:00 25:00"},
		{"who leaves has no more", play("60s", "leave 1", "40s"), "24:00 24:20"},
		{"reopened it stands", play("60s", "finish", "1h", "reopen", "5s"), "24:00 25:00"},
		{"a turn taken back gives its time to the one on turn again", play("60s", "10", "40s", "undo"), "23:20 25:00"},
		{"and done again", play("60s", "10", "40s", "undo", "redo"), "24:00 24:20"},
		{"the time of a deleted turn stays, that of later ones goes with the order", play("60s", "10", "40s", "20", "5s", "delete 1", "1s"), "23:20 24:54"},
		{"the newest turn deleted", play("60s", "10", "40s", "delete 1", "1s"), "23:19 25:00"},
		{"a corrected turn keeps its time", play("60s", "10", "40s", "20", "edit 1 12", "5s"), "23:55 24:20"},
		{"a turn put in takes none, and moves the later ones on", play("60s", "10", "40s", "insert 1 3", "5s"), "24:15 24:00"},
		{"another length", play("60s", "clock game 30:00", "10s"), "29:00 30:00"},
		{"of the rulebook", []string{"clock start", "10s"}, "29:50 30:00"},
		{"of the rulebook, chosen", []string{"clock game", "10s"}, "30:00 30:00"},
		{"in minutes", []string{"clock game 7"}, "7:00 7:00"},
		{"without an end", []string{"clock game 0:00", "clock start", "10s"}, "0:10 0:00"},
		{"off", play("10s", "clock off"), "0:00 0:00"},

		{"for each turn", []string{"clock turn 2:00", "clock start", "30s"}, "1:30 1:30"},
		{"for each turn, in seconds", []string{"clock turn 90"}, "1:30 1:30"},
		{"a turn begins with all of it", []string{"clock turn 2:00", "clock start", "30s", "10", "5s"}, "1:55 1:55"},
		{"a turn past zero", []string{"clock turn 1:00", "clock start", "72s"}, "-0:12 -0:12"},
		{"a turn stopped", []string{"clock turn 1:00", "clock start", "10s", "clock stop", "20s", "clock start", "5s"}, "0:45 0:45"},
		{"a turn from its beginning", []string{"clock turn 1:00", "clock start", "10s", "clock 1:00", "1s"}, "0:59 0:59"},
		{"a turn has no player's clock", []string{"clock turn 1:00", "!clock 1 0:30"}, "1:00 1:00"},
		{"a turn taken back goes on", []string{"clock turn 2:00", "clock start", "30s", "10", "5s", "undo"}, "1:25 1:25"},
		{"a challenge is in the turn", []string{"clock turn 2:00", "clock start", "30s", "10", "5s", "challenge", "5s"}, "1:50 1:50"},

		{"without a length", []string{"!clock turn"}, "0:00 0:00"},
		{"without a clock", []string{"!clock 2:00", "!clock stop"}, "0:00 0:00"},
		{"rounds are of a duplicate", []string{"!clock round 3"}, "0:00 0:00"},
		{"too long", []string{"!clock game 601", "!clock game 600:01", "!clock turn 0", "!clock game 5:60", "!clock game x"}, "0:00 0:00"},
		{"after the end", play("60s", "finish", "!clock start", "!clock stop", "clock 2 -1:00"), "24:00 -1:00"},
		{"what is no line of it", play("!clock", "!clock start 5", "!clock Zoe 5:00", "!clock 1 5", "!clock 1 5:0", "!start", "!edit 1 clock stop"), "25:00 25:00"},
	} {
		for _, measured := range []bool{false, true} {
			name := tt.name
			if measured {
				name += ", measured"
			}
			t.Run(name, func(t *testing.T) {
				w := &wall{t: t, game: newTable(t, "es-100", "es-fise", "Ana", "Bea"), now: noon}
				if measured {
					w.ran = new(time.Duration)
				}
				w.script(tt.lines...)
				if got := w.shows(); got != tt.want {
					t.Errorf("the clocks show %s, want %s", got, tt.want)
				}
				before := w.shows()
				if w.script("reopen"); w.shows() != before && !measured {
					t.Errorf("opened again they show %s, want %s", w.shows(), before)
				}
			})
		}
	}
}

// A clock on the wall that is set does not count while the time is measured, and never makes
// time come back.
func TestClockOnTheWallIsSet(t *testing.T) {
	for _, jump := range []string{"wall -1h", "wall 1h"} {
		w := &wall{t: t, game: newTable(t, "es-100", "es-fise", "Ana", "Bea"), now: noon, ran: new(time.Duration)}
		w.script("clock game 25:00", "clock start", "60s", jump, "10s", "10", "40s", "20", "5s", "clock stop")
		if got := w.shows(); got != "23:45 24:20" {
			t.Errorf("%s: the clocks show %s", jump, got)
		}
	}
	w := &wall{t: t, game: newTable(t, "es-100", "es-fise", "Ana", "Bea"), now: noon}
	w.script("clock game 25:00", "clock start", "60s", "10", "wall -1h", "30s")
	if got := w.shows(); got != "24:00 25:00" {
		t.Errorf("by the wall alone the clocks show %s", got)
	}
}

// The clock of a duplicate is everybody's, and begins anew with each round.
func TestRoundClock(t *testing.T) {
	for _, tt := range []struct {
		name  string
		lines []string
		want  string
		runs  bool
	}{
		{"of the rulebook", []string{"clock start", "30s"}, "2:30", true},
		{"cells do not stop it", []string{"clock start", "30s", "24", "10s", "20"}, "2:20", true},
		{"three", []string{"clock round 3"}, "3:00", false},
		{"closed", []string{"clock start", "30s", "24", "next", "10s"}, "3:00", false},
		{"the next", []string{"clock start", "30s", "24", "next", "clock start", "10s"}, "2:50", true},
		{"closed, and the next rack is drawn", []string{"draw 1", "clock start", "30s", "24", "next", "10s"}, "2:50", true},
		{"closed after it stood still", []string{"draw 1", "clock start", "30s", "clock stop", "24", "next", "10s"}, "2:50", true},
		{"drawn, and never started", []string{"clock round 3", "draw 1", "24", "next", "10s"}, "3:00", false},
		{"closed, and taken back", []string{"draw 1", "clock start", "30s", "24", "next", "10s", "undo"}, "2:20", true},
		{"set", []string{"clock start", "30s", "clock 1:00", "1s"}, "0:59", true},
		{"past zero", []string{"clock round 1", "clock start", "61s"}, "-0:01", true},
		{"a deleted round leaves it", []string{"clock round 1", "24", "next", "clock start", "5s", "delete 1"}, "0:55", true},
		{"the end", []string{"clock start", "30s", "24", "finish"}, "3:00", false},
		{"not of a player or a turn", []string{"!clock turn 1:00", "!clock game 25:00", "clock start", "!clock 1 2:00"}, "3:00", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := &wall{t: t, game: duplicate(t, 2, fiseRules(t)), now: noon}
			w.script(tt.lines...)
			got := strings.Fields(w.shows())[0]
			if got != tt.want || w.game.Standings.Clock.Running != tt.runs {
				t.Errorf("the clock shows %s (runs: %t), want %s", got, w.game.Standings.Clock.Running, tt.want)
			}
			if s := &w.game.Standings; s.Clock.Noted < 0 || s.Players[0].Used != 0 {
				t.Errorf("noted %s, and %s of a player", s.Clock.Noted, s.Players[0].Used)
			}
		})
	}
}

func fiseRules(t *testing.T) sheet.Rulebook {
	return newTable(t, "es-100", "es-fise", "Ana", "Bea").Log.Rules
}

// Overtime is proposed as the rulebook says, once, and once more where it costs more.
func TestOvertimeDue(t *testing.T) {
	for _, tt := range []struct {
		name, rules string
		lines       []string
		want        []string
	}{
		{"nobody is over", "es-fise", []string{"25m"}, nil},
		{"exactly", "es-fise", []string{"30m"}, nil},
		{"a second", "es-fise", []string{"30m1s"}, []string{"overtime 1 0:01: 10"}},
		{"less than a second", "es-fise", []string{"30m999ms"}, nil},
		{"a minute", "es-fise", []string{"31m"}, []string{"overtime 1 1:00: 10"}},
		{"a minute and a second", "es-fise", []string{"31m1s"}, []string{"overtime 1 1:01: 20"}},
		{"noted", "es-fise", []string{"30m42s", "overtime 1 0:42"}, nil},
		{"noted, and more in the same minute", "es-fise", []string{"30m42s", "overtime 1 0:42", "18s"}, nil},
		{"noted, and more", "es-fise", []string{"30m42s", "overtime 1 0:42", "48s"}, []string{"edit 1 overtime 1 1:30: 20"}},
		{"told in points", "es-fise", []string{"30m42s", "overtime 1 10", "48s"}, nil},
		{"both, at the end", "es-fise", []string{"31m", "10", "32m1s", "finish"}, []string{"overtime 1 1:00: 10", "overtime 2 2:01: 30"}},
		{"NASPA's eleventh minute", "en-naspa", []string{"clock game 25:00", "clock start", "35m1s"}, []string{"overtime 1 10:01: 110, lost"}},
		{"SBNL", "nl-sbnl", []string{"30m1s"}, []string{"overtime 1 0:01: 0, lost"}},
		{"SBNL, noted", "nl-sbnl", []string{"30m1s", "overtime 1 0:01", "1m"}, nil},
		{"PFS", "pl-pfs", []string{"20m1s"}, []string{"overtime 1 0:01: 0"}},
		{"PFS, noted", "pl-pfs", []string{"20m1s", "overtime 1 0:01", "30s"}, nil},
		{"no rule", "es-home", []string{"clock game 25:00", "clock start", "26m"}, nil},
		{"a turn clock", "es-fise", []string{"clock turn 1:00", "clock start", "2m"}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			w := &wall{t: t, game: newTable(t, "es-100", tt.rules, "Ana", "Bea"), now: noon}
			if !strings.HasPrefix(tt.lines[0], "clock") {
				w.script("clock start")
			}
			w.script(tt.lines...)
			var got []string
			for _, due := range w.game.OvertimeDue(w.unnoted()) {
				text := fmt.Sprintf("%s: %d", line.OfOvertime(due, commandWord), due.Points)
				if due.Lost {
					text += ", lost"
				}
				got = append(got, text)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Whatever is noted, corrected and taken back: no time is lost and none is made, the time of
// the players is all of it, and what is written is read back.
func TestClockKeepsTheTime(t *testing.T) {
	tables := []sheet.Game{newTable(t, "es-100", "es-fise", "Ana", "Bea"), newTable(t, "es-100", "es-home", "Ana", "Bea", "Cai")}
	rapid.Check(t, func(t *rapid.T) {
		w := &wall{t: nil, game: sheettest.DrawTable(t, tables), now: noon, ran: new(time.Duration)}
		running := time.Duration(0)
		for range rapid.IntRange(1, 40).Draw(t, "lines") {
			d := time.Duration(rapid.IntRange(0, 90_000).Draw(t, "ms")) * time.Millisecond
			w.now = w.now.Add(d)
			if rapid.IntRange(0, 9).Draw(t, "jump") == 0 {
				w.now = w.now.Add(-time.Hour)
			}
			if w.game.Standings.Clock.Running {
				*w.ran += d
				running += d
			}
			line := sheettest.DrawLine(t, w.game)
			if rapid.IntRange(0, 3).Draw(t, "clock") == 0 {
				line = rapid.SampledFrom([]string{"clock start", "clock start", "clock stop", "clock game 25:00", "clock turn 1:00", "clock off"}).Draw(t, "line")
			}
			before := w.game
			if err := w.do(line); err != nil {
				continue
			}
			c := &w.game.Standings.Clock
			if line == "undo" || line == "redo" {
				continue
			}
			if c.Noted < before.Standings.Clock.Noted {
				t.Fatalf("%s: noted were %s, and now %s", line, before.Standings.Clock.Noted, c.Noted)
			}
			if all := *w.ran + c.Noted; c.Running && before.Standings.Clock.Running && all > running {
				t.Fatalf("%s: %s are told of %s", line, all, running)
			}
		}
		data, err := file.Encode(w.game.Log)
		if err != nil {
			t.Fatal(err)
		}
		l, err := file.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if diff := diffStandings(again(w.game, l), w.game); diff != "" {
			t.Fatal(diff)
		}
		for {
			next, _, err := enter(w.game, "undo")
			if err != nil {
				break
			}
			w.game = next
		}
		if s := &w.game.Standings; s.Clock.Noted != 0 || s.Clock.Running || s.Clock.Kind != "" {
			t.Fatalf("with all taken back the clock is %+v", s.Clock)
		}
	})
}

func TestClockChoiceIsReadBack(t *testing.T) {
	for _, c := range []sheet.ClockChoice{
		{Kind: sheet.TurnClock, Length: 90 * time.Second}, {Kind: sheet.GameClock}, {Kind: sheet.RoundClock, Length: sheet.MaxClock},
	} {
		if got, ok := sheet.ParseClockChoice(c.String()); !ok || got != c {
			t.Errorf("%v is read as %v", c, got)
		}
	}
	for _, text := range []string{"", "turn", "turn 0:00", "turn x", "game 601:00", "chess 5:00", "turn -1:00"} {
		if got, ok := sheet.ParseClockChoice(text); ok {
			t.Errorf("%q is read as %v", text, got)
		}
	}
}

func TestClockRefusals(t *testing.T) {
	w := &wall{t: t, game: newTable(t, "es-100", "es-fise", "Ana", "Bea"), now: noon}
	for _, tt := range []struct {
		line string
		want sheet.Reason
	}{
		{"clock 2:00", sheet.NoClock}, {"clock stop", sheet.ClockStands}, {"clock round 3:00", sheet.OnlyDuplicate},
	} {
		if refusal, ok := errors.AsType[*sheet.Refusal](w.do(tt.line)); !ok || refusal.Reason != tt.want {
			t.Errorf("%s: %v", tt.line, refusal)
		}
	}
	w.script("clock turn 2:00", "clock start")
	for line, want := range map[string]sheet.Reason{"clock start": sheet.ClockRuns, "clock Bea 1:00": sheet.NoOwnClock} {
		if refusal, ok := errors.AsType[*sheet.Refusal](w.do(line)); !ok || refusal.Reason != want {
			t.Errorf("%s: %v", line, refusal)
		}
	}
}
