package store

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/sheet/store/disk"
	"tanteo/sheet/store/index"
)

// KeepIndex has the store keep in a folder, which is the user's own, what it has made of the games, so
// that only those are read again whose files have changed. A maker is a text that is another one for
// each program that may make something else of the same games.
func (s *Store) KeepIndex(folder, maker string) { s.cache, s.maker = folder, maker }

// fewest is how many games a folder has at least for an index: fewer are read as quickly.
const fewest = 32

// known is what was made of the games of a folder before, and what is made of them now.
type known struct {
	path, maker string // of the index; no path where none is kept
	fewest      int    // games for which one is kept
	index       index.Index
	now         time.Time // before anything was looked at
	dir         *os.File
	changes     map[string]bool // the games that have changes beside their document

	entries []index.Entry // as they are to be kept
	learnt  bool          // something is to be kept that was not
}

// knownOf is what is known of so many games in a folder, the names of whose files are given.
func (s *Store) knownOf(dir *os.File, names []string) *known {
	k := &known{maker: s.maker, fewest: s.fewest, now: s.now(), dir: dir, changes: map[string]bool{}}
	for _, name := range names {
		if id, ok := strings.CutSuffix(name, changesEnd); ok {
			k.changes[id] = true
		}
	}
	if s.cache == "" {
		return k
	}
	folder := sha256.Sum256([]byte(dir.Name()))
	k.path = filepath.Join(s.cache, "games-"+hex.EncodeToString(folder[:8])+".index")
	k.index = index.Read(k.path, k.maker)
	return k
}

// stamp is the state of the files of a game; false where they are none of which something is kept.
func (k *known) stamp(id string, changed bool) (at index.Stamp, ok bool) {
	document, err := disk.StateIn(k.dir, id+gameEnd)
	if err != nil || k.path == "" {
		return at, false
	}
	at[0] = document
	if changed {
		at[1], err = disk.StateIn(k.dir, id+changesEnd)
	}
	return at, err == nil
}

// stampAll is stamp for the games of all files of documents, on all cores: it is most of the work where
// nothing has to be read.
func (k *known) stampAll(files []string) (at []index.Stamp, ok []bool) {
	at, ok = make([]index.Stamp, len(files)), make([]bool, len(files))
	var all sync.WaitGroup
	part := len(files)/runtime.GOMAXPROCS(0) + 1
	for from := 0; from < len(files); from += part {
		all.Go(func() {
			for i := from; i < min(from+part, len(files)); i++ {
				id := strings.TrimSuffix(files[i], gameEnd)
				at[i], ok[i] = k.stamp(id, k.changes[id])
			}
		})
	}
	all.Wait()
	return at, ok
}

// find is what is known of a game whose files are in a state; counted says whether what statistics
// need is asked for.
func (k *known) find(id string, at index.Stamp, names index.Names, counted bool) (listed, bool) {
	kept, ok := k.index.Find(id, at)
	if !ok {
		return listed{}, false
	}
	one, ok := unpack(id, kept, names, counted)
	if ok {
		k.entries = append(k.entries, index.Entry{Name: id, At: at, Kept: kept})
	}
	return one, ok
}

// learn keeps what was made of a game whose files were in a state before they were read, where they
// are in it still and long have been.
func (k *known) learn(one listed, at index.Stamp) {
	_, changed := os.Lstat(filepath.Join(k.dir.Name(), one.ID+changesEnd))
	if now, ok := k.stamp(one.ID, changed == nil); !ok || now != at || !at.Settled(k.now) {
		return
	}
	k.entries = append(k.entries, index.Entry{Name: one.ID, At: at, Kept: pack(one.Summary, one.counted)})
	k.learnt = true
}

// keep writes the index where it has become better. What cannot be kept is read again, no more.
func (k *known) keep() {
	if k.path == "" || !k.learnt || len(k.entries) < k.fewest {
		return
	}
	if err := os.MkdirAll(filepath.Dir(k.path), 0o700); err == nil {
		_ = index.Write(k.path, k.maker, slices.Values(k.entries))
	}
}

