package tui_test

import (
	"strconv"
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// alone goes from the start page to a duplicate of one, whose racks are drawn.
var alone = []string{enter, up, up, right, down, "1", down, "Ana", enter}

// One plays a whole duplicate alone, with nothing prepared: racks are drawn, masters found and
// laid, until the rules end the game; then what was missed is told.
func TestDuplicateAlone(t *testing.T) {
	t.Parallel()
	for _, edition := range []string{"es-100", "fr-102"} {
		t.Run(edition, func(t *testing.T) {
			if testing.Short() {
				t.Skip("dozens of masters are searched, as in the other tests of a duplicate")
			}
			atDesk(t, desktop{edition: edition}, func(t *testing.T, d *desk) {
				d.Press(alone...)
				d.Sees("Round 1 ", "rack ", "Ana             now")
				d.Press(":", "best", enter)
				d.Sees("Best plays")
				d.Press(esc, ":", "10", enter) // somebody who counts by hand
				rounds := 0
				for ; rounds < 60 && !strings.Contains(d.Text(), "the rules end the game") && !strings.Contains(d.Text(), "There is no play"); rounds++ {
					d.Press(ctrl('f'))
					if text := d.Text(); strings.Contains(text, "\n! ") && !strings.Contains(text, "There is no play") {
						t.Fatalf("round %d does not close:\n%s", rounds+1, text)
					}
				}
				d.Press(":", "finish", enter)
				d.Sees("What was missed")
				g := d.onlyGame()
				if n := len(g.Standings.Rounds); n < 12 || n > 50 {
					t.Errorf("the game has %d rounds", n)
				}
				for _, r := range g.Standings.Rounds {
					if !r.Closed {
						continue
					}
					master, ok := g.Standings.MasterOf(r)
					if !r.Drawn || len(r.Rack) == 0 || !ok || master.Kind != sheet.KindPlay || master.Points == 0 || master.Fault != nil {
						t.Errorf("round %d: %+v", r.Number, master)
					}
				}
				left := 0
				for _, n := range g.Standings.Tiles.Letters {
					if n < 0 {
						t.Error("more tiles lie than there are")
					}
					left += max(0, n)
				}
				if left > 20 {
					t.Errorf("%d tiles are left", left)
				}
				d.Press(down, down, down, down, enter)
				d.Sees("What was missed", "‹ Ana ›", "10 ", "missed of "+strconv.Itoa(g.Standings.Masters()), "List: "+edition[:2])
			})
		})
	}
}

// Who plays alone is not shown the master by accident before a play of his own.
func TestMasterKeyAlone(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(alone...)
		d.Press(ctrl('e'))
		d.Sees("! Note your own play first.", "To see the best plays all the same: best.")
		d.lacks("Best plays ")
		d.Press(":", "10", enter, ctrl('e'))
		d.Sees("Best plays ")
	})
}

// A rack that was typed leaves the master to the table, as before.
func TestTypedRackFindsNoMaster(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"rack JAMONES", "H4 JAMON", "10"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('f'))
		d.Sees("Round 1 is closed. Master: JAMON at H4-H8, 44.")
	})
}

// Undo opens the round again with all that closing it brought; the rack stays the same.
func TestUndoOfADrawnRound(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(alone...)
		before := d.onlyGame()
		d.Press(ctrl('f'))
		d.Sees("Round 1 is closed. Master: ", "Round 2, rack: ")
		after := d.onlyGame()
		d.Press(ctrl('u'))
		if g := d.onlyGame(); len(g.Standings.Rounds) != 1 || g.Standings.Rounds[0].Master >= 0 || len(g.Log.Events) != len(before.Log.Events) {
			t.Errorf("undo leaves %+v", g.Standings.Rounds)
		}
		d.Press(ctrl('f'))
		again := d.onlyGame()
		if a, b := after.Standings.Rounds[1].Rack, again.Standings.Rounds[1].Rack; sheet.RackText(after.Edition, a) != sheet.RackText(again.Edition, b) {
			t.Errorf("the rack was %v and is %v", a, b)
		}
		d.Press(ctrl('u'), ctrl('r'))
		if g := d.onlyGame(); len(g.Standings.Rounds) != 2 {
			t.Errorf("redo leaves %d rounds", len(g.Standings.Rounds))
		}
	})
}

