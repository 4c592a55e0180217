package main

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// TestPlurals: the few numbers and the last two digits tell the form that CLDR has for each number.
func TestPlurals(t *testing.T) {
	for _, tag := range strings.Fields("en es nl fr de pt ca it pl no sv da fi cs sk sl hr ro ru uk lt lv ga cy ar he") {
		p, err := pluralsOf(tag)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 12_000 {
			form := p.rest
			for name, ends := range p.ends {
				if slices.Contains(ends, n%100) {
					form = name
				}
			}
			for name, few := range p.few {
				if slices.Contains(few, n) {
					form = name
				}
			}
			if want := pluralNames[plural.Cardinal.MatchPlural(language.MustParse(tag), n, 0, 0, 0, 0)]; form != want {
				t.Fatalf("%s: %d is %s, CLDR has %s", tag, n, form, want)
			}
		}
	}
}
