package sitting

import (
	"bytes"
	"sync"

	"tanteo/sheet"
	"tanteo/sheet/store"
)

// Keeper keeps an open game and the entry that is not finished: what is newest, whoever calls it
// and in whatever order.
type Keeper struct {
	Games *store.Store
	Game  *store.Game

	mu       sync.Mutex
	revision int    // of the game that was kept last
	drafted  int    // number of the job whose draft was kept last
	draft    []byte // as it is on disk
}

// Job is a state of an open game to be kept.
type Job struct {
	Number   int // counts the jobs
	Revision int // counts the changes of the game; what was read is 0
	Log      sheet.Log
	Draft    []byte // the unfinished entry; nil is none
}

// Keeper keeps a game whose file is as it should be, with a draft beside it.
func (r Room) Keeper(pen Pen, draft []byte) *Keeper {
	return &Keeper{Games: r.Games, Game: pen.file, draft: draft}
}

// Keep writes a job, unless something newer has been written. The error is one of
// store.Game.Append or of store.SaveDraft.
func (k *Keeper) Keep(j Job) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if j.Revision > k.revision {
		if err := k.Game.Append(j.Log); err != nil {
			return err
		}
		k.revision = j.Revision
	}
	if j.Number < k.drafted || bytes.Equal(j.Draft, k.draft) {
		return nil
	}
	if err := k.Games.SaveDraft(j.Log.ID, j.Draft); err != nil {
		return err
	}
	k.drafted, k.draft = j.Number, j.Draft
	return nil
}

// SetAside renames a draft that makes no sense, and gives its new name. The error is one of
// store.SetDraftAside.
func (k *Keeper) SetAside(id string) (aside string, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if aside, err = k.Games.SetDraftAside(id); err == nil {
		k.draft = nil
	}
	return aside, err
}
