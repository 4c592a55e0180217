package tui_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"tanteo/tui/screentest"
)

// A new game is Enter, Enter: the board in focus, the cursor on the centre.
func TestNewGameIsTwoKeys(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{lang: "es"}, func(t *testing.T, d *desk) {
		d.Sees("T  A  N  T  E  O")
		d.Press(enter)
		d.Sees("Partida nueva")
		d.Press(enter)
		d.players("» Jugador 1 0", "Jugador 2 0")
		d.cursorOn("H8")
		d.Press("m")
		d.squares("H8", false, "<M>")
	})
}

func TestForm(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, "Ana", down, "Mar", "i\u0301", "a", down)
		d.Press(up, up, up, right, right) // the players, three and four of them
		d.Sees("‹ 4")
		d.Press(left)
		d.Press(down, down, down, "字字")
		d.Press(left, "X", backspace) // inside a name the arrows move through it
		d.Press(down, left)           // and the third opens
		d.Sees("‹ 字字")
		d.Press(enter)
		g := d.onlyGame()
		if got := strings.Join(g.Log.Players, ","); got != "Ana,María,字字" || g.Standings.OnTurn != 3 {
			t.Errorf("players are %q, %d opens", got, g.Standings.OnTurn)
		}
		d.Sees("Ana", "María", "» 字字")
	})
}

func TestFormChoosesTilesAndRules(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, down, down, down) // from the first name to the tiles
		for range 40 {
			if d.Press(right); strings.Contains(d.Text(), "(en-100)") {
				break
			}
		}
		d.Press(enter)
		if g := d.onlyGame(); g.Log.Edition.ID != "en-100" || g.Log.Notation != "gcg" {
			t.Errorf("the game is played with %s in notation %s", g.Log.Edition.ID, g.Log.Notation)
		}
		d.Press("quiz", enter)
		d.players("Player 1 44", "» Player 2 0")
	})
}

func TestFormRefusesABadName(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, "Ana:")
		d.Sees("! ")
		d.Press(backspace)
		d.Press(screentest.Paste(strings.Repeat("x", 100)))
		d.Sees("! ", "New game")
		d.Press(esc)
		d.Sees("T  A  N  T  E  O")
	})
}

// A sign that no name holds changes nothing, wherever in the name it is typed.
func TestRefusedSignLeavesTheName(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, "Ana", left, ":")
		d.Sees("! ")
		d.Press("b", enter)
		d.players("» Anba 0", "Player 2 0")
	})
}

// Control signs of a pasted name never come onto the screen as such.
func TestPastedNameIsSafe(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"newline in it": "Ana\nBea", "controls": "A\x00n\x07a\x08\x7f", "escape": "An\x1b[31ma\x1b]0;title\x07", "bidi": "Ana\u202e\u2066x", "C1": "A\u009b31mna",
	} {
		t.Run(name, func(t *testing.T) {
			atDesk(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(enter, screentest.Paste(text), enter)
				for y := range 24 {
					for x := range 80 {
						c := d.Cell(x, y)
						if strings.ContainsAny(c.Text, "\x00\x07\x08\x1b\x7f\u009b\u202e\u2066\n") || c.Ink == 1 {
							t.Fatalf("column %d of row %d holds %q, drawn %s\n%s", x, y, c.Text, c.Style(), d.Text())
						}
					}
				}
			})
		})
	}
}

func TestJustCount(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(up, enter)
		d.Sees("Just count")
		d.Press(left, left, left, left, "jamón")
		d.Sees("(8 × 2 + 1 + 3 + 1 + 1) × 2 = 44", "44 points")
		d.Press(esc, ":", "= R2wELOJ3l")
		d.Sees("56 points")
		d.Press(esc, esc, enter)
		d.Sees("Back to the board", "Clear the board")
		d.Press(esc)
		if paths, _ := filepath.Glob(filepath.Join(d.at.dir, "games", "*")); len(paths) != 0 {
			t.Errorf("counting keeps %q", paths)
		}
	})
}

// What only a game has is refused where plays are only counted, and is not offered there; nobody is
// named.
func TestJustCountHasNoPlayers(t *testing.T) {
	t.Parallel()
	for _, line := range []string{
		"25", "pass", "finish", "end", "end 5 3", "void", "reopen", "join Carla", "leave 1", "name 1 Ana", "challenge", "analysis", "penalty", "penalty 1 5",
		"bonus 1 5", "note hallo", "edit 1 pass", "delete 1", "recount", "again", "missed", "clock turn 2:00", "next", "master 24", "wrong 1",
	} {
		atDesk(t, desktop{}, func(t *testing.T, d *desk) {
			d.Press(up, enter, up, "jam\u00f3n", enter, ":", line, enter)
			d.Sees("! Just count counts plays; it has no players.", "Type a play, or start a new game.")
			d.SeesNot("Player", "Enter again")
		})
	}
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(up, enter, left, left, "jam\u00f3n", enter)
		for _, keys := range [][]string{{ctrl('u')}, {ctrl('r')}, {":", "undo", enter}, {":", "redo", enter}} {
			d.Press(keys...)
			d.SeesNot("Player", "Next")
		}
		for _, command := range []string{"finish", "penalty", "join", "analys", "edit", "note", "clock", "grid", "chart", "turn"} {
			d.Press(ctrl('p'), command)
			d.Sees("0/")
			d.Press(esc)
		}
		for _, chord := range []string{ctrl('n'), ctrl('k'), ctrl('x')} {
			d.Press(chord)
			d.SeesNot("Player")
		}
	})
}

