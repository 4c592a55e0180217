package footprint_test

import (
	"testing"
	"unicode/utf8"
	_ "unsafe" // for go:linkname

	"github.com/charmbracelet/x/ansi"
	"github.com/mattn/go-runewidth"
)

//go:linkname strictWidthLUT github.com/mattn/go-runewidth.strictWidthLUT
var strictWidthLUT [2][0x110000]byte

// Every sign is as wide as it was, and the table of all signs stays empty.
func TestWidthsWithoutATable(t *testing.T) {
	c := runewidth.Condition{} // which never asks the table
	wide := map[int]int{}
	for r := rune(0x300); r < 0x110000; r++ {
		if !utf8.ValidRune(r) {
			continue
		}
		width := ansi.StringWidthWc(string(r))
		wide[width]++
		if of := c.RuneWidth(r); width != of && width != 0 { // x/ansi knows more that have none
			t.Errorf("%U is %d wide, want %d", r, width, of)
		}
		if of := runewidth.RuneWidth(r); of != c.RuneWidth(r) {
			t.Errorf("%U is %d wide, want %d", r, of, c.RuneWidth(r))
		}
	}
	for text, want := range map[string]int{"─": 1, "×": 1, "»": 1, "é": 1, "e\u0301": 1, "漢": 2, "🎲": 2, "Ω": 1, "Ж": 1, "…": 1} {
		if got := ansi.StringWidthWc(text); got != want {
			t.Errorf("%s is %d wide, want %d", text, got, want)
		}
	}
	if wide[2] < 180_000 {
		t.Errorf("only %d signs are wide", wide[2])
	}
	for _, table := range &strictWidthLUT {
		for _, width := range table[0x300:] {
			if width != 0 {
				t.Fatal("the table of widths is filled")
			}
		}
	}
}
