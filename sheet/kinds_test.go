package sheet

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// known says of each kind of event what holds of it, in the words of traitsOf.
var known = map[string]string{
	"Played":          "turn off row ofRound time",
	"Typed":           "turn off row ofRound time",
	"Points":          "turn off row ofRound time",
	"Passed":          "turn row ofRound time",
	"Exchanged":       "turn row onlyTurns time",
	"Withdrawn":       "turn row onlyTurns time",
	"Challenged":      "afterEnd onlyTurns time",
	"ChallengeFailed": "row afterEnd onlyTurns time",
	"Penalty":         "row afterEnd",
	"Bonus":           "row afterEnd",
	"Overtime":        "row afterEnd onlyTurns time",
	"Warning":         "row afterEnd",
	"Laid":            "",
	"Cleared":         "",
	"Ended":           "row onlyTurns outlasts time ends",
	"Finished":        "outlasts time ends",
	"Reopened":        "afterEnd outlasts",
	"Renamed":         "afterEnd outlasts",
	"Joined":          "outlasts",
	"Left":            "outlasts time",
	"Returned":        "outlasts",
	"Wrong":           "row afterEnd",
	"Voided":          "afterEnd outlasts",
	"Analysed":        "onlyTurns",
	"Noted":           "afterEnd",
	"Kept":            "afterEnd",
	"ClockChosen":     "outlasts time",
	"ClockStarted":    "outlasts",
	"ClockStopped":    "outlasts time",
	"ClockSet":        "afterEnd outlasts time",
	"ClockRan":        "outlasts",
	"RackDrawn":       "ofRound onlyRounds",
	"Master":          "ofRound onlyRounds",
	"RoundClosed":     "ofRound onlyRounds time closes",
}

// traitsOf asks every question that is asked of kinds of events.
func traitsOf(w What) string {
	var all []string
	for _, trait := range []struct {
		name  string
		holds bool
	}{
		{"turn", TakesTurn(w)}, {"off", has(w, comesOff)}, {"row", MakesRow(w)}, {"afterEnd", has(w, afterEnd)}, {"ofRound", OfRound(w)},
		{"onlyTurns", has(w, onlyTurns)}, {"onlyRounds", has(w, onlyRounds)}, {"outlasts", has(w, outlasts)}, {"time", has(w, notesTime)},
		{"ends", has(w, ends)}, {"closes", has(w, closes)},
	} {
		if trait.holds {
			all = append(all, trait.name)
		}
	}
	return strings.Join(all, " ")
}

func kindName(w What) string { return strings.TrimPrefix(fmt.Sprintf("%T", w), "sheet.") }

// TestTraitsOfEveryEventKind: a kind that is new has to be thought of in each of these
// questions, since what is forgotten there is "no".
func TestTraitsOfEveryEventKind(t *testing.T) {
	for _, what := range Kinds() {
		want, ok := known[kindName(what)]
		if !ok {
			t.Errorf("%s has no row in the table of traits; the code says %q", kindName(what), traitsOf(what))
			continue
		}
		if got := traitsOf(what); got != want {
			t.Errorf("%s: %q, want %q", kindName(what), got, want)
		}
	}
}

// TestSeatsOfEveryEventKind: where an event names a player, the seat is held to the table.
func TestSeatsOfEveryEventKind(t *testing.T) {
	for _, what := range Kinds() {
		v := reflect.New(reflect.TypeOf(what)).Elem()
		player := v.FieldByName("Player")
		if !player.IsValid() {
			continue
		}
		player.SetInt(7)
		if e := (Event{What: v.Interface().(What)}); !slices.Contains(e.Seats(), 7) {
			t.Errorf("%s names a player whose seat nobody looks at", kindName(what))
		}
	}
}
