package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/sheettest"
	"tanteo/sheet/stats"
	"tanteo/sheet/store"
)

type fataler interface{ Fatalf(string, ...any) }

// shelf is a folder of games and its index, as a test sees them.
type shelf struct {
	games, cache string
	texts        [][]byte // of games, some of one size
	document     []byte   // of a game to which something was noted since
	changes      [][]byte // what it may be, of one size
	ahead        time.Duration
}

func (f *shelf) now() time.Time { return time.Now().Add(f.ahead) }

// index is the file of the index; "" where there is none.
func (f *shelf) index() string {
	if found, _ := filepath.Glob(filepath.Join(f.cache, "games-*.index")); len(found) > 0 {
		return found[0]
	}
	return ""
}

// holds compares what is told by the index with what is told by reading all.
func (f *shelf) holds(t fataler) {
	with, err := store.OpenFolder(f.games)
	if err != nil {
		t.Fatalf("%v", err)
	}
	with.Indexed(f.cache, "test", f.now)
	without, err := store.OpenFolder(f.games)
	if err != nil {
		t.Fatalf("%v", err)
	}
	errorsAlike := cmp.Comparer(func(a, b error) bool {
		return (a == nil) == (b == nil) && (a == nil || a.Error() == b.Error())
	})
	got, err := with.List()
	want, wantErr := without.List()
	if diff := cmp.Diff(want, got, errorsAlike, cmpopts.EquateEmpty()); diff != "" || err != nil || wantErr != nil {
		t.Fatalf("the list: %v, %v\n%s", err, wantErr, diff)
	}
	counted, unread, err := with.Statistics()
	wantCounted, wantUnread, wantErr := without.Statistics()
	if diff := cmp.Diff(wantCounted, counted, cmpopts.EquateEmpty()); diff != "" || unread != wantUnread || err != nil || wantErr != nil {
		t.Fatalf("statistics: %d and %d unreadable, %v, %v\n%s", unread, wantUnread, err, wantErr, diff)
	}
}

// ticks waits until the clock of the file system has gone on, so that what is changed next has
// another time.
func (f *shelf) ticks(t fataler) {
	path := filepath.Join(filepath.Dir(f.games), "tick")
	first := time.Time{}
	for {
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatalf("%v", err)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatalf("%v", err)
		}
		switch {
		case first.IsZero():
			first = info.ModTime()
		case info.ModTime().After(first):
			return
		}
	}
}

func newShelf(t *rapid.T, dir string) *shelf {
	f := &shelf{games: filepath.Join(dir, "club"), cache: filepath.Join(dir, "cache"), ahead: time.Minute}
	if err := errors.Join(os.MkdirAll(f.games, 0o700), os.MkdirAll(f.cache, 0o700)); err != nil {
		t.Fatal(err)
	}
	add := func(l sheet.Log) {
		text, err := file.Encode(l)
		if err != nil {
			t.Fatal(err)
		}
		f.texts = append(f.texts, text)
	}
	for points := range 5 { // of one size
		add(with(with(game("Ana", "Bea"), sheet.Points{Points: 11 + points}), sheet.Finished{}))
	}
	table := sheettest.Table{}
	for range 3 {
		l := table.Game(t).Log
		if rapid.Bool().Draw(t, "played on a day") {
			l.Header = sheet.Header{Start: day.Add(time.Duration(rapid.IntRange(-1e5, 1e5).Draw(t, "hours")) * time.Hour), Event: "Club"}
		}
		add(l)
	}
	for points := range 3 {
		noted := filepath.Join(dir, fmt.Sprint("noted", points))
		if err := os.Mkdir(noted, 0o700); err != nil {
			t.Fatal(err)
		}
		s, err := store.OpenFolder(noted)
		if err != nil {
			t.Fatal(err)
		}
		l, err := s.Create(game("Ana", "Bea"), day)
		if err != nil {
			t.Fatal(err)
		}
		g, err := s.Open(l.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Append(with(g.Log(), sheet.Points{Points: 11 + points})); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(s.Folder(), l.ID+".changes"))
		if err != nil {
			t.Fatal(err)
		}
		f.changes = append(f.changes, text)
		if f.document, err = os.ReadFile(filepath.Join(s.Folder(), l.ID+".json")); err != nil {
			t.Fatal(err)
		}
	}
	f.texts = append(f.texts, []byte("{"), []byte(`{"schema": 99}`), nil)
	return f
}

