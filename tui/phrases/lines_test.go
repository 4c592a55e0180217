package phrases_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
	"tanteo/tui/phrases"
)

// Every line that an answer prints is taken by the parser, as what it was printed for: a play as
// it is spelled in the answer, a row or a cell as the line that notes it, also where it is there
// to be corrected, and a reading that was not taken with the points that were promised for it.
// Longer: -rapid.checks=2000.
func TestEveryLineThatIsPrintedIsTaken(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := rapid.SampledFrom(phrases.Languages()).Draw(t, "language")
		g := sheettest.Table{Turns: 6}.Game(t)
		rounds := roundsOf(g)
		for i, turn := range g.Standings.Turns {
			if turn.Fault == nil {
				printed(t, l, g, turn, rounds[i])
			}
		}
	})
}

// roundsOf are the rounds of a duplicate by the turns that are its cells and masters.
func roundsOf(g sheet.Game) map[int]int {
	rounds := map[int]int{}
	for _, r := range g.Standings.Rounds {
		for _, i := range append([]int{r.Master}, r.Cells...) {
			rounds[i] = r.Number
		}
	}
	return rounds
}

// printed takes the lines that are printed of a turn, which is of a round in a duplicate.
func printed(t *rapid.T, l *phrases.Language, g sheet.Game, turn sheet.Turn, round int) {
	words, before, what := phrases.Vocabulary(), g.Before(turn.Number), g.Log.Events[turn.Event].What
	if late, ok := what.(sheet.Overtime); ok && late.Time > 0 && before.Rules().Classic.Clock.Over == "" {
		return // no line notes time where the rules give it no price
	}
	written := line.Of(g, turn, l.Word)
	if _, end := what.(sheet.Ended); before.Standings.Finished && (end || turn.TakesTurn()) {
		return // it was inserted behind the end, where no line notes or corrects a turn
	}
	if turn.Player > len(before.Standings.Players) {
		return // it was inserted before its player came, whom no line names there
	}
	if written != "" && round == 0 {
		noted, err := line.Parse(written, before, words)
		if err != nil {
			t.Fatalf("%s: the line of row %d, %q: %v", l.Tag, turn.Number, written, err)
		}
		readings(t, l, before, noted.Notices)
	}
	number := turn.Number
	if g.Log.Kind == sheet.DuplicateGame {
		if number = round; round == 0 {
			return // it is taken back, or stands: a number is a round's
		}
	}
	if _, end := what.(sheet.Ended); end && turn.Event != g.Standings.Turns[len(g.Standings.Turns)-1].Event {
		return // an end with rows behind it, which only corrections make, goes on as it is
	}
	correction := fmt.Sprintf("%s %d %s", l.Word(line.CommandEdit), number, written)
	edit, err := line.Parse(correction, g, words)
	if written != "" && err != nil {
		t.Fatalf("%s: the line that corrects row %d, %q: %v", l.Tag, turn.Number, correction, err)
	}
	if written != "" && (edit.Verb != sheet.Edit || edit.Turn != number || reflect.TypeOf(edit.Event.What) != reflect.TypeOf(what)) {
		t.Fatalf("%s: %q is read as %+v", l.Tag, correction, edit)
	}
	played, ok := sheet.OfMaster(what).(sheet.Played)
	if !ok || played.Stands || round > 0 {
		return
	}
	at := g.Log.Notation.Format(played.Play.Start, played.Play.Direction)
	spelled := at + " " + phrases.Spelled(g.Edition, played.Play)
	read, err := line.Parse(spelled, before, words)
	if err != nil {
		t.Fatalf("%q, as the answer spells row %d: %v", spelled, turn.Number, err)
	}
	if again, _ := read.Event.What.(sheet.Played); !reflect.DeepEqual(again.Play.Laid(), played.Play.Laid()) {
		t.Fatalf("%q is read as %+v, not %+v", spelled, again.Play, played.Play)
	}
	bare := at + " " + strings.NewReplacer("(", "", ")", "").Replace(phrases.Spelled(g.Edition, played.Play))
	if written, err := line.Parse(bare, before, words); err == nil {
		readings(t, l, before, written.Notices)
	}
}

// readings holds the readings that notices tell to what becomes of their lines.
func readings(t *rapid.T, l *phrases.Language, g sheet.Game, notices []sheet.Notice) {
	for _, n := range notices {
		if n.Other == nil {
			continue
		}
		text := line.OfReading(g, *n.Other, l.Word)
		if !strings.Contains(l.Notice(n, g), text) {
			t.Fatalf("%q does not have %q", l.Notice(n, g), text)
		}
		if n.Other.Tiles != nil {
			text = l.Word(line.CommandExchange) + " " + text
		}
		line, err := line.Parse(text, g, phrases.Vocabulary())
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
