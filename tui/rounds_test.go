package tui_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/screentest"
)

var (
	// seedRounds are the three rounds of the seeds: masters of 24, 36 and 18.
	seedRounds = []string{"master 24", "24", "20", "next", "master 36", "30", "36", "next", "master 18", "18", "9", "next"}

	// fourRounds are the same of four players, and a fourth round under way.
	fourRounds = []string{
		"master 24", "24", "20", "24", "18", "next", "master 36", "30", "36", "28", "24", "next", "master 18", "18", "9", "18", "9", "next",
		"rack AELORSU", "1: H4 JAMON", "3: 11",
	}

	atFourTables = []string{"Ana", "Bea", "Carles", "Dora"}
)

// hall are so many names, some of them long.
func hall(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = fmt.Sprintf("Jugador %c%02d", 'A'+i%26, i+1)
	}
	copy(names[5:], []string{"López Aguirre, María del Carmen", "Jiménez, L.", "字幕の人", "Martí, J.", "Mas, Montserrat"})
	return names
}

// hallRounds are a closed round and the beginning of another in a hall: one cell of it is
// above the master.
func hallRounds() []string {
	lines := []string{"1: H4 JAMON", "master H4 JAMON", "9: 46"}
	for seat := 10; seat < 60; seat++ {
		lines = append(lines, fmt.Sprintf("%d: %d", seat, seat%40))
	}
	lines = append(lines, "next", "rack CDLOSTU", "master F6 ZUMOS")
	lines = append(lines, "1: 6F ZU.OS", "2: pass", "17: 40")
	return slices.DeleteFunc(lines, func(line string) bool { return line == "master F6 ZUMOS" })
}

// roundStates are screens of duplicates and of the form of a new game.
var roundStates = []state{
	{name: "rounds-alone", rounds: true, players: []string{"Ana"}, lines: []string{"H4 JAMON", "next", "20", "master 24", "next"}, keys: keys()},
	{name: "rounds-two", rounds: true, players: two, lines: seedRounds, keys: keys()},
	{name: "rounds-four", rounds: true, players: atFourTables, lines: fourRounds, keys: keys()},
	{name: "rounds-laying", rounds: true, players: two, lines: seedRounds, keys: keys(left, left, left, left, "jamon")},
	{name: "rounds-cell", rounds: true, players: atFourTables, lines: fourRounds, keys: keys(shiftTab, up, right)},
	{name: "rounds-page", rounds: true, players: atFourTables, lines: fourRounds, keys: keys(shiftTab, ctrl('o'))},
	{name: "rounds-rank", rounds: true, players: atFourTables, lines: fourRounds, keys: keys(ctrl('t'))},
	{name: "rounds-menu", rounds: true, players: two, lines: seedRounds, keys: keys(enter)},
	{name: "rounds-end", rounds: true, players: two, lines: append(seedRounds[:12:12], "finish"), keys: []string{down, enter, enter}},
	{name: "hall", rounds: true, players: hall(60), lines: hallRounds(), keys: keys()},
	{name: "hall-entry", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(":", "martí 24")},
	{name: "hall-play", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(":", "42 6F ZUMOS")},
	{name: "hall-round", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(shiftTab, left, "!")},
	{name: "hall-page", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(shiftTab, ctrl('o'))},
	{name: "hall-rank", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(ctrl('t'))},
	{name: "hall-rank-page", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(ctrl('t'), ctrl('o'), down, down)},
	{name: "hall-end", rounds: true, players: hall(60), lines: append(hallRounds(), "finish"), keys: []string{down, enter, enter}},
	{name: "hall-200", rounds: true, players: hall(200), lines: []string{"150: 24", "200: 30"}, keys: keys(shiftTab, end)},
	{name: "hall-refused", rounds: true, players: hall(60), lines: hallRounds(), keys: keys(":", "jug 24", enter)},
	{name: "hall-hard-names", rounds: true, players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), "Z" + strings.Repeat("\u0301", 40), "", strings.Repeat("W", 60)}, lines: []string{"44", "master 44", "next", "30", "master 20"}, keys: keys(":", "6")},
	{name: "rounds-hard-names", rounds: true, players: []string{strings.Repeat("字", 30), "👩‍👩‍👧‍👦", strings.Repeat("é", 60), ""}, lines: []string{"H4 JAMON", "master 20"}, keys: keys(left, left, left, left, "jamon")},
	{name: "form-duplicate", keys: []string{enter, up, up, right, down, "60", down, "Ana, Bea"}},
	{name: "form-four", keys: []string{enter, up, "4"}},
	{name: "form-house", keys: []string{enter, up, up, up, up, up, space, "40", down, right, right}},
	{name: "form-tournament", edition: "en-100", keys: []string{enter, up, "3", down, down, down, down, down, down, right}},
}

