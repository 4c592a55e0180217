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
