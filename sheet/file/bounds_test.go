package file

import (
	"reflect"
	"testing"

	"tanteo/sheet"
)

// TestEveryRuleIsBounded: a file is refused where a number of its rulebook is beyond all sense, or
// a policy has a name that is none.
func TestEveryRuleIsBounded(t *testing.T) {
	book := sheet.Rulebook{Duplicate: &sheet.Duplicate{Signals: []int{30}}, Home: &sheet.Rulebook{Duplicate: &sheet.Duplicate{Signals: []int{30}}}}
	if err := checkRulebook(book, "rules"); err != nil {
		t.Fatal(err)
	}
	refused := func(where string) {
		if checkRulebook(book, "rules") == nil {
			t.Errorf("any %s is taken from a file: bound it in check.go", where)
		}
	}
	var look func(where string, v reflect.Value)
	look = func(where string, v reflect.Value) {
		switch was := reflect.ValueOf(v.Interface()); v.Kind() {
		case reflect.Int:
			for _, n := range []int64{-1, maxNumber + 1} {
				v.SetInt(n)
				refused(where)
			}
			v.Set(was)
		case reflect.String:
			if v.Type() != reflect.TypeFor[string]() {
				v.SetString("nonsense")
				refused(where)
				v.Set(was)
			}
		case reflect.Pointer:
			if !v.IsNil() {
				look(where, v.Elem())
			}
		case reflect.Slice, reflect.Array:
			if v.Len() == 0 && v.Type().Elem().Kind() != reflect.String {
				t.Errorf("%s is empty here: put something into the book of this test", where)
			}
			for i := range v.Len() {
				look(where, v.Index(i))
			}
		case reflect.Struct:
			for i := range v.NumField() {
				look(where+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Bool, reflect.Map: // any will do; the sources are texts
		default:
			t.Errorf("%s is a %s, of which this test knows nothing", where, v.Type())
		}
	}
	look("Rulebook", reflect.ValueOf(&book).Elem())
}
