package file

import (
	"encoding/json"
	"os"
	"reflect"
	"testing"
)

// FuzzPlain holds what is read plainly to the standard reader.
func FuzzPlain(f *testing.F) {
	sample, err := os.ReadFile("testdata/schema5.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(sample)
	for _, text := range []string{
		`-12`, `0`, `1e3`, `1.5`, `123456789012345678901`, `"CH"`, `"\u00d1"`, `"Ñ"`, `""`, `[]`, `[ ]`, `[1, -2,3]`, `["a","b\"",null]`, `[[1],[2,[3]], "x]"]`,
		`{}`, `{"a": 1, "b":[{"c":"}"}] ,"d":true}`, `[{"a":1},{"b":null}]`, `null`, `true`, `{"\u0061": 1}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var raw json.RawMessage
		if json.Unmarshal(text, &raw) != nil {
			return
		}
		for _, of := range []reflect.Type{
			reflect.TypeFor[int](), reflect.TypeFor[string](), reflect.TypeFor[[]string](), reflect.TypeFor[[]int](), reflect.TypeFor[[]json.RawMessage](), reflect.TypeFor[[]object](),
		} {
			plain, standard := reflect.New(of), reflect.New(of)
			if !readPlain(raw, plain.Interface()) {
				continue
			}
			if err := json.Unmarshal(raw, standard.Interface()); err != nil || !reflect.DeepEqual(plain.Interface(), standard.Interface()) {
				t.Errorf("%v of %s: %v, not %v; %v", of, raw, plain.Elem(), standard.Elem(), err)
			}
		}
	})
}
