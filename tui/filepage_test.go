package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"

	"tanteo/sheet/file"
	"tanteo/sheet/store"
	"tanteo/tui/screentest"
)

// openPage is a desk with the page that opens a file, and this path typed.
func openPage(t *testing.T, d desktop, path string, test func(t *testing.T, d *desk)) {
	t.Helper()
	atDesk(t, d, func(t *testing.T, d *desk) {
		d.Press(up, up, enter)
		d.Sees("Open a file ━")
		d.Type(path)
		d.Settle()
		test(t, d)
	})
}

// written is a file with a text.
func written(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// ids are the saved games.
func (d *desk) ids() []string {
	d.t.Helper()
	games, err := store.Open(d.at.dir)
	if err != nil {
		d.t.Fatal(err)
	}
	all, err := games.List()
	if err != nil {
		d.t.Fatal(err)
	}
	var ids []string
	for _, g := range all {
		ids = append(ids, g.ID)
	}
	return ids
}

// A game that has ended is opened before its first turn; what the file says otherwise is
// shown before, and kept.
func TestOpenAFinishedGame(t *testing.T) {
	t.Parallel()
	openPage(t, desktop{}, "testdata/club.gcg", func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("club.gcg ━", "Ana 62 (counted 60), Bea 64", "differs", "6 plays, es-100 by its tiles.", "1 difference, kept as the file has it",
			"line 14, column 13: PA(Z) at 6D counts 14; the file has 16.", "The rack “ZUO” does not have all the tiles.")
		if ids := d.ids(); len(ids) != 0 {
			t.Errorf("%q are saved before one was taken", ids)
		}
		d.Press(enter)
		d.Sees("Before the first turn", "Club final", "Note: Both had slept badly, and", "figure differs: recount.", "turn 0 of 6")
		d.Press("+", "+")
		d.Sees("Bea · ZUO", "and triples the Z.")
		g := d.onlyGame()
		if g.Log.ID != "2000-01-01-ana-bea" || g.Standings.Players[0].Total() != 62 || len(g.Notes()) != 3 {
			t.Errorf("%s: %v, %d notes", g.Log.ID, g.Standings.Totals(), len(g.Notes()))
		}
		d.leave()
	})
}

// One that has not ended is opened to be gone on with, and of several one is chosen.
func TestOpenOneOfSeveral(t *testing.T) {
	t.Parallel()
	openPage(t, desktop{}, "testdata/three.gcg", func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("3 games", "1  Ana 14, Bea 6", "2  cannot be read", "3  Eva 14, Fay 6, Gil 0")
		d.Press(down)
		d.Sees("line 7, column 15: “that” cannot be read.")
		d.Press(enter)
		d.Sees("Nothing of this game was saved.")
		d.Press(end, enter)
		d.Sees("Eva", "Fay", "Gil", "3 turns from three.gcg, en-100 by its letters.")
		d.SeesNot("turn 0")
		if g := d.onlyGame(); g.Standings.OnTurn != 1 {
			t.Errorf("seat %d is on turn", g.Standings.OnTurn)
		}
	})
}

// What tanteo wrote itself comes back as the same game, from a table too.
func TestOpenOurOwnFile(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		path := filepath.Join(t.TempDir(), "own.json")
		d.Press(ctrl('p'), "write to", enter, ctrl('u'))
		d.Type(path)
		d.Press(enter)
		d.Sees("Written to")
		d.Press(ctrl('p'), "open a file", enter)
		d.Type(path)
		d.Press(enter)
		d.Sees("A game of tanteo, taken just as it is.", "Ana 69, Bea 55", "6 turns  open")
		d.Press(esc)
		d.Sees("Names without a folder")
		d.Press(enter, enter)
		d.Sees("6 turns from own.json.")
		d.players("» Ana 69", "Bea 55")
		if ids := d.ids(); len(ids) != 2 {
			t.Errorf("saved are %q", ids)
		}
		copied := d.kept("2000-01-01-ana-bea-2")
		if copied.Log.Done != 6 { // also what can be taken back
			t.Errorf("the copy has %d changes", copied.Log.Done)
		}
	})
}

// What cannot be read says why in a sentence, and nothing is saved.
func TestFilesThatCannotBeOpened(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	locked := filepath.Join(dir, "locked.gcg")
	if err := os.WriteFile(locked, nil, 0); err != nil {
		t.Fatal(err)
	}
	large := filepath.Join(dir, "large.json")
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, file.MaxFile+1); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, path, sees string }{
		{"not there", filepath.Join(dir, "none.gcg"), "! none.gcg is not there."},
		{"a folder", dir, "is a folder. Type the name of a file in it"},
		{"a device", "/dev/null", "! null is no file. Name another."},
		{"not ours to read", locked, "! locked.gcg may not be opened."},
		{"too large", large, "! large.json has more than 64 MB."},
		{"damaged", written(t, "bad.json", `{"schema": 1, "kind": "cla`), "The game's file is damaged"},
		{"no game", written(t, "none.txt", "Dear Bea,\nhow are you?\n"), "There is no game here."},
		{"nothing in it", written(t, "empty.gcg", ""), "There is no game here."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.path == locked && os.Geteuid() == 0 {
				t.Skip("root reads every file")
			}
			openPage(t, desktop{}, tt.path, func(t *testing.T, d *desk) {
				d.Press(enter)
				d.Sees(tt.sees)
				d.Press(enter)
				d.Press(esc, esc)
				d.Sees("T  A  N  T  E  O")
				if ids := d.ids(); len(ids) != 0 {
					t.Errorf("%q are saved", ids)
				}
			})
		})
	}
}

