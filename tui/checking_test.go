package tui_test

import (
	"strings"
	"testing"
)

// checking switches the check on from the palette.
var checking = []string{ctrl('p'), "check words", enter}

// Words are looked up only once somebody asks for it, and it changes no points.
func TestWordsAreCheckedOnRequest(t *testing.T) {
	var kept []string
	keep := func(on bool, list string) error {
		text := "off " + list
		if on {
			text = "on " + list
		}
		kept = append(kept, text)
		return nil
	}
	atLines(t, desktop{checked: keep}, position[:2], func(t *testing.T, d *desk) {
		d.lacks("in list")
		before := d.noted()
		d.Press(checking...)
		d.Sees("Words are checked from now on.", "List: es, not", "the official one.")
		d.Sees("in list: ZUMOS")
		d.sheetCells("JAMON", "+", "44", "ZUMOS", "+", "38")
		d.Press(checking...)
		d.Sees("Words are no longer checked.")
		d.lacks("in list")
		d.sheetCells("JAMON", "44", "ZUMOS", "38")
		if after := d.noted(); len(after) != len(before) || after[0] != before[0] || after[1] != before[1] {
			t.Errorf("the points were %v and are %v", before, after)
		}
		if got := strings.Join(kept, ", "); got != "on , off " {
			t.Errorf("kept in mind: %q", got)
		}
	})
}

// The words of a play are named while it is laid, those that are not in the list first; it can
// be noted all the same.
func TestWordsNotInTheListAreNamed(t *testing.T) {
	atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
		d.Press(":", "3F SOL")
		d.Sees("34 points", "not in list: SPAZ LJAMON", "in list: SOL", "List: es, not the official one.")
		d.Press(enter)
		d.Sees("SOL", "not in list: SPAZ LJAMON")
		if points := d.noted(); points[len(points)-1] != 34 {
			t.Errorf("noted %v", points)
		}
		if got := d.Text(); !strings.Contains(got, "SOL     -  34") {
			t.Errorf("the sheet does not mark SOL:\n%s", got)
		}
	})
}

// A word may count much and be in no list (seed 002: QALYTJE, 128).
func TestCheckNeverChangesPoints(t *testing.T) {
	atLines(t, desktop{edition: "nl-102", check: true}, nil, func(t *testing.T, d *desk) {
		d.Press(":", "H4 QALYTJE", enter)
		d.Sees("128", "not in list: QALYTJE", "List: nl, not the official one.")
		d.sheetCells("QALYTJE", "-", "128", "now")
	})
}

// The same in Dutch.
func TestCheckInDutch(t *testing.T) {
	atLines(t, desktop{edition: "nl-102", lang: "nl", check: true}, []string{"H5 KAAS"}, func(t *testing.T, d *desk) {
		d.Sees("in de lijst: KAAS", "Lijst: nl, niet de officiële.")
		d.Press(":", "5H KQALYTJE")
		d.Sees("niet in de lijst: KQALYTJE")
	})
}

// An edition without a list says so, and nothing is marked.
func TestNoListForTheTiles(t *testing.T) {
	atLines(t, desktop{edition: "fi-101"}, nil, func(t *testing.T, d *desk) {
		d.Press(checking...)
		d.Sees("There is no list for")
		d.Press(esc)
		d.Press("talo", enter)
		d.lacks("in list")
	})
}

// In a small window a sign before each word says it.
func TestCheckInASmallWindow(t *testing.T) {
	atLines(t, desktop{check: true, w: 60, h: 24}, position, func(t *testing.T, d *desk) {
		d.Press(":", "3F SOL")
		d.Sees("+SOL 4  -SPAZ 15  -LJAMON 15")
	})
}