// keep puts the game of a state into the folder of a desk.
func (s state) keep(t testing.TB, d desktop) string {
	if !s.rounds {
		return keepGame(t, d.dir, d.edition, s.players, s.lines...)
	}
	return keepDuplicate(t, d.dir, d.edition, s.players, s.lines...)
}

// keepDuplicate puts a duplicate of lines into a folder and gives its id.
func keepDuplicate(t testing.TB, dir, edition string, players []string, lines ...string) string {
	t.Helper()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	catalogue := editions.Embedded()
	e, err := catalogue.Edition(edition)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := catalogue.RulebookFor("es-fise", sheet.DuplicateGame)
	if err != nil {
		t.Fatal(err)
	}
	return keepLines(t, games, sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e.Definition, Rules: rules, Notation: scoring.Notation(e.Notation), Players: players, First: 1,
		Seed: store.NewSeed(),
	}, lines...)
}

// atRounds is a desk with a duplicate on it, in which these lines were entered.
func atRounds(t *testing.T, d desktop, players, lines []string, test func(t *testing.T, d *desk)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		d = d.filled(t)
		keepDuplicate(t, d.dir, d.edition, players, lines...)
		at := sitDown(t, d)
		at.Press(enter)
		test(t, at)
	})
}

// The screens of duplicates and of the form.
func TestRoundScreens(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "es"} {
		for _, name := range []string{"rounds-alone", "rounds-two", "rounds-four", "rounds-laying", "rounds-end", "hall", "hall-play", "hall-end", "form-duplicate", "form-house"} {
			shot(t, name, lang, [2]int{80, 24})
		}
		for _, name := range []string{"rounds-laying", "hall-entry", "form-duplicate", "form-four", "form-house", "rounds-end", "hall-end"} {
			shot(t, name, lang, [2]int{48, 20})
		}
	}
	for _, name := range []string{
		"rounds-cell", "rounds-page", "rounds-rank", "rounds-menu", "hall-entry", "hall-round", "hall-page", "hall-rank-page", "hall-200", "hall-refused", "form-tournament",
	} {
		shot(t, name, "en", [2]int{80, 24})
	}
	for _, name := range []string{"rounds-four", "hall", "hall-rank", "rounds-end"} {
		shot(t, name, "en", [2]int{100, 30})
	}
}

// cells are the rounds that are kept, a line each: "24 | 24 20", with a dot for nothing.
func (d *desk) cells() []string {
	d.t.Helper()
	s := d.onlyGame().Standings
	text := func(t sheet.Turn, ok bool) string {
		if !ok {
			return "."
		}
		return fmt.Sprint(t.Points)
	}
	var all []string
	for _, r := range s.Rounds {
		line := text(s.MasterOf(r)) + " |"
		for seat := range s.Players {
			line += " " + text(s.Cell(r, seat+1))
		}
		all = append(all, line)
	}
	return all
}

// cellsAre fails the test where the rounds that are kept are not just these.
func (d *desk) cellsAre(want ...string) {
	d.t.Helper()
	if diff := cmp.Diff(want, d.cells()); diff != "" {
		d.t.Errorf("the rounds (-want +got):\n%s%s", diff, d.Text())
	}
}

