package tui_test

import (
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/synctest"

	"tanteo/tui/write"
)

var clipboardCode = regexp.MustCompile("\x1b\\]52;c;([A-Za-z0-9+/=]*)\a")

// clipboard is what was put on the clipboard last.
func (d *desk) clipboard() string {
	d.t.Helper()
	all := clipboardCode.FindAllStringSubmatch(d.Output(), -1)
	if all == nil {
		d.t.Fatalf("nothing was copied\n%s", d.Text())
	}
	text, err := base64.StdEncoding.DecodeString(all[len(all)-1][1])
	if err != nil {
		d.t.Fatal(err)
	}
	return string(text)
}

// copies presses keys and looks at what is on the clipboard then.
func (d *desk) copies(want string, keys ...string) {
	d.t.Helper()
	d.Press(keys...)
	if got := d.clipboard(); got != want {
		d.t.Errorf("%q is copied, want %q", got, want)
	}
}

// A play is copied as a line that counts it, whether it is noted, looked at, laid or typed.
func TestCopyPlays(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.copies("tanteo score --edition es-100 \"VA0GON?\"\n", ctrl('y'))
		d.copies("tanteo score --edition es-100 \"PAZ0\"\n", "-", ctrl('y'))
		d.copies("tanteo score --edition es-100 \"J2lAMON2w\"\n", "-", "-", "-", "-", ctrl('y'))
		d.copies("tanteo score --edition es-100 \"VA0GON?\"\n", esc, ctrl('p'), "copy the play", enter)
		d.Press(solar[1:]...)
		d.copies("tanteo score --edition es-100 \"SOLA2wR O0S N?0O\"\n", ctrl('y'))
		d.Press(esc)
		d.copies("tanteo score --edition es-100 \"R2wELOJ3l ME\"\n", "=", " R2wELOJ3l ME", ctrl('y'))
	})
}

// What has no words is copied as its row, still without a name.
func TestCopyWithoutWords(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"25", "pass"}, func(t *testing.T, d *desk) {
		d.copies("pass\n", ctrl('y'))
		d.copies("25 by hand\n", "-", ctrl('y'))
		d.Press(ctrl('p'), "copy the play")
		d.SeesNot("Copy the play")
	})
}

// Tabs are copied as they stand.
func TestCopyTabs(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(shiftTab, ctrl('y'))
		if got := d.clipboard(); !strings.Contains(got, "JAMON") || !strings.Contains(got, "Ana to play") {
			t.Errorf("%q", got)
		}
		d.Press(ctrl('t'), ctrl('y'))
		if got := d.clipboard(); !strings.Contains(got, "Unseen 79 of 100") || strings.Contains(got, "\x1b") {
			t.Errorf("%q", got)
		}
		d.Press(ctrl('t'), ctrl('y'))
		if got := d.clipboard(); !strings.Contains(got, "ZUMOS") {
			t.Errorf("%q", got)
		}
	})
}

// The result is text with totals and places, and no link.
func TestCopyResult(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d := stateOf(t, "final").at(t, desktop{})
		d.Press(ctrl('y'))
		want := "Final table  before    left     all\n1. Bea           55      +9      64\n2. Ana           69      −9      60\nBea wins with 64.\n"
		if got := d.clipboard(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

// A multiplexer gets the code once more in its way through, and the notice names the cure.
func TestCopyInMultiplexers(t *testing.T) {
	t.Parallel()
	for in, want := range map[write.Multiplexer]string{"": "\x1b]52;c;", write.Tmux: "\x1bPtmux;\x1b\x1b]52;c;", write.Screen: "\x1bP\x1b]52;c;"} {
		t.Run(string(in), func(t *testing.T) {
			atPosition(t, desktop{multiplexer: in}, func(t *testing.T, d *desk) {
				d.Press(ctrl('y'))
				if !strings.Contains(d.Output(), want) {
					t.Errorf("no %q is sent", want)
				}
				if in == write.Tmux {
					d.Sees("set-clipboard on")
				}
				if in != write.Screen && d.clipboard() == "" {
					t.Error("nothing is on the clipboard")
				}
			})
		})
	}
}

// Where the terminal takes nothing, a file does.
func TestCopyToAFile(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		path := filepath.Join(t.TempDir(), "a.txt")
		d.Press(ctrl('p'), "to a file", up, enter)
		d.Press(esc, ctrl('p'), "copy to", enter)
		d.Sees("Copy to a file ━", "the play", ".txt")
		d.Press(ctrl('u'))
		d.Type(path)
		d.Settle()
		d.Press(up, right)
		d.Sees("the result")
		d.Press(enter)
		d.Sees("Written to")
		text, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(text), "Ana 69, Bea 55") {
			t.Errorf("%v, %s", err, text)
		}
	})
}

// Each kind of page is written as a PDF and as text. The proposed name goes with the kind.
func TestPrintFromThePalette(t *testing.T) {
	for n, kind := range []string{"sheet", "blank", "duplicate", "tiles", "board"} {
		t.Run(kind, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) {
				dir := t.TempDir()
				t.Chdir(dir)
				d.Press(ctrl('p'), "print", enter)
				d.Sees("Print ━", "the sheet", "A4", "›.pdf")
				d.Press(up, up)
				for range n {
					d.Press(right)
				}
				d.Sees("-" + kind + ".pdf")
				d.Press(enter)
				d.Sees("Written to")
				files, err := filepath.Glob(filepath.Join(dir, "*-"+kind+".pdf"))
				if err != nil || len(files) != 1 {
					t.Fatalf("%v, %v", files, err)
				}
				if text, err := os.ReadFile(files[0]); err != nil || !strings.HasPrefix(string(text), "%PDF") {
					t.Errorf("%v, %.20q", err, text)
				}
				d.Press(ctrl('p'), "print", enter, ctrl('u'))
				d.Type(filepath.Join(dir, "x.txt"))
				d.Press(down, enter)
				d.Sees("Written to")
				if text, err := os.ReadFile(filepath.Join(dir, "x.txt")); err != nil || !strings.Contains(string(text), "JAMON") {
					t.Errorf("%v, %.20q", err, text)
				}
			})
		})
	}
}

// What is counted without a game can be copied too, and not printed.
func TestCopyWhileCounting(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		toCount := stateOf(t, "counting").keys
		d.Press(append(toCount[:len(toCount)-1:len(toCount)-1], ctrl('y'))...)
		d.Sees("There is nothing to copy.")
		d.Press("mano")
		d.copies("tanteo score --edition es-100 \"M2wANO\"\n", ctrl('y'))
		d.Press(ctrl('p'), "print")
		d.SeesNot("Print …")
	})
}
