package store

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/stats"
	"tanteo/sheet/store/disk"
	"tanteo/sheet/store/index"
)

// Summary is a line of the list of games.
type Summary struct {
	ID       string
	Kind     sheet.Kind
	Event    string    // where it was played, "" where that is not told
	Day      time.Time // when it was played, without a time: as the game tells it, else from its id, else the day of Changed
	Edition  string    // id
	Players  []string  // by seat, as they are called now; "" where no name was given
	Totals   []int     // by seat
	Finished bool
	Void     bool
	Altered  bool      // something else has written in its files: it is only read
	Turns    int       // as they are numbered, without the end; of a duplicate, rounds
	Changed  time.Time // when the file was written

	// Err is why a file cannot be read; then only ID and Changed are known. It is a
	// *FileError, a *NameError or a *DamagedError, or wraps a *file.NewerSchemaError or a
	// *file.ForeignError.
	Err error
}

// List tells of all games, the one changed last first. It changes no file: a damaged one is
// only set aside by Load. The error is a *FileError; a folder that is not there is empty.
func (s *Store) List() ([]Summary, error) { return s.list(s.games()) }

// ListTrash tells of the games in the trash, as List does.
func (s *Store) ListTrash() ([]Summary, error) { return s.list(s.trash()) }

// mostTried is how many games are read at most to find one that goes on.
const mostTried = 8

// ToResume tells of the game that goes on and was changed last, as List does, and reads no more than a
// few games for that: false where those that were changed last have all ended.
func (s *Store) ToResume() (Summary, bool) {
	changed, err := s.lastChanged()
	if err != nil {
		return Summary{}, false
	}
	for _, id := range changed[:min(mostTried, len(changed))] {
		if one, _ := summary(s.games(), id+gameEnd); one.Err == nil && !one.Finished {
			return one, true
		}
	}
	return Summary{}, false
}

// lastChanged is the ids of all games, the one changed last first.
func (s *Store) lastChanged() ([]string, error) {
	folder, err := os.Open(s.games())
	if err != nil {
		return nil, err
	}
	defer folder.Close()
	names, err := folder.Readdirnames(-1)
	written := make(map[string]int64, len(names))
	for _, name := range names {
		id, document := strings.CutSuffix(name, gameEnd)
		if !document {
			id, _ = strings.CutSuffix(name, changesEnd)
		}
		if id == name || checkID(id) != nil {
			continue
		}
		if at, err := disk.StateIn(folder, name); err == nil {
			written[id] = max(written[id], at.Written)
		}
	}
	return slices.SortedFunc(maps.Keys(written), func(a, b string) int {
		return cmp.Or(cmp.Compare(written[b], written[a]), cmp.Compare(b, a))
	}), err
}

func (s *Store) list(dir string) ([]Summary, error) {
	told, err := s.gather(dir, false, tell)
	all := make([]Summary, len(told))
	for i := range told {
		all[i] = told[i].Summary
	}
	slices.SortFunc(all, func(a, b Summary) int {
		return cmp.Or(b.Changed.Compare(a.Changed), cmp.Compare(b.ID, a.ID))
	})
	return all, err
}

// listed is what is told of a game.
type listed struct {
	Summary
	counted stats.Game // what statistics need, where they are asked for
	gone    bool       // by now
}

// tell is what is told of a game that was read.
func tell(one Summary, g sheet.Game) listed {
	if one.Err != nil {
		return listed{Summary: one}
	}
	return listed{Summary: one, counted: stats.Of(one.ID, one.Day, g)}
}

// gather tells of all games of a folder, by the names of their files: what is known of them where
// their files are as they were, and what a function makes of the others. Those are read on all cores,
// and never more of them are in memory than there are cores. What cannot be read has only its
// summary, with Err. The error is that of List.
func (s *Store) gather(dir string, counted bool, of func(Summary, sheet.Game) listed) ([]listed, error) {
	files, k, err := s.look(dir)
	if err != nil || k == nil {
		return nil, err
	}
	defer k.dir.Close()
	all, names := make([]listed, len(files)), index.Names{}
	stamps, stamped := k.stampAll(files)
	var unread []int
	for i, file := range files {
		ok := stamped[i]
		if ok {
			all[i], ok = k.find(strings.TrimSuffix(file, gameEnd), stamps[i], names, counted)
		}
		if !ok {
			unread = append(unread, i)
		}
	}
	next := make(chan int)
	var readers sync.WaitGroup
	for range min(len(unread), runtime.GOMAXPROCS(0)) {
		readers.Go(func() {
			for i := range next {
				all[i] = ofGame(dir, files[i], of)
			}
		})
	}
	for _, i := range unread {
		next <- i
	}
	close(next)
	readers.Wait()
	for _, i := range unread {
		if !all[i].gone && all[i].Err == nil {
			k.learn(all[i], stamps[i])
		}
	}
	k.keep()
	return s.ofPart(slices.DeleteFunc(all, func(one listed) bool { return one.gone })), nil
}

// look is the names of the files of games in a folder, and what is known of them; nil where there is
// no folder.
func (s *Store) look(dir string) (files []string, k *known, err error) {
	folder, err := os.Open(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil, nil
	}
	if err != nil {
		return nil, nil, fileError(Listing, "", err)
	}
	names, err := folder.Readdirnames(-1)
	if err != nil {
		return nil, nil, fileError(Listing, "", errors.Join(err, folder.Close()))
	}
	slices.Sort(names)
	k = s.knownOf(folder, names)
	return slices.DeleteFunc(names, func(name string) bool { return !isTold(name) }), k, nil
}