// A file that goes away once it was read does no harm, and one that was closed while it was
// read is forgotten.
func TestFileThatGoesAway(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/club.gcg")
	if err != nil {
		t.Fatal(err)
	}
	path := written(t, "club.gcg", string(text))
	openPage(t, desktop{}, path, func(t *testing.T, d *desk) {
		d.Press(enter)
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		d.Press(enter)
		d.Sees("6 turns from club.gcg")
		d.Press(ctrl('p'), "open a file", enter)
		d.Type("club.gcg") // behind the folder of the last one
		d.Press(enter)
		d.Sees("club.gcg is not there.")
		d.Press(ctrl('u'))
		d.Type("testdata/club.gcg" + enter)
		d.Press(esc, esc)
		d.Sees("Before the first turn")
		if ids := d.ids(); len(ids) != 1 {
			t.Errorf("saved are %q", ids)
		}
		d.leave()
	})
}

// Nothing in a file gets onto the screen as a code, whatever shows it.
func TestOpenedFileIsSafe(t *testing.T) {
	t.Parallel()
	evil := "\x1b[31mred\x1b]0;title\x07\u202e\u009b31m\x00"
	text := "#player1 ana A" + evil + "na\n#player2 bea Bea\n#title T" + evil + "\n#description D" + evil + "\n#note N" + evil + "\n" +
		">ana: CABX 8G CAB +14 14\n#note M" + evil + "\n>bea: " + evil + " I8 .EE +6 6\n"
	clean := strings.Replace(text, ">bea: "+evil, ">bea: EEHORST", 1)
	safe := func(t *testing.T, d *desk) {
		t.Helper()
		w, h := d.Size()
		for y := range h {
			for x := range w {
				c := d.Cell(x, y)
				if strings.ContainsAny(c.Text, "\x00\x07\x08\x1b\x7f\u009b\u202e\n") || c.Ink == 1 {
					t.Fatalf("column %d of row %d holds %q, drawn %s\n%s", x, y, c.Text, c.Style(), d.Text())
				}
			}
		}
	}
	for name, text := range map[string]string{"unreadable": text, "readable": clean} {
		t.Run(name, func(t *testing.T) {
			path := written(t, "evil.gcg", text)
			openPage(t, desktop{}, path, func(t *testing.T, d *desk) {
				for _, key := range []string{enter, enter, "-", home, "+", ctrl('t'), ctrl('t'), ctrl('t'), ctrl('o'), esc, ctrl('n'), esc, esc, ctrl('p'), esc} {
					d.Press(key)
					safe(t, d)
				}
				if name == "readable" {
					d.Sees("CAB")
				}
			})
		})
	}
}

// Tab goes on with a name, and a pasted one loses the line end that came with it.
func TestTypingAPath(t *testing.T) {
	t.Parallel()
	openPage(t, desktop{}, "testda", func(t *testing.T, d *desk) {
		d.Press(tab)
		d.Sees("File    testdata/")
		d.Press(tab)
		d.Sees("club.gcg", "three.gcg")
		d.Press("cl", tab, enter)
		d.Sees("Ana 62")
		d.Press(esc, ctrl('u'), screentest.Paste("testdata/three.gcg\n"), enter)
		d.Sees("3 games")
		d.Press(esc, ctrl('u'), "nowhere/", tab)
		d.Sees("! nowhere is not there.")
		d.Press(ctrl('u'), enter)
		d.Sees("Names without a folder")
		d.Resize(20, 5)
		d.Press("x")
		d.Resize(80, 24)
		d.SeesNot("x\n")
		d.leave()
	})
}

// The game at the table is kept and let go of before another is opened.
func TestOpeningLetsTheOtherGo(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("25", enter, "so")
		d.Press(ctrl('p'), "open a file", enter)
		d.Type("testdata/club.gcg")
		d.Press(enter, enter)
		d.Sees("Before the first turn")
		g := d.kept("2000-01-01-ana-bea")
		if g.Standings.Numbered() != 7 {
			t.Errorf("the other game has %d turns", g.Standings.Numbered())
		}
		again := sitDown(t, d.at) // nobody has it any more
		again.Press(screentest.Times(2, down)...)
		again.SeesNot("Read only")
	})
}

// In a window too small for the side the turn stands under the board.
func TestReadingInASmallWindow(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d := sitDown(t, desktop{w: 48, h: 23})
		d.Press(up, up, enter, "testdata/club.gcg", enter, enter)
		d.Press("+", "+")
		d.Sees("Bea: ZU(M)OS at 6F-6J, 38", "The M was there")
		d.Press(home)
		d.Sees("Before the first turn", "Both had slept badly")
	})
}
