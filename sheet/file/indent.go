package file

import (
	"bytes"
	"encoding/json"
	"iter"
)

// lineWidth is how long, in bytes, an object or a list may be to stand on one line.
const lineWidth = 100

// indented lays compact JSON out so that a person can read it and a diff shows it well:
// objects that are long open up, lists that are long or hold objects have one element a
// line, and an element is never broken.
//
//	"players": ["Ana", "Bea"],
//	"events": [
//	  {"id": 1, "kind": "played", "at": "H4", …},
//	  {"id": 2, "kind": "passed", …}
//	],
func indented(raw json.RawMessage) []byte {
	var b bytes.Buffer
	writeIndented(&b, raw, "\n", true)
	b.WriteByte('\n')
	return b.Bytes()
}

func writeIndented(b *bytes.Buffer, raw json.RawMessage, newline string, open bool) {
	object, list := raw[0] == '{', raw[0] == '['
	long := len(raw) > lineWidth && (object || list)
	if !open && !long && !bytes.HasPrefix(raw, []byte("[{")) {
		writeSpaced(b, raw)
		return
	}
	b.WriteByte(raw[0])
	for i, m := range splitJSON(raw) {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(newline + "  ")
		if list {
			writeSpaced(b, m.value)
			continue
		}
		b.Write(m.name)
		b.WriteString(": ")
		writeIndented(b, m.value, newline+"  ", false)
	}
	b.WriteString(newline)
	b.WriteByte(raw[len(raw)-1])
}

// writeSpaced writes compact JSON on one line, with a space after each comma and colon.
func writeSpaced(b *bytes.Buffer, raw json.RawMessage) {
	written := 0
	for i := range separators(raw) {
		b.Write(raw[written : i+1])
		b.WriteByte(' ')
		written = i + 1
	}
	b.Write(raw[written:])
}

// member is a field of an object, with its name in quotes, or an element of a list.
type member struct{ name, value json.RawMessage }

// splitJSON takes a compact object or list apart, in its order.
func splitJSON(raw json.RawMessage) []member {
	var all []member
	var one member
	from := 1
	for i, depth := range separators(raw) {
		switch {
		case depth > 1:
		case raw[i] == ':':
			one.name, from = raw[from:i], i+1
		default:
			one.value, from = raw[from:i], i+1
			all, one = append(all, one), member{}
		}
	}
	if one.value = raw[from : len(raw)-1]; len(one.value) > 0 {
		all = append(all, one)
	}
	return all
}

// separators are the indices of the commas and colons of JSON outside its texts, with how
// many objects and lists they stand in.
func separators(raw json.RawMessage) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) {
		depth, quoted := 0, false
		for i := 0; i < len(raw); i++ {
			switch c := raw[i]; {
			case quoted && c == '\\':
				i++
			case c == '"':
				quoted = !quoted
			case quoted:
			case c == '{' || c == '[':
				depth++
			case c == '}' || c == ']':
				depth--
			case c == ',' || c == ':':
				if !yield(i, depth) {
					return
				}
			}
		}
	}
}
