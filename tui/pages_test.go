package tui_test

import (
	"strings"
	"testing"
)

func TestTabs(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		for _, want := range []string{"[Tiles]", "[Words]", "[Notes]", "[Charts]", "[Sheet]"} {
			d.Press(ctrl('t'))
			d.Sees(want)
			d.cursorOn("H8")
		}
	})
}

// Ctrl+O makes a tab a page over board and side, and again small.
func TestLargePages(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		before := d.Text()
		d.Press(ctrl('o'))
		d.Sees("Sheet ━", "JAMON", "H4", "44")
		d.SeesNot("*DW", "TW .")
		d.Press(ctrl('o'))
		if after := d.Text(); after != before {
			t.Errorf("large and small again gives\n%s", after)
		}
		d.Press(ctrl('t'), ctrl('o'))
		d.Sees("Tiles ━", "Vowels", "Unseen 79 of 100")
		d.Press(esc)
		d.squares("H4", false, "J", "A", "M", "O", "N")
	})
}

// In a small window Ctrl+T goes round the pages and comes back to the board.
func TestPagesOfASmallWindow(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{w: 48, h: 20}, func(t *testing.T, d *desk) {
		before := d.Text()
		seen := ""
		for range 8 {
			d.Press(ctrl('t'))
			if d.Text() == before {
				break
			}
			seen += d.Text()
		}
		for _, want := range []string{"Working", "Sheet ━", "Tiles ━"} {
			if !strings.Contains(seen, want) {
				t.Errorf("Ctrl+T never shows %q", want)
			}
		}
		if d.Text() != before {
			t.Errorf("Ctrl+T does not come back to the board:\n%s", d.Text())
		}
	})
}

// The panes are gone round by Tab both ways, and Esc leads back to the board.
func TestPanes(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		where := func() string {
			x, y, _ := d.Cursor()
			switch {
			case y == 19:
				return "entry"
			case x >= 48:
				return "side"
			case y >= 3 && y < 18:
				return "board"
			}
			return "nowhere"
		}
		for _, c := range []struct{ key, want string }{
			{tab, "entry"}, {tab, "side"}, {tab, "board"}, {shiftTab, "side"}, {shiftTab, "entry"}, {shiftTab, "board"},
			{":", "entry"}, {esc, "board"}, {shiftTab, "side"}, {":", "entry"}, {esc, "board"}, {shiftTab, "side"}, {esc, "board"},
			{enter, "side"}, {esc, "board"}, {ctrl('p'), "side"}, {esc, "board"},
		} {
			d.Press(c.key)
			if got := where(); got != c.want {
				t.Errorf("after %q the cursor is in the %s, want the %s\n%s", c.key, got, c.want, d.Text())
			}
		}
	})
}

// The help opens from everywhere, has six pages, is made from the key map, and lets no key
// through to the game.
func TestHelp(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		before := d.Text()
		for _, key := range []string{ctrl('g'), "\x1bOP"} {
			d.Press(key)
			d.Sees("[keys]", "Ctrl+U", "Shift+Tab", "Backspace")
			d.Press("s", "o", ctrl('u'), backspace, "?")
			d.Press(right)
			d.Sees("[lines]", "exchange")
			d.Press(right)
			d.Sees("[rules]", "es-home")
			d.Press(right)
			d.Sees("[counting]", "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44")
			d.Press(right)
			d.Sees("[book]", "source:")
			d.Press(right)
			d.Sees("[about]", "trade mark of Mattel")
			d.Press(right)
			d.Sees("[keys]")
			d.Press(left, down, down, down, up, pageUp, pageDown, esc)
			if after := d.Text(); after != before {
				t.Errorf("the help leaves\n%s", after)
			}
		}
		d.Press(":", ctrl('g'))
		d.Sees("[keys]")
		d.Press(esc)
		if x, y, _ := d.Cursor(); x != 2 || y != 19 {
			t.Errorf("after the help the cursor is in column %d of row %d, want it back in the entry", x, y)
		}
	})
}

// Scrolled to its end and beyond, the help stays full and comes back at once.
func TestHelpScrolls(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{w: 48, h: 20}, func(t *testing.T, d *desk) {
		d.Press(ctrl('g'))
		top := d.Text()
		for range 30 {
			d.Press(pageDown)
		}
		end := d.Text()
		if end == top {
			t.Error("the help does not scroll")
		}
		d.Press(up)
		if d.Text() == end {
			t.Error("scrolled beyond its end, the help takes more than one key to come back")
		}
		for range 30 {
			d.Press(pageUp)
		}
		if d.Text() != top {
			t.Error("the help does not scroll back to its top")
		}
	})
}

func TestCopyClaimsNothing(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(ctrl('y'))
		d.Sees("* Sent to your terminal's clipboard")
		d.SeesNot("opied")
		d.Press(left)
		d.SeesNot("clipboard")
	})
}

func TestDrawAgain(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		before := d.Text()
		if _, err := d.Write([]byte("\x1b[5;5Hrubbish from another program\x1b[10;1Hmore")); err != nil {
			t.Fatal(err)
		}
		d.Press(ctrl('l'))
		if after := d.Text(); after != before {
			t.Errorf("Ctrl+L leaves\n%s", after)
		}
	})
}
