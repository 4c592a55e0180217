package tui_test

import (
	"errors"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"tanteo/editions"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
)

// beside is somebody who gives commands beside the screen, for the game that is open there.
func (d *desk) beside(user string) *sitting.Sitting {
	d.t.Helper()
	games, err := store.Open(d.at.dir)
	if err != nil {
		d.t.Fatal(err)
	}
	room := sitting.Room{
		Games: games, Holder: store.Holder{User: user, TTY: "pts/8"}, Catalogue: editions.Embedded(), Remember: sitting.Forgetful{},
		Now: time.Now, Chance: store.NewSeed,
	}
	s, err := room.Open(d.onlyGame().Log.ID)
	if err != nil {
		d.t.Fatal(err)
	}
	return s
}

// enters does a line as `tanteo enter` does, and gives what that answers.
func enters(t *testing.T, s *sitting.Sitting, text string) string {
	t.Helper()
	var done sitting.Done
	if err := s.Refresh(); err != nil {
		t.Fatal(err)
	}
	l, err := line.Parse(text, s.Game, phrases.Vocabulary())
	if err == nil {
		done, err = s.Do(t.Context(), l, nil)
	}
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return phrases.For("en").Answer(done.Answer, s.Game)
}

// hears lets what others have done arrive.
func (d *desk) hears() {
	time.Sleep(200 * time.Millisecond)
	d.Settle()
}

// What is entered beside an open screen is seen there at once, and who is to play. What was laid
// stays, and the pen too.
func TestEnteringBesideAnOpenScreen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press("5", enter, right, right, right, down, down, down, down, down, down, "so")
		enters(t, d.beside("ana"), "25")
		d.hears()
		d.players("» Ana 74", "Bea 80")
		d.Sees("Bea: 25 by hand. Ana to play.")
		d.squares("N11", false, "<S>", "<O>")
		d.SeesNot("Read only", "writes")
		d.Press("l?ar", enter)
		if got := d.noted(); !slices.Equal(got[6:8], []int{5, 25}) || len(got) != 9 {
			t.Errorf("noted are %v\n%s", got, d.Text())
		}
	})
}

// The pen is taken from a session that is open, with one act that asks once and needs no answer. The
// other sees at once that it follows, keeps what it has laid, and takes the pen back in the same way.
func TestThePenIsTakenFromAScreen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		d.Press(right, right, right, down, down, down, down, down, down, "so")
		w.Press(ctrl('w'))
		w.Sees("Write here?", "Take over from ana, pts/3")
		w.Press(esc)
		w.Sees("Read only")
		w.Press(ctrl('w'), enter)
		w.Sees("You write here now.", "<S>", "<O>") // what was unfinished there is gone on with
		w.Sees("The unfinished play of ana, pts/3 is here now.")
		w.SeesNot("Your unfinished")
		d.hears()
		d.Sees("bea, pts/3 writes here now. Ctrl+W takes it over. What you laid stays.")
		d.squares("N11", false, "<S>", "<O>")
		w.Press(esc, ":", "25", enter)
		w.players("Ana 94", "» Bea 55")
		d.hears()
		d.players("Ana 94", "» Bea 55")
		d.squares("N11", false, "<S>", "<O>")
		d.Press("30", enter)
		d.Sees("Read only: bea, pts/3")
		d.Press(esc, ":", "take", enter, enter)
		d.Sees("You write here now.")
		w.hears()
		w.Sees("ana, pts/3 writes here now")
		w.Press("25", enter)
		w.Sees("Read only: ana, pts/3")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8, 25}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// After a take-over the cursor stands where the play that came with it goes on; where none came, it
// stays.
func TestTheCursorAfterATakeOver(t *testing.T) {
	t.Parallel()
	to := []string{right, right, right, down, down, down, down, down, down}
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(ctrl('w'), enter, space, down)
		if got := w.entry(); !strings.Contains(got, "↓") {
			t.Errorf("the cursor stands at %q", got)
		}
		d.hears()
		d.Press(ctrl('w'), enter)
		w.hears()
		d.Press(to...)
		d.Press("so")
		w.Press(ctrl('w'), enter)
		if got := w.entry(); got != "N11 → SO" {
			t.Errorf("the cursor stands at %q\n%s", got, w.Text())
		}
	})
	atPosition(t, desktop{}, func(t *testing.T, d *desk) { // it hears of nothing
		w := d.second()
		d.Press(to...)
		d.Press(":", "30")
		enters(t, d.beside("eva"), "25")
		w.hears()
		w.Press(down)
		w.Press(ctrl('w'), enter)
		w.Sees("You write here now.")
		if got := w.entry(); got != "I8 →" { // one below the middle
			t.Errorf("the cursor has gone to %q", got)
		}
	})
}

