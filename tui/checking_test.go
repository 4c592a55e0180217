package tui_test

import (
	"slices"
	"strings"
	"testing"
	"testing/synctest"
)

// checking switches the check on from the palette.
var checking = []string{ctrl('p'), "check words", enter}

// Words are looked up only once somebody asks for it, and it changes no points.
func TestWordsAreCheckedOnRequest(t *testing.T) {
	t.Parallel()
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
	t.Parallel()
	atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
		d.Press(":", "3F SOL")
		d.Sees("34 points", "not in list: SPAZ LJAMON", "in list: SOL", "List: es, not the official one.")
		d.Press(enter)
		d.Sees("SOL", "not in list: SPAZ LJAMON")
		if points := d.noted(); points[len(points)-1] != 34 {
			t.Errorf("noted %v", points)
		}
		if got := d.Text(); !strings.Contains(got, "SOL     ?  34") {
			t.Errorf("the sheet does not mark SOL:\n%s", got)
		}
	})
}

// A word may count much and be in no list (seed 002: QALYTJE, 128).
func TestCheckNeverChangesPoints(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "nl-102", check: true}, nil, func(t *testing.T, d *desk) {
		d.Press(":", "H4 QALYTJE", enter)
		d.Sees("128", "not in list: QALYTJE", "List: nl, not the official one.")
		d.sheetCells("QALYTJE", "?", "128", "now")
	})
}

// The same in Dutch.
func TestCheckInDutch(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "nl-102", lang: "nl", check: true}, []string{"H5 KAAS"}, func(t *testing.T, d *desk) {
		d.Sees("in de lijst: KAAS", "Lijst: nl, niet de officiële.")
		d.Press(":", "5H KQALYTJE")
		d.Sees("niet in de lijst: KQALYTJE")
	})
}

// An edition without a list says so, and nothing is marked.
func TestNoListForTheTiles(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "fi-101"}, nil, func(t *testing.T, d *desk) {
		d.Press(checking...)
		d.Sees("There is no list for")
		d.Press(esc)
		d.Press("talo", enter)
		d.lacks("in list")
	})
}

// Where a play can be read in two ways and the list has only the words of the one that was taken,
// the other is not told; it is while words are not checked, or where the list has not what was taken.
func TestTheListSettlesTheReading(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		edition string
		check   bool
		lines   []string
		play    string
		told    bool
	}{
		{"es-100", true, position[:2], "J6 SILLA", false},
		{"es-100", false, position[:2], "J6 SILLA", true},
		{"nl-102", true, []string{"H6 AAS"}, "6F KRAN", true},
		{"nl-102", true, []string{"H6 AAS"}, "6F KRAAN", false},
	} {
		atLines(t, desktop{edition: c.edition, check: c.check}, c.lines, func(t *testing.T, d *desk) {
			d.Press(":", c.play)
			if text := d.Text(); strings.Contains(text, "or "+c.play[:4]) != (c.told && !c.check) { // else what the list has stands there
				t.Errorf("%s while it is typed, checked %t:\n%s", c.play, c.check, text)
			}
			d.Press(enter)
			if text := d.Text(); strings.Contains(text, "As the new tiles only it is") != c.told {
				t.Errorf("%s, checked %t:\n%s", c.play, c.check, text)
			}
		})
	}
}

// In a small window a sign before each word says it.
func TestCheckInASmallWindow(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{check: true, w: 60, h: 24}, position, func(t *testing.T, d *desk) {
		d.Press(":", "3F SOL")
		d.Sees("+SOL 4  -SPAZ 15  -LJAMON 15")
	})
}

// bothWays are the rows of a screen while words are not checked, and while they are.
func bothWays(t *testing.T, s state, size [2]int) (screens [2][]string) {
	t.Helper()
	for i := range screens {
		s.check = i == 1
		synctest.Test(t, func(t *testing.T) {
			screens[i] = strings.Split(s.at(t, desktop{w: size[0], h: size[1]}).Text(), "\n")
		})
	}
	return screens
}

