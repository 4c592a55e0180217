package tui_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/sheet"
	"tanteo/tui/screentest"
)

// The first row of the turn menu is harmless, so Enter twice does nothing.
func TestTurnMenuIsHarmless(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		before := d.Text()
		d.Press(enter)
		d.Sees("Back to the board", "Pass")
		if x, y, shown := d.Cursor(); x != 48 || y != 3 || !shown {
			t.Errorf("the cursor is in column %d of row %d, want it on the first row of the menu", x, y)
		}
		d.Press(enter)
		if after := d.Text(); after != before {
			t.Errorf("Enter twice changes the screen to\n%s", after)
		}
		d.Press(enter, esc)
		if after := d.Text(); after != before {
			t.Errorf("Enter and Esc change the screen to\n%s", after)
		}
		d.cursorOn("H8")
	})
}

func TestPass(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, down, enter)
		d.players("Player 1 0", "» Player 2 0")
		d.sheetCells("pass", "0", "now")
		d.Press(enter, down, enter, enter, down, enter, enter, down, enter)
		// After four passes of two players the rules end the game; it does not end by itself.
		d.players("» Player 1 0", "Player 2 0")
		d.Sees("* ", "passes in a row")
		turns := d.onlyGame().Standings.Turns
		if len(turns) != 4 || turns[3].Kind != sheet.KindPass {
			t.Errorf("%d turns are kept, want 4 passes", len(turns))
		}
	})
}

// A row of the menu that needs more puts its word into the entry.
func TestMenuRowsTeachTheirLine(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, down, down, enter)
		if got := d.entry(); got != "> exchange" {
			t.Errorf("the entry is %q", got)
		}
		d.Press("3", enter)
		d.players("Ana 69", "» Bea 55")
		d.Press(enter)
		d.Press(screentest.Times(3, down)...)
		d.Press(enter)
		if got := d.entry(); got != ">" {
			t.Errorf("the entry is %q", got)
		}
		d.Press("25", enter)
		d.players("» Ana 69", "Bea 80")
	})
}

func TestChallengeFromTheMenu(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("Challenge VAGON")
		d.Press(screentest.Times(5, down)...)
		d.Press(enter)
		d.players("» Ana 69", "Bea 47")
		d.squares("M8", false, ".", "A", ".", ".", ".")
		d.Sees("(VAGON)")
		d.Press(ctrl('u'))
		d.players("» Ana 69", "Bea 55")
		d.squares("M8", false, "V", "A", "G", "O", "n")
	})
}

func TestPalette(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "penal")
		d.Sees("Penalty")
		d.Press(enter)
		if got := d.entry(); got != "> penalty" {
			t.Errorf("the entry is %q", got)
		}
		d.Press("Bea 10", enter)
		d.players("» Ana 69", "Bea 45")

		before := d.Text()
		d.Press(ctrl('p'), "no such thing", enter, esc)
		if after := d.Text(); after != before {
			t.Errorf("a command that is not there changes the screen to\n%s", after)
		}
		d.Press(ctrl('p'), ctrl('p'))
		if after := d.Text(); after != before {
			t.Errorf("opening and closing the palette changes the screen to\n%s", after)
		}
	})
}

// No key gets past a menu to the board or the game, but for those of every pane where nothing is typed.
func TestMenusKeepTheKeys(t *testing.T) {
	t.Parallel()
	chords := map[string][]string{"palette": {ctrl('u'), ctrl('r'), ctrl('t')}}
	for name, open := range map[string]string{"menu": enter, "palette": ctrl('p')} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(open, left)
				d.Press(chords[name]...)
				d.Press(space, backspace, home, "-", "+", tab, shiftTab, esc)
				d.players("» Ana 69", "Bea 55")
				d.cursorOn("H8")
				if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
					t.Errorf("kept are %v", got)
				}
			})
		})
	}
}

func TestUndoAndRedo(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		totals := []string{}
		for range 6 {
			totals = append(totals, d.Row(0))
			d.Press(ctrl('u'))
		}
		d.players("» Ana 0", "Bea 0")
		d.squares("H4", false, "DL", ".", ".", ".", "*DW")
		d.Press(ctrl('u'))
		d.players("» Ana 0", "Bea 0")
		d.Sees("! ")
		for i := range 6 {
			d.Press(ctrl('r'))
			if got := d.Row(0); got != totals[5-i] {
				t.Errorf("done again %d times: %q, want %q", i+1, got, totals[5-i])
			}
		}
		d.Press(ctrl('r'))
		d.Sees("! ")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
			t.Errorf("kept are %v", got)
		}
	})
}

// Ctrl+U takes back first what is laid or typed, and only then a turn.
func TestUndoTakesTheNearestFirst(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("sol", ctrl('u'))
		d.squares("H8", false, "N", ".", ".", ".")
		d.players("» Ana 69", "Bea 55")
		d.Press(":", "25", ctrl('u'))
		if got := d.entry(); got != ">" {
			t.Errorf("the entry is %q", got)
		}
		d.players("» Ana 69", "Bea 55")
		d.Press(ctrl('u'))
		d.players("Ana 69", "» Bea 47")
	})
}

func TestStepThroughTheTurns(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("-") // the newest turn off
		d.players("Ana 69", "» Bea 47")
		d.Sees("turn 5 of 6")
		d.squares("M8", false, ".", "A")
		d.Press(screentest.Times(10, pageUp)...)
		d.players("» Ana 0", "Bea 0")
		d.squares("H4", false, "DL", ".", ".", ".", "*DW")
		d.Press("+", "+")
		d.Sees("turn 2 of 6")
		d.players("» Ana 44", "Bea 38")
		d.Press(esc)
		d.players("» Ana 69", "Bea 55")
		d.squares("M8", false, "V", "A", "G", "O", "n")
		d.Press("-", "-")
		d.Press(screentest.Times(10, pageDown)...)
		d.SeesNot("turn 6 of 6")
		d.players("» Ana 69", "Bea 55")

		// A letter goes back to now and is laid there.
		d.Press("-", "-", "-", "s")
		d.players("» Ana 69", "Bea 55")
		d.squares("M8", false, "V", "A", "G", "O", "n")
		d.squares("H9", false, "<S>")
	})
}

// Names that came from a file or a paste do not bring control codes onto the screen.
func TestNamesAreShownSafely(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Press(screentest.Paste("A\x1b[31mna\x07\x00\u202e\n!"))
		d.Sees("Ana")
		d.Press(enter)
		for y := range 24 {
			for x := range 80 {
				if c := d.Cell(x, y); strings.ContainsAny(c.Text, "\x1b\x07\x00\u202e") || c.Ink == 1 {
					t.Fatalf("column %d of row %d holds %q in %s", x, y, c.Text, c.Style())
				}
			}
		}
	})
}

// A sign that turns the direction of reading is no part of a line, typed or pasted.
func TestTypedLineIsSafe(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "\u202e", "note", "\u2066", " z")
		if got := d.entry(); got != "> note z" {
			t.Errorf("the entry is %q", got)
		}
	})
}

// The keys that work in every pane work in the menu of a turn too, and Home and End go to its ends.
func TestKeysOfEveryPaneWorkInTheMenu(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(enter, ctrl('x'))
		d.Sees("Esc board")
		d.Press(esc, enter, ctrl('u'))
		d.Sees("The last change is taken back.")
		d.Press(enter, ctrl('r'), enter, end, enter)
		d.Sees("Just count")
	})
}

// Points that were typed by hand have no word that could be challenged: the menu names the points.
func TestPointsAreChallengedAsPoints(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"25"}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("Challenge 25 points")
	})
}
