package gcg_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet/gcg"
)

// TestFoundByBreaking holds what a tester broke: each text, and what must be read in it. CAB
// at 8G counts (3 + 1 × 1 + 3) × 2 = 14, .EE at I8 3 + 1 × 2 + 1 = 6: I9 is a double letter.
func TestFoundByBreaking(t *testing.T) {
	const (
		players = "#player1 ana Ana\n#player2 bea Bea\n"
		plays   = ">ana: CABXEEE 8G CAB +14 14\n>bea: EEHORST I8 .EE +6 6\n"
	)
	for _, tt := range []struct {
		proves, text string
		want         []string // verdict, totals of the file and ours; differences; warnings
	}{
		{"plus and minus counts by its own rule", players + plays + ">ana:  (Q) +10 24\n>bea: Q (Q) -10 -4\n",
			[]string{"differs [24 -4] [24 -4]", "5 end 10 20"}},
		{"twice and minus is no rule", players + plays + ">ana:  (Q) +20 34\n>bea: Q (Q) -10 -4\n",
			[]string{"differs [34 -4] [34 6]", "6 end -10 0"}},
		{"a text that says how its leftovers are counted", players + plays + "#note #leftovers plus-minus\n>ana:  (Q) +10 24\n>bea: Q (Q) -10 -4\n",
			[]string{"same [24 -4] [24 -4]"}},
		{"two lines for the one who went out", players + plays + ">bea:  (E) +2 8\n>bea:  (X) +16 24\n",
			[]string{"same [14 24] [14 24]"}},
		{"taken back after the leftovers", players + plays + ">bea:  (AX) +18 24\n>bea: EEHORST -- -6 18\n",
			[]string{"differs [14 18] [14 24]", "6 withdrawn -6 0"}},
		{"a bonus for two words after one for one", players + ">ana: CABXEEE 8G CAB +14 14\n>ana: XEEE (challenge) +5 19\n>bea: EEHORST I8 .EE +6 6\n>bea: HORST (challenge) +10 16\n",
			[]string{"unfinished [19 16] [19 16]"}},
		{"tabs after a player", "#player1\tana\tAna\n#player2\tbea\tBea\n" + plays,
			[]string{"unfinished [14 6] [14 6]"}},
		{"a byte that is no UTF-8", "#character-encoding UTF-8\n" + players + plays + "#note caf\xe9 żółw\n",
			[]string{"unfinished [14 6] [14 6]", "? encoding 1", "note café żółw"}},
		{"an exchange of more than a rack", players + ">ana: AAAAAAA -99 +0 0\n",
			[]string{"unfinished [0 0] [0 0]", "? size 3"}},
		{"one tile behind a word, in its own direction", players + plays + ">ana: SEE 8J S +8 22\n",
			[]string{"differs [22 6] [22 6]", "5 board 0 0", "note 8J S"}},
		{"a nickname in another composition", "#player1 Jose\u0301 Ana\n#player2 bea Bea\n>José: CABXEEE 8G CAB +14 14\n",
			[]string{"unfinished [14 0] [14 0]"}},
		{"players 1 and 3", "#player1 ana Ana\n#player3 cid Cid\n>ana: CABXEEE 8G CAB +14 14\n>cid: EEHORST I8 .EE +6 6\n",
			[]string{"unfinished [14 6] [14 6]"}},
		{"points that are no number", players + plays + ">ana: SEE 8J S +8.5 22\n",
			[]string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a letter in the points", players + plays + ">ana: SEE 8J S +8O 94\n",
			[]string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a letter in the points, behind an odd blank", players + plays + ">ana: SEE 8J S \v+8O 94\n",
			[]string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a remark that begins as points do", players + plays + ">ana: HORST - +0 14 +1D for tea\n",
			[]string{"unfinished [14 6] [14 6]", "note +1D for tea"}},
		{"a play behind a pass", players + plays + ">ana: - 8J SEE +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a play behind an exchange", players + plays + ">ana: -X 8J SEE +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a play behind a rack and a pass", players + plays + ">ana: XEEE - 8J SEE +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a play behind a pass with its points", players + plays + ">ana: - +0 8J SEE +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a play without points behind a pass", players + plays + ">ana: - 8J SEE\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a play behind leftovers", players + plays + ">ana: (EE) 8J SEE 8\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"two words at a square", players + plays + ">ana: SEE 8J SEE ME +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a pass behind a play", players + plays + ">ana: SEE 8J S - +8 22\n", []string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a remark of a play behind the total of a pass", players + plays + ">ana: HORST - +0 14 8J SEE was better\n",
			[]string{"unfinished [14 6] [14 6]", "note 8J SEE was better"}},
		{"a remark about a square behind a pass", players + plays + ">ana: HORST - 8J is better, worth +8\n",
			[]string{"unfinished [14 6] [14 6]", "note 8J is better, worth +8"}},
		{"a square of no board", players + plays + ">ana: SEE 99Z SEE +8 22\n",
			[]string{"differs [22 6] [22 6]", "5 board 0 0", "note 99Z SEE"}},
		{"a tile that should lie on a square of no board", players + plays + ">ana: SEE 0A .SEE +8 22\n",
			[]string{"differs [22 6] [22 6]", "5 board 0 0", "note 0A .SEE"}},
		{"a line that stops in the middle", players + plays + ">ana: CABX",
			[]string{"unfinished [14 6] [14 6]", "? cut 5"}},
		{"the same line in the middle of the text", players + plays + ">ana: CABX\n>bea: HORST - +0 6\n",
			[]string{"unreadable [14 6] [14 6]", "5 line 0 0"}},
		{"a slip that English would explain, which lacks a letter of the rack", ">ana: AEÑOQSU 8E QUESO +28 28\n",
			[]string{"differs [28] [18]", "1 score 28 18"}},
		{"the same play without that letter may be English", ">ana: AENOQSU 8E QUESO +28 28\n",
			[]string{"unfinished [28] [28]", "? guess 0"}},
		{"tiles of another world", "#tile-distribution klingon\n" + players + plays,
			[]string{"unfinished [14 6] [14 6]", "? edition 1"}},
		{"a bonus for somebody who did not play last", players + plays + ">ana: XEEE (challenge) +5 19\n",
			[]string{"unfinished [19 6] [19 6]", "? turn 5"}},
	} {
		t.Run(tt.proves, func(t *testing.T) {
			g := only(t, reader(t), []byte(tt.text))
			got := []string{fmt.Sprintf("%s %v %v", g.Verdict, g.Final, g.Counted)}
			for _, d := range g.Differences {
				got = append(got, fmt.Sprintf("%d %s %d %d", d.Line, d.Kind, d.File, d.Ours))
			}
			for _, w := range g.Warnings {
				got = append(got, fmt.Sprintf("? %s %d", w.Kind, w.Line))
			}
			if g.Verdict == gcg.Unreadable {
				if diff := cmp.Diff(tt.want, got); diff != "" {
					t.Error(diff)
				}
				return
			}
			game := folded(t, g)
			for _, note := range game.Notes() {
				got = append(got, "note "+note.Text)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
			text, _ := gcg.Write(game, tell, reader(t))
			again := only(t, reader(t), text)
			if again.Verdict != g.Verdict || !slices.Equal(again.Final, g.Final) {
				t.Errorf("written and read again: %s\n%s", told(again), text)
			}
		})
	}
}

// TestGamesOfOneText parts what was put into one file, with the lines that each begins with.
func TestGamesOfOneText(t *testing.T) {
	one := "\ufeff#title one\n#player1 ana Ana\n#player2 bea Bea\n>ana: CABXEEE 8G CAB +14 14\n#note of one\n#rack2 EE\n"
	two := strings.ReplaceAll(one, "one", "two")
	games := slices.Collect(reader(t).Read([]byte(one + two)))
	if len(games) != 2 {
		t.Fatalf("%d games", len(games))
	}
	for i, want := range []string{"one", "two"} {
		l := games[i].Log
		if l.Header.Event != want || len(l.Events) != 3 {
			t.Errorf("game %d: %q, %d events", i+1, l.Header.Event, len(l.Events))
		}
	}
	if games[1].Line != 7 {
		t.Errorf("the second begins in line %d", games[1].Line)
	}
}

// A rack of the letters of UNKNOWN is one that somebody knew, though Quackle writes that word for one
// that nobody did.
func TestARackThatSpellsUnknownIsKept(t *testing.T) {
	g := only(t, reader(t), []byte("#player1 ana Ana\n#player2 bea Bea\n>ana: uNKNOWN 8E KNOWN +30 30\n"))
	text, _ := gcg.Write(folded(t, g), tell, reader(t))
	again := only(t, reader(t), text)
	want, got := slices.Sorted(slices.Values(g.Log.Events[0].Rack)), slices.Sorted(slices.Values(again.Log.Events[0].Rack))
	if len(want) != 7 || !slices.Equal(want, got) {
		t.Errorf("%v is written and read again as %v:\n%s", want, got, text)
	}
}
