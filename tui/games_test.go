package tui_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/exp/golden"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui"
	"tanteo/tui/screentest"
)

// settle does what a program would do with a command, and with those that follow.
func settle(m *tui.Model, cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, one := range msg {
			settle(m, one)
		}
	default:
		_, next := m.Update(msg)
		settle(m, next)
	}
}

// evening keeps games of a few days, and gives their ids: two that have ended, a void one, one
// that goes on, one that cannot be read.
func evening(t *testing.T, dir string) (ids []string) {
	t.Helper()
	keep := func(names string, lines ...string) {
		ids = append(ids, keepGame(t, dir, "es-100", strings.Split(names, ","), lines...))
		time.Sleep(26 * time.Hour)
	}
	keep("Ana,José", "H4 JAMON", "6F ZUMOS", "finish")
	keep("JOSE,Ana,Cai", "60", "10", "10", "finish")
	keep("ana,Montserrat de la Font", "33", "33", "finish", "void")
	keep("Ana,Bea", position...)
	broken := filepath.Join(dir, "games", "2000-01-05-half.json")
	if err := os.WriteFile(broken, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(broken, time.Time{}, time.Now()); err != nil {
		t.Fatal(err)
	}
	return append(ids, "2000-01-05-half")
}

// atEvening is a desk with these games, the list of them open.
func atEvening(t *testing.T, d desktop, test func(t *testing.T, d *desk, ids []string)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		d = d.filled(t)
		ids := evening(t, d.dir)
		at := sitDown(t, d)
		at.Press(down, enter)
		at.Sees("Search", "5 of 5")
		test(t, at, ids)
	})
}

// lacks fails the test where the screen shows one of these texts.
func (d *desk) lacks(texts ...string) {
	d.t.Helper()
	for _, text := range texts {
		if strings.Contains(d.Text(), text) {
			d.t.Errorf("%q is in\n%s", text, d.Text())
		}
	}
}

// games are the ids in a folder of the desk, "games" or "trash".
func (d *desk) games(folder string) []string {
	d.t.Helper()
	paths, err := filepath.Glob(filepath.Join(d.at.dir, folder, "*.json"))
	if err != nil {
		d.t.Fatal(err)
	}
	for i := range paths {
		paths[i] = strings.TrimSuffix(filepath.Base(paths[i]), ".json")
	}
	return paths
}

// What is typed searches: all words, in names, days and ids, however they are written.
func TestSearch(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		for typed, want := range map[string]string{
			"jose": "2 of 5", "JOSÉ": "2 of 5", "jose cai": "1 of 5", "montserrat": "1 of 5", "2000-01": "5 of 5", "2000-01-02": "1 of 5",
			"02 jan": "1 of 5", "ana 2000-01-04": "1 of 5", "half": "1 of 5", "zoe": "0 of 5", "ana zoe": "0 of 5", "[": "0 of 5",
		} {
			d.Press(typed)
			if !strings.Contains(d.Text(), want) {
				t.Errorf("%q: want %s in\n%s", typed, want, d.Text())
			}
			d.Press(esc)
			d.Sees("5 of 5")
		}
		d.Press("jose", backspace, backspace, backspace, backspace, "cai")
		d.Sees("1 of 5")
		d.Press(ctrl('u'), screentest.Paste("Cai\x1b[31m\n"))
		d.Sees("1 of 5", "Search Cai  ")
		d.Press(esc, "zoe", enter, tab, del)
		d.Sees("No game has all of “zoe”.")
		d.Press(esc, esc)
		d.Sees("T  A  N  T  E  O")
	})
}

func TestGameIsOpenedFromTheList(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("cai", enter)
		d.Sees("Final table", "1. JOSE", "2. Cai")
	})
}

// A whole copy is a game of its own, with all that can be undone.
func TestCopy(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("bea", tab, down, down, enter)
		d.Sees("Copied, as 2000-01-05-ana-bea.", "2 of 6")
		d.Press(enter)
		d.players("» Ana 69", "Bea 55")
		copied, old := d.kept("2000-01-05-ana-bea").Log, d.kept(ids[3]).Log
		if len(copied.Events) != len(old.Events) || len(copied.Changes) != len(old.Changes) || copied.ID == old.ID {
			t.Errorf("the copy has %d events and %d changes", len(copied.Events), len(copied.Changes))
		}
		d.Press(ctrl('u'))
		if n := len(d.kept(ids[3]).Log.Events); n != len(old.Events) {
			t.Errorf("undo in the copy leaves %d events in the other", n)
		}
	})
}

