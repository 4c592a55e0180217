package tui_test

import (
	"strings"
	"testing"
	"time"
)

// What is laid stays as it is, whatever a terminal sends and however it is cut, and the keys
// that follow do what they do.
func TestBytesLeaveWhatIsLaid(t *testing.T) {
	t.Parallel()
	for name, pieces := range map[string][]string{
		"33 parameters":                 {"\x1b[" + strings.Repeat("1;", 33) + "m"},
		"a mouse of 8 bits":             {"\x9bM!!!"},
		"a cut arrow":                   {"\x1b", "[C", "\x1b", "[D"},
		"an answer, cut":                {"\x1b]11;rgb:0000", "/0000/00", "00\x1b", "\\"},
		"an answer, cut after ESC":      {"\x1b", "]11;rgb:0000/0000/0000\x07"},
		"an answer without an end":      {"\x1b]11;rgb:ffff/ff"},
		"a DCS, an APC, a PM and a SOS": {"\x1bP1+r52", "47\x1b\\\x1b_Gi=1;OK\x1b\\\x1b^abc\x1b\\\x1bXabc\x1b\\"},
		"sequences of no meaning":       {"\x1b[8;9;9t\x1b[65;0;97;1;0;500_\x1b[1;2;3y\x1b[[Z"},
		"half a letter":                 {"\xc3"},
	} {
		t.Run(name, func(t *testing.T) {
			atPosition(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(right, right, right, down, down, down, down, down, down, "so")
				before := d.Text()
				for _, piece := range pieces {
					d.Type(piece)
					time.Sleep(90 * time.Millisecond)
				}
				time.Sleep(time.Second)
				d.Settle()
				if after := d.Text(); after != before {
					t.Errorf("the screen is\n%s\nit was\n%s", after, before)
				}
				d.Press("l")
				d.Sees("<S><O><L>")
			})
		})
	}
}

// A paste whose end never comes is pasted, and then keys are keys again.
func TestPasteWithoutAnEnd(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(right, right, right, down, down, down, down, down, down)
		d.Type("\x1b[200~so")
		time.Sleep(1100 * time.Millisecond)
		d.Press("l")
		d.Sees("<S><O><L>")
	})
}

// F1 of the Linux console is the help, and F2 to F5 lay nothing.
func TestFunctionKeysOfTheConsole(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("\x1b[[B", "\x1b[[C", "\x1b[[D", "\x1b[[E")
		d.SeesNot("<B>", "<C>", "<D>", "<E>")
		before := d.Text()
		d.Press("\x1b[[A")
		if d.Text() == before {
			t.Error("F1 shows no help")
		}
	})
}
