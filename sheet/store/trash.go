package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Trash throws a game away, with its changes and its draft; Restore brings it back. The caller has its
// pen. One of the same id that lies in the trash already is kept there under another name.
// The error is a *BadIDError, a *NotFoundError or a *FileError.
func (s *Store) Trash(id string) error {
	if err := s.check(id); err != nil {
		return err
	}
	if _, err := os.Lstat(s.game(id)); errors.Is(err, fs.ErrNotExist) {
		return &NotFoundError{id}
	}
	if err := makeFolder(s.trash()); err != nil {
		return fileError(Moving, id, err)
	}
	thrown := filepath.Join(s.trash(), id+gameEnd)
	err := s.disk.Move(s.game(id), thrown)
	if errors.Is(err, fs.ErrExist) {
		if err = s.makeRoom(id, thrown); err == nil {
			err = s.disk.Move(s.game(id), thrown)
		}
	}
	if err == nil { // behind the document, which would be another game without them
		err = s.moveChanges(id, s.games(), s.trash())
	}
	if err != nil {
		return fileError(Moving, id, err)
	}
	return s.moveDraft(id, s.games(), s.trash())
}

// makeRoom gives a game of the same id that lies in the trash another name.
func (s *Store) makeRoom(id, thrown string) error {
	aside, err := s.disk.MoveAside(thrown, id+".older")
	if err == nil {
		err = s.disk.Move(filepath.Join(s.trash(), id+changesEnd), filepath.Join(s.trash(), aside+changesEnd))
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// moveChanges takes the changes of a game along.
func (s *Store) moveChanges(id, from, to string) error {
	err := s.disk.Move(filepath.Join(from, id+changesEnd), filepath.Join(to, id+changesEnd))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// ThrowAway is Trash of a game whose pen nobody else has. The error is also that of Pen.Write.
func (s *Store) ThrowAway(id string, holder Holder) error {
	pen := s.Pen(id, holder)
	return errors.Join(pen.ThrowAway(), pen.Close(nil))
}

// ThrowAway is Store.Trash for whoever may write in the game, and keeps who that was for the others who
// have it open. The error is also that of Write.
func (p *Pen) ThrowAway() error {
	return p.Write(func() error {
		p.store.noteThrower(p.id, p.who)
		err := p.store.Trash(p.id)
		if err != nil {
			p.store.forgetThrower(p.id)
		}
		return err
	})
}

func (s *Store) thrower(id string) string { return filepath.Join(s.trash(), id+throwerEnd) }

// noteThrower keeps who throws a game away, before it is gone: the others hear of that at once. Where
// it cannot be kept they are told the rest.
func (s *Store) noteThrower(id string, who Holder) {
	text, err := json.Marshal(who)
	if err == nil && makeFolder(s.trash()) == nil {
		_ = s.disk.ReplaceLightly(s.thrower(id), append(text, '\n'))
	}
}

func (s *Store) forgetThrower(id string) { _ = s.disk.Remove(s.thrower(id)) }

// gone is what has become of a game that is not there any more.
func (s *Store) gone(id string) *ChangedError {
	e := &ChangedError{ID: id, Gone: true}
	if _, err := os.Lstat(filepath.Join(s.trash(), id+gameEnd)); err == nil {
		e.Thrown, e.By = true, readNote(s.thrower(id)).Holder
	}
	return e
}

// Restore brings a game back from the trash. The error is a *BadIDError, a *NotFoundError, a
// *TakenError or a *FileError.
func (s *Store) Restore(id string) error {
	if err := s.check(id); err != nil {
		return err
	}
	if err := s.makeGames(Moving, id); err != nil {
		return err
	}
	thrown := filepath.Join(s.trash(), id+gameEnd)
	if _, err := os.Lstat(thrown); errors.Is(err, fs.ErrNotExist) {
		return &NotFoundError{id}
	}
	if _, err := os.Lstat(s.game(id)); err == nil {
		return &TakenError{id}
	}
	if err := s.moveChanges(id, s.trash(), s.games()); err != nil { // before the document, which would be another game without them
		return fileError(Moving, id, err)
	}
	switch err := s.disk.Move(thrown, s.game(id)); {
	case errors.Is(err, fs.ErrNotExist):
		return &NotFoundError{id}
	case errors.Is(err, fs.ErrExist):
		return &TakenError{id}
	case err != nil:
		return fileError(Moving, id, err)
	}
	s.forgetThrower(id)
	return s.moveDraft(id, s.trash(), s.games())
}

// moveDraft takes the draft of a game along. It replaces one that lies there.
func (s *Store) moveDraft(id, from, to string) error {
	err := os.Rename(filepath.Join(from, id+draftEnd), filepath.Join(to, id+draftEnd))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fileError(Moving, id, err)
	}
	return nil
}
