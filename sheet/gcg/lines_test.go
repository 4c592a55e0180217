package gcg_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet/gcg"
)

// TestAnyLinesAreWrittenAndReadAgain makes texts of lines that the format has, in an order that
// need not make sense: what can be read of them is written and read again, as in FuzzRead. There
// are two players: whose the leftovers are among more, no text tells.
func TestAnyLinesAreWrittenAndReadAgain(t *testing.T) {
	r := ownReader(t)
	part := func(texts ...string) *rapid.Generator[string] { return rapid.SampledFrom(texts) }
	heads := part(
		"#player1 ana Ana", "#player2 bea Bea", "#player2 ana Ana", "#title Spring cup", "#note opening", "#lexicon CSW24",
		"#tile-distribution spanish", "#tile-distribution klingon", "#board-layout super", "#orientation lettered-rows", "stray",
	)
	notes := part("#note a remark", "#rack1 ABC", "#incomplete", "#tile-distribution french", "#Orientation  Lettered-Rows", "#note #leftovers plus-minus", "stray", "> half")
	nicks, racks := part("ana", "bea", "Ana"), part("", "", "CABEEEX", "A?", "EHÑ\x01", "[LL]A", "ABCDEFGHIJ", "UNKNOWN", "E,")
	what := part("8G CAB", "8H CAB", "I8 .EE", "H8 .BA", "8G ...S", "8D JAMÓN", "8D [CH]A", "1A zoo", "-", "-ABC", "-3", "--", "(challenge)", "(time)")
	ends := part("()", "A (A) -1", "(X) +16 30", "(AX?) +9", "AX? (AX?) -9 5", "(challenge) +5", "(time) -10")
	figures := part("", "+0", "+14", "+14 14", "+6 6", "-14 0", "+5 19", "+10 10", "-3 -3", "+-7 7", "+0 12", "+20 34 and a note")
	rapid.Check(t, func(t *rapid.T) {
		lines := rapid.SliceOfN(heads, 0, 5).Draw(t, "head")
		for range rapid.IntRange(1, 6).Draw(t, "lines") {
			switch rapid.IntRange(0, 5).Draw(t, "kind") {
			case 0:
				lines = append(lines, notes.Draw(t, "note"))
			case 1:
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
