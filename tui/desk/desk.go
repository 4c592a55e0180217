// Package desk is the table: an open game, and what its keys, its menus, its forms and its lists
// do with it. It knows no root: what it wants done beyond the table it asks for, as actions.
//
//	d.Tell(env, now, wall, unsaved)
//	d.Update(msg)
//	for _, action := range d.TakeActions() {
//		…
//	}
//
// The panes of the table are rooms of their own below. They see it as a view.Table.
package desk

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/sheet"
	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/grid"
	"tanteo/tui/desk/layout"
	"tanteo/tui/desk/tabs"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/page/help"
	"tanteo/tui/phrases"
	"tanteo/tui/sitting"
	"tanteo/tui/write"
)

// Source is what a table is made with.
type Source struct {
	sitting.Room                          // without the folder of games, the clock and chance: the table is told what it needs of them
	Words        *words.Library           // the lists that words are looked up in
	ShowPath     func(path string) string // a path as it may be shown
	Folder       string                   // where the games are, to be shown
	Suspend      bool                     // a shell is behind the program
	Names        phrases.Premiums         // of the squares
	ASCII        bool                     // the frame is drawn without line signs
	Checking     bool                     // every word is looked up in a list
	Clocks       string                   // that were chosen before, the newest first
}

// Desk is the table: an open game and the state of its screen.
type Desk struct {
	view.Table
	set  Source
	seed uint64    // that racks are drawn by, where the game has none yet
	wall time.Time // by the clock on the wall, when the last message came

	changes int // of the game, so far
	made    int // changes that were made here, apart from what undo and redo do
	others  int // how often others did something

	lookup    lookup
	questions questions
	help      *help.Page // below the heading; nil while it is closed
	grid      grid.Pane

	actions []kit.Action // what the root is to do, in order
}

// New is a table with a game. Seed is what racks are drawn by, where the game has none yet.
func New(s Source, g sheet.Game, seed uint64) *Desk {
	at := view.NewSight(g)
	return &Desk{
		Table: view.Table{Words: phrases.Vocabulary(), Names: s.Names, ASCII: s.ASCII, Checking: s.Checking, Role: s.Role, At: at, Drawn: &view.Drawn{}},
		set:   s, seed: seed,
		lookup: lookup{at: at, library: s.Words},
	}
}

// Tell sets what the table needs to know of the program. It is called before everything that is
// done at the table, and before it is drawn. now is the time by the clock of the program, wall by
// the clock on the wall.
func (d *Desk) Tell(env kit.Env, now time.Duration, wall time.Time, unsaved string) {
	if env.Width != d.Width || env.Height != d.Height || d.Lay.W == 0 {
		d.Lay = layout.New(env.Width, env.Height, d.At.Game.Edition.Layout.Side)
	}
	d.Env, d.Now, d.wall, d.Unsaved = env, now, wall, unsaved
}

// Update takes a key, a paste, a click or an answer. Messages that are not for the table change
// nothing.
func (d *Desk) Update(msg tea.Msg) {
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		d.At.Said.Seen = true
		d.tableKey(msg)
	case tea.PasteMsg:
		d.At.Said.Seen = true
		d.paste(msg)
	case tea.MouseClickMsg:
		d.click(msg)
	case TickMsg:
		d.tick(msg)
	case listMsg:
		d.gotList(msg)
	case hasListMsg:
		round{d}.takeMaster(msg)
	case readingMsg:
		d.readSoFar(msg)
	case foundMsg:
		searching{d}.found(msg)
	case rackWordsMsg:
		d.At.RackWords = msg.into(d)
	case MasterMsg:
		round{d}.gotMaster(msg)
	case write.Wrote:
		d.wrote(msg)
	case kit.CompletedMsg:
		d.toOver(msg)
	}
}

// Settle works out what will be drawn, and keeps a scrolled tab within its lines. It is called
// after everything that is done at the table, because drawing changes nothing and folds nothing.
func (d *Desk) Settle() {
	d.Table.Settle()
	t := d.At
	if t.InGrid {
		d.grid = d.grid.Foresee(d.Table)
	}
	w, h := 0, 0
	if d.help == nil && t.Scroll != 0 {
		w, h = frame.Of(d.Table).TabSize()
	}
	switch {
	case h == 0:
	case t.Tab == view.TabNotes:
		t.Scroll = tabs.Of(d.Table).NotesScroll(w, h)
	case t.Tab == view.TabTiles && d.PageOpen():
		t.Scroll = tabs.Of(d.Table).TilesScroll(w, h)
	}
}

// want asks the root for an action.
func (d *Desk) want(a kit.Action) { d.actions = append(d.actions, a) }

// work asks the root to run a command away from the keys; nil is nothing. Its answer comes to
// Update.
func (d *Desk) work(cmd tea.Cmd) {
	if cmd != nil {
		d.want(kit.Ask{Cmd: cmd})
	}
}

// TakeActions takes the actions that the root is to do, in order.
func (d *Desk) TakeActions() []kit.Action {
	actions := d.actions
	d.actions = nil
	return actions
}
