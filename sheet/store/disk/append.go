package disk

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// Append puts a text behind the first so many bytes of a file, and makes the file where there is none;
// what else is behind them goes. It comes back when the text is on the disk, and tells of the file as
// it is then: it is longer where somebody else has written into it meanwhile. After an error the file
// has those first bytes alone, as far as that could be done.
func (d Disk) Append(path string, behind int64, text []byte) (fs.FileInfo, error) {
	f, err := open(path, os.O_RDWR|os.O_CREATE|os.O_APPEND|NoFollow, os.Lstat)
	if err != nil {
		return nil, writeError(path, err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err == nil && info.Size() != behind {
		err = d.cut(f, path, behind)
	}
	if err == nil {
		err = d.write(f, path, text)
	}
	if err == nil {
		err = d.sync(f, path)
	}
	if err != nil {
		return nil, writeError(path, errors.Join(err, d.cut(f, path, behind)))
	}
	if behind == 0 {
		syncFolder(filepath.Dir(path))
	}
	return f.Stat()
}

// Sync puts a file on the disk that was written before.
func (d Disk) Sync(path string) error {
	f, err := open(path, os.O_RDWR|NoFollow, os.Lstat)
	if err != nil {
		return writeError(path, err)
	}
	defer f.Close()
	if err := d.sync(f, path); err != nil {
		return writeError(path, err)
	}
	return nil
}

// ReadFrom reads a file of ours from a byte on, so many at most, and tells of the file.
func ReadFrom(path string, from, most int64) ([]byte, fs.FileInfo, error) {
	f, err := Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
	text, err := io.ReadAll(io.NewSectionReader(f, from, most))
	return text, info, err
}
