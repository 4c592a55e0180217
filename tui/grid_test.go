package tui_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/colorprofile"
	"github.com/google/go-cmp/cmp"

	"tanteo/sheet/line"
	"tanteo/tui/phrases"
	"tanteo/tui/screentest"
)

var grid = ctrl('x')

// gridRow fails the test where a row of the grid does not show just these texts.
func (d *desk) gridRow(label string, want ...string) {
	d.t.Helper()
	_, h := d.Size()
	for y := range h {
		row := strings.TrimLeft(d.Row(y), " ")
		if !strings.HasPrefix(row, label+"  ") && strings.TrimRight(row, " ") != label {
			continue
		}
		if got := strings.Fields(strings.TrimPrefix(row, label)); strings.Join(got, " ") != strings.Join(want, " ") {
			d.t.Errorf("row %s has %q, want %q\n%s", label, got, want, d.Text())
		}
		return
	}
	d.t.Errorf("no row %s in\n%s", label, d.Text())
}

// lines are the rows of the kept game as lines.
func (d *desk) lines() []string {
	g := d.onlyGame()
	var all []string
	for _, t := range g.Standings.Turns {
		if text := line.Of(g, t, phrases.For("en").Word); len(all) == 0 || all[len(all)-1] != text || t.TakesTurn() {
			all = append(all, text) // an end has a row a player
		}
	}
	return all
}

// A game typed in the grid from the names to the leftovers.
func TestGameInTheGrid(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid)
		d.Sees("Grid ━", "Player 1: turn")
		d.Press(up, "Ana", tab, "Bea", enter) // names, by the heads of the columns
		d.Sees("» Ana", "Ana: turn")
		d.Press("20", tab) // Tab and Enter go to the next cell of the row, then to the next row
		d.gridRow("1", "20", "now")
		d.Press("14", enter)
		d.Press("0", tab) // a pass
		d.Press("3", "0", enter)
		d.gridRow("2", "pass", "0", "30")
		d.Press("H4 JAMON", enter)
		d.gridRow("3", "JAMON", "44", "now")
		d.Press(tab, "12", enter) // the cell left empty before it is a pass
		d.Sees("The empty cell before it is noted as a pass.")
		d.gridRow("3", "JAMON", "44", "pass", "0")
		d.gridRow("4", "12", "now")
		if row := d.Row(2); !strings.Contains(row, "─━━━") || !strings.HasSuffix(row, "───") {
			t.Errorf("nobody leads in %q", row)
		}
		want := []string{"20", "14", "pass", "30", "H4 JAMON", "pass", "12"}
		if diff := cmp.Diff(want, d.lines()); diff != "" {
			t.Errorf("the sheet: %s", diff)
		}

		d.Press(down, down, left, "xa", tab) // the leftovers; who has none went out
		d.gridRow("−tiles", "XA")
		d.gridRow("+closing", "+9")
		d.Press(tab, "5", enter)
		d.Sees("! Ana has tiles left, so nothing is added there.")
		d.Press(esc, tab, "12", enter)
		d.Sees("! The others do not have 12 left.", "It is 9")
		d.Press(esc, "9")
		d.Sees("end XA -")
		d.Press(enter)
		d.gridRow("−tiles", "XA", "−9", "-")
		d.gridRow("+closing", "+9")
		d.gridRow("Total", "67", "53")
		d.Sees("finished", "1. Ana 67   2. Bea 53", "Ana wins with 67")
		if diff := cmp.Diff(append(want, "end XA -"), d.lines()); diff != "" {
			t.Errorf("the sheet: %s", diff)
		}

		d.Press("q", tab) // corrected after the end
		d.gridRow("−tiles", "Q", "−5", "-")
		d.gridRow("Total", "71", "49")
		d.Press(ctrl('u'), ctrl('u'))
		d.gridRow("Total", "76", "44")
		d.gridRow("+", "add", "turn")
		d.Press(ctrl('u')) // the pass and the turn after it are one change
		if diff := cmp.Diff(want[:5], d.lines()); diff != "" {
			t.Errorf("undone: %s", diff)
		}
		d.Press(esc)
		d.players("Ana 64", "» Bea 44")
		d.squares("H4", false, "J", "A", "M", "O", "N")
	})
}

