package tui_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// threeRounds is a duplicate of one with a rack and a master in each of two rounds, and a rack in
// the third.
var threeRounds = []string{"rack JAMONES", "H4 JAMON", "next", "rack ZUSOLCH", "6F ZUMOS", "next", "rack AELORSU"}

// Whoever looks back at a round is shown the best plays of its own rack on its own board, and
// noting one of them is a line to enter, since it changes what came after.
func TestBestPlaysLookingBack(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, []string{"Ana"}, threeRounds, func(t *testing.T, d *desk) {
		d.Press("-")
		d.Sees("round 2 of 3")
		d.Press("-", ctrl('e'))
		d.Sees("Best plays", "JAMONES", "98  H4")
		d.lacks("AELORSU")
		before := d.noted()
		d.Press(enter)
		d.Sees("> edit 1 master H4 JAMONES")
		if after := d.noted(); len(after) != len(before) || after[0] != before[0] {
			t.Errorf("noted at once: %v, before %v", after, before)
		}
		d.Press(enter)
		g := d.onlyGame()
		master, _ := g.Standings.MasterOf(g.Standings.Rounds[0])
		if master.Points != 98 {
			t.Errorf("the master of round 1 has %d points", master.Points)
		}
	})
}

// A round is not closed over a play that is laid and not noted.
func TestClosingKeepsWhatIsLaid(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, []string{"Ana"}, []string{"rack JAMONES"}, func(t *testing.T, d *desk) {
		d.Press(left, left, left, left, "jamon", ctrl('f'))
		d.Sees("! The play on the board is not noted yet.", "Enter notes it, Esc takes it back.")
		d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
		if n := len(d.onlyGame().Standings.Rounds); n != 1 {
			t.Errorf("there are %d rounds", n)
		}
		d.Press(enter, ctrl('f'))
		d.Sees("Round 1 is closed.")
	})
}

// Places that were found while somebody looks back are only looked at.
func TestPlacesLookingBack(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H4 JAMON", "8H NORTE", "L6 CASERO"}, func(t *testing.T, d *desk) {
		d.Press("-", "-", "*", "sol", enter)
		d.Sees("Places of SOL")
		d.lacks("lay it here")
		d.Press(enter)
		d.Sees("Places of SOL")
		if points := d.noted(); len(points) != 3 {
			t.Errorf("noted %v", points)
		}
	})
}

// After the end no rack, cell or master is noted, and none of the last round is changed.
func TestNothingIsNotedAfterTheEnd(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, []string{"Ana"}, threeRounds[:6], func(t *testing.T, d *desk) {
		d.Press(":", "finish", enter)
		for _, line := range []string{"rack ABC", "master 40", "24", "draw"} {
			d.Press(esc, ":", line, enter)
			d.Sees("! The game has ended")
			d.Press(ctrl('u'))
		}
		g := d.onlyGame()
		if got := sheet.RackText(g.Edition, g.Standings.Rounds[1].Rack); got != "ZUSOLCH" {
			t.Errorf("the rack of round 2 is %s", got)
		}
	})
}

// What came after a play without squares is not held against plays on a board that nobody knows.
func TestReviewKnowsWhereTheBoardEnds(t *testing.T) {
	t.Parallel()
	lines := []string{"H4 JAMON / JAMONES", "= RELOJ", "pass / AEIOU"}
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press(":", "finish", enter, esc, ":", "missed", enter)
		d.Sees("1 Ana", "1 turn left out: plays before have no squares.")
		d.lacks("AEIOU")
	})
}

// Where there is no side column the places are gone through on the board.
func TestPlacesInASmallWindow(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{w: 60, h: 24}, position, func(t *testing.T, d *desk) {
		d.Press("*", "sol", enter, down)
		d.squares("E4", false, "<S>", "<O>", "<L>")
		d.squares("F3", true, "34")
		d.Sees("2 of 38 · 31 points at E4")
		d.cursorOn("E4")
	})
}

