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
	next, action := kit.Press(p, env, press)
	if action != nil {
		return next, action
	}
	return next.(Page).settled(env), nil
}

// KeyRows are the keys of the help.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	k, h := env.Keys, &env.Lang.Screen.Hint
	page, scroll := key.Hint{Says: h.Page}, key.Hint{Says: h.Scroll}
	turns := func(n int) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) {
			p.page, p.top = (p.page+pages+n)%pages, 0
			return p, nil
		}
	}
	scrolls := func(lines int) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) {
			p.top += lines
			return p, nil
		}
	}
	closes := func() (kit.Page, kit.Action) { return p, kit.Close{} }
	return []kit.PageRow{
		{Keys: k.Left, Hint: page, Ask: turns(-1)},
		{Keys: k.Right, Hint: page, Ask: turns(1)},
		{Keys: k.Up, Hint: scroll, Ask: scrolls(-1)},
		{Keys: k.Down, Hint: scroll, Ask: scrolls(1)},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: closes},
		{Keys: k.Help, Ask: closes},
		{Keys: k.Enter, Ask: closes},
		{Keys: k.PrevPane, Ask: turns(-1)},
		{Keys: k.NextPane, Ask: turns(1)},
		{Keys: k.NextTab, Ask: turns(1)},
		{Keys: k.PageUp, Ask: scrolls(-10)},
		{Keys: k.PageDown, Ask: scrolls(10)},
	}
}

// settled is the page scrolled no further than it has lines.
func (p Page) settled(env kit.Env) Page {
	if p.page == countingPage && (p.lastCounting == nil || p.lastWidth != env.Width) {
		p.lastCounting, p.lastWidth = p.countingLines(env, env.Width), env.Width
	}
	_, p.top = p.sight(env)
	return p
}
