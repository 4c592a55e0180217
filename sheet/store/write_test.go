package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A file system without links takes the other way to write over nothing.
func TestMoveByClaim(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "from"), filepath.Join(dir, "to")
	write(t, from, "new")
	write(t, to, "old")
	if err := moveByClaim(from, to); !errors.Is(err, fs.ErrExist) {
		t.Errorf("%v", err)
	}
	if err := moveByClaim(from, to+"2"); err != nil {
		t.Error(err)
	}
	if err := moveByClaim(from, to+"3"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	if text, _ := os.ReadFile(to); string(text) != "old" {
		t.Errorf("to: %s", text)
	}
	if text, _ := os.ReadFile(to + "2"); string(text) != "new" {
		t.Errorf("to2: %s", text)
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("%v", entries)
	}
}

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
