package sheet_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/line"
	"tanteo/sheet/report"
)

// duplicate is a duplicate of so many players without a name.
func duplicate(t testing.TB, players int, rules sheet.Rulebook) sheet.Game {
	t.Helper()
	l := newTable(t, "es-100", "home", make([]string, players)...).Log
	l.Kind, l.Rules = sheet.DuplicateGame, rules
	return start(t, l)
}

func homeRules() sheet.Rulebook {
	return sheet.Rulebook{ID: "home", Players: [2]int{1, sheet.MaxDuplicate}, Classic: tableRules["home"]}
}

// entered is a game after lines, each of which must be taken.
func entered(t testing.TB, g sheet.Game, lines string) sheet.Game {
	t.Helper()
	for line := range strings.Lines(lines) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		next, _, err := enter(g, line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		g = next
	}
	return g
}

// rounds writes the rounds as a table: "1: 24 | 24 20", with a dot for an empty cell.
func rounds(g sheet.Game) []string {
	var all []string
	s := &g.Standings
	cell := func(t sheet.Turn, ok bool) string {
		switch {
		case !ok:
			return "."
		case t.Fault != nil:
			return "!"
		case s.OverMaster(s.Rounds[t.Round-1], t):
			return fmt.Sprintf("%d^", t.Points)
		}
		return fmt.Sprint(t.Points)
	}
	for _, r := range s.Rounds {
		line := fmt.Sprintf("%d: %s |", r.Number, cell(s.MasterOf(r)))
		for seat := range s.Players {
			line += " " + cell(s.Cell(r, seat+1))
		}
		all = append(all, line)
	}
	for i, p := range s.Players {
		share := "-"
		if percent, ok := s.Share(p.Total()); ok {
			share = percent.FloatString(1)
		}
		all = append(all, fmt.Sprintf("%d. %d: %d, %d, %s", p.Place, i+1, p.Total(), p.Total()-s.Masters(), share))
	}
	return append(all, fmt.Sprintf("next %d, board %d, bag %d", s.OnTurn, s.Board.Count(), s.Tiles.Bag))
}

// A round without a master is in the totals, and not in what is held against the masters.
func TestJudged(t *testing.T) {
	g := entered(t, duplicate(t, 2, homeRules()), `
		master 40
		30
		20
		next
		1: 25
	`)
	if got := g.Standings.Judged(); !slices.Equal(got, []int{30, 20}) {
		t.Errorf("%v", got)
	}
	share := func(n float64) *float64 { return &n }
	want := []report.Summary{
		{Player: 1, Total: 55, Gap: -10, Percent: share(75)},
		{Player: 2, Total: 20, Gap: -20, Percent: share(50)},
	}
	if diff := cmp.Diff(want, report.Of(g, "", nil).Summary); diff != "" {
		t.Error(diff)
	}
}

