package editions

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// maxNumber is the largest number in a file: a tile worth more than that is a slip.
const maxNumber = 9999

// table holds the fields of a file, or of a part of it.
type table struct {
	doc      *document
	at       path
	fields   map[string]any
	askedFor map[string]bool // asked for so far
}

// may is a field that may be left out.
func (t table) may(name string) value {
	t.askedFor[name] = true
	return value{t.doc, t.at.field(name), t.fields[name]}
}

// need is a field that may not be left out.
func (t table) need(name string) value {
	v := t.may(name)
	if !v.given() {
		t.doc.lack(v.at)
	}
	return v
}

// others are the fields that nobody has asked for.
func (t table) others() []value {
	var others []value
	for _, name := range slices.Sorted(maps.Keys(t.fields)) {
		if !t.askedFor[name] {
			others = append(others, t.may(name))
		}
	}
	return others
}

// close refuses the fields that nobody has asked for.
func (t table) close() {
	for _, v := range t.others() {
		v.doc.fail(v.at, Mistake{Reason: UnknownField, Text: v.at[len(v.at)-1]})
	}
}

// value is one value of a file. It must be of the type that it is read as; a value that is not
// given reads as zero.
type value struct {
	doc *document
	at  path
	is  any
}

func (v value) given() bool { return v.is != nil }

func (v value) fail(m Mistake) {
	m.Field = v.at.String()
	v.doc.fail(v.at, m)
}

// as reads a value as what go-toml makes of its kind.
func as[T any](v value, otherwise Reason) (is T) {
	is, ok := v.is.(T)
	if !ok && v.given() {
		v.fail(Mistake{Reason: otherwise})
	}
	return is
}

// text reads a text of one line. Nothing in it may move a terminal's cursor.
func (v value) text() string {
	text := as[string](v, NoText)
	switch {
	case !v.given() || v.doc.mistake != nil:
	case strings.TrimSpace(text) == "":
		v.fail(Mistake{Reason: EmptyText})
	case strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsPrint(r) }):
		v.fail(Mistake{Reason: Unprintable})
	}
	return norm.NFC.String(text)
}

// oneOf reads one of the words that are possible.
func (v value) oneOf(words ...string) string {
	text := v.text()
	if v.given() && !slices.Contains(words, text) {
		v.fail(Mistake{Reason: NoneOf, Text: text, Words: words})
	}
	return text
}

func (v value) number() int {
	n := as[int64](v, NoNumber)
	if n < 0 || n > maxNumber {
		v.fail(Mistake{Reason: NumberBounds, Number: int(n), Most: maxNumber})
	}
	return int(n)
}

func (v value) flag() bool { return as[bool](v, NoFlag) }

func (v value) list() []value {
	items := as[[]any](v, NoList)
	list := make([]value, len(items))
	for i, item := range items {
		list[i] = value{v.doc, v.at.item(i), item}
	}
	return list
}

func (v value) texts() []string {
	var texts []string
	for _, item := range v.list() {
		texts = append(texts, item.text())
	}
	return texts
}

func (v value) table() table {
	return table{v.doc, v.at, as[map[string]any](v, NoTable), map[string]bool{}}
}

// id reads the name by which files and commands know a thing.
func (v value) id() string {
	id := v.text()
	for _, r := range id {
		if r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') {
			v.fail(Mistake{Reason: BadID, Text: id})
			break
		}
	}
	return id
}