// An old cell is corrected, a row is deleted once it is asked for twice, and both are undone.
func TestGridCorrectsAndDeletes(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, home, down, down, right, "A1 ZUMOS", enter)
		d.Sees("! ", "A1 ZUMOS") // it touches nothing; what was typed stays
		d.Press(esc, "40")
		d.Sees("edit 6 40", "Bea 55 → 87")
		d.Press(tab)
		d.gridRow("3", "PAZ", "14", "40")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 40}) {
			t.Errorf("noted are %v", got)
		}
		d.Press(ctrl('u'))
		d.gridRow("3", "PAZ", "14", "VAGON", "8")
		d.Press(home, "40")
		d.Sees("edit 1 40", "would count 0") // all that rests on JAMON
		d.Press(esc, down)

		d.Press(down, del)
		d.Sees("Delete row 3 (Ana PAZ 14, Bea VAGON 8)? Del again does it.")
		d.Press(down, del, up, del)
		d.gridRow("3", "PAZ", "14", "VAGON", "8")
		d.Press(del)
		d.Sees("Row 3 is deleted. Ana 69 → 55, Bea 55 → 47")
		d.gridRow("3", "now", "·")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9}) {
			t.Errorf("noted are %v", got)
		}
		d.Press(ctrl('u'))
		d.gridRow("3", "PAZ", "14", "VAGON", "8")
		d.Press(ctrl('r'))
		d.gridRow("3", "now", "·")
	})
}

// Backspace takes up what is in the cell, also a play as its line.
func TestGridTakesUpACell(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, home, down, down, right, backspace)
		d.Sees("M8 VAGON")
		d.Press(backspace, backspace)
		d.Sees("edit 6 M8 VAG")
		d.Press("O", enter)
		d.gridRow("3", "PAZ", "14", "VAGO", "8")
	})
}

// What is no turn of the one in the column is refused, and nothing else is done either.
func TestGridTakesOnlyTurns(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid)
		for _, text := range []string{"undo", "name 1 Zoe", "end 1 2", "Bea: 25", "delete 1", "note x", "xyz"} {
			d.Press(text, enter)
			d.Sees("! ")
			d.Press(esc)
		}
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// Penalties stand in rows of their own: their points are corrected there, and Tab goes past
// them.
func TestGridAdjustments(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"20", "14", "penalty Bea 10 late", "30"}, func(t *testing.T, d *desk) {
		d.Press(grid)
		d.gridRow("penalty", "penalty", "−10")
		d.Press(home, down, right, "5", enter)
		d.gridRow("penalty", "penalty", "−5")
		d.Press(home, down, right, "pass", enter)
		d.Sees("! This row is no turn.")
		d.Press(esc, "penalty 1 6", enter)
		d.gridRow("penalty", "penalty", "−6")
		d.Press(home, down, del, del)
		d.SeesNot("−6")
		d.gridRow("Total", "50", "14")
	})
}

// Rows are added at the end; what stays empty in them is a pass once a later turn is noted.
func TestGridAddsRows(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"20", "14"}, func(t *testing.T, d *desk) {
		d.Press(grid, down, enter, down, enter)
		d.gridRow("2", "now", "·")
		d.gridRow("4", "·", "·")
		d.Press("7", enter)
		d.Sees("4 empty cells before it are noted as passes.")
		d.gridRow("4", "7", "now")
		d.Press(ctrl('u'))
		d.gridRow("2", "now", "·")
	})
}

// After the end a name is corrected in the grid as anything else is, and the grid stays.
func TestGridNamesAfterTheEnd(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"20", "14"}, func(t *testing.T, d *desk) {
		d.Press(":", "end 3 -", enter, esc, grid, home, up, "Zoe", enter)
		d.Sees("Grid ━", "Zoe", "finished")
		d.gridRow("Total", "17", "17")
	})
}

// What is typed for the end stays when the grid is left, until the game ends.
func TestGridKeepsLeftovers(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, end, down, down, "9", tab, esc)
		d.Sees("bag 65")
		d.Press(grid)
		d.gridRow("−tiles", "9")
		d.gridRow("+closing", "+9")
		d.Press(end, down, down, del)
		d.gridRow("−tiles")
		d.Press("?a", tab, "-", enter)
		d.gridRow("+closing", "+1")
		d.Press("字", esc, up, left, "字", enter)
		d.Sees("! ")
	})
}

// Pasted text goes into the cell.
func TestPasteIntoTheGrid(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, screentest.Paste("2\n"), "5", enter)
		d.Sees("! ") // "2 5" is nothing
		d.Press(esc, screentest.Paste("25"), enter)
		d.gridRow("4", "25", "now")
	})
}

// Several lines fill a cell each, up to the first that is refused.
func TestPasteLinesIntoTheGrid(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, screentest.Paste("25\n30\nQQ8\n40\n"))
		d.Sees("! ", "2 lines taken; 1 behind this one was left out.")
		d.gridRow("4", "25", "30")
		d.Press(esc, screentest.Paste("10\n11\n"))
		d.Sees("2 lines taken.")
	})
}

