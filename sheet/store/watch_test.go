package store_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tanteo/sheet/store"
)

// What others note and whose pen it becomes is told, whether the system tells of it or not; drafts and
// other games are not.
func TestWatch(t *testing.T) {
	for name, watch := range map[string]func(s *store.Store, id string, tell func()) func(){
		"told by the system": (*store.Store).Watch,
		"looked for": func(s *store.Store, id string, tell func()) func() {
			return s.Poll(id, 5*time.Millisecond, tell)
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, dir, l := newGame(t)
			other, err := s.Create(game("Eva", "Leo"), day)
			if err != nil {
				t.Fatal(err)
			}
			told := make(chan struct{}, 100)
			stop := watch(s, l.ID, func() { told <- struct{}{} })
			defer stop()
			hears := func(what string, do func() error) {
				t.Helper()
				if err := do(); err != nil {
					t.Fatal(err)
				}
				select {
				case <-told:
				case <-time.After(10 * time.Second):
					t.Errorf("%s is not heard of", what)
				}
			}
			theirs := open(t, dir)
			g, err := theirs.Open(l.ID)
			if err != nil {
				t.Fatal(err)
			}
			pen := theirs.Pen(l.ID, here(t, "bea"))
			hears("a note", func() error { return pen.Borrow(func() error { return g.Append(withNote(l, "x")) }) })
			hears("the pen", pen.Take)
			hears("the end", func() error { return errors.Join(pen.Close(g.Close)) })
			for len(told) > 0 {
				<-told
			}
			quiet := errors.Join(theirs.SaveDraft(l.ID, []byte("H4")), theirs.Pen(other.ID, here(t, "bea")).Take())
			hears("a note after what is passed over", func() error {
				return errors.Join(quiet, pen.Borrow(func() error { return g.Append(withNote(g.Log(), "y")) }))
			})
			for len(told) > 0 {
				<-told
			}
			games := filepath.Join(dir, "games")
			hears("a right to the file", func() error { return os.Chmod(filepath.Join(games, l.ID+".json"), 0o400) })
			hears("a right to the folder", func() error { return os.Chmod(games, 0o500) })
			hears("its way back", func() error { return os.Chmod(games, 0o700) })
			hears("another folder", func() error { return os.Rename(games, games+"-before") })
			for len(told) > 0 {
				<-told
			}
			hears("a game in the folder that is there now", func() error {
				return errors.Join(os.Mkdir(games, 0o700), os.WriteFile(filepath.Join(games, l.ID+".json"), nil, 0o600))
			})
			stop()
			stop()
		})
	}
}

// A folder that is not there is looked for.
func TestWatchingWithoutAFolder(t *testing.T) {
	s := open(t, filepath.Join(t.TempDir(), "none"))
	stop := s.Watch("2026-11-29-ana-bea", func() {})
	stop()
}
