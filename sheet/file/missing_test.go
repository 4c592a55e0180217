package file_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/file"
)

// TestNoMissingFieldIsTakenForNothing takes each field away that rules, editions and house rules
// have, and each that a file has on top: it is damage, for who plays on and for who only looks.
// TestNoFlippedKeyIsTakenForNothing leaves a name that is nearly right; here nothing is left.
func TestNoMissingFieldIsTakenForNothing(t *testing.T) {
	top := tree(t, newest(t))
	for _, of := range []struct {
		name string
		is   reflect.Type
	}{
		{"rules", reflect.TypeFor[sheet.Rulebook]()},
		{"edition", reflect.TypeFor[scoring.Definition]()},
		{"house", reflect.TypeFor[sheet.House]()},
	} {
		lacksNothing(t, top[of.name], of.is, of.name)
		eachMissing(t, top, top[of.name], of.name)
	}
	for _, name := range []string{
		"schema", "id", "kind", "header", "notation", "players", "first", "seed", "edition", "rules", "house", "events", "changes", "done", "announced",
	} {
		isMissing(t, top, top, name, name)
	}
	for i, event := range top["events"].([]any) {
		if event := event.(map[string]any); event["kind"] == "exchanged" && event["count"] != nil {
			isMissing(t, top, event, "count", "an exchange")
			return
		} else if i == len(top["events"].([]any))-1 {
			t.Error("no exchange of a number of tiles in the sample")
		}
	}
}

// lacksNothing walks through a type and asks that each field is in the sample.
func lacksNothing(t *testing.T, value any, is reflect.Type, where string) {
	t.Helper()
	switch is.Kind() {
	case reflect.Pointer:
		if value != nil {
			lacksNothing(t, value, is.Elem(), where)
		}
	case reflect.Slice:
		for _, one := range value.([]any) {
			lacksNothing(t, one, is.Elem(), where+"[]")
		}
	case reflect.Struct:
		has := value.(map[string]any)
		for i := range is.NumField() {
			name, _, _ := strings.Cut(is.Field(i).Tag.Get("json"), ",")
			field, ok := has[name]
			if !ok {
				t.Errorf("%s.%s is not written", where, name)
				continue
			}
			lacksNothing(t, field, is.Field(i).Type, where+"."+name)
		}
	}
}

// eachMissing takes each field away that is an object's or below it.
func eachMissing(t *testing.T, top map[string]any, value any, where string) {
	t.Helper()
	switch value := value.(type) {
	case map[string]any:
		if strings.HasSuffix(where, ".source") {
			return // where each rule comes from, by its name
		}
		for _, name := range slices.Sorted(maps.Keys(value)) {
			isMissing(t, top, value, name, where+"."+name)
			eachMissing(t, top, value[name], where+"."+name)
		}
	case []any:
		for _, one := range value {
			eachMissing(t, top, one, where+"[]")
		}
	}
}

// isMissing takes a field away for a while.
func isMissing(t *testing.T, top, from map[string]any, name, where string) {
	t.Helper()
	value := from[name]
	delete(from, name)
	data, err := json.Marshal(top)
	from[name] = value
	if err != nil {
		t.Fatal(err)
	}
	for how, read := range map[string]func([]byte) (file.Document, error){"Read": file.Read, "Glance": file.Glance} {
		if _, err := read(data); !errors.As(err, new(*file.DamagedError)) {
			t.Errorf("%s without %s: %v", how, where, err)
		}
	}
}

// tree is JSON as the standard reader gives it.
func tree(t *testing.T, data []byte) map[string]any {
	t.Helper()
	var top map[string]any
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := d.Decode(&top); err != nil {
		t.Fatal(err)
	}
	return top
}

// TestNoFieldIsThereTwice writes each field of the sample a second time, as a merge leaves it, as it
// is and with a letter escaped; those of our types in capitals too.
func TestNoFieldIsThereTwice(t *testing.T) {
	data := newest(t)
	for _, key := range regexp.MustCompile(`"([^"\n]*)":`).FindAllSubmatchIndex(data, -1) {
		name := string(data[key[2]:key[3]])
		for _, again := range []string{name, `\u00` + hex(name[0]) + name[1:]} {
			twice := slices.Concat(data[:key[0]], []byte(`"`+again+`": 1, `), data[key[0]:])
			if _, err := file.Decode(twice); !errors.As(err, new(*file.DamagedError)) {
				t.Errorf("%s twice: %v", again, err)
			}
		}
	}
	for _, name := range []string{"penalty", "pass_rounds", "rack", "blanks", "leftovers"} {
		twice := strings.Replace(string(data), `"`+name+`"`, `"`+strings.ToUpper(name)+`": 1, "`+name+`"`, 1)
		if _, err := file.Decode([]byte(twice)); !errors.As(err, new(*file.DamagedError)) {
			t.Errorf("%s in capitals: %v", name, err)
		}
	}
	many := bytes.Replace(data, []byte(`"schema"`), []byte(`"x1":1,"x2":1,"x3":1,"x4":1,"x5":1,"x6":1,"x7":1,"x8":1,"x9":1,"xa":1,"xb":1,"xc":1,"xd":1,"xe":1,"xf":1,`+
		`"y1":1,"y2":1,"y3":1,"y4":1,"y5":1,"y6":1,"y7":1,"y8":1,"y9":1,"ya":1,"yb":1,"yc":1,"yd":1,"ye":1,"yf":1,"z1":1,"z2":1,"z3":1,"z4":1,"schema"`), 1)
	if _, err := file.Decode(many); err != nil {
		t.Error(err)
	}
	if _, err := file.Decode(bytes.Replace(many, []byte(`"z4"`), []byte(`"z3"`), 1)); !errors.As(err, new(*file.DamagedError)) {
		t.Errorf("the last of many twice: %v", err)
	}
}

func hex(b byte) string { return string("0123456789abcdef"[b>>4]) + string("0123456789abcdef"[b&15]) }
