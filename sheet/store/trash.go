package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Trash throws a game away, with its changes and its draft; Restore brings it back. The caller has its
// pen. One of the same id that lies in the trash already is kept there under another name.
// The error is a *BadIDError, a *NotFoundError or a *FileError.
func (s *Store) Trash(id string) error {
	if err := checkID(id); err != nil {
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
	err := pen.Write(func() error { return s.Trash(id) })
	return errors.Join(err, pen.Close(nil))
}

// Restore brings a game back from the trash. The error is a *BadIDError, a *NotFoundError, a
// *TakenError or a *FileError.
func (s *Store) Restore(id string) error {
	if err := checkID(id); err != nil {
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
