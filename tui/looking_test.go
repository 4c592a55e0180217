package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"tanteo/sheet"
	"tanteo/tui/screentest"
)

// First, back, forward, last: the board, the working and the note of each turn, and the keys
// that lead on.
func TestReadThroughAGame(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, at.edition, two, append(annotated[:len(annotated):len(annotated)], "end XA -")...)
		d := sitDown(t, at)
		d.Press(down, enter, enter)
		before := d.onlyGame()
		d.Sees("Final table")
		d.Press(home)
		d.Sees("Before the first turn", "Note: Both had slept badly.", "turn 0 of 6", "Home End first, last")
		d.players("» Ana 0", "Bea 0")
		d.Press("+", "+")
		d.Sees("Turn 2 ─", "10 × 3 + 1 + 3 + 1 + 1 × 3 = 38", "Note: The M was there: ZUMOS", "more in Notes", "turn 2 of 6   bag 77")
		d.squares("6F", true, "Z", "U", "M", "O", "S")
		x, y := d.squareAt("F6")
		if c := d.Cell(x, y); !c.Underline {
			t.Errorf("the play of the turn is drawn %s", c.Style())
		}
		if cell := d.Cell(73, 15); !cell.Reverse {
			t.Errorf("the row of the turn is drawn %s\n%s", cell.Style(), d.Text())
		}
		d.players("» Ana 44", "Bea 38")
		d.Press(end)
		d.players("Ana 60", "Bea 64")
		d.SeesNot("turn 7 of")
		d.Press(home, end, pageUp)
		d.Sees("turn 6 of 6")
		d.players("» Ana 69", "Bea 55")
		if after := d.onlyGame(); len(after.Log.Events) != len(before.Log.Events) || after.Log.Done != before.Log.Done {
			t.Error("looking has changed the game")
		}
	})
}

// A penalty is a row of the sheet with a number of its own: the turns that are stepped through
// are those that the lists count.
func TestStepsAndListsCountTheSameTurns(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"20", "penalty Ana 5", "14", "penalty Bea 5", "bonus Ana 3", "pass"}, func(t *testing.T, d *desk) {
		d.Press("-", "-", "-")
		d.Sees("turn 3 of 6")
		d.Press("-", "-", "-")
		d.Sees("Before the first turn", "6 turns", "turn 0 of 6")
	})
}

// Where tiles can be laid, Home and End are for the row.
func TestHomeAndEndOnTheBoard(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(home)
		d.cursorOn("H1")
		d.Press(end)
		d.cursorOn("H15")
		d.Press("-", home)
		d.Sees("turn 0 of 6")
		d.cursorOn("H15")
		d.Press(end)
		d.SeesNot("turn 6 of 6")
		d.Press(home)
		d.cursorOn("H1")
		d.Press(ctrl('p'), "first turn", enter)
		d.Sees("turn 0 of 6")
		d.Press(ctrl('p'), "last turn", enter)
		d.players("» Ana 69", "Bea 55")
	})
}

// A row that is no play is looked at too, and then no play is marked.
func TestLookAtAnAdjustment(t *testing.T) {
	t.Parallel()
	lines := append(position[:2:2], "penalty Ana 10 late", "note it was the bus", "J6 SILLA")
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press("-")
		d.Sees("Turn 3 ─", "penalty", "Note: it was the bus")
		d.players("» Ana 34", "Bea 38")
		x, y := d.squareAt("F6")
		if c := d.Cell(x, y); c.Underline {
			t.Errorf("the play before it is drawn %s", c.Style())
		}
	})
}

// Correcting a turn or its note leaves the reader at the turn, and so does Esc.
func TestCorrectingWhileReading(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("-", "-", "-", enter)
		d.Sees("editing turn 3 of 6")
		d.Press(esc)
		d.Sees("turn 3 of 6   bag", "SILLA")
		d.Press(ctrl('n'), "SILLON was there", enter)
		d.Sees("Noted.", "turn 3 of 6", "Note: SILLON was there")
		d.Press(enter, backspace, "ON", enter)
		d.Press(ctrl('u'))
		d.players("» Ana 69", "Bea 55")
	})
}

