package tui_test

import (
	"path/filepath"
	"testing"

	"tanteo/tui/screentest"
)

func TestEndOfTheGame(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end", enter)
		d.Sees("End of the game", "Ana", "Bea")
		d.Press("xa")
		d.Sees("XA", "−9", "+9", "Bea went out", "end XA -")
		d.Press(tab, "-")
		d.Sees("end XA -", "69 − 9    60", "55 + 9    64")
		d.Press(enter)
		d.Sees("Final table", "1. Bea", "2. Ana", "Bea wins with 64", "Best play", "JAMON 44, Ana")
		d.Sees("Another game, same people")
		if g := d.onlyGame(); !g.Standings.Finished || g.Standings.Players[1].Total() != 64 {
			t.Errorf("kept are %+v", g.Standings.Players)
		}

		// Undo takes the end back; the form and the line do the same.
		d.Press(ctrl('u'))
		d.players("» Ana 69", "Bea 55")
		d.Press(":", "end XA -", enter)
		d.Sees("Final table", "Bea wins with 64")
	})
}

func TestEndFormNamesItsFault(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end", enter)
		for name, c := range map[string][2]string{
			"two went out":    {"-", "-"},
			"unknown letter":  {"字", "-"},
			"too many points": {"99999", "-"},
		} {
			d.Press(c[0], tab, c[1], enter)
			if d.onlyGame().Standings.Finished {
				t.Errorf("%s ends the game", name)
			}
			d.Sees("! ")
			d.Press(ctrl('u'), shiftTab, ctrl('u'))
		}
		d.Press(esc)
		d.SeesNot("End of the game")
		d.players("» Ana 69", "Bea 55")
	})
}

func TestPasteIntoTheEndForm(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end", enter, screentest.Paste("x a\n"))
		d.Sees("end XA -")
	})
}

// LL is one tile or two: the form says which, while it is typed, and how to keep two apart.
func TestEndFormTellsHowLettersAreRead(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end", enter, "ll")
		d.Sees("−8", "Ana: LL is read as one tile. As", "L|L", "(2 points, not 8)")
		d.Press(ctrl('u'), "l-l")
		d.Sees("−2", "end L|L -")
		d.SeesNot("one tile")
	})
}

// The other reading of a line is told while it is typed.
func TestEntryTellsTheOtherReading(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "exchange ll")
		d.Sees("LL is read as one tile", "L|L")
	})
}

// The final table goes on to another game of the same people, whose next one opens.
func TestAnotherGame(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end XA -", enter)
		d.Sees("Bea opens the next game")
		d.Press(down, enter) // the first row is harmless
		d.players("Ana 0", "» Bea 0")
		d.squares("H8", false, "*DW")
		games, err := filepath.Glob(filepath.Join(d.at.dir, "games", "*.json"))
		if err != nil || len(games) != 2 {
			t.Errorf("%d games are kept, want 2", len(games))
		}
	})
}

func TestFinishedGameIsLookedThroughAndReopened(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end XA -", enter, pageUp)
		d.SeesNot("Final table")
		d.Sees("turn 6 of 6")
		d.Press(esc, enter)
		d.Sees("Final table", "Play on (reopen)")
		d.Press(esc)
		d.Press(":", "reopen", enter)
		d.players("» Ana 69", "Bea 55")
		d.SeesNot("finished")
	})
}

// Letters typed in a finished game lay nothing, and the first one says why.
func TestFinishedGameTakesNoPlay(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "end XA -", enter, esc, "s")
		d.Sees("! The game has ended.", "reopen")
		d.SeesNot("<S>")
		d.Press("ol", enter)
		if g := d.onlyGame(); len(g.Standings.Turns) > 8 || !g.Standings.Finished {
			t.Errorf("%d turns are kept\n%s", len(g.Standings.Turns), d.Text())
		}
	})
}