func TestDuplicate(t *testing.T) {
	for _, tt := range []struct{ name, lines, want string }{
		{"the three rounds of the seeds", `
			master 24
			24
			20
			next
			master 36
			30
			36
			next
			master 18
			18
			9
		`, `
			1: 24 | 24 20
			2: 36 | 30 36
			3: 18 | 18 9
			1. 1: 72, -6, 92.3
			2. 2: 65, -13, 83.3
			next 0, board 0, bag 93`},
		{"masters that sum to nothing", `
			pass
			0
			master 0
		`, `
			1: 0 | 0 0
			1. 1: 0, 0, -
			1. 2: 0, 0, -
			next 0, board 0, bag 93`},
		{"the best that is noted is the master, and comes on the board", `
			H4 JAMON
			H7 MES
			next
			6F ZUMOS
		`, `
			1: 44 | 44 10
			2: . | 38 .
			1. 1: 82, 38, 186.4
			2. 2: 10, -34, 22.7
			next 2, board 5, bag 88`},
		{"a play on the board is the master before points by hand", `
			44
			H4 JAMON
			next
		`, `
			1: 44 | 44 44
			2: . | . .
			1. 1: 44, 0, 100.0
			1. 2: 44, 0, 100.0
			next 1, board 5, bag 88`},
		{"a cell again is a correction of it", `
			20
			1: 24
			2: H4 JAMON
			2: 12
		`, `
			1: . | 24 12
			1. 1: 24, 24, -
			2. 2: 12, 12, -
			next 0, board 0, bag 93`},
		{"any cell of any round", `
			H4 JAMON
			20
			next
			6F ZUMOS
			9
			next
			edit 1 2: 30
			edit 2 1: 6F ZUMO
			edit 1 master H7 MES
		`, `
			1: 10 | 44^ 30^
			2: ! | ! 9
			3: . | . .
			1. 1: 44, 34, 440.0
			2. 2: 39, 29, 390.0
			next 1, board 3, bag 90`},
		{"a round goes", `
			24
			20
			next
			30
			9
			next
			delete 1
		`, `
			1: 30 | 30 9
			2: . | . .
			1. 1: 30, 0, 100.0
			2. 2: 9, -21, 30.0
			next 1, board 0, bag 93`},
		{"who comes back has nothing in the rounds between", `
			24
			20
			next
			name 2 Bea
			leave Bea
			30
			next
			join Bea
			9
			5
		`, `
			1: 24 | 24 20
			2: 30 | 30 .
			3: . | 9 5
			1. 1: 63, 9, 116.7
			2. 2: 25, -29, 46.3
			next 0, board 0, bag 93`},
		{"a cell is emptied, in the round at hand and in any before", `
			24
			20
			next
			30
			9
			2: -
			edit 1 1: -
			edit 1 2 −
		`, `
			1: 24 | . .
			2: . | 30 .
			1. 1: 30, 6, 125.0
			2. 2: 0, -24, 0.0
			next 2, board 0, bag 93`},
		{"the cell of a late player is emptied, and he stays", `
			24
			next
			join Cai
			edit 1 Cai: 3
			edit 1 Cai: -
			Cai: 5
		`, `
			1: 24 | 24 . .
			2: . | . . 5
			1. 1: 24, 0, 100.0
			3. 2: 0, -24, 0.0
			2. 3: 5, -19, 20.8
			next 1, board 0, bag 93`},
		{"a round goes, and whoever came in it stays", `
			24
			20
			next
			10
			12
			next
			join Cai
			edit 2 Cai: 5
			edit 1 Cai: 3
			delete 1
		`, `
			1: 12 | 10 12 5
			2: . | . . .
			2. 1: 10, -2, 83.3
			1. 2: 12, 0, 100.0
			3. 3: 5, -7, 41.7
			next 1, board 0, bag 93`},
		{"a round goes, and whoever left in it is gone", `
			24
			20
			leave 2
			name 1 Zoe
			next
			10
			next
			delete 1
		`, `
			1: 10 | 10 .
			2: . | . .
			1. 1: 10, 0, 100.0
			2. 2: 0, -10, 0.0
			next 1, board 0, bag 93`},
		{"a round that went on after the end goes whole", `
			24
			next
			finish
			reopen
			10
			12
			next
			delete 2
		`, `
			1: 24 | 24 .
			2: . | . .
			1. 1: 24, 0, 100.0
			2. 2: 0, -24, 0.0
			next 1, board 0, bag 93`},
		{"the end closes the round", `
			24
			20
			finish
		`, `
			1: 24 | 24 20
			1. 1: 24, 0, 100.0
			2. 2: 20, -4, 83.3
			next 0, board 0, bag 93`},
		{"who comes late and who goes", `
			24
			20
			next
			join Cai
			30
			leave 2
		`, `
			1: 24 | 24 20 .
			2: . | 30 . .
			1. 1: 54, 30, 225.0
			2. 2: 20, -4, 83.3
			3. 3: 0, -24, 0.0
			next 3, board 0, bag 93`},
		{"who comes late gets the cell of a round before", `
			24
			20
			next
			join Cai
			30
			edit 1 Cai: 12
			edit 1 3: 14
		`, `
			1: 24 | 24 20 14
			2: . | 30 . .
			1. 1: 54, 30, 225.0
			2. 2: 20, -4, 83.3
			3. 3: 14, -10, 58.3
			next 2, board 0, bag 93`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := entered(t, duplicate(t, 2, homeRules()), tt.lines)
			var want []string
			for line := range strings.Lines(tt.want) {
				if line = strings.TrimSpace(line); line != "" {
					want = append(want, line)
				}
			}
			if diff := cmp.Diff(want, rounds(g)); diff != "" {
				t.Error(diff)
			}
			text, err := file.Encode(g.Log)
			if err != nil {
				t.Fatal(err)
			}
			again, err := file.Decode(text)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(rounds(g), rounds(start(t, again))); diff != "" {
				t.Errorf("after saving: %s", diff)
			}
			for {
				back, _, err := enter(g, "undo")
				if err != nil {
					break
				}
				g = back
			}
			if len(g.Log.Events) > 0 {
				t.Errorf("undone: %d events are left", len(g.Log.Events))
			}
		})
	}
}

