package store

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"github.com/gofrs/flock"
)

// lockless is a store on a file system without locks.
func lockless(t *testing.T) *Store {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s.flock = func(*flock.Flock) (bool, error) { return false, fmt.Errorf("flock: %w", syscall.ENOLCK) }
	return s
}

// On a file system without locks the note of a living process keeps others out.
func TestPenWithoutLocks(t *testing.T) {
	s := lockless(t)
	ana := s.Pen("x", Holder{User: "ana", Host: "club", PID: os.Getpid()})
	bea := s.Pen("x", Holder{User: "bea", Host: "club", PID: os.Getppid()})
	write := func() error { return nil }
	if err := ana.Write(write); err != nil {
		t.Fatal(err)
	}
	if err := bea.Write(write); !errors.As(err, new(*LockedError)) {
		t.Errorf("%v", err)
	}
	if err := bea.Close(nil); err != nil {
		t.Error(err)
	}
	if state, _, err := ana.Look(); err != nil || state != PenHere {
		t.Error("a pen that was not had was given back")
	}
	if err := errors.Join(bea.Borrow(write), bea.Take()); err != nil {
		t.Error(err)
	}
	if err := ana.Write(write); !errors.As(err, new(*LockedError)) {
		t.Errorf("%v", err)
	}
	if err := errors.Join(bea.Close(nil), ana.Write(write), ana.Close(nil)); err != nil {
		t.Error(err)
	}
}

func TestPenWithoutLocksOfADeadProcess(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dead := exec.Command(exe, "-test.run=^$")
	if err := dead.Run(); err != nil {
		t.Fatal(err)
	}
	s := lockless(t)
	if err := s.Pen("x", Holder{Host: "club", PID: dead.Process.Pid}).Take(); err != nil {
		t.Fatal(err)
	}
	mine := s.Pen("x", Holder{Host: "club", PID: os.Getpid()})
	if err := mine.Write(func() error { return nil }); err != nil {
		t.Error(err)
	}
}

func TestErrorsOfFileSystemsWithoutLocks(t *testing.T) {
	for err, want := range map[error]bool{
		syscall.ENOLCK: true, syscall.EOPNOTSUPP: true, fmt.Errorf("x: %w", syscall.ENOSYS): true,
		nil: false, syscall.EACCES: false, &LockedError{}: false,
	} {
		if hasNoLocks(err) != want {
			t.Errorf("%v", err)
		}
	}
}

// A signal that comes between is no answer.
func TestLockIsTriedAgainAfterASignal(t *testing.T) {
	tries := 0
	ok, err := tryLock(func() (bool, error) {
		if tries++; tries < 3 {
			return false, fmt.Errorf("flock: %w", syscall.EINTR)
		}
		return true, nil
	})
	if !ok || err != nil || tries != 3 {
		t.Errorf("%v, %v after %d", ok, err, tries)
	}
}
