package sheet_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/scoring"
	"tanteo/sheet"
)

func TestSettle(t *testing.T) {
	out := sheet.Leftover{Out: true}
	points := func(n int) sheet.Leftover { return sheet.Leftover{Points: n} }
	for _, tt := range []struct {
		name, edition string
		left          []sheet.Leftover
		want          []int
	}{
		{"X and A: 9 off, 9 to the one who is out", "es-100", []sheet.Leftover{rackOf(t, "es-100", "XA"), out}, []int{-9, 9}},
		{"nobody is out", "es-100", []sheet.Leftover{rackOf(t, "es-100", "XA"), rackOf(t, "es-100", "CH")}, []int{-9, -5}},
		{"C and H are not CH", "es-100", []sheet.Leftover{rackOf(t, "es-100", "C|H"), out}, []int{-7, 7}},
		{"a blank is worth nothing", "nl-102", []sheet.Leftover{rackOf(t, "nl-102", "??"), out}, []int{0, 0}},
		{"points", "nl-102", []sheet.Leftover{points(4), points(15)}, []int{-4, -15}},
		{"no points and not out", "es-100", []sheet.Leftover{points(0), points(6)}, []int{0, -6}},
		{"four players (fault 52)", "en-100", []sheet.Leftover{out, rackOf(t, "en-100", "X"), rackOf(t, "en-100", "AE"), rackOf(t, "en-100", "Q")}, []int{20, -8, -2, -10}},
		{"two without tiles: nobody collects (fault 64)", "es-100", []sheet.Leftover{out, out, points(1)}, []int{0, 0, -1}},
		{"nobody", "es-100", nil, []int{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, sheet.Settle(tt.left, catalogued(t, tt.edition), sheet.PlusMinus)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func rackOf(t testing.TB, edition, text string) sheet.Leftover {
	t.Helper()
	tiles, err := catalogued(t, edition).SpellRack(text)
	if err != nil {
		t.Fatal(err)
	}
	return sheet.Leftover{Tiles: tiles}
}

func TestLeftoverText(t *testing.T) {
	e := catalogued(t, "es-100")
	for _, text := range []string{"-", "0", "12", "XA", "C|H", "CH", "L|LL", "A??", "R|R|R"} {
		left := sheet.Leftover{Out: text == "-", Points: 12}
		if text == "0" {
			left.Points = 0
		}
		if strings.Trim(text, "-0123456789") != "" {
			left = rackOf(t, "es-100", text)
		}
		if got := left.Text(e); got != text {
			t.Errorf("%q written %q", text, got)
		}
	}
	c, _ := e.Letter("C")
	h, _ := e.Letter("H")
	named := sheet.Leftover{Tiles: []scoring.Tile{c.Tile(), h.Blank()}} // as a file may have it
	if got := named.Text(e); got != "C?" {
		t.Errorf("C and a blank for H written %q", got)
	}
}
