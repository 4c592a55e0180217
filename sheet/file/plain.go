package file

import (
	"bytes"
	"encoding/json"
	"strconv"
	"unicode/utf8"
)

// readPlain reads values that are written plainly, as nearly all are, without the standard reader,
// which takes ten times as long for one of a few bytes. It is false, and into is as it was, where
// that one has to do it. The JSON is known to be right.
func readPlain(raw json.RawMessage, into any) bool {
	switch into := into.(type) {
	case *int:
		n, ok := plainInt(raw)
		if ok {
			*into = n
		}
		return ok
	case *string:
		text, ok := plainText(raw)
		if ok {
			*into = text
		}
		return ok
	case *[]string:
		return plainList(raw, into, plainText)
	case *[]int:
		return plainList(raw, into, plainInt)
	case *[]json.RawMessage:
		return plainList(raw, into, func(raw json.RawMessage) (json.RawMessage, bool) { return raw, true })
	case *[]object:
		return plainList(raw, into, plainObject)
	}
	return false
}

func plainInt(raw json.RawMessage) (int, bool) {
	if len(raw) == 0 || len(raw) > 18 {
		return 0, false
	}
	n, err := strconv.Atoi(string(raw))
	return n, err == nil
}

func plainText(raw json.RawMessage) (string, bool) {
	if len(raw) < 2 || raw[0] != '"' {
		return "", false
	}
	inner := raw[1 : len(raw)-1]
	return string(inner), bytes.IndexByte(inner, '\\') < 0 && utf8.Valid(inner) // JSON has no control signs in it
}

func plainList[T any](raw json.RawMessage, into *[]T, one func(json.RawMessage) (T, bool)) bool {
	if len(raw) == 0 || raw[0] != '[' {
		return false
	}
	list := []T{}
	for value, rest := element(raw[1:]); value != nil; value, rest = element(rest) {
		read, ok := one(value)
		if !ok {
			return false
		}
		list = append(list, read)
	}
	*into = list
	return true
}

// readObject reads a text that may be anything.
func readObject(text []byte) (o object, err error) {
	if json.Valid(text) {
		if o, ok := plainObject(bytes.TrimSpace(text)); ok {
			return o, nil
		}
	}
	err = json.Unmarshal(text, &o)
	return o, err
}

func plainObject(raw json.RawMessage) (object, bool) {
	if len(raw) == 0 || raw[0] != '{' {
		return nil, false
	}
	o := make(object, 8)
	for name, rest := element(raw[1:]); name != nil; name, rest = element(rest) {
		text, ok := plainText(name)
		if !ok {
			return nil, false
		}
		var value json.RawMessage
		value, rest = element(rest)
		o[text] = value
	}
	return o, true
}

// element is the next value of a list or an object, or the next name, and what comes after it; nil
// where there is none.
func element(raw json.RawMessage) (value, rest json.RawMessage) {
	from := 0
	for ; from < len(raw); from++ {
		switch raw[from] {
		case ' ', '\t', '\r', '\n', ',', ':':
			continue
		case ']', '}':
			return nil, nil
		}
		break
	}
	depth := 0
	for i := from; i < len(raw); i++ {
		switch raw[i] {
		case '"':
			i = textEnd(raw, i) - 1
		case '[', '{':
			depth++
			continue
		case ']', '}':
			depth--
		default:
			if depth > 0 || !endsBefore(raw, i+1) {
				continue
			}
		}
		if depth <= 0 {
			return raw[from : i+1 : i+1], raw[i+1:]
		}
	}
	return nil, nil
}

// endsBefore says whether a number or a word ends before an index.
func endsBefore(raw json.RawMessage, i int) bool {
	if i >= len(raw) {
		return true
	}
	switch raw[i] {
	case ' ', '\t', '\r', '\n', ',', ']', '}', ':':
		return true
	}
	return false
}
