package sheet_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"tanteo/scoring"
	"tanteo/sheet"
)

func TestHouseRulesAreReadAndWritten(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "none": "", "  none ": "", "bonus=40": "bonus=40", "leftovers=none, Bonus = 0": "bonus=0,leftovers=none",
		"overtime=5,passes=0,challenge=20,penalty=5,leftovers=twice,bonus=999": "bonus=999,leftovers=twice,penalty=5,challenge=20,passes=0,overtime=5",
	} {
		h, err := sheet.ParseHouse(text)
		if err != nil || h.String() != want || h.IsZero() != (want == "") {
			t.Errorf("%q: %q, %v", text, h, err)
		}
	}
	for text, want := range map[string]sheet.HouseError{
		"tea=4":           {Reason: sheet.HouseNoRule, Key: "tea", Value: "4"},
		"bonus":           {Reason: sheet.HouseValue, Key: "bonus"},
		"bonus=":          {Reason: sheet.HouseValue, Key: "bonus"},
		"bonus=-1":        {Reason: sheet.HouseValue, Key: "bonus", Value: "-1"},
		"bonus=1000":      {Reason: sheet.HouseValue, Key: "bonus", Value: "1000"},
		"passes=100":      {Reason: sheet.HouseValue, Key: "passes", Value: "100"},
		"penalty=2001":    {Reason: sheet.HouseValue, Key: "penalty", Value: "2001"},
		"leftovers=half":  {Reason: sheet.HouseValue, Key: "leftovers", Value: "half"},
		"bonus=4,bonus=4": {Reason: sheet.HouseTwice, Key: "bonus", Value: "4"},
		"bonus=4,":        {Reason: sheet.HouseNoRule},
		"none,bonus=4":    {Reason: sheet.HouseNoRule, Key: "none"},
	} {
		h, err := sheet.ParseHouse(text)
		bad, ok := errors.AsType[*sheet.HouseError](err)
		if !ok || *bad != want || !h.IsZero() {
			t.Errorf("%q: %v, %+v", text, err, h)
		}
	}
}

func TestAnyHouseRulesAreReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var h sheet.House
		number := func(key string) *int {
			if !rapid.Bool().Draw(t, key) {
				return nil
			}
			n := rapid.IntRange(0, sheet.HouseMost(key)).Draw(t, "n")
			return &n
		}
		h.Bonus, h.Penalty, h.Challenge, h.Passes, h.Overtime = number("bonus"), number("penalty"), number("challenge"), number("passes"), number("overtime")
		h.Leftovers = rapid.SampledFrom([]sheet.Leftovers{"", sheet.PlusMinus, sheet.Twice, sheet.NoLeftovers}).Draw(t, "leftovers")
		back, err := sheet.ParseHouse(h.String())
		if diff := cmp.Diff(h, back); diff != "" || err != nil {
			t.Fatalf("%s: %v %s", h, err, diff)
		}
	})
}

// TestHouseRulesTakeThePlaceOfTheBooks whatever they were.
func TestHouseRulesTakeThePlaceOfTheBooks(t *testing.T) {
	house := func(text string) sheet.House {
		h, err := sheet.ParseHouse(text)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	book := func(c sheet.Classic) sheet.Rulebook { return sheet.Rulebook{ID: "book", Classic: c} }
	for _, tt := range []struct {
		name, house string
		book, want  sheet.Classic
	}{
		{"none", "", sheet.Classic{Passes: 4}, sheet.Classic{Passes: 4}},
		{"the bonus is the edition's", "bonus=40", sheet.Classic{Passes: 4}, sheet.Classic{Passes: 4}},
		{"passes in all for rounds", "passes=3", sheet.Classic{PassRounds: 2, PassesOrLost: 5}, sheet.Classic{Passes: 3}},
		{"points for a lost turn", "challenge=5", sheet.Classic{ChallengeFailed: sheet.FailedChallenge{LostTurn: true}},
			sheet.Classic{ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerPlay, Who: sheet.OffChallenger}}},
		{"other points, per word as before", "challenge=10", sheet.Classic{ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged}},
			sheet.Classic{ChallengeFailed: sheet.FailedChallenge{Points: 10, Per: sheet.PerWord, Who: sheet.ToChallenged}}},
		{"points for a lost game", "overtime=5", sheet.Classic{Clock: sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverLoss}},
			sheet.Classic{Clock: sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverPoints, Points: 5}}},
		{"other points, lost after as before", "overtime=5", sheet.Classic{Clock: sheet.Clock{Minutes: 25, Over: sheet.OverPoints, Points: 10, LossAfter: 10}},
			sheet.Classic{Clock: sheet.Clock{Minutes: 25, Over: sheet.OverPoints, Points: 5, LossAfter: 10}}},
		{"leftovers and penalty", "leftovers=none,penalty=0", sheet.Classic{Leftovers: sheet.Twice, Penalty: 10}, sheet.Classic{Leftovers: sheet.NoLeftovers}},
	} {
		if diff := cmp.Diff(tt.want, book(tt.book).With(house(tt.house)).Classic); diff != "" {
			t.Errorf("%s: %s", tt.name, diff)
		}
	}
}

func TestTheBonusOfAHouse(t *testing.T) {
	bonus := 70
	h := sheet.House{Bonus: &bonus}
	d := scoring.Definition{Rack: 9, Bonus: []scoring.Bonus{{Tiles: 7, Points: 50}, {Tiles: 9, Points: 100}}}
	want := []scoring.Bonus{{Tiles: 7, Points: 50}, {Tiles: 9, Points: 70}}
	if diff := cmp.Diff(want, h.Edition(d).Bonus); diff != "" || d.Bonus[1].Points != 100 {
		t.Errorf("%s, %v", diff, d.Bonus)
	}
}

// TestAgainKeepsTheHouseRules, and the book for other players.
func TestAgainKeepsTheHouseRules(t *testing.T) {
	g := newTable(t, "es-100", "es-fise", "Ana", "Bea")
	bonus := 40
	g.Log.House = sheet.House{Bonus: &bonus}
	g = start(t, g.Log)
	again := start(t, g.Again())
	if again.Edition.BonusFor(7) != 40 || again.Rules().ID != "es-fise" || again.Log.Rules.Home == nil {
		t.Errorf("%d, %+v", again.Edition.BonusFor(7), again.Log.Rules)
	}
}
