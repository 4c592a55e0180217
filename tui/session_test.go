package tui_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
)

// A second session reads only: it says who has the game, and no key changes it.
func TestSecondSessionReadsOnly(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Sees("Read only", "ana", "pts/3", "Ctrl+W")
		w.squares("H4", false, "J", "A", "M", "O", "N")
		before := w.Text()
		w.Press("s", "o", enter, "?", backspace, space, ctrl('u'), ctrl('r'))
		w.players("» Ana 69", "Bea 55")
		w.squares("H8", false, "N", ".")
		w.Press(":", "25", enter, esc, esc)
		w.players("» Ana 69", "Bea 55")
		w.Press(shiftTab, enter, del, esc)
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8}) {
			t.Errorf("kept are %v", got)
		}

		// It has a cursor of its own, steps through the turns and opens the tabs.
		w.Press("-", "-")
		w.players("» Ana 55", "Bea 47")
		w.Press(esc, left, up)
		w.cursorOn("G7")
		w.Press(ctrl('t'))
		w.Sees("[Tiles]")
		if before == w.Text() {
			t.Error("the second session does nothing")
		}

		// The first one goes on, and loses nothing by the second.
		d.Press("25", enter)
		d.players("Ana 94", "» Bea 55")
		w.Press(ctrl('c'))
		if !w.Left() {
			t.Error("the second session does not leave")
		}
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8, 25}) {
			t.Errorf("kept are %v", got)
		}
	})
}

// When the first session has left, another one may write.
func TestGameIsFreeAgain(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.leave()
		w := sitDown(t, d.at)
		w.Press(enter)
		w.SeesNot("Read only")
		w.Press("25", enter)
		w.players("Ana 94", "» Bea 55")
	})
}

// A session that is killed loses nothing: not what was noted, not what was being laid or
// typed.
func TestKilledSessionIsTakenUpAgain(t *testing.T) {
	t.Parallel()
	t.Run("tiles", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(right, right, right, down, down, down, down, down, down, "so?la")
			again := d.killed()
			again.Press(enter)
			again.Sees("Your unfinished play is back")
			again.squares("N11", false, "<S>", "<o>", "<L>", "<A>")
			again.cursorOn("N15")
			again.Press("r")
			again.squares("N11", false, "<S>", "<o>", "<L>", "<A>", "<R>")
			again.Press(enter)
			again.players("Ana 79", "» Bea 55")
		})
	})
	t.Run("down", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(space, "ma")
			again := d.killed()
			again.Press(enter, "no")
			again.squares("H8", true, "<M>", "<A>", "<N>", "<O>")
		})
	})
	t.Run("line", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(":", "N11 sol")
			again := d.killed()
			again.Press(enter)
			if got := again.entry(); got != "> N11 sol" {
				t.Errorf("the entry is %q", got)
			}
			again.Press("ar", enter)
			again.players("Ana 82", "» Bea 55")
		})
	})
	t.Run("noted by a line", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(":", "25", enter)
			again := d.killed()
			again.Press(enter)
			again.players("Ana 94", "» Bea 55")
			again.SeesNot("unfinished", "> 25")
		})
	})
	t.Run("noted", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(left, left, left, left, "jam\u00f3n", enter)
			again := d.killed()
			again.Press(enter)
			again.players("Player 1 44", "» Player 2 0")
			again.SeesNot("unfinished")
		})
	})
}

// A draft that makes no sense is no reason not to open the game.
func TestUselessDraft(t *testing.T) {
	t.Parallel()
	for name, draft := range map[string]string{
		"empty": "", "rubbish": "\x00\x01{", "squares off the board": `{"laid":["Z99 J","H4 J"],"at":"Q77"}`,
		"no such letters": `{"laid":["A1 字","A2 "],"at":"A1"}`, "no such turn": `{"turn":99,"entry":"25"}`, "on tiles": `{"laid":["H8 A"],"at":"H8"}`,
		"a turn that is no play": `{"turn":-1,"laid":["A1 A"],"at":"A2"}`, "long": `{"entry":"` + longText(3000) + `","typed":true}`,
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				at := desktop{}.filled(t)
				id := keepGame(t, at.dir, "es-100", []string{"Ana", "Bea"}, position...)
				keepDraft(t, at.dir, id, draft)
				d := sitDown(t, at)
				d.Press(enter)
				d.Sees("Ana", "69")
				d.Press(esc, esc, esc)
				d.squares("H4", false, "J", "A", "M", "O", "N")
			})
		})
	}
}

// What cannot be kept is not left behind unasked: the first Ctrl+C says it and stays.
func TestLeavingWithATurnThatIsNotKept(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		games := filepath.Join(d.at.dir, "games")
		if err := errors.Join(os.Rename(games, games+" away"), os.WriteFile(games, nil, 0o600)); err != nil {
			t.Fatal(err)
		}
		d.Press(":", "77", enter)
		d.Sees("! Not saved.")
		d.Press(ctrl('c'))
		if d.Left() {
			t.Fatal("the first Ctrl+C leaves")
		}
		told := "games is no folder. Ctrl+C again leaves without it."
		if text := strings.Join(strings.Fields(d.Text()), " "); !strings.Contains(text, told) {
			t.Errorf("no %q in\n%s", told, d.Text())
		}
		if err := errors.Join(os.Remove(games), os.Rename(games+" away", games)); err != nil {
			t.Fatal(err)
		}
		d.Press("2") // any key tries again
		d.SeesNot("Not saved")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8, 77}) {
			t.Errorf("kept are %v", got)
		}
		d.leave()
	})
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		games := filepath.Join(d.at.dir, "games")
		if err := errors.Join(os.RemoveAll(games), os.WriteFile(games, nil, 0o600)); err != nil {
			t.Fatal(err)
		}
		d.Press(":", "77", enter, ctrl('c'), ctrl('c'))
		if !d.Left() {
			t.Error("the second Ctrl+C does not leave")
		}
	})
}
