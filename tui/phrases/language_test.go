package phrases_test

import (
	"fmt"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/phrases"
)

// TestEveryTextIsThere calls each text of each language and looks at what it says.
func TestEveryTextIsThere(t *testing.T) {
	for _, l := range phrases.Languages() {
		texts(t, l.Tag, reflect.ValueOf(*l))
	}
}

// texts goes through the fields of a language, whatever they are.
func texts(t *testing.T, name string, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type() == reflect.TypeFor[phrases.Command]() && v.Type().Field(i).Name == "After" {
				continue // not every command has something after it
			}
			texts(t, name+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case reflect.Map:
		if v.Len() == 0 {
			t.Errorf("%s is empty", name)
		}
		for _, key := range v.MapKeys() {
			texts(t, fmt.Sprintf("%s[%v]", name, key), v.MapIndex(key))
		}
	case reflect.Slice, reflect.Array:
		if v.Len() == 0 {
			t.Errorf("%s is empty", name)
		}
		for i := range v.Len() {
			texts(t, fmt.Sprintf("%s[%d]", name, i), v.Index(i))
		}
	case reflect.Func:
		for _, n := range []int{0, 1, 2} {
			for _, result := range called(t, name, v, n) {
				texts(t, fmt.Sprintf("%s(%d)", name, n), result)
			}
		}
	case reflect.String:
		text := v.String()
		if strings.TrimSpace(text) == "" || strings.Contains(text, "%!") || strings.Contains(text, "TODO") {
			t.Errorf("%s says %q", name, text)
		}
	case reflect.Bool, reflect.Int:
	default:
		t.Errorf("%s is a %s", name, v.Kind())
	}
}

// called is what a text says with arguments of about n.
func called(t *testing.T, name string, f reflect.Value, n int) []reflect.Value {
	t.Helper()
	if f.IsNil() {
		t.Errorf("%s is missing", name)
		return nil
	}
	arguments := make([]reflect.Value, f.Type().NumIn())
	for i := range arguments {
		arguments[i] = reflect.New(f.Type().In(i)).Elem()
		filled(arguments[i], n)
	}
	return f.Call(arguments)
}

func filled(v reflect.Value, n int) {
	switch v.Kind() {
	case reflect.String:
		v.SetString("ZUMO")
	case reflect.Int:
		v.SetInt(int64(n))
	case reflect.Bool:
		v.SetBool(n%2 == 1)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), n+1, n+1))
		for i := range v.Len() {
			filled(v.Index(i), n)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			filled(v.Field(i), n)
		}
	}
}

// TestSameKeys: what one language has a sentence for, every language has.
func TestSameKeys(t *testing.T) {
	first := phrases.Languages()[0]
	for _, l := range phrases.Languages()[1:] {
		sameKeys(t, l.Tag, reflect.ValueOf(*first), reflect.ValueOf(*l))
	}
}

func sameKeys(t *testing.T, name string, a, b reflect.Value) {
	t.Helper()
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			sameKeys(t, name+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Map:
		if a.Type().Key().Kind() == reflect.String {
			return // the names of premiums differ
		}
		for _, pair := range [][2]reflect.Value{{a, b}, {b, a}} {
			for _, key := range pair[0].MapKeys() {
				if !pair[1].MapIndex(key).IsValid() {
					t.Errorf("%s lacks %v", name, key)
				}
			}
		}
	}
}

func TestFor(t *testing.T) {
	for tag, want := range map[string]string{
		"es": "es", "es_MX.UTF-8": "es", "ES-ar": "es", "en_GB": "en", "": "en", "C": "en", "nl_BE.UTF-8": "nl", "it": "en", "est": "en",
	} {
		if l := phrases.For(tag); l.Tag != want {
			t.Errorf("For(%q) is %s, want %s", tag, l.Tag, want)
		}
	}
}

func TestDecimal(t *testing.T) {
	for tag, want := range map[string][]string{
		"en": {"92.3", "−0.5", "100.0", "0.0"},
		"es": {"92,3", "−0,5", "100,0", "0,0"},
		"nl": {"92,3", "−0,5", "100,0", "0,0"},
	} {
		l := phrases.For(tag)
		got := []string{l.Decimal(big.NewRat(7200, 78)), l.Decimal(big.NewRat(-1, 2)), l.Decimal(big.NewRat(100, 1)), l.Decimal(new(big.Rat))}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", tag, got, want)
		}
	}
}

func TestAnd(t *testing.T) {
	for want, items := range map[string][]string{
		"":                {},
		"Ana":             {"Ana"},
		"Ana y Bea":       {"Ana", "Bea"},
		"Ana, Bea e Inés": {"Ana", "Bea", "Inés"},
		"Ana e Hilario":   {"Ana", "Hilario"},
		"agua y hielo":    {"agua", "hielo"},
		"Ana e Íñigo":     {"Ana", "Íñigo"},
	} {
		if got := phrases.For("es").Numbers.And(items); got != want {
			t.Errorf("%v: %q, want %q", items, got, want)
		}
	}
	if got := phrases.For("en").Numbers.And([]string{"3", "5", "7"}); got != "3, 5 and 7" {
		t.Errorf("en: %q", got)
	}
}

func TestSigned(t *testing.T) {
	for n, want := range map[int]string{0: "0", 16: "+16", -9: "−9", 1: "+1"} {
		if got := phrases.Signed(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
