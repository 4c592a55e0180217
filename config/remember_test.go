package config_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tanteo/config"
)

func TestRemember(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "config", "tanteo")
	if r, err := config.LoadRemember(dir); err != nil || r != (config.Remember{}) {
		t.Errorf("%+v, %v", r, err)
	}
	for _, want := range []config.Remember{{Last: "2026-11-29-ana-bea"}, {Last: "2026-11-30-eva", House: "bonus=40"}, {Clock: "turn 1:30, game 25:00"}, {House: "bonus=0"}, {}} {
		if err := want.Save(dir); err != nil {
			t.Fatal(err)
		}
		if r, err := config.LoadRemember(dir); err != nil || r != want {
			t.Errorf("%+v, %v", r, err)
		}
	}
	for path, want := range map[string]fs.FileMode{dir: 0o700, filepath.Join(dir, "remember.json"): 0o600} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
	if files := files(t, dir); !slices.Equal(files, []string{"remember.json"}) {
		t.Errorf("%q", files)
	}
}

func TestKeepChangesOneThing(t *testing.T) {
	dir := t.TempDir()
	keep := func(change func(*config.Remember)) {
		t.Helper()
		if err := config.Keep(dir, change); err != nil {
			t.Fatal(err)
		}
	}
	keep(func(r *config.Remember) { r.House = "leftovers=none" })
	keep(func(r *config.Remember) { r.Last = "2026-11-29-ana-bea" })
	want := config.Remember{Last: "2026-11-29-ana-bea", House: "leftovers=none"}
	if r, err := config.LoadRemember(dir); err != nil || r != want {
		t.Errorf("%+v, %v", r, err)
	}
	if err := config.Keep(filepath.Join(dir, "remember.json"), func(*config.Remember) {}); err == nil {
		t.Error("a file is taken for a folder")
	}
}

func TestRememberKeepsWhatItDoesNotKnow(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "remember.json")
	if err := os.WriteFile(path, []byte(`{"last": "a", "later": {"penalty": 10}}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := (config.Remember{Last: "b"}).Save(dir); err != nil {
		t.Fatal(err)
	}
	want := "{\n  \"last\": \"b\",\n  \"later\": {\n    \"penalty\": 10\n  }\n}\n"
	if text, err := os.ReadFile(path); err != nil || string(text) != want {
		t.Errorf("%s, %v", text, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

func TestDamagedRememberIsSetAside(t *testing.T) {
	dir := t.TempDir()
	for _, text := range []string{"", `{"last": 5}`, "{"} {
		if err := os.WriteFile(filepath.Join(dir, "remember.json"), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := config.LoadRemember(dir)
		if m, ok := errors.AsType[*config.Mistake](err); !ok || m.Kind != config.Syntax || !strings.HasPrefix(m.Aside, "remember.damaged") || r != (config.Remember{}) {
			t.Errorf("%q: %+v, %v", text, r, err)
		}
	}
	if files := files(t, dir); !slices.Equal(files, []string{"remember.damaged", "remember.damaged-2", "remember.damaged-3"}) {
		t.Errorf("%q", files)
	}
	if text, err := os.ReadFile(filepath.Join(dir, "remember.damaged-2")); err != nil || string(text) != `{"last": 5}` {
		t.Errorf("%s, %v", text, err)
	}
}

func TestRememberWhereNothingCanBeWritten(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := (config.Remember{Last: "a"}).Save(filepath.Join(dir, "file")); err == nil {
		t.Error("saved in a file")
	}
	if err := os.Mkdir(filepath.Join(dir, "remember.json"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := (config.Remember{Last: "a"}).Save(dir); err == nil {
		t.Error("saved over a folder")
	}
	if _, err := config.LoadRemember(dir); err == nil {
		t.Error("read a folder")
	}
	if files := files(t, dir); !slices.Equal(files, []string{"file", "remember.json"}) {
		t.Errorf("left behind: %q", files)
	}
}

func files(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, entry := range entries {
		names = append(names, entry.Name())
	}
	return names
}
