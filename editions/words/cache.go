package words

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"tanteo/scoring"
	"tanteo/sheet/store/disk"
)

// graphHeader is the first line of a graph that was kept: what it was made of. The graph follows.
type graphHeader struct {
	Of    string `json:"of"`    // a file, or a list that came with the program
	Stamp string `json:"stamp"` // when it changes, the graph is no longer that of the file
	Tally Tally  `json:"tally"`
}

// sieveVersion changes when a sieve lets other words through, so that what was kept is made
// again.
const sieveVersion = "2"

// keptName is the file in which the graph of a list in the tiles of an edition is kept.
func (l *Library) keptName(of string, e *scoring.Edition) string {
	letters, _ := json.Marshal([]any{sieveVersion, of, e.Language, e.Letters, e.KeepMarks, e.Unfolded, e.FoldAlso, e.Apart, e.Layout.Side})
	sum := sha256.Sum256(letters)
	return "list-" + hex.EncodeToString(sum[:8])
}

// load finds a graph that was kept. Whatever is wrong with it, it is as if there were none.
func (l *Library) load(name string) (graphHeader, Graph, bool) {
	var k graphHeader
	if l.cache == "" {
		return k, Graph{}, false
	}
	text, err := mapFile(filepath.Join(l.cache, name))
	if err != nil {
		return k, Graph{}, false
	}
	var g Graph
	err = uncut(func() error {
		line, rest, ok := strings.Cut(text, "\n")
		if !ok {
			return errGraph
		}
		if err := json.Unmarshal([]byte(line), &k); err != nil {
			return err
		}
		if g, err = parseGraph(rest); err != nil {
			return err
		}
		return g.check()
	})
	if err != nil {
		return graphHeader{}, Graph{}, false
	}
	return k, g, true
}

// hasWordsOf says whether what was kept under a name is the words of a file.
func (l *Library) hasWordsOf(name, file string) bool {
	if !strings.HasPrefix(name, "list-") {
		return false
	}
	f, err := disk.Open(filepath.Join(l.cache, name))
	if err != nil {
		return false
	}
	defer f.Close()
	var k graphHeader
	return json.NewDecoder(f).Decode(&k) == nil && k.Of == file
}

// keep keeps a graph, if there is a place for it: without one it is made each time.
func (l *Library) keep(name string, k graphHeader, graph []byte) {
	line, err := json.Marshal(k)
	if l.cache == "" || err != nil {
		return
	}
	_ = write(filepath.Join(l.cache, name), line, []byte("\n"), graph)
}

// Cached is what make gives, kept from the last time that it was made of this list with just
// these words: the kind, a word of small letters, tells one thing from another. What was made
// of the list when it had other words is thrown away. Of all who need it at once, one makes it.
// The bytes may be a file's, which nobody may write into.
func (l *List) Cached(kind string, make func() ([]byte, error)) ([]byte, error) {
	return l.cached(context.Background(), kind, make)
}

// cached is Cached for somebody who does not wait for ever.
func (l *List) cached(ctx context.Context, kind string, make func() ([]byte, error)) ([]byte, error) {
	if l.library == nil || l.library.cache == "" {
		return make()
	}
	path := l.keptAt(kind)
	if kept, ok := loadSealed(path); ok {
		return kept, nil
	}
	here := inProcess(path)
	here.Lock()
	defer here.Unlock()
	making := turn(ctx, path)
	defer making.end()
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if kept, ok := loadSealed(path); ok {
		return kept, nil
	}
	made, err := make()
	if err != nil {
		return nil, err
	}
	l.library.forgetAll(func(name string) bool { return strings.HasPrefix(name, l.keptBegin(kind)) })
	l.library.forget(kind, filepath.Base(path))
	if write(path, made, seal(made)) == nil {
		// The file's pages are shared by all who search, and these bytes are not needed then.
		if text, err := mapFile(path); err == nil && len(text) == len(made)+sealSize {
			made = nil
			giveBack()
			return bytesOf(text)[: len(text)-sealSize : len(text)-sealSize], nil
		}
	}
	return made, nil
}

