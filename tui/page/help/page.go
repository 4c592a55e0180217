// Package help is the help: keys, lines, the rules of the game, counting, the book with its
// sources, the program itself. It is made from the key map, the vocabulary, the rulebook and the
// engine.
//
//	next, action := help.New(about).Of(g).Update(env, press)
package help

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Page is the help of a game. It stands below the heading of the table, so the height of its
// window is what that leaves.
type Page struct {
	about About
	game  sheet.Game
	page  int
	top   int // the first line in sight

	lastCounting []string // the page of counting as it was made last, in lines of lastWidth columns
	lastWidth    int
}

// About is what the help tells of besides the game.
type About struct {
	Keys      [2][]Section // in two columns
	Only      bool         // whoever reads it only watches the game
	Catalogue *editions.Catalogue
	Folder    string // where the games are, to be shown
}

const pages = 6

// New is the help at its first page.
func New(about About) Page { return Page{about: about} }

// Of is the help of a game as it stands now.
func (p Page) Of(g sheet.Game) Page {
	p.game = g
	return p
}

func (p Page) duplicate() bool { return p.game.Log.Kind == sheet.DuplicateGame }

// Update goes from page to page, and up and down in one.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	press, ok := msg.(tea.KeyPressMsg)
	if !ok {
		return p, nil
	}
	switch k := env.Keys; {
	case key.Matches(press, k.Clear, k.Help, k.Enter):
		return p, kit.Close{}
	case key.Matches(press, k.Left, k.PrevPane):
		p.page, p.top = (p.page+pages-1)%pages, 0
	case key.Matches(press, k.Right, k.NextPane, k.NextTab):
		p.page, p.top = (p.page+1)%pages, 0
	case key.Matches(press, k.Up):
		p.top--
	case key.Matches(press, k.Down):
		p.top++
	case key.Matches(press, k.PageUp):
		p.top -= 10
	case key.Matches(press, k.PageDown):
		p.top += 10
	}
	if p.page == countingPage && (p.lastCounting == nil || p.lastWidth != env.Width) {
		p.lastCounting, p.lastWidth = p.countingLines(env, env.Width), env.Width
	}
	_, p.top = p.sight(env)
	return p, nil
}
