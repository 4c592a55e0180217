package tui_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/phrases"
)

// A fault of the program ends it with the game kept, and leaves its details in a file.
func TestCrashKeepsTheGame(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	armed := false
	m, err := tui.NewModel(tui.Settings{
		Lang: "en", Edition: "es-100", Games: games, Catalogue: editions.Embedded(), Folder: dir,
		Now: func() time.Time {
			if armed {
				panic("the clock has stopped")
			}
			return time.Unix(0, 0)
		},
	}, "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.Release)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	key := func(k tea.KeyPressMsg) tea.Cmd { _, cmd := m.Update(k); return cmd }
	enter := tea.KeyPressMsg{Code: tea.KeyEnter}
	settle(m, key(enter))
	settle(m, key(enter))
	for _, r := range "jamon" {
		key(tea.KeyPressMsg{Code: r, Text: string(r)})
	}
	key(enter)
	for _, r := range "la" {
		key(tea.KeyPressMsg{Code: r, Text: string(r)})
	}
	armed = true
	cmd := key(enter)
	if cmd == nil {
		t.Fatal("the program goes on")
	}
	if _, ok := cmd().(tea.QuitMsg); !ok {
		t.Fatal("the program does not end")
	}
	if err := m.Flush(); err != nil {
		t.Fatal(err)
	}
	crash, ok := errors.AsType[*phrases.CrashError](m.Crashed())
	if !ok {
		t.Fatalf("the end is told as %v", m.Crashed())
	}
	details, err := os.ReadFile(crash.File)
	if err != nil || !strings.Contains(string(details), "the clock has stopped") {
		t.Errorf("the details are %q, %v", details, err)
	}
	list, err := games.List()
	if err != nil || len(list) != 1 || list[0].Totals[0] == 0 {
		t.Errorf("kept is %+v, %v", list, err)
	}
}
