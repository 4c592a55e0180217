package analysis_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
)

// spelledList has some words of an edition.
type spelledList struct {
	edition *scoring.Edition
	words   []string
}

func (l spelledList) Contains(word []scoring.Tile) bool {
	return slices.ContainsFunc(l.words, func(text string) bool {
		spelling, err := l.edition.Spell(text)
		return err == nil && slices.Equal(scoring.LettersOf(word), scoring.LettersOf(spelling.Tiles))
	})
}

// TestDoubts: a list settles how a line is to be read only where it has every word of the play that
// was taken and lacks one of the other's.
func TestDoubts(t *testing.T) {
	aas, kran := []string{"H6 AAS"}, []string{"H6 AAS", "6F KRAN"}
	for _, test := range []struct {
		name, edition string
		before        []string
		line          string
		words         []string
		want          []sheet.Code
	}{
		{"only the whole word is one", "nl-102", aas, "6F KRAAN", []string{"KRAAN", "AAS"}, nil},
		{"only the new tiles make one", "nl-102", aas, "6F KRAN", []string{"KRAAN"}, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"both are words", "nl-102", aas, "6F KRAN", []string{"KRAN", "KRAAN"}, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"neither is", "nl-102", aas, "6F KRAN", nil, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"a word across is none", "nl-102", kran, "7G EA", []string{"EA"}, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"and with it they all are", "nl-102", kran, "7G EA", []string{"EA", "RE", "EAA"}, nil},
		{"there is no other reading", "nl-102", aas, "9H E", []string{"AASE"}, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"it is about no play", "nl-102", aas, "lay 6F KRAAN", []string{"KRAAN"}, []sheet.Code{sheet.NoticeReadAsNewTiles}},
		{"one tile or two", "es-100", nil, "H6 LLLA", []string{"LLLA"}, nil},
		{"both are words", "es-100", nil, "H6 LLLA", []string{"LLLA", "L|LLA"}, []sheet.Code{sheet.NoticeDigraphRead}},
		{"in words without squares", "es-100", nil, "= LLLA", []string{"LLLA"}, nil},
		{"and on a rack", "es-100", nil, "exchange LL", []string{"LL"}, []sheet.Code{sheet.NoticeDigraphRead}},
	} {
		t.Run(test.name, func(t *testing.T) {
			e, err := editions.Embedded().Edition(test.edition)
			if err != nil {
				t.Fatal(err)
			}
			g := newGame(t, sheet.ClassicGame, test.edition)
			words := line.Vocabulary{"lay": line.CommandLay, "exchange": line.CommandExchange}
			read := func(text string) sheet.Line {
				l, err := line.Parse(text, g, words)
				if err != nil {
					t.Fatal(err)
				}
				return l
			}
			for _, text := range test.before {
				g = done(t, g, read(text).Event)
			}
			notices := read(test.line).Notices
			var got []sheet.Code
			for _, n := range analysis.Doubts(notices, spelledList{e, test.words}) {
				got = append(got, n.Code)
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("of %+v: %s", notices, diff)
			}
			if all := analysis.Doubts(notices, nil); len(all) != 1 {
				t.Errorf("without a list %+v", all)
			}
		})
	}
}
