package desk

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"tanteo/sheet/sheettest"
	"tanteo/tui/desk/view"
)

// TestAClassicTable goes about at tables where people play in turn, in every pane and tab, and
// notes plays on the board and as lines.
func TestAClassicTable(t *testing.T) {
	for _, window := range windows {
		for _, name := range []string{"new", "classic", "ended", "counting"} {
			i := slices.IndexFunc(strolls, func(at stroll) bool { return at.name == name })
			d := strolls[i].begin(t)
			d.sees(window)
			press := func(names ...string) {
				for _, name := range names {
					d.Update(keysOf(d.Keys, name)[0])
					d.Settle()
					d.View()
				}
			}
			press("s", "a", "Enter", "Up", "Enter", "Esc", nextTab, "Ctrl+O", "Esc", back, "Up", "Enter", "Esc", "-", "Home", "Esc")
			for _, line := range []string{"pass", "8F SOL", "edit 1 pass", "undo"} {
				d.typeLine(line)
				d.entryChanged()
				press("Enter")
			}
			for range view.Tabs {
				press(nextTab, back, "Up", "Esc")
			}
		}
	}
}

// TestAClassicTableRunsNothingOfADuplicate: who reads what a key does in a game by turns need not
// read the rooms of rounds and halls.
func TestAClassicTableRunsNothingOfADuplicate(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the table anew, to see what of it runs")
	}
	profile := filepath.Join(t.TempDir(), "profile")
	table := exec.Command("go", "test", "-vet=off", "-run", "^TestAClassicTable$", "-coverpkg=tanteo/tui/desk/...", "-coverprofile="+profile, ".")
	if out, err := table.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	data, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	blocks, run := sheettest.Covered(t, string(data))
	for _, room := range []string{
		"closing.go", "ranking.go", "roundkeys.go", "roundmenu.go", "frame/answers.go", "frame/hall.go", "frame/rounds.go",
		"rounds/pane.go", "rounds/table.go", "view/duplicate.go",
	} {
		room = "tui/desk/" + room
		if blocks[room] == 0 {
			t.Errorf("there is no %s: name the room that its code has moved to", room)
		}
		for _, at := range run[room] {
			t.Errorf("a classic game runs %s:%s", room, at)
		}
	}
	if len(run["tui/desk/actions.go"]) == 0 || len(run["tui/desk/frame/side.go"]) == 0 {
		t.Error("nothing of a play is seen to run")
	}
}
