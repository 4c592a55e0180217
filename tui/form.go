package tui

import (
	"strings"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// formPage is the form of a new game. Enter starts it from any field.
type formPage struct {
	players  int
	names    [sheet.MaxPlayers]string
	first    int
	editions []editions.Listing
	edition  int
	rules    []editions.Listing
	rule     int // 0 is the one of the edition
	at       int
	fault    string
}

// The fields of the form besides the names, by what they hold.
const (
	fieldPlayers = iota
	fieldNames   // the first of as many as there are players
)

func (m *Model) openForm() tea.Cmd {
	f := &formPage{players: sheet.MinPlayers, first: 1, at: fieldNames}
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

// fields is how many fields the form has: players, names, tiles, rules, start.
func (f *formPage) fields() int     { return 1 + f.players + 3 }
func (f *formPage) fieldTiles() int { return fieldNames + f.players }
func (f *formPage) fieldRules() int { return fieldNames + f.players + 1 }
func (f *formPage) onName() (int, bool) {
	i := f.at - fieldNames
	return i, i >= 0 && i < f.players
}

func (m *Model) formKey(msg tea.KeyPressMsg) tea.Cmd {
	f, k := m.form, m.keys
	f.fault = ""
	name, onName := f.onName()
	switch {
	case key.Matches(msg, k.Clear):
		m.form = nil
		if m.table == nil && m.start == nil {
			m.openStart()
		}
	case key.Matches(msg, k.Up), key.Matches(msg, k.PrevPane):
		f.at = (f.at + f.fields() - 1) % f.fields()
	case key.Matches(msg, k.Down), key.Matches(msg, k.NextPane):
		f.at = (f.at + 1) % f.fields()
	case key.Matches(msg, k.Enter):
		return m.startForm()
	case onName && (key.Matches(msg, k.Left) || key.Matches(msg, k.Right)):
		f.first = name + 1
	case key.Matches(msg, k.Left):
		f.change(m, -1)
	case key.Matches(msg, k.Right):
		f.change(m, 1)
	case onName && key.Matches(msg, k.TakeBack):
		if runes := []rune(f.names[name]); len(runes) > 0 {
			f.names[name] = string(runes[:len(runes)-1])
		}
	case onName && key.Matches(msg, k.Undo):
		f.names[name] = ""
	case onName && msg.Text != "":
		f.typeName(m, name, msg.Text)
	case f.at == fieldPlayers && len(msg.Text) == 1 && msg.Text[0] >= '2' && msg.Text[0] <= '4':
		f.players = int(msg.Text[0] - '0')
	}
	return nil
}

func (f *formPage) paste(msg tea.PasteMsg) {
	if name, ok := f.onName(); ok {
		f.names[name] = norm.NFC.String(f.names[name] + strings.Map(oneLine, msg.Content))
	}
}

func (f *formPage) typeName(m *Model, name int, text string) {
	longer := norm.NFC.String(f.names[name] + text)
	if err := sheet.CheckName(longer); err != nil {
		f.fault = m.lang.Screen.Form.BadName
		return
	}
	f.names[name] = longer
}

// change goes through the choices of a field.
func (f *formPage) change(m *Model, n int) {
	around := func(at, of int) int { return (at + n + of) % max(1, of) }
	switch f.at {
	case fieldPlayers:
		f.players = sheet.MinPlayers + around(f.players-sheet.MinPlayers, sheet.MaxPlayers-sheet.MinPlayers+1)
		f.first = min(f.first, f.players)
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
		names[i] = strings.TrimSpace(f.names[i])
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
		what, todo := m.explain(err)
		f.fault = strings.TrimSpace(what + " " + todo)
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
		name := "  " + itoa(i+1)
		if f.first == i+1 {
			name += " " + s.Opens
		}
		if fieldNames+i == f.at {
			x, y = width(margin)+17+width(f.names[i]), len(lines)
		}
		shown := f.names[i]
		if shown == "" && fieldNames+i != f.at {
			shown = m.lang.Player("", i+1)
		}
		text := m.look.field.put(pad(shown, field))
		if f.names[i] == "" {
			text = m.muted(pad(shown, field))
		}
		lines = append(lines, margin+label(fieldNames+i, name)+" "+text)
	}
	edition, tiles := m.editionText(f)
	choice(f.fieldTiles(), s.Tiles, edition)
	rules := ""
	if f.rule < len(f.rules) {
		rules = withID(f.rules[f.rule].Name, f.rules[f.rule].ID)
	}
	choice(f.fieldRules(), s.Rules, rules)
	lines = append(lines, "")
	start := "  " + s.Start + "  "
	if f.at == f.fields()-1 {
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
	does := words.Choose
	if _, ok := f.onName(); ok {
		does = s.Opens
	}
	rows[h-1] = m.hintsIn([]hint{
		{m.keyName("Up") + " " + m.keyName("Down"), words.Field}, {m.keyName("Left") + " " + m.keyName("Right"), does},
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
		what, todo := m.explain(err)
		return entry.ID, what + " " + todo
	}
	return withID(e.Name, e.ID), s.Bonus(e.BonusFor(e.Rack))
}

// withID is a name from a file with the id that the commands know it by.
func withID(name, id string) string { return phrases.Safe(name) + " (" + phrases.Safe(id) + ")" }
