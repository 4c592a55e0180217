package tui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What a chord does, a line does too: the tabs, printing, writing, the earlier games, leaving.
func TestLinesThatDoWhatChordsDo(t *testing.T) {
	t.Parallel()
	for line, want := range map[string][]string{
		"tab tiles":    {"[Tiles]", "A "},
		"tab fichas":   {"[Tiles]"},
		"pestaña pal":  {"[Words]", "JAMON"},
		"tab":          {"[Tiles]"},
		"tab charts":   {"[Charts]"},
		"tab nothing":  {"! There is no “nothing” here, only:", "Sheet, Tiles, Words, Notes, Charts.", "> tab nothing"},
		"tab rank":     {"! There is no “rank” here, only:"},
		"print":        {"Print", "the sheet"},
		"print tiles":  {"Print", "tiles to cross off"},
		"print board":  {"the board"},
		"print chairs": {"! There is no “chairs” here, only:", "sheet, blank, duplicate, tiles, board"},
		"write":        {"Write to a file", ".gcg"},
		"write x":      {"Write to a file", "! "},
		"open":         {"Earlier games", "Ana"},
	} {
		t.Run(line, func(t *testing.T) {
			atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
				d.Press(":", line, enter)
				d.Sees(want...)
				if !strings.Contains(strings.Join(want, ""), "> ") && strings.Contains(d.Text(), "> "+line) && !strings.Contains(d.Text(), "! ") {
					t.Errorf("the line stays in the entry:\n%s", d.Text())
				}
			})
		})
	}
}

func TestLineThatWritesAFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "my game.gcg")
	atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
		d.Press(":", "write "+path, enter)
		d.Sees("Written to")
	})
	if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), "JAMON") {
		t.Errorf("written is %q, %v", text, err)
	}
}

func TestLineThatLeaves(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"quit", "salir", "stoppen", "sortir", "schließen"} {
		atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
			d.Press(":", line, enter)
			if !d.Left() {
				t.Errorf("%s does not leave", line)
			}
			if err := d.model.Flush(); err != nil {
				t.Error(err)
			}
		})
	}
}

// In a window that has no room for the tabs beside the board, the line shows the tab as a page.
func TestTabLineInASmallWindow(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{w: 48, h: 20}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
		d.Press(":", "tab words", enter)
		d.Sees("Words", "JAMON", "44")
		d.Press(esc)
		d.squares("H4", false, "J", "A")
	})
}

// Points with a sign before them are told what they are, and which line has them.
func TestPointsWithASignNameTheirLine(t *testing.T) {
	t.Parallel()
	for line, want := range map[string]string{
		"-5": "Type penalty PLAYER 5.", "+5": "Type bonus PLAYER 5.", "−5": "Type penalty PLAYER 5.", "1: -10": "Type penalty PLAYER 10.",
	} {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(":", line, enter)
			d.Sees("! Points taken or given are no turn.", want)
		})
	}
}