// Whose pen it is can be read to the end, however long his name is.
func TestTheTerminalOfAHolderIsNeverCut(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es", "nl", "fr", "de"} {
		for _, size := range [][2]int{{80, 24}, {48, 20}} {
			atPosition(t, desktop{user: "montserrat.puig", lang: lang}, func(t *testing.T, d *desk) {
				d.Press(":", phrases.For(lang).Word(line.CommandTake), enter)
				at := d.at
				at.user, at.follows, at.w, at.h = "bea", true, size[0], size[1]
				w := sitDown(t, at)
				w.Press(enter)
				w.Press(ctrl('w'))
				w.Sees(phrases.For(lang).Screen.TakeTitle, "…, pts/3")
				for y := range size[1] {
					if row := w.Row(y); strings.Contains(row, "montse") && !strings.Contains(row, ", pts/3") {
						t.Errorf("%s at %v: the terminal is cut in %q", lang, size, row)
					}
				}
			})
		}
	}
}

// A session that has not heard yet that it has the pen no more notes nothing, and is told.
func TestWritingWithoutThePen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(ctrl('w'), enter, "25", enter)
		d.Press(enter, down, enter) // a pass
		d.Sees("! bea, pts/3 writes here now")
		d.players("Ana 94", "» Bea 55")
		if got := d.noted(); !slices.Equal(got, []int{44, 38, 11, 9, 14, 8, 25}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// Of two who write at the same moment the second is shown what the first has noted, and asked for
// Enter again: both turns are there then.
func TestTwoWriteAtTheSameMoment(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		keys  []string
		again func(d *desk)
		want  []int
	}{
		"tiles": {[]string{right, right, right, down, down, down, down, down, down, "so?lar", enter}, func(d *desk) {
			d.squares("N11", false, "<S>", "<o>", "<L>", "<A>", "<R>")
			d.Press(enter)
		}, []int{25, 10}},
		"a line": {[]string{":", "30", enter}, func(d *desk) {
			if got := d.entry(); got != "> 30" {
				d.t.Errorf("the entry is %q", got)
			}
			d.Press(enter)
		}, []int{25, 30}},
	} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) { // it hears of nothing
				enters(t, d.beside("bea"), "25")
				d.Press(c.keys...)
				d.Sees("! Not noted, others were first: Ana: 25 by hand. Bea to play.")
				d.players("Ana 94", "» Bea 55")
				if got := d.noted(); !slices.Equal(got[6:], []int{25}) {
					t.Errorf("noted are %v", got)
				}
				c.again(d)
				if got := d.noted(); !slices.Equal(got[6:], c.want) {
					t.Errorf("noted are %v, want %v\n%s", got[6:], c.want, d.Text())
				}
			})
		})
	}
}

// A session that only looks takes no pen, and the first change takes it.
func TestLookingTakesNoPen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		pen := d.beside("eva").Games.Pen(d.onlyGame().Log.ID, store.Holder{User: "eva"})
		where := func(want store.PenState) {
			t.Helper()
			if state, _, err := pen.Look(); err != nil || state != want {
				t.Errorf("the pen is %d, %v", state, err)
			}
		}
		d.Press("-", "-", esc, ctrl('t'), "so")
		where(store.PenFree)
		d.Press(esc, "25", enter)
		where(store.PenElsewhere)
		d.leave()
		where(store.PenFree)
	})
}

// hold keeps others from writing until it is let go, as a process does that was stopped between its
// lock and its write.
func (d *desk) hold() (letGo func()) {
	held, end, done := make(chan struct{}), make(chan struct{}), make(chan struct{})
	pen := d.beside("eva").Games.Pen(d.onlyGame().Log.ID, store.Holder{User: "eva"})
	go func() {
		defer close(done)
		_ = pen.Borrow(func() error {
			close(held)
			<-end
			return nil
		})
	}()
	<-held
	return func() {
		close(end)
		<-done
	}
}