// The example of the seeds, as it is typed at a table of two: 72, -6, 92.3 %; 65, -13, 83.3 %.
func TestSeedRoundsOnTheScreen(t *testing.T) {
	t.Parallel()
	for lang, want := range map[string][]string{"en": {"92.3", "83.3", "92.3%", "83.3%"}, "es": {"92,3", "83,3", "92,3 %", "83,3 %"}} {
		t.Run(lang, func(t *testing.T) {
			atRounds(t, desktop{lang: lang}, two, nil, func(t *testing.T, d *desk) {
				for _, round := range [][3]string{{"24", "20", "24"}, {"30", "36", "36"}, {"18", "9", "18"}} {
					d.Press(round[0], enter, round[1], enter, ":", "master "+round[2], enter, ctrl('f'))
				}
				d.Sees("78", "72", "65", "−6", "−13", want[0], want[1])
				d.cellsAre("24 | 24 20", "36 | 30 36", "18 | 18 9", ". | . .")
				d.Press(":", "end", enter)
				d.Sees("1. Ana", "72", "−6", want[2], "2. Bea", "65", "−13", want[3])
				d.Press(down, enter) // the same players again
				d.Sees("Ana", "Bea")
				if games, _ := filepath.Glob(filepath.Join(d.at.dir, "games", "*.json")); len(games) != 2 {
					t.Errorf("%d games are kept, want 2", len(games))
				}
			})
		})
	}
}

// A play goes from the board to the next empty cell by Enter and to the master by Ctrl+E; the
// master lies on the board once the round is closed, and undo opens it again.
func TestFromTheBoardToCellAndMaster(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		d.Press(left, left, left, left, "jamon")
		d.Sees("Ana: H4", "44 points", "Enter: +44 for Ana", "Ctrl+E: master")
		d.Press(enter)
		d.Sees("Next: Bea")
		d.Press("28")
		d.Sees("28 points", "16 below the best so far", "Enter: +28 for Bea")
		d.Press(enter)
		d.Sees("All are in")
		d.Press(home, right, right, right, "jamon", ctrl('e'))
		d.cellsAre("44 | 44 28")
		d.squares("H4", false, "DL", ".", ".", ".", "*DW")
		d.Press(ctrl('f'))
		d.squares("H4", false, "J", "A", "M", "O", "N")
		d.cellsAre("44 | 44 28", ". | . .")
		d.Press(ctrl('u'))
		d.squares("H4", false, "DL", ".", ".", ".", "*DW")
		d.cellsAre("44 | 44 28")
	})
}

// The next player begins where the one before began.
func TestTheNextPlayBeginsWhereTheLastDid(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		d.Press(left, left, "jamones", enter)
		d.cursorOn("H6")
		d.Press("soleras", enter)
		d.Sees("All are in")
		d.cursorOn("H6")
		if g := d.onlyGame(); g.Standings.Turns[1].Points == 0 {
			t.Errorf("%+v", g.Standings.Turns)
		}
	})
}

// Without a master the best that is noted becomes it.
func TestTheBestIsTheMaster(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		d.Press("20", enter, ":", "H4 jamon", enter, ctrl('f'))
		d.cellsAre("44 | 20 44", ". | . .")
		d.squares("H4", false, "J", "A", "M", "O", "N")
	})
}

// A round is not closed over a line that is typed and not noted, refused or not: on the next
// board it would count otherwise, and without it the master could be another.
func TestClosingKeepsWhatIsTyped(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		for _, line := range []string{"8D JAMON", "Bea: 82", "edit 1 Bea: 3"} {
			d.Press("20", enter, ":", line, ctrl('f'))
			d.Sees("> "+line, "! The line is not noted yet.", "Enter notes it, Esc takes it back.")
			d.cellsAre(". | 20 .")
			d.Press(esc, esc, ctrl('u'), ctrl('u'), ctrl('u')) // what Esc cleared comes back, goes again, and then the points
		}
		d.Press("20", enter, ":", "Bea: 82", ctrl('f'), enter, esc, ctrl('f'))
		d.cellsAre("82 | 20 82", ". | . .")
	})
}

