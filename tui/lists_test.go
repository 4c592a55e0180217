package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/editions/words"
	"tanteo/tui/screentest"
)

// openLists opens the page of the lists.
var openLists = []string{ctrl('p'), "word lists", enter}

// The page of the lists tells who made each and under which licence.
func TestListsAreShown(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(openLists...)
		d.Sees("Word lists", "es", "568643 words", "MPL-2.0", "came with tanteo", "By: Santiago Bosio", "From: Debian hunspell-es", "It is not an official list.")
		d.Press(pageDown, pageDown, pageDown)
		d.Sees("Mozilla Public License")
		d.Press(home)
		d.Sees("CC0-1.0", "By: Markus Enzenberger")
		d.Press(enter)
		d.Sees("! de is for other tiles than those of")
		d.Press(esc)
		d.Sees("Working")
	})
}

// A list of one's own is added from the screen, says what it leaves out, and is checked in.
func TestOwnListFromTheScreen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(t.TempDir(), "club.txt")
	if err := os.WriteFile(file, []byte("jamón\nzumos\nMadrid\nkilo\nvis-a-vis\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	library := func() *words.Library { return words.New(dir, filepath.Join(dir, "cache")) }
	var list string
	keep := func(_ bool, name string) error { list = name; return nil }
	atLines(t, desktop{words: library(), checked: keep}, position, func(t *testing.T, d *desk) {
		d.Press(openLists...)
		d.Press(end, enter, file, enter)
		d.Sees("club: 2 words for es-100.", "Left out: 1 with a capital letter; 1 with a")
		d.Press(enter)
		d.Sees("List: club, not the official", "Words are checked from now on.", "not in list: VAGON")
		d.sheetCells("JAMON", "+", "44", "ZUMOS", "+", "38")
	})
	if list != "club" {
		t.Errorf("the list kept in mind is %q", list)
	}
	atLines(t, desktop{words: library(), check: true, list: "club"}, position, func(t *testing.T, d *desk) {
		d.Sees("not in list: VAGON", "List: club")
	})
}

// Where a list can be added, it is told which ones the machine could have, and by what packages.
func TestListsThatTheMachineLacks(t *testing.T) {
	t.Parallel()
	library := words.New(t.TempDir(), t.TempDir())
	atLines(t, desktop{words: library}, position, func(t *testing.T, d *desk) {
		d.Press(openLists...)
		d.lacks("not on this machine")
		d.Press(end)
		missing := library.Missing()
		if n := strings.Count(d.Text(), ": not on this machine"); n != len(missing) {
			t.Errorf("%d lists are told of %d\n%s", n, len(missing), d.Text())
		}
		for _, one := range missing {
			d.Sees(one.Name+": not on this machine", one.Packages[0])
		}
	})
}

// Del takes a list of one's own off, once it is sure; its file stays, and so do the others.
func TestOwnListIsTakenOff(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := filepath.Join(t.TempDir(), "club.txt")
	if err := os.WriteFile(file, []byte("zumos\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	library := words.New(dir, filepath.Join(dir, "cache"))
	atLines(t, desktop{words: library, check: true}, position, func(t *testing.T, d *desk) {
		d.Press(openLists...)
		d.Press(home, del)
		d.lacks("Del again")
		d.Press(end, enter, file, enter)
		d.Sees("» club", "club: 1 word for es-100.")
		d.Press(del)
		d.Sees("Del again takes this list off; its file stays.")
		d.Press(down, up, del, del)
		d.Sees("club is no longer in use.", "» es")
		d.Press(esc)
		d.Sees("in list: VAGON", "List: es")
	})
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

// A file that is no list is refused in a sentence, and the page stays.
func TestNoListFromTheScreen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "empty.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "long.txt"), []byte(strings.Repeat("a", 1<<20)), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		dir:                                "is no file",
		filepath.Join(dir, "none.txt"):     "! ",
		filepath.Join(dir, "empty.txt"):    "has no word that can be laid",
		filepath.Join(dir, "long.txt"):     "is no list: line 1 is too long",
		filepath.Join(dir, "none.txt\x1b"): "! ",
	} {
		at := desktop{words: words.New(t.TempDir(), t.TempDir())}
		atLines(t, at, position, func(t *testing.T, d *desk) {
			d.Press(openLists...)
			d.Press(end, enter)
			d.Press(screentest.Paste(name))
			d.Press(enter)
			d.Sees(want, "Enter add it")
		})
	}
}

// Keys that come while it is still looked which lists there are, are for the page of them.
func TestKeysWaitForThePageOfLists(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Burst(append(openLists, home, enter)...)
		d.Sees("Word lists", "! de is for other tiles than those of")
	})
}

