package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"tanteo/sheet"
	"tanteo/sheet/file"
	"tanteo/sheet/store/disk"
)

// Game is a saved game that is open: what of its files was read or written here. Noting something
// costs its own size, and so does reading what others have noted. A Game may be used by several
// goroutines.
//
//	g, err := s.Open(id)
//	news, err := g.New()       // what others have noted
//	err = g.Append(next)       // under the lock
//	err = g.Close()            // under the lock
type Game struct {
	store *Store
	id    string

	mu sync.Mutex
	files

	// unsure is a line that may be on the disk though writing it failed, and unsynced says that it
	// is there and was not waited for.
	unsure   []byte
	unsynced bool

	lost *LostError // the newest
}

// files are the files of a game as they were read or written.
type files struct {
	chain    file.Chain
	document fs.FileInfo
	at       file.Mark   // the last change that the document has
	schema   int         // of the document
	changes  fs.FileInfo // nil where there are none
	read     int64       // bytes of changes, in whole lines
	fault    error       // why nothing may be written
}

// News is what others have done with a game.
type News struct {
	Log   sheet.Log    // as it is now
	Steps []sheet.Step // what leads to it from the log before
	Whole bool         // nothing less than the log tells it
}

// None says whether there is nothing new.
func (n News) None() bool { return len(n.Steps) == 0 && !n.Whole }

// BehindError says that a log was made of an older one than there is by now. Nothing was written. The
// news are taken up: the next log is to be made of them.
type BehindError struct {
	ID   string
	News News
}

func (e *BehindError) Error() string {
	return fmt.Sprintf("%s has been changed by somebody else", e.ID)
}

// AlteredError says that the files of a game are not as they were written. As far as they make sense
// the game can be read; nothing is written into it.
type AlteredError struct {
	ID  string
	Err error // a *file.SumError, or a *file.Break for the changes
}

func (e *AlteredError) Error() string { return fmt.Sprintf("%s was altered: %v", e.ID, e.Err) }

// Unwrap is what is wrong with the files.
func (e *AlteredError) Unwrap() error { return e.Err }

// Open reads a game. Its id is the name of its file, whatever stands in it, so that a copy of a file
// is a game of its own. The error is a *NotFoundError, a *BadIDError, a *FileError, or wraps a
// *file.NewerSchemaError or a *file.ForeignError; then nothing has happened to the files. It is a
// *DamagedError where the document makes no sense: then both files were set aside.
func (s *Store) Open(id string) (*Game, error) {
	if err := s.check(id); err != nil {
		return nil, err
	}
	g := &Game{store: s, id: id}
	return g, g.load()
}

// Load is the log of a game that is only read. The error is one of Open, or an *AlteredError or a
// *LostError beside a log.
func (s *Store) Load(id string) (sheet.Log, error) {
	g, err := s.Open(id)
	if err != nil {
		return sheet.Log{}, err
	}
	if g.lost != nil {
		return g.chain.Log, g.lost
	}
	return g.chain.Log, g.Altered()
}

// IsBeside says whether an error stands beside a log that can be read.
func IsBeside(err error) bool { return IsAltered(err) || errors.As(err, new(*LostError)) }

// IsAltered says whether an error stands beside a log that can be read and not written.
func IsAltered(err error) bool { return errors.As(err, new(*AlteredError)) }

// Log is the log as it was read or written here last.
func (g *Game) Log() sheet.Log {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.chain.Log
}

// Altered is why the game can only be read, an *AlteredError; nil where it can be written.
func (g *Game) Altered() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.altered()
}

func (g *Game) altered() error {
	if g.fault == nil {
		return nil
	}
	return &AlteredError{g.id, g.fault}
}

