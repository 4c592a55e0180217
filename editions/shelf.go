package editions

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"tanteo/sheet/store/disk"
)

// maxSize is how large a file may be, in bytes.
const maxSize = 1 << 20

// shelf holds the files of one kind by id.
type shelf[T any] map[string]file[T]

// file is a file that is read when it is first asked for, and once only.
type file[T any] struct {
	path string
	own  bool
	text func() ([]byte, error)
	read func() (T, error)
}

// reading makes a thing of the text of its file.
type reading[T any] func(file, id string, text []byte) (T, error)

// embed puts the embedded files of a folder on the shelf.
func (s shelf[T]) embed(folder string, read reading[T]) {
	entries, _ := data.ReadDir(folder)
	for _, entry := range entries {
		path := folder + "/" + entry.Name()
		s.put(path, entry.Name(), false, read, func() ([]byte, error) { return data.ReadFile(path) })
	}
}

// own puts a player's files on the shelf.
func (s shelf[T]) own(folder string, read reading[T]) error {
	entries, err := os.ReadDir(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		s.put(path, entry.Name(), true, read, func() ([]byte, error) { return readFile(path) })
	}
	if err != nil {
		return unreadable(folder, err)
	}
	return nil
}

// readOwn reads the player's files. Their mistakes are told to whoever asks for one.
func (s shelf[T]) readOwn() {
	for _, f := range s {
		if f.own {
			_, _ = f.read()
		}
	}
}

// put puts a TOML file on the shelf; hidden files are an editor's.
func (s shelf[T]) put(path, name string, own bool, read reading[T], text func() ([]byte, error)) {
	id, ok := strings.CutSuffix(name, ".toml")
	if !ok || strings.HasPrefix(name, ".") {
		return
	}
	s[id] = file[T]{path: path, own: own, text: text, read: sync.OnceValues(func() (one T, err error) {
		toml, err := text()
		if err != nil {
			return one, err
		}
		return read(path, id, toml)
	})}
}

// readFile reads a whole file that is one and not too large.
func readFile(path string) ([]byte, error) {
	// Stat comes first, because opening a pipe would wait for somebody to write into it.
	what, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, unreadable(path, err)
	case what.IsDir():
		return nil, &FileError{File: path, Mistake: Mistake{Reason: IsFolder}}
	case !what.Mode().IsRegular():
		return nil, &FileError{File: path, Mistake: Mistake{Reason: NotOrdinary}}
	}
	f, err := disk.OpenLinked(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxSize+1))
	if err != nil {
		return nil, unreadable(path, err)
	}
	if len(text) > maxSize {
		return nil, &FileError{File: path, Mistake: Mistake{Reason: TooLarge, Most: maxSize}}
	}
	return text, nil
}

// unreadable is what the file system said, without the file's name in it.
func unreadable(path string, err error) error {
	reason := err.Error()
	if inner, ok := errors.AsType[*fs.PathError](err); ok {
		reason = inner.Err.Error()
	}
	return &FileError{File: path, Mistake: Mistake{Reason: Unreadable, Text: reason, Err: err}}
}
