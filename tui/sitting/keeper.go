package sitting

import (
	"bytes"
	"errors"
	"slices"
	"sync"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Keeper keeps an open game and the entry that is not finished: what is newest, whoever calls it
// and in whatever order. It knows what stands in the game's file, and whose pen it is.
type Keeper struct {
	Games *store.Store
	Game  *store.Game
	pen   *store.Pen

	role Role
	of   *shared // what the game is of, where the role may not know all of it; then there is no Game and no pen

	mu       sync.Mutex
	newest   sheet.Game // as it was last read or kept here
	left     bool       // it was closed, where the role may not know all of the game
	lent     bool       // something was written that is nobody's who closes the game
	on       int        // how often the game of others was read
	told     int        // how often news were told
	strange  error      // why what others have put there cannot be gone on with, so that nothing is written over it
	revision int        // of the game that was kept last
	drafted  int        // number of the job whose draft was kept last
	draft    []byte     // as it is on disk
}

// Job is a state of an open game to be kept.
type Job struct {
	Number   int // counts the jobs
	Revision int // counts the changes of the game; what was read is 0
	On       int // the News that the changes follow
	From     int // Revision when those came: it was as they say
	Game     sheet.Game
	Draft    []byte // the unfinished entry; nil is none
}

// News is a game as it stands in the folder, and whose pen it is.
type News struct {
	Game   sheet.Game
	On     int // counts what others did
	Number int // counts the news: those with a higher one are newer
	Pen    store.PenState
	PenOf  store.Holder     // who has the pen, where that is elsewhere
	Denied error            // why nothing could be written at all
	Lost   *store.LostError // the last line of the file, where it was spoilt; nil is none
}

// BehindError says that others have changed the game since it was read here, or have its pen. Nothing
// was written.
type BehindError struct {
	News News
	Why  error // what is to be told of it, where that is more
}

func (e *BehindError) Error() string { return e.News.Game.Log.ID + " has gone on" }

// Keep writes a job, unless something newer has been written. The first change takes the pen where
// it is free. The error is a *BehindError, a *store.BusyError, one of store.Game.Append or of
// store.SaveDraft. Of a player it is one of handIn.
func (k *Keeper) Keep(j Job) error {
	if k.of != nil {
		return k.keepSealed(j)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if j.Revision > max(k.revision, j.From) {
		if err := k.write(j.Game, j.On, k.pen.Write); err != nil {
			return err
		}
		k.revision = j.Revision
	}
	if j.Number < k.drafted || bytes.Equal(j.Draft, k.draft) {
		return nil
	}
	if pen, _, err := k.pen.Look(); err == nil && pen == store.PenElsewhere {
		return k.behind() // the entry that is kept is of whoever has the pen
	}
	err := k.Games.SaveDraft(j.Game.Log.ID, j.Draft)
	if errors.As(err, new(*store.NotFoundError)) {
		return nil // it is kept with the game, which goes on as another one, or once it is back
	}
	if err != nil {
		return err
	}
	k.drafted, k.draft = j.Number, j.Draft
	return nil
}

// Lend writes a game that follows some News, whosever pen it is. The error is that of Keep.
func (k *Keeper) Lend(next sheet.Game, on int) error {
	if k.of != nil {
		return k.handIn(next)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	err := k.write(next, on, k.pen.Borrow)
	k.lent = k.lent || err == nil
	return err
}

// write writes a game that follows what was read here last.
func (k *Keeper) write(g sheet.Game, on int, with func(func() error) error) error {
	switch {
	case k.strange != nil:
		return k.strange
	case on != k.on:
		return &BehindError{News: k.news()}
	}
	err := with(func() error { return k.Game.Append(g.Log) })
	if behind, ok := errors.AsType[*store.BehindError](err); ok {
		if err := k.goOn(behind.News); err != nil {
			return err
		}
		return &BehindError{News: k.news()}
	}
	if errors.As(err, new(*store.LockedError)) {
		return k.behind()
	}
	if err == nil {
		k.newest = g
	}
	return err
}

// behind reads what others have done.
func (k *Keeper) behind() error {
	if err := k.read(); err != nil {
		return err
	}
	return &BehindError{News: k.news()}
}

// Look reads what others have done. It takes nothing. The error is one of store.Load.
func (k *Keeper) Look() (News, error) {
	if k.of != nil {
		return k.lookOn()
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.read(); err != nil {
		return News{}, err
	}
	return k.news(), nil
}

// read takes up what others have noted.
func (k *Keeper) read() error {
	news, err := k.Game.New()
	if err != nil || news.None() {
		return err
	}
	return k.goOn(news)
}

// goOn goes on with the game as others have left it.
func (k *Keeper) goOn(news store.News) error {
	if !sameGame(news.Log, k.newest.Log) {
		k.strange = &store.ChangedError{ID: k.newest.Log.ID}
		return k.strange
	}
	g, err := k.newest.Take(news.Steps...)
	if news.Whole || err != nil {
		g, err = sheet.NewGame(news.Log)
	}
	if err != nil {
		k.strange = err
		return err
	}
	k.newest, k.on = g, k.on+1
	return nil
}

// sameGame says whether a log can be what became of another: it is of the same game, and not of one
// that somebody has put in its place.
func sameGame(a, b sheet.Log) bool {
	return a.Kind == b.Kind && a.Edition.ID == b.Edition.ID && len(a.Edition.Board) == len(b.Edition.Board) && slices.Equal(a.Players, b.Players)
}

func (k *Keeper) news() News {
	k.told++
	n := News{Game: k.newest, On: k.on, Number: k.told, Lost: k.Game.Lost()}
	n.Pen, n.PenOf, n.Denied = k.pen.Look()
	if altered := k.Game.Altered(); altered != nil {
		n.Denied = altered
	}
	return n
}

// TakePen takes the pen from whoever has it, and says how the game stands. Where nothing could be
// written with it, it takes nothing. The error is why, a *RoleError, or one of Pen.Take or of store.Load.
func (k *Keeper) TakePen() (News, error) {
	if !k.role.May(Pen) {
		return News{}, &RoleError{k.role.Kind, Pen}
	}
	if err := k.unwritable(); err != nil {
		return News{}, err
	}
	if err := k.pen.Take(); err != nil {
		return News{}, err
	}
	return k.Look()
}

// unwritable is why nothing can be written in the game, whosever pen it is.
func (k *Keeper) unwritable() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if err := k.read(); err != nil {
		return err
	}
	if k.strange != nil {
		return k.strange
	}
	return k.news().Denied
}

// Draft is the unfinished entry as it is on disk. The error is one of store.LoadDraft.
func (k *Keeper) Draft() ([]byte, error) {
	if k.of != nil {
		return nil, nil // it is somebody else's
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	draft, err := k.Games.LoadDraft(k.newest.Log.ID)
	if err == nil {
		k.draft = draft
	}
	return draft, err
}

// SetAside renames a draft that makes no sense, and gives its new name. The error is one of
// store.SetDraftAside.
func (k *Keeper) SetAside(id string) (aside string, err error) {
	if k.of != nil {
		return "", nil
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if aside, err = k.Games.SetDraftAside(id); err == nil {
		k.draft = nil
	}
	return aside, err
}

// Close gives the pen back, where it is here, and leaves the game as one file; so does whoever has lent
// something to a game whose pen nobody has.
//
// Where somebody does not finish writing, it stays as it is: nothing is lost by that.
func (k *Keeper) Close() error {
	if k.of != nil {
		return k.leave()
	}
	err := unlessBusy(k.pen.Close(k.Game.Close))
	k.mu.Lock()
	lent := k.lent
	k.lent = false
	k.mu.Unlock()
	if pen, _, look := k.pen.Look(); !lent || look != nil || pen != store.PenFree {
		return err
	}
	return errors.Join(err, unlessBusy(k.pen.Borrow(k.Game.Close)))
}

// unlessBusy is an error that is more than another session's being busy.
func unlessBusy(err error) error {
	if errors.As(err, new(*store.BusyError)) {
		return nil
	}
	return err
}
