package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// texts is a language as its file has it, with the English text where the file has none.
type texts struct {
	tag     string
	file    *messageFile
	plurals plurals
	root    *value
	lacks   []string // keys that the file does not have
	faults  []fault
}

// value is a text, or what holds texts.
type value struct {
	of       *valueType
	path     string // rows.where
	at       *entry
	from     *texts // whose file it is from
	flag     bool
	messages []message // of a text one; of a function those of what it gives
	fields   []*value  // of a struct, a list; of a map in the order of its keys
	keys     []string  // of a map, in Go
}

// fault is something wrong in a message file.
type fault struct {
	file string
	line int
	says string
}

func (f fault) String() string { return fmt.Sprintf("messages/%s:%d: %s", f.file, f.line, f.says) }

// inOrder are the languages in the order in which they are offered; others follow by their tags.
// The first is the one for everybody else.
var inOrder = []string{"en", "es", "nl", "fr", "de"}

// readLanguages reads every message file of a folder.
func readLanguages(c *contract, folder string) ([]*texts, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.toml"))
	if err != nil {
		return nil, err
	}
	order := func(name string) string {
		tag := strings.TrimSuffix(filepath.Base(name), ".toml")
		if at := slices.Index(inOrder, tag); at >= 0 {
			return string(rune('0' + at))
		}
		return tag
	}
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(order(a), order(b)) })
	var all []*texts
	for _, name := range names {
		f, err := readFile(name)
		if err != nil {
			return nil, fmt.Errorf("messages/%w", err)
		}
		var english *texts
		if len(all) > 0 {
			english = all[0]
		}
		l, err := readLanguage(c, f, english)
		if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
	if len(all) == 0 || all[0].tag != inOrder[0] {
		return nil, fmt.Errorf("no messages/%s.toml: %w", inOrder[0], os.ErrNotExist)
	}
	return all, nil
}

// readLanguage makes texts of a file; english is nil for the English one.
func readLanguage(c *contract, f *messageFile, english *texts) (*texts, error) {
	l := &texts{tag: f.tag, file: f}
	var err error
	if l.plurals, err = pluralsOf(f.tag); err != nil {
		return nil, fmt.Errorf("messages/%s: %w", f.name, err)
	}
	var fallback *value
	if english != nil {
		fallback = english.root
	}
	l.root = l.value(c.valueType, "", f.root, fallback)
	return l, nil
}

func (l *texts) fault(e *entry, format string, args ...any) {
	l.faults = append(l.faults, fault{l.file.name, e.line, fmt.Sprintf(format, args...)})
}

// value reads what an entry has for a type. Where it has nothing, it is what English has.
func (l *texts) value(t *valueType, path string, e *entry, english *value) *value {
	if e == nil && t.kind != structKind && t.kind != mapKind {
		if english != nil {
			l.lacks = append(l.lacks, path)
			return english
		}
		l.fault(&entry{line: 1}, "%s is missing", path)
		return &value{of: t, path: path, at: &entry{}, from: l, messages: []message{&template{}}}
	}
	v := &value{of: t, path: path, at: e, from: l}
	switch t.kind {
	case textKind:
		v.messages = []message{l.reader(nil).read(e, nil)}
	case yesNoKind:
		v.flag = e.flag
	case textFunc:
		l.function(v)
	case structKind:
		l.structValue(v, english)
	case mapKind:
		l.mapValue(v, english)
	case listKind:
		l.listValue(v)
	}
	return v
}

func (l *texts) reader(params []param) *messageReader {
	return &messageReader{params: params, plurals: l.plurals, fault: l.fault}
}

// function reads the texts that a function gives: one, those of a fault, or lines.
func (l *texts) function(v *value) {
	r := l.reader(v.of.params)
	if v.of.of.kind == textKind {
		v.messages = []message{r.read(v.at, nil)}
		return
	}
	if !v.at.isList || v.of.of.kind == structKind && len(v.at.list) != len(v.of.of.fields) {
		l.fault(v.at, "%s must be a list of texts, as in English", v.path)
		return
	}
	for _, one := range v.at.list {
		one.key = v.at.key
		v.messages = append(v.messages, r.read(one, nil))
	}
}

func (l *texts) structValue(v *value, english *value) {
	if v.at != nil && v.at.isList { // what the fields have, in their order
		if len(v.at.list) != len(v.of.fields) {
			l.fault(v.at, "%s must have %d texts", v.path, len(v.of.fields))
			return
		}
		for i, f := range v.of.fields {
			v.fields = append(v.fields, l.value(f.of, v.path+"."+f.key, v.at.list[i], nil))
		}
		return
	}
	known := map[string]bool{}
	for i, f := range v.of.fields {
		known[f.key] = true
		one := v.at.get(f.key)
		if f.name == "Tag" && v.path == "" {
			one = &entry{key: "tag", isText: true, text: l.tag}
		}
		if one == nil && f.optional {
			v.fields = append(v.fields, nil)
			continue
		}
		var fallback *value
		if english != nil {
			fallback = english.fields[i]
		}
		v.fields = append(v.fields, l.value(f.of, join(v.path, f.key), one, fallback))
	}
	l.unknown(v, known)
}

func (l *texts) mapValue(v *value, english *value) {
	known := map[string]bool{}
	one := func(key, name string, fallback *value) {
		known[key] = true
		v.keys = append(v.keys, name)
		v.fields = append(v.fields, l.value(v.of.of, join(v.path, key), v.at.get(key), fallback))
	}
	switch {
	case english != nil:
		for i, name := range english.keys {
			path := english.fields[i].path
			one(strings.TrimPrefix(path, v.path+"."), name, english.fields[i])
		}
	case v.at == nil:
		l.fault(&entry{line: 1}, "%s is missing", v.path)
	case v.of.keys == nil:
		for _, e := range v.at.table {
			one(e.key, fmt.Sprintf("%q", e.key), nil)
		}
	default:
		for _, c := range v.of.keys {
			if v.at.get(c.key) != nil {
				one(c.key, c.name, nil)
			}
		}
	}
	l.unknown(v, known)
}

func (l *texts) listValue(v *value) {
	if !v.at.isList || v.of.length > 0 && len(v.at.list) != v.of.length {
		l.fault(v.at, "%s must be a list, as in English", v.path)
		return
	}
	for i, e := range v.at.list {
		e.key = v.at.key
		v.fields = append(v.fields, l.value(v.of.of, fmt.Sprintf("%s[%d]", v.path, i), e, nil))
	}
}

// unknown finds keys that no text has.
func (l *texts) unknown(v *value, known map[string]bool) {
	if v.at == nil {
		return
	}
	for _, e := range v.at.table {
		if !known[e.key] {
			l.fault(e, "there is no text %s", join(v.path, e.key))
		}
	}
}

func join(path, key string) string {
	if path == "" {
		return key
	}
	return path + "." + key
}