// Nor is it closed, or the game ended, over a play that is laid; the keys that are told for it go
// to the board.
func TestClosingGivesTheKeysToThePlay(t *testing.T) {
	t.Parallel()
	for _, line := range []string{"next", "finish"} {
		atRounds(t, desktop{}, two, []string{"rack JAMONES", "1: H4 JAMON"}, func(t *testing.T, d *desk) {
			d.Press("sal", ":", line, enter)
			d.Sees("! The play on the board is not noted yet.", "Enter notes it, Esc takes it back.")
			d.Press(enter)
			d.cellsAre(". | 44 6")
			d.Press(":", line, enter)
			if got := d.Text(); strings.Contains(got, "not noted yet") {
				t.Errorf("%s is refused:\n%s", line, got)
			}
		})
	}
}

// One who looks back at a round closes none.
func TestNothingIsClosedLookingBack(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"20", "30", "next", "10"}, func(t *testing.T, d *desk) {
		d.Press("-", ctrl('f'))
		d.Sees("! Round 1 of 2.", "Esc to now")
		d.cellsAre("30 | 20 30", ". | 10 .")
		d.Press(esc, ctrl('f'))
		d.cellsAre("30 | 20 30", "10 | 10 .", ". | . .")
	})
}

// The key of the master asks the second time for nothing less than what stands.
func TestTheMasterStands(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"rack JAMONES", "12"}, func(t *testing.T, d *desk) {
		d.Press(ctrl('e'), ctrl('e'))
		d.cellsAre("98 | 12 .")
		d.Press(ctrl('e'))
		d.Sees("The master stands: JAMONES")
		d.cellsAre("98 | 12 .")
		d.Press(":", "edit 1 master -", enter)
		d.cellsAre(". | 12 .")
		d.Press(esc, ":", "edit 1 master -", enter)
		d.Sees("! There is no master in round 1.")
		d.Press(esc, esc, ctrl('f'), ":", "edit 1 master -", enter)
		d.Sees("! Round 1 is closed and needs a master.", "edit 1 master 24")
	})
}

// Every cell can be corrected: it is chosen with the arrows and opened with what it has.
func TestCorrectingACell(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, seedRounds, func(t *testing.T, d *desk) {
		d.Press(shiftTab, up, up, right) // round 2, Bea
		if d.Press(enter); !strings.HasPrefix(d.entry(), "> edit 2 2: 36") {
			t.Errorf("the entry has %q", d.entry())
		}
		d.Press(backspace, backspace, "40", enter)
		d.cellsAre("24 | 24 20", "36 | 30 40", "18 | 18 9", ". | . .")
		d.Sees("!40") // above the master: a slip of the pen
		d.Press(shiftTab, left, left, left, up, "!")
		d.Sees("is above the master")
		d.Press(ctrl('e')) // what is chosen is the master of its round
		d.cellsAre("24 | 24 20", "40 | 30 40", "18 | 18 9", ". | . .")
		d.Press(home, enter)
		if !strings.HasPrefix(d.entry(), "> edit 2 master 40") {
			t.Errorf("the entry has %q", d.entry())
		}
	})
}

