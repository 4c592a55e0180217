package words_test

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"tanteo/editions/words"
)

// A list whose file in the cache is cut while it is mapped does not end the process: who reads
// it is told, and when the lists are closed the next one that is opened is whole.
func TestACutCacheIsNoEnd(t *testing.T) {
	cache, e := t.TempDir(), edition(t, "es-100")
	path := put(t, filepath.Join(t.TempDir(), "list"), "casa\nchorizo\nperro\n")
	library := words.New("", cache)
	count := func() (n int, fault any) {
		words.Guard()
		defer func() { fault = recover() }()
		l, err := library.Open(context.Background(), path, e, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range l.Words() {
			n++
		}
		return n, nil
	}
	whole, fault := count()
	if whole == 0 || fault != nil {
		t.Fatalf("%d words, %v", whole, fault)
	}
	kept, err := filepath.Glob(filepath.Join(cache, "list-*"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("%q, %v", kept, err)
	}
	if err := os.Truncate(kept[0], 0); err != nil {
		t.Fatal(err)
	}
	if n, fault := count(); !words.WasCut(fault) {
		t.Errorf("of a list that was cut %d words are read, %v", n, fault)
	}
	library.Forget()
	if n, fault := count(); n != whole || fault != nil {
		t.Errorf("read anew it has %d words, %v", n, fault)
	}
}

// Another fault is not taken for a list that was cut.
func TestOtherFaultsAreNoCut(t *testing.T) {
	for _, fault := range []func(){
		func() { panic("oh") },
		func() { var l *words.List; _ = l.Len() },
		func() { _ = []int{}[len(os.Args)] },
	} {
		func() {
			defer func() {
				if value := recover(); value == nil || words.WasCut(value) {
					t.Errorf("%v", value)
				}
			}()
			fault()
		}()
	}
}
