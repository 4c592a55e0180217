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
// written has to be there, and no unknown field may be a damaged name of a known one. The
// standard reader would read a missing field as zero, and the game would count with it. The error
// is a *DamagedError with the place.
func whole(where string, raw json.RawMessage, t reflect.Type) error {
	switch t.Kind() {
	case reflect.Pointer:
		return whole(where, raw, t.Elem())
	case reflect.Slice, reflect.Array:
		var all []json.RawMessage
		if t.Elem().Kind() != reflect.Struct || json.Unmarshal(raw, &all) != nil {
			return nil
		}
		for i, one := range all {
			if err := whole(fmt.Sprintf("%s[%d]", where, i), one, t.Elem()); err != nil {
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
	var missing []string
	for i := range t.NumField() {
		name, options, tagged := strings.Cut(t.Field(i).Tag.Get("json"), ",")
		if name == "" {
			continue
		}
		value, ok := has[name]
		delete(unknown, name)
		switch optional := tagged && strings.HasPrefix(options, "omit"); {
		case !ok && !optional, ok && bytes.Equal(value, jsonNull) && (optional || !mayBeNull(t.Field(i).Type)):
			return &DamagedError{where + "." + name, errMissing}
		case !ok:
			missing = append(missing, name)
		default:
			if err := whole(where+"."+name, value, t.Field(i).Type); err != nil {
				return err
			}
		}
	}
	if name := spoilt(unknown, missing); name != "" {
		return &DamagedError{where + "." + name, errMissing}
	}
	return nil
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
