package words

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"tanteo/scoring"
	"tanteo/sheet/store/disk"
)

// Progress is told how much is done, and of how much: bytes of a file that is read, or parts of
// the time that a search graph takes.
type Progress func(done, of int64)

// source is the file of a list, and the .aff beside it where it is a dictionary.
type source struct {
	path    string
	affixes string // "" where it is none
	size    int64
	stamp   string // changes when one of the files does
}

// sourceOf looks at the file of a list without opening it: a pipe would wait for a writer.
func sourceOf(path string) (source, error) {
	s := source{path: path}
	end := filepath.Ext(path)
	stem := strings.TrimSuffix(path, end)
	switch strings.ToLower(end) {
	case ".aff":
		s.path, s.affixes = stem+".dic", path
	case ".dic":
		if _, err := os.Stat(stem + ".aff"); err == nil {
			s.affixes = stem + ".aff"
		}
	}
	for _, path := range []string{s.path, s.affixes} {
		if path == "" {
			continue
		}
		what, err := os.Stat(path)
		switch {
		case err != nil:
			return s, err
		case !what.Mode().IsRegular():
			return s, &ListError{Reason: NotAFile, File: path}
		case what.Size() > maxFile:
			return s, &ListError{Reason: TooLarge, File: path, Limit: maxFile}
		}
		if path == s.path {
			s.size = what.Size()
		}
		s.stamp += fmt.Sprintf("%d %d ", what.Size(), what.ModTime().UnixNano())
	}
	return s, nil
}

// graph makes the graph of the words of a file in an edition.
func (s source) graph(ctx context.Context, e *scoring.Edition, p Progress) ([]byte, Tally, error) {
	sieve := NewSieve(e)
	if err := s.into(ctx, sieve, p); err != nil {
		return nil, Tally{}, s.withFile(err)
	}
	graph, tally, err := sieve.Graph()
	return graph, tally, s.withFile(err)
}

// into reads the words of a file.
func (s source) into(ctx context.Context, sieve *Sieve, p Progress) error {
	f, err := disk.OpenLinked(s.path)
	if err != nil {
		return err
	}
	defer f.Close()
	in := &watched{ctx: ctx, in: f, size: s.size, progress: p}
	if s.affixes == "" {
		text := bufio.NewReader(in)
		if strings.EqualFold(filepath.Ext(s.path), ".dic") && beginsWithCount(text) {
			return &ListError{Reason: NoAffix}
		}
		return sieve.ReadText(text)
	}
	affixes, err := disk.OpenLinked(s.affixes)
	if err != nil {
		return err
	}
	defer affixes.Close()
	name := strings.TrimSuffix(filepath.Base(s.path), filepath.Ext(s.path))
	err = sieve.ReadDictionary(ctx, name, affixes, in)
	if errors.Is(err, bufio.ErrTooLong) {
		return &ListError{Reason: LongLine}
	}
	return err
}

// beginsWithCount knows a dictionary by the number of its roots.
func beginsWithCount(text *bufio.Reader) bool {
	begin, _ := text.Peek(16)
	line, _, _ := strings.Cut(string(begin), "\n")
	_, err := strconv.Atoi(strings.TrimSpace(line))
	return err == nil
}

// withFile gives an error its file.
func (s source) withFile(err error) error {
	if of, ok := errors.AsType[*ListError](err); ok && of.File == "" {
		of.File = s.path
		if of.Reason == BadAffix {
			of.File = s.affixes
		}
	}
	return err
}

// watched is a file being read: somebody may watch, and stop it.
type watched struct {
	ctx      context.Context
	in       io.Reader
	read     int64
	size     int64
	progress Progress
}

func (w *watched) Read(p []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := w.in.Read(p)
	w.read += int64(n)
	if w.progress != nil {
		w.progress(w.read, w.size)
	}
	return n, err
}

// isMissing says whether a file is not there.
func isMissing(err error) bool { return errors.Is(err, fs.ErrNotExist) }
