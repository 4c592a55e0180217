package rules_test

import (
	"reflect"
	"slices"
	"testing"

	"tanteo/sheet"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
)

// untold are the fields of a rulebook that its page does not tell, and why.
var untold = map[string]string{
	"Rulebook.Language": "it chooses the book for an edition and is no rule",
}

// TestEveryRuleIsTold: a book with another value in a field has another page, in each language.
func TestEveryRuleIsTold(t *testing.T) {
	full := func() sheet.Rulebook {
		return sheet.Rulebook{
			ID: "club", Name: "Club", Language: "en", Players: [2]int{2, 3},
			Classic: sheet.Classic{
				Exchange:        sheet.ExchangeTurn,
				ChallengeFailed: sheet.FailedChallenge{Points: 5, Per: sheet.PerWord, Who: sheet.ToChallenged},
				Clock:           sheet.Clock{Minutes: 30, Least: 20, Over: sheet.OverPoints, Points: 9, LossAfter: 10},
				Leftovers:       sheet.PlusMinus, Ties: sheet.ShareTies,
			},
			Duplicate: &sheet.Duplicate{
				Minutes: 3, RackRounds: 15, RackEach: 2, RackLater: 1, Solo: 10, SoloBelow: 5, SoloMost: 25, SoloPlayers: 11,
				WrongMove: 6, Warnings: 4, WarningPoints: 7, Signals: []int{40},
				RackEither: []string{"CH"}, OneKind: sheet.OneKindEnds, MasterTies: []string{"across"},
			},
			DuplicateFrom: "other", Home: &sheet.Rulebook{ID: "home"},
			Sources: []string{"nobody"}, Source: map[string]string{"passes": "the club's page"}, Unknown: []string{"ties"},
		}
	}
	others := map[reflect.Type]string{
		reflect.TypeFor[sheet.ExchangeCounts](): string(sheet.ExchangePass),
		reflect.TypeFor[sheet.Challenges]():     string(sheet.ChallengesByJury),
		reflect.TypeFor[sheet.PointsPer]():      string(sheet.PerPlay),
		reflect.TypeFor[sheet.PointsTo]():       string(sheet.OffChallenger),
		reflect.TypeFor[sheet.Over]():           string(sheet.OverLoss),
		reflect.TypeFor[sheet.Leftovers]():      string(sheet.Twice),
		reflect.TypeFor[sheet.Ties]():           string(sheet.BeforeTies),
		reflect.TypeFor[sheet.OneKind]():        string(sheet.OneKindUnlessEither),
	}
	book := full()
	told := func(where string) {
		for _, l := range phrases.Languages() {
			same := slices.Equal(rules.Book(l, book), rules.Book(l, full()))
			if _, ok := untold[where]; same != ok {
				t.Errorf("%s: another %s makes another page: %t; it is among those that are not told: %t", l.Tag, where, !same, ok)
			}
		}
	}
	var look func(where string, v reflect.Value)
	look = func(where string, v reflect.Value) {
		switch was := reflect.ValueOf(v.Interface()); v.Kind() {
		case reflect.Int:
			v.SetInt(v.Int() + 2)
			told(where)
			v.Set(was)
		case reflect.Bool:
			v.SetBool(!v.Bool())
			told(where)
			v.Set(was)
		case reflect.String:
			other := others[v.Type()]
			if v.Type() == reflect.TypeFor[string]() {
				other = v.String() + " two"
			}
			if other == "" {
				t.Errorf("%s: give this test another %s", where, v.Type())
			}
			v.SetString(other)
			told(where)
			v.Set(was)
		case reflect.Map:
			v.Set(reflect.ValueOf(map[string]string{"passes": "another page"}))
			told(where)
			v.Set(was)
		case reflect.Pointer:
			if where == "Rulebook.Home" { // its rules are on a page of their own
				look(where+".ID", v.Elem().FieldByName("ID"))
				return
			}
			look(where, v.Elem())
		case reflect.Slice, reflect.Array:
			if v.Len() == 0 {
				t.Errorf("%s is empty here: put something into the book of this test", where)
			}
			for i := range v.Len() {
				look(where, v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				look(where+"."+v.Type().Field(i).Name, v.Field(i))
			}
		default:
			t.Errorf("%s is a %s, of which this test knows nothing", where, v.Type())
		}
	}
	look("Rulebook", reflect.ValueOf(&book).Elem())
}
