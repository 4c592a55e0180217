package disk

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// syncText puts what was written into a file on the disk, and of what the system knows of the file
// only what is needed to read it.
func syncText(f *os.File) error {
	for {
		err := syscall.Fdatasync(int(f.Fd()))
		switch {
		case errors.Is(err, syscall.EINTR):
			continue
		case err != nil:
			return &fs.PathError{Op: "sync", Path: f.Name(), Err: err}
		}
		return nil
	}
}