// The form says how the racks come: drawn for one alone, typed for more, and as one chooses.
func TestFormRacks(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, up, up, right)
		d.Sees("Racks           ‹ typed in")
		d.Press(down, "1")
		d.Sees("Racks           ‹ drawn by tanteo")
		d.Press(down, down, right)
		d.Sees("Racks           ‹ typed in")
		d.Press(enter)
		d.Sees("Round 1 ", "Type the rack first: rack LETTERS")
		if rack := d.onlyGame().Standings.Rounds[0].Rack; rack != nil {
			t.Errorf("the rack is %v", rack)
		}
	})
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, up, up, right, down, down, down, down, right)
		d.Sees("Racks           ‹ drawn by tanteo")
		d.Press(enter)
		d.Sees("Round 1 ", "rack ")
		d.Press(enter)
		d.Sees("Draw the rack") // the menu of the round
	})
}

// A classic game is held against the best only once it has ended; a rack that nobody told is
// only what was laid.
func TestReviewOfAClassicGame(t *testing.T) {
	t.Parallel()
	lines := []string{"H4 JAMON / JAMONES", "6F ZUMOS", "pass / AEIOU", "J6 SOL / SOLARTE"}
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press(":", "missed", enter)
		d.Sees("! Best plays are for after the game.")
		d.Press(ctrl('u'), "finish", enter, down, down, down, down, enter)
		d.Sees("What was missed", "‹ everybody ›", "1 Ana", "JAMONES", "H4 JAMON", "2 Bea", "ZUOS", "+", "AEIOU", "pass", "SOLARTE",
			"Ana: ", " missed of ", "+ the rack is not known: so much at least, by the tiles that were laid.", "List: es, not the official one.")
		d.Press(right)
		d.Sees("‹ Ana ›")
		d.lacks("2 Bea  ")
		d.Press(enter)
		d.Sees("Best plays", "JAMONES", "1 of ", "bag 86   unseen 100")
		d.lacks("Enter note as the master")
		d.Press(esc)
		d.Sees("What was missed")
		d.Press(esc)
		d.Sees("Final table")
	})
}

// A master that is found for a rack which is no longer that of the round closes nothing, and
// neither does one that comes while a play is laid or a line typed; nothing of that is lost.
func TestMasterThatComesLate(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string][]string{
		":draw 2\n": {"The round stays open: it has changed meanwhile."},
		"sal":       {"The play on the board is not noted yet.", "<S>"},
		":Ana: 20":  {"The line is not noted yet.", "> Ana: 20"},
	} {
		t.Run(typed, func(t *testing.T) { lateMaster(t, typed, want) })
	}
}

func lateMaster(t *testing.T, typed string, want []string) {
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepDuplicate(t, at.dir, at.edition, []string{"Ana"}, "draw 1")
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		press := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
		settle(m, press(tea.KeyPressMsg{Code: tea.KeyEnter}))
		late := press(tea.KeyPressMsg{Code: 'f', Mod: tea.ModCtrl})
		for _, r := range typed {
			if r == '\n' {
				settle(m, press(tea.KeyPressMsg{Code: tea.KeyEnter}))
				continue
			}
			press(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
		settle(m, late)
		screen := ansi.Strip(m.View().Content)
		for _, text := range want {
			if !strings.Contains(screen, text) {
				t.Errorf("no %q in\n%s", text, screen)
			}
		}
		if err := m.Flush(); err != nil {
			t.Fatal(err)
		}
		games, err := store.Open(at.dir)
		if err != nil {
			t.Fatal(err)
		}
		l, err := games.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		g, err := sheet.NewGame(l)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(g.Standings.Rounds); n != 1 || g.Standings.Rounds[0].Closed {
			t.Errorf("the round is closed\n%s", screen)
		}
	})
}

// A master that comes while something lies over the board waits until that is closed: what is
// typed there would lay tiles.
func TestMasterWaitsForThePalette(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepDuplicate(t, at.dir, at.edition, two, "draw 1", "20")
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		press := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
		typed := func(text string) {
			for _, r := range text {
				press(tea.KeyPressMsg{Code: r, Text: string(r)})
			}
		}
		shows := func(text string) {
			t.Helper()
			if screen := ansi.Strip(m.View().Content); !strings.Contains(screen, text) {
				t.Errorf("no %q in\n%s", text, screen)
			}
		}
		ctrlKey := func(r rune) tea.Cmd { return press(tea.KeyPressMsg{Code: r, Mod: tea.ModCtrl}) }
		settle(m, press(tea.KeyPressMsg{Code: tea.KeyEnter}))
		settle(m, ctrlKey('e')) // the list is there from here on
		press(tea.KeyPressMsg{Code: tea.KeyEscape})
		late := ctrlKey('f')
		ctrlKey('p')
		typed("stat")
		_, again := m.Update(late())
		typed("is")
		shows("> statis")
		press(tea.KeyPressMsg{Code: tea.KeyEscape})
		settle(m, again)
		shows("Round 1 is closed.")
	})
}
