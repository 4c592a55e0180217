package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// rewrite changes what is kept of a game, as an import would have left it.
func rewrite(t testing.TB, dir, id string, change func(l *sheet.Log)) {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	l, err := games.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	l.Changes, l.Done = nil, 0
	change(&l)
	keepLog(t, games, l)
	path := filepath.Join(dir, "games", id+".json")
	if err := os.Chtimes(path, time.Time{}, time.Now()); err != nil {
		t.Fatal(err)
	}
}

// tell makes a kept game one of a file that gives turn 1 34 points, and after turn 4 a total
// of 5 more than the sum.
func tell(t testing.TB, dir, id string) {
	t.Helper()
	rewrite(t, dir, id, func(l *sheet.Log) {
		points := 34
		l.Events[0].Told, l.Events[3].Off = &points, 5
	})
}

// atTold is a desk with the position as a file tells it, and these lines after it.
func atTold(t *testing.T, d desktop, lines []string, test func(t *testing.T, d *desk)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		d = d.filled(t)
		tell(t, d.dir, keepGame(t, d.dir, d.edition, []string{"Ana", "Bea"}, append(append([]string{}, position...), lines...)...))
		at := sitDown(t, d)
		at.Press(enter)
		test(t, at)
	})
}

// A row that a file gives other points is marked, and says both figures and what to do.
func TestToldRow(t *testing.T) {
	t.Parallel()
	atTold(t, desktop{}, nil, func(t *testing.T, d *desk) {
		d.players("» Ana 59", "Bea 55")
		d.sheetCells("JAMON", "*34", "ZUMOS", "38")
		d.Sees("* From the file: points of turn 1, total after turn 4. For ours: recount.")
		d.Press(shiftTab, home)
		d.Sees("Turn 1 ─", "board 44 · file 34: recount 1", "takes ours.", "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44", "Enter turn menu")
		d.Press(right, right, right)
		d.Sees("Turn 4 ─", "file's total +5: recount 4 takes", "ours.")
		d.Press(left)
		d.Sees("Enter edit turn")
		d.SeesNot("takes ours")
	})
}

// Its menu offers to count it again, and the rest that can be done about a row.
func TestCountAgain(t *testing.T) {
	t.Parallel()
	atTold(t, desktop{}, nil, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, enter)
		d.Sees("Turn 1 ━", "Count again", "recount 1", "Correct the turn", "Note", "edit 1 note", "Delete the turn")
		before := d.Text()
		d.Press(enter, enter)
		if after := d.Text(); after != before {
			t.Errorf("the first row of the menu does something:\n%s", after)
		}
		d.Press(down, enter)
		d.players("» Ana 69", "Bea 55")
		d.sheetCells("JAMON", "44", "ZUMOS", "38")
		d.Sees("Turn 1 is now Ana: JAMON at H4-H8, 44. Ana 59 →", "* From the file: total after turn 4. For ours: recount 4.")
		if e := d.onlyGame().Log.Events[0]; e.Told != nil {
			t.Errorf("the file's points are kept: %+v", e)
		}
		d.Press(ctrl('u'))
		d.players("» Ana 59", "Bea 55")
		d.Press(esc, ":", "recount")
		d.Sees("Ana 59 → 69")
		d.Press(enter)
		d.SeesNot("From the file")
		d.players("» Ana 69", "Bea 55")
	})
}

// The other rows of the menu do what their lines say.
func TestRowMenu(t *testing.T) {
	t.Parallel()
	for _, tt := range []struct {
		downs int
		sees  string
	}{{2, "editing turn 1 of 6"}, {3, "> edit 1 note"}, {4, "> delete 1"}} {
		atTold(t, desktop{}, nil, func(t *testing.T, d *desk) {
			d.Press(shiftTab, home, enter)
			for range tt.downs {
				d.Press(down)
			}
			d.Press(enter)
			d.Sees(tt.sees)
		})
	}
}

// What is looked at can be counted again too, and the palette knows the turn.
func TestCountAgainWhereLooked(t *testing.T) {
	t.Parallel()
	atTold(t, desktop{}, nil, func(t *testing.T, d *desk) {
		d.Press("-", "-", "-")
		d.Sees("edit turn")
		d.Press("-", "-", enter)
		d.Sees("Turn 1 ━", "recount 1")
		d.Press(esc, ctrl('p'), "recount", enter)
		if got := d.entry(); got != "> recount 1" {
			t.Errorf("the entry is %q", got)
		}
	})
}

// An end of which a file tells the changes is marked in the final table.
func TestToldEnd(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGame(t, at.dir, at.edition, []string{"Ana", "Bea"}, toTheEnd...)
		rewrite(t, at.dir, id, func(l *sheet.Log) {
			last := &l.Events[len(l.Events)-1]
			last.What = sheet.Ended{Leftovers: last.What.(sheet.Ended).Leftovers, Told: []int{-9, 12}}
		})
		d := sitDown(t, at)
		d.Press(down, enter, enter)
		d.Sees("Final table", " −9 ", "*+12")
		d.Press(enter)
		d.Sees("leftove… *+12")
	})
}

// Ctrl+N opens the note of the turn that is picked, with its lines, and else a new one.
func TestNoteOfTurn(t *testing.T) {
	t.Parallel()
	lines := append(append([]string{}, position[:2]...), "note one ¶ two", "note three")
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press(ctrl('n'))
		if got := d.entry(); got != "> note" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(esc, esc, shiftTab, ctrl('n'))
		if got := d.entry(); got != "> edit 2 note one ¶ two ¶ three" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(" ¶ four", enter)
		d.Sees("Noted.")
		if got := d.onlyGame().NoteOf(2); got != "one\ntwo\nthree\nfour" {
			t.Errorf("the note is %q", got)
		}
		d.Press(esc, "-", ctrl('n'))
		if got := d.entry(); got != "> edit 1 note" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(esc, esc, "-", "-", ctrl('n'))
		if got := d.entry(); got != "> edit 0 note" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(enter)
		d.Sees("No note stands before the first turn.")
		d.Press(esc, esc, ctrl('t'), ctrl('t'), ctrl('t'))
		d.Sees("  2 one", "    two", "    four")
	})
}

// A note that no line can hold is not cut.
func TestNoteTooLongForALine(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGame(t, at.dir, at.edition, []string{"Ana", "Bea"}, "H4 JAMON", "note x")
		rewrite(t, at.dir, id, func(l *sheet.Log) { l.Events[1].What = sheet.Noted{Text: strings.Repeat("a", 2000)} })
		d := sitDown(t, at)
		d.Press(enter, shiftTab, ctrl('n'))
		d.Sees("The line is too long.")
		if got := d.onlyGame().NoteOf(1); len(got) != 2000 {
			t.Errorf("%d signs are left of the note", len(got))
		}
	})
}
