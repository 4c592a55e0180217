package printout_test

import (
	"slices"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// game is a game of Ana and Bea in which these lines were typed.
func game(t *testing.T, lines ...string) sheet.Game {
	t.Helper()
	return gameOf(t, sheet.ClassicGame, lines...)
}

func gameOf(t *testing.T, kind sheet.Kind, lines ...string) sheet.Game {
	t.Helper()
	c := editions.Embedded()
	e, err := c.Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := c.RulebookFor(e.Rules, kind)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(sheet.Log{
		Kind: kind, Edition: e.Definition, Rules: rules, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range lines {
		line, err := line.Parse(text, g, phrases.Vocabulary())
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if g, _, err = g.Do(line, sheet.Stamp{}); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return g
}

// Points that a file gives are marked, and what the mark means stands below.
func TestToldPoints(t *testing.T) {
	g := game(t, "H4 JAMON", "6F ZUMOS", "overtime Ana 10", "end XA -")
	for _, line := range printout.Sheet(phrases.For("en"), g) {
		if strings.Contains(line, "*") {
			t.Errorf("a mark where nothing was told: %s", line)
		}
	}
	l := g.Log
	points, overtime := 34, -8
	l.Events[0].Told, l.Events[2].Told = &points, &overtime
	l.Events[3].What = sheet.Ended{Leftovers: l.Events[3].What.(sheet.Ended).Leftovers, Told: []int{-9, 12}}
	g, err := sheet.NewGame(l)
	if err != nil {
		t.Fatal(err)
	}
	lines := printout.Sheet(phrases.For("en"), g)
	for _, want := range []string{
		"1-2   JAMON                  *34  34  ZUMOS                   38  38",
		"3     overtime               *−8  26",
		"* points as the file has them, not as counted",
		"1. Bea           38    *+12      50",
		"2. Ana           26      −9      17",
		"* From the file: points of turns 1, 3 and 4. For ours: recount.",
	} {
		if !slices.Contains(lines, want) {
			t.Errorf("lacks %q in\n%s", want, strings.Join(lines, "\n"))
		}
	}
}

// A round without a master is in the totals, and not in what is held against the masters.
func TestSumsWithAnOpenRound(t *testing.T) {
	g := gameOf(t, sheet.DuplicateGame, "master 40", "1: 30", "2: 20", "next", "1: 25")
	want := []printout.Rank{{Name: "1. Ana", Total: "55", Gap: "−10", Share: "75.0%"}, {Name: "2. Bea", Total: "20", Gap: "−20", Share: "50.0%"}}
	if got := printout.Ranking(phrases.For("en"), g); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	sums := printout.Sums(phrases.For("en"), g)
	for i, want := range [][]string{{"55", "20"}, {"−10", "−20"}, {"75.0%", "50.0%"}} {
		if !slices.Equal(sums[i].Cells, want) {
			t.Errorf("%q", sums[i])
		}
	}
}

// A note keeps its lines.
func TestNotes(t *testing.T) {
	lines := printout.Sheet(phrases.For("en"), game(t, "pass", "note one ¶ two"))
	at := slices.Index(lines, "Note after turn 1: one")
	if at < 0 || lines[at+1] != "two" {
		t.Errorf("%q", lines)
	}
}

// A penalty stands above the play that its player made after it, so that the column adds up as it
// is read downwards, also where the other has played in that round already.
func TestAPenaltyStandsAboveTheNextPlay(t *testing.T) {
	g := game(t, "H4 JAMON", "6F ZUMOS", "G4 AS", "penalty Bea 10", "25")
	var column []string
	for _, l := range printout.Lines(phrases.For("en"), g) {
		if c := l.Cells[1]; c.Running != "" {
			column = append(column, c.Running)
		}
	}
	bea := g.Standings.Turns
	want := []string{phrases.Number(bea[1].Running), phrases.Number(bea[3].Running), phrases.Number(bea[4].Running)}
	if !slices.Equal(column, want) {
		t.Errorf("Bea's running total reads %v, it was %v", column, want)
	}
}
