package gcg_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/sheet/line"
)

// TestDuplicateIsWritten writes the masters as the plays of one player, which every reader of
// the field takes, and the rest as notes.
func TestDuplicateIsWritten(t *testing.T) {
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	words := line.Vocabulary{"rack": line.CommandRack, "next": line.CommandNext, "pass": line.CommandPass}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"rack AJMNOSE", "H4 JAMON", "20", "next", "6F ZUMOS", "pass"} {
		line, err := line.Parse(text, g, words)
		if err != nil {
			t.Fatal(err)
		}
		if g, _, err = g.Do(line, sheet.Stamp{}); err != nil {
			t.Fatal(err)
		}
	}
	got, losses := gcg.Write(g, func(l gcg.Loss) string { return l.Text }, reader(t))
	want := `#character-encoding UTF-8
#player1 master master
#tile-distribution spanish
#note 
>master: AJMNOSE 8D JAMON +44 44
#note Ana 44, Bea 20
#note Ana 38, Bea 0
`
	if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(string(got), "\n")); diff != "" {
		t.Error(diff)
	}
	if len(losses) != 1 || losses[0].Kind != gcg.LossDuplicate {
		t.Errorf("%v", losses)
	}
	if again := only(t, reader(t), got); again.Verdict != gcg.Unfinished || again.Final[0] != 44 {
		t.Errorf("read again: %s", told(again))
	}
}

// TestMasterByHandIsNobodys notes a master of which only the points are known: what stands in its
// place concerns no player.
func TestMasterByHandIsNobodys(t *testing.T) {
	e, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	words := line.Vocabulary{"master": line.CommandMaster, "next": line.CommandNext}
	g, err := sheet.NewGame(sheet.Log{
		Kind: sheet.DuplicateGame, Edition: e.Definition, Notation: e.Notation, Players: []string{"Ana", "Bea"}, First: 1,
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"Ana: 33", "Bea: 7", "master 80", "next"} {
		line, err := line.Parse(text, g, words)
		if err != nil {
			t.Fatal(err)
		}
		if g, _, err = g.Do(line, sheet.Stamp{}); err != nil {
			t.Fatal(err)
		}
	}
	_, losses := gcg.Write(g, tell, reader(t))
	want := []gcg.Loss{{Kind: gcg.LossDuplicate, Points: 2}, {Kind: gcg.LossPoints, Turn: losses[1].Turn, Points: 80}}
	if diff := cmp.Diff(want, losses); diff != "" {
		t.Error(diff)
	}
}
