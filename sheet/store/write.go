package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/google/renameio/v2"
)

// pending is a new file beside the one that it is to become. renameio is used rather than
// natefinch/atomic since it keeps the system's error, by which a full disk is known, sets
// the mode whatever the umask, hides the unfinished file behind a dot, and lets create link
// it instead of renaming it. Without a mode it is 0600.
func pending(path string, text []byte, mode []renameio.Option) (*renameio.PendingFile, error) {
	if mode == nil {
		mode = []renameio.Option{renameio.WithStaticPermissions(0o600)}
	}
	f, err := renameio.NewPendingFile(path, append(mode, renameio.WithTempDir(filepath.Dir(path)))...)
	if err != nil {
		return nil, err
	}
	if _, err := f.Write(text); err != nil {
		return nil, errors.Join(err, f.Cleanup())
	}
	return f, nil
}

// replace puts a text in the place of a file: at any moment there is the old one or the new
// one. After an error it is the old one, and nothing else is left.
func replace(path string, text []byte, mode ...renameio.Option) error {
	f, err := pending(path, text, mode)
	if err != nil {
		return err
	}
	if err := f.CloseAtomicallyReplace(); err != nil {
		return errors.Join(err, f.Cleanup())
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// replaceLightly is replace without waiting for the disk: a killed process loses nothing, a
// power cut may lose the newest text. It is for what is written with every key.
func replaceLightly(path string, text []byte) error {
	f, err := pending(path, text, nil)
	if err != nil {
		return err
	}
	if err := errors.Join(f.File.Close(), os.Rename(f.Name(), path)); err != nil {
		return errors.Join(err, f.Cleanup())
	}
	return nil
}

// create makes a file that is whole from the first moment. The error is an fs.ErrExist
// where there is one of that name.
func create(path string, text []byte, mode ...renameio.Option) error {
	f, err := pending(path, text, mode)
	if err != nil {
		return err
	}
	if err = f.Sync(); err == nil {
		err = move(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, f.Cleanup())
	}
	f.File.Close()
	syncFolder(filepath.Dir(path))
	return nil
}

// move renames a file and writes over nothing. The error is an fs.ErrExist where there is a
// file of the new name.
func move(from, to string) error {
	err := os.Link(from, to)
	switch {
	case err == nil:
		return os.Remove(from)
	case cannotLink(err):
		return moveByClaim(from, to)
	}
	return err
}

// cannotLink says whether the error of a link is that of a file system without links.
func cannotLink(err error) bool {
	return isOneOf(err, syscall.EPERM, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.ENOSYS, syscall.EMLINK)
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

// moveAside renames a file to the first free one of name, name-2, name-3 … in its folder,
// and tells which that was.
func moveAside(from, name string) (string, error) {
	dir := filepath.Dir(from)
	for n := 1; ; n++ {
		aside := numbered(name, n)
		if err := move(from, filepath.Join(dir, aside)); !errors.Is(err, fs.ErrExist) {
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

// oldLeftover is the age from which an unfinished file belongs to a session that was killed.
const oldLeftover = time.Hour

// sweep removes what killed sessions have left unfinished. The clock is that of the file
// system: the time of a file that was written just now.
func sweep(path string) {
	written, err := os.Stat(path)
	if err != nil {
		return
	}
	dir := filepath.Dir(path)
	entries, _ := os.ReadDir(dir)
	for _, entry := range entries {
		if !isLeftover(entry.Name()) {
			continue
		}
		info, err := entry.Info()
		if err == nil && info.Mode().IsRegular() && written.ModTime().Sub(info.ModTime()) > oldLeftover {
			_ = os.Remove(filepath.Join(dir, entry.Name()))
		}
	}
}

// isLeftover knows the names that unfinished files have: ".ID.json" and digits.
func isLeftover(name string) bool {
	hidden := strings.TrimRight(name, "0123456789")
	id, ok := strings.CutPrefix(hidden, ".")
	if !ok || hidden == name {
		return false
	}
	for _, end := range []string{gameEnd, draftEnd} {
		if stem, ok := strings.CutSuffix(id, end); ok {
			return checkID(stem) == nil
		}
	}
	return false
}