// What is not on the disk after a moment says so. A disk that takes longer than one waits is told, the
// screen stays alive, and nothing is lost.
func TestASlowDiskIsTold(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		letGo := d.hold()
		d.Press("25", enter)
		d.players("Ana 94", "» Bea 55") // drawn at once
		d.Sees("Being saved…")
		d.wait(2)
		d.Sees("! Not saved. Not now: somebody else is writing and does not finish.")
		d.Press(left)
		d.cursorOn("H7")
		letGo()
		d.wait(2)
		d.SeesNot("Not saved", "Being saved")
		if got := d.noted(); !slices.Equal(got[6:], []int{25}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// Leaving waits for the disk where one sees it; a second Ctrl+C waits no more.
func TestLeavingWaitsVisibly(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		letGo := d.hold()
		d.Press("25", enter, ctrl('c'))
		d.Sees("Still being saved… Ctrl+C again leaves without waiting.")
		letGo()
		d.wait(1)
		if !d.Left() || len(d.noted()) != 7 {
			t.Errorf("it does not leave, or has lost what was noted\n%s", d.Text())
		}
	})
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		letGo := d.hold()
		defer letGo()
		d.Press("25", enter, ctrl('c'), ctrl('c'))
		if !d.Left() {
			t.Fatalf("the second Ctrl+C does not leave\n%s", d.Text())
		}
		began := time.Now()
		if err := d.model.Flush(); err != nil || time.Since(began) > time.Second {
			t.Errorf("%v after %v", err, time.Since(began))
		}
	})
}

// Whoever only watches follows each turn and never has the pen, also where nobody has it: no key and no
// line changes anything, and the palette has only what can be done.
func TestWatchingOnly(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		at := d.at
		at.user, at.follows, at.watches = "eva", true, true
		w := sitDown(t, at)
		w.Press(enter)
		w.Sees("You are watching")
		w.Press("s", enter, ctrl('w'), ctrl('u'), ":", "25", enter, esc, ":", "take", enter, esc, ":", "again", enter, esc, ":", "open", enter, esc, esc)
		w.players("» Ana 69", "Bea 55")
		w.Sees("You are watching")
		d.Press("25", enter)
		w.hears()
		w.players("Ana 94", "» Bea 55")
		w.Sees("Ana: 25 by hand. Bea to play.")
		w.Press(ctrl('p'))
		w.lacks("Undo", "New game", "Take the last", "Open another", "write here")
		w.Press("leave")
		w.Sees("Leave; all is saved")
		w.Press(esc, esc)
		d.leave()
		w.hears()
		w.Sees("You are watching")
		w.leave()
		if got := d.noted(); !slices.Equal(got[6:], []int{25}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// The end of a game is seen by whoever follows it: the final table, and the way out. Only whoever can
// write is offered another game.
func TestTheEndWhileWatching(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		at := d.at
		at.user, at.follows, at.watches = "eva", true, true
		w := sitDown(t, at)
		w.Press(enter)
		d.Press(":", "finish", enter)
		w.hears()
		w.Sees("Final table", "Ana wins with 69", "Copy the result", "Leave; all is saved")
		w.lacks("gain", "Reopen", "Play on", "To the start page")
		w.Press(esc)
		w.lacks("Final table  ", "Copy the result")
		w.Sees("Enter final table")
		w.Press(enter)
		w.Sees("Copy the result")
		d.Press(ctrl('u'))
		w.hears()
		w.lacks("Copy the result")
	})
}

// A pen that is let go is told to whoever had it as his own again, and to everybody else as one that
// whoever writes first has.
func TestAPenThatIsFree(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		at := d.at
		at.user, at.follows = "eva", true
		e := sitDown(t, at)
		e.Press(enter)
		w.Press(ctrl('w'), enter) // from d, which had it
		d.hears()
		w.leave()
		d.wait(3)
		d.Sees("Nobody else writes here now: the game is yours.")
		e.Settle()
		e.Sees("Nobody writes here now. The game is yours once you note something (Enter).")
	})
}

