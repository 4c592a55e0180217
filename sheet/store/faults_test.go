package store_test

import (
	"errors"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/sheet/store/disk"
)

// evening is what becomes of a game on a disk: an act after the other, each with the log that there
// is after it.
type evening struct {
	t     *testing.T
	s     *store.Store
	dir   string
	game  *store.Game
	log   sheet.Log // what was told to be kept
	trash bool      // where the game is
	acts  int
}

// does does an act, once more where it fails on a disk that fails once. It says whether to go on.
func (e *evening) does(next sheet.Log, trash bool, act func() error) bool {
	e.t.Helper()
	e.acts++
	err := act()
	if err != nil && !errors.As(err, new(*store.FileError)) {
		e.t.Fatalf("act %d: %v", e.acts, err)
	}
	if err != nil {
		e.holds(next)
		if err = act(); err != nil {
			e.holds(next) // the disk fails for good
			return false
		}
	}
	e.log, e.trash = next, trash
	e.holds(next)
	return true
}

// holds looks with the eyes of somebody who comes new: everything that was told is there, and nothing
// besides but what was being noted.
func (e *evening) holds(next sheet.Log) {
	e.t.Helper()
	fresh := open(e.t, e.dir)
	g, err := fresh.Open(e.log.ID)
	if err != nil {
		all, listErr := fresh.ListTrash() // in the trash it lies whole
		if listErr != nil || len(all) != 1 || all[0].Err != nil || all[0].Turns == 0 {
			e.t.Fatalf("act %d: %v; in the trash %+v, %v", e.acts, err, all, listErr)
		}
		return
	}
	if err := g.Altered(); err != nil {
		e.t.Fatalf("act %d: %v", e.acts, err)
	}
	if got := g.Log(); !equal(got, e.log) && !equal(got, next) {
		e.t.Fatalf("act %d: %s", e.acts, cmp.Diff(next, got, cmpopts.EquateEmpty()))
	}
}

func equal(a, b sheet.Log) bool { return cmp.Equal(a, b, cmpopts.EquateEmpty()) }

// whole is an evening from the first act to the last; false where the disk has failed for good.
func (e *evening) whole() bool {
	created := false
	for range 2 {
		if l, err := e.s.Create(game("Ana", "Bea"), day); err == nil {
			e.log, created = l, true
			break
		}
	}
	if !created {
		return false
	}
	var err error
	if e.game, err = e.s.Open(e.log.ID); err != nil {
		e.t.Fatal(err)
	}
	notes := func(text string) bool {
		next := with(e.log, sheet.Points{Points: len(e.log.Events)})
		if text != "" {
			next = withNote(e.log, text)
		}
		return e.does(next, false, func() error { return e.game.Append(next) })
	}
	closes := func() bool { return e.does(e.log, false, e.game.Close) }
	undone, _ := with(with(e.log, sheet.Points{Points: 0}), sheet.Points{Points: 1}).Undo()
	return notes("") && notes("a") && e.does(undone, false, func() error { return e.game.Append(undone) }) && notes("") &&
		closes() && notes("") && notes(strings.Repeat("x", 70_000)) && notes("") &&
		e.does(e.log, true, func() error { return again(e.s.Trash(e.log.ID)) }) &&
		e.does(e.log, false, func() error { return again(e.s.Restore(e.log.ID)) }) &&
		notes("") && closes()
}

// again is the error of what may have been done the time before, though it has failed.
func again(err error) error {
	if errors.As(err, new(*store.NotFoundError)) || errors.As(err, new(*store.TakenError)) {
		return nil
	}
	return err
}

// A disk that fails at whatever it does, once or from then on, loses nothing that was told, and what
// is tried again is there once.
func TestAFaultAtEverything(t *testing.T) {
	faults, kinds := 0, map[disk.Doing]int{}
	each := 1
	if testing.Short() {
		each = 6
	}
	for _, forGood := range []bool{false, true} {
		for at := 1; ; at += each {
			e := &evening{t: t, dir: t.TempDir()}
			e.s = open(t, e.dir)
			done, what := 0, disk.Doing("")
			e.s.FailWith(func(doing disk.Doing, _ string) error {
				if done++; done == at || forGood && done > at {
					if what == "" {
						what = doing
					}
					return syscall.ENOSPC
				}
				return nil
			})
			finished := e.whole()
			if what == "" {
				if !finished {
					t.Fatal("it fails on a disk that does not")
				}
				break
			}
			if !finished && !forGood {
				t.Fatalf("fault %d (%s) was one for good", at, what)
			}
			faults, kinds[what] = faults+1, kinds[what]+1
			if !finished && e.game != nil { // the disk is well again
				e.s.FailWith(nil)
				g, err := e.s.Open(e.log.ID)
				if err != nil {
					continue // it lies in the trash
				}
				next := with(g.Log(), sheet.Points{Points: 99})
				if err := errors.Join(g.Append(next), g.Close()); err != nil {
					t.Fatalf("fault %d (%s), well again: %v", at, what, err)
				}
				e.log = next
				e.holds(next)
			}
		}
	}
	if len(kinds) != 4 && !testing.Short() {
		t.Errorf("not everything has failed: %v", kinds)
	}
	t.Logf("%d faults: %v", faults, kinds)
}

// A session that keeps its game through a failing disk notes each thing once, even where a line that
// failed could not be cut off again.
func TestALineThatMayBeThereIsNotedOnce(t *testing.T) {
	for _, well := range []int{0, 1, 2} { // how often the line is tried before the disk is well
		s, dir, l := newGame(t)
		g, err := s.Open(l.ID)
		if err != nil {
			t.Fatal(err)
		}
		s.FailWith(func(what disk.Doing, _ string) error {
			if what == disk.Syncing || what == disk.Cutting {
				return syscall.EIO
			}
			return nil
		})
		next := with(l, sheet.Points{Points: 20})
		for range 1 + well {
			if err := g.Append(next); err == nil {
				t.Fatal("a line that is not synced is told to be kept")
			}
		}
		s.FailWith(nil)
		last := with(next, sheet.Points{Points: 30})
		if err := errors.Join(g.Append(next), g.Append(last)); err != nil {
			t.Fatal(err)
		}
		if back, err := open(t, dir).Load(l.ID); err != nil || !equal(back, last) {
			t.Errorf("%v, %v", back.Events, err)
		}
		if files := names(t, dir+"/games"); !slices.Equal(files, []string{l.ID + ".changes", l.ID + ".json"}) {
			t.Errorf("%q", files)
		}
	}
}