// Del empties the cell that is chosen, at once: undo brings back what was in it.
func TestEmptyingACell(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, seedRounds, func(t *testing.T, d *desk) {
		d.Press(shiftTab, up, up, right) // round 2, Bea
		d.Sees("Del empty")
		d.Press(del)
		d.cellsAre("24 | 24 20", "36 | 30 .", "18 | 18 9", ". | . .")
		d.Sees("Round 2, Bea: empty. Bea 65 → 29.")
		d.Press(del)
		d.Sees("! Bea has nothing in round 2.")
		d.Press(left, left) // the master is no cell of a player: there it is the round that goes
		d.Sees("Del delete round")
		if d.Press(del); !strings.HasPrefix(d.entry(), "> delete 2") {
			t.Errorf("the entry has %q", d.entry())
		}
		d.Press(esc)
		d.cellsAre("24 | 24 20", "36 | 30 .", "18 | 18 9", ". | . .")
		if d.Press(ctrl('u')); !strings.HasPrefix(d.entry(), "> delete 2") {
			t.Errorf("what Esc cleared is back as %q", d.entry())
		}
		d.Press(ctrl('u'), ctrl('u')) // the line, then the change
		d.cellsAre("24 | 24 20", "36 | 30 36", "18 | 18 9", ". | . .")
		d.Press(":", "edit 2 2: -")
		d.Sees("Bea 65 → 29")
		d.Press(enter)
		d.cellsAre("24 | 24 20", "36 | 30 .", "18 | 18 9", ". | . .")
	})
}

// In a hall a line picks its table by number or by the beginning of a name, with what is found
// shown before Enter; a number alone is points for the next one. The entry keeps the keys.
func TestEnteringAHall(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, hall(60), nil, func(t *testing.T, d *desk) {
		d.Press(":", "42")
		d.Sees("Enter: +42 for 1 Jugador A01")
		d.Press(" 24")
		d.Sees("Table 42", "Enter: +24 for 42 Jugador P42")
		d.Press(enter, "marti")
		d.Sees("9 Martí, J.", "Table 9")
		d.Press(" 30", enter, "7", enter, "jugador b02 H4 JAMON", enter)
		d.squares("H8", false, "*DW")
		d.Press("mas:", enter)
		d.Sees("Table 10")
		d.Press("5", enter, down, down, "6", enter, up, "8")
		d.Sees("Enter: +8 for 2")
		d.Press(esc)
		s := d.onlyGame().Standings
		got := map[int]int{}
		for _, turn := range s.Turns {
			got[turn.Player] = turn.Points
		}
		if diff := cmp.Diff(map[int]int{42: 24, 9: 30, 1: 7, 2: 44, 10: 5, 5: 6}, got); diff != "" {
			t.Errorf("(-want +got):\n%s%s", diff, d.Text())
		}
	})
}

// A line that is for no table gives the keys back to the board, so that letters lay tiles; among the
// lines of tables the entry keeps them.
func TestTheRackGivesTheKeysBack(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, hall(60), nil, func(t *testing.T, d *desk) {
		d.Press(":", "rack JAMONES", enter, left, left, left, left, "jamon")
		d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
		d.Press(enter, ":", "2: 24", enter, "master 44", enter)
		if d.Press("3: 7"); !strings.HasPrefix(d.entry(), "> 3: 7") {
			t.Errorf("the entry has %q", d.entry())
		}
	})
}

// What is typed for a table lies on the board while it is typed.
func TestTypedPlayLiesOnTheBoard(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, hall(60), nil, func(t *testing.T, d *desk) {
		d.Press(":", "42 H4 JAMON")
		d.squares("H4", false, "<J>", "<A>", "<M>", "<O>", "<N>")
		d.Press(enter)
		d.squares("H4", false, "DL", ".", ".", ".", "*DW")
	})
}

// The only finder's points stand beside the cell, and the pane says so.
func TestSoloOnTheScreen(t *testing.T) {
	t.Parallel()
	lines := []string{"1: 44"}
	for seat := 2; seat <= 12; seat++ {
		lines = append(lines, fmt.Sprintf("%d: 10", seat))
	}
	atRounds(t, desktop{}, hall(12), append(lines, "master 44", "next"), func(t *testing.T, d *desk) {
		d.Press(shiftTab, up, left)
		d.Sees("54+", "Jugador A01 alone: +10")
	})
}

