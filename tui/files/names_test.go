package files_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"tanteo/sheet/store"
	"tanteo/tui/files"
)

func TestNames(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "names")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("\uFEFFAna\r\n\n Martí, J. \nBea")
	if names, err := files.Names(path); err != nil || !slices.Equal(names, []string{"Ana", "Martí, J.", "Bea"}) {
		t.Errorf("%q, %v", names, err)
	}
	for encoding, list := range map[string]string{
		"Windows 1250": "Ana\nW\xb3adek \x8cmia\xb3y\n", "UTF-16": "\xff\xfeA\x00n\x00a\x00\n\x00W\x00\x42\x01a\x00d\x00e\x00k\x00 \x00\x5a\x01m\x00i\x00a\x00\x42\x01y\x00",
	} {
		write(list)
		if names, err := files.Names(path); err != nil || !slices.Equal(names, []string{"Ana", "Władek Śmiały"}) {
			t.Errorf("%s: %q, %v", encoding, names, err)
		}
	}
	write(strings.Repeat("Ana\n", 1<<16))
	if names, err := files.Names(path); err != nil || len(names) != 1<<16 {
		t.Errorf("%d names, %v", len(names), err)
	}
	write(strings.Repeat("Ana\n", 1<<18) + "\n")
	if _, err := files.Names(path); !errors.As(err, new(*store.TooLargeError)) {
		t.Errorf("too large: %v", err)
	}
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{dir, pipe} {
		if _, err := files.Names(path); !errors.As(err, new(*store.NotFileError)) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestNameList(t *testing.T) {
	for text, want := range map[string][]string{
		"Ana":                {"Ana"},
		" Ana ,Bea,":         {"Ana", "Bea", ""},
		`"Iglesias, R.",Bea`: {"Iglesias, R.", "Bea"},
	} {
		if got, err := files.NameList(text); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q: %q, %v", text, got, err)
		}
		if got := files.NameListBegun(text); !slices.Equal(got, want) {
			t.Errorf("%q begun: %q", text, got)
		}
	}
	for _, text := range []string{`"Ana,Bea`, `Ana "la rubia"`, "Ana\nBea"} {
		if got, err := files.NameList(text); err == nil {
			t.Errorf("%q is taken as %q", text, got)
		}
	}
}
