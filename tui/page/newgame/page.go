// Package newgame is the form of a new game: who plays, with which tiles and by which rules.
//
//	page := newgame.New(newgame.Source{Catalogue: catalogue, Edition: "es-100"})
package newgame

import (
	"maps"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// Page is the form of a new game. Enter starts it from any field.
type Page struct {
	source   Source
	token    *byte // tells its names from those read for another form
	kind     sheet.Kind
	counts   map[sheet.Kind]int // players
	digits   string             // typed for their number
	names    [sheet.MaxPlayers]kit.Field
	list     kit.Field // names of more players than have a field each
	first    int
	editions []editions.Listing
	edition  int
	rules    []editions.Listing // those of the edition's language first
	rule     int
	book     sheet.Rulebook // that is chosen, for the kind
	bookErr  error
	notation scoring.Notation
	house    sheet.House
	houses   *housePage // open over the form, or nil
	at       int        // in fields
	fault    string
	reading  bool // a file of names
	racks    racks
}

// formField is a row of the form that the keys can go to.
type formField int

const (
	fieldKind formField = iota
	fieldPlayers
	fieldName // of a player: as many as there are
	fieldList
	fieldOpens
	fieldRacks
	fieldTiles
	fieldRules
	fieldHouse
	fieldNotation
	fieldStart
)

// Source is what a game is put together from, and what is proposed.
type Source struct {
	Catalogue *editions.Catalogue
	Edition   string // that is proposed
	Rules     string // that are proposed with it; "" is its own
	House     string // that were played by last
}

// New is the form with what is proposed.
func New(source Source) Page {
	f := Page{source: source, token: new(byte), kind: sheet.ClassicGame, first: 1, list: kit.NewField(maxFormList)}
	f.counts = map[sheet.Kind]int{sheet.ClassicGame: sheet.MinPlayers, sheet.DuplicateGame: sheet.MinPlayers}
	for i := range f.names {
		f.names[i] = kit.NewField(maxFormName)
	}
	f.house, _ = sheet.ParseHouse(source.House) // kept by another version: nothing to be said about it now
	f.editions = source.Catalogue.List()
	f.edition = max(0, slices.IndexFunc(f.editions, func(l editions.Listing) bool { return l.ID == source.Edition }))
	f.chooseTiles()
	f.at = slices.Index(f.fields(), fieldName)
	return f
}

// Update fills in the form, and starts the game that it describes.
func (f Page) Update(env kit.Env, msg tea.Msg) (kit.Page, kit.Action) {
	var action kit.Action
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		action = f.key(env, msg)
	case tea.PasteMsg:
		f.paste(env, msg)
	case namesMsg:
		if msg.token == f.token {
			action = f.takeNames(env, msg)
		}
	}
	return f, action
}

// Holds says whether a name is typed.
func (f Page) Holds() bool {
	typed := f.list.Value()
	for i := range f.names {
		typed += f.names[i].Value()
	}
	return strings.TrimSpace(typed) != ""
}

// chooseTiles takes what goes with the edition that is chosen: its rulebooks, the first of
// them its own, and its notation.
func (f *Page) chooseTiles() {
	language, want := "", ""
	if f.edition < len(f.editions) {
		listing := f.editions[f.edition]
		language = listing.Language
		if e, err := f.source.Catalogue.Edition(listing.ID); err == nil {
			want, f.notation = e.Rules, scoring.Notation(e.Notation)
		}
		if listing.ID == f.source.Edition && f.source.Rules != "" {
			want = f.source.Rules // the settings are for their own edition
		}
	}
	f.rules = f.source.Catalogue.ListRulebooks()
	slices.SortStableFunc(f.rules, func(a, b editions.Listing) int {
		switch own, other := a.Language == language, b.Language == language; {
		case own == other:
			return 0
		case own:
			return -1
		}
		return 1
	})
	f.rule = max(0, slices.IndexFunc(f.rules, func(l editions.Listing) bool { return l.ID == want }))
	f.chooseRules()
}

// chooseRules reads the rulebook that is chosen.
func (f *Page) chooseRules() {
	f.book, f.bookErr = sheet.Rulebook{}, nil
	if f.rule < len(f.rules) {
		f.book, f.bookErr = f.source.Catalogue.RulebookFor(f.rules[f.rule].ID, f.kind)
	}
}

// maxFormName is more characters than a name may have, so that one too long is refused and
// not cut; maxFormList is the same of all names of a hall.
const (
	maxFormName = 500
	maxFormList = sheet.MaxDuplicate * 70
)

func (f *Page) players() int { return f.counts[f.kind] }

// hall says whether there are more players than have a field each.
func (f *Page) hall() bool { return f.players() > len(f.names) }

// fields are the rows of the form.
func (f *Page) fields() []formField {
	rows := []formField{fieldKind, fieldPlayers}
	if f.hall() {
		rows = append(rows, fieldList)
	} else {
		rows = append(rows, slices.Repeat([]formField{fieldName}, f.players())...)
	}
	if f.kind == sheet.ClassicGame {
		rows = append(rows, fieldOpens)
	} else {
		rows = append(rows, fieldRacks)
	}
	return append(rows, fieldTiles, fieldRules, fieldHouse, fieldNotation, fieldStart)
}

func (f *Page) field() formField { return f.fields()[f.at] }

// firstName is where in the form the names begin.
const firstName = 2

