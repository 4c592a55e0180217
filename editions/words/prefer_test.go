package words_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
)

// The list that is preferred is the one of every edition that it fits, and of no other; one that
// is taken off is none any more, and its file stays.
func TestPrefer(t *testing.T) {
	dir := t.TempDir()
	library := words.New(dir, filepath.Join(dir, "cache"))
	spanish, err := editions.Embedded().Edition("es-100")
	if err != nil {
		t.Fatal(err)
	}
	dutch, err := editions.Embedded().Edition("nl-102")
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, name := range []string{"abc", "xyz"} {
		file := filepath.Join(dir, name+".txt")
		files = append(files, file)
		if err := os.WriteFile(file, []byte("zumo\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := library.Add(t.Context(), file, "", spanish, nil); err != nil {
			t.Fatal(err)
		}
	}
	wants := func(prefer, inSpanish, inDutch string) {
		t.Helper()
		library.Prefer(prefer)
		for e, want := range map[string]string{"es-100": inSpanish, "nl-102": inDutch} {
			edition := spanish
			if e == "nl-102" {
				edition = dutch
			}
			if l, err := library.For(t.Context(), edition, nil); err != nil || l.Name != want {
				t.Errorf("with %q preferred the list of %s is %v (%v), want %s", prefer, e, l, err, want)
			}
		}
	}
	wants("", "abc", "nl")
	wants("xyz", "xyz", "nl")
	wants("es", "es", "nl")
	wants("nl", "abc", "nl")
	wants("gone", "abc", "nl")
	if err := library.Remove("abc"); err != nil {
		t.Fatal(err)
	}
	wants("abc", "xyz", "nl")
	for _, name := range []string{"abc", "es", "../words/xyz", ""} {
		if e, ok := errors.AsType[*words.ListError](library.Remove(name)); !ok || e.Reason != words.NotOwn {
			t.Errorf("%q is taken off", name)
		}
	}
	for _, file := range files {
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
	}
}