// load reads both files.
func (g *Game) load() error {
	document, changes, err := readBoth(g.store.games(), g.id)
	if errors.Is(err, fs.ErrNotExist) {
		return &NotFoundError{g.id}
	}
	if err != nil {
		return fileError(Loading, g.id, err)
	}
	d, err := file.Read(document.text)
	if errors.As(err, new(*file.DamagedError)) {
		return g.store.setAside(g.id, err)
	}
	if err != nil {
		return fmt.Errorf("load %s: %w", g.id, err)
	}
	d.Log.ID = g.id
	chain, _, read, fault := d.Chain().Read(changes.text)
	if d.Fault != nil {
		fault = d.Fault
	}
	g.chain, g.document, g.at, g.schema = chain, document.info, d.At, d.Schema
	g.changes, g.read, g.fault = changes.info, int64(read), fault
	g.misses(changes.text[read:])
	return nil
}

// misses keeps what was lost with the rest of a row of changes, where that is a whole line which is not
// as it was written. The next change takes its place.
func (g *Game) misses(rest []byte) {
	if g.fault != nil || !bytes.HasSuffix(rest, []byte("\n")) || g.lost != nil && g.lost.Line == string(rest) {
		return
	}
	g.lost = &LostError{ID: g.id, Line: string(rest), Before: g.chain.Log}
	g.lost.Step, g.lost.Known = g.chain.ReadSpoilt(rest)
}

// Lost is the newest *LostError of what was read here; nil where nothing was lost. It is another one
// for each line.
func (g *Game) Lost() *LostError {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.lost
}

// setAside gives the files of a damaged game other names.
func (s *Store) setAside(id string, damage error) error {
	aside, err := s.disk.MoveAside(s.game(id), id+damagedEnd)
	if err != nil {
		return &DamagedError{id, "", err, damage}
	}
	_, err = s.disk.MoveAside(s.changes(id), id+changesEnd+damagedEnd)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return &DamagedError{id, aside, err, damage}
}

// part is one of the files of a game, as it was at one moment.
type part struct {
	text []byte
	info fs.FileInfo
}

// readBoth reads the files of a game as they were at one moment: the changes may be none. A document
// that has taken the place of the one that was read has what was in the changes then. The error is
// that of reading the document.
func readBoth(dir, id string) (document, changes part, err error) {
	path := filepath.Join(dir, id+gameEnd)
	for {
		if document.text, document.info, err = disk.ReadFrom(path, 0, file.MaxFile+1); err != nil {
			return document, changes, err
		}
		changes = part{}
		changes.text, changes.info, err = disk.ReadFrom(filepath.Join(dir, id+changesEnd), 0, file.MaxFile+1)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return document, changes, err
		}
		now, err := os.Lstat(path)
		if err != nil || isSame(now, document.info) {
			return document, changes, err
		}
	}
}

// isSame says whether a file is still the one that it was.
func isSame(a, b fs.FileInfo) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

// look is a file as it is now; nil where there is none.
func look(path string) (fs.FileInfo, error) {
	info, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return info, err
}

// New takes up what others have noted. Where that is nothing it costs two looks at files. The error
// is a *ChangedError where the game, or something that was noted in it, has gone; or one of Open.
func (g *Game) New() (News, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.news()
}

func (g *Game) news() (News, error) {
	document, err := look(g.store.game(g.id))
	switch {
	case err != nil:
		return News{}, fileError(Loading, g.id, err)
	case document == nil:
		return News{}, g.store.gone(g.id)
	}
	changes, err := look(g.store.changes(g.id))
	if err != nil {
		return News{}, fileError(Loading, g.id, err)
	}
	switch same := isSame(document, g.document); {
	case same && isSame(changes, g.changes):
		return News{Log: g.chain.Log}, nil
	case same && changes != nil && (g.changes == nil || os.SameFile(changes, g.changes)) && changes.Size() >= g.read && g.stands():
		return g.follow(g.read)
	case !same && g.isMine():
		g.document, g.at, g.schema = document, g.chain.At, file.Schema
		if changes != nil {
			return g.follow(0)
		}
		g.changes, g.read = nil, 0
		return News{Log: g.chain.Log}, nil
	}
	return g.reload()
}

