package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
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

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
