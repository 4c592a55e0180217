package tui_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/tui/screentest"
)

// The parallel play of the Mattel sheet: each of its four words stands with its own working.
func TestParallelPlayIsWorkedOut(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H6 TENOR"}, func(t *testing.T, d *desk) {
		d.Press(up, left, "mes")
		d.Sees("3 × 2 + 1 + 1 × 2 = 9", "ME  3 × 2 + 1 = 7", "EN  1 + 1 = 2", "SO  1 × 2 + 1 = 3", "21 points")
		total := slices.IndexFunc(strings.Split(d.Text(), "\n"), func(row string) bool {
			return strings.Contains(row, " Total ") && strings.HasSuffix(strings.TrimRight(row, " "), " 21")
		})
		if total < 0 {
			t.Errorf("no total of the turn in\n%s", d.Text())
		}
		d.Press(enter)
		d.players("» Ana 10", "Bea 21")
	})
}

// More new tiles in a typed word than a rack has: one of them lay there, and is to be marked.
func TestEightNewTiles(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(":", "= ALBERGUE", enter)
		d.Sees("! ", "more than 7 new tiles", "brackets")
		d.Press("0", enter)
		d.players("Player 1 61", "» Player 2 0")
	})
}

// A letter without a tile stays a blank, whatever is pressed.
func TestForcedBlankStays(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press("k", "?")
		d.squares("H8", false, "<k>")
		d.Press("i", left, left, "?")
		d.squares("H8", false, "<k>", "<I>")
		d.Press(enter)
		if got := d.noted(); !slices.Equal(got, []int{2}) {
			t.Errorf("noted are %v", got)
		}
	})
}

// A blank is red on the board, in small letters besides.
func TestBlankIsRed(t *testing.T) {
	t.Parallel()
	const red = 89
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		x, y := d.squareAt("M12")
		if c := d.Cell(x, y); c.Text != "n" || c.Ink != red {
			t.Errorf("the blank is %q, drawn %s", c.Text, c.Style())
		}
	})
}

// The squares have the colours of the box: red, pink, dark and light blue; or those of 2008.
func TestSquaresOfTheBox(t *testing.T) {
	t.Parallel()
	squares := []string{"A1", "B2", "B6", "A4"} // triple word, double word, triple letter, double letter
	for theme, want := range map[string][4]screentest.Colour{
		"dark":      {88, 174, 25, 73},   // red, pink, dark blue, light blue
		"dark-2008": {208, 88, 72, 25},   // orange, red, green, blue
		"light":     {124, 217, 25, 153}, // as dark
	} {
		t.Run(theme, func(t *testing.T) {
			atGame(t, desktop{theme: theme}, func(t *testing.T, d *desk) {
				for i, square := range squares {
					x, y := d.squareAt(square)
					if c := d.Cell(x, y); c.Ground != want[i] {
						t.Errorf("%s is drawn %s, want ground %d", square, c.Style(), want[i])
					}
				}
			})
		})
	}
}

// Just counting, a play stays on the board for the next one; so do tiles of a game that are
// left there without points, until they are taken off.
func TestTilesStayOnTheBoard(t *testing.T) {
	t.Parallel()
	t.Run("just counting", func(t *testing.T) {
		atDesk(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(up, enter, left, left, left, left, "jamon", enter)
			d.squares("H4", false, "J", "A", "M", "O", "N")
			d.Press(up, up, left, left, left, space, "zuos")
			d.Sees("10 × 3 + 1 + 3 + 1 + 1 × 3 = 38")
			d.Press(enter, esc, enter)
			d.Sees("Clear the board")
			d.Press(down, enter)
			d.squares("H4", false, "J", "A", "M", "O", "N") // asked first
			d.Press(enter)
			d.squares("H4", false, "DL", ".", ".", ".", "*DW")
		})
	})
	t.Run("in a game", func(t *testing.T) {
		atLines(t, desktop{}, position[:1], func(t *testing.T, d *desk) {
			d.Press(up, up, "es", ctrl('p'), "without points", enter)
			d.squares("F8", false, "E", "S")
			d.Press(":", "clear", enter)
			d.squares("F8", false, ".", ".")                // what was laid goes
			d.squares("H4", false, "J", "A", "M", "O", "N") // what was noted stays
		})
	})
}

// The screen speaks the languages of the seeds; English (US) is a language to come.
func TestLanguagesOfTheScreen(t *testing.T) {
	t.Parallel()
	for lang, says := range map[string]string{"en": "New game", "de": "Neue Partie", "es": "Partida nueva", "fr": "Nouvelle partie", "nl": "Nieuw spel"} {
		t.Run(lang, func(t *testing.T) {
			atDesk(t, desktop{lang: lang}, func(t *testing.T, d *desk) {
				d.Sees(says)
				d.Press(enter, enter, left, left, left, left, "jamon", enter)
				d.Sees("JAMON", "(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44")
			})
		})
	}
}

