package files_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tanteo/tui/files"
)

// folder is a folder with files, and the current one of the test.
func folder(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range names {
		path := filepath.Join(dir, name)
		err := os.MkdirAll(filepath.Dir(path), 0o700)
		if err == nil && !strings.HasSuffix(name, "/") {
			err = os.WriteFile(path, nil, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(filepath.Join(dir, "empty"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	t.Setenv("HOME", dir)
	return dir
}

func TestComplete(t *testing.T) {
	folder(t, "final.gcg", "finals/a.gcg", "finals/áb.gcg", "other.json", ".hidden", "año.gcg", "añil.gcg", "bad\x1b[31m.gcg", "bad\n.gcg", "bad\xff.gcg")
	for _, tt := range []struct {
		typed, want string
		names       []string
	}{
		{"o", "other.json", nil},
		{"f", "final", []string{"final.gcg", "finals/"}},
		{"finals", "finals/", nil},
		{"finals/", "finals/", []string{"a.gcg", "áb.gcg"}},
		{"./finals/a", "./finals/a.gcg", nil},
		{"a", "añ", []string{"añil.gcg", "año.gcg"}},
		{"bad", "bad", nil},
		{"", "", []string{"añil.gcg", "año.gcg", "empty/", "final.gcg", "finals/", "other.json"}},
		{".h", ".hidden", nil},
		{"x", "x", nil},
		{"empty/", "empty/", nil},
		{"~", "~/", nil},
		{"~/o", "~/other.json", nil},
	} {
		c, err := files.Complete(tt.typed)
		if err != nil || c.Typed != tt.want || !slices.Equal(c.Names, tt.names) {
			t.Errorf("%q: %q, %q, %v", tt.typed, c.Typed, c.Names, err)
		}
	}
	if c, err := files.Complete("nowhere/x"); !errors.Is(err, fs.ErrNotExist) || c.Typed != "nowhere/x" {
		t.Errorf("%+v, %v", c, err)
	}
}

func TestPath(t *testing.T) {
	dir := folder(t)
	for typed, want := range map[string]string{"~": dir, "~/a": dir + "/a", "~ana/a": "~ana/a", "a~": "a~", "": "", "/a/b": "/a/b"} {
		if got := files.Path(typed); got != want {
			t.Errorf("%q: %q, want %q", typed, got, want)
		}
	}
	for path, want := range map[string]string{dir: "~", "a.gcg": "~/a.gcg", dir + "s/a": dir + "s/a", "/": "/"} {
		if got := files.FromHome(path); got != want {
			t.Errorf("%q is shown as %q, want %q", path, got, want)
		}
	}
}
