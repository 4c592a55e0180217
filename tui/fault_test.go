package tui

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// A fault in what reads from the terminal ends the program as any fault of it does: with one
// sentence, and its details in a file.
func TestFaultOfTheReader(t *testing.T) {
	t.Parallel()
	m := &Model{set: Settings{Folder: t.TempDir(), Now: time.Now}, Env: kit.Env{Lang: phrases.For("en")}}
	_, cmd := m.Update(faultMsg{"the reader has stopped\n\nits stack"})
	if cmd == nil {
		t.Fatal("the program goes on")
	}
	if _, ok := cmd().(tea.QuitMsg); !ok {
		t.Fatal("the program does not end")
	}
	crash, ok := errors.AsType[*phrases.CrashError](m.Crashed())
	if !ok {
		t.Fatalf("the end is told as %v", m.Crashed())
	}
	if details, err := os.ReadFile(crash.File); err != nil || !strings.Contains(string(details), "its stack") {
		t.Errorf("the details are %q, %v", details, err)
	}
}