// text is the text field that the keys go to; nil where they go to none.
func (f *Page) text() *kit.Field {
	switch f.field() {
	case fieldName:
		return &f.names[f.at-firstName]
	case fieldList:
		return &f.list
	}
	return nil
}

func (f *Page) key(env kit.Env, msg tea.KeyPressMsg) kit.Action {
	k := env.Keys
	f.fault = ""
	if f.houses != nil {
		f.houseKey(env, msg)
		return nil
	}
	field := f.field()
	digits := f.digits
	f.digits = ""
	switch n := len(f.fields()); {
	case key.Matches(msg, k.Clear):
		return kit.Close{}
	case key.Matches(msg, k.Up, k.PrevPane):
		f.at = (f.at + n - 1) % n
	case key.Matches(msg, k.Down, k.NextPane):
		f.at = (f.at + 1) % n
	case key.Matches(msg, k.Enter):
		return f.start(env)
	case f.text() != nil && key.Matches(msg, k.Undo):
		f.text().SetValue("")
	case f.text() != nil:
		f.typeText(env, msg)
	case field == fieldHouse && key.Matches(msg, k.Left, k.Right, k.Turn):
		f.houses = newHousePage(f)
	case key.Matches(msg, k.Left):
		f.change(-1)
	case key.Matches(msg, k.Right, k.Turn):
		f.change(1)
	case field == fieldPlayers && key.Matches(msg, k.TakeBack) && digits != "":
		f.typeCount(digits[:len(digits)-1])
	case field == fieldPlayers && len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9':
		if !f.typeCount(digits + msg.Text) {
			f.typeCount(msg.Text)
		}
	}
	return nil
}

// typeCount takes a number of players that is being typed; false where there cannot be so
// many.
func (f *Page) typeCount(digits string) bool {
	n := 0
	for _, d := range digits {
		n = 10*n + int(d-'0')
	}
	if n < f.kind.Fewest() || n > f.kind.Most() {
		return false
	}
	f.digits = digits
	f.setPlayers(n)
	return true
}

func (f *Page) setPlayers(n int) {
	wasHall := f.hall()
	f.counts = maps.Clone(f.counts) // what was before stays as it was
	f.counts[f.kind] = n
	f.first = min(f.first, n)
	switch {
	case f.hall() && !wasHall && f.list.Value() == "":
		f.list.SetValue(joinNames(f.fieldNames(len(f.names)))) // what was typed one by one
	case !f.hall() && wasHall:
		for i, name := range splitNames(f.list.Value()) {
			if i < len(f.names) {
				f.names[i].SetValue(name)
			}
		}
	}
}

// fieldNames are the names in the fields of their own.
func (f *Page) fieldNames(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = strings.TrimSpace(f.names[i].Value())
	}
	for len(names) > 0 && names[len(names)-1] == "" {
		names = names[:len(names)-1]
	}
	return names
}

func (f *Page) paste(env kit.Env, msg tea.PasteMsg) {
	if f.text() == nil || f.houses != nil {
		return
	}
	lines := pastedNames(msg.Content)
	if f.kind != sheet.DuplicateGame || len(lines) < 2 {
		f.typeText(env, tea.PasteMsg{Content: strings.Map(kit.OneLine, msg.Content)})
		return
	}
	if !f.hall() {
		f.list.SetValue("")
	}
	f.list.SetValue(joinNames(append(splitNames(f.list.Value()), lines...)))
	f.list.CursorEnd()
	f.countList(env)
	f.at = firstName
}

// countList makes as many players as the list has names.
func (f *Page) countList(env kit.Env) {
	if strings.HasPrefix(strings.TrimSpace(f.list.Value()), "@") {
		return
	}
	n := len(splitNames(f.list.Value()))
	if most := f.kind.Most(); n > most {
		f.fault = env.Lang.NewGame.TooManyNames(n, most)
		return
	}
	if n > f.players() {
		f.setPlayers(n)
	}
}

// typeText gives a key or a paste to a text field, unless the result could not be a name.
func (f *Page) typeText(env kit.Env, msg tea.Msg) {
	field := f.text()
	before, at := field.Value(), field.Position()
	*field = field.Type(msg)
	if f.field() == fieldList {
		f.countList(env)
		return
	}
	name := field.Value()
	if name == "" || name == before {
		return
	}
	if err := sheet.CheckName(name); err != nil {
		f.fault = env.Sentence(err)
		field.SetValue(before)
		field.SetCursor(at)
	}
}

// change goes through the choices of a field.
func (f *Page) change(n int) {
	around := func(at, of int) int { return (at + n + of) % max(1, of) }
	switch f.field() {
	case fieldKind:
		if f.kind == sheet.ClassicGame {
			f.kind = sheet.DuplicateGame
		} else {
			f.kind = sheet.ClassicGame
		}
		f.first = min(f.first, f.players())
		f.chooseRules()
	case fieldPlayers:
		fewest, most := f.kind.Fewest(), f.kind.Most()
		f.setPlayers(fewest + around(f.players()-fewest, most-fewest+1))
	case fieldOpens:
		f.first = 1 + around(f.first-1, f.players())
	case fieldRacks:
		f.turnRacks()
	case fieldTiles:
		f.edition = around(f.edition, len(f.editions))
		f.chooseTiles()
	case fieldRules:
		f.rule = around(f.rule, len(f.rules))
		f.chooseRules()
	case fieldNotation:
		if f.notation == scoring.Rows {
			f.notation = scoring.GCG
		} else {
			f.notation = scoring.Rows
		}
	}
}
