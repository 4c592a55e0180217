package phrases_test

import (
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet/gcg"
	"tanteo/tui/phrases"
)

// TestEverythingAboutAFileHasASentence: what a reader finds and a writer loses can be told.
func TestEverythingAboutAFileHasASentence(t *testing.T) {
	for _, l := range phrases.Languages() {
		r := l.Replay
		for _, k := range []gcg.Kind{gcg.Score, gcg.Total, gcg.End, gcg.Withdrawn, gcg.Pass, gcg.Time, gcg.BadLine, gcg.BadTiles, gcg.NotPlay} {
			if r.Differ[k] == nil {
				t.Errorf("%s: no sentence for a difference in a %s", l.Tag, k)
			}
		}
		for c := gcg.CauseFolded; c < gcg.CauseNotHis; c++ { // those from there on have sentences of their own
			if r.Causes[c] == nil {
				t.Errorf("%s: no sentence for cause %d", l.Tag, c)
			}
		}
		for _, d := range []gcg.Doubt{
			gcg.DoubtRack, gcg.DoubtSize, gcg.DoubtBag, gcg.DoubtTurn, gcg.DoubtName, gcg.DoubtPlacement, gcg.DoubtLeft,
			gcg.DoubtAfter, gcg.DoubtText, gcg.DoubtEncoding, gcg.DoubtOldText, gcg.DoubtEdition, gcg.DoubtGuess, gcg.DoubtValues, gcg.DoubtCut, gcg.DoubtLong,
		} {
			if r.Doubts[d] == nil {
				t.Errorf("%s: no sentence for a doubt about a %s", l.Tag, d)
			}
		}
		for k := gcg.LossPoints; k <= gcg.LossCells; k++ {
			if r.Losses[k] == nil {
				t.Errorf("%s: no sentence for loss %d", l.Tag, k)
			}
		}
		for _, o := range []gcg.Origin{gcg.ByDistribution, gcg.ByLexicon, gcg.ByFit} {
			if r.Origins[o] == nil {
				t.Errorf("%s: no words for origin %d", l.Tag, o)
			}
		}
		for _, v := range []gcg.Verdict{gcg.Same, gcg.Differs, gcg.Unfinished, gcg.Unreadable} {
			if r.Verdicts[v] == "" {
				t.Errorf("%s: no word for %s", l.Tag, v)
			}
		}
	}
}

func TestDifference(t *testing.T) {
	e, err := editions.Embedded().Edition("en-100")
	if err != nil {
		t.Fatal(err)
	}
	c, _ := e.Letter("C")
	a, _ := e.Letter("A")
	play := scoring.Play{Start: scoring.Square{Row: 7, Col: 6}, Tiles: []scoring.PlayTile{{Tile: c.Tile(), New: true}, {Tile: a.Blank(), New: true}}}
	g := gcg.Game{Notation: scoring.GCG, Edition: e, Verdict: gcg.Differs, Final: []int{20, -3}, Counted: []int{6, -3}}
	for _, test := range []struct {
		d      gcg.Difference
		en, es string
	}{
		{
			gcg.Difference{Kind: gcg.Score, File: 8, Ours: 6, Play: &play, Cause: gcg.CauseCapital, Letter: a},
			"CA? at 8G counts 6; the file has 8. It would be right with the A as an ordinary tile, no blank.",
			"CA? en 8G cuenta 6; el archivo tiene 8. Cuadraría si la A fuera una ficha normal y no un comodín.",
		},
		{
			gcg.Difference{Kind: gcg.End, File: 3, Ours: -3, Text: "AB"},
			"The leftovers “AB” count −3; the file has +3.",
			"Las fichas restantes «AB» cuentan −3; el archivo tiene +3.",
		},
		{
			gcg.Difference{Kind: gcg.Board, Text: "C\x1b[2JAB", Fault: &scoring.PlacementError{Fault: scoring.Differs, Square: scoring.Square{Row: 7, Col: 7}, Letter: a}},
			"C�[2JAB meets another letter: A on H8.",
			"C�[2JAB no cuadra: hay A en H8.",
		},
		{
			gcg.Difference{Kind: gcg.Board, Text: "AB", At: "99Z", Fault: &scoring.PlacementError{Fault: scoring.OffBoard, Square: scoring.Square{Row: 98, Col: 25}, Letter: a}},
			"99Z is not on the board.",
			"99Z no está en el tablero.",
		},
		{
			gcg.Difference{Kind: gcg.Board, Text: "AB", At: "0A", Fault: &scoring.PlacementError{Fault: scoring.OffBoard, Square: scoring.Square{Row: -1}, Letter: a}},
			"0A is not on the board.",
			"0A no está en el tablero.",
		},
		{
			gcg.Difference{Kind: gcg.Board, Text: "CAB", At: "8N", Fault: &scoring.PlacementError{Fault: scoring.OffBoard, Square: scoring.Square{Row: 7, Col: 15}, Letter: a}},
			"CAB at 8N runs off the board.",
			"CAB en 8N se sale del tablero.",
		},
		{
			gcg.Difference{Kind: gcg.Board, Text: "Wide"},
			"No edition has the board “Wide”.",
			"Ninguna edición tiene el tablero «Wide».",
		},
		{
			gcg.Difference{Kind: gcg.Withdrawn, File: -8, Cause: gcg.CauseNotHis},
			"This player has no play to take back; the file has −8.",
			"Este jugador no tiene jugada que retirar; el archivo tiene −8.",
		},
		{
			gcg.Difference{Kind: gcg.BadLine, Cause: gcg.CauseTooManyLines},
			"A game has 10000 lines at most, and this one has more.",
			"Una partida puede tener 10000 líneas como mucho, y esta tiene más.",
		},
		{
			gcg.Difference{Kind: gcg.BadTiles, Text: strings.Repeat("ÑA", 1_000_000)},
			"“" + strings.Repeat("ÑA", 19) + "Ñ…” has a tile that en-100 does not have.",
			"«" + strings.Repeat("ÑA", 19) + "Ñ…» tiene una ficha que no está en en-100.",
		},
	} {
		for tag, want := range map[string]string{"en": test.en, "es": test.es} {
			if got := phrases.For(tag).Difference(g, test.d); got != want {
				t.Errorf("%s: %s\nwant: %s", tag, got, want)
			}
		}
	}
	if got := phrases.For("en").Finals(g); got != "Player 1 20 (counted 6), Player 2 −3" {
		t.Error(got)
	}
	if got := phrases.For("es").FoundEdition(g) + ", " + phrases.For("es").FoundEdition(gcg.Game{}); got != "en-100, sin edición" {
		t.Error(got)
	}
}
