package line_test

import (
	"os"
	"testing"

	"pgregory.net/rapid"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

func TestLineOfIsReadBack(t *testing.T) {
	sheettest.EveryTable(t, func(t *rapid.T, tables []sheet.Game) {
		g, _ := sheettest.DrawGame(t, tables)
		sheettest.CheckReadBack(t, g)
	})
}

// Where an edition lets tiles lie apart that spell another tile together, the line of a row
// keeps them apart.
func TestLineOfKeepsTilesApart(t *testing.T) {
	text, err := os.ReadFile("../../testdata/editions/nl-ij-102.toml")
	if err != nil {
		t.Fatal(err)
	}
	e, err := editions.ParseEdition("nl-ij-102.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	l := sheettest.NewTable(t, "nl-102", "home", "Ana", "Bea").Log
	l.Edition, l.Notation = e.Definition, e.Notation
	g := sheettest.Start(t, l)
	for _, text := range []string{
		"H8 BI|JOU", "9H IIJS", "10H JJA", "= I|JA IJ0S", "exchange I|J?IJ", "pass / I|JIJIJ", "= RI|J?",
	} {
		g = sheettest.EnterAll(t, g, text)
		turn := g.Standings.Turns[len(g.Standings.Turns)-1]
		if got := line.Of(g, turn, sheettest.Word); got != text {
			t.Errorf("%s is written %s", text, got)
		}
	}
}

// A correction can bring two tiles side by side that together spell a tile of the edition, as two
// single L do: a play that goes through both has a line all the same.
func TestLineOfGoesThroughAPairThatLiesThere(t *testing.T) {
	g := sheettest.Start(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea").Log)
	g = sheettest.EnterAll(t, g, "pass", "lay 8G LAA", "edit 1 H7 AL?A", "8J S")
	row := g.Standings.Turns[len(g.Standings.Turns)-1]
	if got, want := line.Of(g, row, sheettest.Word), "8G L.AS"; row.Fault != nil || got != want {
		t.Errorf("it is written %s, not %s; %v", got, want, row.Fault)
	}
	sheettest.CheckReadBack(t, g)
}
