package sheet

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// traits says of each kind of event what holds of it, in the words of traitsOf.
var traits = map[string]string{
	"Played":          "turn off ofRound time",
	"Typed":           "turn off ofRound time",
	"Points":          "turn off ofRound time",
	"Passed":          "turn ofRound time",
	"Exchanged":       "turn time",
	"Withdrawn":       "turn time",
	"Challenged":      "afterEnd time",
	"ChallengeFailed": "afterEnd time",
	"Penalty":         "afterEnd",
	"Bonus":           "afterEnd",
	"Overtime":        "afterEnd time",
	"Warning":         "afterEnd",
	"Laid":            "",
	"Cleared":         "",
	"Ended":           "outlasts time",
	"Finished":        "outlasts time",
	"Reopened":        "afterEnd outlasts",
	"Renamed":         "afterEnd outlasts",
	"Joined":          "outlasts",
	"Left":            "outlasts time",
	"Returned":        "outlasts",
	"Wrong":           "afterEnd",
	"Voided":          "afterEnd outlasts",
	"Analysed":        "",
	"Noted":           "afterEnd",
	"Kept":            "afterEnd",
	"ClockChosen":     "outlasts time",
	"ClockStarted":    "outlasts",
	"ClockStopped":    "outlasts time",
	"ClockSet":        "afterEnd outlasts time",
	"ClockRan":        "outlasts",
	"RackDrawn":       "ofRound",
	"Master":          "ofRound",
	"RoundClosed":     "ofRound time",
}

// traitsOf asks every question that is asked of kinds of events.
func traitsOf(w What) string {
	var all []string
	for _, trait := range []struct {
		name  string
		holds bool
	}{
		{"turn", TakesTurn(w)}, {"off", canComeOff(w)}, {"afterEnd", afterEnd(w)}, {"ofRound", OfRound(w)},
		{"outlasts", outlasts(w)}, {"time", notesTime(w)},
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
		want, ok := traits[kindName(what)]
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