func TestDuplicateRefuses(t *testing.T) {
	g := entered(t, duplicate(t, 2, homeRules()), "H4 JAMON\n20")
	for line, want := range map[string]sheet.Reason{
		"exchange 3": sheet.NotInDuplicate, "challenge": sheet.NotInDuplicate, "withdrawn": sheet.NotInDuplicate,
		"25": sheet.RoundFull, "edit 3 1: 25": sheet.NoSuchRound, "insert 1 25": sheet.NotInDuplicate, "delete 2": sheet.NoSuchRound,
		"edit 2 1: -": sheet.NoSuchRound,
	} {
		_, _, err := enter(g, line)
		refusal := (*sheet.Refusal)(nil)
		if !errors.As(err, &refusal) || refusal.Reason != want {
			t.Errorf("%s: %v, where %s is wanted", line, err, want)
		}
	}
	emptied := entered(t, g, "2: -")
	for _, line := range []string{"2: -", "edit 1 2: -"} {
		_, _, err := enter(emptied, line)
		if refusal := (*sheet.Refusal)(nil); !errors.As(err, &refusal) || refusal.Reason != sheet.CellEmpty || refusal.Player != 2 || refusal.Turn != 1 {
			t.Errorf("%s: %v", line, err)
		}
	}
	if _, _, err := enter(entered(t, g, "finish"), "edit 1 1: -"); err != nil {
		t.Errorf("after the end: %v", err)
	}
	classic := newTable(t, "es-100", "home", "Ana", "Bea")
	if _, _, err := enter(classic, "1: -"); err == nil {
		t.Error("a classic game has emptied a cell")
	}
	for _, line := range []string{"rack AEI", "master 20", "next"} {
		_, _, err := enter(classic, line)
		refusal := (*sheet.Refusal)(nil)
		if !errors.As(err, &refusal) || refusal.Reason != sheet.OnlyDuplicate {
			t.Errorf("%s in a classic game: %v", line, err)
		}
	}
	if _, _, err := enter(duplicate(t, 1, homeRules()), "next"); err == nil {
		t.Error("a round without anything in it was closed")
	}
}

// TestSolo counts the only finder as FISE does: 10, or 5 below the master, 25 in all, where
// ten play.
func TestSolo(t *testing.T) {
	rules := homeRules()
	rules.Duplicate = &sheet.Duplicate{Solo: 10, SoloBelow: 5, SoloMost: 25, SoloPlayers: 10}
	round := func(g sheet.Game, best, others, master int) sheet.Game {
		lines := fmt.Sprintf("%d\n", best)
		for range 9 {
			lines += fmt.Sprintf("%d\n", others)
		}
		return entered(t, g, lines+fmt.Sprintf("master %d\nnext", master))
	}
	g := duplicate(t, 10, rules)
	for i, step := range []struct{ best, others, master, total int }{
		{30, 20, 30, 40},  // alone with the master: 10
		{30, 30, 30, 70},  // not alone
		{25, 20, 30, 100}, // alone below the master: 5
		{30, 20, 30, 140}, // 10
		{30, 20, 30, 170}, // 25 in all
	} {
		g = round(g, step.best, step.others, step.master)
		if got := g.Standings.Players[0].Total(); got != step.total {
			t.Errorf("round %d: %d, where %d is wanted", i+1, got, step.total)
		}
	}
	above := round(duplicate(t, 10, rules), 31, 20, 30) // a slip of the pen: nobody found that
	if got := above.Standings.Players[0].Total(); got != 31 {
		t.Errorf("above the master: %d", got)
	}
	few := entered(t, duplicate(t, 2, rules), "30\n20\nnext")
	if got := few.Standings.Players[0].Total(); got != 30 {
		t.Errorf("among two: %d", got)
	}
}

func TestDuplicateRack(t *testing.T) {
	g := entered(t, duplicate(t, 1, homeRules()), "rack AJMNO?E")
	_, answer, err := enter(g, "H4 JAMONES?")
	if err != nil || len(answer.Notices) != 0 {
		t.Errorf("%v %v", answer.Notices, err)
	}
	_, answer, err = enter(g, "H4 JAMONES")
	if err != nil || len(answer.Notices) != 1 || answer.Notices[0].Code != sheet.NoticeNotOnRack {
		t.Errorf("%v %v", answer.Notices, err)
	}
}

