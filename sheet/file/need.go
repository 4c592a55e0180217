package file

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"
)

// whole checks a JSON value before it is read into a type of ours: each field that is always
// written has to be there, or every one where the schema writes the empty ones too, and no unknown
// field may be a damaged name of a known one, or the same in other capitals. The standard reader
// would read a missing field as zero, and the game would count with it. The error is a *DamagedError
// with the place.
func whole(where string, raw json.RawMessage, t reflect.Type, every bool) error {
	switch t.Kind() {
	case reflect.Pointer:
		if every && bytes.Equal(raw, jsonNull) {
			return nil
		}
		return whole(where, raw, t.Elem(), every)
	case reflect.Slice, reflect.Array:
		var all []json.RawMessage
		if t.Elem().Kind() != reflect.Struct || json.Unmarshal(raw, &all) != nil {
			return nil
		}
		for i, one := range all {
			if err := whole(fmt.Sprintf("%s[%d]", where, i), one, t.Elem(), every); err != nil {
				return err
			}
		}
		return nil
	case reflect.Map:
		var all object
		if json.Unmarshal(raw, &all) != nil {
			return nil
		}
		for _, name := range slices.Sorted(maps.Keys(all)) {
			if bytes.Equal(all[name], jsonNull) && !mayBeNull(t.Elem()) {
				return &DamagedError{where + "." + name, errMissing}
			}
		}
		return nil
	case reflect.Struct:
	default:
		return nil
	}
	var has object
	if json.Unmarshal(raw, &has) != nil {
		return nil // reading it will say why
	}
	unknown := maps.Clone(has)
	var known, missing []string
	for i := range t.NumField() {
		name := fieldName(t.Field(i))
		if name == "" {
			continue
		}
		known = append(known, name)
		value, ok := has[name]
		delete(unknown, name)
		switch optional := !every && strings.Contains(t.Field(i).Tag.Get("json"), ",omit"); {
		case !ok && !optional, ok && bytes.Equal(value, jsonNull) && (optional || !mayBeNull(t.Field(i).Type)):
			return &DamagedError{where + "." + name, errMissing}
		case !ok:
			missing = append(missing, name)
		default:
			if err := whole(where+"."+name, value, t.Field(i).Type, every); err != nil {
				return err
			}
		}
	}
	if name := spoilt(unknown, missing); name != "" {
		return &DamagedError{where + "." + name, errMissing}
	}
	if name := recased(unknown, known); name != "" {
		return &DamagedError{where + "." + name, errTwice}
	}
	return nil
}

// recased is an unknown field whose name is a known one in other capitals, which the standard reader
// would take for it; "" for none.
func recased(unknown object, known []string) string {
	for name := range unknown {
		if slices.ContainsFunc(known, func(other string) bool { return strings.EqualFold(name, other) }) {
			return name
		}
	}
	return ""
}

// mayBeNull says whether the standard writer writes null for a type. Anywhere else null is
// damage, which the reader would take for a zero.
func mayBeNull(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return true
	}
	return false
}

// spoilt is the missing field whose name an unknown field's name has but for a single sign, as
// damage leaves it; "" for none. A later version's new field would differ in more.
func spoilt(unknown object, missing []string) string {
	for name := range unknown {
		for _, known := range missing {
			if oneSign(name, known) {
				return known
			}
		}
	}
	return ""
}

// oneSign says whether two names differ in one sign.
func oneSign(a, b string) bool {
	if utf8.RuneCountInString(a) != utf8.RuneCountInString(b) {
		return false
	}
	others, known := 0, []rune(b)
	for i, r := range []rune(a) {
		if r != known[i] {
			others++
		}
	}
	return others == 1
}
