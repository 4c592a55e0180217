package words_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tanteo/editions/words"
)

func TestAdd(t *testing.T) {
	settings, cache, e := t.TempDir(), t.TempDir(), edition(t, "es-100")
	path := put(t, filepath.Join(t.TempDir(), "Mi Lista.2.txt"), "casa\nperro\nMadrid\nex-rey\nkilo\na\ncása\nachicharrar\n")
	library := words.New(settings, cache)
	l, err := library.Add(context.Background(), path, "", e, nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := (words.Tally{Words: 3, Capital: 1, Sign: 1, Letter: 1, Short: 1, Same: 1}); l.Tally != want {
		t.Errorf("%+v, want %+v", l.Tally, want)
	}
	if l.Name != "mi-lista" || l.Origin != words.Own || l.Edition != "es-100" || l.File != path {
		t.Errorf("%+v", l.Listing)
	}

	// It is the list of its edition from now on, also in the next session.
	for _, library := range []*words.Library{library, words.New(settings, cache)} {
		l, err := library.For(context.Background(), e, nil)
		if err != nil || l.Name != "mi-lista" || l.Len() != 3 || l.Tally.Capital != 1 {
			t.Errorf("%v, %+v", err, l)
		}
		listing, err := library.Find("mi-lista")
		if tally, ok := library.Tallied(listing, e); err != nil || !ok || tally != l.Tally {
			t.Errorf("%v, %+v, %v", err, tally, ok)
		}
		if l, err := library.Open(context.Background(), "es", e, nil); err != nil || l.Origin != words.Embedded {
			t.Errorf("%v", err)
		}
	}

	// A file that changed is read again; one that is gone has left its words.
	put(t, path, "casa\n")
	if err := os.Chtimes(path, time.Now(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	for _, library := range []*words.Library{library, words.New(settings, cache)} {
		if l, err := library.For(context.Background(), e, nil); err != nil || l.Len() != 1 || l.Gone {
			t.Errorf("%v, %d words", err, l.Len())
		}
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	for _, library := range []*words.Library{library, words.New(settings, cache)} {
		if l, err := library.For(context.Background(), e, nil); err != nil || l.Len() != 1 || !l.Gone {
			t.Errorf("%v, %+v", err, l)
		}
	}
	if _, err := words.New(settings, t.TempDir()).For(context.Background(), e, nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

// TestRemove: a list that is removed leaves nothing that was kept of it, and takes nothing from
// the others, of the same words or even of the same file.
func TestRemove(t *testing.T) {
	settings, cache, e := t.TempDir(), t.TempDir(), edition(t, "es-100")
	library := words.New(settings, cache)
	folder := t.TempDir()
	for _, name := range []string{"one", "two"} {
		put(t, filepath.Join(folder, name), "casa\nperro\n")
	}
	search := func(name string) {
		t.Helper()
		l, err := library.Open(context.Background(), name, e, nil)
		if err != nil {
			t.Fatal(err)
		}
		if g, err := l.Graph(context.Background(), e, nil); err != nil || g.Len() != 2 {
			t.Fatalf("%s: %v, %+v", name, err, g)
		}
	}
	for _, list := range []struct{ name, file string }{{"one", "one"}, {"again", "one"}, {"two", "two"}} {
		if _, err := library.Add(context.Background(), filepath.Join(folder, list.file), list.name, e, nil); err != nil {
			t.Fatal(err)
		}
		search(list.name)
	}
	put(t, filepath.Join(settings, "words", "wrong.toml"), "x = ")
	put(t, filepath.Join(cache, "list-damaged"), `{"of":`)
	for _, step := range []struct {
		remove string
		lists  int      // that are kept: the damaged one too
		graphs int      // to search
		left   []string // lists that go on
	}{
		{"wrong", 3, 3, []string{"one", "again", "two"}},
		{"one", 3, 2, []string{"again", "two"}}, // again has its words of the same file
		{"again", 2, 1, []string{"two"}},
		{"two", 1, 0, nil},
	} {
		if err := library.Remove(step.remove); err != nil {
			t.Fatal(err)
		}
		lists, _ := filepath.Glob(filepath.Join(cache, "list-*"))
		graphs, _ := filepath.Glob(filepath.Join(cache, "search*"))
		if len(lists) != step.lists || len(graphs) != step.graphs {
			t.Errorf("without %s: kept are %v and %v", step.remove, lists, graphs)
		}
		for _, name := range step.left {
			search(name)
		}
	}

	// It can be added once more, in the same session and in the next one.
	for _, library = range []*words.Library{library, words.New(settings, cache)} {
		if _, err := library.Add(context.Background(), filepath.Join(folder, "one"), "one", e, nil); err != nil {
			t.Fatal(err)
		}
		search("one")
		if graphs, _ := filepath.Glob(filepath.Join(cache, "search*")); len(graphs) != 1 {
			t.Errorf("added once more: kept are %v", graphs)
		}
	}
}

func TestNames(t *testing.T) {
	library, e := words.New(t.TempDir(), t.TempDir()), edition(t, "en-100")
	one, two := put(t, filepath.Join(t.TempDir(), "es.txt"), "one\n"), put(t, filepath.Join(t.TempDir(), "two"), "two\n")
	for _, test := range []struct {
		file, name string
		want       words.Reason
	}{
		{one, "", words.NameTaken}, // es came with the program
		{one, "it", words.NameTaken},
		{one, "../x", words.BadName},
		{one, "a b", words.BadName},
		{one, strings.Repeat("x", 60), words.BadName},
		{one, "mine", ""},
		{one, "mine", ""}, // once more
		{two, "mine", words.NameTaken},
		{two, "", ""},
	} {
		_, err := library.Add(context.Background(), test.file, test.name, e, nil)
		if of, ok := errors.AsType[*words.ListError](err); test.want == "" && err != nil || test.want != "" && (!ok || of.Reason != test.want) {
			t.Errorf("%s as %q: %v, want %q", test.file, test.name, err, test.want)
		}
	}
	if _, err := words.New("", "").Add(context.Background(), one, "mine", e, nil); !isReason(err, words.NoFolder) {
		t.Errorf("%v", err)
	}
}

// TestDamaged: whatever stands where something was kept, the list is what its file says.
func TestDamaged(t *testing.T) {
	cache, e := t.TempDir(), edition(t, "en-100")
	path := put(t, filepath.Join(t.TempDir(), "list"), "casa\nperro\n")
	open := func() {
		t.Helper()
		l, err := words.New("", cache).Open(context.Background(), path, e, nil)
		if err != nil || l.Len() != 2 {
			t.Fatalf("%v, %+v", err, l)
		}
	}
	open()
	kept, err := filepath.Glob(filepath.Join(cache, "list-*"))
	if err != nil || len(kept) != 1 {
		t.Fatal(kept, err)
	}
	whole, err := os.ReadFile(kept[0])
	if err != nil {
		t.Fatal(err)
	}
	step := 1
	if testing.Short() {
		step = 7
	}
	for n := 0; n < len(whole); n += step {
		for _, damaged := range [][]byte{whole[:n], append(append(append([]byte(nil), whole[:n]...), whole[n]^0x55), whole[n+1:]...)} {
			if err := os.Remove(kept[0]); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(kept[0], damaged, 0o600); err != nil {
				t.Fatal(err)
			}
			open()
		}
	}
	// Nowhere to keep it: it is made each time.
	cache = filepath.Join(path, "below a file")
	open()
}

// TestCached: what was made of a list is kept until its words change.
func TestCached(t *testing.T) {
	folder, e := t.TempDir(), edition(t, "en-100")
	path := put(t, filepath.Join(t.TempDir(), "list"), "casa\nperro\n")
	made := 0
	cached := func() string {
		l, err := words.New("", folder).Open(context.Background(), path, e, nil)
		if err != nil {
			t.Fatal(err)
		}
		text, err := l.Cached("search", func() ([]byte, error) { made++; return []byte("graph"), nil })
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for range 2 {
		if got := cached(); got != "graph" || made != 1 {
			t.Errorf("%q, made %d times", got, made)
		}
	}
	put(t, path, "casa\nperro\ngato\n")
	if cached(); made != 2 {
		t.Errorf("made %d times", made)
	}
	kept, _ := filepath.Glob(filepath.Join(folder, "search-*"))
	if len(kept) != 1 {
		t.Errorf("kept of a list that changed: %v", kept)
	}
	for _, path := range kept {
		put(t, path, "grapX1234")
	}
	if got := cached(); got != "graph" || made != 3 {
		t.Errorf("%q, made %d times", got, made)
	}
	l := listFor(t, "en-100") // with nowhere to keep it
	if text, err := l.Cached("search", func() ([]byte, error) { return []byte("graph"), nil }); err != nil || string(text) != "graph" {
		t.Errorf("%v", err)
	}
}

// TestEntries: a mistake in a file of the player's own is said where the list is listed and
// asked for, and nowhere else.
func TestEntries(t *testing.T) {
	settings := t.TempDir()
	for name, text := range map[string]string{
		"good.toml": "file = '" + put(t, filepath.Join(settings, "list"), "casa\n") + "'\nedition = 'es-100'\ntitle = 'Mine'\nlicence = 'CC0'\n",
		"rel.toml":  "file = 'list'\nedition = 'es-100'\n", "bad.toml": "x = ", "unknown.toml": "file='/x'\nedition='y'\nz=1\n",
		"empty.toml": "", ".hidden.toml": "", "other.txt": "casa",
	} {
		put(t, filepath.Join(settings, "words", name), text)
	}
	library := words.New(settings, t.TempDir())
	wrong := 0
	for _, l := range library.List() {
		if l.Err != nil {
			wrong++
		}
	}
	if wrong != 4 {
		t.Errorf("%d mistakes, want 4", wrong)
	}
	l, err := library.For(context.Background(), edition(t, "es-100"), nil)
	if err != nil || l.Title != "Mine" || l.Licence != "CC0" {
		t.Errorf("%v, %+v", err, l)
	}
	if _, err := library.Open(context.Background(), "bad", edition(t, "es-100"), nil); !isReason(err, words.BadEntry) {
		t.Errorf("%v", err)
	}
}

// TestHostile: what is no list is refused before it takes time or memory.
func TestHostile(t *testing.T) {
	folder, e := t.TempDir(), edition(t, "en-100")
	fifo := filepath.Join(folder, "fifo")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	long, bomb := 50<<20, strings.Repeat(zipped(t, strings.Repeat("#"+strings.Repeat("a", 16<<10-2)+"\n", 1<<9)), 40)
	if testing.Short() {
		long = 1 << 20
	}
	for _, test := range []struct {
		path string
		want words.Reason
	}{
		{fifo, words.NotAFile},
		{"/dev/zero", words.NotAFile},
		{folder, words.NotAFile},
		{put(t, filepath.Join(folder, "line"), strings.Repeat("A", long)), words.LongLine},
		{put(t, filepath.Join(folder, "json"), `["`+strings.Repeat("A", long)+`"]`), words.LongLine},
		{put(t, filepath.Join(folder, "open"), `["casa",`), words.BadJSON},
		{put(t, filepath.Join(folder, "object"), `["casa",{"a":1}]`), words.BadJSON},
		{put(t, filepath.Join(folder, "binary"), "\x7fELF\x02\x01\x00\x00"), words.NotText},
		{put(t, filepath.Join(folder, "empty"), ""), words.NoWords},
		{put(t, filepath.Join(folder, "blank"), "\n\n \n# x\n"), words.NoWords},
		{put(t, filepath.Join(folder, "foreign"), "слово\nдело\n"), words.NoWords},
		{put(t, filepath.Join(folder, "zeros.gz"), zipped(t, strings.Repeat("\x00", 1<<20))), words.NotText},
		{put(t, filepath.Join(folder, "lines.gz"), strings.Repeat(zipped(t, strings.Repeat("\n", 1<<20)), 32)), words.TooMany},
		{put(t, filepath.Join(folder, "bomb.gz"), bomb), words.TooLarge},
		{put(t, filepath.Join(folder, "cut.gz"), zipped(t, "casa\n")[:20]), words.BadGzip},
		{put(t, filepath.Join(folder, "no.gz"), "\x1f\x8bno"), words.BadGzip},
		{put(t, filepath.Join(folder, "roots.dic"), "2\ncasa/S\n"), words.NoAffix},
	} {
		_, err := words.New("", t.TempDir()).Open(context.Background(), test.path, e, nil)
		if !isReason(err, test.want) {
			t.Errorf("%s: %v, want %s", test.path, err, test.want)
		}
		if of, ok := errors.AsType[*words.ListError](err); ok && of.File != test.path {
			t.Errorf("%s: the error names %q", test.path, of.File)
		}
	}
	if _, err := words.New("", "").Open(context.Background(), filepath.Join(folder, "none"), e, nil); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("%v", err)
	}
}

// TestStopped: a list that takes long ends with its context.
func TestStopped(t *testing.T) {
	path := put(t, filepath.Join(t.TempDir(), "list"), strings.Repeat("casa\n", 1<<20))
	ctx, stop := context.WithCancel(context.Background())
	progress := func(read, size int64) {
		if read > size/2 {
			stop()
		}
	}
	if _, err := words.New("", "").Open(ctx, path, edition(t, "en-100"), progress); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

func isReason(err error, want words.Reason) bool {
	of, ok := errors.AsType[*words.ListError](err)
	return ok && of.Reason == want
}
