package tui

import (
	"strings"

	"charm.land/bubbles/v2/key"
	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// formPage is the form of a new game. Enter starts it from any field.
type formPage struct {
	players  int
	names    [sheet.MaxPlayers]textinput.Model
	first    int
	editions []editions.Listing
	edition  int
	rules    []editions.Listing
	rule     int
	at       int
	fault    string
}

// The fields of the form: the number of players, their names, and then the others.
const (
	fieldPlayers = iota
	fieldNames   // the first of as many as there are players
)

func (m *Model) openForm() tea.Cmd {
	f := &formPage{players: sheet.MinPlayers, first: 1, at: fieldNames}
	for i := range f.names {
		f.names[i] = newField(maxFormName)
	}
	f.editions = m.set.Catalogue.List()
	f.rules = m.set.Catalogue.ListRulebooks()
	want := m.defaultEdition()
	for i, e := range f.editions {
		if e.ID == want {
			f.edition = i
		}
	}
	f.rule = f.ruleOf(m)
	m.form = f
	return nil
}

// defaultEdition is the one asked for, or the one of the language.
func (m *Model) defaultEdition() string {
	if m.set.Edition != "" {
		return m.set.Edition
	}
	return editions.ForLanguage(m.set.Lang)
}

// ruleOf is the rulebook that goes with the edition that is chosen.
func (f *formPage) ruleOf(m *Model) int {
	want := ""
	if f.edition < len(f.editions) {
		if e, err := m.set.Catalogue.Edition(f.editions[f.edition].ID); err == nil {
			want = e.Rules
		}
		if f.editions[f.edition].ID == m.defaultEdition() && m.set.Rules != "" {
			want = m.set.Rules // the settings are for their own edition
		}
	}
	for i, r := range f.rules {
		if r.ID == want {
			return i
		}
	}
	return 0
}

// maxFormName is more characters than a name may have, so that one too long is refused and
// not cut.
const maxFormName = 500

// fields is how many fields the form has: players, names, who opens, tiles, rules, start.
func (f *formPage) fields() int     { return f.fieldStart() + 1 }
func (f *formPage) fieldOpens() int { return fieldNames + f.players }
func (f *formPage) fieldTiles() int { return f.fieldOpens() + 1 }
func (f *formPage) fieldRules() int { return f.fieldOpens() + 2 }
func (f *formPage) fieldStart() int { return f.fieldOpens() + 3 }

// name is the field of a name that the keys go to; nil where they go to another.
func (f *formPage) name() *textinput.Model {
	if i := f.at - fieldNames; i >= 0 && i < f.players {
		return &f.names[i]
	}
	return nil
}

func (m *Model) formKey(msg tea.KeyPressMsg) tea.Cmd {
	f, k := m.form, m.keys
	f.fault = ""
	switch {
	case key.Matches(msg, k.Clear):
		m.form = nil
		if m.table == nil && m.start == nil {
			m.openStart()
		}
	case key.Matches(msg, k.Up, k.PrevPane):
		f.at = (f.at + f.fields() - 1) % f.fields()
	case key.Matches(msg, k.Down, k.NextPane):
		f.at = (f.at + 1) % f.fields()
	case key.Matches(msg, k.Enter):
		return m.startForm()
	case f.name() != nil && key.Matches(msg, k.Undo):
		f.name().SetValue("")
	case f.name() != nil:
		f.typeName(m, msg)
	case key.Matches(msg, k.Left):
		f.change(m, -1)
	case key.Matches(msg, k.Right, k.Turn):
		f.change(m, 1)
	case f.at == fieldPlayers && len(msg.Text) == 1 && msg.Text[0] >= '0'+sheet.MinPlayers && msg.Text[0] <= '0'+sheet.MaxPlayers:
		f.players = int(msg.Text[0] - '0')
		f.first = min(f.first, f.players)
	}
	return nil
}

func (f *formPage) paste(m *Model, msg tea.PasteMsg) {
	if f.name() != nil {
		f.typeName(m, tea.PasteMsg{Content: strings.Map(oneLine, msg.Content)})
	}
}

// typeName gives a key or a paste to the name, unless that would be none.
func (f *formPage) typeName(m *Model, msg tea.Msg) {
	field := f.name()
	before, at := field.Value(), field.Position()
	*field = typeInto(*field, msg)
	if name := field.Value(); name != "" && name != before && sheet.CheckName(name) != nil {
		f.fault = m.lang.Screen.Form.BadName
		field.SetValue(before)
		field.SetCursor(at)
	}
}

// change goes through the choices of a field.
func (f *formPage) change(m *Model, n int) {
	around := func(at, of int) int { return (at + n + of) % max(1, of) }
	switch f.at {
	case fieldPlayers:
		f.players = sheet.MinPlayers + around(f.players-sheet.MinPlayers, sheet.MaxPlayers-sheet.MinPlayers+1)
		f.first = min(f.first, f.players)
	case f.fieldOpens():
		f.first = 1 + around(f.first-1, f.players)
	case f.fieldTiles():
		f.edition = around(f.edition, len(f.editions))
		f.rule = f.ruleOf(m)
	case f.fieldRules():
		f.rule = around(f.rule, len(f.rules))
	}
}

// startForm starts the game that the form describes.
func (m *Model) startForm() tea.Cmd {
	f := m.form
	names := make([]string, f.players)
	for i := range names {
		names[i] = strings.TrimSpace(f.names[i].Value())
		if names[i] == "" {
			continue
		}
		if err := sheet.CheckName(names[i]); err != nil {
			f.fault = m.lang.Screen.Form.BadName
			f.at = fieldNames + i
			return nil
		}
	}
	l, err := newLog(m.set.Catalogue, f.editions[f.edition].ID, f.rules[f.rule].ID, names, f.first)
	if err != nil {
		f.fault = m.sentence(err)
		return nil
	}
	l.Header.Start = m.set.Now()
	return m.startGame(l)
}

// formScreen draws the form.
func (m *Model) formScreen() ([]string, int, int, bool) {
	f, s := m.form, &m.lang.Screen.Form
	w, h := m.width, m.height
	margin := strings.Repeat(" ", min(4, max(1, (w-72)/2)))
	field := min(32, w-26)
	lines := []string{"", margin + m.heading(s.Title, "", w-2*width(margin), true), ""}
	x, y := 0, 0
	label := func(i int, text string) string {
		text = pad(text, 16)
		if i == f.at {
			return m.look.ink[inkAccent].put(text)
		}
		return text
	}
	choice := func(i int, name, value string) {
		if i == f.at {
			x, y = width(margin)+18, len(lines)
		}
		lines = append(lines, margin+label(i, name)+signLess+" "+pad(value, field)+signMore)
	}
	choice(fieldPlayers, s.Players, itoa(f.players))
	for i := range f.players {
		value := f.names[i].Value()
		if fieldNames+i == f.at {
			before := []rune(value)[:f.names[i].Position()]
			x, y = width(margin)+17+min(width(string(before)), field-1), len(lines)
		}
		text := m.look.field.put(pad(value, field))
		if value == "" && fieldNames+i != f.at {
			text = m.muted(pad(m.lang.Player("", i+1), field))
		}
		lines = append(lines, margin+label(fieldNames+i, "  "+itoa(i+1))+" "+text)
	}
	choice(f.fieldOpens(), s.Opens, m.lang.Player(strings.TrimSpace(f.names[f.first-1].Value()), f.first))
	edition, tiles := m.editionText(f)
	choice(f.fieldTiles(), s.Tiles, edition)
	rules := ""
	if f.rule < len(f.rules) {
		rules = withID(f.rules[f.rule].Name, f.rules[f.rule].ID)
	}
	choice(f.fieldRules(), s.Rules, rules)
	lines = append(lines, "")
	start := "  " + s.Start + "  "
	if f.at == f.fieldStart() {
		x, y = width(margin)+16, len(lines)
		start = m.look.reverse.put(start)
	} else {
		start = m.look.ink[inkAccent].put(start)
	}
	lines = append(lines, margin+strings.Repeat(" ", 16)+start, "")
	for _, text := range []string{s.WhoOpens, tiles} {
		for _, line := range wrapped(text, w-2*width(margin)) {
			lines = append(lines, margin+m.muted(line))
		}
	}
	rows := fill(lines, w, h)
	if f.fault != "" {
		rows[h-2] = m.look.ink[inkFault].put(pad("! "+f.fault, w))
	} else if m.notice.text != "" {
		rows[h-2] = m.noticeLine(w)
	}
	words := &m.lang.Screen.Hint
	rows[h-1] = m.hintsIn([]hint{
		{m.keyName("Up") + " " + m.keyName("Down"), words.Field}, {m.keyName("Left") + " " + m.keyName("Right"), words.Choose},
		{m.keyName("Enter"), words.Start}, {"Esc", words.Back},
	}, w)
	return rows, min(x, w-1), y, true
}

// editionText is the chosen edition, and what is worth knowing of it.
func (m *Model) editionText(f *formPage) (name, about string) {
	s := &m.lang.Screen.Form
	if f.edition >= len(f.editions) {
		return "", ""
	}
	entry := f.editions[f.edition]
	e, err := m.set.Catalogue.Edition(entry.ID)
	if err != nil {
		return entry.ID, m.sentence(err)
	}
	return withID(e.Name, e.ID), s.Bonus(e.BonusFor(e.Rack))
}

// withID is a name from a file with the id that the commands know it by.
func withID(name, id string) string { return phrases.Safe(name) + " (" + phrases.Safe(id) + ")" }
