package games

import (
	"errors"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// Source is where the games are, and who does something with one.
type Source struct {
	Games  *store.Store
	Holder store.Holder
	Role   sitting.Role // of who sits here
	Now    func() time.Time
}

// change is what can be done with a game of the list besides playing it.
type change int

const (
	copied change = iota
	again         // another game of the same people
	voided
	thrown // into the trash
	restored
)

// acts is what whoever does something with a game has to be allowed to do.
var acts = [...]sitting.Act{copied: sitting.NewGame, again: sitting.NewGame, voided: sitting.WriteLine, thrown: sitting.Delete, restored: sitting.Delete}

// Changed says what was done with a game, or why not: then the list is no longer what it was.
type Changed struct {
	token *byte
	how   change
	id    string // of the game, or of the one that came of it
	Err   error
}

// Failed says that it could not be done.
func (msg Changed) Failed(err error) tea.Msg { msg.Err = err; return msg }

// change has something done with a game.
func (s Source) change(asked *byte, id string, how change) tea.Cmd {
	msg := Changed{token: asked, how: how, id: id}
	if act := acts[how]; !s.Role.May(act) {
		msg.Err = &sitting.RoleError{Kind: s.Role.Kind, Act: act}
		return kit.Work(msg, func() tea.Msg { return msg })
	}
	return kit.Work(msg, func() tea.Msg {
		switch how {
		case copied:
			msg.id, msg.Err = s.copy(id)
		case again:
			msg.id, msg.Err = s.again(id)
		case voided:
			msg.Err = s.void(id)
		case thrown:
			msg.Err = s.Games.ThrowAway(id, s.Holder)
		case restored:
			msg.Err = s.Games.Restore(id)
		}
		return msg
	})
}

// copy keeps a whole game once more.
func (s Source) copy(id string) (string, error) {
	l, err := s.Games.Load(id)
	if err == nil || store.IsBeside(err) { // a copy is where one plays on
		l, err = s.Games.Create(l, s.Now())
	}
	return l.ID, err
}

// again keeps another game of the same people.
func (s Source) again(id string) (string, error) {
	g, err := s.load(id)
	if err != nil {
		return "", err
	}
	l := g.Again()
	l.Header.Start = s.Now()
	l, err = s.Games.Create(l, s.Now())
	return l.ID, err
}

// void notes in a game that it counts nowhere.
func (s Source) void(id string) error {
	pen := s.Games.Pen(id, s.Holder)
	err := pen.Write(func() error {
		file, err := s.Games.Open(id)
		if err != nil {
			return err
		}
		g, err := sheet.NewGame(file.Log())
		if err != nil {
			return err
		}
		line := sheet.Line{Event: sheet.Event{What: sheet.Voided{}}}
		g, _, err = g.Do(line, sheet.Stamp{Time: s.Now().UTC(), By: s.Holder.User})
		if err != nil {
			return err
		}
		if err := file.Append(g.Log); err != nil {
			return err
		}
		return file.Close()
	})
	return errors.Join(err, pen.Close(nil))
}

func (s Source) load(id string) (sheet.Game, error) {
	l, err := s.Games.Load(id)
	if err != nil && !store.IsBeside(err) {
		return sheet.Game{}, err
	}
	return sheet.NewGame(l)
}
