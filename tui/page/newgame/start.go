package newgame

import (
	"errors"
	"maps"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/files"
	"tanteo/tui/kit"
)

// start starts the game that the form describes.
func (f *Page) start(env kit.Env) kit.Action {
	if !f.hall() {
		return f.startWith(env, append(f.fieldNames(f.players()), make([]string, f.players())...)[:f.players()])
	}
	list := strings.TrimSpace(f.list.Value())
	path, isFile := strings.CutPrefix(list, "@")
	if !isFile {
		return f.startWith(env, splitNames(list))
	}
	if f.reading {
		return nil
	}
	f.reading = true
	msg := namesMsg{token: f.token}
	return kit.Ask{Cmd: kit.Work(msg, func() tea.Msg {
		msg.names, msg.err = files.Names(files.Path(path))
		return msg
	})}
}

// namesMsg is a file of names that was read for a form.
type namesMsg struct {
	token *byte
	names []string
	err   error
}

// Failed says that it could not be read.
func (msg namesMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// takeNames goes on with the names of a file.
func (f *Page) takeNames(env kit.Env, msg namesMsg) kit.Action {
	f.reading = false
	switch {
	case msg.err != nil:
		f.fault = env.FileFault(msg.err).Sentence()
		return nil
	case len(msg.names) > 0:
		f.counts = maps.Clone(f.counts)
		f.counts[f.kind] = min(len(msg.names), f.kind.Most())
	}
	return f.startWith(env, msg.names)
}

// startWith starts the game with these names; players without one come behind.
func (f *Page) startWith(env kit.Env, names []string) kit.Action {
	if most := f.kind.Most(); len(names) > most {
		f.fault = env.Lang.NewGame.TooManyNames(len(names), most)
		return nil
	}
	for len(names) < f.players() {
		names = append(names, "")
	}
	if refused, ok := errors.AsType[*sheet.Refusal](sheet.CheckNames(names)); ok {
		f.fault = env.Sentence(refused)
		if f.at = firstName; !f.hall() {
			f.at = firstName + refused.Player - 1
		}
		return nil
	}
	l, err := f.log(names)
	if err != nil {
		f.fault = env.Sentence(err)
		return nil
	}
	return kit.StartGame{Log: l, Drawn: f.drawsRacks()}
}

// log is the log of the game that the form describes.
func (f *Page) log(names []string) (sheet.Log, error) {
	e, err := f.source.Catalogue.Edition(f.editions[f.edition].ID)
	if err != nil {
		return sheet.Log{}, err
	}
	if f.bookErr != nil {
		return sheet.Log{}, f.bookErr
	}
	return sheet.Log{
		Kind: f.kind, Edition: e.Definition, Rules: f.book, House: f.house,
		Notation: f.notation, Players: names, First: f.first,
	}, nil
}

// racks is who has the racks of a duplicate, as far as it was chosen.
type racks int

const (
	racksUnasked racks = iota // drawn for one who plays alone
	racksTyped
	racksDrawn
)

// drawsRacks says whether the program draws the racks.
func (f *Page) drawsRacks() bool {
	if f.kind != sheet.DuplicateGame {
		return false
	}
	return f.racks == racksDrawn || f.racks == racksUnasked && f.players() == 1
}

// turnRacks takes the other way to have racks.
func (f *Page) turnRacks() {
	if f.drawsRacks() {
		f.racks = racksTyped
	} else {
		f.racks = racksDrawn
	}
}
