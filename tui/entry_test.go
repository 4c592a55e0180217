package tui_test

import (
	"slices"
	"testing"

	"tanteo/tui/screentest"
)

func TestEntryLine(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":")
		if x, y, shown := d.Cursor(); x != 2 || y != 19 || !shown {
			t.Errorf("the cursor is in column %d of row %d, want it in the entry", x, y)
		}
		d.Press("H4 jamón")
		d.Sees("(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44", "44 points")
		d.Press(enter)
		d.players("Player 1 44", "» Player 2 0")
		d.squares("H4", false, "J", "A", "M", "O", "N")
		d.Press(":", "6f zuos", enter)
		d.players("» Player 1 44", "Player 2 38")
		d.Press("2", "5", enter) // a digit on the board starts the line
		d.players("Player 1 69", "» Player 2 38")
	})
}

// A line that is not taken stays to be corrected.
func TestRefusedLineStays(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		for _, line := range []string{"H4 JAMÓN X", "nonsense", "2001", "edit 9 pass", "Q9 AB", "="} {
			d.Press(":", line, enter)
			d.Sees("! ")
			if got := d.entry(); got != "> "+line {
				t.Errorf("the entry is %q, want %q", got, "> "+line)
			}
			d.Press(esc)
			if got := d.entry(); got != ">" {
				t.Errorf("the entry is %q after Esc", got)
			}
			d.Press(esc)
			d.cursorOn("H8")
		}
		if got := d.noted(); len(got) != 0 {
			t.Errorf("kept are %v", got)
		}
	})
}

func TestEntryHistory(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		for _, line := range []string{"10", "20", "30"} {
			d.Press(":", line, enter)
		}
		d.Press(":", "4", up)
		if got := d.entry(); got != "> 30" {
			t.Errorf("one back is %q", got)
		}
		d.Press(up, up, up, up)
		if got := d.entry(); got != "> 10" {
			t.Errorf("the oldest is %q", got)
		}
		d.Press(down, down, down)
		if got := d.entry(); got != "> 4" {
			t.Errorf("what was being typed is %q", got)
		}
		d.Press(up, enter)
		if got := d.noted(); !slices.Equal(got, []int{10, 20, 30, 30}) {
			t.Errorf("kept are %v", got)
		}
	})
}

func TestCompletion(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "pen")
		if got := d.entry(); got != "> penalty" {
			t.Errorf("behind pen stands %q", got)
		}
		if c := d.Cell(2+3, 19); c.Ink != 248 {
			t.Errorf("the completion is drawn %s, want Muted", c.Style())
		}
		if x, _, _ := d.Cursor(); x != 5 {
			t.Errorf("the cursor is in column %d, want 5: behind what was typed", x)
		}
		d.Press(right, " b")
		if got := d.entry(); got != "> penalty bea" {
			t.Errorf("behind the name's beginning stands %q", got)
		}
		d.Press(right, " 10", enter)
		d.players("» Ana 69", "Bea 45")

		// Tab stays the key of the panes, and Left makes Right a key of the text again.
		d.Press(":", "pen", left, right)
		if x, _, _ := d.Cursor(); x != 5 {
			t.Errorf("the cursor is in column %d, want 5", x)
		}
		d.Press(tab)
		d.Press(shiftTab)
		if got := d.entry(); got != "> penalty" {
			t.Errorf("the entry is %q", got)
		}
	})
}

// A typed play: Down goes over its tiles, Space through the squares under one, ? makes it a
// blank, 0 says that it lay there before.
func TestTypedPlayTileByTile(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("=", " reloj")
		d.Sees("1 + 1 + 1 + 1 + 8 = 12", "12 points")
		d.Press(down)
		d.Sees("[R]")
		entries := []string{}
		for range 5 {
			d.Press(space)
			entries = append(entries, d.entry())
		}
		for _, want := range []string{"> = R2lELOJ", "> = R3lELOJ", "> = R2wELOJ", "> = R3wELOJ", "> = RELOJ"} {
			if !slices.Contains(entries, want) {
				t.Errorf("Space does not come to %q: %q", want, entries)
			}
		}
		for d.entry() != "> = R2wELOJ" {
			d.Press(space)
		}
		d.Press(right, right, right, right)
		d.Sees("[J]")
		for d.entry() != "> = R2wELOJ3l" {
			d.Press(space)
		}
		d.Sees("(1 + 1 + 1 + 1 + 8 × 3) × 2 = 56", "56 points")
		d.Press(left, "?")
		d.Sees("(1 + 1 + 1 + 0 + 8 × 3) × 2 = 54")
		d.Press("?", "0")
		d.Sees("(O)")
		d.Press("0", enter)
		d.players("Player 1 56", "» Player 2 0")
		d.Sees("RELOJ")
	})
}

