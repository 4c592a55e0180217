package tui_test

import (
	"os"
	"path/filepath"
	"testing"
)

// A game is where its file is and nowhere else: another folder has none, and without the file
// it is gone.
func TestGamesAreOfTheirFolder(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	keepGame(t, dir, "es-100", []string{"Ana", "Bea"}, "H4 JAMON")
	const game = "Ana 44"
	atDesk(t, desktop{dir: dir}, func(_ *testing.T, d *desk) { d.Sees(game) })
	atDesk(t, desktop{}, func(_ *testing.T, d *desk) { d.SeesNot(game) })
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files, %v", err)
	}
	for _, file := range files {
		if err := os.RemoveAll(file); err != nil {
			t.Fatal(err)
		}
	}
	atDesk(t, desktop{dir: dir}, func(_ *testing.T, d *desk) { d.SeesNot(game) })
}
