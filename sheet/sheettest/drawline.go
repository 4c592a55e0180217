package sheettest

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
)

// EveryTable checks a property over games of two to four players by several rulebooks.
func EveryTable(t *testing.T, property func(t *rapid.T, tables []sheet.Game)) {
	t.Helper()
	tables := []sheet.Game{
		NewTable(t, "es-100", "home", "Ana", "Bea"),
		NewTable(t, "es-100", "fise", "Ana", "Bea"),
		NewTable(t, "es-100", "wespa", "Ana", "", "Cai"),
		NewTable(t, "es-100", "home", "Ana", "Bea", "Cai", "Dan"),
		NewTable(t, "es-100", "en-naspa", "Ana", "Bea"),
		NewTable(t, "es-100", "en-hasbro", "Ana", "Bea", "Cai"),
		NewTable(t, "es-100", "nl-sbnl", "Ana", "Bea"),
		NewTable(t, "es-100", "pl-pfs", "Ana", "Bea"),
	}
	tables[2].Log.First = 3
	tables[2] = Start(t, tables[2].Log)
	rapid.Check(t, func(t *rapid.T) { property(t, tables) })
}

// DrawLine draws a line that the game most likely takes: most are turns, and most plays
// fit the board.
func DrawLine(t *rapid.T, g sheet.Game) string {
	kinds := []string{
		"turn", "turn", "turn", "turn", "turn", "turn", "turn", "turn", "turn", "turn", "turn", "turn", "for another", "for another", "challenge", "challenge",
		"failed", "penalty", "wrong", "lay", "clear", "end", "finish", "undo", "undo", "redo", "edit", "edit", "edit", "insert", "insert", "delete", "void", "name", "join", "leave", "note", "note after",
	}
	if g.Standings.Finished {
		kinds = []string{"turn", "reopen", "reopen", "challenge", "challenge", "failed", "penalty", "wrong", "undo", "edit", "edit", "insert", "delete", "note", "note after"}
	}
	kind := rapid.SampledFrom(kinds).Draw(t, "kind")
	switch kind {
	case "for another":
		return drawSeat(t, g) + ": " + drawTurn(t, g)
	case "failed":
		return rapid.SampledFrom([]string{"challenge failed", "challenge failed " + drawSeat(t, g), "challenge failed " + drawSeat(t, g) + " 3",
			drawSeat(t, g) + ": challenge failed", "challenge failed 7"}).Draw(t, "failed")
	case "penalty":
		return drawAdjustment(t, g)
	case "wrong":
		return "wrong " + strconv.Itoa(drawNumber(t, g))
	case "lay":
		if play, ok := drawNewPlay(t, g, 0); ok {
			return "lay " + LineOfPlay(g, play)
		}
		return "lay H6 AS"
	case "end":
		return drawEnd(t, g)
	case "edit", "insert":
		n := drawNumber(t, g)
		return kind + " " + strconv.Itoa(n) + " " + drawRow(t, g.Before(n))
	case "delete":
		return "delete " + strconv.Itoa(drawNumber(t, g))
	case "name":
		return "name " + drawSeat(t, g) + " " + rapid.SampledFrom([]string{"Zoë", "Ana María", "7", "Pass", "B", "Œdipe"}).Draw(t, "name")
	case "join":
		return "join Łucja"
	case "leave":
		return "leave " + drawSeat(t, g)
	case "note":
		return "note " + rapid.SampledFrom([]string{"x", "a / b", "1: 2", "a ¶ b"}).Draw(t, "note")
	case "note after":
		return "edit " + strconv.Itoa(drawNumber(t, g)-1) + " note" + rapid.SampledFrom([]string{"", " x", " a ¶ b"}).Draw(t, "note")
	case "turn":
		return drawTurn(t, g)
	}
	return kind
}

// drawRow draws a line that makes a row.
func drawRow(t *rapid.T, g sheet.Game) string {
	switch rapid.IntRange(0, 9).Draw(t, "row") {
	case 0:
		return drawAdjustment(t, g)
	case 1:
		return drawSeat(t, g) + ": " + drawTurn(t, g)
	case 2:
		return "challenge failed " + drawSeat(t, g)
	case 3:
		return drawEnd(t, g)
	}
	return drawTurn(t, g)
}

func drawTurn(t *rapid.T, g sheet.Game) string {
	rack := ""
	if rapid.IntRange(0, 5).Draw(t, "rack") == 0 {
		rack = " / " + rapid.SampledFrom([]string{"A", "CH?LL", "C|H", "AEIOU??", "L|LL"}).Draw(t, "tiles")
	}
	switch rapid.IntRange(0, 9).Draw(t, "turn") {
	case 0:
		return "pass" + rack
	case 1:
		return rapid.SampledFrom([]string{"exchange", "exchange 3", "exchange C|HA?", "withdrawn"}).Draw(t, "other") + rack
	case 2:
		return strconv.Itoa(rapid.SampledFrom([]int{0, 0, 7, 25, 2000}).Draw(t, "points")) + rack
	case 3:
		return rapid.SampledFrom([]string{"= R2wELOJ3l", "= M2lES2l M2lE EN S2lO", "= CH2wORI0ZOS2w", "= K?A?", "= (TE)LA", "= TORTILL?A"}).Draw(t, "typed") + rack
	}
	if play, ok := drawNewPlay(t, g, 1); ok {
		return LineOfPlay(g, play) + rack
	}
	return "pass"
}

