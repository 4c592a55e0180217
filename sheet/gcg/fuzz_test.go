package gcg_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"tanteo/sheet/gcg"
)

// FuzzRead reads any text. There is a game in each; one that can be read makes a sheet and a
// file, and what is written of it is read and written again byte for byte.
//
//	go test ./sheet/gcg -run - -fuzz FuzzRead
func FuzzRead(f *testing.F) {
	files, err := filepath.Glob(filepath.Join(ownGames, "*.gcg*"))
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	r := ownReader(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		games := 0
		for g := range r.Read(data) {
			games++
			if g.Verdict == gcg.Unreadable {
				if len(g.Differences) == 0 {
					t.Fatal("unreadable, and nothing says why")
				}
				continue
			}
			checkSheet(t, g)
			checkStable(t, r, g)
		}
		if games == 0 {
			t.Fatal("no game")
		}
	})
}

// checkStable writes a game, reads it and writes it again.
func checkStable(t rapid.TB, r *gcg.Reader, g gcg.Game) {
	t.Helper()
	text, _ := gcg.Write(folded(t, g), tell, r)
	again := only(t, r, text)
	if again.Verdict == gcg.Unreadable {
		t.Fatalf("what is written cannot be read: %s\n%s", told(again), text)
	}
	if again.Edition.ID != g.Edition.ID {
		t.Fatalf("%s is written and read again as %s:\n%s", g.Edition.ID, again.Edition.ID, text)
	}
	if twice, _ := gcg.Write(folded(t, again), tell, r); !bytes.Equal(text, twice) {
		t.Fatalf("written:\n%s\nand written again:\n%s", text, twice)
	}
}
