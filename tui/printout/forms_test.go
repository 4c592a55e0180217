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

// Whatever is printed fits in 80 columns, in every language.
func TestWidths(t *testing.T) {
	long := strings.Repeat("Ana María ", 30)
	for _, l := range phrases.Languages() {
		var all []string
		for players := 2; players <= 4; players++ {
			names := slices.Repeat([]string{long}, players)
			all = append(all, printout.Blank(l, names)...)
			all = append(all, printout.Blank(l, make([]string, players))...)
			all = append(all, printout.Full(l, named(t, sheet.ClassicGame, names, "H4 JAMO?N", "6F ZUMOS", "pass"))...)
		}
		for _, players := range []int{1, 4, 5, 6, 60} {
			all = append(all, printout.Duplicate(l, make([]string, players))...)
			all = append(all, printout.Full(l, named(t, sheet.DuplicateGame, slices.Repeat([]string{long}, players), "1: 24", "master H4 JAMON", "next"))...)
		}
		for _, listed := range editions.Embedded().List() {
			e, err := editions.Embedded().Edition(listed.ID)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, printout.Tiles(l, e)...)
			all = append(all, printout.EmptyBoard(l, e)...)
		}
		for _, line := range all {
			if phrases.Width(line) > 80 {
				t.Errorf("%s: %d columns: %s", l.Tag, phrases.Width(line), line)
			}
		}
	}
}

// named is a game of a kind of players with these names.
func named(t *testing.T, kind sheet.Kind, names []string, lines ...string) sheet.Game {
	t.Helper()
	l := game(t).Log
	l.Kind, l.Players = kind, names
	g, err := sheet.NewGame(l)
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

// There is a box for each tile.
func TestTiles(t *testing.T) {
	for _, listed := range editions.Embedded().List() {
		e, err := editions.Embedded().Edition(listed.ID)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Join(printout.Tiles(phrases.For("en"), e), "\n")
		if boxes := strings.Count(text, "[ ]"); boxes != e.Tiles() {
			t.Errorf("%s: %d boxes for %d tiles", e.ID, boxes, e.Tiles())
		}
	}
}

// The example of seeds 000 and 002, with its sums, gaps and shares.
func TestDuplicateGame(t *testing.T) {
	g := named(t, sheet.DuplicateGame, []string{"Ana", "Bea"},
		"1: 24", "2: 20", "master 24", "next", "1: 30", "2: 36", "master 36", "next", "1: 18", "2: 9", "master 18", "finish")
	lines := printout.Sheet(phrases.For("es"), g)
	for _, want := range []string{
		"    1 a mano                 24               24               20",
		"      Total                  78               72               65",
		"      Diferencia                              −6              −13",
		"      Parte                               92,3 %           83,3 %",
		"1. Ana            72          −6    92,3 %",
		"2. Bea            65         −13    83,3 %",
	} {
		if !slices.Contains(lines, want) {
			t.Errorf("lacks %q in\n%s", want, strings.Join(lines, "\n"))
		}
	}
	empty := printout.Sheet(phrases.For("en"), named(t, sheet.DuplicateGame, []string{""}))
	if !slices.Contains(empty, "No turn has been noted.") {
		t.Errorf("%q", empty)
	}
}

// The result of a duplicate has names, totals, gaps, shares and places; that of a game which
// goes on has the totals. None has a link.
func TestResult(t *testing.T) {
	g := named(t, sheet.DuplicateGame, []string{"Ana", "Bea", "Cai"},
		"1: 24", "2: 20", "3: 20", "master 24", "next", "1: 30", "2: 36", "3: 36", "master 36", "finish")
	got := strings.Join(printout.Result(phrases.For("en"), g), "\n")
	want := `Final table    Total  Difference     Share
1. Bea            56          −4     93.3%
1. Cai            56          −4     93.3%
3. Ana            54          −6     90.0%
Bea and Cai share the win with 56.`
	if got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	open := strings.Join(printout.Result(phrases.For("en"), named(t, sheet.ClassicGame, []string{"Ana", "Bea"}, "H4 JAMON")), "\n")
	if !strings.Contains(open, "Ana 44, Bea 0") || strings.Contains(open, "Final") || strings.Contains(open+got, "http") {
		t.Errorf("%s", open)
	}
}