// reload reads both files again. Where they no longer have all that was noted, or are not as they
// were written, the game stays as it is known here, so that nothing is lost.
func (g *Game) reload() (News, error) {
	was := g.files
	if err := g.load(); err != nil {
		return News{}, err
	}
	now := g.files
	switch {
	case now.fault != nil:
		g.files, g.fault = was, now.fault
		return News{Log: was.chain.Log}, nil
	case now.chain.At.Number < was.chain.At.Number:
		g.files = was
		return News{}, &ChangedError{ID: g.id}
	}
	return newsSince(was.chain, now.chain), nil
}

// newsSince is what leads from a chain to another.
func newsSince(was, now file.Chain) News {
	news := News{Log: now.Log}
	if now.At == was.At && now.At != (file.Mark{}) {
		return news
	}
	step, ok := now.Log.Since(was.Log)
	switch {
	case !ok:
		news.Whole = true
	case len(step.Add) > 0 || step.Keep != len(was.Log.Changes) || step.Done != was.Log.Done || step.Seed != nil || step.Announced != nil:
		news.Steps = []sheet.Step{step}
	}
	return news
}

// isMine says whether the document has what the chain has and no more: somebody has taken the changes
// into it. Before the first change nothing tells one document from another.
func (g *Game) isMine() bool {
	if g.chain.At == (file.Mark{}) {
		return false
	}
	text, _, err := disk.ReadFrom(g.store.game(g.id), 0, file.MaxFile+1)
	at, ok := file.MarkOf(text)
	return err == nil && ok && at == g.chain.At
}

// stands says whether the changes that were read still end as they did. One that was edited in its
// place would be taken for a beginning otherwise, and written on in the middle of a line.
func (g *Game) stands() bool {
	if g.read == 0 {
		return true
	}
	size := min(g.read, file.EndSize)
	end, _, err := disk.ReadFrom(g.store.changes(g.id), g.read-size, size)
	return err == nil && g.chain.At.Ends(end)
}

// follow reads the changes from a byte on.
func (g *Game) follow(from int64) (News, error) {
	text, info, err := disk.ReadFrom(g.store.changes(g.id), from, file.MaxFile)
	if errors.Is(err, fs.ErrNotExist) { // the game was closed at this moment
		return g.reload()
	}
	if err != nil {
		return News{}, fileError(Loading, g.id, err)
	}
	own := len(g.unsure) > 0 && bytes.HasPrefix(text, g.unsure)
	chain, steps, read, fault := g.chain.Read(text)
	g.chain, g.changes, g.read, g.fault = chain, info, from+int64(read), fault
	g.misses(text[read:])
	if own && len(steps) > 0 {
		steps, g.unsynced = steps[1:], true
	}
	g.unsure = nil
	return News{Log: chain.Log, Steps: steps}, nil
}

// Append notes what leads to another log, or keeps that log whole where no change tells it. The
// caller has the lock. The error is a *BehindError where others have noted something since, a
// *ChangedError where the game has gone, an *AlteredError; a *FileError where it cannot be written,
// and then the files are as they were; or the *file.DamagedError of a log that cannot be written.
func (g *Game) Append(next sheet.Log) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	news, err := g.news()
	switch {
	case err != nil:
		return err
	case !news.None():
		return &BehindError{g.id, news}
	case g.fault != nil:
		return g.altered()
	}
	then, line, err := g.chain.Write(next)
	switch {
	case errors.Is(err, file.ErrWhole), err == nil && line != nil && g.schema < file.Schema:
		return g.replace(g.chain.Whole(next))
	case err != nil:
		return fmt.Errorf("save %s: %w", g.id, err)
	case line == nil:
		return g.sync()
	}
	if err := g.write(then, line); err != nil {
		return err
	}
	if g.read > max(mostChanges, g.document.Size()) {
		_ = g.replace(g.chain) // what was noted is on the disk; the next change tries it again
	}
	return nil
}

