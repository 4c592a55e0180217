package main

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strconv"
	"strings"
)

const header = "// Code generated from messages/%s by tanteo/tui/phrases/generate. DO NOT EDIT.\n\npackage phrases\n\n"

// write is the Go of a language.
func (l *texts) write(c *contract) ([]byte, error) {
	w := &writer{of: l}
	var sections strings.Builder
	fmt.Fprintf(&sections, "func %s() *Language {\nreturn &Language{\n", l.tag)
	var bodies strings.Builder
	for i, f := range c.fields {
		v := l.root.fields[i]
		if v == nil {
			continue
		}
		if f.of.kind != structKind && f.of.kind != mapKind {
			fmt.Fprintf(&sections, "%s: %s,\n", f.name, w.value(v))
			continue
		}
		fmt.Fprintf(&sections, "%s: %s%s(),\n", f.name, l.tag, f.name)
		fmt.Fprintf(&bodies, "\nfunc %s%s() %s {\nreturn %s\n}\n", l.tag, f.name, f.of.goName, w.value(v))
	}
	sections.WriteString("}\n}\n")
	if form := l.plurals.function(); form != "" {
		bodies.WriteString("\n" + form)
	}
	code := sections.String() + bodies.String()
	var b bytes.Buffer
	fmt.Fprintf(&b, header, l.file.name)
	var imports []string
	for name, path := range c.imports {
		if strings.Contains(code, name+".") {
			imports = append(imports, strconv.Quote(path))
		}
	}
	slices.Sort(imports)
	if strings.Contains(code, "strings.") {
		imports = append([]string{`"strings"`, ""}, imports...)
	}
	fmt.Fprintf(&b, "import (\n%s\n)\n\n%s", strings.Join(imports, "\n"), code)
	return format.Source(b.Bytes())
}

// writeList is the Go of the list of languages.
func writeList(all []*texts) ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, header, "*.toml")
	b.WriteString("// spoken are the languages, each made when it is asked for. The first is the one for everybody\n// else.\nvar spoken = [...]spokenLanguage{\n")
	for _, l := range all {
		fmt.Fprintf(&b, "{%q, %[1]s, %[1]sCommands, %[1]sPremiums},\n", l.tag)
	}
	b.WriteString("}\n")
	return format.Source(b.Bytes())
}

// writer writes the values of a language.
type writer struct {
	of   *texts
	from *texts // whose text is written: English where a language has none
}

// value is a value as it stands in its struct, list or map.
func (w *writer) value(v *value) string {
	w.from = v.from
	switch v.of.kind {
	case textKind:
		return w.expression(v.messages[0], nil, nil)
	case yesNoKind:
		return strconv.FormatBool(v.flag)
	case textFunc:
		return w.function(v)
	case structKind:
		return v.of.goName + w.structBody(v)
	case mapKind:
		var b strings.Builder
		b.WriteString(v.of.goName + "{\n")
		for i, key := range v.keys {
			fmt.Fprintf(&b, "%s: %s,\n", key, w.element(v.fields[i]))
		}
		b.WriteString("}")
		return b.String()
	}
	return v.of.goName + w.listBody(v)
}

// element is a value in a map or a list, which tells its type.
func (w *writer) element(v *value) string {
	switch v.of.kind {
	case structKind:
		return w.structBody(v)
	case listKind:
		return w.listBody(v)
	}
	return w.value(v)
}

func (w *writer) listBody(v *value) string {
	all := make([]string, len(v.fields))
	for i, one := range v.fields {
		all[i] = w.element(one)
	}
	if len(strings.Join(all, ", ")) > 100 {
		return "{\n" + strings.Join(all, ",\n") + ",\n}"
	}
	return "{" + strings.Join(all, ", ") + "}"
}

func (w *writer) structBody(v *value) string {
	var all []string
	short := len(v.of.fields) < 4
	for i, f := range v.of.fields {
		if v.fields[i] == nil {
			continue
		}
		short = short && f.of.kind != textFunc
		all = append(all, f.name+": "+w.value(v.fields[i]))
	}
	if short {
		return "{" + strings.Join(all, ", ") + "}"
	}
	return "{\n" + strings.Join(all, ",\n") + ",\n}"
}

// function is a function literal.
func (w *writer) function(v *value) string {
	signature := v.of.signature
	if len(v.of.params) > 0 && strings.Contains(v.of.params[0].expr, ".") && len(argumentsOf(v.messages...)) == 0 {
		_, signature, _ = strings.Cut(signature, " ") // nothing of it is told
	}
	body := w.give(v, v.messages)
	if !strings.Contains(body, "\n") && len(body) < 120 {
		return fmt.Sprintf("func(%s) %s { %s }", signature, v.of.of.goName, body)
	}
	return fmt.Sprintf("func(%s) %s {\n%s\n}", signature, v.of.of.goName, body)
}