// Alone one plays against the masters; a dash stands where they sum to nothing.
func TestAloneAgainstTheMasters(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, []string{"Ana"}, []string{"0", "master 0", "next"}, func(t *testing.T, d *desk) {
		if row := d.Row(21); !strings.HasSuffix(strings.TrimRight(row, " "), "-") {
			t.Errorf("the share is %q", row)
		}
		d.Press("20", enter, ":", "master 24", enter, ctrl('f'))
		d.Sees("83.3", "−4")
	})
}

// Enter twice starts a classic game of two; the kind, the numbers and the names of others are
// in the form.
func TestFormOfADuplicate(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, up, up, right)
		d.Sees("duplicate", "that part of es-fise counts")
		d.Press(down, "60")
		d.Press(down)
		d.Press(screentest.Paste("Ana\rBea\r\"Iglesias, R.\"\rMartí, J.\r"))
		d.Press(enter)
		g := d.onlyGame()
		if g.Log.Kind != sheet.DuplicateGame || len(g.Log.Players) != 60 || g.Log.Players[3] != "Martí, J." || g.Log.Rules.DuplicateFrom != "es-fise" {
			t.Errorf("%s, %d players, %q", g.Log.Kind, len(g.Log.Players), g.Log.Players[:5])
		}
		d.Sees("0 of 60 are in")
	})
}

// Names come from a file too, and are as many as it has.
func TestFormReadsNames(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "club.txt")
	if err := os.WriteFile(path, []byte("\uFEFFAna\nBea, la mayor\n\n"+strings.Join(hall(10), "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Press(enter, up, up, right, down, "9", down, "@"+path+"x", enter)
		d.Sees("club.txtx is not there.")
		d.Press(backspace, enter)
		if players := d.onlyGame().Log.Players; len(players) != 12 || players[1] != "Bea, la mayor" {
			t.Errorf("%d players: %q", len(players), players)
		}
	})
}

// House rules are set in the form, count in the game and are kept in mind.
func TestFormHouseRules(t *testing.T) {
	t.Parallel()
	kept := ""
	d := desktop{house: "leftovers=none", kept: func(house string) error { kept = house; return nil }}
	atDesk(t, d, func(t *testing.T, d *desk) {
		d.Press(enter)
		d.Sees("leftovers=none")
		d.Press(up, up, up, up, up, space)
		d.Press("40", down, del, down, right, enter, enter)
		g := d.onlyGame()
		if got, want := g.Log.House.String(), "bonus=40,penalty=15"; got != want || kept != want {
			t.Errorf("the game has %q, kept in mind is %q, want %q", got, kept, want)
		}
		if g.Edition.BonusFor(7) != 40 {
			t.Errorf("seven tiles bring %d", g.Edition.BonusFor(7))
		}
	})
}

// A tournament's rulebook with another number of players is said to give way.
func TestFormTournamentRules(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{lang: "en", edition: "nl-102"}, func(t *testing.T, d *desk) {
		d.Press(enter, up, "3", down, down, down, down, down, down)
		for range 4 {
			d.Press(right)
			if strings.Contains(d.Text(), "nl-sbnl)") {
				break
			}
		}
		d.Press(down) // no longer behind the field
		d.Sees("nl-sbnl", "nl-home", "3 players")
	})
}

// A correction that would leave plays of later rounds without a place names each round once.
func TestCorrectionNamesTheRoundsItBreaks(t *testing.T) {
	t.Parallel()
	atRounds(t, desktop{}, two, []string{"H4 JAMONES", "next", "8H NOX", "2: 8H NOX", "next"}, func(t *testing.T, d *desk) {
		d.Press(":", "edit 1 master 8H SOL")
		d.Sees("! A play of round 2 would count 0.")
		d.lacks("Turn")
	})
}

// A new duplicate whose racks are typed says that the rack comes first.
func TestANewDuplicateAsksForTheRack(t *testing.T) {
	t.Parallel()
	const says = "Type the rack first: rack LETTERS"
	atRounds(t, desktop{}, two, nil, func(t *testing.T, d *desk) {
		d.Sees(says)
		d.Press(":", "rack JAMONES", enter)
		d.SeesNot(says)
	})
}
