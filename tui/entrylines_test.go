package tui_test

import (
	"testing"
	"testing/synctest"

	"tanteo/tui/screentest"
)

// Several lines that are pasted into the entry are taken one after the other, as if each were
// typed and entered.
func TestPastedLinesAreTakenOneByOne(t *testing.T) {
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
