package tui_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
)

// racked is a duplicate whose third round has a rack.
var racked = []string{"rack JAMONES", "H4 JAMON", "30", "next", "rack ZUSOLCH", "20", "6F ZUMOS", "next", "rack AELORSU"}

// The best plays of the rack of a round, and one key that notes the chosen one as the master.
func TestBestPlaysOfARound(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, racked, func(t *testing.T, d *desk) {
		d.Press(":", "best", enter)
		d.Sees("Best plays", "AELORSU", "82  4H   (J)AULEROS", "1 of 1729", "82 points", "master 4H (J)AULEROS", "List: es, not the official one.")
		d.squares("H4", true, "J", "<A>", "<U>", "<L>", "<E>", "<R>", "<O>", "<S>")
		d.Press(down)
		d.Sees("2 of 1729", "29 points", "master K1")
		d.Press(up, enter)
		d.Sees("Round 3, master: (J)AULEROS at 4H-4O, 82, 50 of")
		g := d.onlyGame()
		if r := g.Standings.Rounds[2]; r.Master < 0 || g.Standings.Turns[r.Master].Points != 82 {
			t.Errorf("the master is not noted: %+v", r)
		}
	})
}

// The key of the master shows them too, and the same key notes the first one.
func TestMasterKeyFindsTheMaster(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, racked, func(t *testing.T, d *desk) {
		d.Press(ctrl('e'))
		d.Sees("Best plays", "82  4H   (J)AULEROS")
		d.Press(ctrl('e'))
		d.Sees("Round 3, master: (J)AULEROS at 4H-4O, 82, 50 of")
	})
	atRounds(t, desktop{}, two, []string{"H4 JAMON", "30"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('e')) // without a rack
		d.Sees("Round 1, master: JAMON at H4-H8, 44.")
	})
}

// Of plays that count the same the rulebook takes one, which stands first.
func TestBestPlaysThatTie(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"rack AELORST"}, func(t *testing.T, d *desk) {
		d.Press(enter, down, down, down, down, down, enter) // from the menu of the round
		d.Sees("Best plays", "tie at the top.", "7  »", "7  tie", "Of those that count most, » is", "the master: nearest to A1.")
	})
}

// In a classic game best plays are for afterwards; a switch shows them to all before.
func TestBestPlaysOfAClassicGame(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(":", "best AELORSU", enter)
		d.Sees("! Best plays are for after the game.", "To show them to all now: analysis.")
		d.Press(esc, esc, ":", "missed", enter)
		d.Sees("! Best plays are for after the game.", "To show them to all now: analysis.")
		d.Press(esc, esc, ctrl('p'), "best plays during", enter)
		d.Sees("Best plays are shown to all in this game.", "best plays shown ──")
		d.Press(":", "best AELORSU", enter)
		d.Sees("Best plays", "1 of ")
		d.Press(enter)
		d.Sees("Enter note")
		d.Press(esc, ctrl('p'), "best plays during", enter, ":", "best AELORSU", enter)
		d.Sees("! Best plays are for after the game.")
	})
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(":", "end XA -", enter, esc, ":", "best AELORSU", enter)
		d.Sees("Best plays", "1 of ")
		d.lacks("lay it here")
	})
}

// A rack that has no play says so, and one that cannot be searched is refused.
func TestBestPlaysOfNoRack(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"rack JAMONES", "H4 JAMON", "pass", "next"}, func(t *testing.T, d *desk) {
		d.Press(":", "best", enter)
		d.Sees("best AEINRST")
		d.Press(ctrl('u'), "best QQ", enter)
		d.Sees("There is no play of QQ.")
	})
}

// The words of the sheet against the list, those that it lacks first; Enter goes to the turn.
func TestCheckOfTheSheet(t *testing.T) {
	t.Parallel()
	lines := append(append([]string{}, position...), "3F SOL")
	atLines(t, desktop{}, lines, func(t *testing.T, d *desk) {
		d.Press(":", "check", enter)
		d.Sees("Words of the sheet", "1 of 9", "- SPAZ            Ana          7", "- LJAMON          Ana          7", "+ JAMON           Ana          1",
			"2 of 9 words not in the list.", "No points change: that is for the jury.", "List: es, not the official one.")
		d.Press(down, down, enter)
		d.Sees("Turn 1")
		d.Press(esc, ":", "check 7", enter)
		d.Sees("Turn 7", "1 of 3", "2 of 3 words not in the list.")
		d.Press(esc, ":", "check zumo", enter)
		d.Sees("ZUMO is in the list. List: es, not the official")
		d.Press(":", "check zumox", enter)
		d.Sees("ZUMOX is not in the list.")
	})
	atLines(t, desktop{}, nil, func(t *testing.T, d *desk) {
		d.Press(":", "check", enter)
		d.Sees("No words yet.")
	})
}

// Whoever steps through a game that has ended is shown the best plays of the turn he looks at.
func TestBestPlaysOfATurn(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H4 JAMON / JAMONES", "6F ZUMOS"}, func(t *testing.T, d *desk) {
		d.Press(":", "finish", enter, esc, "-", ctrl('p'), "the best plays", enter)
		d.Sees("Best plays", "JAMONES", "1 of ")
		d.Press(esc, ctrl('p'), "the best plays", enter) // turn 1 is looked at still
		d.Sees("Best plays")
	})
}

// Everybody who looks at a game learns that its best plays are shown, and may ask for them.
func TestBestPlaysAreShownToWatchers(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(":", "best AELORSU", enter)
		w.Sees("! Best plays are for after the game.")
		d.Press(":", "analysis", enter)
		d.wait(5)
		w.Sees("best plays shown ──")
		w.Press(esc, ":", "best AELORSU", enter)
		w.Sees("Best plays", "1 of ")
	})
}

// A search that was taken back says no longer how far it is.
func TestProgressGoesWithItsQuestion(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepDuplicate(t, at.dir, at.edition, two, "rack AELORSU")
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		key := func(code rune, mod tea.KeyMod) tea.Cmd {
			_, cmd := m.Update(tea.KeyPressMsg{Code: code, Mod: mod})
			return cmd
		}
		settle(m, key(tea.KeyEnter, 0))
		for _, r := range ":best" {
			m.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
		tick := func(cmd tea.Cmd) (next tea.Cmd) { // what is read stays unread
			for _, msg := range answers(cmd) {
				if strings.HasSuffix(fmt.Sprintf("%T", msg), ".readingMsg") {
					_, next = m.Update(msg)
				}
			}
			return next
		}
		cmd := tick(key(tea.KeyEnter, 0))
		if text := ansi.Strip(m.View().Content); !strings.Contains(text, "% read") {
			t.Fatal(text)
		}
		key('u', tea.ModCtrl)
		if cmd = tick(cmd); cmd == nil {
			t.Error("the list is not waited for")
		}
		if text := ansi.Strip(m.View().Content); strings.Contains(text, "% read") {
			t.Error(text)
		}
	})
}

// answers are the messages that a command brings.
func answers(cmd tea.Cmd) []tea.Msg {
	if cmd == nil {
		return nil
	}
	msg := cmd()
	batch, ok := msg.(tea.BatchMsg)
	if !ok {
		return []tea.Msg{msg}
	}
	var all []tea.Msg
	for _, each := range batch {
		all = append(all, answers(each)...)
	}
	return all
}
