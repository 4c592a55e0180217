// Package index keeps what was made of the files of a folder, so that a file need not be read again
// while it is as it was. An index can be thrown away at any time, and whatever is wrong with one, it
// is as if there were none.
//
//	known := index.Read(path, maker)
//	kept, ok := known.Find("2026-11-29-ana-bea", stamp)
//	err := index.Write(path, maker, entries)
//
// A maker is a text that is another one for each program that makes something else of the same files.
package index

import (
	"encoding/binary"
	"hash/crc32"
	"iter"
	"strconv"
	"strings"
	"time"

	"tanteo/sheet/store/disk"
)

// Stamp is the state of the files that something was made of.
type Stamp [2]disk.State

// Settled says whether files were left alone for so long before a time that a change after it must
// have another stamp: the clocks of files are coarse. A file from the future never is.
func (s Stamp) Settled(now time.Time) bool {
	for _, one := range s {
		if max(one.Written, one.Noticed) > now.Add(-restless).UnixNano() {
			return false
		}
	}
	return true
}

// restless is how long a file can be changed once more without another time: FAT counts in two
// seconds.
const restless = 2 * time.Second

// Entry is what was made of the files of a name.
type Entry struct {
	Name string
	At   Stamp
	Kept string
}

// Index is what is known of a folder.
type Index struct{ entries map[string]Entry }

// Find is what was made of the files of a name; false where it is not known of files in this state.
func (x Index) Find(name string, at Stamp) (kept string, ok bool) {
	e, ok := x.entries[name]
	return e.Kept, ok && e.At == at
}

const (
	begins  = "tanteo index 2\n"
	maxSize = 256 << 20 // bytes
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Read reads the index in a file. One of another maker, a damaged one and none know nothing.
func Read(path, maker string) Index {
	text, err := disk.Read(path, maxSize)
	if err != nil {
		return Index{}
	}
	entries, ok := decode(string(text), maker)
	if !ok {
		return Index{}
	}
	return Index{entries}
}

func decode(text, maker string) (map[string]Entry, bool) {
	text, ok := strings.CutPrefix(text, head(maker))
	if !ok {
		return nil, false
	}
	sum, text, ok := strings.Cut(text, "\n")
	if !ok || sum != checksum(text) {
		return nil, false
	}
	u := Unpack(text)
	n := u.Count()
	entries := make(map[string]Entry, n)
	for range n {
		e := Entry{Name: u.Text()}
		for i := range e.At {
			e.At[i] = disk.State{Size: u.Number(), Written: u.Number(), Noticed: u.Number()}
		}
		e.Kept = u.Text()
		entries[e.Name] = e
	}
	return entries, u.Done()
}

// Write writes an index in place of the one that is there: of two who write at once, one wins. The
// error is that of the disk.
func Write(path, maker string, entries iter.Seq[Entry]) error {
	var p Pack
	n := 0
	for e := range entries {
		n++
		p.Text(e.Name)
		for _, one := range e.At {
			p.Number(one.Size)
			p.Number(one.Written)
			p.Number(one.Noticed)
		}
		p.Text(e.Kept)
	}
	body := append(binary.AppendUvarint(nil, uint64(n)), p...)
	return disk.ReplaceLightly(path, []byte(head(maker)+checksum(string(body))+"\n"), body)
}

func head(maker string) string { return begins + strconv.Quote(maker) + "\n" }

func checksum(body string) string {
	return strconv.FormatUint(uint64(crc32.Checksum([]byte(body), castagnoli)), 16)
}
