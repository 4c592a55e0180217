package tui_test

import (
	"strings"
	"testing"
)

// All places of a word light up, the best first; the chosen one lies on the board.
func TestPlacesOfAWord(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(":", "* sol", enter)
		d.Sees("Places of SOL", "1 of 38", "34  3F   SPAZ LJAMON", "> * SOL", "34 points at 3F · SOL 4, SPAZ 15, LJAMON 15")
		d.squares("F3", true, "<S>", "<O>", "<L>")
		d.squares("E3", false, "19", "31", "27", "20")
		d.Press(down)
		d.Sees("2 of 38", "31 points at E4")
		d.squares("E4", false, "<S>", "<O>", "<L>")
		d.squares("F3", true, "34")
		d.Press(end)
		d.Sees("38 of 38")
		d.Press(home, down, enter)
		d.squares("E4", false, "<S>", "<O>", "<L>")
		if got := d.entry(); got != "E4 → SOL" {
			t.Errorf("the entry says %q", got)
		}
		d.Press(enter)
		if points := d.noted(); points[len(points)-1] != 31 {
			t.Errorf("noted %v", points)
		}
	})
}

// A key shows the places of the word that is being laid; Esc leaves its tiles where they were.
func TestPlacesOfTheWordBeingLaid(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press(home, "sol", "*")
		d.Sees("Places of SOL", "1 of 38")
		d.Press(esc)
		d.squares("H1", false, "<S>", "<O>", "<L>")
		d.Press("*", enter)
		d.squares("F3", true, "<S>", "<O>", "<L>")
		d.squares("H1", false, "TW", ".")
	})
}

// What lies between the tiles being laid is of their word.
func TestPlacesOfAWordOverTiles(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position[:1], func(t *testing.T, d *desk) {
		d.Press(left, left, up, up, space, "zuos", "*")
		d.Sees("Places of ZUMOS", "1 of ")
	})
}

// With nothing laid the key begins the line.
func TestPlacesKeyBeginsALine(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("*", "sol", enter)
		d.Sees("Places of SOL")
	})
}

// A letter of which no tile is left is a blank, and one may be chosen.
func TestPlacesWithBlanks(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("*", "zas", enter) // the only Z lies: another is a blank
		d.Sees("1 of 36", "ZPAZ SJAMON")
		d.squares("F3", true, "<z>", "<A>", "<S>")
		d.Press(esc, "*", "s?ol", enter)
		d.Sees("Places of S?OL")
		if text := d.Text(); !strings.Contains(text, "<s>") {
			t.Errorf("no blank S is laid:\n%s", text)
		}
	})
}

// Pairs are one tile in a place too.
func TestPlacesOfDigraphs(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position, func(t *testing.T, d *desk) {
		d.Press("*", "chal", enter)
		d.Sees("Places of CHAL")
		d.Sees("1 of 37", "CHPAZ LJAMON", "F  .  TL<ch P  A  Z")
	})
}

// A place that makes a word that is not in the list is marked, not hidden.
func TestPlacesAreMarkedByTheList(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
		d.Press("*", "sol", enter)
		d.Sees("1 of 38", "?  34  3F   SPAZ LJAMON", "not in list: SPAZ LJAMON", "List: es, not the official one.")
		d.lacks("+  34")
	})
}

// Those of which the list has every word can come first.
func TestPlacesListedFirst(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{check: true}, position, func(t *testing.T, d *desk) {
		d.Press("*", "sol", enter)
		d.Sees("?  34  3F", "Left Right listed first")
		d.Press(right)
		d.Sees("1 of 38", "Left Right by points")
		if text := d.Text(); strings.Contains(leftPart(text[strings.Index(text, "1 of 38"):], 100), "?  ") {
			t.Errorf("the first place is marked:\n%s", text)
		}
		d.Press(right)
		d.Sees("?  34  3F", "1 of 38")
	})
}

// A word without a place says so, and what is typed stays.
func TestNoPlace(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, position[:1], func(t *testing.T, d *desk) {
		d.Press("*", "ññññ", enter)
		d.Sees("There is no place for ÑÑÑÑ")
		if got := d.entry(); got != "> * ññññ" {
			t.Errorf("the entry has %q", got)
		}
	})
}
