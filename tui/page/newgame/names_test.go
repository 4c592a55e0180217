package newgame

import (
	"slices"
	"testing"
)

func TestNamesInAList(t *testing.T) {
	for text, want := range map[string][]string{
		"":                             nil,
		"Ana":                          {"Ana"},
		" Ana ,Bea,":                   {"Ana", "Bea"},
		"Ana,,Bea":                     {"Ana", "", "Bea"},
		`"Iglesias, R.", Bea`:          {"Iglesias, R.", "Bea"},
		`"Iglesias, R., Bea`:           {"Iglesias, R., Bea"}, // as it is typed
		`Ana "la rubia", "b ""c"", d"`: {`Ana "la rubia"`, `b "c", d`},
	} {
		if got := splitNames(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for _, names := range [][]string{{"Ana", "Bea"}, {"Iglesias, R.", `la "rubia"`, "", "x"}} {
		if got := splitNames(joinNames(names)); !slices.Equal(got, names) {
			t.Errorf("%q is read back as %q", names, got)
		}
	}
	if got := pastedNames("\uFEFFAna\r\nBea\r\r\tMartí, J. \n"); !slices.Equal(got, []string{"Ana", "Bea", "Martí, J."}) {
		t.Errorf("%q", got)
	}
}
