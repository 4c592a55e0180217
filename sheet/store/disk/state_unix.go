//go:build unix

package disk

import (
	"io/fs"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// StateIn is the state of a file in a folder that is open. The error is an *fs.PathError: ErrNotFile
// for a folder or a link.
func StateIn(dir *os.File, name string) (State, error) {
	var s unix.Stat_t
	err := unix.Fstatat(int(dir.Fd()), name, &s, unix.AT_SYMLINK_NOFOLLOW)
	if err == nil && s.Mode&unix.S_IFMT != unix.S_IFREG {
		err = ErrNotFile
	}
	if err != nil {
		return State{}, &fs.PathError{Op: "stat", Path: filepath.Join(dir.Name(), name), Err: err}
	}
	return State{s.Size, s.Mtim.Nano(), s.Ctim.Nano()}, nil
}