// A rack of letters that are not left is noted, and told: those that the masters have taken by
// then are gone.
func TestRackThatIsNotLeft(t *testing.T) {
	g := entered(t, duplicate(t, 1, homeRules()), "rack JAMONES\nH4 JAMON\nnext")
	for line, want := range map[string]int{"rack AEIOUXX": 1, "rack JAEIOUU": 1, "edit 1 rack JAEIOUU": 0, "rack XXJJ??": 2, "rack ????": 1, "rack AEIOUX?": 0} {
		next, answer, err := enter(g, line)
		if err != nil {
			t.Fatal(err)
		}
		told := 0
		for _, n := range answer.Notices {
			if n.Code == sheet.NoticeNotInBag {
				told = len(n.Letters)
			}
		}
		if told != want {
			t.Errorf("%s: %d letters are told, want %d: %v", line, told, want, answer.Notices)
		}
		if diff := cmp.Diff(g.Standings.Totals(), next.Standings.Totals()); diff != "" {
			t.Error(diff)
		}
	}
}

// In a duplicate a line names its player without a colon, where it can be nothing else.
func TestDuplicateWithoutColon(t *testing.T) {
	names := []string{"Ana", "Bea", "Martí, Jan", "Mas", "Mesa 3", "Marco"}
	for _, tt := range []struct{ line, want string }{
		{"2 24", "Bea: points 24"},
		{"bea 24", "Bea: points 24"},
		{"mas 24 / AB", "Mas: points 24"},
		{"martí, jan 24", "Martí, Jan: points 24"},
		{"mart 0", "Martí, Jan: points 0"},
		{"mesa 3 24", "Mesa 3: points 24"},
		{"mesa 24", "Mesa 3: points 24"},
		{"6 H4 JAMON", "Marco: play 44"},
		{"marc h4 jamon", "Marco: play 44"},
		{"2 = R2wELOJ3l", "Bea: typed 56"},
		{"bea pass", "Bea: pass 0"},
		{"bea paso", "Bea: pass 0"},
		{"24", "Ana: points 24"},
		{"24 / AB", "Ana: points 24"},
		{"H4 JAMON", "Ana: play 44"},
		{"2: 24", "Bea: points 24"},
		{"edit 1 2 24", "Bea: points 24"},
		{"7 24", `no player "7"`},
		{"zoe 24", `no player "zoe"`},
		{"ma 24", `two players "ma"`},
		{"24 24 24", `no player "24 24"`},
		{"bea 2001", `number "2001"`},
		{"bea", `word alone "bea"`},
		{"JAMON", `word alone "JAMON"`},
		{"bea J4", `unknown "bea"`},
	} {
		t.Run(tt.line, func(t *testing.T) {
			g := duplicate(t, len(names), homeRules())
			l := g.Log
			l.Players = names
			_, answer, err := enter(start(t, l), tt.line)
			got := ""
			if fault, ok := errors.AsType[*line.Error](err); ok {
				got = fmt.Sprintf("%s %q", fault.Reason, fault.Text)
			} else if fault, ok := errors.AsType[*sheet.Refusal](err); ok {
				got = fmt.Sprintf("%s %q", fault.Reason, fault.Text)
			} else if err == nil {
				got = fmt.Sprintf("%s: %s %d", names[answer.Row.Player-1], answer.Row.Kind, answer.Row.Points)
			}
			if got != tt.want {
				t.Errorf("%q, want %q (%v)", got, tt.want, err)
			}
		})
	}
}

// A penalty has the number of its round, so that the next round keeps its own.
func TestDuplicatePenaltyIsOfItsRound(t *testing.T) {
	g := entered(t, duplicate(t, 2, homeRules()), "H4 JAMON\nnext\npenalty 1 10\n2: 20\nnext\n30")
	var numbers []int
	for _, turn := range g.Standings.Turns {
		numbers = append(numbers, turn.Number)
	}
	if want := []int{1, 1, 2, 2, 2, 3}; !slices.Equal(numbers, want) {
		t.Errorf("the rows have the numbers %v, want %v", numbers, want)
	}
	if before := g.Before(2); before.Standings.Board.Count() != 5 {
		t.Errorf("before round 2 %d tiles lie on the board", before.Standings.Board.Count())
	}
}
