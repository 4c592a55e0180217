package command_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/command"
)

// What is asked for and kept is done, whatever went wrong beside it: that is a warning, and a
// script that would repeat the line on an error does not note it twice.
func TestNotedIsDone(t *testing.T) {
	m := newTable(t)
	m.remember = &fs.PathError{Op: "write", Path: "/home/ana/remember.json", Err: syscall.ENOSPC}
	r := m.run("enter", "--new", "--edition", "es-100", "H4 JAMON")
	id, _, _ := strings.Cut(r.out, "\n")
	if r.code != 0 || r.err != "tanteo: No room on the disk for remember.json. Make room; what was saved before is safe.\n" {
		t.Errorf("%d, %q", r.code, r.err)
	}
	r = m.run("enter", id, "pass")
	if r.code != 0 || !strings.Contains(r.out, "pass") || strings.Count(r.err, "\n") != 1 {
		t.Errorf("%+v", r)
	}
	if r = m.run("enter", id, "B2 ZUMO"); r.code != 1 || strings.Count(r.err, "\n") != 2 {
		t.Errorf("refused: %+v", r)
	}
	m.remember = nil
	if out := m.ok("show", id); strings.Count(out, "JAMON") == 0 {
		t.Error(out)
	}
}

// What is kept is kept where no answer can be written, as on a full disk: one warning, all lines, and
// code 0. A command whose answer is all of it fails.
func TestNotedIsDoneWithoutAnAnswer(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100")
	m.full = &fs.PathError{Op: "write", Path: "/dev/full", Err: syscall.ENOSPC}
	kept := func(args ...string) {
		t.Helper()
		if r := m.run(args...); r.code != 0 || strings.Count(r.err, "\n") != 1 {
			t.Errorf("%q: %+v", args, r)
		}
	}
	lost := func(args ...string) {
		t.Helper()
		if r := m.run(args...); r.code != 3 || strings.Count(r.err, "\n") != 1 {
			t.Errorf("%q: %+v", args, r)
		}
	}
	kept("enter", id, "H4 JAMON", "pass", "* ZUMO")
	m.input = "25\npass\n"
	kept("enter", id)
	kept("enter", "--new", "--edition", "es-100", "H4 JAMON", "25", "again")
	kept("games", "rm", id)
	kept("games", "restore", id)
	lost("enter", id, "* ZUMO", "* ZUMOS")
	lost("show", id)
	lost("show", id, "--json")
	lost("export", id, "--format", "gcg", "-o", "-")
	lost("games")
	if r := m.run("enter", id, "pass", "H4 ???"); r.code != 1 || strings.Count(r.err, "\n") != 2 {
		t.Errorf("refused behind one that is kept: %+v", r)
	}
	m.full = nil
	if out := m.ok("show", id, "--json"); strings.Count(out, `"kind": "pass"`)+strings.Count(out, `"kind": "points"`) != 4 {
		t.Error(out)
	}
	if out := m.ok("games"); strings.Count(out, "\n") != 3 {
		t.Error(out)
	}
}

// A game that is open elsewhere can be written in all the same, but not be thrown away: that is for
// later, which a script can tell from a wrong line.
func TestOpenElsewhereIsLater(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	pen := games.Pen(id, store.Holder{User: "bea", PID: os.Getpid()})
	if err := pen.Take(); err != nil {
		t.Fatal(err)
	}
	if r := m.run("games", "rm", id); r.code != 4 || strings.Count(r.err, "\n") != 1 {
		t.Errorf("%+v", r)
	}
	for _, args := range [][]string{{"enter", id, "pass"}, {"enter", id}, {"enter", "--new", "--edition", "es-100", "25", "open " + id, "25"}} {
		m.ok(args...)
	}
	if state, _, err := pen.Look(); err != nil || state != store.PenHere {
		t.Errorf("the pen is %d, %v", state, err)
	}
	if err := pen.Close(nil); err != nil {
		t.Error(err)
	}
	if said := m.no(1, "enter", id, "B2 ZUMO"); said == "" {
		t.Error("nothing is said")
	}
}