func TestAgainFromTheList(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("jose 2000-01-01", tab, down, down, down, enter)
		d.players("Ana 0", "» José 0") // the next one opens
		if g := d.kept("2000-01-05-ana-jose"); g.Log.Header.Start.IsZero() || g.Log.First != 2 {
			t.Errorf("%+v", g.Log.Header)
		}
	})
}

func TestVoidFromTheList(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("cai")
		d.lacks("void")
		d.Press(tab, down, down, down, down, enter)
		d.Sees("* "+ids[1]+" now counts nowhere", "void")
		if !d.kept(ids[1]).Standings.Void {
			t.Error("the game counts")
		}
		d.Press(tab)
		d.lacks("Mark it void")
	})
}

// A game goes to the trash once that has been asked, and comes back.
func TestTrashAndRestore(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("cai", del)
		d.Sees("Enter again: yes")
		d.Press(esc)
		d.lacks("Enter again")
		if n := len(d.games("games")); n != 5 {
			t.Fatalf("%d games are left", n)
		}
		d.Press(tab, up, enter)
		d.Sees("Enter again: yes")
		d.Press(down, up)
		d.lacks("Enter again")
		d.Press(enter, enter)
		d.Sees("* "+ids[1]+" is in the trash.", "0 of 4")
		if in := d.games("trash"); len(in) != 1 || in[0] != ids[1] {
			t.Fatalf("in the trash are %q", in)
		}
		d.Press(ctrl('t'))
		d.Sees("[Trash]", "1 of 1", "Cai 10")
		d.Press(enter, enter)
		d.Sees(ids[1]+" is back.", "0 of 0")
		d.Press(ctrl('t'))
		d.Sees("[Games]", "1 of 5", "Cai 10")
	})
}

// Nobody takes a game away that somebody else has open.
func TestTrashOfAHeldGame(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		games, err := store.Open(d.at.dir)
		if err != nil {
			t.Fatal(err)
		}
		pen := games.Pen(ids[1], store.Holder{User: "bea", TTY: "pts/9"})
		if err := pen.Take(); err != nil {
			t.Fatal(err)
		}
		d.Press("cai", del, enter)
		d.Sees("! ", "bea")
		d.Press(tab, down, down, down, down, enter)
		d.Sees("! ", "bea")
		if err := pen.Close(nil); err != nil {
			t.Fatal(err)
		}
		if n := len(d.games("games")); n != 5 || d.kept(ids[1]).Standings.Void {
			t.Errorf("%d games are left", n)
		}
		d.Press(del, enter)
		d.Sees("is in the trash")
	})
}

// A game that cannot be read is set aside when it is opened, and can go to the trash as it is.
func TestDamagedGameInTheList(t *testing.T) {
	t.Parallel()
	atEvening(t, desktop{}, func(t *testing.T, d *desk, ids []string) {
		d.Press("half")
		d.Sees("cannot be read", "The game's file is damaged")
		d.Press(tab)
		d.lacks("Another game", "A copy")
		d.Press(esc, del, enter)
		d.Sees("half is in the trash.")
		d.Press(ctrl('t'), enter, enter, ctrl('t'), enter)
		d.Sees("! The game's file is damaged", "set aside", "0 of 4")
	})
}

// Names of a file that somebody has made obey no terminal and fit.
func TestHostileNamesInTheList(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d := desktop{}.filled(t)
		id := keepGame(t, d.dir, "es-100", []string{strings.Repeat("字", 30), "Z" + strings.Repeat("\u0301", 40)}, "25", "finish")
		path := filepath.Join(d.dir, "games", id+".json")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		wild := strings.Replace(string(text), `"players"`, `"event": "\u001b[31mA\u202eB", "players"`, 1)
		if err := os.WriteFile(path, []byte(wild), 0o600); err != nil {
			t.Fatal(err)
		}
		at := sitDown(t, d)
		at.Press(down, enter)
		at.Press(esc, esc, down, enter)
		for _, size := range [][2]int{{80, 24}, {48, 20}, {200, 60}} {
			at.Resize(size[0], size[1])
			if strings.ContainsAny(at.Text(), "\x1b\u202e") {
				t.Errorf("at %v the screen has what a terminal obeys", size)
			}
		}
	})
}

