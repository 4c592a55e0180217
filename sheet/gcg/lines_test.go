package gcg_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/gcg"
)

// TestAnyLinesAreWrittenAndReadAgain makes texts of lines that the format has, in an order that
// need not make sense: what can be read of them is written and read again, as in FuzzRead.
func TestAnyLinesAreWrittenAndReadAgain(t *testing.T) {
	r := ownReader(t)
	part := func(texts ...string) *rapid.Generator[string] { return rapid.SampledFrom(texts) }
	heads := part(
		"#player1 ana Ana", "#player2 bea Bea", "#player2 ana Ana", "#player3 cai Cai", "#player4 dan Dan", "#title Spring cup", "#note opening", "#lexicon CSW24",
		"#tile-distribution spanish", "#tile-distribution klingon", "#board-layout super", "#orientation lettered-rows", "stray",
	)
	notes := part("#note a remark", "#rack1 ABC", "#incomplete", "#tile-distribution french", "#Orientation  Lettered-Rows", "#note #leftovers plus-minus", "stray", "> half")
	nicks, racks := part("ana", "bea", "Ana", "cai", "dan"), part("", "", "CABEEEX", "A?", "EHÑ\x01", "[LL]A", "ABCDEFGHIJ", "UNKNOWN", "E,")
	what := part("8G CAB", "8H CAB", "I8 .EE", "H8 .BA", "8G ...S", "8D JAMÓN", "8D [CH]A", "1A zoo", "-", "-ABC", "-3", "--", "(challenge)", "(time)")
	ends := part("()", "A (A) -1", "(X) +16 30", "(AX?) +9", "AX? (AX?) -9 5", "(challenge) +5", "(time) -10")
	figures := part("", "+0", "+14", "+14 14", "+6 6", "-14 0", "+5 19", "+10 10", "-3 -3", "+-7 7", "+0 12", "+20 34 and a note")
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(heads, 0, 5).Draw(t, "head")
		for range rapid.IntRange(1, 9).Draw(t, "lines") {
			switch rapid.IntRange(0, 6).Draw(t, "kind") {
			case 0:
				lines = append(lines, notes.Draw(t, "note"))
			case 1, 2:
				lines = append(lines, ">"+nicks.Draw(t, "nick")+": "+ends.Draw(t, "end"))
			default:
				lines = append(lines, ">"+nicks.Draw(t, "nick")+": "+racks.Draw(t, "rack")+" "+what.Draw(t, "what")+" "+figures.Draw(t, "figures"))
			}
		}
		for g := range r.Read([]byte(strings.Join(lines, "\n") + part("\n", "").Draw(t, "end"))) {
			if g.Verdict != gcg.Unreadable {
				checkSheet(t, g)
				checkStable(t, r, g)
			}
		}
	})
}

// TestLeftoversThatContradictEachOther are kept as what can be: whoever has tiles, or has lost
// points for some, has not gone out, nor has he of whom a line says nothing where another one says
// whose tiles it gave.
func TestLeftoversThatContradictEachOther(t *testing.T) {
	const begins = "#player1 ana Ana\n#player2 bea Bea\n>ana: CABEEEX 8G CAB +14 14\n"
	r := ownReader(t)
	for _, ends := range []string{
		">ana: ()\n>ana: AX (AX) -9 5\n", ">ana: ()\n>bea: (X) +16 16\n", ">ana: A (A) -1 13\n#note #leftovers points 1\n>ana: (time) -10 3\n",
		">bea: ()\n#note #leftovers points 1\n>bea: (time) -10 -10\n", "#note #leftovers points 1\n>ana: (challenge) +14 28\n>bea: ()\n",
	} {
		g := only(t, r, []byte(begins+ends))
		checkSheet(t, g)
		checkStable(t, r, g)
	}
}

// TestLeftoversOfManyPlayersStay reads whose the leftovers are from where they stand between those
// that lines of their own tell, so that they are written in their order again.
func TestLeftoversOfManyPlayersStay(t *testing.T) {
	const begins = "#player1 ana Ana\n#player2 bea Bea\n#player3 cai Cai\n#player4 dan Dan\n>dan: CABEEEX 8G CAB +14 14\n"
	r := ownReader(t)
	for ends, want := range map[string][]string{
		">dan: (AX) +9 23\n>bea: A (A) -1 -1\n":                      {"0", "A", "X", "-"},
		">dan: (XA) +9 23\n>bea: A (A) -1 -1\n":                      {"X", "A", "0", "-"},
		">dan: (XAEE) +11 25\n>bea: A (A) -1 -1\n":                   {"X", "A", "EE", "-"},
		">dan: (AXA) +10 24\n>bea: A (A) -1 -1\n":                    {"0", "A", "XA", "-"},
		">dan: (EEX) +10 24\n>bea: X (X) -8 -8\n>cai: A (A) -1 -1\n": {"EE", "X", "A", "-"},
	} {
		g := only(t, r, []byte(begins+ends))
		checkSheet(t, g)
		checkStable(t, r, g)
		ended, _ := g.Log.Events[len(g.Log.Events)-1].What.(sheet.Ended)
		var got []string
		for _, l := range ended.Leftovers {
			got = append(got, l.Text(g.Edition))
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s\n%v, want %v", ends, got, want)
		}
	}
	tiles := strings.Repeat("A", 40)
	over := ">ana: " + tiles + " (" + tiles + ") -40 -40\n>bea: " + tiles + " (" + tiles + ") -40 -40\n"
	if g := only(t, r, []byte(begins+over)); g.Verdict != gcg.Unreadable || g.Differences[len(g.Differences)-1].Line != 7 {
		t.Errorf("more leftovers than can be written in one line: %s", told(g))
	}
}
