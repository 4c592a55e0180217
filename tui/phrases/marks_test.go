package phrases_test

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/phrases"
)

// everyText says each text of a language, by its name. Those that take arguments are called
// with some that differ from each other, so that it can be seen where each of them comes out.
func everyText(name string, v reflect.Value, claim bool, say func(name, text string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			everyText(name+"."+v.Type().Field(i).Name, v.Field(i), claim, say)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			everyText(fmt.Sprintf("%s[%v]", name, key), v.MapIndex(key), claim, say)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			everyText(fmt.Sprintf("%s[%d]", name, i), v.Index(i), claim, say)
		}
	case reflect.Func:
		m := marker{claim: claim}
		arguments := make([]reflect.Value, v.Type().NumIn())
		for i := range arguments {
			arguments[i] = reflect.New(v.Type().In(i)).Elem()
			m.mark(arguments[i])
		}
		for i, result := range v.Call(arguments) {
			everyText(fmt.Sprintf("%s(%d)", name, i), result, claim, say)
		}
	case reflect.String:
		say(strings.TrimPrefix(name, "."), v.String())
	}
}

// texts are the texts of a language by their names; claim is what every yes or no is.
func textsOf(l *phrases.Language, claim bool) map[string]string {
	all := map[string]string{}
	everyText("", reflect.ValueOf(*l), claim, func(name, text string) { all[name] = text })
	return all
}

// marker gives each argument a value that no other has.
type marker struct {
	given int
	claim bool
}

func (m *marker) mark(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		m.given++
		v.SetString(fmt.Sprintf("‹%d›", m.given))
	case reflect.Int:
		m.given++
		v.SetInt(int64(210 + m.given))
	case reflect.Bool:
		v.SetBool(m.claim)
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range v.Len() {
			m.mark(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			m.mark(v.Field(i))
		}
	}
}

var markForm = regexp.MustCompile(`‹\d+›|2[1-9]\d`)

// TestEveryLanguageTellsTheSame: what a text is given comes out in each language, in the same
// order, so that no two of them are taken for each other.
func TestEveryLanguageTellsTheSame(t *testing.T) {
	otherOrder := []string{ // where a language needs it
		"fr.Counting.Left(0)", "fr.Rules.WarningsCost(0)",
	}
	for _, claim := range []bool{true, false} {
		first := textsOf(phrases.For("en"), claim)
		for _, l := range phrases.Languages() {
			for name, text := range textsOf(l, claim) {
				want, got := markForm.FindAllString(first[name], -1), markForm.FindAllString(text, -1)
				if slices.Contains(otherOrder, l.Tag+"."+name) {
					slices.Sort(want)
					slices.Sort(got)
				}
				if _, ok := first[name]; ok && !slices.Equal(want, got) {
					t.Errorf("%s.%s tells %v where English tells %v:\n%s\n%s", l.Tag, name, got, want, text, first[name])
				}
			}
		}
	}
}
