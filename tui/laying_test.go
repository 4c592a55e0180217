package tui_test

import (
	"strings"
	"testing"

	"tanteo/tui/screentest"
)

func TestLetterPairsAreOneTile(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		keys []string
		want []string
	}{
		"c and h":              {[]string{"c", "h"}, []string{"<CH"}},
		"capitals":             {[]string{"C", "H"}, []string{"<CH"}},
		"both at once":         {[]string{"ch"}, []string{"<CH"}},
		"l and l":              {[]string{"l", "l"}, []string{"<LL"}},
		"r and r":              {[]string{"r", "r"}, []string{"<RR"}},
		"three l":              {[]string{"l", "l", "l"}, []string{"<LL", "<L>"}},
		"four l":               {[]string{"l", "l", "l", "l"}, []string{"<LL", "<LL"}},
		"in a word":            {[]string{"p", "e", "r", "r", "o"}, []string{"<P>", "<E>", "<RR", "<O>"}},
		"apart":                {[]string{"c", left, right, "h"}, []string{"<C>", "<H>"}},
		"after Backspace":      {[]string{"c", "h", backspace, "a"}, []string{"<A>"}},
		"after half of it":     {[]string{"c", backspace, "h"}, []string{"<H>"}},
		"Backspace then again": {[]string{"c", "a", backspace, "h"}, []string{"<C>", "<H>"}},
		"blank":                {[]string{"c", "h", "?"}, []string{"<ch"}},
		"blank before h":       {[]string{"c", "?", "h"}, []string{"<ch"}},
		"blank and back":       {[]string{"c", "h", "?", "?"}, []string{"<CH"}},
		"ñ":                    {[]string{"ñ"}, []string{"<Ñ>"}},
		"n and a tilde":        {[]string{"n\u0303"}, []string{"<Ñ>"}},
		"k is a blank":         {[]string{"k"}, []string{"<k>"}},
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(c.keys...)
				d.squares("H8", false, c.want...)
				next := []string{"H8", "H9", "H10", "H11", "H12"}[len(c.want)]
				if got := d.square(next); got != map[string]string{"H9": ".", "H10": ".", "H12": "DL"}[next] {
					t.Errorf("%s shows %q after %q", next, got, c.keys)
				}
			})
		})
	}
}

func TestPairWithASignIsOneTile(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string][]string{
		"dot between": {"l", "·", "l"},
		"full stop":   {"l", ".", "l"},
		"at once":     {"l·l"},
		"ŀ and l":     {"ŀ", "l"},
		"Ŀ and L":     {"Ŀ", "L"},
		"ŀl pasted":   {screentest.Paste("ŀl")},
	} {
		t.Run(name, func(t *testing.T) {
			atGame(t, desktop{edition: "ca-100"}, func(t *testing.T, d *desk) {
				d.Press(keys...)
				d.squares("H8", false, "L·L")
				if got := d.square("H9"); got != "." {
					t.Errorf("H9 shows %q", got)
				}
				d.Press(backspace)
				d.squares("H8", false, "*DW")
			})
		})
	}
}

func TestBlankKey(t *testing.T) {
	t.Parallel()
	t.Run("on the tile just laid", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press("m", "a", "?", "n", "o")
			d.squares("H8", false, "<M>", "<a>", "<N>", "<O>")
			d.Sees("(3 + 0 + 1 + 1) × 2 = 10")
		})
	})
	t.Run("under the cursor", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press("m", "a", "n", "o", left, left, left, "?")
			d.squares("H8", false, "<M>", "<a>", "<N>", "<O>")
			d.cursorOn("H9")
			d.Press("?")
			d.squares("H8", false, "<M>", "<A>", "<N>", "<O>")
		})
	})
	t.Run("with nothing laid", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press("?")
			d.squares("H8", false, "*DW")
		})
	})
	t.Run("the third blank of two is noted and said", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press("m", "?", "a", "?", "n", "?", "o", enter)
			d.squares("H8", false, "m", "a", "n", "O")
			d.Sees("?")
		})
	})
}

