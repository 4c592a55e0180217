package tui_test

import (
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// atWords goes to the tab of the words.
var atWords = []string{ctrl('t'), ctrl('t'), shiftTab}

// The tab of the words finds those of a rack, by points or by length, and places the chosen one.
func TestWordsOfARack(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(atWords...)
		d.Sees("Type letters for their words")
		d.Press("s", "o", "l")
		d.Sees("> SOL", "by points", "3  LOS", "3  SOL", "2  LO", "nothing before", "after it", "List: es, not the official one.")
		d.Press(right)
		d.Sees("by length")
		d.Press(down, enter)
		d.Sees("Places of SOL")
		d.Press(esc, shiftTab)
		d.Sees("> SOL")
		d.Press(esc)
		d.Sees("Type letters for their words", "JAMON")
		d.Press(esc)
		d.cursorOn("H8")
	})
}

// A pattern, letters that a word must have, and a blank.
func TestWordsOfAPattern(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(atWords...)
		d.Press("aeio? .z.")
		d.Sees("> AEIO? .Z.", "12  AZO", "11  U?ZO")
		d.Press(ctrl('u'))
		d.Sees("Type letters for their words")
		d.Press("aos +z")
		d.Sees("> AOS +Z", "13  AZOS", "11  ZA")
		d.lacks("  SOA")
		if points := d.noted(); len(points) != len(position) {
			t.Errorf("Ctrl+U has taken a turn back: %v", points)
		}
	})
}

// What cannot be searched for says why.
func TestWordsOfNoRack(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(atWords...)
		d.Press("a???")
		d.Sees("! This rack has too many blanks.")
		d.Press(backspace, backspace, backspace, backspace, "a1")
		d.Sees("! ")
		d.Press(esc, "ññññ")
		d.Sees("0 words")
	})
}

// Words that come late, in the order that was asked for before, are not shown.
func TestWordsInTheOrderAskedForLast(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, at.edition, two, position...)
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		key := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
		settle(m, key(tea.KeyPressMsg{Code: tea.KeyEnter}))
		for range 2 {
			key(tea.KeyPressMsg{Code: 't', Mod: tea.ModCtrl})
		}
		key(tea.KeyPressMsg{Code: tea.KeyTab, Mod: tea.ModShift})
		for _, r := range "zaes" {
			settle(m, key(tea.KeyPressMsg{Code: r, Text: string(r)}))
		}
		want := ansi.Strip(m.View().Content)
		late := key(tea.KeyPressMsg{Code: tea.KeyRight})
		settle(m, key(tea.KeyPressMsg{Code: tea.KeyRight}))
		settle(m, late)
		if got := ansi.Strip(m.View().Content); !strings.Contains(want, "> ZAES") || got != want {
			t.Errorf("shown are\n%s\nwant\n%s", got, want)
		}
	})
}