// A last line that was spoilt on the disk is told by whatever reads the game, with what it noted, until
// the next line takes its place.
func TestALostLineIsTold(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100", "--players", "Ana,Bea", "H4 JAMON")
	games, err := store.Open(m.folder)
	if err != nil {
		t.Fatal(err)
	}
	file, err := games.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := sheet.NewGame(file.Log())
	if err == nil {
		g, _, err = g.Do(sheet.Line{Event: sheet.Event{What: sheet.Points{Points: 25}}}, sheet.Stamp{})
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := file.Append(g.Log); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(m.folder, "games", id+".changes")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(text), `"points":25`, `"points":26`, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	const lost = "tanteo: The last line noted was damaged on the disk. Lost: 26. Note it again.\n"
	for _, args := range [][]string{{"show", id}, {"export", id, "-o", "-", "--format", "gcg"}, {"enter", id, "25", "pass"}} {
		if r := m.run(args...); r.code != 0 || r.err != lost {
			t.Errorf("%q: %+v", args, r)
		}
	}
	if out := m.ok("show", id); !strings.Contains(out, " 25  25\n") {
		t.Error(out)
	}
	m.ok("enter", id, "25")
	if _, err := os.Stat(path + ".damaged"); err != nil {
		t.Error(err)
	}
}

// A panic in a command is one sentence with the file that has its details, and code 3.
func TestPanicNamesItsFile(t *testing.T) {
	m := newTable(t)
	file := filepath.Join(m.folder, "crash.txt")
	if err := os.Symlink(filepath.Join(m.folder, "theirs"), file); err != nil {
		t.Fatal(err)
	}
	var errs strings.Builder
	code := command.Run(context.Background(), command.Program{
		Folder: m.folder, Out: &errs, Err: &errs, Fit: true,
		Screen: func(context.Context, string) error { panic("the clock has stopped") },
	}, nil)
	if code != 3 || strings.Count(errs.String(), "\n") != 1 || !strings.Contains(errs.String(), file) {
		t.Errorf("%d, %q", code, errs.String())
	}
	details, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(details), "the clock has stopped") || !strings.Contains(string(details), "goroutine") {
		t.Errorf("%s, %v", details, err)
	}
	if _, err := os.Lstat(filepath.Join(m.folder, "theirs")); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the details were written through a link")
	}
}

// A list that is cut in the cache while it is open is a sentence, and the same command goes
// well when it is given again.
func TestCutListIsASentence(t *testing.T) {
	m := newTable(t)
	cache := t.TempDir()
	m.words = words.New("", cache)
	list := m.file("list", "casa\nchorizo\nperro\n")
	ask := []string{"words", "check", "CASA", "--edition", "es-100", "--list", list}
	m.ok(ask...)
	kept, err := filepath.Glob(filepath.Join(cache, "list-*"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("%q, %v", kept, err)
	}
	if err := os.Truncate(kept[0], 0); err != nil {
		t.Fatal(err)
	}
	if r := m.run(ask...); r.code != 3 || r.err != "tanteo: The list kept for searching was cut just now. Do it again: it is read anew.\n" {
		t.Errorf("%+v", r)
	}
	m.ok(ask...)
}

// Whatever file a command is given, a pipe in its place is told at once and not waited for.
func TestNoCommandWaitsForAPipe(t *testing.T) {
	m := newTable(t)
	id := m.start("--edition", "es-100")
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"score", "--board", pipe, "--edition", "es-100", "JAMON"},
		{"place", "AB", "--board", pipe, "--edition", "es-100"},
		{"top", "AB", "--board", pipe, "--edition", "es-100"},
		{"place", "AB", id, "--list", pipe},
		{"words", "check", "AB", "--list", pipe, "--edition", "es-100"},
		{"words", "add", pipe, "--edition", "es-100"},
		{"enter", "--new", "--players", "@" + pipe},
		{"import", pipe},
		{"replay", pipe},
		{"export", id, "--format", "gcg", "-o", pipe, "--force"},
	} {
		if r := m.run(args...); r.code == 0 || r.err == "" {
			t.Errorf("%q: %+v", args, r)
		}
	}
	for _, name := range []string{"games/2026-11-28-pipe.json", "editions/pipe.toml", "rulebooks/pipe.toml"} {
		path := filepath.Join(m.folder, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), syscall.Mkfifo(path, 0o600)); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"games"}, {"editions"}, {"rules"}, {"stats"}, {"show", "2026-11-28-pipe"}, {"editions", "pipe"}, {"rules", "pipe"}} {
		m.run(args...) // it comes back
	}
}