func TestLettersJumpOverTiles(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(screentest.Times(4, left)...)
		d.Press("jamón", enter)
		d.Press(screentest.Times(5, left)...)
		d.cursorOn("H4")
		d.Press(left, "s") // S on H3, then the cursor jumps over JAMON
		d.squares("H3", false, "<S>", "J", "A", "M", "O", "N")
		d.cursorOn("H9")
		d.Press("e", "s")
		d.squares("H9", false, "<E>", "<S>")
		d.Sees("SJAMONES")
		d.Press(backspace, backspace, backspace)
		d.cursorOn("H3")
		d.Press(right, "a") // typed on a tile: the next free square takes it
		d.squares("H4", false, "J", "A", "M", "O", "N", "<A>")
	})
}

func TestEdgeOfTheBoard(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(screentest.Times(20, up)...)
		d.Press(screentest.Times(20, left)...)
		d.cursorOn("A1")
		d.Press(screentest.Times(20, down)...)
		d.Press(screentest.Times(20, right)...)
		d.cursorOn("O15")
		d.Press(home)
		d.cursorOn("O1")
		d.Press(end)
		d.cursorOn("O15")
		d.Press(left, left, "sol")
		d.squares("O13", false, "<S>", "<O>", "<L>")
		d.cursorOn("O15")
		d.Press("a")
		d.squares("O13", false, "<S>", "<O>", "<L>")
		d.Sees("! ")
		d.cursorOn("O15")
		d.Press(backspace)
		d.squares("O13", false, "<S>", "<O>", "TW")
		d.cursorOn("O15")
	})
}

// Letters that find no square are said with the rest, and what lies is not noted without them.
func TestLettersBeyondTheEdgeAreNotDropped(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(end, left, left, "soleares", enter)
		d.squares("H13", false, "<S>", "<O>", "<L>")
		d.Sees("! SOLEARES at H13 runs off the board.")
		if turns := d.onlyGame().Standings.Turns; len(turns) > 0 {
			t.Errorf("%d turns are noted", len(turns))
		}
		d.Press(space) // the other way there is room for all
		d.squares("H13", true, "<S>", "<O>", "<L>", "<E>", "<A>", "<R>", "<E>", "<S>")
		d.Press(esc, space, end, left, "mi", "c", "h", "?")
		d.Sees("! MICH at H14 runs off the board.")
		d.Press(space)
		d.squares("H14", true, "<M>", "<I>", "<ch")
		d.Press(space, backspace)
		d.SeesNot("! ")
	})
}

// They are not left lying without the rest from the menu either, and a session that was killed has
// them again.
func TestLettersBeyondTheEdgeAreNotLaidAndAreKept(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(end, left, left, "soleares", ctrl('p'), "lay", enter)
		d.Sees("! SOLEARES at H13 runs off the board.")
		if turns := d.onlyGame().Standings.Turns; len(turns) > 0 {
			t.Errorf("%d turns are noted", len(turns))
		}
		again := d.killed()
		again.Press(enter, enter)
		again.squares("H13", false, "<S>", "<O>", "<L>")
		again.Sees("! SOLEARES at H13 runs off the board.")
	})
}

// No more of them are kept than a word can have: each would cost the next key more, and whoever leaves
// would wait for them all.
func TestLettersFarBeyondTheEdgeAreFew(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(end)
		d.Press(strings.Split(strings.Repeat("s", 60), "")...)
		d.Sees("! " + strings.Repeat("S", 1+15) + " at H15 runs off the board.")
	})
}

// A character for which a line has no room is said to have none.
func TestALineThatIsFullSaysSo(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":")
		d.Press(screentest.Paste("note " + strings.Repeat("x", 994)))
		d.Press("y")
		d.SeesNot("too long")
		d.Press("z")
		d.Sees("! The line is too long.")
		d.Press(backspace)
		d.SeesNot("too long")
	})
}

