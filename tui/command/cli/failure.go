package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"

	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// The exit codes.
const (
	Done        = 0
	Refused     = 1 // the game or a file says no
	Misused     = 2 // the command was typed wrongly, or the screen has no terminal
	Failed      = 3 // something could not be read or written
	Later       = 4 // another session has the game, or does not finish writing: the same call may do later
	Interrupted = 130
)

// Failure is an error that has its sentence already.
type Failure struct {
	Code  int
	Said  phrases.Said
	Cause error // or nil
}

func (f *Failure) Error() string { return f.Said.What }

func (f *Failure) Unwrap() error { return f.Cause }

// ToldError is the exit code for what has been told already.
type ToldError struct{ Code int }

func (t *ToldError) Error() string { return "told" }

// WorkFault is what a goroutine has panicked with, and where, for another one to tell.
type WorkFault struct {
	Value any
	Stack []byte
}

// Exit ends a command that has told everything with a code.
func Exit(code int) error {
	if code == Done {
		return nil
	}
	return &ToldError{code}
}

// Usage is a command typed wrongly.
func Usage(said phrases.Said) error { return &Failure{Code: Misused, Said: said} }

// Refuse is a file or a game that says no.
func Refuse(said phrases.Said) error { return &Failure{Code: Refused, Said: said} }

// CodeOf is the exit code for an error. What could not be read or written counts for more
// than what was refused.
func CodeOf(err error) int {
	if err == nil {
		return Done
	}
	if f, ok := errors.AsType[*Failure](err); ok && f.Code != Refused {
		return f.Code
	}
	if t, ok := errors.AsType[*ToldError](err); ok {
		return t.Code
	}
	switch {
	case isSystem(err):
		return Failed
	case errors.Is(err, context.Canceled):
		return Interrupted
	}
	if _, ok := errors.AsType[*store.LockedError](err); ok {
		return Later
	}
	if _, ok := errors.AsType[*store.BusyError](err); ok {
		return Later
	}
	return Refused
}

// isSystem says whether it was the machine that said no.
func isSystem(err error) bool {
	if _, ok := errors.AsType[*fs.PathError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*store.FileError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*store.NotFileError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*os.LinkError](err); ok {
		return true
	}
	if _, ok := errors.AsType[*os.SyscallError](err); ok {
		return true
	}
	if _, ok := errors.AsType[syscall.Errno](err); ok {
		return true
	}
	return errors.Is(err, io.ErrShortWrite) || errors.Is(err, io.ErrClosedPipe) || errors.Is(err, fs.ErrClosed)
}
