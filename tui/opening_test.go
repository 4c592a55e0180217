package tui_test

import (
	"slices"
	"testing"
)

// The opening of seed 000 by keys alone, on every way to type JAMÓN.
func TestOpening(t *testing.T) {
	t.Parallel()
	for name, jamon := range map[string][]string{
		"as typed":         {"j", "a", "m", "ó", "n"},
		"with Caps Lock":   {"J", "A", "M", "Ó", "N"},
		"decomposed":       {"j", "a", "m", "o\u0301", "n"},
		"accent by itself": {"j", "a", "m", "o", "\u0301", "n"},
		"without accent":   {"j", "a", "m", "o", "n"},
		"all at once":      {"jamón"},
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.cursorOn("H8")
				d.Press(left, left, left, left)
				d.cursorOn("H4")
				d.Press(jamon...)
				d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
				d.Sees("(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44", "H4 → JAMON", "44 points")
				d.cursorOn("H9")

				d.Press(enter)
				d.squares("H4", false, "J", "A", "M", "O", "N")
				if got := d.square("H9"); got != "." {
					t.Errorf("H9 shows %q", got)
				}
				d.Sees("(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44")
				d.players("Player 1 44", "» Player 2 0")
				d.sheetCells("JAMON", "44", "now")

				d.Press(up, up, left, left, left)
				d.cursorOn("F6")
				d.Press(space)
				d.Sees("6F ↓")
				d.Press("z", "u", "o", "s")
				d.squares("F6", true, "<Z>", "<U>", "M", "<O>", "<S>")
				d.Sees("10 × 3 + 1 + 3 + 1 + 1 × 3 = 38", "6F ↓ ZU(M)OS", "38 points")
				d.Press(enter)
				d.squares("F6", true, "Z", "U", "M", "O", "S")
				d.players("» Player 1 44", "Player 2 38")
				d.sheetCells("JAMON", "44", "ZUMOS", "38")
				if got := d.noted(); !slices.Equal(got, []int{44, 38}) {
					t.Errorf("kept are %v, want 44 and 38", got)
				}
			})
		})
	}
}

// The opening of seed 002: KRAAN is laid by K, R, A and N, over the A of PLANK.
func TestOpeningOfSeed002(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{edition: "nl-102"}, func(t *testing.T, d *desk) {
		d.Press(left, left, left, left, "plank")
		d.Sees("(3 × 2 + 3 + 1 + 1 + 3) × 2 = 28")
		d.Press(enter, up, up, left, left, left, space, "kran")
		d.Sees("KRAAN", "3 × 3 + 2 + 1 + 1 + 1 × 3 = 16")
		d.Press(enter)
		d.players("» Player 1 28", "Player 2 16")
		d.squares("F6", true, "K", "R", "A", "A", "N")
		d.squares("H4", false, "P", "L", "A", "N", "K")
	})
}