// Where the working is not in sight to its end, the answer names the words that the list lacks,
// the list, and that it is not the official one, beside the points.
func TestMarksWhereTheWorkingHasNoRoom(t *testing.T) {
	t.Parallel()
	duplicate := func(players []string, line string) state {
		return state{edition: "es-100", rounds: true, players: players, lines: jamones, keys: keys(":", line)}
	}
	classic := state{players: two, lines: position, keys: keys(":", "5H AXK")}
	for name, c := range map[string]struct {
		state
		size [2]int
		want []string
	}{
		"two":            {duplicate(two, "I7 XAE"), [2]int{80, 24}, []string{"41 points", "Ana · not in list (es, unofficial): XAE EE"}},
		"four":           {duplicate(atFourTables, "I7 XAE"), [2]int{80, 24}, []string{"41 points", "Ana · not in list (es, unofficial): XAE EE"}},
		"master":         {duplicate(two, "master I7 XAE"), [2]int{80, 24}, []string{"41 points", "Master · not in list (es, unofficial): XAE EE"}},
		"hall":           {duplicate(hall(60), "6: I7 XAE"), [2]int{80, 24}, []string{"41 points", "· not in list (es, unofficial): XAE EE"}},
		"one line":       {duplicate(two, "I7 XAE"), [2]int{48, 20}, []string{"Ana 41 · not in list (es, unofficial): XAE EE"}},
		"correction":     {duplicate(atFourTables, "edit 1 1: H4 XAEXO"), [2]int{80, 22}, []string{"54 points · not in list (es, unofficial): XAEXO"}},
		"signs are less": {classic, [2]int{48, 20}, []string{"29 · list es, unofficial: -AXK -XO -KSILLA"}},
		"each word":      {classic, [2]int{60, 24}, []string{"29 points   List: es, not the official one.", "-AXK 9  -XO 9  -KSILLA 11"}},
		"beside the entry": {
			state{edition: "en-super-200", players: two, lines: []string{"11H MUSIC", "L8 CARVE"}, keys: keys(":", "12G AXX")},
			[2]int{80, 24}, []string{"> 12G AXX", "37 · not in list (en, unofficial): AXX MX UX"},
		},
		"all in": {
			state{rounds: true, players: hall(60), keys: keys(":", "H4 JAMON")},
			[2]int{80, 24}, []string{"44 points", "· all in list (es, unofficial)"},
		},
		"laid": {
			state{players: two, lines: position, keys: keys(up, up, up, left, left, left, left, left, down, "sol")},
			[2]int{48, 20}, []string{"unofficial"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			screens := bothWays(t, c.state, c.size)
			off, on := strings.Join(screens[0], "\n"), strings.Join(screens[1], "\n")
			for _, want := range c.want {
				if !strings.Contains(on, want) {
					t.Errorf("no %q in\n%s", want, on)
				}
			}
			if strings.Contains(off, "unofficial") || strings.Contains(off, "official one") {
				t.Errorf("a list is named, and words are not checked:\n%s", off)
			}
		})
	}
}

// A cell of a sheet has the sign of its words before its points, also where it has only points;
// nothing else in its row moves for it but the dot of a note.
func TestSheetsMarkTheirPoints(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		state
		size [2]int
		rows []string // that are marked, as far as they have signs
	}{
		"four":        {state{players: four, lines: markedFour[:len(markedFour)-1], keys: keys()}, [2]int{80, 24}, []string{"1  +  44  +  38     31", "2  +  11  +   9      0", "3  +  14  ?"}},
		"small page":  {state{players: four, lines: markedFour[:len(markedFour)-1], keys: keys(ctrl('o'))}, [2]int{48, 20}, []string{"1  + 44   44  + 38   38", "3  + 14   69  ? 34   81"}},
		"three":       {state{players: four[:3], lines: append(position[:6:6], "3F SOL"), keys: keys()}, [2]int{80, 24}, []string{"2     +   9     +  14     +   8", "3     ?  34"}},
		"rounds":      {state{rounds: true, players: atFourTables, lines: markedRounds, keys: keys()}, [2]int{80, 24}, []string{"1   +  98 + 98", "2   ?  41 ? 41   12"}},
		"rounds page": {state{rounds: true, players: atFourTables, lines: markedRounds, keys: keys(ctrl('o'))}, [2]int{80, 24}, []string{"1  JAMONES H4        +  98        +  98", "2  XAE I7            ?  41        ?  41           12"}},
		"hall page":   {state{rounds: true, players: hall(60), lines: append(hallRounds(), "3: 6F ZUXOS"), keys: keys(ctrl('o'))}, [2]int{80, 24}, []string{"2                        · +  38     0 ?  46"}},
		"grid":        {state{players: four, lines: markedFour, keys: keys(ctrl('x'))}, [2]int{80, 24}, []string{"1         JAMON     +  44", "3         PAZ       +  14  SOL       ?  34"}},
		"small grid":  {state{players: four, lines: markedFour, keys: keys(ctrl('x'))}, [2]int{48, 20}, []string{"1           +  44     +  38", "3           +  14     ?  34"}},
	} {
		t.Run(name, func(t *testing.T) {
			screens := bothWays(t, c.state, c.size)
			for _, want := range c.rows {
				at := slices.IndexFunc(screens[1], func(row string) bool { return strings.Contains(row, " "+want) })
				if at < 0 {
					t.Errorf("no row %q in\n%s", want, strings.Join(screens[1], "\n"))
					continue
				}
				row := []rune(screens[1][at])
				from := len([]rune(screens[1][at][:strings.Index(screens[1][at], want)]))
				for i := from; i < len(row); i++ {
					if row[i] == '+' || row[i] == '?' {
						row[i] = ' '
					}
				}
				without := strings.TrimRight(string(row[from:]), " ")
				if !slices.ContainsFunc(screens[0], func(off string) bool { return strings.HasSuffix(strings.TrimRight(off, " "), without) }) {
					t.Errorf("without its signs the row would be %q; unchecked are\n%s", without, strings.Join(screens[0], "\n"))
				}
			}
		})
	}
}