// TestTheIndexTellsWhatTheGamesDo: whatever is done with the files of a folder, with their times, with
// the clock and with the index itself, a list and statistics are those of reading all.
func TestTheIndexTellsWhatTheGamesDo(t *testing.T) {
	top := t.TempDir()
	runs := 0
	rapid.Check(t, func(t *rapid.T) {
		runs++
		f := newShelf(t, filepath.Join(top, fmt.Sprint(runs)))
		names := rapid.SampledFrom([]string{"2026-11-29-ana", "eva", "eva (conflicted copy)"})
		path := func() string { return filepath.Join(f.games, names.Draw(t, "game")+".json") }
		ignore := func(error) {} // there may be nothing of the name, or something else
		older := []byte(nil)
		t.Repeat(map[string]func(*rapid.T){
			"": func(t *rapid.T) { f.holds(t); f.ticks(t) },
			"written": func(t *rapid.T) {
				text := rapid.IntRange(0, len(f.texts)-1).Draw(t, "text")
				ignore(os.WriteFile(path(), f.texts[text], 0o600))
			},
			"written with the time that it had": func(t *rapid.T) {
				at := path()
				info, err := os.Stat(at)
				ignore(os.WriteFile(at, f.texts[rapid.IntRange(0, 4).Draw(t, "text")], 0o600))
				if err == nil {
					ignore(os.Chtimes(at, info.ModTime(), info.ModTime()))
				}
			},
			"another in its place, as old": func(t *rapid.T) {
				at := path()
				info, err := os.Stat(at)
				if err != nil {
					t.Skip()
				}
				aside := at + ".new"
				ignore(os.WriteFile(aside, f.texts[rapid.IntRange(0, 4).Draw(t, "text")], 0o600))
				ignore(os.Chtimes(aside, info.ModTime(), info.ModTime()))
				ignore(os.Rename(aside, at))
			},
			"changed": func(t *rapid.T) {
				at := filepath.Join(f.games, names.Draw(t, "game")+".changes")
				if rapid.Bool().Draw(t, "gone") {
					ignore(os.Remove(at))
					return
				}
				ignore(os.WriteFile(at, rapid.SliceOfN(rapid.Byte(), 0, 3).Draw(t, "text"), 0o600))
			},
			"noted": func(t *rapid.T) {
				at := path()
				changes := strings.TrimSuffix(at, ".json") + ".changes"
				info, err := os.Stat(changes)
				if text, readErr := os.ReadFile(at); readErr != nil || !bytes.Equal(text, f.document) {
					ignore(os.WriteFile(at, f.document, 0o600))
				}
				ignore(os.WriteFile(changes, f.changes[rapid.IntRange(0, 2).Draw(t, "text")], 0o600))
				if err == nil && rapid.Bool().Draw(t, "as old") {
					ignore(os.Chtimes(changes, info.ModTime(), info.ModTime()))
				}
			},
			"of another time": func(t *rapid.T) {
				at := time.Now().Add(time.Duration(rapid.IntRange(-48, 48).Draw(t, "hours")) * time.Hour)
				ignore(os.Chtimes(path(), at, at))
			},
			"gone":     func(*rapid.T) { ignore(os.RemoveAll(path())) },
			"renamed":  func(*rapid.T) { ignore(os.Rename(path(), path())) },
			"a link":   func(*rapid.T) { at := path(); ignore(os.Remove(at)); ignore(os.Symlink(path(), at)) },
			"a folder": func(*rapid.T) { at := path(); ignore(os.Remove(at)); ignore(os.Mkdir(at, 0o700)) },
			"the clock": func(t *rapid.T) {
				f.ahead = time.Duration(rapid.SampledFrom([]int{-86400, 0, 3, 60, 3600, 86400 * 3}).Draw(t, "ahead")) * time.Second
			},
			"the index is spoilt": func(t *rapid.T) {
				at := f.index()
				text, err := os.ReadFile(at)
				if err != nil || len(text) == 0 {
					t.Skip()
				}
				switch rapid.SampledFrom([]string{"cut", "flipped", "gone", "linked", "older"}).Draw(t, "how") {
				case "cut":
					text = text[:rapid.IntRange(0, len(text)-1).Draw(t, "to")]
				case "flipped":
					text[rapid.IntRange(0, len(text)-1).Draw(t, "byte")] ^= 1 << rapid.IntRange(0, 7).Draw(t, "bit")
				case "gone":
					ignore(os.Remove(at))
					return
				case "linked":
					ignore(os.Rename(at, at+".elsewhere"))
					ignore(os.Symlink(at+".elsewhere", at))
					return
				case "older":
					text, older = older, text
				}
				ignore(os.WriteFile(at, text, 0o600))
			},
		})
	})
}

// fewGames is a shelf with so many games on it.
func fewGames(t *testing.T, n int) *shelf {
	t.Helper()
	dir := t.TempDir()
	club := filepath.Join(dir, "club")
	if err := os.Mkdir(club, 0o700); err != nil {
		t.Fatal(err)
	}
	s, err := store.OpenFolder(club)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		if _, err := s.Create(game("Ana", "Bea"), day); err != nil {
			t.Fatal(err)
		}
	}
	return &shelf{games: filepath.Join(dir, "club"), cache: filepath.Join(dir, "cache")}
}

// TestWhatWasJustWrittenIsReadAgain: a file that was changed less than two seconds ago is not kept,
// since it could be changed once more without another time.
func TestWhatWasJustWrittenIsReadAgain(t *testing.T) {
	f := fewGames(t, 3)
	for _, test := range []struct {
		ahead time.Duration
		kept  bool
	}{{-time.Hour, false}, {0, false}, {time.Second, false}, {time.Hour, true}} {
		f.ahead = test.ahead
		f.holds(t)
		if f.index() != "" != test.kept {
			t.Errorf("%v later there is %q", test.ahead, f.index())
		}
	}
}