func TestTypedExamplesOfTheRules(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"= R2wELOJ3l":            "56 points",
		"= CH2wORI0ZOS2w":        "80 points",
		"= M2lES2l M2lE EN S2lO": "21 points",
		"= TORTILLA2w":           "78 points",
		"= tortilla2w":           "78 points",
		"= CALLE":                "13 points",
	} {
		t.Run(line, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(":", line)
				d.Sees(want)
			})
		})
	}
}

// A pasted line with newlines becomes one line; a second one is not run of its own accord.
func TestPasteIntoTheEntry(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"newline":                        "H4 JAMÓN\n",
		"return":                         "H4 JAMÓN\r",
		"both":                           "\r\nH4\tJAMÓN\r\n",
		"loose accent and control signs": "H4 JAMO\u0301N\x00\x07",
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(":", screentest.Paste(text))
				d.players("» Player 1 0", "Player 2 0")
				d.Sees("44 points")
				d.Press(enter)
				d.players("Player 1 44", "» Player 2 0")
			})
		})
	}
	t.Run("on the board", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(left, left, left, left, screentest.Paste("jam\u00f3n\n"))
			d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
			d.players("» Player 1 0", "Player 2 0")
		})
	})
	t.Run("very long", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			long := ""
			for range 5000 {
				long += "字"
			}
			d.Press(":", screentest.Paste(long), "25")
			if x, y, shown := d.Cursor(); x > 46 || y != 19 || !shown {
				t.Errorf("the cursor is in column %d of row %d", x, y)
			}
			d.Press(enter)
			d.Sees("! ")
		})
	})
}

// The cursor of the entry goes by columns, whatever is typed.
func TestEntryCursorGoesByColumns(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "note 字字é")
		if x, _, _ := d.Cursor(); x != 2+5+4+1 {
			t.Errorf("the cursor is in column %d, want 12", x)
		}
		d.Press(left, left)
		if x, _, _ := d.Cursor(); x != 2+5+2 {
			t.Errorf("the cursor is in column %d, want 9", x)
		}
		d.Press(home)
		if x, _, _ := d.Cursor(); x != 2 {
			t.Errorf("the cursor is in column %d, want 2", x)
		}
		d.Press(end, ctrl('w'))
		if got := d.entry(); got != "> note" {
			t.Errorf("Ctrl+W leaves %q", got)
		}
	})
}

// A line that is typed and not noted stays while something else is done from the palette, and
// while a key notes it as the master in a game that has ended.
func TestTypedLineStays(t *testing.T) {
	t.Parallel()
	for does, sees := range map[string]string{"best plays during": "Best plays are shown to all in this game.", "undo": "The last change is taken back."} {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(":", "25", ctrl('p'), does, enter)
			d.Sees(sees, "> 25")
			d.Press(enter)
			if points := d.noted(); points[len(points)-1] != 25 {
				t.Errorf("%s: noted %v", does, points)
			}
		})
	}
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "25", ctrl('p'), "words of the sheet", enter)
		d.Sees("All 6 words are in the list.")
		d.Press(esc)
		d.Sees("> 25")
		d.Press(backspace, backspace, "check", enter, esc)
		d.lacks("> check")
	})
	atRounds(t, desktop{}, two, []string{"H4 JAMON", "next"}, func(t *testing.T, d *desk) {
		d.Press(":", "finish", enter, esc, ":", "24", ctrl('e'))
		d.Sees("! ", "> 24")
	})
}
