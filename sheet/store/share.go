package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"

	"tanteo/sheet/store/disk"
)

// Share writes a text into a file outside the store, with the permissions that the umask leaves.
// The file is whole or not there. With over it replaces a file that is there and keeps its
// permissions. It follows a link, since whoever names one wants that, but not a link that
// somebody else has laid. The error is an *ExistsError, a *FileError where something that is no
// file has the name, or an *fs.PathError.
func Share(path string, text []byte, over bool) error {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		return &FileError{Saving, filepath.Base(path), NotAFile, disk.ErrNotFile}
	}
	mode := renameio.WithPermissions(0o666)
	if over {
		if disk.IsStrangersLink(path) {
			return &FileError{Saving, filepath.Base(path), Linked, disk.ErrLink}
		}
		if real, err := filepath.EvalSymlinks(path); err == nil {
			path = real // a link to a file stays one
		}
		return disk.Replace(path, text, mode, renameio.WithExistingPermissions())
	}
	err = disk.Create(path, text, mode)
	if errors.Is(err, fs.ErrExist) {
		return &ExistsError{path}
	}
	if errors.Is(err, fs.ErrNotExist) {
		if _, missing := os.Stat(filepath.Dir(path)); missing != nil {
			return missing // the folder, which is what has to be mended
		}
	}
	return err
}

// Shared reads a file outside the store of so many bytes at most. The error is a
// *NotFileError, a *TooLargeError or an *fs.PathError.
func Shared(path string, most int) ([]byte, error) {
	if err := Regular(path); err != nil {
		return nil, err
	}
	f, err := disk.OpenLinked(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	room := 0
	if info, err := f.Stat(); err == nil {
		if info.Size() > int64(most) {
			return nil, &TooLargeError{path, most}
		}
		room = int(info.Size())
	}
	return readShared(f, path, most, room)
}

// Regular says whether something that is there can be read as a file: opening a pipe waits for
// whoever writes to it, and a device may have no end. The error is a *NotFileError or an
// *fs.PathError.
func Regular(path string) error {
	info, err := os.Stat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &NotFileError{path, info.IsDir()}
	}
	return err
}

// SharedFrom is Shared for what is open already; name is what an error calls it.
func SharedFrom(in io.Reader, name string, most int) ([]byte, error) {
	return readShared(in, name, most, 0)
}

func readShared(in io.Reader, name string, most, room int) ([]byte, error) {
	var text bytes.Buffer
	text.Grow(room + bytes.MinRead)
	if _, err := text.ReadFrom(io.LimitReader(in, int64(most)+1)); err != nil {
		return nil, err
	}
	if text.Len() > most {
		return nil, &TooLargeError{name, most}
	}
	return text.Bytes(), nil
}

// ExistsError says that a file is there already, and was left as it is.
type ExistsError struct{ Path string }

func (e *ExistsError) Error() string { return e.Path + " exists" }

// Is makes it an fs.ErrExist.
func (e *ExistsError) Is(target error) bool { return target == fs.ErrExist }

// NotFileError says that a path leads to a folder, or to something else that is no file.
type NotFileError struct {
	Path   string
	Folder bool
}

func (e *NotFileError) Error() string { return e.Path + " is no file" }

// TooLargeError says that a file has more bytes than are looked at.
type TooLargeError struct {
	Path string
	Most int // bytes
}

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("%s has more than %d bytes", e.Path, e.Most)
}