// The list of a hall marks each table and the master.
func TestHallMarksItsTables(t *testing.T) {
	t.Parallel()
	lines := append(hallRounds(), "3: 6F ZUXOS", "master 6F ZUXOS")
	atRounds(t, desktop{check: true}, hall(60), lines, func(t *testing.T, d *desk) {
		d.Press(shiftTab)
		d.Sees("6F ZUMOS + 38", "6F ZUMXOS ? 46", "pass    0", "?  46")
	})
}

// A correction that is tried is marked as it would be, before it is kept.
func TestTriedCorrectionIsMarked(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
		d.Press(":", "edit 5 F4 PAX")
		d.Sees("PAZX    ?  22")
		d.Press(backspace)
		d.Sees("PAZ     +  14")
	})
	atRounds(t, desktop{check: true}, two, jamones, func(t *testing.T, d *desk) {
		d.Press(":", "edit 1 1: H4 XAEXO")
		d.Sees("+  98      ?  54")
		d.Press(enter)
		d.Sees("+  98      ?  54")
		d.Press(ctrl('u'))
		d.Sees("+  98      +  98")
	})
}

// The pages with marks name their list.
func TestMarkedPagesNameTheirList(t *testing.T) {
	t.Parallel()
	for name, page := range map[string]string{"sheet": ctrl('o'), "grid": ctrl('x')} {
		t.Run(name, func(t *testing.T) {
			atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
				d.lacks("list es, unofficial")
				d.Press(page)
				d.Sees("list es, unofficial · ")
			})
		})
	}
}

// A working that is cut under the sheet tells its total once, and its marks.
func TestCutWorkingKeepsTotalAndMarks(t *testing.T) {
	t.Parallel()
	for total, lines := range map[string][]string{
		"Total 34 · not in list (es, unofficial): SPAZ LJAMON": append(position[:6:6], "3F SOL"),
		"not in list (es, unofficial): JXXJXXX":                {"= J3wXXJ3wXXX", "note typed"},
	} {
		atLines(t, desktop{check: true}, lines, func(t *testing.T, d *desk) {
			d.Press(shiftTab, ctrl('o'))
			d.Sees(total)
			if n := strings.Count(d.Text(), "Total"); n != 1 {
				t.Errorf("the total is told %d times in\n%s", n, d.Text())
			}
		})
	}
}

// What is told of a cell without a place says that more is below, checked or not.
func TestCellWithoutAPlaceIsCutAsEver(t *testing.T) {
	t.Parallel()
	lines := []string{"H4 JAMONES", "next", "8H NOX", "2: 8H NOX", "next", "edit 1 master 8H SOL"}
	for _, check := range []bool{false, true} {
		atRounds(t, desktop{check: check}, two, lines, func(t *testing.T, d *desk) {
			d.Press(shiftTab, up)
			d.Sees("! NOX meets another letter", "2 more below")
		})
	}
}
