package tui

import (
	"slices"
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// formPage is the form of a new game. Enter starts it from any field.
type formPage struct {
	kind     sheet.Kind
	counts   map[sheet.Kind]int // players
	digits   string             // typed for their number
	names    [sheet.MaxPlayers]textinput.Model
	list     textinput.Model // names of more players than have a field each
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

func (m *Model) openForm() tea.Cmd {
	f := &formPage{kind: sheet.ClassicGame, first: 1, list: kit.NewField(maxFormList)}
	f.counts = map[sheet.Kind]int{sheet.ClassicGame: sheet.MinPlayers, sheet.DuplicateGame: sheet.MinPlayers}
	for i := range f.names {
		f.names[i] = kit.NewField(maxFormName)
	}
	f.house, _ = sheet.ParseHouse(m.set.House) // kept by another version: nothing to be said about it now
	f.editions = m.set.Catalogue.List()
	want := m.defaultEdition()
	for i, e := range f.editions {
		if e.ID == want {
			f.edition = i
		}
	}
	f.chooseTiles(m)
	f.at = slices.Index(f.fields(), fieldName)
	m.form = f
	return nil
}

// defaultEdition is the one asked for, else the one that was played with last, else the one of
// the language.
func (m *Model) defaultEdition() string {
	if m.set.Edition != "" {
		return m.set.Edition
	}
	if _, err := m.set.Catalogue.Edition(m.set.Tiles); err == nil {
		return m.set.Tiles
	}
	return editions.ForLanguage(m.set.Lang)
}

// chooseTiles takes what goes with the edition that is chosen: its rulebooks, the first of
// them its own, and its notation.
func (f *formPage) chooseTiles(m *Model) {
	language, want := "", ""
	if f.edition < len(f.editions) {
		listing := f.editions[f.edition]
		language = listing.Language
		if e, err := m.set.Catalogue.Edition(listing.ID); err == nil {
			want, f.notation = e.Rules, scoring.Notation(e.Notation)
		}
		if listing.ID == m.defaultEdition() && m.set.Rules != "" {
			want = m.set.Rules // the settings are for their own edition
		}
	}
	f.rules = m.set.Catalogue.ListRulebooks()
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
	f.chooseRules(m)
}

// chooseRules reads the rulebook that is chosen.
func (f *formPage) chooseRules(m *Model) {
	f.book, f.bookErr = sheet.Rulebook{}, nil
	if f.rule < len(f.rules) {
		f.book, f.bookErr = m.set.Catalogue.RulebookFor(f.rules[f.rule].ID, f.kind)
	}
}

// maxFormName is more characters than a name may have, so that one too long is refused and
// not cut; maxFormList is the same of all names of a hall.
const (
	maxFormName = 500
	maxFormList = sheet.MaxDuplicate * 70
)

func (f *formPage) players() int { return f.counts[f.kind] }

// hall says whether there are more players than have a field each.
func (f *formPage) hall() bool { return f.players() > len(f.names) }

// fields are the rows of the form.
func (f *formPage) fields() []formField {
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

func (f *formPage) field() formField { return f.fields()[f.at] }

// firstName is where in the form the names begin.
const firstName = 2

// text is the text field that the keys go to; nil where they go to none.
func (f *formPage) text() *textinput.Model {
	switch f.field() {
	case fieldName:
		return &f.names[f.at-firstName]
	case fieldList:
		return &f.list
	}
	return nil
}

func (f *formPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	f.fault = ""
	if f.houses != nil {
		f.houseKey(m, msg)
		return nil
	}
	field := f.field()
	digits := f.digits
	f.digits = ""
	switch n := len(f.fields()); {
	case key.Matches(msg, k.Clear):
		m.form = nil
		if m.table == nil && m.start == nil {
			m.openStart()
		}
	case key.Matches(msg, k.Up, k.PrevPane):
		f.at = (f.at + n - 1) % n
	case key.Matches(msg, k.Down, k.NextPane):
		f.at = (f.at + 1) % n
	case key.Matches(msg, k.Enter):
		return m.startForm()
	case f.text() != nil && key.Matches(msg, k.Undo):
		f.text().SetValue("")
	case f.text() != nil:
		f.typeText(m, msg)
	case field == fieldHouse && key.Matches(msg, k.Left, k.Right, k.Turn):
		f.houses = newHousePage(f)
	case key.Matches(msg, k.Left):
		f.change(m, -1)
	case key.Matches(msg, k.Right, k.Turn):
		f.change(m, 1)
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
func (f *formPage) typeCount(digits string) bool {
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

func (f *formPage) setPlayers(n int) {
	wasHall := f.hall()
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
func (f *formPage) fieldNames(n int) []string {
	names := make([]string, n)
	for i := range names {
		names[i] = strings.TrimSpace(f.names[i].Value())
	}
	for len(names) > 0 && names[len(names)-1] == "" {
		names = names[:len(names)-1]
	}
	return names
}

func (f *formPage) paste(m *Model, msg tea.PasteMsg) {
	if f.text() == nil || f.houses != nil {
		return
	}
	lines := pastedNames(msg.Content)
	if f.kind != sheet.DuplicateGame || len(lines) < 2 {
		f.typeText(m, tea.PasteMsg{Content: strings.Map(kit.OneLine, msg.Content)})
		return
	}
	if !f.hall() {
		f.list.SetValue("")
	}
	f.list.SetValue(joinNames(append(splitNames(f.list.Value()), lines...)))
	f.list.CursorEnd()
	f.countList(m)
	f.at = firstName
}

// countList makes as many players as the list has names.
func (f *formPage) countList(m *Model) {
	if strings.HasPrefix(strings.TrimSpace(f.list.Value()), "@") {
		return
	}
	n := len(splitNames(f.list.Value()))
	if most := f.kind.Most(); n > most {
		f.fault = m.Lang.NewGame.TooManyNames(n, most)
		return
	}
	if n > f.players() {
		f.setPlayers(n)
	}
}

// typeText gives a key or a paste to a text field, unless what it makes would be no name.
func (f *formPage) typeText(m *Model, msg tea.Msg) {
	field := f.text()
	before, at := field.Value(), field.Position()
	*field = kit.TypeInto(*field, msg)
	if f.field() == fieldList {
		f.countList(m)
		return
	}
	name := field.Value()
	if name == "" || name == before {
		return
	}
	if err := sheet.CheckName(name); err != nil {
		f.fault = m.Sentence(err)
		field.SetValue(before)
		field.SetCursor(at)
	}
}

// change goes through the choices of a field.
func (f *formPage) change(m *Model, n int) {
	around := func(at, of int) int { return (at + n + of) % max(1, of) }
	switch f.field() {
	case fieldKind:
		if f.kind == sheet.ClassicGame {
			f.kind = sheet.DuplicateGame
		} else {
			f.kind = sheet.ClassicGame
		}
		f.first = min(f.first, f.players())
		f.chooseRules(m)
	case fieldPlayers:
		fewest, most := f.kind.Fewest(), f.kind.Most()
		f.setPlayers(fewest + around(f.players()-fewest, most-fewest+1))
	case fieldOpens:
		f.first = 1 + around(f.first-1, f.players())
	case fieldRacks:
		f.turnRacks()
	case fieldTiles:
		f.edition = around(f.edition, len(f.editions))
		f.chooseTiles(m)
	case fieldRules:
		f.rule = around(f.rule, len(f.rules))
		f.chooseRules(m)
	case fieldNotation:
		if f.notation == scoring.Rows {
			f.notation = scoring.GCG
		} else {
			f.notation = scoring.Rows
		}
	}
}