func TestEscTakesAllBack(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("m", "a", "n", "o")
		d.Press(esc)
		d.squares("H8", false, "*DW", ".", ".", ".")
		d.cursorOn("H8")
		d.SeesNot("points", "MANO")
		d.Press(space)
		d.Press("m", "a", backspace)
		d.squares("H8", true, "<M>", ".")
		d.cursorOn("I8")
	})
}

// The direction stays when a play is noted.
func TestDirectionStays(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(space, "mano", enter)
		d.squares("H8", true, "M", "A", "N", "O")
		d.Sees("↓")
		d.Press(esc, right, right, space)
		d.Sees("→")
	})
}

// A word that turns is read as it lay, in whatever order its tiles came.
func TestTurnedWordKeepsItsOrder(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("ca", left, left, left, "t", space)
		d.squares("H7", true, "<T>", "<C>", "<A>")
		d.Press(space)
		d.squares("H7", false, "<T>", "<C>", "<A>")
	})
}

// A letter that the edition does not have, a sign and a control key lay nothing.
func TestNoTile(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		for _, key := range []string{"я", "字", "😀", "!", "@", "\x1b[15~", "\x1b[24~", "\x00"} {
			d.Press(key)
			if got := d.square("H8"); got != "*DW" {
				t.Errorf("%q lays %q", key, got)
			}
			d.Press(esc)
		}
		d.cursorOn("H8")
	})
}

// A held key and a slow line give many keys in one read.
func TestKeysInABurst(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Burst(left, left, left, left, "jam\u00f3n", enter, up, up, left, left, left, space, "zuos", enter)
		d.squares("H4", false, "J", "A", "M", "O", "N")
		d.squares("F6", true, "Z", "U", "M", "O", "S")
		d.players("» Player 1 44", "Player 2 38")
	})
}

// Tiles that are being laid can be left on the board without points, from the palette.
func TestTilesAreLeftWithoutPoints(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("pan", ctrl('p'), "without points", enter)
		d.squares("H8", false, "P", "A", "N")
		d.players("» Player 1 0", "Player 2 0")
		d.Sees("unseen 97")
		d.Press(ctrl('u'))
		d.squares("H8", false, "*DW")
	})
}

// A letter that is one tile only with the one that follows is seen as it is typed, and noted by
// nobody without it.
func TestLetterThatNeedsTheNext(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{edition: "ca-100"}, func(t *testing.T, d *desk) {
		d.Press("a", "q")
		if got := d.entry(); !strings.HasSuffix(got, "AQ") {
			t.Errorf("the entry line is %q", got)
		}
		d.Press(enter)
		d.Sees("! ", "Q")
		d.Press("u", "e")
		d.squares("H8", false, "<A>", "<QU", "<E>")
		d.Press("q", backspace, "s")
		d.squares("H8", false, "<A>", "<QU", "<E>", "<S>")
	})
}

// A challenge that takes the only word off leaves the cursor where a first play has to lie.
func TestCursorGoesToTheCentreOfAnEmptiedBoard(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(left, left, left, left, "j", "a", "m", "o", "n", enter, down, down)
		d.Press(":", "challenge", enter)
		d.cursorOn("H8")
	})
}

// Beside the points of a word that cannot be noted as it lies stands why not.
func TestWhyALaidWordIsNotReady(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {48, 20}} {
		atLines(t, desktop{w: size[0], h: size[1]}, nil, func(t *testing.T, d *desk) {
			d.Press(up, up, "s")
			d.Sees("The first word must cover H8.")
			d.Press(esc, down, down, "s")
			d.SeesNot("! ", "two tiles")
			d.Press("ol", enter, up, up, up, up, "sol")
			d.Sees("touches no tile")
		})
	}
}
