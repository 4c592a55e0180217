package tui_test

import (
	"strings"
	"testing"

	"tanteo/tui/screentest"
)

// Whatever Esc cleared, Ctrl+U brings back, as it was and where it was: the first one brings it,
// the second takes it as always, and only the third takes back a change of the game.
func TestCtrlUBringsBackWhatEscCleared(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		keys []string
		esc  int    // how many clear it
		see  string // that is there before and again
	}{
		"laid tiles":       {[]string{left, space, "m", "e", "s", "a", "?"}, 1, ""},
		"half a tile":      {[]string{"m", "c"}, 1, ""},
		"entry":            {[]string{":", "10F MESA", left, left}, 1, "> 10F MESA"},
		"typed play":       {[]string{":", "= R2wELOJ"}, 1, "> = R2wELOJ"},
		"correction":       {[]string{"-", "-", enter, "s"}, 1, ""},
		"cell of the grid": {[]string{ctrl('x'), "2", "5"}, 1, "25"},
		"form of the end":  {[]string{":", "end", enter, "X", "A", tab, "-"}, 1, "XA"},
		"clock":            {[]string{ctrl('k'), "1", "2"}, 1, "12"},
		"file to write":    {[]string{ctrl('p'), "write", enter, "x"}, 1, ".gcgx"},
		"file to open":     {[]string{ctrl('p'), "open a", enter, "abc"}, 1, "abc"},
		"new game":         {[]string{ctrl('p'), "new game", enter, "Carla"}, 1, "Carla"},
		"search":           {[]string{ctrl('p'), "another game", enter, "ben"}, 1, "ben"},
		"words of letters": {[]string{ctrl('t'), ctrl('t'), shiftTab, "a", "b"}, 1, "AB"},
	} {
		t.Run(name, func(t *testing.T) {
			atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
				d.Press(c.keys...)
				before := d.Text()
				if !strings.Contains(before, c.see) {
					t.Fatalf("no %q in\n%s", c.see, before)
				}
				d.Press(screentest.Times(c.esc, esc)...)
				if d.Text() == before {
					t.Fatalf("Esc clears nothing:\n%s", before)
				}
				d.Press(ctrl('u'))
				if got := d.Text(); got != before {
					t.Errorf("Ctrl+U brings back\n%s\n\nwant\n%s", got, before)
				}
			})
		})
	}
}

// The third Ctrl+U takes back the last change, and what was cleared before a change is gone.
func TestWhatEscClearedIsBroughtBackOnce(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("m", "e", esc, ctrl('u'))
		d.squares("H9", false, "<M>")
		d.Press(ctrl('u'))
		d.Press(ctrl('u'))
		d.Sees("PAZ", "now")
		d.Press("m", "e", esc, ":", "25", enter, ctrl('u'), ctrl('u'))
		if got := len(d.onlyGame().Log.Events); got != 4 {
			t.Errorf("%d events are left, want 4", got)
		}
	})
}

// What Ctrl+U cleared, Ctrl+R brings back, as it brings back what Ctrl+U undid.
func TestCtrlRBringsBackWhatCtrlUCleared(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string][]string{
		"laid tiles": {left, space, "m", "e", "s", "a", "?"},
		"entry":      {":", "10F MESA", left, left},
		"correction": {"-", "-", enter, "s"},
	} {
		t.Run(name, func(t *testing.T) {
			atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
				d.Press(keys...)
				before := d.Text()
				d.Press(ctrl('u'))
				if d.Text() == before {
					t.Fatalf("Ctrl+U clears nothing:\n%s", before)
				}
				d.Press(ctrl('r'))
				if got := d.Text(); got != before {
					t.Errorf("Ctrl+R brings back\n%s\n\nwant\n%s", got, before)
				}
			})
		})
	}
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("m", "e", ctrl('u'), ctrl('u'), ctrl('r'))
		d.Sees("The change is made again.")
		d.squares("H9", false, ".")
	})
}

// What a cut sequence clears and lays is taken away by one Ctrl+U and brought back by the next.
func TestCutSequenceLosesNothing(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("m", "e", "s")
		before := d.Text()
		d.Press(esc)
		d.Press("[", "A")
		d.Press(ctrl('u'), ctrl('u'))
		if got := d.Text(); got != before {
			t.Errorf("brought back is\n%s\n\nwant\n%s", got, before)
		}
	})
}

// Ctrl+R makes again what Ctrl+U took back last, be it typed or noted, and takes nothing away that is
// typed: tiles that Ctrl+U has brought back are not swept off by an older change.
func TestCtrlRMakesAgainWhatCtrlUDidLast(t *testing.T) {
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(ctrl('u'), "m", "e", esc, ctrl('u'))
		d.squares("H9", false, "<M>")
		d.Press(ctrl('r')) // it was cleared before
		d.squares("H9", false, ".")
		d.Press(ctrl('u'))
		d.squares("H9", false, "<M>")
	})
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(ctrl('u'), "m", "e", ctrl('r'))
		d.Sees("not noted yet")
		d.squares("H9", false, "<M>")
		d.Press(ctrl('u'), ctrl('u'), ctrl('r'), ctrl('r'))
		d.squares("H9", false, "<M>")
	})
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(ctrl('u'), "m", "e", ctrl('p'), "redo", enter)
		d.Sees("not noted yet")
		d.squares("H9", false, "<M>")
	})
}
