package sheet_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tanteo/sheet"
)

func TestCheckNameRefusesWhatCannotBeShown(t *testing.T) {
	marks := func(n int) string { return "A" + strings.Repeat("\u0301", n) + "na" }
	for name, want := range map[string]sheet.Reason{
		"Ana": 0, strings.Repeat("é", sheet.MaxName): 0, marks(sheet.MaxMarks): 0, "שָׁלוֹם": 0,
		"\u0301": sheet.NotAName, " ": sheet.NotAName, "-": sheet.NotAName, "–": sheet.NotAName, "\u2212": sheet.NotAName, "- \u0301": sheet.NotAName,
		"Jean-Luc": 0, "日": 0, "?": 0, "👩": 0, "7": 0,
		"": sheet.NotAName, "A:": sheet.NotAName, strings.Repeat("x", sheet.MaxName+1): sheet.NotAName,
		marks(sheet.MaxMarks + 1): sheet.CrowdedName, marks(50): sheet.CrowdedName,
	} {
		err := sheet.CheckName(name)
		var got sheet.Reason
		if refused, ok := errors.AsType[*sheet.Refusal](err); ok {
			got = refused.Reason
		}
		if got != want {
			t.Errorf("%q: %v", name, err)
		}
	}
}

// TestNoTwoPlayersShareAName: capitals, signs that nobody sees and how an accent is put together make
// no second name, however a game begins and whoever is named later.
func TestNoTwoPlayersShareAName(t *testing.T) {
	const composed, apart = "éva", "e\u0301va"
	for _, two := range [][2]string{{"A", "A"}, {"A", "a"}, {"Ana", "Ana"}, {composed, apart}, {"Éva", apart}, {"Ana", "A\u034fna"}} {
		refused, ok := errors.AsType[*sheet.Refusal](sheet.CheckNames([]string{"", two[0], "", two[1]}))
		if want := sheet.SharedName; two[1] == sheet.Visible(two[1]) && (!ok || refused.Reason != want || refused.Player != 4) {
			t.Errorf("%q: %v", two, refused)
		} else if !sheet.SameName(two[0], two[1]) {
			t.Errorf("%q are two", two)
		}
	}
	if err := sheet.CheckNames([]string{"Añil", "Anil", "", ""}); err != nil {
		t.Error(err)
	}
	g := enterAll(t, newTable(t, "es-100", "home", composed, "Bea"))
	for _, text := range []string{"name 2 " + apart, "join " + apart, "join -", "name 2 \u0301"} {
		if _, _, err := enter(g, text); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
	g = enterAll(t, g, apart+": 25")
	if got := g.Standings.Totals(); got[0] != 25 {
		t.Errorf("%v", got)
	}
	// A file may have two of one name: their seats tell them apart.
	g = enterAll(t, newTable(t, "es-100", "home", "Ana", "Ana"), "1: 10", "2: 20", "penalty 2 5")
	if got := g.Standings.Totals(); !slices.Equal(got, []int{10, 15}) {
		t.Errorf("%v", got)
	}
}

// TestSignsThatNobodySees: an emoji of a family is its people, and no sign that nobody sees makes
// a second name of one, or a name of nothing.
func TestSignsThatNobodySees(t *testing.T) {
	const family, people = "👨\u200d👩\u200d👧", "👨👩👧"
	for text, want := range map[string]string{
		family: people, "A\u200dna": "Ana", "A\u200cna": "Ana", "❤\ufe0f Bea": "❤ Bea", "\u3164": "", "\u2800\uffa0": "", "A\u034fna": "Ana", "Zoë": "Zoë",
	} {
		if got := sheet.Visible(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		if want != text && sheet.CheckName(text) == nil {
			t.Errorf("%q can be a name", text)
		}
	}
	g := enterAll(t, newTable(t, "es-100", "home", "Ana", "Bea"), "name 2 "+family)
	if got := g.Standings.Players[1].Name; got != people {
		t.Errorf("the name is %q", got)
	}
	g = enterAll(t, g, family+": 25", "penalty "+people+" 5")
	if got := g.Standings.Totals(); !slices.Equal(got, []int{0, 20}) {
		t.Errorf("%v", got)
	}
	for _, text := range []string{"join A\u200dna", "name 2 An\ufe0fa", "join A\u034fNA"} {
		if _, _, err := enter(g, text); err == nil {
			t.Errorf("%q is a second name", text)
		}
	}
}

func TestNames(t *testing.T) {
	for name, ok := range map[string]bool{
		"Ana": true, "Ana María": true, "2": true, "O'Hara-Łó": true, "字": true, strings.Repeat("ñ", 60): true, "🙂": true,
		"": false, "a:b": false, "a\tb": false, "a\nb": false, "\x1b[1m": false, "a\u202eb": false, "a\xffb": false, strings.Repeat("ñ", 61): false,
	} {
		err := sheet.CheckName(name)
		if _, typed := errors.AsType[*sheet.Refusal](err); (err == nil) != ok || err != nil && !typed {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"PENALIZACIÓN": "penalizacion", "más": "mas", "Ñandú": "nandu", "İ": "i", "ana": "ana", "": "", "Łó": "lo", "Øre": "ore", "Đuro": "duro", "Æble": "aeble", "Œuf": "oeuf", "Groß": "gross", "e\u0301": "e",
	} {
		if got := sheet.Plain(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