// The palette, a line and the tabs lead out of the grid, and the help comes back to it.
func TestWaysOutOfTheGrid(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "grid", enter)
		d.Sees("Grid ━")
		d.Press(ctrl('g'))
		d.SeesNot("Grid ━")
		d.Press(esc)
		d.Sees("Grid ━")
		d.Press(ctrl('p'), "pass", down, esc)
		d.Sees("Grid ━")
		d.Press(":", "25", enter)
		d.players("Ana 94", "» Bea 55")
		d.Press(grid, ctrl('t'))
		d.SeesNot("Grid ━")
		d.Press(grid, grid)
		d.squares("H8", false, "N")
	})
}

// A duplicate has no turns, so it has no grid.
func TestNoGridOfADuplicate(t *testing.T) {
	t.Parallel()
	d := desktop{}.filled(t)
	keepHall(t, d.dir, 3, 2)
	atDesk(t, d, func(t *testing.T, d *desk) {
		d.Press(enter, grid)
		d.Sees("A duplicate has rounds, not turns")
		d.SeesNot("Grid ━")
	})
}

// Who only reads sees the grid and changes nothing.
func TestGridReadOnly(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		other := d.second()
		other.Press(grid, "25", enter, home, del, del)
		other.Sees("Grid ━", "ead only")
		other.Press(end)
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// The one who leads is told by a heavy rule, in bold where there is no colour.
func TestGridLeader(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{profile: colorprofile.ASCII}, func(t *testing.T, d *desk) {
		d.Press(grid)
		if c, plain := d.Cell(12, 2), d.Cell(60, 2); c.Text != "━" || !c.Bold || plain.Text != "─" || plain.Bold {
			t.Errorf("the rules are %s %s and %s %s", c.Text, c.Style(), plain.Text, plain.Style())
		}
	})
}

func TestGridAndChartScreens(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es"} {
		for _, size := range [][2]int{{80, 24}, {48, 20}, {160, 50}} {
			shot(t, "grid-four", lang, size)
			shot(t, "charts-page", lang, size)
		}
		for _, name := range []string{"grid", "grid-typing", "grid-sure", "grid-left", "grid-finished", "charts", "charts-bars"} {
			shot(t, name, lang, [2]int{80, 24})
		}
	}
	shot(t, "charts", "en", [2]int{100, 30})
}

// Where the frame is ASCII, the charts are too.
func TestChartsInASCII(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{frame: "ascii"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "charts", enter)
		d.Sees("1 111 Ana 69", "2 222 Bea 55", "1111", "2222")
		d.Press(left)
		d.Sees("## ##")
	})
}

// Before the first turn there is nothing to draw, and nothing where nobody plays.
func TestChartsOfNothing(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "charts", enter)
		d.Sees("Charts ━", phrases.For("en").Screen.NoTurns)
		d.Press(esc, ":", "44", enter)
		d.Press(ctrl('p'), "charts", enter)
		d.Sees("44", "┤")
	})
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(up, enter)
		for range 8 {
			d.SeesNot("Charts")
			d.Press(ctrl('t'))
		}
		d.Press(grid)
		d.SeesNot("Grid")
	})
}

// Forty turns, totals below nothing and penalties fit the narrow pane.
func TestChartsOfLongGames(t *testing.T) {
	t.Parallel()
	lines := []string{"penalty 1 60"}
	for i := range 40 {
		lines = append(lines, fmt.Sprint(5+i%7))
	}
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press(ctrl('p'), "charts", enter, ctrl('o'))
		d.Sees("[Charts]", "Ana 98", "Bea 157", "100┤", " 0┤", " 20")
	})
}

// Of a large duplicate the charts show the first by place, against the sum of the masters.
func TestChartsOfADuplicate(t *testing.T) {
	t.Parallel()
	for players, want := range map[int][]string{2: {"1 ", "2 ", "* "}, 200: {"the first 3 of 200"}} {
		d := desktop{}.filled(t)
		keepHall(t, d.dir, players, 6)
		atDesk(t, d, func(t *testing.T, d *desk) {
			d.Press(enter, ctrl('p'), "charts", enter)
			d.Sees(append(want, "Charts ━", "masters 124", "┤")...)
		})
	}
}

// Ctrl+Y copies the sheet from the grid, and a chart as text of a page.
func TestCopyGridAndCharts(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(grid, ctrl('y'))
		if text := d.clipboard(); !strings.Contains(text, "JAMON") || !strings.Contains(text, "69") {
			t.Errorf("copied is %q", text)
		}
		d.Press(esc, ctrl('p'), "charts", enter, ctrl('y'))
		if text := d.clipboard(); strings.Count(text, "\n") > 50 || !strings.Contains(text, "┤") {
			t.Errorf("copied is %q", text)
		}
	})
}
