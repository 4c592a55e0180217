package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestSweepTakesOnlyOldLeftovers(t *testing.T) {
	dir := t.TempDir()
	now := time.Now()
	old := []string{".2026-11-29-ana.json8", ".2026-11-29-ana.draft12345"}
	stay := []string{"2026-11-29-ana.json", "2026-11-29-ana.damaged-2", ".2026-11-29-ana.json", ".swp1", ".note.txt123", "x.json5"}
	for _, name := range append(append([]string{}, old...), stay...) {
		write(t, filepath.Join(dir, name), "")
		if err := os.Chtimes(filepath.Join(dir, name), now, now.Add(-2*time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	write(t, filepath.Join(dir, ".2026-11-29-bea.json77"), "") // of a session that saves at this moment
	write(t, filepath.Join(dir, "written.json"), "")
	sweep(filepath.Join(dir, "written.json"))
	for _, name := range old {
		if _, err := os.Stat(filepath.Join(dir, name)); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is there still", name)
		}
	}
	for _, name := range append(stay, ".2026-11-29-bea.json77") {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
