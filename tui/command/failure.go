package command

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
	done        = 0
	refused     = 1 // the game or a file says no
	misused     = 2 // the command was typed wrongly, or the screen has no terminal
	failed      = 3 // something could not be read or written
	later       = 4 // another session has the game: the same call may do when it is closed there
	interrupted = 130
)

// failure is an error that has its sentence already.
type failure struct {
	code  int
	said  phrases.Said
	cause error // or nil
}

func (f *failure) Error() string { return f.said.What }

func (f *failure) Unwrap() error { return f.cause }

// told is the exit code for what has been told already.
type told struct{ code int }

func (t *told) Error() string { return "told" }

// exit ends a command that has told everything with a code.
func exit(code int) error {
	if code == done {
		return nil
	}
	return &told{code}
}

// usage is a command typed wrongly.
func usage(said phrases.Said) error { return &failure{code: misused, said: said} }

// codeOf is the exit code for an error. What could not be read or written counts for more
// than what was refused.
func codeOf(err error) int {
	if err == nil {
		return done
	}
	if f, ok := errors.AsType[*failure](err); ok && f.code != refused {
		return f.code
	}
	if t, ok := errors.AsType[*told](err); ok {
		return t.code
	}
	switch {
	case isSystem(err):
		return failed
	case errors.Is(err, context.Canceled):
		return interrupted
	}
	if _, ok := errors.AsType[*store.LockedError](err); ok {
		return later
	}
	return refused
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
