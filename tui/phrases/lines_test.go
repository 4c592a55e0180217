package phrases_test

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/sheettest"
	"tanteo/tui/phrases"
)

// Every line that an answer prints is taken by the parser, as what it was printed for: a play as
// it is spelled in the answer, a row as the line that notes it, a reading that was not taken,
// with the points that were promised for it.
func TestEveryLineThatIsPrintedIsTaken(t *testing.T) {
	words := phrases.Vocabulary()
	rapid.Check(t, func(t *rapid.T) {
		g := sheettest.Table{Without: sheettest.Corrections}.Classic(t)
		l := rapid.SampledFrom(phrases.Languages()).Draw(t, "language")
		for _, turn := range g.Standings.Turns {
			if turn.Fault != nil {
				continue
			}
			before, what := g.Before(turn.Number), g.Log.Events[turn.Event].What
			if over, ok := what.(sheet.Overtime); ok && over.Time > 0 && before.Rules().Classic.Clock.Over == "" {
				continue // no line notes time where the rules give it no price
			}
			if line := g.LineOf(turn, l.Word); line != "" {
				noted, err := sheet.Parse(line, before, words)
				if err != nil {
					t.Fatalf("%s: the line of row %d, %q: %v", l.Tag, turn.Number, line, err)
				}
				readings(t, l, before, noted.Notices)
			}
			played, ok := what.(sheet.Played)
			if !ok || played.Stands {
				continue
			}
			at := g.Log.Notation.Format(played.Play.Start, played.Play.Direction)
			spelled := at + " " + phrases.Spelled(g.Edition, played.Play)
			line, err := sheet.Parse(spelled, before, words)
			if err != nil {
				t.Fatalf("%q, as the answer spells row %d: %v", spelled, turn.Number, err)
			}
			if again, _ := line.Event.What.(sheet.Played); !reflect.DeepEqual(again.Play.Laid(), played.Play.Laid()) {
				t.Fatalf("%q is read as %+v, not %+v", spelled, again.Play, played.Play)
			}
			bare := at + " " + strings.NewReplacer("(", "", ")", "").Replace(phrases.Spelled(g.Edition, played.Play))
			if line, err := sheet.Parse(bare, before, words); err == nil {
				readings(t, l, before, line.Notices)
			}
		}
	})
}

// readings holds the readings that notices tell to what becomes of their lines.
func readings(t *rapid.T, l *phrases.Language, g sheet.Game, notices []sheet.Notice) {
	for _, n := range notices {
		if n.Other == nil {
			continue
		}
		text := g.LineOfReading(*n.Other, l.Word)
		if !strings.Contains(l.Notice(n, g), text) {
			t.Fatalf("%q does not have %q", l.Notice(n, g), text)
		}
		if n.Other.Tiles != nil {
			text = l.Word(sheet.CommandExchange) + " " + text
		}
		line, err := sheet.Parse(text, g, phrases.Vocabulary())
		if err != nil {
			t.Fatalf("the other reading %q: %v", text, err)
		}
		switch what := line.Event.What.(type) {
		case sheet.Played:
			if points := scoring.Points(g.Edition, &g.Standings.Board, what.Play); points != n.Other.Points {
				t.Fatalf("%q counts %d, and %d was told", text, points, n.Other.Points)
			}
		case sheet.Exchanged:
			if !reflect.DeepEqual(what.Tiles, n.Other.Tiles) {
				t.Fatalf("%q is read as %v, not %v", text, what.Tiles, n.Other.Tiles)
			}
		}
	}
}
