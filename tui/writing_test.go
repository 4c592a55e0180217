package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tanteo/tui/screentest"
)

// writing is a desk with the form that writes a game, and this path typed.
func writing(d *desk, path string) {
	d.Press(ctrl('p'), "write to", enter)
	d.Sees("Write to a file ━")
	d.Press(ctrl('u'))
	d.Type(path)
	d.Settle()
}

func TestWriteEachFormat(t *testing.T) {
	t.Parallel()
	for name, holds := range map[string]string{
		"a.gcg": ">Ana: JAMON 8D JAMON +44 44", "a.json": `"kind"`, "a.CSV": "JAMON", "a.txt": "JAMON",
	} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) {
				path := filepath.Join(t.TempDir(), name)
				writing(d, path)
				d.Sees("›" + strings.ToLower(filepath.Ext(name)))
				d.Press(enter)
				d.Sees("Written to", "H8 →")
				d.SeesNot("Write to a file")
				text, err := os.ReadFile(path)
				if err != nil || !strings.Contains(string(text), holds) {
					t.Errorf("%v\n%s", err, text)
				}
			})
		})
	}
}

// A file that is there is asked about, and written over only by Enter at once.
func TestWriteOverAFile(t *testing.T) {
	t.Parallel()
	path := written(t, "mine.gcg", "precious")
	is := func(t *testing.T, want string) {
		t.Helper()
		if text, err := os.ReadFile(path); err != nil || !strings.HasPrefix(string(text), want) {
			t.Errorf("%v\n%s", err, text)
		}
	}
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		writing(d, path)
		d.Press(enter)
		d.Sees("mine.gcg is there already: Enter again to")
		is(t, "precious")
		d.Press("x", backspace)
		d.SeesNot("is there already")
		d.Press(enter)
		d.Sees("is there already")
		is(t, "precious")
		d.Press(esc)
		d.SeesNot("Write to a file")
		writing(d, path)
		d.Press(enter)
		d.Sees("is there already")
		is(t, "precious")
		d.Press(enter)
		d.Sees("Written to")
		is(t, "#character-encoding")
	})
}

func TestFilesThatCannotBeWritten(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "folder.gcg"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string][2]string{
		"no ending":          {filepath.Join(dir, "game"), "! The name must end in one of these."},
		"another ending":     {filepath.Join(dir, "game.pdf"), "! The name must end in one of these."},
		"no name":            {"", "! The name must end in one of these."},
		"a folder":           {filepath.Join(dir, "folder.gcg"), "! folder.gcg is a folder."},
		"in no folder":       {filepath.Join(dir, "none", "game.gcg"), "! none is not there."},
		"a file as a folder": {written(t, "a", "") + "/game.gcg", "! game.gcg: its folder is a file."},
	} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) {
				writing(d, tt[0])
				d.Press(enter)
				d.Sees(tt[1], "Write to a file ━")
				d.Press(enter)
				d.Sees(tt[1])
				d.Press(esc)
				d.players("» Ana 69", "Bea 55")
			})
		})
	}
}

// What GCG has no form for is told before and after.
func TestWriteTellsWhatIsLost(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, append(position[:2:2], "25"), func(t *testing.T, d *desk) {
		writing(d, filepath.Join(t.TempDir(), "a.gcg"))
		d.Sees("GCG has its limits:", "Turn 3: Ana: +25 by hand;")
		d.Press(screentest.Times(3, backspace)...)
		d.Press("csv")
		d.SeesNot("its limits")
		d.Press(screentest.Times(3, backspace)...)
		d.Press("gcg", enter)
		d.Sees("Written to", "Turn 3: Ana: +25 by hand;")
		d.Press("x", enter)
		d.SeesNot("its limits")
		d.players("Ana 69", "» Bea 38")
	})
}

// Leaving waits for a file that is being written.
func TestLeavingWhileAFileIsWritten(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		path := filepath.Join(t.TempDir(), "a.gcg")
		writing(d, path)
		d.Burst(enter, ctrl('c'))
		d.leave()
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	})
}
