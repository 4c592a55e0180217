package tui_test

import (
	"slices"
	"strings"
	"testing"
)

// Editing an old play: the board is as it was before it, what the change does is shown
// before it is kept.
func TestEditAnOldPlay(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, right, right, enter)
		d.Sees("editing turn 3 of 6", "Turn 3", "was 11; the totals stay")
		d.squares("J6", false, "S", "<I>", "<LL", "<A>")
		d.squares("L9", false, ".", ".")
		d.Press(backspace, backspace, "a")
		d.Sees("was 11:", "Ana 69 → 61", "Turns 4 and 6 would count 0")
		d.players("» Ana 69", "Bea 55") // as they stand until it is kept
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
			t.Errorf("kept before Enter are %v", got)
		}
		d.Press(esc)
		d.SeesNot("editing")
		d.players("» Ana 69", "Bea 55")
		d.squares("J6", false, "S", "I", "LL", "A")

		// SILLAS keeps the A that ANCHA needs, so all that follows still counts.
		d.Press(shiftTab, home, right, right, enter, "s")
		d.Sees("was 11:", "Ana 69 → 72")
		d.SeesNot("would count 0")
		d.Press(enter)
		d.players("» Ana 72", "Bea 55")
		d.squares("J6", false, "S", "I", "LL", "A", "S")
		d.SeesNot("editing")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 14, 9, 14, 8}) {
			t.Errorf("kept are %v", got)
		}
		d.Press(ctrl('u'))
		d.players("» Ana 69", "Bea 55")
		d.Press(ctrl('r'))
		d.players("» Ana 72", "Bea 55")
	})
}

// A change that breaks later turns may be kept all the same: they are marked and count 0
// until they are mended, and the game cannot end before.
func TestEditThatBreaksLaterTurns(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, right, right, enter, backspace, backspace, enter)
		d.players("» Ana 60", "Bea 38")
		d.Sees("! 0")
		d.Press(":", "end XA -", enter)
		d.Sees("! ")
		d.SeesNot("Final table")
		d.Press(ctrl('u'), ctrl('u')) // the line, then the change
		d.players("» Ana 69", "Bea 55")
		d.SeesNot("! 0")
	})
}

// A turn that is no play is corrected as its line.
func TestEditATurnByItsLine(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H4 JAMON", "pass", "25"}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, right, right, enter)
		if got := d.entry(); got != "> edit 3 25" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(backspace, "7")
		d.Sees("Ana 69 → 71")
		d.Press(enter)
		d.players("Ana 71", "» Bea 0")
		d.Press(shiftTab, home, right, enter)
		if got := d.entry(); got != "> edit 2 pass" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(esc, esc)
		d.players("Ana 71", "» Bea 0")
	})
}

// Deleting asks first: the line stands in the entry and says what it would do.
func TestDeleteAsksFirst(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, end, del)
		if got := d.entry(); got != "> delete 6" {
			t.Errorf("the entry is %q", got)
		}
		d.players("» Ana 69", "Bea 55")
		d.Sees("Bea 55 → 47")
		d.Press(esc, esc)
		d.players("» Ana 69", "Bea 55")
		d.Press(shiftTab, end, del, enter)
		d.players("Ana 69", "» Bea 47")
		d.Press(ctrl('u'))
		d.players("» Ana 69", "Bea 55")
	})
}

// The sheet is gone about turn by turn and says what each was.
func TestSheetCursor(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab)
		d.Sees("VAGON", "Bea")
		for _, c := range []struct{ key, sees string }{
			{home, "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44"}, {right, "10 × 3 + 1 + 3 + 1 + 1 × 3 = 38"}, {down, "1 + 1 + 5 + 1 × 2 = 9"},
			{up, "10 × 3 + 1 + 3 + 1 + 1 × 3 = 38"}, {left, "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44"}, {left, "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44"},
			{end, "4 + 1 + 2 + 1 + 0 = 8"}, {right, "4 + 1 + 2 + 1 + 0 = 8"},
		} {
			d.Press(c.key)
			d.Sees(c.sees)
		}
		d.Press(esc)
		d.cursorOn("H8")
	})
}

// The chosen row is reversed, in every depth of colour.
func TestChosenRowIsReversed(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home)
		if c := d.Cell(52, 12); !c.Reverse || c.Text != "J" {
			t.Errorf("%q of JAMON is drawn %s, want reverse\n%s", c.Text, c.Style(), d.Text())
		}
		d.Press(right)
		if c := d.Cell(52, 12); c.Reverse {
			t.Errorf("%q of JAMON is drawn %s", c.Text, c.Style())
		}
	})
}

// A draft of an edit is taken up again with the turn that it corrects.
func TestEditIsRestored(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, right, right, enter, "s")
		again := d.killed()
		again.Press(enter)
		again.Sees("editing turn 3 of 6", "was 11:")
		again.squares("J6", false, "S", "<I>", "<LL", "<A>", "<S>")
		again.Press(enter)
		again.players("» Ana 72", "Bea 55")
	})
}

// The players beside a large board stand as they are, not as they were before the old turn.
func TestTotalsBesideALargeBoardAreOfNow(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "en-super-200"}, []string{"11H MUSIC", "L8 CARVE"}, func(t *testing.T, d *desk) {
		d.Press(pageUp, enter)
		d.squares("L8", true, ".", ".")
		for row, want := range map[int]string{0: "» Ana", 1: "18", 3: "Bea", 4: "18"} {
			if !strings.HasSuffix(strings.TrimRight(d.Row(row), " "), " "+want) {
				t.Errorf("row %d does not end with %q: %s", row, want, d.Row(row))
			}
		}
	})
}

// A correction that brings too many of a letter says so, in every window and whatever else the sheet
// has to be told.
func TestACorrectionSaysWhatItOveruses(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {48, 20}} {
		atLines(t, desktop{w: size[0], h: size[1]}, []string{"H4 JAMON", "= ZUZO"}, func(t *testing.T, d *desk) {
			d.Press(":", "edit 1 H4 JAJON", enter)
			d.Sees("* 2 J on the she", "the set has 1: look at turn 1.")
			d.Press(esc, esc, ":", "edit 2 = XUX", enter)
			d.Sees("* 2 X on the she", "the set has 1: look at turn 2.")
		})
	}
}
