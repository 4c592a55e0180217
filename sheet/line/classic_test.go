package line_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"tanteo/sheet/sheettest"
)

// TestAClassicGame types what happens at a classic table, from the first play to the end and a
// correction after it.
func TestAClassicGame(t *testing.T) {
	g := sheettest.EnterAll(t, sheettest.NewTable(t, "es-100", "home", "Ana", "Bea"),
		"H4 JAMON / JAMONES", "6F ZUMOS", "exchange 3", "pass", "= R2wELOJ3l", "25", "challenge", "J6 SILLA", "challenge failed", "penalty 1 5 late", "overtime 2 10",
		"edit 1 H4 RAMON", "insert 2 Bea: 10", "delete 2", "undo", "redo", "note x", "name 2 Eva", "end XA -", "reopen", "finish", "edit 3 exchange 2")
	if got, want := g.Standings.Totals(), []int{16 + 56 + 11 - 5, 38 - 10 - 10}; !slices.Equal(got, want) {
		t.Errorf("the totals are %v, want %v", got, want)
	}
}

// TestAClassicGameRunsNothingOfADuplicate: who reads how a classic play is counted need not read the
// rooms of rounds, racks that are drawn, and masters.
func TestAClassicGameRunsNothingOfADuplicate(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the sheet anew, to see what of it runs")
	}
	profile := filepath.Join(t.TempDir(), "profile")
	game := exec.Command("go", "test", "-vet=off", "-run", "^TestAClassicGame$", "-coverpkg=tanteo/sheet,tanteo/sheet/line", "-coverprofile="+profile, ".")
	if out, err := game.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	blocks, run := sheettest.Covered(t, string(data))
	for _, room := range []string{"sheet/duplicate.go", "sheet/round.go", "sheet/draw.go", "sheet/pool.go", "sheet/line/round.go"} {
		if blocks[room] == 0 {
			t.Errorf("there is no %s: name the room that its code has moved to", room)
		}
		for _, at := range run[room] {
			t.Errorf("a classic game runs %s:%s", room, at)
		}
	}
	if len(run["sheet/fold.go"]) == 0 || len(run["sheet/line/play.go"]) == 0 {
		t.Error("nothing of a play is seen to run")
	}
}