// give are the statements that give the result of a function.
func (w *writer) give(v *value, messages []message) string {
	if by, cases := oneChoice(messages); by != nil {
		return w.branches(*by, cases, func(i int) string {
			chosen := make([]message, len(messages))
			for j, m := range messages {
				chosen[j] = m
				if c, ok := m.(*choice); ok {
					chosen[j] = c.cases[i].says
				}
			}
			return w.give(v, chosen)
		})
	}
	var before strings.Builder
	results := make([]string, len(messages))
	for i, m := range messages {
		statements, result := w.result(m, v, i, len(messages) > 1)
		before.WriteString(statements)
		results[i] = result
	}
	switch {
	case v.of.of.kind == textKind:
		return before.String() + "return " + results[0]
	case v.of.of.kind == listKind && len(strings.Join(results, "")) > 100:
		return before.String() + "return " + v.of.of.goName + "{\n" + strings.Join(results, ",\n") + ",\n}"
	}
	return before.String() + "return " + v.of.of.goName + "{" + strings.Join(results, ", ") + "}"
}

// oneChoice is what all texts that are chosen are chosen by, where it is the same for all.
func oneChoice(messages []message) (*param, []branch) {
	var first *choice
	for _, m := range messages {
		switch m := m.(type) {
		case *template:
		case *choice:
			if first == nil {
				first = m
			} else if first.by != m.by || !slices.EqualFunc(first.cases, m.cases, func(a, b branch) bool { return a.name == b.name }) {
				return nil, nil
			}
		default:
			return nil, nil
		}
	}
	if first == nil {
		return nil, nil
	}
	return &first.by, first.cases
}

// result is an expression for a text, with the statements that must stand before it.
func (w *writer) result(m message, v *value, i int, several bool) (statements, expression string) {
	switch m := m.(type) {
	case *template:
		return "", w.expression(m, v.of.params, nil)
	case *whole:
		var b strings.Builder
		parts := map[string]string{}
		for _, p := range m.parts {
			name := camel(p.of.key) + "Text"
			if several {
				name += strconv.Itoa(i + 1)
			}
			parts[p.of.key] = name
			b.WriteString(w.assign(name, p.says, v))
		}
		if t, ok := m.text.(*template); ok {
			return b.String(), w.expression(t, v.of.params, parts)
		}
		return b.String(), "\"\"" // reported by check
	}
	name := "text"
	if several {
		name += strconv.Itoa(i + 1)
	}
	return w.assign(name, m, v), name
}

// assign are the statements that give a variable a text.
func (w *writer) assign(name string, m message, v *value) string {
	if c, ok := m.(*choice); ok {
		conditions, rest := w.conditions(c.by, c.cases)
		if t, ok := c.cases[rest].says.(*template); ok {
			usual := name + " := " + w.expression(t, v.of.params, nil) + "\n"
			says := func(i int) string { return w.set(name, c.cases[i].says, v) }
			if len(conditions) == 1 {
				return usual + fmt.Sprintf("if %s {\n%s\n}\n", conditions[0].whole(), says(conditions[0].of))
			}
			return usual + w.toSwitch(conditions, says) + "}\n"
		}
	}
	return "var " + name + " string\n" + w.set(name, m, v) + "\n"
}

func (w *writer) set(name string, m message, v *value) string {
	if c, ok := m.(*choice); ok {
		return w.either(c.by, c.cases, func(i int) string { return w.set(name, c.cases[i].says, v) })
	}
	_, expression := w.result(m, v, 0, false)
	return name + " = " + expression
}

// branches are the cases of a choice, each of which returns.
func (w *writer) branches(by param, cases []branch, says func(i int) string) string {
	conditions, rest := w.conditions(by, cases)
	if len(conditions) == 1 {
		return fmt.Sprintf("if %s {\n%s\n}\n%s", conditions[0].whole(), says(conditions[0].of), says(rest))
	}
	return w.toSwitch(conditions, says) + "}\n" + says(rest)
}

// either are the cases of a choice, one of which is done.
func (w *writer) either(by param, cases []branch, says func(i int) string) string {
	conditions, rest := w.conditions(by, cases)
	if len(conditions) == 1 {
		return fmt.Sprintf("if %s {\n%s\n} else {\n%s\n}", conditions[0].whole(), says(conditions[0].of), says(rest))
	}
	return w.toSwitch(conditions, says) + "default:\n" + says(rest) + "\n}"
}