// keptAt is the file in which something that was made of the list is kept: of the list, and of the
// words that it has now.
func (l *List) keptAt(kind string) string {
	return filepath.Join(l.library.cache, fmt.Sprintf("%s%016x", l.keptBegin(kind), l.graph.sum))
}

func (l *List) keptBegin(kind string) string { return kind + "-" + l.ownName() + "-" }

// loadSealed is what was kept in a file, if it is there and whole.
func loadSealed(path string) (made []byte, ok bool) {
	text, err := mapFile(path)
	if err != nil {
		return nil, false
	}
	err = uncut(func() error { made, err = sealed(text); return err })
	return made, err == nil
}

// giveBack gives the machine the room that making a list or a graph took, many times what a
// session needs: the runtime would keep it for minutes.
func giveBack() { debug.FreeOSMemory() }

// ownName tells a list from the others, whatever its words are.
func (l Listing) ownName() string {
	sum := sha256.Sum256([]byte(string(l.Origin) + "\x00" + l.Name + "\x00" + l.File))
	return hex.EncodeToString(sum[:4])
}

// A seal is behind what was made: a file that was cut short or damaged has not the right one.
const sealSize = 4

func seal(made []byte) []byte {
	sum := crc32.Checksum(made, crc32.MakeTable(crc32.Castagnoli))
	return []byte{byte(sum), byte(sum >> 8), byte(sum >> 16), byte(sum >> 24)}
}

func sealed(text string) ([]byte, error) {
	if len(text) < sealSize {
		return nil, errGraph
	}
	all := bytesOf(text)
	made := all[: len(all)-sealSize : len(all)-sealSize]
	if !bytes.Equal(seal(made), all[len(made):]) {
		return nil, errGraph
	}
	return made, nil
}

// oldLeftover is the age from which an unfinished file belongs to a session that was killed,
// and manyKept how many things of a kind are kept: those that were made last.
const (
	oldLeftover = time.Hour
	manyKept    = 16
)

// forgetAll removes what was kept under some names.
func (l *Library) forgetAll(these func(name string) bool) {
	files, err := os.ReadDir(l.cache)
	if err != nil {
		return
	}
	for _, file := range files {
		if file.Type().IsRegular() && these(file.Name()) {
			_ = os.Remove(filepath.Join(l.cache, file.Name()))
		}
	}
}

// forget makes room for one more of a kind.
func (l *Library) forget(kind, but string) {
	files, err := os.ReadDir(l.cache)
	if err != nil {
		return
	}
	var others []fs.FileInfo
	for _, file := range files {
		info, err := file.Info()
		if err == nil && strings.HasPrefix(file.Name(), kind+"-") && file.Name() != but && info.Mode().IsRegular() {
			others = append(others, info)
		}
	}
	for len(others) >= manyKept {
		oldest := 0
		for i, info := range others {
			if info.ModTime().Before(others[oldest].ModTime()) {
				oldest = i
			}
		}
		_ = os.Remove(filepath.Join(l.cache, others[oldest].Name()))
		others = append(others[:oldest], others[oldest+1:]...)
	}
}

// write puts a text, of some parts, in the place of a file, for its user only: at any moment
// there is the old one or the new one.
func write(path string, parts ...[]byte) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	sweep(folder)
	return disk.ReplaceLightly(path, parts...)
}

// isUnfinished knows the names of files that are being written: a dot, the name that it is to
// have, and digits.
func isUnfinished(path string) bool {
	name := filepath.Base(path)
	stem := strings.TrimRight(name, "0123456789")
	ours := strings.HasPrefix(name, ".list-") || strings.HasPrefix(name, ".search") || strings.HasSuffix(stem, entryEnd)
	return ours && stem != name
}

// sweep removes what killed sessions have left unfinished.
func sweep(folder string) {
	old, _ := filepath.Glob(filepath.Join(folder, ".*"))
	for _, path := range old {
		if !isUnfinished(path) {
			continue
		}
		if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && time.Since(info.ModTime()) > oldLeftover {
			_ = os.Remove(path)
		}
	}
}
