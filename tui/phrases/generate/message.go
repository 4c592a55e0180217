package main

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// message is what a text says: *template, *choice or *whole.
type message any

// template is words with places for what the text is told.
type template struct{ pieces []piece }

// piece is a literal, or the place of an argument.
type piece struct {
	literal string
	place   string // key of an argument; "" is a literal
	format  string
}

// choice is one of several messages, by what the text is told.
type choice struct {
	by    param
	cases []branch
}

// branch is a case of a choice.
type branch struct {
	name string // a form, a number, yes, no, empty, other
	says message
}

// whole is a text with parts, each of which is chosen by itself.
type whole struct {
	text  message
	parts []part
}

// part is a part of a whole; it stands in the place of the argument that it is named after.
type part struct {
	of   param
	says message
}

// formats are the ways to write an argument besides the usual one, by the kind that has them.
var formats = map[string]paramKind{
	"signed":     numberParam, // +16, −9
	"commas":     wordsParam,  // A, B
	"semicolons": wordsParam,  // A; B
	"blanks":     wordsParam,  // A B
	"elided":     wordParam,   // French: de Bea, d'Ana
}

// messageReader reads the message of one text.
type messageReader struct {
	params  []param
	plurals plurals
	fault   func(e *entry, format string, args ...any)
}

// read makes a message of an entry. In a part of a text, own is the argument that it stands for.
func (r *messageReader) read(e *entry, own *param) message {
	switch {
	case e.isText:
		return r.template(e)
	case e.isList || e.isFlag:
		r.fault(e, "%s must be a text or a table of texts", e.key)
		return &template{}
	case e.get("text") != nil:
		return r.whole(e)
	}
	return r.choice(e, own)
}

func (r *messageReader) template(e *entry) message {
	t := &template{}
	literal := ""
	for text := e.text; text != ""; {
		at := strings.IndexAny(text, "{}")
		if at < 0 {
			literal += text
			break
		}
		literal, text = literal+text[:at], text[at:]
		if strings.HasPrefix(text, "{{") || strings.HasPrefix(text, "}}") {
			literal, text = literal+text[:1], text[2:]
			continue
		}
		place, rest, ok := strings.Cut(text[1:], "}")
		if text[0] == '}' || !ok {
			r.fault(e, "a brace stands alone; {{ and }} are written for braces")
			return t
		}
		text = rest
		name, format, _ := strings.Cut(place, ":")
		p := r.param(name)
		if p == nil {
			r.fault(e, "there is no {%s} here; there is %s", name, places(r.params))
			continue
		}
		if format != "" && (formats[format] != p.kind || formats[format] == 0 && format != "elided") {
			r.fault(e, "{%s} has no form %s", name, format)
		}
		if literal != "" {
			t.pieces = append(t.pieces, piece{literal: literal})
			literal = ""
		}
		t.pieces = append(t.pieces, piece{place: name, format: format})
	}
	if literal != "" {
		t.pieces = append(t.pieces, piece{literal: literal})
	}
	return t
}

func (r *messageReader) param(key string) *param {
	for i := range r.params {
		if r.params[i].key == key {
			return &r.params[i]
		}
	}
	return nil
}

func places(params []param) string {
	if len(params) == 0 {
		return "none"
	}
	all := make([]string, len(params))
	for i, p := range params {
		all[i] = "{" + p.key + "}"
	}
	return strings.Join(all, " ")
}

func (r *messageReader) whole(e *entry) message {
	w := &whole{}
	for _, one := range e.table {
		if one.key == "text" {
			w.text = r.read(one, nil)
			continue
		}
		p := r.param(one.key)
		if p == nil {
			r.fault(one, "a part is named after what it is told: %s", places(r.params))
			continue
		}
		w.parts = append(w.parts, part{*p, r.read(one, p)})
	}
	return w
}

func (r *messageReader) choice(e *entry, own *param) message {
	c := &choice{}
	by := own
	if name := e.get("by"); name != nil {
		if by = r.param(name.text); by == nil {
			r.fault(name, "there is no {%s} here; there is %s", name.text, places(r.params))
			return c
		}
	}
	var names []string
	for _, one := range e.table {
		if one.key != "by" {
			names = append(names, one.key)
			c.cases = append(c.cases, branch{one.key, r.read(one, nil)})
		}
	}
	if by == nil {
		by = r.chosenBy(names)
	}
	if by == nil {
		r.fault(e, "%s does not say by what it is chosen: by = one of %s", e.key, places(r.params))
		return c
	}
	c.by = *by
	for _, name := range names {
		if !fits(name, by.kind) {
			r.fault(e.get(name), "%s is no case of {%s}", name, by.key)
		}
	}
	r.complete(e, names, by)
	return c
}

// chosenBy is the only argument that such cases can be of; nil where there are more, or none.
func (r *messageReader) chosenBy(names []string) *param {
	var found *param
	for i, p := range r.params {
		if !slices.ContainsFunc(names, func(name string) bool { return !fits(name, p.kind) }) {
			if found != nil {
				return nil
			}
			found = &r.params[i]
		}
	}
	return found
}

var formNames = []string{"zero", "one", "two", "few", "many", "other"}

// fits says whether an argument of a kind can have a case.
func fits(name string, k paramKind) bool {
	switch k {
	case wordParam:
		return name == "empty" || name == "other"
	case yesNoParam:
		return name == "yes" || name == "no"
	}
	_, err := strconv.Atoi(name)
	return err == nil || slices.Contains(formNames, name)
}

// complete looks whether each argument has its case.
func (r *messageReader) complete(e *entry, names []string, by *param) {
	lack := func(all ...string) {
		for _, name := range all {
			if !slices.Contains(names, name) {
				r.fault(e, "%s lacks the case %s of {%s}", e.key, name, by.key)
			}
		}
	}
	switch by.kind {
	case wordParam:
		lack("empty", "other")
	case yesNoParam:
		lack("yes", "no")
	default:
		var forms []string
		for _, name := range names {
			if slices.Contains(formNames, name) {
				forms = append(forms, name)
			}
		}
		if len(forms) == 1 && forms[0] == "other" {
			return // only some numbers are told in another way
		}
		lack(r.plurals.lacks(forms)...)
	}
}

// each calls a function for every template of a message.
func each(m message, see func(*template)) {
	switch m := m.(type) {
	case *template:
		see(m)
	case *choice:
		for _, c := range m.cases {
			each(c.says, see)
		}
	case *whole:
		each(m.text, see)
		for _, p := range m.parts {
			each(p.says, see)
		}
	}
}

// argumentsOf are the arguments that messages write, or are chosen by.
func argumentsOf(messages ...message) []string {
	all := map[string]bool{}
	for _, m := range messages {
		tell(m, all)
	}
	return slices.Sorted(maps.Keys(all))
}

func tell(m message, all map[string]bool) {
	switch m := m.(type) {
	case *template:
		for _, p := range m.pieces {
			if p.place != "" {
				all[p.place] = true
			}
		}
	case *choice:
		all[m.by.key] = true
		for _, c := range m.cases {
			tell(c.says, all)
		}
	case *whole:
		tell(m.text, all)
		for _, p := range m.parts {
			tell(p.says, all)
		}
	}
}

// plain is a template as it is read, with the names of its places in braces.
func (t *template) plain() string {
	var b strings.Builder
	for _, p := range t.pieces {
		if p.place != "" {
			fmt.Fprintf(&b, "{%s}", p.place)
		}
		b.WriteString(p.literal)
	}
	return b.String()
}
