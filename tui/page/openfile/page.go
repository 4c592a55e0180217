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

// KeyRows are the keys of the page. What else types goes into the field. While something is read
// or saved, only Esc does something.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	k, h := env.Keys, &env.Lang.Screen.Hint
	p.fault = ""
	idle := func(does func() (Page, kit.Action)) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) {
			if p.busy {
				return p, nil
			}
			return does()
		}
	}
	if p.games == nil {
		return []kit.PageRow{
			{Keys: k.Enter, Hint: key.Hint{Says: h.Read}, Ask: idle(func() (Page, kit.Action) { return p.readFile(env) })},
			{Keys: k.NextPane, Hint: key.Hint{Says: h.Complete}, Ask: idle(func() (Page, kit.Action) { return p, kit.Ask{Cmd: p.field.Complete()} })},
			{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: func() (kit.Page, kit.Action) { return p, kit.Close{} }},
			{Keys: k.Undo, Ask: idle(func() (Page, kit.Action) { p.field = kit.NewPathField(""); return p, nil })},
		}
	}
	var choose key.Hint
	if len(p.games) > 1 {
		choose.Says = h.Choose
	}
	scroll := key.Hint{Says: h.Scroll}
	chooses := func(by int) func() (kit.Page, kit.Action) {
		return idle(func() (Page, kit.Action) {
			p.list.Chosen = kit.Picker{Chosen: p.list.Chosen}.Move(by, len(p.games)).Chosen
			p.scroll = 0
			return p, nil
		})
	}
	scrolls := func(lines int) func() (kit.Page, kit.Action) {
		return idle(func() (Page, kit.Action) { p.scroll += lines; return p, nil })
	}
	return []kit.PageRow{
		{Keys: k.Up, Hint: choose, Ask: chooses(-1)},
		{Keys: k.Down, Hint: choose, Ask: chooses(1)},
		{Keys: k.Enter, Hint: key.Hint{Says: h.TakeGame}, Ask: idle(func() (Page, kit.Action) { return p.take(env) })},
		{Keys: k.PageUp, Hint: scroll, Ask: scrolls(-5)},
		{Keys: k.PageDown, Hint: scroll, Ask: scrolls(5)},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: func() (kit.Page, kit.Action) { p.games = nil; return p, nil }},
		{Keys: k.First, Ask: chooses(-len(p.games))},
		{Keys: k.Last, Ask: chooses(len(p.games))},
	}
}

func (p Page) key(env kit.Env, msg tea.KeyPressMsg) (Page, kit.Action) {
	if row, bound := key.Find(p.KeyRows(env), msg); bound {
		next, action := row.Ask()
		return next.(Page), action
	}
	p.fault = ""
	if p.games == nil && !p.busy {
		p.field = p.field.Type(msg)
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
