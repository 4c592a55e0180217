package disk

import (
	"os"

	"github.com/google/renameio/v2"
)

// Doing is one of the things that can fail in a disk.
type Doing string

// What is done.
const (
	Writing  Doing = "write"
	Syncing  Doing = "sync"
	Cutting  Doing = "cut"
	Renaming Doing = "rename"
	Removing Doing = "remove"
)

// Disk is where files are written. The zero Disk is the machine's own.
type Disk struct {
	// Fails is asked before each thing that is done. If it gives an error, that is what comes of it, and
	// of a text that was to be written a half is there. So a test sees what a disk leaves that fails.
	Fails func(what Doing, path string) error

	Written func(n int) // is told of bytes that were written
}

func (d Disk) fails(what Doing, path string) error {
	if d.Fails == nil {
		return nil
	}
	return d.Fails(what, path)
}

func (d Disk) write(f *os.File, path string, text []byte) error {
	err := d.fails(Writing, path)
	if err != nil {
		text = text[:len(text)/2]
	}
	n, wrote := f.Write(text)
	if d.Written != nil {
		d.Written(n)
	}
	if err == nil {
		err = wrote
	}
	return err
}

func (d Disk) sync(f *os.File, path string) error {
	if err := d.fails(Syncing, path); err != nil {
		return err
	}
	return syncText(f)
}

func (d Disk) cut(f *os.File, path string, size int64) error {
	if err := d.fails(Cutting, path); err != nil {
		return err
	}
	return f.Truncate(size)
}

// Remove removes a file.
func (d Disk) Remove(path string) error {
	if err := d.fails(Removing, path); err != nil {
		return err
	}
	return os.Remove(path)
}

// Replace is that of the machine's own Disk.
func Replace(path string, text []byte, mode ...renameio.Option) error {
	return Disk{}.Replace(path, text, mode...)
}

// ReplaceLightly is that of the machine's own Disk.
func ReplaceLightly(path string, text ...[]byte) error { return Disk{}.ReplaceLightly(path, text...) }

// Create is that of the machine's own Disk.
func Create(path string, text []byte, mode ...renameio.Option) error {
	return Disk{}.Create(path, text, mode...)
}

// MoveAside is that of the machine's own Disk.
func MoveAside(from, name string) (string, error) { return Disk{}.MoveAside(from, name) }