// What was asked of a list that the table has given up is not answered.
func TestNoAnswerOfAListThatIsGivenUp(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepDuplicate(t, at.dir, at.edition, two, racked...)
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		key := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
		enter, palette := tea.KeyPressMsg{Code: tea.KeyEnter}, tea.KeyPressMsg{Code: 'p', Mod: tea.ModCtrl}
		typed := func(text string) tea.Cmd {
			for _, r := range text {
				key(tea.KeyPressMsg{Code: r, Text: string(r)})
			}
			return key(enter)
		}
		settle(m, key(enter))
		settle(m, typed(":missed"))
		if text := m.View().Content; !strings.Contains(text, "What was missed") {
			t.Fatal(text)
		}
		key(tea.KeyPressMsg{Code: tea.KeyEscape})
		late := typed(":missed")
		key(palette)
		settle(m, typed("word lists"))
		key(enter) // the same list again, which is read anew
		settle(m, late)
		if text := m.View().Content; strings.Contains(text, "What was missed") || m.Crashed() != nil {
			t.Errorf("%v\n%s", m.Crashed(), text)
		}
	})
}

// Nothing opens over a line that is typed while an answer is on its way, nor over the palette, nor
// over other tiles that are laid, so that their Enter does what it says and nothing else.
func TestAnswerLeavesWhatIsTyped(t *testing.T) {
	t.Parallel()
	escape, palette := tea.KeyPressMsg{Code: tea.KeyEscape}, tea.KeyPressMsg{Code: 'p', Mod: tea.ModCtrl}
	for _, c := range []struct {
		name, before, ask string
		then              []tea.KeyPressMsg
		typed, want       string
	}{
		{"missed", "", ":missed", []tea.KeyPressMsg{escape}, ":25", "> 25"},
		{"best", "", ":best", []tea.KeyPressMsg{escape}, ":25", "> 25"},
		{"check", "", ":check", []tea.KeyPressMsg{escape}, ":25", "> 25"},
		{"palette", "", ":best", []tea.KeyPressMsg{palette}, "undo", "> undo"},
		{"other tiles", "s", ":check", []tea.KeyPressMsg{escape, escape, {Code: tea.KeyBackspace}}, "a", "<A>"},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				at := desktop{}.filled(t)
				keepDuplicate(t, at.dir, at.edition, two, racked...)
				m := newModel(t, at)
				t.Cleanup(m.Release)
				settle(m, m.Init())
				m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
				enter := tea.KeyPressMsg{Code: tea.KeyEnter}
				key := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
				typed := func(text string) {
					for _, r := range text {
						key(tea.KeyPressMsg{Code: r, Text: string(r)})
					}
				}
				settle(m, key(enter))
				typed(c.before + c.ask)
				late := key(enter)
				for _, k := range c.then {
					key(k)
				}
				typed(c.typed)
				settle(m, late)
				if text := ansi.Strip(m.View().Content); !strings.Contains(text, c.want) || strings.Contains(text, "es, not the official") {
					t.Error(text)
				}
			})
		})
	}
}

// Esc gives up a file that is being read, without a word of a fault.
func TestReadingAListIsGivenUp(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "large.txt")
	if err := os.WriteFile(file, []byte(strings.Repeat("casa\nperro\n", 1<<16)), 0o600); err != nil {
		t.Fatal(err)
	}
	synctest.Test(t, func(t *testing.T) {
		at := desktop{words: words.New(t.TempDir(), t.TempDir())}.filled(t)
		keepGame(t, at.dir, at.edition, two, position...)
		m := newModel(t, at)
		t.Cleanup(m.Release)
		settle(m, m.Init())
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		key := func(code rune, mod tea.KeyMod) tea.Cmd {
			_, cmd := m.Update(tea.KeyPressMsg{Code: code, Mod: mod})
			return cmd
		}
		settle(m, key(tea.KeyEnter, 0))
		key('p', tea.ModCtrl)
		for _, r := range "word lists" {
			m.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
		}
		settle(m, key(tea.KeyEnter, 0))
		key(tea.KeyEnd, 0)
		key(tea.KeyEnter, 0)
		m.Update(tea.PasteMsg{Content: file})
		reading := key(tea.KeyEnter, 0)
		key(tea.KeyEscape, 0)
		settle(m, reading)
		if text := ansi.Strip(m.View().Content); !strings.Contains(text, "large.txt") || strings.Contains(text, "! ") {
			t.Error(text)
		}
	})
}

// A list that is cut in the cache while words are checked does not end the screen: it says so,
// and reads the list again.
func TestListIsCutWhileItIsShown(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cache, file := filepath.Join(dir, "cache"), filepath.Join(t.TempDir(), "club.txt")
	if err := os.WriteFile(file, []byte("jamón\nzumos\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	atLines(t, desktop{words: words.New(dir, cache)}, position, func(t *testing.T, d *desk) {
		d.Press(openLists...)
		d.Press(end, enter, file, enter, enter)
		d.Sees("List: club, not the official", "not in list: VAGON")
		kept, err := filepath.Glob(filepath.Join(cache, "list-*"))
		if err != nil || len(kept) != 1 {
			t.Fatalf("%q, %v", kept, err)
		}
		if err := os.Truncate(kept[0], 0); err != nil {
			t.Fatal(err)
		}
		d.Press(pageUp, home, "+") // JAMON: a letter that the list has words with
		d.Sees("The list kept for searching was cut")
		d.Press(esc)
		d.Sees("List: club, not the official", "not in list: VAGON")
	})
}
