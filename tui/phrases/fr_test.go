package phrases_test

import (
	"math/big"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"tanteo/editions"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
)

// TestFrenchBlanks: what stands before a sign in French is a blank that no line breaks at. A
// question mark and a colon also stand in lines as they are typed, without one.
func TestFrenchBlanks(t *testing.T) {
	wrong := regexp.MustCompile(` [:;!»%]|« |\p{L}[;!%]|\p{L} \?$`)
	var look func(name string, v reflect.Value)
	look = func(name string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				look(name+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Map:
			for _, key := range v.MapKeys() {
				look(name, v.MapIndex(key))
			}
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				look(name, v.Index(i))
			}
		case reflect.Func:
			for _, n := range []int{0, 1, 2} {
				for _, result := range called(t, name, v, n) {
					look(name, result)
				}
			}
		case reflect.String:
			if wrong.MatchString(v.String()) {
				t.Errorf("%s: %q", name, v)
			}
		}
	}
	look("fr", reflect.ValueOf(*phrases.For("fr")))
}

// TestFrenchRulebooks: nor does a line break before a sign in what is told of a rulebook.
func TestFrenchRulebooks(t *testing.T) {
	wrong := regexp.MustCompile(`\p{L} ?[;:!]`)
	for _, one := range editions.Embedded().ListRulebooks() {
		book, err := editions.Embedded().Rulebook(one.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range rules.Book(phrases.For("fr"), book) {
			if wrong.MatchString(line) && !strings.HasPrefix(line, " ") { // the sources are as they are
				t.Errorf("%s: %q", one.ID, line)
			}
		}
	}
}

func TestFrenchNumbers(t *testing.T) {
	l := phrases.For("fr")
	for got, want := range map[string]string{
		l.Paper.Percent(l.Decimal(big.NewRat(7200, 78))): "92,3\u00a0%",
		l.Tool.List.Turns(0):                             "0 tour",
		l.Tool.List.Turns(1):                             "1 tour",
		l.Tool.List.Turns(2):                             "2 tours",
		l.Screen.TurnOf("Ana"):                           "Tour d'Ana",
		l.Screen.TurnOf("Bea"):                           "Tour de Bea",
		l.Screen.TurnOf("Élodie"):                        "Tour d'Élodie",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