// drawNewPlay draws a play on the board of a game. Its tiles are letters that come often, so
// that games do not run out of them, and a blank now and then.
func drawNewPlay(t *rapid.T, g sheet.Game, blanks int) (scoring.Play, bool) {
	e, b := g.Edition, &g.Standings.Board
	for range 8 {
		d := scoring.Direction(rapid.IntRange(0, 1).Draw(t, "direction"))
		near := e.Layout.Centre
		if b.Count() > 0 {
			var taken []scoring.Square
			for i := range e.Layout.Side * e.Layout.Side {
				if s := (scoring.Square{Row: i / e.Layout.Side, Col: i % e.Layout.Side}); b.At(s) != 0 {
					taken = append(taken, s)
				}
			}
			near = rapid.SampledFrom(taken).Draw(t, "near").Step(d.Turned(), rapid.IntRange(-1, 1).Draw(t, "aside"))
		}
		tiles := make([]scoring.Tile, rapid.IntRange(1, 4).Draw(t, "new"))
		for i := range tiles {
			l, _ := e.Letter(rapid.SampledFrom([]string{"A", "E", "O", "S", "N", "I", "R", "L", "C", "CH", "M", "Z", "K"}).Draw(t, "letter"))
			tiles[i] = l.Tile()
			if e.OnlyBlank(l) || blanks > 0 && rapid.IntRange(0, 30).Draw(t, "blank") == 0 {
				tiles[i] = l.Blank()
			}
		}
		laid, err := b.Lay(near.Step(d, -rapid.IntRange(0, len(tiles)).Draw(t, "back")), d, tiles)
		if err != nil {
			continue
		}
		if play, err := scoring.Place(e, b, laid, d); err == nil {
			return play, true
		}
	}
	return scoring.Play{}, false
}

func drawAdjustment(t *rapid.T, g sheet.Game) string {
	verb := rapid.SampledFrom([]string{"penalty", "bonus", "overtime"}).Draw(t, "verb")
	line := fmt.Sprintf("%s %s %d", verb, drawSeat(t, g), rapid.IntRange(0, 30).Draw(t, "points"))
	if verb == "overtime" {
		return rapid.SampledFrom([]string{line, "overtime " + drawSeat(t, g) + " 0:01", "overtime " + drawSeat(t, g) + " 11:30"}).Draw(t, "overtime")
	}
	return line +
		rapid.SampledFrom([]string{"", " late", " 2 minutes"}).Draw(t, "reason")
}

func drawEnd(t *rapid.T, g sheet.Game) string {
	line, out := "end", rapid.IntRange(-1, len(g.Standings.Players)-1).Draw(t, "out")
	for i, p := range g.Standings.Players {
		left := rapid.SampledFrom([]string{"A", "0", "XA", "CH?", "C|H", "12", "?"}).Draw(t, "left")
		switch {
		case p.Gone:
			continue
		case i == out:
			left = "-"
		}
		line += " " + left
	}
	return line
}

func drawSeat(t *rapid.T, g sheet.Game) string {
	return strconv.Itoa(rapid.IntRange(1, len(g.Standings.Players)).Draw(t, "seat"))
}

func drawNumber(t *rapid.T, g sheet.Game) int {
	return rapid.IntRange(1, g.Standings.Numbered()+1).Draw(t, "number")
}

// DrawTable draws a game before its first turn.
func DrawTable(t *rapid.T, tables []sheet.Game) sheet.Game {
	return tables[rapid.IntRange(0, len(tables)-1).Draw(t, "table")]
}

// DrawGame plays some lines that a game takes, and says which they were.
func DrawGame(t *rapid.T, tables []sheet.Game) (g sheet.Game, lines []string) {
	g = DrawTable(t, tables)
	for range rapid.IntRange(1, 40).Draw(t, "lines") {
		line := DrawLine(t, g)
		next, _, err := Enter(g, line)
		if err != nil {
			continue
		}
		g, lines = next, append(lines, line)
	}
	return g, lines
}

// LineOfPlay writes a play for the game in which it comes next.
func LineOfPlay(g sheet.Game, play scoring.Play) string {
	word := ""
	for _, tile := range play.Tiles {
		word += g.Edition.Text(tile.Tile.Letter())
		if tile.New && tile.Tile.IsBlank() {
			word += "?"
		}
	}
	return g.Log.Notation.Format(play.Start, play.Direction) + " " + word
}

// CheckReadBack writes the line of each row and reads it for the game before the row.
func CheckReadBack(t rapid.TB, g sheet.Game) {
	t.Helper()
	for _, row := range g.Standings.Turns {
		if row.Fault != nil {
			continue
		}
		text := line.Of(g, row, Word)
		line, err := line.Parse(text, g.Before(row.Number), Words)
		if err != nil {
			t.Fatalf("row %d, %s: %v", row.Number, text, err)
		}
		want := g.Log.Events[row.Event]
		want.ID, want.Was, want.Time, want.By = 0, 0, line.Event.Time, ""
		if failed, ok := want.What.(sheet.ChallengeFailed); ok && failed.Words > 1 {
			want.Player = line.Event.Player // who is named, because words are counted
		}
		if diff := cmp.Diff(want, line.Event); diff != "" {
			t.Fatalf("row %d, %s: %s", row.Number, text, diff)
		}
	}
}
