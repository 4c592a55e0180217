package store_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tanteo/sheet/store"
)

func TestShareWritesOverNothingUntold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.gcg")
	if err := store.Share(path, []byte("first"), false); err != nil {
		t.Fatal(err)
	}
	exists := (*store.ExistsError)(nil)
	if err := store.Share(path, []byte("second"), false); !errors.As(err, &exists) || exists.Path != path {
		t.Errorf("%v", err)
	}
	if text, _ := os.ReadFile(path); string(text) != "first" {
		t.Errorf("%s", text)
	}
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := store.Share(path, []byte("third"), true); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if text, _ := os.ReadFile(path); string(text) != "third" || err != nil || info.Mode() != 0o640 {
		t.Errorf("%s, %v, %v", text, info, err)
	}
	if files := names(t, filepath.Dir(path)); len(files) != 1 {
		t.Errorf("%q", files)
	}
}

func TestShareFollowsLinks(t *testing.T) {
	dir := t.TempDir()
	real, link, dangling := filepath.Join(dir, "real"), filepath.Join(dir, "link"), filepath.Join(dir, "dangling")
	if err := errors.Join(os.WriteFile(real, []byte("old"), 0o600), os.Symlink(real, link), os.Symlink(dir+"/nowhere", dangling)); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{link, dangling} {
		if err := store.Share(path, nil, false); !errors.As(err, new(*store.ExistsError)) {
			t.Errorf("%s: %v", path, err)
		}
		if err := store.Share(path, []byte("new"), true); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	if text, _ := os.ReadFile(real); string(text) != "new" {
		t.Errorf("%s", text)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v", err)
	}
}

// Where a folder is not there, that is told, and not the file that was to be made in it.
func TestShareTellsTheNameThatIsKnown(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "nowhere")
	told := (*fs.PathError)(nil)
	if err := store.Share(filepath.Join(folder, "game.gcg"), nil, false); !errors.As(err, &told) || told.Path != folder || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
	for _, over := range []bool{false, true} {
		file := (*store.FileError)(nil)
		if err := store.Share(dir, nil, over); !errors.As(err, &file) || file.Why != store.NotAFile {
			t.Errorf("%v", err)
		}
	}
}

func TestSharedReadsNoMoreThanIsTold(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.gcg")
	if err := os.WriteFile(path, []byte("12345"), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := store.Shared(path, 5); err != nil || string(text) != "12345" {
		t.Errorf("%s, %v", text, err)
	}
	large := (*store.TooLargeError)(nil)
	if _, err := store.Shared(path, 4); !errors.As(err, &large) || large.Path != path || large.Most != 4 {
		t.Errorf("%v", err)
	}
	if text, err := store.SharedFrom(strings.NewReader("12345"), "pipe", 5); err != nil || string(text) != "12345" {
		t.Errorf("%s, %v", text, err)
	}
	if _, err := store.SharedFrom(strings.NewReader("12345"), "pipe", 4); !errors.As(err, &large) || large.Path != "pipe" {
		t.Errorf("%v", err)
	}
}

// What is no file is never opened: that could last for ever.
func TestSharedReadsOnlyFiles(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for path, isFolder := range map[string]bool{dir: true, pipe: false, "/dev/null": false, "/dev/zero": false} {
		for _, read := range []func() error{
			func() error { return store.Regular(path) },
			func() error { _, err := store.Shared(path, 5); return err },
		} {
			if none := (*store.NotFileError)(nil); !errors.As(read(), &none) || none.Folder != isFolder {
				t.Errorf("%s: %+v", path, none)
			}
		}
	}
	if err := store.Regular(filepath.Join(dir, "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

func TestAdoptKeepsTheID(t *testing.T) {
	s, _, l := newGame(t)
	for _, test := range []struct{ id, want string }{
		{l.ID, l.ID + "-2"},
		{"2020-01-02-cai", "2020-01-02-cai"},
		{"2020-01-02-cai", "2020-01-02-cai-2"},
		{"", l.ID + "-3"},
		{"../../x", l.ID + "-4"},
		{"2020-13-02-cai", l.ID + "-5"},
		{"2020-01-02-", l.ID + "-6"},
		{"2020-01-02-" + strings.Repeat("a", 89), l.ID + "-7"},
	} {
		l.ID = test.id
		adopted, err := s.Adopt(l, day)
		if err != nil || adopted.ID != test.want {
			t.Errorf("%q: %s, %v", test.id, adopted.ID, err)
		}
		if _, err := s.Load(adopted.ID); err != nil {
			t.Error(err)
		}
	}
}
