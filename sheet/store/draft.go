package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

func (s *Store) draft(id string) string { return filepath.Join(s.games(), id+draftEnd) }

// SaveDraft keeps the unfinished entry of a game; an empty one is removed. The error is a
// *BadIDError, a *NotFoundError of a game that is not there, or a *FileError.
func (s *Store) SaveDraft(id string, text []byte) error {
	if err := s.check(id); err != nil {
		return err
	}
	if len(text) == 0 {
		if err := s.disk.Remove(s.draft(id)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fileError(Drafting, id, err)
		}
		return nil
	}
	if err := s.makeGames(Drafting, id); err != nil {
		return err
	}
	if _, err := os.Lstat(s.game(id)); errors.Is(err, fs.ErrNotExist) {
		return &NotFoundError{id}
	}
	if err := s.disk.ReplaceLightly(s.draft(id), text); err != nil {
		return fileError(Drafting, id, err)
	}
	return nil
}

// LoadDraft is the unfinished entry of a game; nil where there is none. The error is a
// *BadIDError or a *FileError.
func (s *Store) LoadDraft(id string) ([]byte, error) {
	if err := s.check(id); err != nil {
		return nil, err
	}
	text, err := read(s.draft(id))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fileError(Drafting, id, err)
	}
	return text, nil
}

// SetDraftAside gives a draft that makes no sense another name and tells it, so that the
// next draft does not overwrite it. The error is a *BadIDError or a *FileError.
func (s *Store) SetDraftAside(id string) (aside string, err error) {
	if err := s.check(id); err != nil {
		return "", err
	}
	aside, err = s.disk.MoveAside(s.draft(id), id+draftEnd+damagedEnd)
	if err != nil {
		return "", fileError(Drafting, id, err)
	}
	return aside, nil
}
