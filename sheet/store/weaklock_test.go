package store

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"
)

// On a file system without locks the note of a living process keeps others out.
func TestWeakLock(t *testing.T) {
	path := t.TempDir() + "/x.lock"
	here := Holder{User: "ana", Host: "club", PID: os.Getpid()}
	first := &Lock{path: path, who: here}
	if err := first.takeWeakly("x"); err != nil || !first.Weak {
		t.Fatal(err)
	}
	second := &Lock{path: path, who: Holder{User: "bea", Host: "club", PID: os.Getppid()}}
	if err := second.takeWeakly("x"); !errors.As(err, new(*LockedError)) {
		t.Errorf("%v", err)
	}
	if err := second.Release(); err != nil {
		t.Error(err)
	}
	if readHolder(path) != here {
		t.Error("a lock that was not had was released")
	}
	if err := first.Release(); err != nil {
		t.Error(err)
	}
	if err := second.takeWeakly("x"); err != nil {
		t.Error(err)
	}
}

func TestWeakLockOfADeadProcess(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dead := exec.Command(exe, "-test.run=^$")
	if err := dead.Run(); err != nil {
		t.Fatal(err)
	}
	path := t.TempDir() + "/x.lock"
	theirs := &Lock{path: path, who: Holder{Host: "club", PID: dead.Process.Pid}}
	if err := theirs.note(); err != nil {
		t.Fatal(err)
	}
	mine := &Lock{path: path, who: Holder{Host: "club", PID: os.Getpid()}}
	if err := mine.takeWeakly("x"); err != nil {
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