// pack is what is kept of a game: what a list shows of it, and what statistics need besides.
func pack(one Summary, told stats.Game) string {
	var all, shown, counted index.Pack
	shown.Number(one.Changed.UnixNano())
	shown.Text(string(one.Kind))
	shown.Text(one.Event)
	shown.Text(one.Edition)
	shown.Flag(!told.Start.IsZero())
	if !told.Start.IsZero() {
		shown.Number(one.Day.Unix()) // another day is that of the id or of the files
	}
	shown.Flag(one.Finished)
	shown.Flag(one.Void)
	shown.Flag(one.Altered)
	shown.Number(int64(one.Turns))
	shown.Number(int64(len(one.Players)))
	for i, name := range one.Players {
		shown.Text(name)
		shown.Number(int64(one.Totals[i]))
	}
	start, _ := told.Start.MarshalBinary() // fails for a time zone of odd seconds alone, which no file can tell
	counted.Text(string(start))
	counted.Number(int64(told.Status))
	counted.Number(int64(told.Print))
	for _, seat := range told.Seats {
		counted.Text(seat.Name)
		counted.Text(seat.Key)
		counted.Number(int64(seat.Total))
		counted.Number(int64(seat.Place))
		counted.Flag(seat.Won)
		counted.Number(int64(seat.Turns))
		counted.Number(int64(seat.AllTiles))
		counted.Text(seat.Best.Word)
		counted.Number(int64(seat.Best.Points))
	}
	all.Text(string(shown))
	all.Text(string(counted))
	return string(all)
}

// unpack is what pack has kept of a game, with what statistics need only where they are asked for.
func unpack(id, kept string, names index.Names, counted bool) (listed, bool) {
	all := index.Unpack(kept)
	shown, rest := all.Text(), all.Text()
	one, ok := unpackSummary(id, shown, names)
	told := listed{Summary: one}
	if ok && counted {
		told.counted, ok = unpackCounted(one, rest, names)
	}
	return told, ok && all.Done()
}

func unpackSummary(id, shown string, names index.Names) (Summary, bool) {
	u := index.Unpack(shown)
	one := Summary{ID: id, Changed: time.Unix(0, u.Number())}
	one.Kind = sheet.Kind(names.Of(u.Text()))
	one.Event, one.Edition = names.Of(u.Text()), names.Of(u.Text())
	one.Day = dayOf(id, one.Changed)
	if u.Flag() {
		one.Day = time.Unix(u.Number(), 0).UTC()
	}
	one.Finished, one.Void, one.Altered, one.Turns = u.Flag(), u.Flag(), u.Flag(), int(u.Number())
	n := int(u.Number())
	if n < 0 || n > len(shown) {
		return one, false
	}
	one.Players, one.Totals = make([]string, n), make([]int, n)
	for i := range n {
		one.Players[i], one.Totals[i] = names.Of(u.Text()), int(u.Number())
	}
	return one, u.Done()
}

func unpackCounted(one Summary, counted string, names index.Names) (stats.Game, bool) {
	u := index.Unpack(counted)
	g := stats.Game{ID: one.ID, Kind: one.Kind, Day: one.Day, Seats: make([]stats.Seat, len(one.Players))}
	err := g.Start.UnmarshalBinary([]byte(u.Text()))
	g.Status, g.Print = stats.Status(u.Number()), uint64(u.Number())
	for i := range g.Seats {
		seat := &g.Seats[i]
		seat.Name, seat.Key = names.Of(u.Text()), names.Of(u.Text())
		seat.Total, seat.Place, seat.Won = int(u.Number()), int(u.Number()), u.Flag()
		seat.Turns, seat.AllTiles = int(u.Number()), int(u.Number())
		if word, points := names.Of(u.Text()), int(u.Number()); points != 0 {
			seat.Best = stats.Play{Word: word, Points: points, Game: one.ID, Day: one.Day}
		}
	}
	return g, err == nil && u.Done()
}
