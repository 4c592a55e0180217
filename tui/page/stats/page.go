// Package stats is the page of what many games amount to: the players or a league, and one player
// with all whom he met.
//
//	page, read := stats.New(store, catalogue)
package stats

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/sheet/store"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Page tells what many games amount to: the players or a league, and one player with all
// others he met.
type Page struct {
	token      *byte // tells its answer from that of another page
	loaded     bool
	err        error
	unreadable int
	tables     [2]stats.Table // classic, duplicate
	kind       int
	league     bool
	schemes    []stats.Scheme
	scheme     int
	player     string // key of the one who is told of; "" for all
	list       kit.Scroll
	count      int // of its rows
	from       int // row to go back to from the player
}

// tablesMsg has what was kept of all games.
type tablesMsg struct {
	token      *byte
	tables     [2]stats.Table
	schemes    []stats.Scheme
	unreadable int
	err        error
}

// Failed says that the games could not be counted.
func (msg tablesMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// New is the page, and what reads all games for it. Without a store there is nothing to read.
func New(games *store.Store, catalogue *editions.Catalogue) (Page, tea.Cmd) {
	p := Page{token: new(byte)}
	if games == nil {
		p.loaded = true
		return p, nil
	}
	return p, kit.Work(tablesMsg{token: p.token}, func() tea.Msg {
		msg := tablesMsg{token: p.token}
		var all []stats.Game
		all, msg.unreadable, msg.err = games.Statistics()
		for i, kind := range []sheet.Kind{sheet.ClassicGame, sheet.DuplicateGame} {
			msg.tables[i] = stats.Count(all, kind, stats.Span{})
		}
		for _, one := range catalogue.ListLeagues() {
			if scheme, err := catalogue.League(one.ID); err == nil { // the commands tell what is wrong with another
				msg.schemes = append(msg.schemes, scheme)
			}
		}
		return msg
	})
}

// with is the page with what was kept of all games.
func (p Page) with(msg tablesMsg) Page {
	p.loaded, p.tables, p.schemes, p.unreadable, p.err = true, msg.tables, msg.schemes, msg.unreadable, msg.err
	if p.tables[0].Games == 0 && p.tables[1].Games > 0 {
		p.kind = 1
	}
	return p
}

func (p *Page) table() *stats.Table { return &p.tables[p.kind] }

// rows are the keys of the players in the rows that can be chosen.
func (p *Page) rows() []string {
	var keys []string
	switch {
	case p.player != "":
		for _, v := range p.table().Versus(p.player) {
			keys = append(keys, v.Key)
		}
	case p.league && len(p.schemes) > 0:
		for _, r := range p.table().League(p.schemes[p.scheme]) {
			keys = append(keys, r.Key)
		}
	default:
		for _, one := range p.table().Players {
			keys = append(keys, one.Key)
		}
	}
	return keys
}

// Update moves about in the tables.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	switch msg := msg.(type) {
	case tablesMsg:
		if msg.token != p.token {
			return p, nil
		}
		p = p.with(msg)
	case tea.KeyPressMsg:
		next, action := kit.Press(p, env, msg)
		p = next.(Page)
		if action != nil {
			return p, action
		}
	}
	l := p.layout(env)
	p.list, p.count = l.list, len(l.grid.Rows)
	return p, nil
}

// KeyRows are the keys of the page, and those that move about in the list.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	k, h, s, n := env.Keys, &env.Lang.Screen.Hint, &env.Lang.Stats, len(p.schemes)
	becomes := func(next func() Page) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) { return next(), nil }
	}
	scheme, noScheme := key.Hint{Says: s.ToScheme}, !p.league || p.player != ""
	otherScheme := func(by int) func() (kit.Page, kit.Action) {
		return becomes(func() Page {
			if n > 0 { // they are read
				p.scheme, p.list = (p.scheme+n+by)%n, kit.Scroll{}
			}
			return p
		})
	}
	otherKind := becomes(p.ofOtherKind)
	rows := []kit.PageRow{
		{Keys: k.Enter, Hint: key.Hint{Says: s.ToPlayer}, Ask: becomes(p.atPlayer)},
		{Keys: k.NextTab, Hint: key.Hint{Says: h.Tab}, Ask: becomes(func() Page { p.league, p.player, p.list = !p.league, "", kit.Scroll{}; return p })},
		{Keys: k.NextPane, Hint: key.Hint{Says: s.ToKind}, Ask: otherKind},
		{Keys: k.Left, Hint: scheme, Off: noScheme, Ask: otherScheme(-1)},
		{Keys: k.Right, Hint: scheme, Off: noScheme, Ask: otherScheme(1)},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: p.back},
		{Keys: k.PrevPane, Ask: otherKind},
	}
	return append(rows, kit.Moves(kit.Picker{Chosen: p.list.Chosen}, k, p.count, "", func(moved kit.Picker) func() (kit.Page, kit.Action) {
		return becomes(func() Page { p.list.Chosen = moved.Chosen; return p })
	})...)
}

// back leads from a player to all of them, and from there away.
func (p Page) back() (kit.Page, kit.Action) {
	if p.player == "" {
		return p, kit.Close{}
	}
	p.player, p.list = "", kit.Scroll{Chosen: p.from}
	return p, nil
}

// atPlayer tells of the chosen player.
func (p Page) atPlayer() Page {
	rows := p.rows()
	if p.list.Chosen >= len(rows) {
		return p
	}
	if p.player == "" {
		p.from = p.list.Chosen
	}
	p.player, p.list = rows[p.list.Chosen], kit.Scroll{}
	return p
}

// ofOtherKind tells of the other kind of games, and goes on with the player where he played some.
func (p Page) ofOtherKind() Page {
	p.kind, p.list, p.from = 1-p.kind, kit.Scroll{}, 0
	if _, there := p.table().Player(p.player); !there {
		p.player = ""
	}
	return p
}
