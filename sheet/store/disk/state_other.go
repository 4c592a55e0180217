//go:build !unix

package disk

import (
	"io/fs"
	"os"
	"path/filepath"
)

// StateIn is the state of a file in a folder that is open. The error is an *fs.PathError: ErrNotFile
// for a folder or a link.
func StateIn(dir *os.File, name string) (State, error) {
	path := filepath.Join(dir.Name(), name)
	info, err := os.Lstat(path)
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "stat", Path: path, Err: ErrNotFile}
	}
	if err != nil {
		return State{}, err
	}
	return State{Size: info.Size(), Written: info.ModTime().UnixNano()}, nil
}
