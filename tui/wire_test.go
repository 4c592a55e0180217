package tui_test

import (
	"encoding/base64"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// What is sent over a slow line: a step of the cursor costs no more than moving it, a letter
// its tile and its sum, and nothing is sent while nothing happens.
func TestBytesOnTheWire(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		cost := func(key string) int {
			before := len(d.Output())
			d.Press(key)
			return len(d.Output()) - before
		}
		median := func(all []int) int {
			slices.Sort(all)
			return all[len(all)/2]
		}
		var steps, letters []int
		for _, key := range []string{left, left, left, left, up, down, left, right} {
			steps = append(steps, cost(key))
		}
		if got := median(steps); got > 34 {
			t.Errorf("a step of the cursor costs %d bytes: %v", got, steps)
		}
		for _, key := range []string{"j", "a", "m", "ó", "n"} {
			letters = append(letters, cost(key))
		}
		if got := median(letters); got > 125 {
			t.Errorf("a letter costs %d bytes: %v", got, letters)
		}
		if got := cost(enter); got > 1000 {
			t.Errorf("a play noted costs %d bytes", got)
		}
	})
}

func TestNothingIsSentWhileIdle(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string][]string{"start": nil, "board": {enter, enter}, "laying": {enter, enter, "m"}, "entry": {enter, enter, ":", "12"}, "menu": {enter, enter, enter}} {
		t.Run(name, func(t *testing.T) {
			atDesk(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(keys...)
				before := len(d.Output())
				time.Sleep(10 * time.Minute)
				if sent := d.Output()[before:]; sent != "" {
					t.Errorf("%q is sent", sent)
				}
			})
		})
	}
}

// What is copied goes to the terminal's clipboard, as text and nothing else.
func TestClipboard(t *testing.T) {
	t.Parallel()
	copied := func(d *desk) string {
		all := regexp.MustCompile(`\x1b\]52;c;([A-Za-z0-9+/=]*)(\x07|\x1b\\)`).FindAllStringSubmatch(d.Output(), -1)
		if len(all) == 0 {
			return ""
		}
		text, err := base64.StdEncoding.DecodeString(all[len(all)-1][1])
		if err != nil {
			t.Error(err)
		}
		return string(text)
	}
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		for _, c := range []struct {
			keys []string
			want []string
		}{
			{[]string{ctrl('y')}, []string{`tanteo score --edition es-100 "VA0GON?"`}},
			{[]string{shiftTab, ctrl('y')}, []string{"Ana", "Bea", "JAMON", "44", "ZUMOS", "38", "VAGON", "8"}},
			{[]string{esc, ":", "end XA -", enter, ctrl('y')}, []string{"1. Bea 55 +9 64", "2. Ana 69 −9 60"}},
		} {
			d.Press(c.keys...)
			text := copied(d)
			for _, want := range c.want {
				if !strings.Contains(strings.Join(strings.Fields(text), " "), want) {
					t.Errorf("no %q in what %q copies:\n%s", want, c.keys, text)
				}
			}
			if strings.ContainsAny(text, "\x1b\x07") {
				t.Errorf("what %q copies has codes in it: %q", c.keys, text)
			}
		}
	})
}

// The first thing that is sent asks nothing that is waited for, so that a silent terminal
// shows the screen just as soon.
func TestSilentTerminal(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{theme: "auto"}, func(t *testing.T, d *desk) {
		d.Sees("T  A  N  T  E  O")
		if !strings.Contains(d.Output(), "\x1b]11;?") {
			t.Error("the theme auto does not ask for the ground")
		}
	})
	atDesk(t, desktop{theme: "dark"}, func(t *testing.T, d *desk) {
		if strings.Contains(d.Output(), "\x1b]11;?") {
			t.Error("a theme that was asked for asks for the ground")
		}
	})
}

// A terminal with a light ground gets the light theme where the theme is auto.
func TestAutoFollowsTheGround(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{theme: "auto"}, func(t *testing.T, d *desk) {
		x, y := d.squareAt("A1")
		if c := d.Cell(x, y); c.Ground != 88 {
			t.Errorf("a triple word is drawn %s on a dark ground", c.Style())
		}
		d.Type("\x1b]11;rgb:ffff/ffff/ffff\x1b\\")
		d.Settle()
		if c := d.Cell(x, y); c.Ground != 124 {
			t.Errorf("a triple word is drawn %s on a light ground", c.Style())
		}
	})
}