// From any turn a copy of the game can be gone on with; the other stays as it is.
func TestGoOnFromATurn(t *testing.T) {
	t.Parallel()
	for name, tt := range map[string]struct {
		keys   []string
		sees   string
		totals []string
		turns  int
	}{
		"looked at":        {[]string{"-", "-", "-", "-", ctrl('p'), "go on", enter}, "A copy up to turn 2, 2000-01-01-ana-bea-2.", []string{"» Ana 44", "Bea 38"}, 2},
		"chosen":           {[]string{shiftTab, home, ctrl('p'), "go on", enter}, "A copy up to turn 1,", []string{"Ana 44", "» Bea 0"}, 1},
		"before the first": {[]string{"-", home, ctrl('p'), "go on", enter}, "A copy that begins anew,", []string{"» Ana 0", "Bea 0"}, 0},
		"in Spanish":       {[]string{"-", "-", ctrl('p'), "desde aqui", enter}, "Una copia hasta el turno 4,", []string{"» Ana 55", "Bea 47"}, 4},
	} {
		t.Run(name, func(t *testing.T) {
			at := desktop{}
			if name == "in Spanish" {
				at.lang = "es"
			}
			atPosition(t, at, func(t *testing.T, d *desk) {
				d.Press(tt.keys...)
				d.Sees(tt.sees)
				d.players(tt.totals...)
				if old := d.kept("2000-01-01-ana-bea"); old.Standings.Numbered() != 6 {
					t.Errorf("the game has %d turns", old.Standings.Numbered())
				}
				next := d.kept("2000-01-01-ana-bea-2")
				if next.Standings.Numbered() != tt.turns || next.Log.Done != 0 || next.Log.Changes != nil {
					t.Errorf("the copy has %d turns, %d changes", next.Standings.Numbered(), len(next.Log.Changes))
				}
				d.Press("25", enter)
				if next := d.kept("2000-01-01-ana-bea-2"); next.Standings.Numbered() != tt.turns+1 {
					t.Errorf("after one more the copy has %d turns", next.Standings.Numbered())
				}
				if old := d.kept("2000-01-01-ana-bea"); old.Standings.Numbered() != 6 {
					t.Errorf("after that the game has %d turns", old.Standings.Numbered())
				}
			})
		})
	}
}

// A note of many lines can be read to its end, in the tab and as a page.
func TestLongNote(t *testing.T) {
	t.Parallel()
	for name, open := range map[string][]string{
		"tab":  {"-", "-", ctrl('t'), ctrl('t'), ctrl('t'), shiftTab},
		"page": {"-", "-", ctrl('t'), ctrl('t'), ctrl('t'), ctrl('o')},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				at := desktop{}.filled(t)
				id := keepGame(t, at.dir, at.edition, []string{"Ana", "Bea"}, append(position[:1:1], "note x", "25", "30")...)
				lines := make([]string, 40)
				for i := range lines {
					lines[i] = "line " + strings.Repeat("I", i+1) + "."
				}
				rewrite(t, at.dir, id, func(l *sheet.Log) { l.Events[1].What = sheet.Noted{Text: strings.Join(lines, "\n")} })
				d := sitDown(t, at)
				d.Press(enter)
				d.Press(open...)
				d.Sees("  1 line I.", "more below")
				seen := d.Text()
				for range 10 {
					d.Press(pageDown)
					seen += d.Text()
				}
				d.SeesNot("more below")
				for _, line := range lines {
					if word := strings.TrimPrefix(line, "line "); !strings.Contains(seen, word[max(0, len(word)-25):]) {
						t.Errorf("%q is never seen", line)
					}
				}
				d.Press(screentest.Times(10, pageUp)...)
				d.Sees("  1 line I.")
				d.Press("-", "-")
				d.Sees("turn 0 of 3")
			})
		})
	}
}

// Turns with a note have a sign in the sheet, whatever its columns are.
func TestNotedTurnsAreMarked(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, append(position[:2:2], "note late"), func(t *testing.T, d *desk) {
		d.sheetCells("JAMON", "44", "ZUMOS·", "38")
		d.Sees("Notes 1")
	})
	atLines(t, desktop{frame: "ascii"}, append(position[:2:2], "note late"), func(t *testing.T, d *desk) {
		d.sheetCells("JAMON", "44", "ZUMOS.", "38")
	})
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, at.edition, four, "H4 JAMON", "note late")
		d := sitDown(t, at)
		d.Press(enter)
		d.sheetCells("·", "44", "now")
	})
}

// A session that only watches can step and write a file, and can change nothing.
func TestWatchingReads(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(home)
		w.Sees("turn 0 of 6")
		w.Press("+", "+", enter)
		w.SeesNot("editing")
		path := filepath.Join(t.TempDir(), "watched.gcg")
		w.Press(ctrl('p'), "write to", enter, ctrl('u'))
		w.Type(path)
		w.Press(enter)
		w.Sees("Written to")
		if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), "VGO? 13H V.GOn") {
			t.Errorf("%v\n%s", err, text)
		}
	})
}

// With tiles laid the keys for the turns say what stands in their way, and nothing moves.
func TestLaidTilesAreNotLeftForOldTurns(t *testing.T) {
	t.Parallel()
	for _, key := range []string{"-", "+", pageUp, pageDown} {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press("sol", key)
			d.Sees("! The play on the board is not noted yet.", "Enter notes it, Esc takes it back.")
			d.SeesNot("turn 5 of 6", "turn 6 of 6")
			d.Press(esc, key)
			if back := key == "-" || key == pageUp; back {
				d.Sees("turn 5 of 6")
			}
		})
	}
}
