package tui_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
)

// Keys that come while a game is on its way to the table are for that game, however fast they come.
func TestKeysWaitForTheGame(t *testing.T) {
	t.Parallel()
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Burst(enter, enter, "jamon", enter, ":", "12", enter)
		if got := d.noted(); !slices.Equal(got, []int{30, 12}) {
			t.Errorf("noted are %d\n%s", got, d.Text())
		}
		d.Burst(":", "again", enter, ":", "31", enter, ":", "7", enter)
		d.players("Player 1 7", "» Player 2 31")
		if games, err := filepath.Glob(filepath.Join(d.at.dir, "games", "*.json")); err != nil || len(games) != 2 {
			t.Errorf("%q are kept, %v", games, err)
		}
	})
}

// Ctrl+C leaves at once also while a game is being opened, be it that the disk hangs. Only keys before
// it are waited for, and not long; a second one waits for nothing.
func TestLeavingDoesNotWaitForTheDisk(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		before []tea.KeyPressMsg
		leaves int // how many Ctrl+C are pressed
		waits  bool
	}{
		"nothing typed":      {nil, 1, false},
		"letters":            {[]tea.KeyPressMsg{typedKey('s')}, 1, true},
		"letters, and again": {[]tea.KeyPressMsg{typedKey('s')}, 2, false},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d := desktop{}.filled(t)
				keepGame(t, d.dir, "es-100", two, position...)
				m := newModel(t, d)
				t.Cleanup(m.Release)
				settle(m, m.Init())
				m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
				m.Update(tea.KeyPressMsg{Code: tea.KeyEnter}) // its answer never comes
				for _, k := range c.before {
					m.Update(k)
				}
				var cmd tea.Cmd
				for range c.leaves {
					_, cmd = m.Update(ctrlKey('c'))
				}
				if c.waits {
					msgs := answers(cmd)
					if len(msgs) != 1 || msgs[0] == (tea.QuitMsg{}) {
						t.Fatalf("Ctrl+C brings %v", msgs)
					}
					_, cmd = m.Update(msgs[0])
				}
				if msgs := answers(cmd); !slices.Contains(msgs, tea.Msg(tea.QuitMsg{})) {
					t.Errorf("Ctrl+C brings %v", msgs)
				}
			})
		})
	}
	atDesk(t, desktop{}, func(t *testing.T, d *desk) {
		d.Burst(enter, enter, "jamon", enter, ctrl('c'))
		if !d.Left() {
			t.Fatal(d.Text())
		}
		if err := d.model.Flush(); err != nil {
			t.Error(err)
		}
		if got := d.noted(); !slices.Equal(got, []int{30}) {
			t.Errorf("noted are %d", got)
		}
	})
}

// A key that opens a game, starts one or leaves it neither reads nor writes: that is for a command,
// whose answer is a message.
func TestNoKeyTouchesTheDisk(t *testing.T) {
	t.Parallel()
	d := desktop{}.filled(t)
	keepGame(t, d.dir, "es-100", []string{"Ana", "Bea"}, position...)
	m := newModel(t, d)
	t.Cleanup(m.Release)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	disk := func() []string {
		var all []string
		err := filepath.Walk(d.dir, func(path string, info os.FileInfo, err error) error {
			if err == nil && !info.IsDir() {
				all = append(all, path+" "+info.ModTime().String())
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	changes := 0
	for _, k := range []tea.KeyPressMsg{
		{Code: tea.KeyEnter}, ctrlKey('k'), {Code: tea.KeyEnter}, typedKey('7'), {Code: tea.KeyEnter}, typedKey('s'), ctrlKey('p'), typedKey('a'), typedKey('g'), typedKey('a'), typedKey('i'), typedKey('n'),
		{Code: tea.KeyEnter}, ctrlKey('p'), typedKey('c'), typedKey('h'), typedKey('e'), typedKey('c'), typedKey('k'), {Code: tea.KeyEnter},
	} {
		before := disk()
		_, cmd := m.Update(k)
		if after := disk(); !slices.Equal(before, after) {
			t.Errorf("%s: the folder has\n%q\nand had\n%q", k, after, before)
		}
		settle(m, cmd)
		if !slices.Equal(before, disk()) {
			changes++
		}
	}
	if changes < 3 {
		t.Errorf("the keys change the folder %d times only\n%s", changes, m.View().Content)
	}
}

// A player's own editions and rulebooks are read before the first key: none of the pages that tell of
// them waits for a disk.
func TestOwnFilesAreReadBeforeTheFirstKey(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	own := func(kind, of, name string) {
		text, err := os.ReadFile(of)
		if err != nil {
			t.Fatal(err)
		}
		text = regexp.MustCompile(`(?m)^id *= .*$`).ReplaceAll(text, []byte(`id = "own"`))
		text = regexp.MustCompile(`(?m)^name *= .*$`).ReplaceAll(text, []byte(`name = "`+name+`"`))
		if err := os.MkdirAll(filepath.Join(dir, kind), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, kind, "own.toml"), text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	own("editions", "../editions/data/es-100.toml", "Our tiles")
	own("rulebooks", "../editions/data/rulebooks/es-home.toml", "Our rules")
	catalogue, err := editions.Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	atDesk(t, desktop{catalogue: catalogue, edition: "own"}, func(t *testing.T, d *desk) {
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
		d.Press(enter)
		d.Sees("Our tiles (own)")
		d.Press(down, down, down, down)
		for range catalogue.ListRulebooks() {
			if strings.Contains(d.Text(), "Our rules") {
				return
			}
			d.Press(right)
		}
		t.Errorf("the player's rules are not among those to choose from\n%s", d.Text())
	})
}
