package file

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"testing"

	"tanteo/scoring"
	"tanteo/sheet"
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

// FuzzPlainStruct holds the one walk over an object to what the longer way says of it.
func FuzzPlainStruct(f *testing.F) {
	for _, text := range samples(f) {
		f.Add(text)
	}
	for _, text := range []string{
		`{"event":"Liga \u00d1"}`, `{"event":"Ñ","start":"2026-11-29T18:30:00+01:00","teams":[],"tags":{"hall":"2"}}`, `{"start":"never"}`, `{"tags":{"hall":null}}`,
		`{"bonus":null,"leftovers":"","penalty":5,"challenge":null,"passes":null,"overtime":null}`, `{"bonus":50}`, `{"Bonus":50}`, `{"bonus":null}`, `{}`, `null`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var raw json.RawMessage
		if json.Unmarshal(text, &raw) != nil || checkNames(raw) != nil {
			return
		}
		for _, of := range []reflect.Type{
			reflect.TypeFor[sheet.Header](), reflect.TypeFor[sheet.House](), reflect.TypeFor[sheet.Rulebook](), reflect.TypeFor[scoring.Definition](),
		} {
			for _, all := range []bool{false, true} {
				plain, standard := reflect.New(of), reflect.New(of)
				if !plainStruct(raw, plain.Interface(), all) {
					continue
				}
				if err := whole("", raw, of, all); err != nil {
					t.Fatalf("%v of %s, which is not whole: %v", of, raw, err)
				}
				if err := json.Unmarshal(raw, standard.Interface()); err != nil || !reflect.DeepEqual(plain.Interface(), standard.Interface()) {
					t.Fatalf("%v of %s: %v, not %v; %v", of, raw, plain.Elem(), standard.Elem(), err)
				}
				known, err := marshalJSON(every{plain.Interface()})
				if rest := withoutJSON(raw, known); rest != nil || err != nil {
					t.Fatalf("%v of %s lacks %s; %v", of, raw, rest, err)
				}
			}
		}
	})
}

// TestOurFilesArePlain sees that what this program writes is read in one walk.
func TestOurFilesArePlain(t *testing.T) {
	all := samples(t)
	for i, into := range []any{new(sheet.Header), new(scoring.Definition), new(sheet.Rulebook), new(sheet.House)} {
		if !plainStruct(all[i], into, i > 0) {
			t.Errorf("%s is not read", all[i])
		}
	}
}

// samples are the header, the set of tiles, the rules and the house rules of the newest sample.
func samples(t testing.TB) [][]byte {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("testdata/schema%d.json", Schema))
	if err != nil {
		t.Fatal(err)
	}
	o, err := readObject(text)
	if err != nil {
		t.Fatal(err)
	}
	return [][]byte{o["header"], o["edition"], o["rules"], o["house"]}
}
