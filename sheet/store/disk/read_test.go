package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A link, a pipe, a folder and what is too large are told for what they are, and at once.
func TestReadOnlyFilesOfOurs(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	write(t, at("file"), "12345")
	if err := errors.Join(os.Symlink(at("file"), at("link")), os.Symlink(at("none"), at("dangling")), syscall.Mkfifo(at("pipe"), 0o600), os.Mkdir(at("folder"), 0o700)); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name         string
		most         int64
		read, linked error
	}{
		{"file", 5, nil, nil},
		{"file", 4, ErrTooLarge, ErrTooLarge},
		{"link", 5, ErrLink, nil},
		{"dangling", 5, ErrLink, fs.ErrNotExist},
		{"pipe", 5, ErrNotFile, ErrNotFile},
		{"folder", 5, ErrNotFile, ErrNotFile},
		{"none", 5, fs.ErrNotExist, fs.ErrNotExist},
	} {
		if _, err := Read(at(test.name), test.most); !errors.Is(err, test.read) {
			t.Errorf("%s: %v", test.name, err)
		}
		if _, err := ReadLinked(at(test.name), test.most); !errors.Is(err, test.linked) {
			t.Errorf("%s as a user's: %v", test.name, err)
		}
	}
}

// Nothing is written through a link, nor into a file that has another name too.
func TestWriteOnlyFilesOfOurs(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	write(t, at("theirs"), "theirs")
	if err := errors.Join(os.Symlink(at("theirs"), at("link")), os.Link(at("theirs"), at("second")), os.Symlink(at("none"), at("dangling")), syscall.Mkfifo(at("pipe"), 0o600)); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]error{"link": ErrLink, "second": ErrLink, "dangling": ErrLink, "pipe": ErrNotFile} {
		if f, err := OpenToWrite(at(name)); !errors.Is(err, want) {
			t.Errorf("%s: %v, %v", name, f, err)
		}
	}
	for _, name := range []string{"link", "second", "dangling", "pipe"} {
		if err := Replace(at(name), []byte("ours")); err != nil {
			t.Error(err)
		}
		if text, err := Read(at(name), 4); err != nil || string(text) != "ours" {
			t.Errorf("%s: %s, %v", name, text, err)
		}
	}
	if text, err := os.ReadFile(at("theirs")); err != nil || string(text) != "theirs" {
		t.Errorf("theirs: %s, %v", text, err)
	}
	if _, err := os.Lstat(at("none")); !errors.Is(err, fs.ErrNotExist) {
		t.Error("a file was made at the other end of a link")
	}
}

// An error names the file that the user knows, not the unfinished one.
func TestErrorsNameTheFileThatIsKnown(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "nowhere", "game.json")
	taken := filepath.Join(dir, "taken")
	if err := os.Mkdir(taken, 0o700); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		path string
		err  error
	}{
		{path, Replace(path, nil)}, {path, ReplaceLightly(path)}, {path, Create(path, nil)}, {taken, Replace(taken, nil)}, {taken, ReplaceLightly(taken)},
	} {
		told, ok := errors.AsType[*fs.PathError](test.err)
		if !ok || told.Path != test.path || strings.Contains(test.err.Error(), "/.") {
			t.Errorf("%s: %v", test.path, test.err)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}
