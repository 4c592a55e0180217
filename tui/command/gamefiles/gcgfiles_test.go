package gamefiles

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Under a folder are the files in GCG and the links to such, by name; what could make a run
// wait or go round in circles is passed over.
func TestGCGFiles(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.MkdirAll(at("b/c"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"a.gcg", "B.GCG", "b/c/x.Gcgs", "b/x.gcg.bak", "b/gcg", ".a.gcg", "z.gcg"} {
		if err := os.WriteFile(at(name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	err := errors.Join(os.Mkdir(at("d.gcg"), 0o700), os.Mkdir(at(".git"), 0o700), os.WriteFile(at(".git/a.gcg"), nil, 0o600),
		os.Symlink(dir, at("b/round.gcg")), os.Symlink(at("z.gcg"), at("b/link.gcg")), os.Symlink(at("nowhere"), at("b/none.gcg")))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for f := range gcgFiles(t.Context(), []string{at("z.gcg"), dir, "-", at("nowhere")}) {
		if f.err != nil {
			t.Errorf("%v", f.err)
		}
		got = append(got, f.path)
	}
	want := []string{at("z.gcg"), at("B.GCG"), at("a.gcg"), at("b/c/x.Gcgs"), at("b/link.gcg"), at("z.gcg"), "-", at("nowhere")}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	for f := range gcgFiles(t.Context(), []string{at("d.gcg")}) {
		if !errors.As(f.err, new(*noFilesError)) {
			t.Errorf("%+v", f)
		}
	}
}