// In Dutch the tiles that are left on the board are left without score, where there is a sheet;
// and what is doubled and tripled is told with the words that are used at home.
func TestDutchWords(t *testing.T) {
	t.Parallel()
	dutch := desktop{lang: "nl", edition: "nl-102", h: 40, w: 100}
	t.Run("the button", func(t *testing.T) {
		atGame(t, dutch, func(t *testing.T, d *desk) {
			d.Press("plank", ctrl('p'), "zonder score")
			d.Sees("Leggen zonder score")
			d.Press(enter)
			d.squares("H8", false, "P", "L", "A", "N", "K")
			d.Press(enter)
			d.Sees("Leggen zonder score")
		})
		atDesk(t, dutch, func(t *testing.T, d *desk) { // just counting
			d.Press(up, enter, "plank", ctrl('p'), "zonder score")
			d.SeesNot("Leggen zonder score")
		})
	})
	t.Run("at home", func(t *testing.T) {
		atGame(t, dutch, func(t *testing.T, d *desk) {
			if help := strings.Join(strings.Fields(wholeHelp(d, countingPage)), " "); !strings.Contains(help, "twee dubbele maken 4, twee drievoudige 9") {
				t.Errorf("%s", help)
			}
		})
	})
}

// The ranking of a duplicate can be copied, as text.
func TestRankingIsCopied(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, seedRounds, func(t *testing.T, d *desk) {
		d.Press(":", "end", enter, ctrl('y'))
		want := "Final table    Total  Difference     Share\n1. Ana            72          −6     92.3%\n2. Bea            65         −13     83.3%\nAna wins with 72.\n"
		if got := d.clipboard(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

// The clock of a round has one, two or three minutes.
func TestRoundsOfMinutes(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		for _, minutes := range []string{"1", "2", "3"} {
			d.Press(":", "clock round "+minutes, enter)
			if got := d.timeShown(); got != minutes+":00 stopped" {
				t.Errorf("%s minutes: it shows %q", minutes, got)
			}
			d.Press(esc)
		}
	})
}

// The final table says how often a player has laid all tiles.
func TestFinalTableCountsAllTiles(t *testing.T) {
	t.Parallel()
	atLines(t, desktop{}, []string{"H5 TORTILLA", "10"}, func(t *testing.T, d *desk) {
		d.Press(":", "end XA -", enter)
		d.Sees("All tiles", "Ana 1", "TORTILLA 78, Ana")
	})
}

// The end is in the menu of the turn, and asks for the racks.
func TestEndIsInTheMenu(t *testing.T) {
	t.Parallel()
	atPosition(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter)
		for range 10 {
			d.Press(down)
		}
		d.Press(enter, "xa")
		d.Sees("−9", "+9", "Bea went out")
	})
}

// The grid shows the leader in gold, with a gold rule under the name; says what can be typed,
// also in its two last rows; and counts a play with its squares, blanks and bonus.
func TestGridOfTheSeed(t *testing.T) {
	t.Parallel()
	t.Run("gold", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(grid)
			leader := func(x, y int, text string) {
				t.Helper()
				if c := d.Cell(x, y); c.Text != text || c.Ink != 220 {
					t.Errorf("column %d of row %d is %q, drawn %s\n%s", x, y, c.Text, c.Style(), d.Text())
				}
			}
			leader(12, 2, "━")
			for y, row := range strings.Split(d.Text(), "\n") {
				if strings.HasPrefix(row, "Total ") {
					leader(strings.Index(row, "69"), y, "6")
				}
			}
		})
	})
	t.Run("guidance", func(t *testing.T) {
		atPosition(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(grid)
			d.Sees("Points, or a line: H4 JAMON, = R2wELOJ3l, exchange 3.", "0 is a pass", "Tab or Enter: the next cell.")
			d.Press(down, down)
			d.Sees("What is left on the rack is taken off: letters, ? for a blank, or points.")
			d.Press("xa", tab)
			d.Press(down)
			d.Sees("+9")
		})
	})
	t.Run("counts", func(t *testing.T) {
		atGame(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(grid, "= TORT2wI?LLA")
			d.Sees("TORTILLA, 76, 50 of it for 7 tiles")
			d.Press(enter)
			d.gridRow("1", "TORTILLA", "76", "now")
			d.Sees("Player 2: turn")
		})
	})
}

// No package of the program opens a connection: a game is never sent anywhere. What carries
// the screen over ssh is apart.
func TestNothingIsSent(t *testing.T) {
	t.Parallel()
	for _, p := range packages(t) {
		if p.within("tui/serve") {
			continue
		}
		for _, path := range []string{"net", "crypto/tls", "golang.org/x/crypto/ssh"} {
			if found := p.importing(path); found != "" {
				t.Errorf("%s imports %s", p.path, found)
			}
		}
	}
}
