package line_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/sheet/sheettest"
)

// A line that can be read in two ways tells the reading that was not taken, what it counts and
// how it is written.
func TestTheReadingThatWasNotTakenIsTold(t *testing.T) {
	for _, tt := range []struct {
		name, edition string
		before        []string
		line, want    string
	}{
		{"KRAN is KR(A)N, and could be KRAAN", "nl-102", []string{"H6 AAS"}, "6F KRAN", "read_as_new_tiles, or 6F KRAAN: 16, not 13"},
		{"KRAAN whole", "nl-102", []string{"H6 AAS"}, "6F KRAAN", "read_as_new_tiles, or 6F KRAAAN: 17, not 16"},
		{"only as new tiles", "es-100", []string{"H4 JAMON", "6F ZUMOS"}, "J7 I", "read_as_new_tiles"},
		{"both are the same play", "es-100", []string{"H4 JAMON"}, "H9 A", "read_as_new_tiles"},
		{"in brackets the whole word is meant", "es-100", []string{"H4 JAMON"}, "6F ZU(M)OS", ""},
		{"with a dot the whole word is meant", "es-100", []string{"H4 JAMON"}, "6F ZU.OS", ""},
		{"a dot on a tile that lies there, in a Catalan word too", "ca-100", []string{"8G CAL"}, "I6 ML.LE", "read_as_new_tiles, or I6 ML·LLE: 25, not 8"},
		{"the Catalan L·L where no tile lies", "ca-100", []string{"8G CAL"}, "G6 COL.LE", "read_as_new_tiles"},
		{"tiles without points", "es-100", []string{"H4 JAMON"}, "lay 6F ZUMOS", "read_as_new_tiles, or lay 6F ZUMMOS"},
		{"LL on an exchanged rack", "es-100", nil, "exchange LLA", "digraph_read LL, or L|LA"},
		{"LL and CH on the rack of a play", "es-100", nil, "H4 JAMON / CHLL", "digraph_read CH LL, or C|HL|L"},
		{"kept apart it is no digraph", "es-100", nil, "exchange L|L-L·L L", ""},
		{"LL left at the end", "es-100", []string{"5"}, "end LL -", "digraph_read LL, or L|L: 2, not 8"},
		{"VQTMECH left at the end", "es-100", []string{"5"}, "end - VQTMECH", "digraph_read CH, or VQTMEC|H: 21, not 19"},
		{"the Catalan L·L is a tile whatever it is written with", "ca-100", []string{"5"}, "end L-L -", ""},
		{"and LL are two", "ca-100", []string{"5"}, "end LL -", ""},
		{"a typed play", "es-100", nil, "= LLLA2w", "digraph_read LL, or = L|LLA2w: 20, not 20"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := sheettest.EnterAll(t, sheettest.NewTable(t, tt.edition, "home", "Ana", "Bea"), tt.before...)
			next, answer, err := sheettest.Enter(g, tt.line)
			if err != nil {
				t.Fatal(err)
			}
			var readings []string
			for _, n := range answer.Notices {
				if n.Code == sheet.NoticeReadAsNewTiles || n.Code == sheet.NoticeDigraphRead {
					readings = append(readings, told(next, n))
				}
				if n.Other != nil && n.Other.Event.What != nil {
					if _, _, err := sheettest.Enter(g, line.OfReading(g, *n.Other, sheettest.Word)); err != nil {
						t.Errorf("the other reading is not taken: %v", err)
					}
				}
			}
			if diff := cmp.Diff(tt.want, strings.Join(readings, "; ")); diff != "" {
				t.Errorf("expected (-) and told (+):\n%s", diff)
			}
		})
	}
}

// told is what a notice says about the reading of a line.
func told(g sheet.Game, n sheet.Notice) string {
	text := string(n.Code)
	for _, l := range n.Letters {
		text += " " + g.Edition.Text(l)
	}
	if r := n.Other; r != nil {
		text += ", or " + line.OfReading(g, *r, sheettest.Word)
		if r.Counts {
			text += fmt.Sprintf(": %d, not %d", r.Points, r.Taken)
		}
	}
	return text
}
