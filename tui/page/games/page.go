// Package games is the list of earlier games, or of those in the trash: what is typed searches,
// Enter opens, and a menu has what else can be done with the chosen one.
//
//	page := games.New(games.Source{Games: store, Holder: me, Now: time.Now}, list)
package games

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/sitting"
)

// Page is the list.
type Page struct {
	source  Source
	token   *byte // tells its answers from those of another page
	list    kit.Games
	search  kit.Field
	trash   bool
	matches []kit.Game            // that have what is searched for
	rows    kit.Scroll            // of those
	menu    *kit.Menu[kit.Action] // nil while the list has the keys
	busy    bool                  // something is being done with a game
	choose  string                // id of the game to choose when the list comes
}

// maxSearch is how long a search may be, in characters.
const maxSearch = 60

// New is the list with the games that are known. Those in the trash come with the next reading.
func New(source Source, known kit.Games) Page {
	p := Page{source: source, token: new(byte), list: known, search: kit.NewField(maxSearch)}
	return p.find()
}

// find takes those of the list that have what is searched for.
func (p Page) find() Page {
	id := p.choose
	if g, ok := p.game(); ok && id == "" {
		id = g.ID
	}
	p.matches = nil
	for _, g := range p.all() {
		if g.Has(p.search.Value()) {
			if g.ID == id {
				p.rows.Chosen = len(p.matches)
			}
			p.matches = append(p.matches, g)
		}
	}
	p.rows.Chosen = min(p.rows.Chosen, max(0, len(p.matches)-1))
	p.choose = ""
	return p
}

// all are the games of the tab that is open.
func (p Page) all() []kit.Game {
	if p.trash {
		return p.list.Thrown
	}
	return p.list.All
}

// game is the chosen one; false where there is none.
func (p Page) game() (kit.Game, bool) {
	if p.rows.Chosen >= len(p.matches) {
		return kit.Game{}, false
	}
	return p.matches[p.rows.Chosen], true
}

// Update goes through the list, and does something with a game.
func (p Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	var action kit.Action
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		p, action = p.key(env, msg)
	case tea.PasteMsg:
		if p.menu == nil {
			msg.Content = strings.Map(kit.OneLine, msg.Content)
			p = p.searching(p.search.Type(msg))
		}
	case kit.Games:
		p.list = msg
		p = p.find()
	case Changed:
		if msg.token == p.token {
			p, action = p.changed(env, msg)
		}
	}
	p.rows = p.layout(env).rows
	return p, action
}

// KeyRows are the keys of the menu where it is open, else those of the list. What else types is
// searched for. While something is done with a game, only Esc does something.
func (p Page) KeyRows(env kit.Env) []kit.PageRow {
	if p.menu != nil {
		return p.menuRows(env)
	}
	k, h, s := env.Keys, &env.Lang.Screen.Hint, &env.Lang.Earlier
	becomes := func(next func() Page) func() (kit.Page, kit.Action) {
		return func() (kit.Page, kit.Action) {
			if p.busy {
				return p, nil
			}
			return next(), nil
		}
	}
	open := func() (kit.Page, kit.Action) {
		if g, ok := p.game(); ok && !p.busy {
			return p, kit.OpenGame{ID: g.ID}
		}
		return p, nil
	}
	toMenu, may, tab := becomes(func() Page { p.menu = p.gameMenu(env); return p }), p.source.Role.May(sitting.Delete), key.Hint{}
	inMenu := key.Hint{Says: s.ToMenu}
	var beside key.Hint // Enter opens the menu in the trash, and is told there
	if !p.trash {
		beside = inMenu
	}
	if may {
		tab.Says = s.ToTab
	}
	rows := []kit.PageRow{
		{Keys: k.Enter, Hint: key.Hint{Says: h.Open}, Off: p.trash, Ask: open},
		{Keys: k.Enter, Hint: inMenu, Off: !p.trash, Ask: toMenu},
		{Keys: k.NextPane, Hint: beside, Ask: toMenu},
		{Keys: k.Delete, Hint: key.Hint{Says: s.ToDelete}, Off: p.trash || !may, Ask: becomes(func() Page { return p.askToThrow(env) })},
		{Keys: k.NextTab, Hint: tab, Ask: becomes(func() Page { return p.otherTab(may) })},
		{Keys: k.Clear, Hint: key.Hint{Says: h.Back}, Ask: p.back},
		{Keys: k.Undo, Ask: becomes(func() Page { return p.searching(kit.NewField(maxSearch)) })},
	}
	moves := kit.Moves(kit.Picker{Chosen: p.rows.Chosen}, k, len(p.matches), "", func(moved kit.Picker) func() (kit.Page, kit.Action) {
		return becomes(func() Page { p.rows.Chosen = moved.Chosen; return p })
	})
	for _, row := range moves {
		if row.Keys != k.First && row.Keys != k.Last { // those go along what is typed
			rows = append(rows, row)
		}
	}
	return rows
}

