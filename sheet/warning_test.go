package sheet_test

import (
	"slices"
	"testing"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// fisf is a duplicate by the rules of the FISF, in which warnings cost points from the fourth
// on.
func fisf(t testing.TB, players int) sheet.Game {
	t.Helper()
	rules, err := editions.Embedded().Rulebook("fr-fisf")
	if err != nil {
		t.Fatal(err)
	}
	return duplicate(t, players, rules)
}

func warnings(g sheet.Game) (points, numbers []int) {
	for _, t := range g.Standings.Turns {
		if t.Kind == sheet.KindWarning {
			points, numbers = append(points, t.Points), append(numbers, t.Warning)
		}
	}
	return points, numbers
}

func TestFromTheFourthWarningOnEachCostsFivePoints(t *testing.T) {
	g := entered(t, fisf(t, 2), "1: 20\nwarning 1 late\nwarning 2\nmaster 24\nnext\nwarning 1\nwarning 1\nwarning 1 again\nwarning 1")
	points, numbers := warnings(g)
	if want := []int{0, 0, 0, 0, -5, -5}; !slices.Equal(points, want) {
		t.Errorf("the warnings cost %v, want %v", points, want)
	}
	if want := []int{1, 1, 2, 3, 4, 5}; !slices.Equal(numbers, want) {
		t.Errorf("their numbers are %v, want %v", numbers, want)
	}
	if totals := g.Standings.Totals(); !slices.Equal(totals, []int{10, 0}) {
		t.Errorf("the totals are %v", totals)
	}
}

// A warning that is taken back moves those after it up.
func TestWarningsAreCountedAgainAfterACorrection(t *testing.T) {
	g := entered(t, fisf(t, 2), "warning 1\nmaster 24\nnext\nwarning 1\nwarning 1\nwarning 1\nwarning 1\ndelete 1")
	if points, _ := warnings(g); !slices.Equal(points, []int{0, 0, 0, -5}) {
		t.Errorf("without the first one they cost %v", points)
	}
	g = entered(t, g, "undo\nundo")
	if points, _ := warnings(g); !slices.Equal(points, []int{0, 0, 0, -5}) {
		t.Errorf("without the last one they cost %v", points)
	}
}

func TestAWarningCostsNothingWhereTheRulebookDoesNotSaySo(t *testing.T) {
	for name, g := range map[string]sheet.Game{
		"a duplicate at home":         duplicate(t, 2, homeRules()),
		"a game by turns at home":     newTable(t, "es-100", "home", "Ana", "Bea"),
		"a game by turns of the FISF": newTable(t, "fr-102", "fr-fisf", "Ana", "Bea"),
	} {
		for range 6 {
			g = entered(t, g, "warning 1")
		}
		if points, numbers := warnings(g); !slices.Equal(points, make([]int, 6)) || numbers[5] != 6 {
			t.Errorf("%s: %v, numbers %v", name, points, numbers)
		}
	}
}

func TestAWarningInTurns(t *testing.T) {
	g := newTable(t, "es-100", "home", "Ana María", "Bea")
	g = entered(t, g, "25\nwarning ana maria phone on the table\nedit 2 warning Bea\ninsert 2 warning 1\ndelete 3\nfinish\nwarning Bea after the end")
	var rows []string
	for _, turn := range g.Standings.Turns {
		rows = append(rows, line.Of(g, turn, commandWord))
	}
	if want := []string{"25", "warning 1", "warning 2 after the end"}; !slices.Equal(rows, want) {
		t.Errorf("the rows are %q, want %q", rows, want)
	}
	if g.Standings.OnTurn != 0 || !slices.Equal(g.Standings.Totals(), []int{25, 0}) {
		t.Errorf("%v, on turn %d", g.Standings.Totals(), g.Standings.OnTurn)
	}
}
