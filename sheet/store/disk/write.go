package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"

	"github.com/google/renameio/v2"
)

// pending is a new file beside the one that it is to become. renameio is used rather than
// natefinch/atomic since it keeps the system's error, by which a full disk is known, sets
// the mode whatever the umask, hides the unfinished file behind a dot, and lets create link
// it instead of renaming it. Without a mode it has the rights of FileRights; its group is that of
// the folder where that is setgid, since it is made there.
func (d Disk) pending(path string, mode []renameio.Option, text ...[]byte) (*renameio.PendingFile, error) {
	dir := filepath.Dir(path)
	if mode == nil {
		mode = []renameio.Option{renameio.WithStaticPermissions(FileRights(dir))}
	}
	f, err := renameio.NewPendingFile(path, append(mode, renameio.WithTempDir(dir))...)
	if err != nil {
		return nil, err
	}
	for _, part := range text {
		if err := d.write(f.File, path, part); err != nil {
			return nil, errors.Join(err, f.Cleanup())
		}
	}
	return f, nil
}

// Private is the mode of a file that is one person's own in any folder.
func Private() renameio.Option { return renameio.WithStaticPermissions(0o600) }

// Replace puts a text in the place of a file, or of a link, whose other end stays as it is: at
// any moment there is the old one or the new one. After an error it is the old one, and nothing
// else is left.
func (d Disk) Replace(path string, text []byte, mode ...renameio.Option) error {
	f, err := d.pending(path, mode, text)
	if err != nil {
		return writeError(path, err)
	}
	if err = d.fails(Syncing, path); err == nil {
		err = d.fails(Renaming, path)
	}
	if err == nil {
		err = f.CloseAtomicallyReplace()
	}
	if err != nil {
		return writeError(path, errors.Join(err, f.Cleanup()))
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// writeError is an error of the system with the name that the user knows, in place of that of the
// unfinished file.
func writeError(path string, err error) error {
	if number, ok := errors.AsType[syscall.Errno](err); ok {
		err = number
	}
	return &fs.PathError{Op: "write", Path: path, Err: err}
}

// ReplaceLightly is Replace without waiting for the disk: a killed process loses nothing, a
// power cut may lose the newest text. It is for what is written with every key.
func (d Disk) ReplaceLightly(path string, text ...[]byte) error {
	f, err := d.pending(path, nil, text...)
	if err != nil {
		return writeError(path, err)
	}
	if err = d.fails(Renaming, path); err == nil {
		err = errors.Join(f.File.Close(), os.Rename(f.Name(), path))
	}
	if err != nil {
		return writeError(path, errors.Join(err, f.Cleanup()))
	}
	return nil
}

// Create makes a file that is whole from the first moment. The error is an fs.ErrExist
// where there is one of that name.
func (d Disk) Create(path string, text []byte, mode ...renameio.Option) error {
	f, err := d.pending(path, mode, text)
	if err != nil {
		return writeError(path, err)
	}
	if err = d.fails(Syncing, path); err == nil {
		err = f.Sync()
	}
	if err == nil {
		err = d.Move(f.Name(), path)
	}
	if err != nil {
		return writeError(path, errors.Join(err, f.Cleanup()))
	}
	f.File.Close()
	syncFolder(filepath.Dir(path))
	return nil
}

// Move renames a file and writes over nothing. The error is an fs.ErrExist where there is a
// file of the new name.
func (d Disk) Move(from, to string) error {
	if err := d.fails(Renaming, to); err != nil {
		return err
	}
	err := os.Link(from, to)
	switch {
	case err == nil:
		if err := d.Remove(from); err != nil {
			return errors.Join(err, os.Remove(to))
		}
		return nil
	case cannotLink(err):
		return moveByClaim(from, to)
	}
	return err
}

// cannotLink says whether the error of a link is that of a file system without links.
func cannotLink(err error) bool {
	return slices.ContainsFunc([]error{syscall.EPERM, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS, syscall.EMLINK}, func(one error) bool { return errors.Is(err, one) })
}

// moveByClaim takes the new name with an empty file and renames over it.
func moveByClaim(from, to string) error {
	claim, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	claim.Close()
	if err := os.Rename(from, to); err != nil {
		return errors.Join(err, os.Remove(to))
	}
	return nil
}

// MoveAside renames a file to the first free one of name, name-2, name-3 … in its folder,
// and tells which that was.
func (d Disk) MoveAside(from, name string) (string, error) {
	dir := filepath.Dir(from)
	for n := 1; ; n++ {
		aside := name
		if n > 1 {
			aside += "-" + strconv.Itoa(n)
		}
		if err := d.Move(from, filepath.Join(dir, aside)); !errors.Is(err, fs.ErrExist) {
			return aside, err
		}
	}
}

// CreateAside is Create under the first free one of name, name-2, name-3 …, and tells which that was.
func (d Disk) CreateAside(path string, text []byte) (string, error) {
	for n := 1; ; n++ {
		aside := path
		if n > 1 {
			aside += "-" + strconv.Itoa(n)
		}
		if err := d.Create(aside, text); !errors.Is(err, fs.ErrExist) {
			return aside, err
		}
	}
}

// syncFolder makes a renaming last through a power cut. Not every file system can; without
// it the old file, whole, may come back.
func syncFolder(path string) {
	if dir, err := os.Open(path); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
}
