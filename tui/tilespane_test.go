package tui_test

import (
	"fmt"
	"regexp"
	"testing"

	"tanteo/editions"
)

// The page of the tiles warns of what cannot be: more of a letter than the set has, and says
// how many turns are not taken off.
func TestTilesPageWarns(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"= RELOJ", "= JAMON", "25", "31"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), ctrl('o'))
		d.Sees("! 2 J on the sheet, the set has 1: look at turns 1 and 2.", "2 plays without letters are not taken off.", "! J  -1   1       8")
	})
}

// A letter without a tile is taken from the blanks.
func TestForcedBlankIsABlank(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H4 KILOS"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), ctrl('o'))
		d.Sees("  ?   1   2       0", "Unseen 95 of 100")
		d.Press(down, down, down, down)
		d.Sees("only a blank can be: K W")
	})
}

// A letter shows its words of two tiles, the second letter of a digraph goes on with the
// first, and Esc shows all again before it leaves.
func TestTwoTileWordsByLetter(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), ctrl('o'), "x")
		d.Sees("With X: AX EX OX XI")
		d.Press("c")
		d.Sees("With C: CA CE CU OC")
		d.Press("h")
		d.Sees("With CH: CHA CHE CHO")
		d.Press("h")
		d.Sees("With H: AH EH HA HE HI HU OH UH")
		d.Press("ñ")
		d.Sees("With Ñ: ÑA ÑO ÑU")
		d.Press("q")
		d.Sees("With Q: none")
		d.Press(esc)
		d.SeesNot("With Q")
		d.Sees("Words of two tiles: AD AH")
		for range 5 {
			d.Press(pageDown)
		}
		d.Sees("source: a Spanish guide to the game", "ZA")
		d.SeesNot("more below")
		d.Press(up)
		d.Sees("more below")
		d.Press(esc)
		d.squares("H4", false, "J", "A", "M", "O", "N")
	})
}

func TestTwoTileWordsUnknown(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{edition: "en-100"}, nil, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), ctrl('o'))
		d.Sees("The words of two tiles are not known: English, 100 tiles.")
		d.Press("q")
		d.Sees("not known")
	})
}

// In a narrow pane the letter is told under what is left, as far as there is room.
func TestTilesTabOfALargeWindow(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{w: 120, h: 40}, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), shiftTab, "x")
		d.Sees("  Z   -/1  10", "Vowels 35 · consonants 43", "With X: AX EX OX XI")
	})
}

// Beside the board every letter of the set stands with how many are left, how many it has and
// what it counts.
func TestTilesTabHasEveryLetter(t *testing.T) {
	t.Parallel()
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	atLines(t, desktop{w: 120, h: 40}, nil, func(t *testing.T, d *desk) {
		d.Press(ctrl('t'), shiftTab)
		text := d.Text()
		row := func(name string, count, value int) {
			if !regexp.MustCompile(fmt.Sprintf(`(?m)[ │]%s +%d/%d +%d\b`, regexp.QuoteMeta(name), count, count, value)).MatchString(text) {
				t.Errorf("no %s, %d tiles of %d points", name, count, value)
			}
		}
		row("?", e.Blanks, 0)
		for _, l := range e.Alphabet() {
			if !e.OnlyBlank(l) {
				row(e.Text(l), e.Count(l), e.Value(l.Tile()))
			}
		}
		if t.Failed() {
			t.Log(text)
		}
	})
}
