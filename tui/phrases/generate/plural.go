package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// pluralNames are the plural forms of CLDR.
var pluralNames = map[plural.Form]string{
	plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many", plural.Other: "other",
}

// plurals are the forms that whole numbers have in a language.
type plurals struct {
	tag   string
	forms []string         // those that whole numbers have
	few   map[string][]int // numbers of a form that nothing but themselves tells
	ends  map[string][]int // and the last two digits of the others, where those tell it
	rest  string           // the form of all others
}

// pluralsOf asks CLDR. The form of a number follows from the number where it is small, and from
// its last two digits where it is not.
func pluralsOf(tag string) (plurals, error) {
	of, err := language.Parse(tag)
	if err != nil {
		return plurals{}, err
	}
	form := func(n int) string { return pluralNames[plural.Cardinal.MatchPlural(of, n, 0, 0, 0, 0)] }
	p := plurals{tag: tag, few: map[string][]int{}, ends: map[string][]int{}}
	var often string
	counts := map[string]int{}
	for end := range 100 {
		if counts[form(1000+end)]++; counts[form(1000+end)] > counts[often] {
			often = form(1000 + end)
		}
	}
	p.rest = often
	for end := range 100 {
		if f := form(1000 + end); f != p.rest {
			p.ends[f] = append(p.ends[f], end)
		}
	}
	for n := range 1000 {
		if f := form(n); f != form(1000+n%100) {
			p.few[f] = append(p.few[f], n)
		}
	}
	for _, name := range []string{"zero", "one", "two", "few", "many", "other"} {
		if name == p.rest || p.few[name] != nil || p.ends[name] != nil {
			p.forms = append(p.forms, name)
		}
	}
	return p, nil
}

// simple says whether a few numbers tell each form but one.
func (p plurals) simple() bool { return len(p.ends) == 0 }

// function is the Go of a function that tells the form of a number, where that takes more than
// a look at it; "" where it does not.
func (p plurals) function() string {
	if p.simple() {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "// %s is the plural form of a number.\nfunc %s(n int) string {\n", p.functionName(), p.functionName())
	p.cases(&b, "switch n {\n", p.few)
	p.cases(&b, "switch n % 100 {\n", p.ends)
	fmt.Fprintf(&b, "return %q\n}\n", p.rest)
	return b.String()
}

func (p plurals) functionName() string { return p.tag + "Form" }

func (p plurals) cases(b *strings.Builder, begin string, of map[string][]int) {
	if len(of) == 0 {
		return
	}
	b.WriteString(begin)
	for _, name := range p.forms {
		if of[name] != nil {
			fmt.Fprintf(b, "case %s:\nreturn %q\n", numbers(of[name]), name)
		}
	}
	b.WriteString("}\n")
}

// lacks are the forms that a choice by number needs besides those that it has.
func (p plurals) lacks(has []string) []string {
	var lacks []string
	for _, name := range p.forms {
		if !slices.Contains(has, name) && !(name == p.rest && slices.Contains(has, "other")) {
			lacks = append(lacks, name)
		}
	}
	return lacks
}

func numbers(all []int) string {
	texts := make([]string, len(all))
	for i, n := range all {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}
