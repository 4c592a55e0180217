package tui_test

import (
	"strings"
	"testing"
	"testing/synctest"

	"tanteo/tui/screentest"
)

// Several lines that are pasted into the entry are taken one after the other, as if each were
// typed and entered.
func TestPastedLinesAreTakenOneByOne(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"with line feeds": "H4 JAMON\n6F ZUMOS\n20\n",
		"with returns":    "H4 JAMON\r6F ZUMOS\r20",
		"with both":       "\r\nH4 JAMON\r\n\r\n6F ZUMOS\r\n20\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(":", screentest.Paste(text))
				d.players("Player 1 64", "» Player 2 38")
				d.Sees("3 lines taken.")
				if entry := d.entry(); entry != "H8 →" {
					t.Errorf("the entry has %q", entry)
				}
			})
		})
	}
	t.Run("behind what is typed", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(":", "H4 ", screentest.Paste("JAMON\n25"))
			d.players("» Player 1 44", "Player 2 25")
		})
	})
	t.Run("in a hall", func(t *testing.T) {
		synctest.Test(t, func(t *testing.T) {
			at := desktop{}.filled(t)
			keepDuplicate(t, at.dir, at.edition, hall(60))
			d := sitDown(t, at)
			d.Press(enter, ":", screentest.Paste("24\n30\n42:\n11\n"))
			d.Sees("4 lines taken.")
			for i, cell := range d.onlyGame().Standings.Rounds[0].Cells {
				if filled := i == 0 || i == 1 || i == 41; filled != (cell >= 0) {
					t.Errorf("table %d: %d", i+1, cell)
				}
			}
		})
	})
}

// At a line that is refused the rest waits: Enter goes on with it, also on another day, Esc drops
// it, and Ctrl+U brings it back.
func TestPastedLinesStopAtTheFirstRefused(t *testing.T) {
	t.Parallel()
	refused := func(d *desk) {
		d.Press(":", screentest.Paste("H4 JAMON\n6F ZUM8S\n20\n25\n"))
		d.players("Player 1 44", "» Player 2 0")
		d.Sees("! ", "1 line taken, 3 left: Enter goes on with them, Esc drops them.")
		if entry := d.entry(); entry != "> 6F ZUM8S" {
			t.Errorf("the entry has %q", entry)
		}
	}
	mended := []string{backspace, backspace, "OS", enter}
	for name, tt := range map[string]struct {
		keys []string
		want [2]string
	}{
		"gone on":            {mended, [2]string{"» Player 1 64", "Player 2 63"}},
		"dropped":            {append([]string{esc, "6F ZUM"}, mended[2:]...), [2]string{"» Player 1 44", "Player 2 38"}},
		"dropped by mistake": {append([]string{esc, ctrl('u')}, mended...), [2]string{"» Player 1 64", "Player 2 63"}},
		"history is seen":    {append([]string{up, down}, mended...), [2]string{"» Player 1 64", "Player 2 63"}},
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				refused(d)
				d.Press(tt.keys...)
				d.players(tt.want[0], tt.want[1])
			})
		})
	}
	t.Run("on another day", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			refused(d)
			again := d.killed()
			again.Press(append([]string{enter}, mended...)...)
			again.players("» Player 1 64", "Player 2 63")
		})
	})
}

// On the board, too, lines are lines: several are taken one after the other, one waits in the
// entry for Enter, and only a word is letters.
func TestPastedLinesOnTheBoard(t *testing.T) {
	t.Parallel()
	t.Run("several", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(screentest.Paste("H4 JAMON\n6F ZUM8S\n20\n"))
			d.players("Player 1 44", "» Player 2 0")
			d.Sees("! ", "1 line taken, 2 left: Enter goes on with them, Esc drops them.")
			d.Press(backspace, backspace, "OS", enter)
			d.players("Player 1 64", "» Player 2 38")
			d.Press(esc, ctrl('u'), ctrl('u'))
			d.players("Player 1 44", "» Player 2 0") // each is a turn of its own
		})
	})
	for text, entry := range map[string]string{"H4 JAMON\n": "> H4 JAMON", "25": "> 25", "= RELOJ": "> = RELOJ", "2: 30": "> 2: 30", "cambio AB\r\n": "> cambio AB"} {
		t.Run(entry, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(screentest.Paste(text))
				d.players("» Player 1 0", "Player 2 0")
				if got := d.entry(); got != entry {
					t.Errorf("the entry has %q", got)
				}
			})
		})
	}
	for _, word := range []string{"pase", "JAMON", "ja món"} {
		t.Run("the word "+word, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(screentest.Paste(word))
				if square := d.square("H8"); square != "<"+strings.ToUpper(word[:1])+">" {
					t.Errorf("on H8 stands %q", square)
				}
			})
		})
	}
	t.Run("of a game that others have", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			w := d.second()
			w.Press(screentest.Paste("25\n30\n"))
			w.Sees("! Read only")
			w.Press(grid, screentest.Paste("25\n30\n"))
			w.Sees("! Read only")
			if n := len(d.noted()); n != 6 {
				t.Errorf("%d turns are noted", n)
			}
		})
	})
}

// A paste that is longer than a line keeps what fits, and says what does not.
func TestPasteLongerThanALine(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "note ", screentest.Paste(strings.Repeat("x", 995)))
		if strings.Contains(d.Text(), "A line has") {
			t.Error("it fits")
		}
		d.Press(esc, ":", "note ", screentest.Paste(strings.Repeat("x", 998)))
		d.Sees("A line has 1000 signs at most: 3 of the paste were left out.")
		d.Press(enter)
		if notes := d.onlyGame().Notes(); len(notes) != 1 || notes[0].Text != strings.Repeat("x", 995) {
			t.Errorf("noted is %v", notes)
		}
	})
}
