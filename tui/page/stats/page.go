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
	back       int // row to go back to from the player
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
		if key.Matches(msg, env.Keys.Clear) && p.player == "" {
			return p, kit.Close{}
		}
		p = p.key(env.Keys, msg)
	}
	p.list = p.layout(env).list
	return p, nil
}

func (p Page) key(k *key.Map, press tea.KeyPressMsg) Page {
	rows := p.rows()
	if next, moved := p.list.Key(press, k, len(rows)); moved {
		p.list = next
		return p
	}
	switch {
	case key.Matches(press, k.Clear):
		p.player, p.list = "", kit.Scroll{Chosen: p.back}
	case key.Matches(press, k.Enter) && p.list.Chosen < len(rows):
		if p.player == "" {
			p.back = p.list.Chosen
		}
		p.player, p.list = rows[p.list.Chosen], kit.Scroll{}
	case key.Matches(press, k.NextTab):
		p.league, p.player, p.list = !p.league, "", kit.Scroll{}
	case key.Matches(press, k.NextPane, k.PrevPane):
		p.kind, p.list, p.back = 1-p.kind, kit.Scroll{}, 0
		if _, there := p.table().Player(p.player); !there {
			p.player = ""
		}
	case p.choosesScheme() && key.Matches(press, k.Left):
		p.scheme, p.list = (p.scheme+len(p.schemes)-1)%len(p.schemes), kit.Scroll{}
	case p.choosesScheme() && key.Matches(press, k.Right):
		p.scheme, p.list = (p.scheme+1)%len(p.schemes), kit.Scroll{}
	}
	return p
}

// choosesScheme says whether Left and Right go from one points scheme to another.
func (p Page) choosesScheme() bool { return p.league && p.player == "" && len(p.schemes) > 0 }
