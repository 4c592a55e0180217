package file

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"slices"
	"strconv"
)

// object is a JSON object with its values unread.
type object map[string]json.RawMessage

var (
	errMissing = errors.New("is missing")
	errTwice   = errors.New("is there twice")
	errNotJSON = errors.New("is no JSON")
	jsonNull   = []byte("null")
)

// fields takes the values out of an object one by one; what is left at the end are fields that
// this version does not know. The first fault stays, as a *DamagedError.
type fields struct {
	where   string // of the object, with a dot after it; "" at the top
	left    object
	missing []string                   // optional fields that are not there
	unknown map[string]json.RawMessage // unknown fields inside known ones; nil to forget them
	err     error
}

// need reads a field that must be there.
func (f *fields) need(name string, into any) {
	if _, ok := f.left[name]; !ok {
		f.fail(name, errMissing)
	}
	f.may(name, into)
}

// may reads a field, or leaves the default where it is not there. Null is never written, so it
// counts as a damaged value.
func (f *fields) may(name string, into any) {
	raw, ok := f.left[name]
	if !ok {
		f.missing = append(f.missing, name)
		return
	}
	delete(f.left, name)
	if bytes.Equal(raw, jsonNull) {
		f.fail(name, errMissing)
		return
	}
	if readPlain(raw, into) {
		return
	}
	if err := json.Unmarshal(raw, into); err != nil {
		f.fail(name, err)
	}
}

// mustHave reads nothing, but the fields must be there.
func (f *fields) mustHave(names ...string) {
	for _, name := range names {
		if _, ok := f.left[name]; !ok {
			f.fail(name, errMissing)
		}
	}
}

// within reads a field that is an object, of which every field may have to be there, and keeps what
// reading does not take up.
func (f *fields) within(name string, into any, read func(string, any), all bool) {
	raw := f.left[name]
	if plainStruct(raw, into, all) {
		delete(f.left, name)
		return
	}
	if raw != nil && f.err == nil {
		f.err = whole(f.where+name, raw, reflect.TypeOf(into), all)
	}
	read(name, into)
	if f.err != nil || raw == nil || f.unknown == nil {
		return
	}
	known, err := marshalJSON(every{into})
	if err != nil {
		f.fail(name, err)
		return
	}
	if rest := withoutJSON(raw, known); rest != nil {
		f.unknown[name] = rest
	}
}

func (f *fields) fail(name string, err error) {
	if f.err == nil {
		f.err = &DamagedError{f.where + name, err}
	}
}

// extra is what nobody has taken; nil where there is nothing.
func (f *fields) extra() map[string]json.RawMessage {
	if name := spoilt(f.left, f.missing); name != "" {
		f.fail(name, errMissing)
	}
	if len(f.left)+len(f.unknown) == 0 {
		return nil
	}
	all := map[string]json.RawMessage{}
	for name, raw := range f.left {
		all[name] = compactJSON(raw)
	}
	maps.Copy(all, f.unknown)
	return all
}

// withoutJSON is the fields of an object that another one lacks, going into objects that both
// have; nil where there are none.
func withoutJSON(raw, known json.RawMessage) json.RawMessage {
	var all, has object
	if json.Unmarshal(raw, &all) != nil || json.Unmarshal(known, &has) != nil {
		return nil
	}
	var m members
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if own, ok := has[name]; !ok {
			m.add(name, compactJSON(all[name]))
		} else if rest := withoutJSON(all[name], own); rest != nil {
			m.add(name, rest)
		}
	}
	if m.text == nil {
		return nil
	}
	return m.object()
}

// members writes the fields of an object in their order. The first fault stays.
type members struct {
	text  []byte
	where string
	err   error
}

func (m *members) add(name string, value any) {
	if m.text != nil {
		m.text = append(m.text, ',')
	}
	m.text = appendString(m.text, name)
	m.text = append(m.text, ':')
	var err error
	if m.text, err = appendJSON(m.text, value); err != nil && m.err == nil {
		m.where, m.err = name, err
	}
}

// appendJSON writes a value as compact JSON that leaves <, > and & as they are. JSON that
// is written already is taken as it is.
func appendJSON(text []byte, value any) ([]byte, error) {
	switch value := value.(type) {
	case json.RawMessage:
		return append(text, value...), nil
	case []json.RawMessage:
		return appendList(text, value, func(text []byte, one json.RawMessage) []byte { return append(text, one...) }), nil
	case []string:
		return appendList(text, value, appendString), nil
	case string:
		return appendString(text, value), nil
	case int:
		return strconv.AppendInt(text, int64(value), 10), nil
	}
	raw, err := marshalJSON(value)
	return append(text, raw...), err
}

func appendList[T any](text []byte, list []T, one func([]byte, T) []byte) []byte {
	text = append(text, '[')
	for i, value := range list {
		if i > 0 {
			text = append(text, ',')
		}
		text = one(text, value)
	}
	return append(text, ']')
}

func appendString(text []byte, s string) []byte {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' || s[i] == '"' || s[i] == '\\' {
			raw, _ := marshalJSON(s) // of a string there is no error
			return append(text, raw...)
		}
	}
	return append(append(append(text, '"'), s...), '"')
}

// addWith adds a value that is an object together with fields that it does not know.
func (m *members) addWith(name string, value any, extra json.RawMessage) {
	raw, err := marshalJSON(value)
	if err == nil && extra != nil {
		raw = joinJSON(raw, extra)
	}
	if err != nil && m.err == nil {
		m.where, m.err = name, err
	}
	m.add(name, raw)
}

// addExtra adds the fields that are kept for other versions.
func (m *members) addExtra(extra map[string]json.RawMessage, but ...string) {
	for _, name := range slices.Sorted(maps.Keys(extra)) {
		if slices.Contains(but, name) {
			continue
		}
		if !json.Valid(extra[name]) && m.err == nil {
			m.where, m.err = name, errNotJSON
		}
		m.add(name, compactJSON(extra[name]))
	}
}

func (m *members) object() json.RawMessage {
	return append(append([]byte{'{'}, m.text...), '}')
}

// joinJSON is an object with the fields of another one that it lacks, going into objects
// that both have.
func joinJSON(raw, extra json.RawMessage) json.RawMessage {
	var more object
	if json.Unmarshal(extra, &more) != nil {
		return raw
	}
	var m members
	for _, own := range splitJSON(raw) {
		var name string
		if json.Unmarshal(own.name, &name) != nil {
			return raw
		}
		value := own.value
		if with, ok := more[name]; ok && value[0] == '{' {
			value = joinJSON(value, with)
		}
		delete(more, name)
		m.add(name, value)
	}
	m.addExtra(more)
	return m.object()
}

// marshalJSON is json.Marshal that leaves <, > and & as they are.
func marshalJSON(value any) (json.RawMessage, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(value)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}

func compactJSON(raw json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return raw
	}
	return b.Bytes()
}
