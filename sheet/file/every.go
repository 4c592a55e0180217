package file

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
)

// every writes a value with each of its fields, those too that the standard writer would leave out
// because they are empty: a file in which one is missing is damaged then, and never read as zero.
type every struct{ value any }

// MarshalJSON is that of a json.Marshaler.
func (e every) MarshalJSON() ([]byte, error) { return appendEvery(nil, reflect.ValueOf(e.value)) }

func appendEvery(text []byte, v reflect.Value) ([]byte, error) {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return append(text, jsonNull...), nil
		}
		return appendEvery(text, v.Elem())
	case reflect.Struct:
		return appendFields(text, v)
	case reflect.Slice, reflect.Array:
		return appendElements(text, v)
	case reflect.String:
		return appendString(text, v.String()), nil
	case reflect.Int:
		return strconv.AppendInt(text, v.Int(), 10), nil
	case reflect.Bool:
		return strconv.AppendBool(text, v.Bool()), nil
	}
	raw, err := marshalJSON(v.Interface())
	return append(text, raw...), err
}

func appendFields(text []byte, v reflect.Value) ([]byte, error) {
	var m members
	for i := range v.NumField() {
		if name := fieldName(v.Type().Field(i)); name != "" {
			value, err := appendEvery(nil, v.Field(i))
			if err != nil {
				return nil, err
			}
			m.add(name, json.RawMessage(value))
		}
	}
	return append(text, m.object()...), nil
}

// appendElements writes a list that is none as an empty one.
func appendElements(text []byte, v reflect.Value) ([]byte, error) {
	text = append(text, '[')
	for i := range v.Len() {
		if i > 0 {
			text = append(text, ',')
		}
		var err error
		if text, err = appendEvery(text, v.Index(i)); err != nil {
			return nil, err
		}
	}
	return append(text, ']'), nil
}

// fieldName is the name of a field in JSON; "" for one that is not written.
func fieldName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}
