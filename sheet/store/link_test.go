package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"tanteo/sheet/store"
)

// A link that somebody has laid in a folder of games leads nowhere: what is at its other end is
// neither read nor written, under whatever name it lies.
func TestLinksAreNeverFollowed(t *testing.T) {
	s, dir, l := newGame(t)
	theirs := filepath.Join(t.TempDir(), "theirs")
	if err := os.WriteFile(theirs, []byte("theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	lay := func(name string) {
		t.Helper()
		path := filepath.Join(dir, "games", name)
		if err := errors.Join(os.RemoveAll(path), os.Symlink(theirs, path)); err != nil {
			t.Fatal(err)
		}
	}
	linked := func(what string, err error) {
		t.Helper()
		if file, ok := errors.AsType[*store.FileError](err); !ok || file.Why != store.Linked {
			t.Errorf("%s: %v", what, err)
		}
	}
	lay(l.ID + ".lock")
	linked("the lock", s.Pen(l.ID, store.Holder{User: "ana"}).Take())
	_, _, err := s.Pen(l.ID, store.Holder{User: "ana"}).Look()
	linked("the look at it", err)

	lay(l.ID + ".draft")
	_, err = s.LoadDraft(l.ID)
	linked("the draft", err)
	if err := s.SaveDraft(l.ID, []byte("H4")); err != nil {
		t.Error(err)
	}

	lay(l.ID + ".json")
	_, err = s.Load(l.ID)
	linked("the game", err)
	linked("saving", save(s, l))
	if all, err := s.List(); err != nil || len(all) != 1 {
		t.Errorf("%v, %v", all, err)
	} else {
		linked("the list", all[0].Err)
	}

	text, err := os.ReadFile(theirs)
	if info, statErr := os.Stat(theirs); err != nil || statErr != nil || string(text) != "theirs" || info.Mode().Perm() != 0o644 {
		t.Errorf("what a link leads to: %s, %v, %v", text, err, statErr)
	}
}

// A name that somebody has laid a link or a pipe for is passed over by a new game.
func TestNewGameGoesRoundAPlantedLock(t *testing.T) {
	_, dir, l := newGame(t)
	s := open(t, dir)
	games := filepath.Join(dir, "games")
	if err := errors.Join(os.Symlink(filepath.Join(dir, "none"), filepath.Join(games, l.ID+"-2.lock")), syscall.Mkfifo(filepath.Join(games, l.ID+"-3.lock"), 0o600)); err != nil {
		t.Fatal(err)
	}
	next, err := s.Create(l, day)
	if err != nil || next.ID != l.ID+"-4" {
		t.Fatalf("%s, %v", next.ID, err)
	}
	pen := s.Pen(next.ID, store.Holder{User: "ana"})
	if err := errors.Join(pen.Take(), pen.Close(nil)); err != nil {
		t.Error(err)
	}
}

// A second name of somebody's file is not written into.
func TestLockWritesIntoNoOtherFile(t *testing.T) {
	s, dir, l := newGame(t)
	other := filepath.Join(dir, "games", "other")
	if err := errors.Join(os.WriteFile(other, []byte("theirs"), 0o600), os.Link(other, filepath.Join(dir, "games", l.ID+".lock"))); err != nil {
		t.Fatal(err)
	}
	if err := s.Pen(l.ID, store.Holder{User: "ana"}).Take(); err == nil {
		t.Error("it is taken for a lock")
	}
	if text, err := os.ReadFile(other); err != nil || string(text) != "theirs" {
		t.Errorf("%s, %v", text, err)
	}
}
