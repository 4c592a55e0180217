package index_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"tanteo/sheet/store/disk"
	"tanteo/sheet/store/index"
)

var entries = []index.Entry{
	{Name: "2026-11-29-ana-bea", At: index.Stamp{{Size: 900, Written: 1 << 60, Noticed: -5}, {Size: 1}}, Kept: "Ana, Bea"},
	{Name: "", Kept: "\x00\n"},
}

func written(t testing.TB) (path string, text []byte) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "games.index")
	if err := index.Write(path, "a \"maker\"\n", slices.Values(entries)); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return path, text
}

func TestThereAndBack(t *testing.T) {
	path, _ := written(t)
	known := index.Read(path, "a \"maker\"\n")
	for _, e := range entries {
		if kept, ok := known.Find(e.Name, e.At); !ok || kept != e.Kept {
			t.Errorf("%q: %q, %v", e.Name, kept, ok)
		}
		for i := range e.At {
			for _, other := range []disk.State{{Size: 1}, {Written: 1}, {Noticed: 1}} {
				at := e.At
				at[i].Size, at[i].Written, at[i].Noticed = at[i].Size+other.Size, at[i].Written+other.Written, at[i].Noticed+other.Noticed
				if kept, ok := known.Find(e.Name, at); ok {
					t.Errorf("%q in another state: %q", e.Name, kept)
				}
			}
		}
	}
	if _, ok := known.Find("eva", index.Stamp{}); ok {
		t.Error("it knows what it was never told")
	}
	if _, ok := index.Read(path, "another").Find("", index.Stamp{}); ok {
		t.Error("it is another maker's")
	}
	if _, ok := index.Read(path+"x", "").Find("", index.Stamp{}); ok {
		t.Error("it is not there")
	}
}

// TestADamagedIndexKnowsNothing: not a bit can be flipped and no byte be lost without its being seen.
func TestADamagedIndexKnowsNothing(t *testing.T) {
	path, text := written(t)
	knows := func(what string, at int, text []byte) {
		t.Helper()
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		known := index.Read(path, "a \"maker\"\n")
		for _, e := range entries {
			if kept, ok := known.Find(e.Name, e.At); ok {
				t.Errorf("%s at %d: %q is %q", what, at, e.Name, kept)
			}
		}
	}
	for i := range text {
		knows("cut", i, text[:i])
		for bit := range 8 {
			other := slices.Clone(text)
			other[i] ^= 1 << bit
			knows("flipped", i, other)
		}
	}
	knows("longer", len(text), append(slices.Clone(text), 0))
}

func TestSettled(t *testing.T) {
	now := time.Unix(1_000, 0)
	for age, want := range map[time.Duration]bool{-time.Hour: false, 0: false, 2*time.Second - 1: false, 2 * time.Second: true, time.Hour: true} {
		at := now.Add(-age).UnixNano()
		for _, stamp := range []index.Stamp{{{Written: at}}, {{Noticed: at}}, {{}, {Written: at}}, {{}, {Noticed: at}}} {
			if stamp.Settled(now) != want {
				t.Errorf("%v old: %v", age, !want)
			}
		}
	}
}

// FuzzUnpack reads what nobody has packed.
func FuzzUnpack(f *testing.F) {
	_, text := written(f)
	f.Add(string(text))
	f.Fuzz(func(t *testing.T, text string) {
		u := index.Unpack(text)
		for n := u.Count(); n > 0 && !u.Done(); n-- {
			if got := u.Text(); len(got) > len(text) {
				t.Errorf("%d bytes of %d", len(got), len(text))
			}
			u.Number()
			u.Flag()
		}
	})
}