func (w *writer) toSwitch(conditions []condition, says func(i int) string) string {
	var b strings.Builder
	on := conditions[0].left
	for _, c := range conditions {
		if c.values == "" || c.left != on {
			on = ""
		}
	}
	if on != "" {
		fmt.Fprintf(&b, "switch %s {\n", on)
	} else {
		b.WriteString("switch {\n")
	}
	for _, c := range conditions {
		if on != "" {
			fmt.Fprintf(&b, "case %s:\n%s\n", c.values, says(c.of))
		} else {
			fmt.Fprintf(&b, "case %s:\n%s\n", c.whole(), says(c.of))
		}
	}
	return b.String()
}

// condition is when a case holds: left is one of the values.
type condition struct {
	of           int // the case
	left, values string
}

func (c condition) whole() string {
	if c.values == "" {
		return c.left
	}
	var all []string
	for value := range strings.SplitSeq(c.values, ", ") {
		all = append(all, c.left+" == "+value)
	}
	return strings.Join(all, " || ")
}

// conditions are when each case holds but the last, which is for all others.
func (w *writer) conditions(by param, cases []branch) (conditions []condition, rest int) {
	named := func(name string) int {
		return slices.IndexFunc(cases, func(b branch) bool { return b.name == name })
	}
	switch by.kind {
	case wordParam:
		return []condition{{named("empty"), by.expr, `""`}}, named("other")
	case yesNoParam:
		return []condition{{named("yes"), by.expr, ""}}, named("no")
	}
	left := by.expr
	if by.kind != numberParam {
		left = "len(" + left + ")"
	}
	taken := map[int]bool{}
	for i, b := range cases {
		if n, err := strconv.Atoi(b.name); err == nil {
			taken[n] = true
			conditions = append(conditions, condition{i, left, b.name})
		}
	}
	p := w.from.plurals
	if rest = named("other"); rest < 0 {
		rest = named(p.rest)
	}
	for i, b := range cases {
		if _, err := strconv.Atoi(b.name); err == nil || i == rest || !slices.Contains(p.forms, b.name) {
			continue
		}
		if !p.simple() {
			conditions = append(conditions, condition{i, p.functionName() + "(" + left + ")", strconv.Quote(b.name)})
			continue
		}
		few := slices.DeleteFunc(slices.Clone(p.few[b.name]), func(n int) bool { return taken[n] })
		conditions = append(conditions, condition{i, left, numbers(few)})
	}
	return conditions, rest
}

// expression is a template in Go. A place that has a part is its variable.
func (w *writer) expression(m message, params []param, parts map[string]string) string {
	t, ok := m.(*template)
	if !ok || len(t.pieces) == 0 {
		return `""`
	}
	all := make([]string, len(t.pieces))
	for i, p := range t.pieces {
		switch {
		case p.place == "":
			all[i] = strconv.Quote(p.literal)
		case parts[p.place] != "":
			all[i] = parts[p.place]
		default:
			for _, of := range params {
				if of.key == p.place {
					all[i] = w.place(of, p.format)
				}
			}
		}
	}
	return strings.Join(all, " + ")
}

// place is an argument in writing.
func (w *writer) place(p param, format string) string {
	joined := func(by string) string { return "strings.Join(" + p.expr + ", " + strconv.Quote(by) + ")" }
	switch format {
	case "signed":
		return "Signed(" + p.expr + ")"
	case "elided":
		return "elided(" + p.expr + ")"
	case "commas":
		return joined(", ")
	case "semicolons":
		return joined(w.from.semicolon())
	case "blanks":
		return joined(" ")
	}
	and := strconv.Quote(w.from.and())
	switch p.kind {
	case numberParam:
		return "Number(" + p.expr + ")"
	case wordsParam:
		return "enumerate(" + p.expr + ", " + and + ")"
	case numbersParam:
		return "enumerate(digits(" + p.expr + "), " + and + ")"
	}
	return p.expr
}

// and is the word before the last item of a list.
func (l *texts) and() string {
	v := l.numbers("and_word")
	if v == nil {
		return ""
	}
	return v.messages[0].(*template).plain()
}

// semicolon is what parts items that have commas in them.
func (l *texts) semicolon() string {
	if v := l.numbers("apart"); v != nil && v.flag {
		return "\u00a0; "
	}
	return "; "
}

func (l *texts) numbers(key string) *value {
	for i, f := range l.root.of.fields {
		if f.key != "numbers" {
			continue
		}
		for j, f := range f.of.fields {
			if f.key == key {
				return l.root.fields[i].fields[j]
			}
		}
	}
	return nil
}

// camel is a key as a name in Go: "per_player" is "perPlayer".
func camel(key string) string {
	words := strings.Split(key, "_")
	for i := 1; i < len(words); i++ {
		words[i] = strings.ToUpper(words[i][:1]) + words[i][1:]
	}
	return strings.Join(words, "")
}
