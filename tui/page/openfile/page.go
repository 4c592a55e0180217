// Package openfile is the page that opens a file: first its name is asked for, then the games in
// it are shown with what was found in them, and one of them becomes a saved game.
//
//	page := openfile.New(source, folder, here)
package openfile

import (
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/gcg"
	"tanteo/sheet/line"
	"tanteo/sheet/store"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// Page opens a file.
type Page struct {
	source Source
	token  *byte // tells its answers from those of another page
	field  kit.PathField
	begun  string // what the field began with: the folder of the file that was read last
	here   string // the folder of names without one, as it is shown
	busy   bool   // something is read or saved
	fault  string

	name   string // of the file that was read
	games  []foundGame
	more   bool // it has more games than are listed
	list   kit.Scroll
	scroll int // first line in sight of what is told of the chosen one
}

// Source is what a file is read by, and where a game of it is kept.
type Source struct {
	Games     *store.Store
	Catalogue *editions.Catalogue
	Now       func() time.Time
}

// New is the page with a folder in its field. Names without a folder are in the one shown.
func New(source Source, folder, here string) Page {
	return Page{source: source, token: new(byte), field: kit.NewPathField(folder), begun: folder, here: here}
}

// Update goes on from the name to the games, and from them to the one that is taken.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	var action kit.Action
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		p, action = p.key(env, msg)
	case tea.PasteMsg:
		if p.games == nil && !p.busy {
			p.field, p.fault = p.field.Type(msg), ""
		}
	case kit.CompletedMsg:
		if p.field.AskedFor(msg) {
			p.field, p.fault = p.field.Completed(msg), ""
			if msg.Err != nil {
				p.fault = env.FileFault(msg.Err).Sentence()
			}
		}
	case readMsg:
		if msg.token == p.token {
			p, action = p.read(env, msg)
		}
	case savedMsg:
		if msg.token == p.token {
			p, action = p.openSaved(env, msg)
		}
	}
	if p.games != nil {
		s := p.sight(env)
		p.list, p.scroll = s.list, s.scroll
	}
	return p, action
}

func (p Page) key(env kit.Env, msg tea.KeyPressMsg) (Page, kit.Action) {
	k := env.Keys
	p.fault = ""
	switch {
	case key.Matches(msg, k.Clear) && p.games != nil:
		p.games = nil
	case key.Matches(msg, k.Clear):
		return p, kit.Close{}
	case p.busy:
	case key.Matches(msg, k.Enter) && p.games == nil:
		return p.readFile(env)
	case key.Matches(msg, k.Enter):
		return p.take(env)
	case p.games == nil:
		var look tea.Cmd
		p.field, look = p.field.Key(msg, k)
		return p, kit.Ask{Cmd: look}
	case key.Matches(msg, k.Up, k.Down, k.First, k.Last):
		p.list, _ = p.list.Key(msg, k, len(p.games))
		p.scroll = 0
	case key.Matches(msg, k.PageUp):
		p.scroll -= 5
	case key.Matches(msg, k.PageDown):
		p.scroll += 5
	}
	return p, nil
}

// Holds says whether a name is typed that is not read yet.
func (p Page) Holds() bool { return p.games == nil && p.field.Text() != p.begun }

// readFile has the file read that was named.
func (p Page) readFile(env kit.Env) (Page, kit.Action) {
	typed := p.field.Text()
	if strings.TrimSpace(typed) == "" {
		return p, nil
	}
	p.busy = true
	p.field = p.field.WithoutNames()
	asked, catalogue, lang := p.token, p.source.Catalogue, env.Lang
	return p, kit.Ask{Cmd: kit.Work(readMsg{token: asked}, func() tea.Msg {
		msg := read(catalogue, lang, typed)
		msg.token = asked
		return msg
	})}
}

// read shows what was found in a file.
func (p Page) read(env kit.Env, msg readMsg) (Page, kit.Action) {
	p.busy = false
	switch {
	case msg.err != nil:
		p.fault = env.FileFault(msg.err).Sentence()
		return p, nil
	case len(msg.games) == 0:
		p.fault = env.Lang.Replay.Differ[gcg.NotPlay](phrases.Differing{})
		return p, nil
	}
	typed := p.field.Text()
	p.begun = typed[:len(typed)-len(msg.name)]
	p.name, p.games, p.more = phrases.Safe(msg.name), msg.games, msg.more
	p.list, p.scroll = kit.Scroll{}, 0
	return p, kit.InFolder{Typed: p.begun}
}

// savedMsg says that a game of a file was saved.
type savedMsg struct {
	token *byte
	game  foundGame
	log   sheet.Log
	err   error
}

// Failed says that it could not be saved.
func (msg savedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// take has the chosen game saved.
func (p Page) take(env kit.Env) (Page, kit.Action) {
	one := p.games[p.list.Chosen]
	if one.trouble != "" {
		p.fault = env.Lang.Tool.Files.Unreadable(one.trouble).Sentence()
		return p, nil
	}
	p.busy = true
	msg, to := savedMsg{token: p.token, game: one}, p.source
	return p, kit.Ask{Cmd: kit.Work(msg, func() tea.Msg {
		msg.log, msg.err = one.Keep(to.Games, to.Now())
		return msg
	})}
}

// openSaved opens the game that was saved.
func (p Page) openSaved(env kit.Env, msg savedMsg) (Page, kit.Action) {
	p.busy = false
	if msg.err != nil {
		p.fault = env.Sentence(msg.err)
		return p, nil
	}
	return p, kit.ReadGame{ID: msg.log.ID, Said: takenText(env.Lang, p.name, msg.game)}
}

// takenText tells what was taken from a file.
func takenText(l *phrases.Language, name string, one foundGame) string {
	s := &l.Screen.File
	name = phrases.Fit(name, 24)
	if one.Counted == nil {
		return s.TakenOwn(one.length, name) + "."
	}
	text := s.Taken(one.length, name, l.FoundEdition(*one.Counted))
	if n := one.Counted.Kept(); n > 0 {
		text += s.FiguresDiffer(n, l.Word(line.CommandRecount))
	}
	return text + "."
}
