package tui_test

import "testing"

// A refused play stays as it lies, the cursor goes to the square that is named, and the
// fault says what is wrong and what to do.
func TestRefusedPlays(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		keys   []string
		laid   string // a square of the play
		tile   string
		cursor string
		says   string
	}{
		"not on the centre":   {[]string{up, "mano", enter}, "G8", "<M>", "H8", "H8"},
		"one tile":            {[]string{"a", enter}, "H8", "<A>", "", "two tiles"},
		"gap":                 {[]string{"ma", right, "no", enter}, "H9", "<A>", "H10", "H10"},
		"not in one line":     {[]string{"ma", down, left, left, "o", enter}, "H8", "<M>", "", "line"},
		"touches nothing":     {[]string{"mano", enter, up, up, up, left, left, "sol", enter}, "", "", "", "touches no tile"},
		"off the board":       {[]string{end, "s", "o"}, "H15", "<S>", "H15", "off the board"},
		"unknown letter":      {[]string{"m", "字"}, "H8", "<M>", "H9", "字"},
		"down, not in line":   {[]string{space, "ma", right, "n", enter}, "H8", "<M>", "", "line"},
		"across, one too far": {[]string{end, left, left, "mano"}, "H15", "<N>", "", "off the board"},
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(c.keys...)
				d.Sees("! ")
				d.Sees(c.says)
				if c.laid != "" {
					d.squares(c.laid, false, c.tile)
				}
				if c.cursor != "" {
					d.cursorOn(c.cursor)
				}
				d.Press(backspace)
				d.SeesNot("! ")
			})
		})
	}
}

// Tiles that make no play are told where each of them lies: what is typed where the cursor has gone
// to is no part of the word that was refused.
func TestTilesApartAreToldApart(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(right, right, "sol", enter)
		d.Sees("must cover H8")
		d.cursorOn("H8")
		d.Press("a")
		d.squares("H8", false, "<A>", ".", "<S>", "<O>", "<L>")
		d.Sees("H8 → A  H10 → SOL")
		d.Press(esc, space, "ma", up, left, "n")
		d.Sees("9I ↓ N  10H ↓ MA")
	})
}

// A typed word that clashes with the board, or goes over its edge, is told while it is typed.
func TestAClashIsToldWhileTyping(t *testing.T) {
	t.Parallel()
	for line, says := range map[string]string{
		"6F ZU(X)OS": "The word meets another letter: M on H6.",
		"H12 ZUMOS":  "ZUMOS at H12 runs off the board.",
	} {
		atLines(t, desktop{}, []string{"H4 JAMON"}, func(t *testing.T, d *desk) {
			d.Press(":", line)
			d.Sees(says)
		})
	}
}