// When the session that writes is killed nobody is told: whoever follows finds out, and goes on where
// that one was.
func TestTheWriterIsKilled(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		writer := exec.Command("cat")
		in, err := writer.StdinPipe()
		if err == nil {
			err = writer.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		defer func() { // where the test has ended before it
			_ = writer.Process.Kill()
			_ = writer.Wait()
		}()
		pen := d.beside("bea").Games.Pen(d.onlyGame().Log.ID, store.Holder{User: "bea", TTY: "pts/9", PID: writer.Process.Pid})
		if err := pen.Take(); err != nil {
			t.Fatal(err)
		}
		at := d.at
		at.follows = true
		w := sitDown(t, at)
		w.Press(enter)
		w.Sees("Read only: bea, pts/9")
		w.wait(5)
		w.Sees("Read only: bea, pts/9")
		if err := errors.Join(writer.Process.Kill(), in.Close()); err != nil {
			t.Fatal(err)
		}
		_ = writer.Wait()
		w.wait(3)
		w.Sees("Nobody writes here now. The game is yours once you note something (Enter).")
		w.Press("25", enter)
		if got := d.noted(); !slices.Equal(got[6:], []int{25}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// Who looks at an older turn is told of a newer one, and stays where he is.
func TestNewsAtAnOlderTurn(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press("-", "-")
		enters(t, d.beside("bea"), "25")
		d.hears()
		d.Sees("turn 4 of 7", "Ana: 25 by hand. Bea to play. Esc goes there.")
	})
}

// What lies open and acts on a turn is closed when others have gone on: it would be done to another
// turn, for another player.
func TestNewsCloseTheMenuOfATurn(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("Ana: turn", "Pass")
		enters(t, d.beside("bea"), "25")
		d.hears()
		d.SeesNot("Ana: turn", "Bea: turn")
		d.Sees("Ana: 25 by hand. Bea to play.")
		d.Press(enter)
		d.Sees("Bea: turn")
		d.Press(esc, ctrl('p'), "pass")
		enters(t, d.beside("bea"), "30")
		d.hears()
		d.Press(enter)
		d.Sees("! The game was changed.")
		d.players("» Ana 94", "Bea 85")
		d.Press(enter)
		d.players("Ana 94", "» Bea 85")
		if got := d.noted(); !slices.Equal(got[6:], []int{25, 30, 0}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// What is typed in a cell of the grid that others fill meanwhile corrects nothing unseen: Enter is
// asked for again.
func TestTheCellIsFilledMeanwhile(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press(grid, "25")
		enters(t, d.beside("bea"), "9")
		d.hears()
		d.Press(enter)
		d.Sees("! Not noted, others were first: Ana: 9 by hand.", "25")
		if got := d.noted(); !slices.Equal(got[6:], []int{9}) {
			t.Errorf("noted are %v", got)
		}
		d.Press(enter)
		if got := d.noted(); !slices.Equal(got[6:], []int{25}) {
			t.Errorf("noted are %v", got)
		}
		d.Press("12") // a cell of its own is noted at once
		d.Press(enter)
		if got := d.noted(); !slices.Equal(got[6:], []int{25, 12}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// A cell of the grid that was noted before the news of others arrived is typed there again, and Enter
// notes it.
func TestTheCellWasNotedMeanwhile(t *testing.T) {
	t.Parallel()
	for other, want := range map[string][]int{"9": {9, 25}, "edit 1 30": {25}} {
		t.Run(other, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) { // it hears of nothing
				if other == "9" {
					d.Press(grid, right, "25") // for Bea, after a pass of Ana
				} else {
					d.Press(grid, "25")
				}
				enters(t, d.beside("bea"), other)
				d.Press(enter)
				d.Sees("! Not noted, others were first:", "25")
				if got := d.noted(); len(got) != 5+len(want) {
					t.Errorf("noted are %v", got)
				}
				d.Press(enter)
				if got := d.noted(); !slices.Equal(got[6:], want) {
					t.Errorf("noted are %v, want %v\n%s", got, want, d.Text())
				}
			})
		})
	}
}

// Whose line it was in a round is known still, where others were first.
func TestThePickedCellWasNotedMeanwhile(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"rack JAMONES"}, func(t *testing.T, d *desk) {
		enters(t, d.beside("eva"), "note late")
		d.Press(":", "bea", enter, ":", "12", enter)
		d.Sees("! Not noted, others were first:")
		d.Press(enter)
		if got := d.lines(); !slices.Contains(got, "2: 12") {
			t.Errorf("noted are %q\n%s", got, d.Text())
		}
	})
}