// mostChanges is how many bytes of changes are left beside a document, however small that is.
const mostChanges = 64 << 10

// write puts a line behind the changes.
func (g *Game) write(then file.Chain, line []byte) error {
	g.keepTorn()
	path := g.store.changes(g.id)
	info, err := g.store.disk.Append(path, g.read, line)
	if err != nil {
		g.unsure = line
		return fileError(Saving, g.id, err)
	}
	if info.Size() != g.read+int64(len(line)) { // somebody has written at the same moment, where there are no locks
		first, _, err := disk.ReadFrom(path, g.read, int64(len(line)))
		if err != nil {
			return fileError(Saving, g.id, err)
		}
		if !bytes.Equal(first, line) {
			news, err := g.follow(g.read)
			return errors.Join(err, &BehindError{g.id, news})
		}
		info = nil // what came behind it is news
	}
	g.chain, g.changes, g.read, g.unsynced = then, info, g.read+int64(len(line)), false
	g.store.wrote(g.id)
	return nil
}

// sync waits for a line that is there already.
func (g *Game) sync() error {
	if !g.unsynced {
		return nil
	}
	if err := g.store.disk.Sync(g.store.changes(g.id)); err != nil {
		return fileError(Saving, g.id, err)
	}
	g.unsynced = false
	return nil
}

// LostError says that the last line that was noted in a game is not as it was written, and counts no
// more. Step leads from Before to what it noted, if Known. Where the line was cut off, it is beside
// the game in a file of its own.
type LostError struct {
	ID     string
	Line   string
	Before sheet.Log
	Step   sheet.Step
	Known  bool
}

func (e *LostError) Error() string { return fmt.Sprintf("%s has lost a line: %.80q", e.ID, e.Line) }

// keepTorn keeps what is to be cut off from the changes, if it may be a line that somebody was told
// of: it was whole once if it has an end.
func (g *Game) keepTorn() {
	if g.changes == nil || g.changes.Size() <= g.read {
		return
	}
	torn, _, err := disk.ReadFrom(g.store.changes(g.id), g.read, file.MaxFile)
	if err == nil && bytes.IndexByte(torn, '\n') >= 0 {
		_, _ = g.store.disk.CreateAside(g.store.changes(g.id)+damagedEnd, torn) // the game goes on all the same
	}
}

// replace writes the document anew, with all that was noted, and then the changes go. Between the two
// the numbers tell which of them the document has.
func (g *Game) replace(chain file.Chain) error {
	text, err := file.EncodeAt(chain.Log, chain.At)
	if err != nil {
		return fmt.Errorf("save %s: %w", g.id, err)
	}
	g.keepTorn()
	if err := g.store.disk.Replace(g.store.game(g.id), text); err != nil {
		return fileError(Saving, g.id, err)
	}
	g.chain, g.at, g.schema, g.unsure, g.unsynced = chain, chain.At, file.Schema, nil, false
	g.document, _ = look(g.store.game(g.id))
	g.removeChanges()
	g.store.wrote(g.id)
	return nil
}

func (g *Game) removeChanges() {
	if err := g.store.disk.Remove(g.store.changes(g.id)); err == nil || errors.Is(err, fs.ErrNotExist) {
		g.changes, g.read = nil, 0
	}
}

// Close takes the changes into the document, so that the game is one file again. The caller has the
// lock, and may go on with the Game. The error is one of New or a *FileError; then nothing is lost.
func (g *Game) Close() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	_, err := g.news()
	switch {
	case errors.As(err, new(*ChangedError)):
		return nil
	case err != nil:
		return err
	case g.fault != nil, g.changes == nil:
		return nil
	case g.chain.At == g.at:
		g.keepTorn()
		g.removeChanges()
		return nil
	}
	return g.replace(g.chain)
}