// An asterisk alone says what it is for.
func TestPlacesOfNothing(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(":", "*", enter)
		d.Sees("! Something is missing after", "Like this: * ZUMO.")
	})
}

// Words that many make in a round stand once.
func TestCheckOfAHall(t *testing.T) {
	t.Parallel()
	players := make([]string, 12)
	lines := []string{"rack JAMONES"}
	for range players {
		lines = append(lines, "H4 JAMON")
	}
	atRounds(t, desktop{}, players, append(lines, "next"), func(t *testing.T, d *desk) {
		d.Press(esc, ":", "check", enter)
		d.Sees("1 of 1", "+ JAMON", "+12")
		if n := strings.Count(d.Text(), "+ JAMON"); n != 1 {
			t.Errorf("JAMON stands %d times", n)
		}
	})
}

// While nothing can be counted of a turn that is edited, what it has is shown; a board that is
// only counted on has no turns.
func TestWorkingWhileNothingCounts(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, home, enter, ":", "H4 JAM9", enter)
		d.Sees("! A word has no digits", "Turn 1 ", "8 × 2 + 1 + 3 + 1 + 1")
		d.lacks("No turn yet")
	})
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(up, enter)
		d.Sees("Just count")
		d.lacks("No turn yet")
	})
}

// What is wrong with the files that the program does without is told on what opens first.
func TestDoubtsAreTold(t *testing.T) {
	t.Parallel()
	doubt := &phrases.SettingError{Source: "/home/ana/remember.json", Aside: "remember.damaged", Err: errors.New("x")}
	atDesk(t, desktop{doubts: []error{doubt}}, func(t *testing.T, d *desk) {
		d.Sees("T  A  N  T  E  O", "! remember.json makes no sense: last game and choices are gone. It was set aside", "as remember.damaged.")
	})
}

// Where the cursor is in an old round of the table, nothing is closed: what is shown is not what
// would be.
func TestNothingIsClosedFromAnOldRow(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"20", "next", "30", "next", "10"}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, up, up, ctrl('f'))
		d.Sees("! Round 1 of 3.")
		if n := len(d.onlyGame().Standings.Rounds); n != 3 {
			t.Errorf("there are %d rounds", n)
		}
		d.Press(down, down, ctrl('f'))
		d.Sees("Round 3 is closed.")
	})
}

// A round with a drawn rack is closed with what is noted where the list cannot be read.
func TestClosingWithoutTheList(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(dir, "club.txt")
	if err := os.WriteFile(file, []byte("zumos\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := words.New(dir, filepath.Join(dir, "cache")).Add(t.Context(), file, "", e, nil); err != nil {
		t.Fatal(err)
	}
	for _, gone := range []string{file, filepath.Join(dir, "cache")} {
		if err := os.RemoveAll(gone); err != nil {
			t.Fatal(err)
		}
	}
	library := words.New(dir, filepath.Join(dir, "cache"))
	library.Prefer("club")
	atRounds(t, desktop{words: library}, two, []string{"draw 1", "20"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('f'))
		d.Sees("Round 1 is closed. Master: 20 by hand.", "! club.txt is not there.")
	})
}

// Who watches keeps no best plays once they are no longer shown to all.
func TestBestPlaysGoFromWatchers(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		d.Press(":", "analysis", enter)
		d.wait(5)
		w.Press(":", "best AELORSU", enter)
		w.Sees("Best plays", "1 of ")
		d.Press(":", "analysis off", enter)
		d.wait(5)
		w.SeesNot("1 of ", "AELORSU")
		w.Sees("Best plays are shown after the game only.")
	})
}

// Where a cell above the master has no room for two signs, the one of a word that the list lacks
// stays.
func TestMarkOfACellAboveTheMaster(t *testing.T) {
	t.Parallel()
	lines := []string{"master H4 JAMON", "1: H4 JAMON", "3: H4 JAMONXS"}
	atRounds(t, desktop{check: true}, atFourTables, lines, func(t *testing.T, d *desk) {
		d.Sees("+ 44  now ?112    ·", "JAMONXS …?!112")
	})
}