// A line that is refused because the pen has gone stays in the entry.
func TestALineStaysWithoutThePen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		d.Press(":", "30")
		w.Press(ctrl('w'), enter)
		d.hears()
		d.Press(enter)
		d.Sees("! Read only: bea, pts/3")
		if got := d.entry(); got != "> 30" {
			t.Errorf("the entry is %q", got)
		}
		d.Press(ctrl('w'), enter)
		d.Sees("You write here now.")
		d.Press(enter)
		if got := d.noted(); !slices.Equal(got[6:], []int{30}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// The palette of a session that follows finds how to write there.
func TestThePaletteFindsThePen(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		for _, text := range []string{"take", "write here", "take over", "from others", "tomar"} {
			w.Press(ctrl('p'), text)
			w.Sees("Write here, no longer")
			w.Press(esc)
		}
		w.Press(ctrl('p'), "take")
		w.Press(enter)
		w.Sees("Write here?")
	})
}

// Of laid tiles it is said that they stay where some are there and all stay, and that they had to come
// off where others have taken their squares.
func TestWhatBecomesOfLaidTiles(t *testing.T) {
	t.Parallel()
	laid := []string{right, right, right, down, down, down, down, down, down, "so"}
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		w := d.second()
		w.Press(ctrl('w'), enter)
		d.hears()
		d.Sees("bea, pts/3 writes here now. Ctrl+W takes it over.")
		d.SeesNot("stays")
	})
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press(laid...)
		d.squares("N11", false, "<S>", "<O>")
		enters(t, d.beside("bea"), "N11 SOLAR")
		d.hears()
		d.Sees("Bea to play. Laid tiles had to come off (Ctrl+U")
	})
	atPosition(t, desktop{}, func(t *testing.T, d *desk) { // it hears of nothing
		enters(t, d.beside("bea"), "N11 SOLAR")
		d.Press(laid...)
		d.Press("lar", enter)
		d.Sees("! Not noted, others were first:", "Bea to play. Laid", "tiles had to come off (Ctrl+U gives their line).")
	})
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		enters(t, d.beside("bea"), "N11 SOLAR")
		d.Press(laid...)
		d.Press("?", "lar", enter)
		d.Sees("! Not noted, others were first:")
		d.SeesNot(", 10.") // is no answer: what was not noted is not said to be
	})
}

// Tiles that had to come off, because others have played on their squares, are one Ctrl+U away as the
// line of the play, and Ctrl+R takes that back; so are those that Esc had taken off before, and those of
// a game that is opened again.
func TestTilesThatCameOffAreKept(t *testing.T) {
	t.Parallel()
	laid := []string{right, right, right, down, down, down, down, down, down, "so?lar"}
	kept := func(d *desk) {
		d.t.Helper()
		d.squares("N11", false, "S", "O", "L", "A", "R")
		for range 2 {
			d.Press(ctrl('u'))
			if got := d.entry(); got != "> N11 SO?LAR" {
				d.t.Errorf("the entry is %q\n%s", got, d.Text())
			}
			d.Press(ctrl('r'))
			if got := d.entry(); strings.Contains(got, "SO") {
				d.t.Errorf("the entry is %q still", got)
			}
		}
		if got := d.noted(); !slices.Equal(got[6:], []int{13}) {
			d.t.Errorf("noted are %v", got)
		}
	}
	for name, c := range map[string]struct {
		follows bool
		does    func(d *desk) *desk
	}{
		"at the news": {true, func(d *desk) *desk {
			d.Press(laid...)
			enters(d.t, d.beside("bea"), "N11 SOLAR")
			d.hears()
			return d
		}},
		"at Enter": {false, func(d *desk) *desk {
			enters(d.t, d.beside("bea"), "N11 SOLAR")
			d.Press(append(laid, enter)...)
			return d
		}},
		"after Esc": {true, func(d *desk) *desk {
			d.Press(append(laid, esc)...)
			enters(d.t, d.beside("bea"), "N11 SOLAR")
			d.hears()
			return d
		}},
		"opened again": {false, func(d *desk) *desk {
			d.Press(laid...)
			d.leave()
			enters(d.t, d.beside("bea"), "N11 SOLAR")
			d = sitDown(d.t, d.at)
			d.Press(enter)
			d.Sees("Laid tiles had to come off (Ctrl+U gives their")
			return d
		}},
	} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{follows: c.follows}, func(t *testing.T, d *desk) { kept(c.does(d)) })
		})
	}
}