// TestTheIndexIsRead: what a list tells of games that are as they were comes from the index, of the
// same program alone, and of a folder with few games there is none.
func TestTheIndexIsRead(t *testing.T) {
	f := fewGames(t, 40)
	f.ahead = time.Hour
	f.holds(t)
	before, err := os.ReadFile(f.index())
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(f.index())
	if err != nil {
		t.Fatal(err)
	}
	f.holds(t)
	if again, err := os.Stat(f.index()); err != nil || !os.SameFile(info, again) {
		t.Errorf("written anew though nothing is new: %v", err)
	}
	s, err := store.OpenFolder(f.games)
	if err != nil {
		t.Fatal(err)
	}
	s.Indexed(f.cache, "another", f.now)
	list(t, s)
	if text, err := os.ReadFile(f.index()); err != nil || bytes.Equal(text, before) || len(text) < len(before)/2 {
		t.Errorf("%d bytes of another program, %v", len(text), err)
	}

	few := fewGames(t, 3)
	s, err = store.OpenFolder(few.games)
	if err != nil {
		t.Fatal(err)
	}
	s.KeepIndex(few.cache, "test")
	list(t, s)
	if few.index() != "" {
		t.Error("an index of three games")
	}
}

// TestIndexOfTwoSessions: sessions that write it at once do each other no harm.
func TestIndexOfTwoSessions(t *testing.T) {
	f := fewGames(t, 5)
	f.ahead = time.Hour
	var sessions sync.WaitGroup
	for i := range 4 {
		s, err := store.OpenFolder(f.games)
		if err != nil {
			t.Fatal(err)
		}
		sessions.Go(func() {
			for range 20 {
				s.Indexed(f.cache, fmt.Sprint("maker ", i%2), f.now)
				if all, err := s.List(); err != nil || len(all) != 5 {
					t.Errorf("%d, %v", len(all), err)
				}
			}
		})
	}
	sessions.Wait()
	f.holds(t)
}

// TestEverythingOfAGameIsKept: no field of what a list or statistics tell is lost in the index.
func TestEverythingOfAGameIsKept(t *testing.T) {
	day := time.Date(1998, 3, 4, 0, 0, 0, 0, time.UTC)
	one := store.Summary{
		ID: "x", Kind: sheet.DuplicateGame, Event: "Club", Day: day, Edition: "es-100", Players: []string{"Ana", ""}, Totals: []int{-3, 1 << 40},
		Finished: true, Void: true, Altered: true, Turns: 9, Changed: time.Unix(1, 7),
	}
	seat := stats.Seat{
		Name: "Ana", Key: "ana", Total: -3, Place: 2, Won: true, Turns: 4, AllTiles: 1,
		Best: stats.Play{Word: "JAMÓN", Points: 44, Game: "x", Day: day},
	}
	g := stats.Game{
		ID: "x", Kind: sheet.DuplicateGame, Day: day, Status: stats.Void, Seats: []stats.Seat{seat, {}},
		Start: day.Add(time.Hour).In(time.FixedZone("", 3600)), Print: 1<<63 + 5,
	}
	for _, filled := range []any{one, g, seat, seat.Best} {
		value := reflect.ValueOf(filled)
		for i := range value.NumField() {
			if name := value.Type().Field(i).Name; value.Field(i).IsZero() && name != "Err" {
				t.Errorf("%T.%s is empty: this test is to fill every field", filled, name)
			}
		}
	}
	gotOne, gotGame, ok := store.Repacked(one, g)
	if diff := cmp.Diff([]any{one, g, true}, []any{gotOne, gotGame, ok}); diff != "" {
		t.Error(diff)
	}
}

// BenchmarkIndexedList lists 2,000 games of 40 turns from the index.
func BenchmarkIndexedList(b *testing.B) {
	s, dir := playedGames(b, 2000)
	s.Indexed(filepath.Join(dir, "cache"), "test", func() time.Time { return time.Now().Add(time.Hour) })
	for b.Loop() {
		if all, err := s.List(); err != nil || len(all) != 2000 {
			b.Fatal(err)
		}
	}
}

// TestWhatIsNotedBesideADocumentIsRead: a game whose document stays as it is has changed with each
// line that is noted.
func TestWhatIsNotedBesideADocumentIsRead(t *testing.T) {
	f := fewGames(t, 2)
	f.ahead = time.Hour
	s, err := store.OpenFolder(f.games)
	if err != nil {
		t.Fatal(err)
	}
	g, err := s.Open("2026-11-29-ana-bea")
	if err != nil {
		t.Fatal(err)
	}
	for points := range 5 {
		if err := g.Append(with(g.Log(), sheet.Points{Points: 11 + points})); err != nil {
			t.Fatal(err)
		}
		f.ticks(t)
		f.holds(t)
	}
	if err := g.Close(); err != nil {
		t.Fatal(err)
	}
	f.holds(t)
}
