package file

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"time"
)

// plainStruct reads an object in one walk where it is as this program writes one: no field that has
// to be there is missing, none is unknown, and they stand in their order. It is false, and into is as
// it was, for any other, which has to be looked at more closely.
func plainStruct(raw json.RawMessage, into any, all bool) bool {
	v := reflect.ValueOf(into).Elem()
	read := reflect.New(v.Type()).Elem()
	if !plainFields(raw, read, plainFieldsOf(v.Type(), all)) {
		return false
	}
	v.Set(read)
	return true
}

// plainField is a field of a struct, as a file has it.
type plainField struct {
	name  string
	may   bool // it may be missing
	null  bool // it may be null
	index int
	all   bool // each field in it has to be there
}

func plainFieldsOf(t reflect.Type, all bool) []plainField {
	fields := make([]plainField, 0, t.NumField())
	for i := range t.NumField() {
		field := t.Field(i)
		name := fieldName(field)
		if name == "" {
			continue
		}
		may := !all && strings.Contains(field.Tag.Get("json"), ",omit")
		fields = append(fields, plainField{name, may, !may && mayBeNull(field.Type), i, all})
	}
	return fields
}

func plainFields(raw json.RawMessage, into reflect.Value, fields []plainField) bool {
	if len(raw) == 0 || raw[0] != '{' {
		return false
	}
	for name, rest := element(raw[1:]); name != nil; name, rest = element(rest) {
		for len(fields) > 0 && fields[0].may && !named(name, fields[0].name) {
			fields = fields[1:]
		}
		if len(fields) == 0 || !named(name, fields[0].name) {
			return false
		}
		var value json.RawMessage
		value, rest = element(rest)
		field := fields[0]
		fields = fields[1:]
		if field.null && bytes.Equal(value, jsonNull) {
			continue
		}
		if !plainValue(value, into.Field(field.index), field.all) {
			return false
		}
	}
	for _, field := range fields {
		if !field.may {
			return false
		}
	}
	return true
}

// named says whether a text in quotes, without escapes, is a name.
func named(quoted json.RawMessage, name string) bool {
	return len(quoted) == len(name)+2 && string(quoted[1:len(quoted)-1]) == name
}

func plainValue(raw json.RawMessage, into reflect.Value, all bool) bool {
	switch into.Kind() {
	case reflect.String:
		text, ok := plainText(raw)
		into.SetString(text)
		return ok
	case reflect.Int:
		n, ok := plainInt(raw)
		into.SetInt(int64(n))
		return ok
	case reflect.Bool:
		yes := string(raw) == "true"
		into.SetBool(yes)
		return yes || string(raw) == "false"
	case reflect.Pointer:
		into.Set(reflect.New(into.Type().Elem()))
		return plainValue(raw, into.Elem(), all)
	case reflect.Struct:
		if at, ok := into.Addr().Interface().(*time.Time); ok {
			return raw[0] == '"' && at.UnmarshalJSON(raw) == nil
		}
		return plainFields(raw, into, plainFieldsOf(into.Type(), all))
	case reflect.Slice, reflect.Array:
		return plainElements(raw, into, all)
	case reflect.Map:
		return plainTexts(raw, into)
	}
	return false
}

func plainElements(raw json.RawMessage, into reflect.Value, all bool) bool {
	if len(raw) == 0 || raw[0] != '[' {
		return false
	}
	read := func(raw json.RawMessage, into reflect.Value) bool { return plainValue(raw, into, all) }
	if of := into.Type().Elem(); of.Kind() == reflect.Struct {
		fields := plainFieldsOf(of, all)
		read = func(raw json.RawMessage, into reflect.Value) bool { return plainFields(raw, into, fields) }
	}
	n := 0
	for value, rest := element(raw[1:]); value != nil; value, rest = element(rest) {
		n++
	}
	if into.Kind() == reflect.Slice {
		into.Set(reflect.MakeSlice(into.Type(), n, n))
	}
	if into.Len() != n {
		return false
	}
	i := 0
	for value, rest := element(raw[1:]); value != nil; value, rest = element(rest) {
		if !read(value, into.Index(i)) {
			return false
		}
		i++
	}
	return true
}

// plainTexts reads texts by their names.
func plainTexts(raw json.RawMessage, into reflect.Value) bool {
	texts, ok := into.Addr().Interface().(*map[string]string)
	if !ok {
		return false
	}
	all, ok := plainObject(raw)
	*texts = make(map[string]string, len(all))
	for name, value := range all {
		text, plain := plainText(value)
		(*texts)[name], ok = text, ok && plain
	}
	return ok
}
