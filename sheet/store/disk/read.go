// Package disk reads and writes the files that the program makes, in folders that others may
// write into as well. Nothing is read or written through a link that lies where a file of ours
// should: it could lead to a stranger's file. Nothing that is no file is opened for longer than
// a look: a pipe would be waited for, and a device may have no end.
//
//	text, err := disk.Read(path, 1<<20)
//	err = disk.Replace(path, text)
//
// The error is an *fs.PathError with the name that the user knows, never that of the unfinished
// file; what the system did not say is ErrLink, ErrNotFile or ErrTooLarge in it.
package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// What a path can be in place of a file that is read.
var (
	ErrLink     = errors.New("is a link")
	ErrNotFile  = errors.New("is not a regular file")
	ErrTooLarge = errors.New("is too large")
)

// Open opens a file of ours to be read.
func Open(path string) (*os.File, error) { return open(path, os.O_RDONLY|NoFollow, os.Lstat) }

// OpenLinked opens a file that the user keeps himself: he may have linked it.
func OpenLinked(path string) (*os.File, error) { return open(path, os.O_RDONLY, os.Stat) }

// OpenToWrite opens a file of ours to be written in its place, and makes it where there is none.
// A second name of somebody's file is no file of ours. One that we have made has the rights of
// FileRights.
func OpenToWrite(path string) (*os.File, error) {
	return open(path, os.O_RDWR|os.O_CREATE|NoFollow, os.Lstat)
}

func open(path string, flag int, look func(string) (fs.FileInfo, error)) (*os.File, error) {
	info, err := look(path) // first, since to open a device may do something
	switch {
	case err == nil:
		err = kind(path, info)
	case flag&os.O_CREATE != 0 && errors.Is(err, fs.ErrNotExist):
		err = nil
	}
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, flag|noWait, FileRights(filepath.Dir(path)))
	if err != nil {
		if info, lookErr := look(path); lookErr == nil && kind(path, info) != nil {
			err = kind(path, info)
		}
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = kind(path, info) // it may be another by now
	}
	if err == nil && flag&os.O_RDWR != 0 && names(info) > 1 {
		err = &fs.PathError{Op: "open", Path: path, Err: ErrLink}
	}
	if err == nil && flag&os.O_CREATE != 0 {
		err = giveRights(f, path)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

func kind(path string, info fs.FileInfo) error {
	switch {
	case info.Mode()&fs.ModeSymlink != 0:
		return &fs.PathError{Op: "open", Path: path, Err: ErrLink}
	case !info.Mode().IsRegular():
		return &fs.PathError{Op: "open", Path: path, Err: ErrNotFile}
	}
	return nil
}

// Read reads a file of ours that has so many bytes at most.
func Read(path string, most int64) ([]byte, error) { return read(Open, path, most) }

// ReadLinked is Read of a file that the user keeps himself: he may have linked it.
func ReadLinked(path string, most int64) ([]byte, error) { return read(OpenLinked, path, most) }

func read(open func(string) (*os.File, error), path string, most int64) ([]byte, error) {
	f, err := open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(text)) > most {
		err = &fs.PathError{Op: "read", Path: path, Err: ErrTooLarge}
	}
	if err != nil {
		return nil, err
	}
	return text, nil
}