func TestEarlierGames(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, "es-100", []string{"Carla", "Dora"}, "25", "30")
		time.Sleep(time.Hour)
		keepGame(t, at.dir, "es-100", []string{"Ana", "Bea"}, position...)
		d := sitDown(t, at)
		d.Sees("Ana 69, Bea 55", "Carla 25, Dora 30")
		d.Press(down, enter, down, down, down, enter)
		d.players("» Carla 25", "Dora 30")
	})
}

// A file that cannot be read is listed as such, set aside when it is opened, and never
// written over.
func TestDamagedFile(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGame(t, at.dir, "es-100", []string{"Ana", "Bea"}, position...)
		path := filepath.Join(at.dir, "games", id+".json")
		rubbish := []byte(`{"schema": 1, "kind": "classic", "ev`)
		if err := os.WriteFile(path, rubbish, 0o600); err != nil {
			t.Fatal(err)
		}
		d := sitDown(t, at)
		d.Sees(id)
		d.Press(down, enter) // Resume, or the list where there is nothing to resume
		if strings.Contains(d.Text(), "New game ━") {
			t.Fatalf("the form opens\n%s", d.Text())
		}
		d.Press(enter)
		d.Sees("Earlier games", "! ", ".damaged")
		kept := false
		paths, _ := filepath.Glob(filepath.Join(at.dir, "games", "*"))
		for _, path := range paths {
			text, err := os.ReadFile(path)
			kept = kept || err == nil && string(text) == string(rubbish)
		}
		if !kept {
			t.Errorf("what was in the damaged file is gone; there are %q", paths)
		}
		d.Press(esc, up, enter, enter) // and a new game can be begun
		d.players("» Player 1 0", "Player 2 0")
	})
}

func TestLeavingSaves(t *testing.T) {
	t.Parallel()
	atGame(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(left, left, left, left)
		d.Burst("jam\u00f3n", enter, ctrl('c')) // while the first letters are still being saved
		d.leave()
		if got := d.noted(); len(got) != 1 || got[0] != 44 {
			t.Errorf("kept are %v", got)
		}
	})
}

func TestCtrlCLeavesFromEverywhere(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string][]string{
		"start": nil, "form": {enter}, "board": {enter, enter}, "laying": {enter, enter, "m"}, "entry": {enter, enter, ":", "12"},
		"menu": {enter, enter, enter}, "palette": {enter, enter, ctrl('p')}, "help": {enter, enter, ctrl('g')}, "side": {enter, enter, shiftTab},
		"page": {enter, enter, ctrl('o')},
	} {
		t.Run(name, func(t *testing.T) {
			atDesk(t, desktop{}, func(t *testing.T, d *desk) {
				d.Press(keys...)
				d.Press(ctrl('c'))
				if !d.Left() {
					t.Errorf("Ctrl+C does not leave\n%s", d.Text())
				}
			})
		})
	}
}

// A new game begins with the tiles that were played with last, where the settings name none.
func TestTilesOfTheLastGame(t *testing.T) {
	t.Parallel()
	kept := ""
	keep := func(edition string) error { kept = edition; return nil }
	atDesk(t, desktop{edition: unasked, tilesKept: keep}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("(en-100)")
		d.Press(down, down, down, right, enter)
		g := d.onlyGame()
		if kept == "" || kept == "en-100" || g.Edition.ID != kept {
			t.Errorf("the game has %s, and %q is kept in mind", g.Edition.ID, kept)
		}
	})
	for tiles, want := range map[string]string{"nl-102": "(nl-102)", "gone-1": "(en-100)", "": "(en-100)"} {
		atDesk(t, desktop{edition: unasked, tiles: tiles}, func(t *testing.T, d *desk) {
			d.Press(enter)
			d.Sees(want)
		})
	}
	atDesk(t, desktop{edition: "fr-102", tiles: "nl-102"}, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("(fr-102)")
	})
}

// A game that cannot be resumed is not offered again: its file is set aside.
func TestWhatCannotBeResumedIsNotOffered(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		id := keepGame(t, at.dir, "es-100", []string{"Ana", "Bea"}, position...)
		d := sitDown(t, at)
		d.Sees("Ana, Bea")
		if err := os.WriteFile(filepath.Join(at.dir, "games", id+".json"), []byte("{"), 0o600); err != nil {
			t.Fatal(err)
		}
		d.Press(enter)
		d.Sees("! The game's file is damaged")
		d.lacks("Ana, Bea")
	})
}

// Where the start page has no room for all earlier games, it says how many it shows.
func TestStartPageSaysHowManyGamesItShows(t *testing.T) {
	t.Parallel()
	d := desktop{}.filled(t)
	for range 7 {
		keepGame(t, d.dir, "es-100", two, "25")
	}
	atDesk(t, d, func(t *testing.T, d *desk) {
		shown := strings.Count(d.Text(), "Ana 25, Bea 0")
		if want := fmt.Sprintf("%d of 7", shown); shown < 1 || !strings.Contains(d.Text(), want) {
			t.Errorf("no %q in\n%s", want, d.Text())
		}
	})
}

// Who has no name heads the narrow columns of the sheet by the seat.
func TestNamelessPlayersHaveHeadingsOfTheirOwn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		at := desktop{}.filled(t)
		keepGame(t, at.dir, "es-100", []string{"", "", "", "Ana"}, "25")
		d := sitDown(t, at)
		d.Press(enter)
		d.Sees("      1      2      3    Ana")
	})
}