// Enter that comes before it is known what there is to resume waits for that, and not for the list.
func TestEnterDoesNotWaitForTheList(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, after, sees, lacks string
	}{
		{"a game goes on", "", "69", "New game"},
		{"all have ended", "finish", "New game", "69"},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := desktop{}.filled(t)
			lines := slices.Clone(position)
			if test.after != "" {
				lines = append(lines, test.after)
			}
			keepGame(t, d.dir, "es-100", []string{"Ana", "Bea"}, lines...)
			m := newModel(t, d)
			t.Cleanup(m.Release)
			reading := m.Init()
			m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
			if text := m.View().Content; !strings.Contains(text, "Reading the games") {
				t.Errorf("before the list is there the screen says\n%s", text)
			}
			m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
			toResume, all := firstOf(t, reading)
			settle(m, toResume)
			if text := m.View().Content; !strings.Contains(text, test.sees) || strings.Contains(text, test.lacks) {
				t.Errorf("Enter has opened something else\n%s", text)
			}
			before := m.View().Content
			settle(m, all)
			if text := m.View().Content; text != before {
				t.Errorf("the list has changed the page\n%s", text)
			}
		})
	}
}

// firstOf is the two commands that are begun with: what there is to resume is read, and the list.
func firstOf(t *testing.T, cmd tea.Cmd) (first, second tea.Cmd) {
	t.Helper()
	all := cmd().(tea.BatchMsg)
	if len(all) != 2 {
		t.Fatalf("%d commands", len(all))
	}
	return all[0], all[1]
}

// The folder of the games may be gone or closed to us: that is said.
func TestListThatCannotBeRead(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		d := desktop{}.filled(t)
		if err := os.WriteFile(filepath.Join(d.dir, "games"), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		at := sitDown(t, d)
		at.Sees("! ")
		at.Press(down, enter)
		at.Sees("! ", "0 of 0")
		at.Press(esc, down, enter)
		at.Sees("Statistics", "! ")
	})
}

// Five hundred games: all are found, and a key takes no longer than a frame.
func TestFiveHundredGames(t *testing.T) {
	dir := t.TempDir()
	if testing.Short() {
		t.Skip("the files of five hundred games are written")
	}
	many(t, dir, 500)
	d := desktop{dir: dir}.filled(t)
	m := newModel(t, d)
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Update(tea.KeyPressMsg{Code: tea.KeyDown})
	m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	// Each key is timed several times: what else the machine does meets not all of them.
	const search = "ana 2026-1"
	took := make([]time.Duration, len(search))
	for try := range 5 {
		for i, r := range search {
			began := time.Now()
			m.Update(tea.KeyPressMsg{Code: r, Text: string(r)})
			m.View()
			if now := time.Since(began); try == 0 || now < took[i] {
				took[i] = now
			}
		}
		if try < 4 {
			for range search {
				m.Update(tea.KeyPressMsg{Code: tea.KeyBackspace})
			}
		}
	}
	slowest := slices.Max(took)
	t.Logf("the slowest key took %v", slowest)
	if text := m.View().Content; !strings.Contains(text, "of 500") {
		t.Errorf("the list has\n%s", text)
	}
	if slowest > 200*time.Millisecond { // a frame is 16 ms; the machine of a test may be busy
		t.Errorf("a key took %v", slowest)
	}
}

