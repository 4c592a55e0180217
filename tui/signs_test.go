package tui_test

import (
	"regexp"
	"strings"
	"testing"
	"testing/synctest"
	"unicode"

	"github.com/charmbracelet/colorprofile"
)

// colourCode is a code that sets a colour: of text, of ground, or of the cursor.
var colourCode = regexp.MustCompile(`\x1b\[[0-9;:]*?\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])[;:0-9]*m|\x1b\]1[0-2];`)

// Without colour no code of a colour is sent, and every state still has its sign.
func TestNothingByColourAlone(t *testing.T) {
	t.Parallel()
	for i, s := range states {
		if leftOut(i) {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d := s.at(t, desktop{profile: colorprofile.ASCII})
				if code := colourCode.FindString(d.Output()); code != "" {
					t.Errorf("%q is sent", code)
				}
			})
		})
	}
}

func TestSignsWithoutColour(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{profile: colorprofile.ASCII}, func(t *testing.T, d *desk) {
		// whose turn, who leads
		d.players("» Ana 69", "Bea 55")
		if c := d.Cell(2, 0); !c.Bold {
			t.Errorf("the name on turn is drawn %s", c.Style())
		}
		if row := d.Row(1); !strings.HasPrefix(row, "━━━") || !strings.HasSuffix(row, "───") {
			t.Errorf("the rule is %q", row)
		}
		// the last play, also its blank
		for _, c := range []struct {
			square    string
			underline bool
			bold      bool
		}{{"M8", true, true}, {"M9", true, true}, {"M12", true, true}, {"H4", false, true}, {"A1", false, false}, {"A2", false, false}} {
			x, y := d.squareAt(c.square)
			if cell := d.Cell(x, y); cell.Underline != c.underline || cell.Bold != c.bold {
				t.Errorf("%s (%s) is drawn %s", c.square, cell.Text, cell.Style())
			}
		}
		d.squares("M12", false, "n") // a blank is a small letter

		// a tile being laid has marks, reversed; the column of the cursor never is
		d.Press(right, right, right, down, down, down, down, down, down, "sol")
		d.squares("N11", false, "<S>", "<O>", "<L>")
		x, y := d.squareAt("N11")
		for i, reverse := range []bool{true, false, true} {
			if c := d.Cell(x-1+i, y); c.Reverse != reverse {
				t.Errorf("%q of <S> is drawn %s", c.Text, c.Style())
			}
		}
		// a fault, the open tab, the chosen row, the focused pane, a text field
		d.Press(up, "x", enter)
		d.Sees("! ", "[Sheet]")
		d.Press(esc, shiftTab)
		d.Sees("━━━")
		if cell := d.Cell(73, 14); !cell.Reverse {
			t.Errorf("the chosen turn is drawn %s\n%s", cell.Style(), d.Text())
		}
		d.Press(":", "25")
		if c := d.Cell(2, 19); !c.Underline || c.Reverse {
			t.Errorf("the field is drawn %s", c.Style())
		}
	})
}

// In a small window without colour the leader has a star.
func TestLeaderInASmallWindow(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{w: 48, h: 20, profile: colorprofile.ASCII}, func(t *testing.T, d *desk) {
		if row := d.Row(0); !strings.HasPrefix(row, "» Ana 69*") || strings.Contains(row, "55*") {
			t.Errorf("the players are %q", row)
		}
	})
}

// The colour of the cursor is set where there are colours, once, and given back.
func TestCursorColour(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(left, right, up, "m", backspace)
		if n := strings.Count(d.Output(), "\x1b]12;"); n != 1 {
			t.Errorf("the cursor's colour is set %d times, want once", n)
		}
		d.Press(ctrl('c'))
		if !d.Left() || !strings.Contains(d.Output(), "\x1b]112") {
			t.Error("the cursor's colour is not given back")
		}
	})
}

// The cursor never blinks.
func TestCursorIsSteady(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(left, ":", "a", esc, esc)
		if blinks := regexp.MustCompile(`\x1b\[[135] q`).FindString(d.Output()); blinks != "" {
			t.Errorf("%q is sent", blinks)
		}
	})
}

// Brackets mark the square of the cursor where they are asked for, and in high contrast.
func TestBrackets(t *testing.T) {
	t.Parallel()
	for name, at := range map[string]desktop{"asked for": {cursor: "brackets"}, "high contrast": {theme: "contrast"}} {
		t.Run(name, func(t *testing.T) {
			atGame(t, at, func(t *testing.T, d *desk) {
				d.Press(left)
				d.squares("H7", false, "[.]")
				d.Press(left)
				d.squares("H6", false, "[.]", ".")
			})
		})
	}
}

// In the frame of ASCII nothing else is drawn but letters.
func TestASCIIFrame(t *testing.T) {
	t.Parallel()
	for i, s := range append(states[:len(states):len(states)], hardStates...) {
		if leftOut(i) {
			continue
		}
		if strings.Contains(strings.Join(s.players, ""), "👩") {
			continue // a name is shown as it is
		}
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d := s.at(t, desktop{frame: "ascii"})
				w, h := d.Size()
				for y := range h {
					for x := range w {
						for _, r := range d.Cell(x, y).Text {
							if r > unicode.MaxASCII && !unicode.IsLetter(r) && !unicode.IsMark(r) {
								t.Fatalf("column %d of row %d holds %q\n%s", x, y, r, d.Text())
							}
						}
					}
				}
			})
		})
	}
}

// On the board itself there is nothing but ASCII, letters and small digits, whatever the
// frame: other signs may be two columns wide somewhere.
func TestSignsOnTheBoard(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}, {160, 50}} {
		synctest.Test(t, func(t *testing.T) {
			d := stateOf(t, "laying").at(t, desktop{w: size[0], h: size[1]})
			side := map[int]int{80: 47, 120: 77, 160: 92}[size[0]]
			for y := 2; y < size[1]-6; y++ {
				for x := range side {
					for _, r := range d.Cell(x, y).Text {
						if r > unicode.MaxASCII && !unicode.IsLetter(r) && !strings.ContainsRune("₀₁₂₃₄₅₆₇₈₉", r) && !strings.ContainsRune("─", r) {
							t.Errorf("at %v column %d of row %d holds %q", size, x, y, r)
						}
					}
				}
			}
		})
	}
}
