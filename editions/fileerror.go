package editions

import "fmt"

// FileError is a mistake in a file and its place there. Line and Column count from 1,
// Column in characters; both are 0 where the mistake has no place, because a field is
// missing or the file could not be read.
type FileError struct {
	File   string
	Line   int
	Column int
	Reason string
	Err    error // why the file could not be read; nil where its text is at fault
}

func (e *FileError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: %s", e.File, e.Reason)
	}
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Reason)
}

// Unwrap is the error of the file system, if there was one.
func (e *FileError) Unwrap() error { return e.Err }
