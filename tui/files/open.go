package files

import (
	"bytes"
	"encoding/json"
	"io"
	"iter"

	"tanteo/sheet"
	"tanteo/sheet/charset"
	"tanteo/sheet/file"
	"tanteo/sheet/gcg"
	"tanteo/sheet/store"
)

// Game is a game that a file holds.
type Game struct {
	Log sheet.Log

	// Counted is what the file says beside what we count; nil for a file of our own. Where
	// its verdict is Unreadable, Log is empty.
	Counted *gcg.Game

	// Shortened says that a file of our own had names that nobody could type.
	Shortened bool

	// Altered says that the text of a file of our own is not the one that was written.
	Altered bool
}

// Open reads the games of a file in GCG, or the one of a file of our own: that is
// JSON. Games in GCG have no id, and may have been played with one of the editions. The error
// is a *store.NotFileError, a *store.TooLargeError or an *fs.PathError; for a file of our own also that of
// file.Read.
func Open(path string, editions gcg.Editions) (iter.Seq[Game], error) {
	text, err := store.Shared(path, file.MaxFile)
	if err != nil {
		return nil, err
	}
	return games(text, path, editions)
}

// OpenFrom is Open for what is open already; name is what an error calls it.
func OpenFrom(in io.Reader, name string, editions gcg.Editions) (iter.Seq[Game], error) {
	text, err := store.SharedFrom(in, name, file.MaxFile)
	if err != nil {
		return nil, err
	}
	return games(text, name, editions)
}

// NotGCG says why a text is none to count again: it is JSON, a game of ours or of others. The error
// is that of file.NotOthers; nil for any other text.
func NotGCG(text []byte) error {
	if own, ok := inJSON(text); ok {
		return file.NotOthers(own)
	}
	return nil
}

// inJSON is a text without its mark, and whether it is JSON or begins as a game's file does. Any other
// is read as GCG.
func inJSON(text []byte) (plain []byte, ok bool) {
	plain = bytes.TrimSpace(charset.Unmarked(text))
	return plain, bytes.HasPrefix(plain, []byte("{")) || bytes.HasPrefix(plain, []byte("[")) && json.Valid(plain)
}

func games(text []byte, name string, editions gcg.Editions) (iter.Seq[Game], error) {
	if own, ok := inJSON(text); ok {
		d, err := file.Read(own)
		l, shortened := d.Log.Shortened()
		return func(yield func(Game) bool) { yield(Game{Log: l, Shortened: shortened, Altered: d.Fault != nil}) }, err
	}
	if len(text) > gcg.MaxSize {
		return nil, &store.TooLargeError{Path: name, Most: gcg.MaxSize}
	}
	return func(yield func(Game) bool) {
		for g := range gcg.NewReader(editions).Read(text) {
			if !yield(Game{Log: g.Log, Counted: &g}) {
				return
			}
		}
	}, nil
}
