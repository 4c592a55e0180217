// Package start is the first page: a new game, the one that was open last, earlier games, just
// counting.
//
//	page := start.New(catalogue.List(), edition, folder)
package start

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Page is the first page.
type Page struct {
	earlier kit.Games
	chosen  int
	counts  int // index in tiles of those for just counting
	tiles   []editions.Listing
	folder  string // where the games are, to be shown; "" is not
	moved   bool   // something was chosen by keys
	told    bool   // it is known what there is to resume
	waits   bool   // Enter was pressed before that
}

// The choices of the page.
const (
	startNew = iota
	startResume
	startEarlier
	startStats
	startFile
	startCount
	startChoices
)

// New is the page before the list of games has been read. The edition is the one proposed for
// just counting.
func New(tiles []editions.Listing, edition, folder string) Page {
	p := Page{tiles: tiles, folder: folder}
	p.counts = p.indexOf(edition)
	return p
}

// AtEarlier is the page with the earlier games chosen.
func (p Page) AtEarlier() Page {
	p.chosen, p.moved = startEarlier, true
	return p
}

// indexOf is where an edition stands among those for just counting; the first where it is
// none of them.
func (p Page) indexOf(edition string) int {
	return max(0, slices.IndexFunc(p.tiles, func(l editions.Listing) bool { return l.ID == edition }))
}

// Update goes through the choices.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	switch msg := msg.(type) {
	case kit.Games:
		return p.with(msg)
	case tea.KeyPressMsg:
		return kit.Press(p, env, msg)
	}
	return p, nil
}

// with goes on once it is known which games there are, or which one is to be resumed. A choice that
// was made before stays.
func (p Page) with(e kit.Games) (Page, kit.Action) {
	p.earlier, p.told = e, true
	if !p.moved {
		if e.Open != nil {
			p.chosen = startResume
		}
		if e.Newest != nil {
			p.counts = p.indexOf(e.Newest.Edition) // what was played last is counted with
		}
		p.moved = e.Known // so that a later reading moves nothing
	}
	if p.waits {
		p.waits = false
		return p, p.enter()
	}
	return p, nil
}

// KeyRows are the keys of the page. Leaving works everywhere, but only here is it told.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	k, h := env.Keys, &env.Lang.Screen.Hint
	choose, counting := key.Hint{Says: h.Choose}, p.chosen == startCount
	by := func(n int) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) { return p.move(n), nil }
	}
	otherTiles := func(n int) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) {
			p.counts = (p.counts + n + len(p.tiles)) % len(p.tiles)
			return p, nil
		}
	}
	return []kit.PageRow{
		{Keys: k.Up, Hint: choose, Ask: by(-1)},
		{Keys: k.Down, Hint: choose, Ask: by(1)},
		{Keys: k.Enter, Hint: key.Hint{Says: h.Open}, Ask: p.entered},
		{Keys: k.Leave, Hint: key.Hint{Says: h.Leave}, Ask: func() (kit.Page, kit.Action) { return p, kit.Quit{} }},
		{Keys: k.PrevPane, Ask: by(-1)},
		{Keys: k.NextPane, Ask: by(1)},
		{Keys: k.Left, Off: !counting, Ask: otherTiles(-1)},
		{Keys: k.Right, Off: !counting, Ask: otherTiles(1)},
	}
}

// entered is the page after Enter. It waits for what there is to resume, where nothing was chosen.
func (p Page) entered() (kit.Page, kit.Action) {
	if !p.told && !p.moved {
		p.waits = true
		return p, nil
	}
	return p, p.enter()
}

func (p Page) move(n int) Page {
	p.moved = true
	p.chosen = (p.chosen + n + startChoices) % startChoices
	if p.chosen == startResume && p.earlier.Open == nil {
		p.chosen = (p.chosen + n + startChoices) % startChoices
	}
	return p
}

// enter is what the chosen row asks for.
func (p Page) enter() kit.Action {
	switch p.chosen {
	case startNew:
		return kit.OpenPage{Which: kit.FormPage}
	case startResume:
		if p.earlier.Open != nil {
			return kit.OpenGame{ID: p.earlier.Open.ID}
		}
	case startEarlier:
		return kit.OpenPage{Which: kit.GamesPage}
	case startStats:
		return kit.OpenPage{Which: kit.StatsPage}
	case startFile:
		return kit.OpenPage{Which: kit.FilePage}
	case startCount:
		return kit.JustCount{Edition: p.tiles[p.counts].ID}
	}
	return nil
}
