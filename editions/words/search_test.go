package words_test

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"tanteo/editions"
	"tanteo/editions/words"
)

// TestSearchKind: the cache has a graph for each set of letters, under a name that it takes.
func TestSearchKind(t *testing.T) {
	seen := map[string]string{}
	catalogue := editions.Embedded()
	for _, listing := range catalogue.List() {
		e, err := catalogue.Edition(listing.ID)
		if err != nil {
			t.Fatal(err)
		}
		kind := words.SearchKind(e)
		if !regexp.MustCompile(`^search[a-z]+$`).MatchString(kind) {
			t.Errorf("%s: %q is no word of small letters", e.ID, kind)
		}
		if before, ok := seen[kind]; ok {
			t.Errorf("%s and %s have the same kind", before, e.ID)
		}
		seen[kind] = e.ID
	}
}

// TestSearchGraph: the graph has the words of the list; it tells how far it is while it is
// made, and is made once, whatever becomes of the file in which it is kept.
func TestSearchGraph(t *testing.T) {
	cache, e := t.TempDir(), edition(t, "es-100")
	path := put(t, filepath.Join(t.TempDir(), "list"), "casa\nchorizo\nperro\n")
	var told []int64
	graph := func(ctx context.Context) error {
		l, err := words.New("", cache).Open(context.Background(), path, e, nil)
		if err != nil {
			t.Fatal(err)
		}
		told = nil
		g, err := l.Graph(ctx, e, func(done, of int64) { told = append(told, of-done) })
		if err != nil {
			return err
		}
		if g.Len() != l.Len() {
			t.Errorf("%d words of %d", g.Len(), l.Len())
		}
		for word := range l.Words() {
			if !g.Contains(word) {
				t.Errorf("%v is missing", word)
			}
		}
		return nil
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if err := graph(stopped); !errors.Is(err, context.Canceled) {
		t.Errorf("a search that nobody waits for: %v", err)
	}
	for _, want := range []bool{true, false} {
		if err := graph(context.Background()); err != nil || toTheEnd(told) != want || !want && told != nil {
			t.Errorf("%v, told %v", err, told)
		}
	}
	kept, _ := filepath.Glob(filepath.Join(cache, "search*"))
	if len(kept) != 1 {
		t.Fatalf("kept as %v", kept)
	}
	put(t, kept[0], strings.Repeat("damaged", 1000))
	if err := graph(context.Background()); err != nil || !toTheEnd(told) {
		t.Errorf("damaged: %v, told %v", err, told)
	}
}

// toTheEnd says whether what is left grew less and less, and was nothing just once, at the end.
func toTheEnd(left []int64) bool {
	return len(left) > 0 && slices.IsSortedFunc(left, func(a, b int64) int { return cmp.Compare(b, a) }) && slices.Index(left, 0) == len(left)-1
}

// TestSearchGraphIsToldAllThrough: of a list that came with the program, while it is read, made
// and kept.
func TestSearchGraphIsToldAllThrough(t *testing.T) {
	e := edition(t, "en-100")
	l, err := words.New("", t.TempDir()).For(context.Background(), e, nil)
	if err != nil {
		t.Fatal(err)
	}
	var left, tenths []int64
	_, err = l.Graph(context.Background(), e, func(done, of int64) {
		left, tenths = append(left, of-done), append(tenths, 10*done/of)
	})
	if err != nil || !toTheEnd(left) {
		t.Errorf("%v, not to the end: %v", err, left)
	}
	if passed := slices.Compact(tenths); !slices.Equal(passed, []int64{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) {
		t.Errorf("the tenths that were told: %v", passed)
	}
}

// TestSearchGraphIsMadeOnce: of all who ask at once, one makes it; and when the list changes it
// is made again.
func TestSearchGraphIsMadeOnce(t *testing.T) {
	library, e := words.New("", ""), edition(t, "en-100")
	path := put(t, filepath.Join(t.TempDir(), "list"), "cat\ncats\n")
	var made atomic.Int32
	ask := func(want int) {
		l, err := library.Open(context.Background(), path, e, nil)
		if err != nil {
			t.Error(err)
			return
		}
		g, err := l.Graph(context.Background(), e, func(done, of int64) {
			if done == of {
				made.Add(1)
			}
		})
		if err != nil || g.Len() != want {
			t.Errorf("%v, %d words", err, g.Len())
		}
	}
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() { ask(2) })
	}
	all.Wait()
	if made.Load() != 1 {
		t.Errorf("made %d times", made.Load())
	}
	put(t, path, "cat\ncats\ndogs\n")
	if ask(3); made.Load() != 2 {
		t.Errorf("made %d times after a change", made.Load())
	}
}

// TestSearchGraphIsShared: a graph that was kept is searched in its file, and not copied.
func TestSearchGraphIsShared(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("files are not mapped there")
	}
	cache, e := t.TempDir(), edition(t, "en-100")
	var text strings.Builder
	for i := range 20000 {
		for n := i; n > 0; n /= 11 {
			text.WriteByte("aeioubcdfgh"[n%11])
		}
		text.WriteByte('\n')
	}
	path := put(t, filepath.Join(t.TempDir(), "list"), text.String())
	loaded := func() (n uint64) {
		l, err := words.New("", cache).Open(context.Background(), path, e, nil)
		if err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		g, err := l.Graph(context.Background(), e, nil)
		runtime.ReadMemStats(&after)
		if err != nil || g.Len() != l.Len() {
			t.Fatalf("%v, %d words of %d", err, g.Len(), l.Len())
		}
		return after.TotalAlloc - before.TotalAlloc
	}
	loaded()
	kept, _ := filepath.Glob(filepath.Join(cache, "search*"))
	info, err := os.Stat(kept[0])
	if err != nil {
		t.Fatal(err)
	}
	if took := loaded(); took > uint64(info.Size())/4 {
		t.Errorf("a graph of %d bytes took %d", info.Size(), took)
	}
}

// TestSearchGraphGivesBack: what it took to make a graph is not the session's afterwards.
func TestSearchGraphGivesBack(t *testing.T) {
	e := edition(t, "es-100")
	l, err := words.New("", t.TempDir()).For(context.Background(), e, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Graph(context.Background(), e, nil); err != nil {
		t.Fatal(err)
	}
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	if held := now.HeapSys - now.HeapReleased; held > 32<<20 {
		t.Errorf("%d MiB are held", held>>20)
	}
}
