package disk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Right is a right that one can have to a folder or a file.
type Right string

// The rights.
const (
	ToWriteIn  Right = "write in the folder"
	ToLookInto Right = "look into the folder"
	ToWrite    Right = "write the file"
	ToRead     Right = "read the file"
	ToReplace  Right = "touch what others own in the folder" // a sticky one, as /tmp is
)

// RightError says which right is missing, to what, and whose that is.
type RightError struct {
	Right Right
	Path  string
	Owner string // by name, or by number where there is none; "" where that is not told
	Err   error  // what the system said
}

func (e *RightError) Error() string {
	return fmt.Sprintf("%v: no right to %s %s of %s", e.Err, e.Right, e.Path, e.Owner)
}

// Unwrap is what the system said.
func (e *RightError) Unwrap() error { return e.Err }

// WithRight is an error of reading or of writing with the right that is missing, where it is one of
// a right and that can be told.
func WithRight(err error, writing bool) error {
	if !errors.Is(err, fs.ErrPermission) {
		return err
	}
	for _, path := range pathsOf(err) {
		if right, to := missing(path, writing); right != "" {
			return &RightError{right, to, owner(to), err}
		}
	}
	return err
}

// pathsOf are the files and folders that an error of the system is about.
func pathsOf(err error) []string {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return []string{path.Path}
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return []string{link.Old, link.New}
	}
	return nil
}

// missing is the right that is missing first on the way to a file or a folder, and to what; none
// where all are there.
func missing(path string, writing bool) (right Right, to string) {
	for dir := filepath.Dir(path); ; dir = filepath.Dir(dir) {
		if !may(dir, forEntering) {
			right, to = ToLookInto, dir // the outermost of them is met first
		}
		if dir == filepath.Dir(dir) {
			break
		}
	}
	dir := filepath.Dir(path)
	switch {
	case right != "":
		return right, to
	case isFolder(path) && !may(path, forReading|forEntering):
		return ToLookInto, path
	case isFolder(path) && writing && !may(path, forWriting):
		return ToWriteIn, path
	case isFolder(path):
		return "", ""
	case writing && isKept(dir, path):
		return ToReplace, dir
	case !may(path, forReading):
		return ToRead, path
	case writing && !may(dir, forWriting):
		return ToWriteIn, dir
	case writing && !may(path, forWriting):
		return ToWrite, path
	}
	return "", ""
}