func (p Page) key(env kit.Env, msg tea.KeyPressMsg) (Page, kit.Action) {
	if row, bound := key.Find(p.KeyRows(env), msg); bound {
		next, action := row.Ask()
		return next.(Page), action
	}
	switch {
	case p.menu != nil:
		return p.menuKey(env, msg)
	case p.busy:
		return p, nil
	}
	return p.searching(p.search.Type(msg)), nil
}

// back empties the search, and from an empty one leads away.
func (p Page) back() (kit.Page, kit.Action) {
	if p.search.Value() != "" {
		return p.searching(kit.NewField(maxSearch)), nil
	}
	return p, kit.Close{}
}

// otherTab goes to the trash or back, where that is shown.
func (p Page) otherTab(may bool) Page {
	if !may {
		return p
	}
	p.trash, p.rows = !p.trash, kit.Scroll{}
	return p.find()
}

// askToThrow asks whether to throw the chosen game away.
func (p Page) askToThrow(env kit.Env) Page {
	if p.menu = p.gameMenu(env); p.menu != nil {
		p.menu.Chosen, p.menu.Asking = len(p.menu.Items)-1, true
	}
	return p
}

// searching is the page with another search. The first game that is found is chosen.
func (p Page) searching(search kit.Field) Page {
	before := p.search.Value()
	p.search = search
	if search.Value() == before {
		return p
	}
	p.matches, p.rows = nil, kit.Scroll{}
	return p.find()
}

// Holds says whether something is searched for.
func (p Page) Holds() bool { return p.search.Value() != "" }

// Regain is the page with what was searched for before; the games are those of now.
func (p Page) Regain(before kit.Page) kit.Page { return p.searching(before.(Page).search) }

// gameMenu is what can be done with the chosen game; nil where there is none. What takes it
// away comes last.
func (p Page) gameMenu(env kit.Env) *kit.Menu[kit.Action] {
	s := &env.Lang.Earlier
	g, ok := p.game()
	if !ok {
		return nil
	}
	do := func(label string, how change) kit.Item[kit.Action] {
		return kit.Item[kit.Action]{Label: label, Ask: kit.Ask{Cmd: p.source.change(p.token, g.ID, how)}}
	}
	back := kit.Item[kit.Action]{Label: draw.Capital(env.Lang.Screen.Hint.Back)}
	if p.trash {
		return &kit.Menu[kit.Action]{Heading: g.ID, Items: []kit.Item[kit.Action]{do(s.Restore, restored), back}}
	}
	items := []kit.Item[kit.Action]{back, {Label: s.Open, Ask: kit.OpenGame{ID: g.ID}}}
	may := p.source.Role.May
	if g.Err == nil && may(sitting.NewGame) {
		items = append(items, do(s.Copy, copied), do(s.Again, again))
	}
	if g.Err == nil && !g.Void && may(sitting.WriteLine) {
		items = append(items, do(s.Void, voided))
	}
	if !may(sitting.Delete) {
		return &kit.Menu[kit.Action]{Heading: g.ID, Items: items}
	}
	throw := do(s.ToTrash, thrown)
	throw.Sure = s.Sure
	return &kit.Menu[kit.Action]{Heading: g.ID, Items: append(items, throw)}
}

// menuRows are the keys of the menu.
func (p Page) menuRows(env kit.Env) []kit.PageRow {
	var rows []kit.PageRow
	for _, row := range p.menu.KeyRows(env) {
		rows = append(rows, kit.PageRow{Keys: row.Keys, Hint: row.Hint, Ask: func() (kit.Page, kit.Action) { return p.pressed(row.Ask) }})
	}
	return rows
}

// menuKey gives the menu a key that it has no row for: it no longer asks to be sure.
func (p Page) menuKey(env kit.Env, msg tea.KeyPressMsg) (Page, kit.Action) {
	next, _, _ := p.menu.Key(msg, env)
	return p.pressed(kit.Pressed[kit.Action]{Next: next})
}

// pressed is the page after a key of the menu.
func (p Page) pressed(menu kit.Pressed[kit.Action]) (Page, kit.Action) {
	p.menu = &menu.Next
	if menu.Closes {
		p.menu = nil
	}
	_, p.busy = menu.Ask.(kit.Ask)
	return p, menu.Ask
}

// changed shows what was done with a game. Another game of the same people is opened.
func (p Page) changed(env kit.Env, msg Changed) (Page, kit.Action) {
	p.busy = false
	done := &env.Lang.Earlier.Done
	switch {
	case msg.Err != nil:
		return p, nil
	case msg.how == again:
		return p, kit.OpenGame{ID: msg.id}
	case msg.how == copied:
		p.choose = msg.id
		return p, kit.Say{Text: done.Copied(msg.id)}
	case msg.how == voided:
		p.choose = msg.id
		return p, kit.Say{Text: done.Voided(msg.id)}
	case msg.how == restored:
		return p, kit.Say{Text: done.Restored(msg.id)}
	}
	return p, kit.Say{Text: done.Thrown(msg.id)}
}