// A line that names nobody, begun while another was on turn, is not noted for whoever is on turn now
// before Enter is pressed once more. One that names its player is, and so is one begun since.
func TestALineIsForWhoeverWasOnTurn(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"30", "pass", "N11 SOLAR"} {
		t.Run(text, func(t *testing.T) {
			atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
				d.Press(":", text)
				enters(t, d.beside("bea"), "25")
				d.hears()
				d.Press(enter)
				d.Sees("! Bea is on turn now: the line is not noted", "yet. Enter notes it, Esc takes it back.")
				if got := d.entry(); got != "> "+text {
					t.Errorf("the entry is %q", got)
				}
				if got := d.noted(); len(got) != 7 {
					t.Errorf("noted are %v", got)
				}
				d.Press(enter)
				if got := d.noted(); len(got) != 8 {
					t.Errorf("noted are %v\n%s", got, d.Text())
				}
			})
		})
	}
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press(":", "bea: 30")
		other := d.beside("bea")
		enters(t, other, "25")
		d.hears()
		d.Press(enter, ":", "1", backspace)
		enters(t, other, "7")
		d.hears()
		d.Press("9", enter, ":", "8")
		enters(t, other, "6") // for Ana again, after a whole round
		enters(t, other, "5")
		d.hears()
		d.Press(enter)
		if got := d.noted(); !slices.Equal(got[6:], []int{25, 30, 7, 9, 6, 5, 8}) {
			t.Errorf("noted are %v\n%s", got, d.Text())
		}
	})
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press(":", "30", esc)
		enters(t, d.beside("bea"), "25")
		d.hears()
		d.Press(ctrl('u'), enter)
		d.Sees("! Bea is on turn now: the line is not noted")
	})
}

// Whatever others do is told to whoever follows as they were answered.
func TestAllThatOthersDoIsTold(t *testing.T) {
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		other := d.beside("bea")
		for _, line := range []string{
			"penalty Bea 5 slow", "bonus Ana 3", "challenge failed", "edit 1 30", "undo", "name Bea Beatriz", "note late", "leave 1", "join ana",
			"finish", "reopen", "25", "challenge",
		} {
			told := enters(t, other, line)
			d.hears()
			if text := strings.Join(strings.Fields(d.Text()), " "); !strings.Contains(text, told) {
				t.Errorf("%s: %q is not told\n%s", line, told, d.Text())
			}
			d.Press(esc)
		}
	})
}

// A game that is thrown away under an open screen, or under one that only follows, is told there at
// once: by whom, and how it comes back. What is noted in it goes on as another game.
func TestAGameThatIsThrownAwayIsTold(t *testing.T) {
	for name, watches := range map[string]bool{"open": false, "watched": true} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{follows: true, watches: watches}, func(t *testing.T, d *desk) {
				eva := d.beside("eva")
				id := eva.Game.Log.ID
				throws := func() {
					t.Helper()
					if err := eva.Games.ThrowAway(id, eva.Holder); err != nil {
						t.Fatal(err)
					}
					d.hears()
					d.Sees("eva removed the game. games restore " + id)
				}
				throws()
				if err := eva.Games.Restore(id); err != nil {
					t.Fatal(err)
				}
				d.hears()
				d.Sees(id + " is back.")
				throws()
				if watches {
					return
				}
				d.Press("5", enter)
				d.Sees("eva removed the game. Your game goes on as ")
			})
		})
	}
}

// Whoever only watches reads who writes as soon as another does.
func TestWhoWritesWhileWatching(t *testing.T) {
	atPosition(t, desktop{follows: true}, func(t *testing.T, d *desk) {
		d.Press("25", enter)
		at := d.at
		at.user, at.watches = "eva", true
		w := sitDown(t, at)
		w.Press(enter)
		w.Sees("watching · ana, pts/3 writes")
		d.second().Press(ctrl('w'), enter)
		w.hears()
		w.Sees("watching · bea, pts/3 writes")
	})
}

// A window of any size says that nothing can be noted, who writes, and how one leaves.
func TestWatchingInSmallWindows(t *testing.T) {
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("25", enter)
		at := d.at
		at.user, at.follows, at.watches = "eva", true, true
		w := sitDown(t, at)
		w.Press(enter)
		for _, size := range [][2]int{{80, 24}, {80, 23}, {80, 22}, {60, 21}, {48, 20}} {
			w.Resize(size[0], size[1])
			w.Press(esc)
			w.Sees("You are watching", "watching · ana, pts/3 writes", "Ctrl+C leave", "Ctrl+G help")
		}
		w.Press(ctrl('g'))
		w.SeesNot("letters", "Ctrl+U", "Ctrl+N", "Ctrl+W")
	})
}