// isTold says whether a file is one that a list tells of: the document of a game, or what has the end
// of one's name, or a copy of what was noted beside it.
func isTold(name string) bool {
	if strings.HasPrefix(name, ".") {
		return false
	}
	id, changes := strings.CutSuffix(name, changesEnd)
	return strings.HasSuffix(name, gameEnd) || changes && checkID(id) != nil
}

// ofGame reads a game and gives what a function makes of it. If the program panics on a game, the
// game counts as damaged, and the others are listed all the same.
func ofGame(dir, file string, of func(Summary, sheet.Game) listed) (made listed) {
	one := Summary{ID: strings.TrimSuffix(file, gameEnd)}
	defer func() {
		if value := recover(); value != nil {
			fault := &DamagedError{ID: one.ID, Err: fmt.Errorf("internal fault: %v", value)}
			made = of(Summary{ID: one.ID, Changed: one.Changed, Day: dayOf(one.ID, one.Changed), Err: fault}, sheet.Game{})
		}
	}()
	var g sheet.Game
	one, g = summary(dir, file)
	if errors.Is(one.Err, fs.ErrNotExist) {
		return listed{gone: true}
	}
	return of(one, g)
}

// summary reads a game, as far as a list shows it and whole. The error of one that is gone by
// now is an fs.ErrNotExist.
func summary(dir, name string) (Summary, sheet.Game) {
	one := Summary{ID: strings.TrimSuffix(name, gameEnd)}
	info, err := os.Lstat(filepath.Join(dir, name))
	if err != nil {
		one.Err = fileError(Loading, one.ID, err)
		return one, sheet.Game{}
	}
	one.Changed = info.ModTime()
	one.Day = dayOf(one.ID, one.Changed)
	if checkID(one.ID) != nil {
		one.Err = &NameError{File: name, Of: originalOf(dir, one.ID)}
		return one, sheet.Game{}
	}
	l, altered, changed, err := glance(dir, one.ID)
	if changed.After(one.Changed) {
		one.Changed = changed
		one.Day = dayOf(one.ID, one.Changed)
	}
	if errors.As(err, new(*fs.PathError)) {
		one.Err = fileError(Loading, one.ID, err)
		return one, sheet.Game{}
	}
	var g sheet.Game
	if err == nil {
		g, err = sheet.NewGame(l)
	}
	switch {
	case errors.As(err, new(*file.NewerSchemaError)), errors.As(err, new(*file.ForeignError)):
		one.Err = fmt.Errorf("list %s: %w", one.ID, err)
	case err != nil:
		one.Err = &DamagedError{ID: one.ID, Err: err}
	default:
		one.tell(g)
		one.Altered = altered
	}
	return one, g
}

// glance is the log of a game, to fold and never to save, whether its files are as they were written,
// as far as they are read, and when it was changed last. The error is an *fs.PathError or one of
// file.Glance.
func glance(dir, id string) (l sheet.Log, altered bool, changed time.Time, err error) {
	document, changes, err := readBoth(dir, id)
	if document.info != nil {
		changed = document.info.ModTime()
	}
	switch {
	case err != nil:
		return l, false, changed, err
	case len(changes.text) == 0:
		d, err := file.Glance(document.text)
		return d.Log, d.Fault != nil, changed, err
	}
	d, err := file.Read(document.text)
	if err != nil {
		return l, false, changed, err
	}
	chain, _, _, fault := d.Chain().Read(changes.text)
	if at := changes.info.ModTime(); at.After(changed) {
		changed = at
	}
	return chain.Log, d.Fault != nil || fault != nil, changed, nil
}

// originalOf is the game of which a file may be a copy, by the file's name: it begins with the id
// of a game in the folder and goes on with what no id has, such as "ID (conflicted copy)" or
// "ID.sync-conflict-20261130".
func originalOf(dir, name string) string {
	end := strings.IndexFunc(name, func(r rune) bool { return !isPlain(r) && r != '-' })
	if end < 0 || checkID(name[:end]) != nil {
		return ""
	}
	if _, err := os.Lstat(filepath.Join(dir, name[:end]+gameEnd)); err != nil {
		return ""
	}
	return name[:end]
}

// dayOf is the day that an id begins with, else that of a time.
func dayOf(id string, changed time.Time) time.Time {
	if len(id) >= len(time.DateOnly) {
		if day, err := time.Parse(time.DateOnly, id[:len(time.DateOnly)]); err == nil {
			return day
		}
	}
	return dateOf(changed.Local())
}

// dateOf is the date of a time, where it is that time.
func dateOf(t time.Time) time.Time {
	return time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, time.UTC)
}

func (s *Summary) tell(g sheet.Game) {
	s.Kind, s.Edition, s.Event = g.Log.Kind, g.Log.Edition.ID, g.Log.Header.Event
	if start := g.Log.Header.Start; !start.IsZero() {
		s.Day = dateOf(start)
	}
	s.Totals, s.Finished, s.Void = g.Standings.Totals(), g.Standings.Finished, g.Standings.Void
	s.Players, s.Turns = g.Standings.Names(), g.Standings.Length()
}
