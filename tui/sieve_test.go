package tui_test

import (
	"testing"

	"tanteo/tui/screentest"
)

// After "/" a list keeps only the rows that have what is typed; what none has cannot be typed.
func TestListsAreSifted(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, racked, func(t *testing.T, d *desk) {
		d.Press(ctrl('e'), "/", "salero")
		d.Sees("Best plays /salero", "29  K1   SALERO")
		d.lacks("  ASUELO", "(J)AULEROS")
		d.squares("K1", false, "<S>", "<A>", "<L>", "<E>", "<R>", "<O>")
		d.Press("x", down)
		d.Sees("Best plays /salero")
		d.Press(backspace, backspace, backspace)
		d.Sees("Best plays /sal")
		d.Sees("Esc clear")
		d.Press(esc)
		d.Sees("82  4H   (J)AULEROS", "1 of 1729", "/ find")
		d.Press("/")
		d.Press(screentest.Paste("k1 salero"))
		d.Sees("Best plays /k1 salero", "29 points", "1 of 1")
		d.lacks("tie at the top")
		d.Press(esc)
		d.Press("/", "k1 es", enter)
		d.Sees("Round 3, master: ESLORA at K1-K6, 29.")
	})
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("*", "sol", enter, "/", "vago")
		d.Sees("Places of SOL /vago", "1 of 5", "24  13K  VAGONL")
		d.lacks("SPAZ")
		d.Press(down, enter)
		if got := d.entry(); got != "13L ↓ SOL" {
			t.Errorf("the entry says %q", got)
		}
	})
}

// A letter whose mark is a part of it is found without it, and another order keeps what is typed.
func TestSiftingInPolish(t *testing.T) {
	t.Parallel()
	at := desktop{edition: "pl-100", check: true, words: listOf(t, "pl-100", polishWords)}
	atLines(t, at, polish, func(t *testing.T, d *desk) {
		d.Press("*", "ćma", enter, "/", "zol")
		d.Sees("Places of ĆMA /zol", "ŻÓŁW")
		d.Press(left)
		d.Sees("Places of ĆMA /zol", "ŻÓŁW")
	})
}
