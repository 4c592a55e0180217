package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tanteo/sheet"
)

// A game that makes the program panic, on whichever goroutine, is the only one that is damaged.
func TestAGameThatTheProgramFailsOnIsDamagedAlone(t *testing.T) {
	dir := t.TempDir()
	for _, id := range []string{"a", "b", "c"} {
		if err := os.WriteFile(filepath.Join(dir, id+gameEnd), []byte("{"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const fault = "internal fault: oh"
	all, err := (&Store{now: time.Now}).gather(dir, false, func(one Summary, _ sheet.Game) listed {
		failed := strings.Contains(one.Err.Error(), fault)
		if one.ID == "b" && !failed {
			panic("oh")
		}
		if failed {
			one.ID += " failed"
		}
		return listed{Summary: one}
	})
	var got []string
	for _, one := range all {
		got = append(got, one.ID)
	}
	if got := strings.Join(got, ", "); err != nil || got != "a, b failed, c" {
		t.Errorf("%s, %v", got, err)
	}
}
