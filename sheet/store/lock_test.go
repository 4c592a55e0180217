package store_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tanteo/sheet/store"
)

// holdLock locks a game, says so or who has it, and keeps it until its input ends.
func holdLock(args []string) error {
	s, err := store.Open(args[0])
	if err != nil {
		return err
	}
	lock, err := s.Lock(args[1], store.Holder{User: args[2], TTY: "pts/7", Host: "club", PID: os.Getpid(), Since: day})
	if locked := (*store.LockedError)(nil); errors.As(err, &locked) {
		fmt.Println("held by", locked.Holder.User)
		return nil
	}
	if err != nil {
		return err
	}
	fmt.Println("locked, weak:", lock.Weak)
	if _, err := io.Copy(io.Discard, os.Stdin); err != nil {
		return err
	}
	return lock.Release()
}

func TestTwoSessionsAndOneLock(t *testing.T) {
	s, dir, l := newGame(t)
	ana := start(t, "lock", dir, l.ID, "ana")
	if said := ana.line(); said != "locked, weak: false" {
		t.Fatal(said)
	}
	if said := start(t, "lock", dir, l.ID, "bea").lines(); said[0] != "held by ana" {
		t.Errorf("%q", said)
	}
	_, err := s.Lock(l.ID, store.Holder{User: "eva"})
	locked := (*store.LockedError)(nil)
	if !errors.As(err, &locked) {
		t.Fatalf("%v", err)
	}
	if diff := cmp.Diff(store.Holder{User: "ana", TTY: "pts/7", Host: "club", PID: ana.cmd.Process.Pid, Since: day}, locked.Holder); diff != "" {
		t.Error(diff)
	}
	if err := ana.in.Close(); err != nil {
		t.Fatal(err)
	}
	ana.lines() // until it has ended
	lock, err := s.Lock(l.ID, store.Holder{User: "eva"})
	if err != nil {
		t.Fatal(err)
	}
	if err := lock.Release(); err != nil {
		t.Error(err)
	}
	if files := names(t, filepath.Join(dir, "games")); !slices.Equal(files, []string{l.ID + ".json"}) {
		t.Errorf("left behind: %q", files)
	}
}

func TestAKilledSessionKeepsNoLock(t *testing.T) {
	s, dir, l := newGame(t)
	ana := start(t, "lock", dir, l.ID, "ana")
	ana.line()
	ana.kill()
	lock, err := s.Lock(l.ID, store.Holder{User: "bea"})
	if err != nil {
		t.Fatal(err)
	}
	if said := start(t, "lock", dir, l.ID, "eva").lines(); said[0] != "held by bea" {
		t.Errorf("%q", said)
	}
	if err := lock.Release(); err != nil {
		t.Error(err)
	}
}

// The lock's file is removed on release: nobody may come to hold one without a name.
func TestLockIsHeldByOneAtATime(t *testing.T) {
	_, dir, l := newGame(t)
	var held, most, taken int
	var mu sync.Mutex
	var sessions sync.WaitGroup
	for range 8 {
		s := open(t, dir)
		sessions.Go(func() {
			for range 200 {
				lock, err := s.Lock(l.ID, store.Holder{User: "ana"})
				if errors.As(err, new(*store.LockedError)) {
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				mu.Lock()
				held++
				taken++
				most = max(most, held)
				mu.Unlock()
				mu.Lock()
				held--
				mu.Unlock()
				if err := lock.Release(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	sessions.Wait()
	if most != 1 || taken == 0 {
		t.Errorf("%d at once, %d in all", most, taken)
	}
}
