package footprint_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tanteo/tui/footprint"
)

// shared is what the process has in memory of files, in kB.
func shared(t *testing.T) (kB int) {
	t.Helper()
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), "RssFile:")
	if _, err := fmt.Sscan(after, &kB); err != nil {
		t.Fatal(err)
	}
	return kB
}

// touch reads the whole program where it lies in memory.
func touch(t *testing.T) {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		t.Fatal(err)
	}
	memory, err := os.Open("/proc/self/mem")
	if err != nil {
		t.Fatal(err)
	}
	defer memory.Close()
	for line := range strings.Lines(string(maps)) {
		var from, to int64
		var rights string
		if _, err := fmt.Sscanf(line, "%x-%x %s", &from, &to, &rights); err != nil || !strings.Contains(line, os.Args[0]) || rights[0] != 'r' {
			continue
		}
		if _, err := memory.ReadAt(make([]byte, to-from), from); err != nil {
			t.Fatalf("%v at %s", err, line)
		}
	}
}

// Pages that only the start needed are given back, and the program goes on.
func TestStarted(t *testing.T) {
	touch(t)
	before := shared(t)
	footprint.Started()
	if after := shared(t); after > before*3/4 {
		t.Errorf("%d kB of files are in memory, and were %d", after, before)
	}
	for i := range 3 {
		footprint.Started()
		if got := fmt.Sprintf("%v %x", []int{i}, "ñ"); got != fmt.Sprintf("[%d] c3b1", i) {
			t.Error(got)
		}
	}
}