// many keeps so many games that have ended, of a few people.
func many(t testing.TB, dir string, n int) {
	t.Helper()
	names := []string{"Ana", "Bea", "José", "Łó", "Montserrat"}
	id := keepGame(t, dir, "es-100", []string{"Ana", "Bea"}, append(position[:len(position):len(position)], "finish")...)
	games, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	l, err := games.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	for i := range n - 1 {
		l.Players = []string{names[i%5], names[(i+1+i/5%4)%5]}
		l.Header = sheet.Header{Event: fmt.Sprintf("Evening %d", i), Start: time.Date(2026, 1, 1+i, 20, i, 0, 0, time.UTC)}
		if _, err := games.Create(l, l.Header.Start); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkSearch types a letter into the search of 500 games and takes it back, each drawn.
func BenchmarkSearch(b *testing.B) {
	dir := b.TempDir()
	many(b, dir, 500)
	m := newModel(b, desktop{dir: dir}.filled(b))
	settle(m, m.Init())
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.Update(tea.KeyPressMsg{Code: tea.KeyDown})
	m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	b.ReportAllocs()
	for b.Loop() {
		m.Update(tea.KeyPressMsg{Code: 'a', Text: "a"})
		m.View()
		m.Update(tea.KeyPressMsg{Code: tea.KeyBackspace})
		m.View()
	}
}

// BenchmarkStart is the start page with 500 games, until they are listed.
func BenchmarkStart(b *testing.B) {
	dir := b.TempDir()
	many(b, dir, 500)
	for b.Loop() {
		m := newModel(b, desktop{dir: dir}.filled(b))
		reading := m.Init()
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		m.View()
		settle(m, reading)
		m.View()
	}
}

// manyScreens are the pages that tell of many games, by the keys that lead to them from the
// start page.
var manyScreens = []struct {
	name string
	keys []string
}{
	{"games", []string{down, enter}},
	{"games-search", []string{down, enter, "jose"}},
	{"games-menu", []string{down, enter, "cai", tab}},
	{"games-sure", []string{down, enter, "cai", del}},
	{"games-void", []string{down, enter, down, down, down}},
	{"games-trash", []string{down, enter, "cai", del, enter, ctrl('t'), ctrl('u')}},
	{"games-none", []string{down, enter, "zoe"}},
	{"stats", []string{down, down, enter}},
	{"stats-player", []string{down, down, enter, down, enter}},
	{"stats-league", []string{down, down, enter, ctrl('t'), right}},
	{"stats-duplicate", []string{down, down, enter, tab}},
}

func TestManyScreens(t *testing.T) {
	t.Parallel()
	for _, s := range manyScreens {
		for _, at := range []struct {
			lang string
			w, h int
		}{{"en", 80, 24}, {"es", 80, 24}, {"es", 48, 20}} {
			if testing.Short() && at.lang != "en" {
				continue
			}
			t.Run(fmt.Sprintf("%s-%dx%d-%s", s.name, at.w, at.h, at.lang), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					d := desktop{w: at.w, h: at.h, lang: at.lang}.filled(t)
					evening(t, d.dir)
					desk := sitDown(t, d)
					desk.Press(s.keys...)
					golden.RequireEqual(t, screenshot(desk.Screen))
				})
			})
		}
	}
}

// The pages are exactly as high as the window and never wider, at every size.
func TestManyScreensFit(t *testing.T) {
	t.Parallel()
	widths := []int{1, 7, 47, 48, 49, 59, 60, 61, 72, 79, 80, 81, 100, 200}
	heights := []int{1, 5, 19, 20, 21, 22, 23, 24, 25, 40, 60}
	if testing.Short() {
		widths, heights = []int{1, 48, 80, 100}, []int{1, 20, 24, 40}
	}
	for _, s := range manyScreens {
		t.Run(s.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d := desktop{}.filled(t)
				evening(t, d.dir)
				keepGame(t, d.dir, "es-100", []string{strings.Repeat("Maximiliano ", 5), strings.Repeat("字", 30)}, "25", "finish")
				at := sitDown(t, d)
				at.Press(s.keys...)
				at.Kill()
				t.Cleanup(at.model.Release)
				measured := lineWidths{}
				for _, w := range widths {
					for _, h := range heights {
						at.model.Update(tea.WindowSizeMsg{Width: w, Height: h})
						if fault := measured.misfit(at.model.View(), w, h); fault != "" {
							t.Fatalf("at %d×%d %s", w, h, fault)
						}
					}
				}
			})
		})
	}
}
