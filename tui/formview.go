package tui

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// formLabel is how many columns the names of the fields take.
const formLabel = 16

// screen draws the form.
func (f *formPage) screen(m *Model) ([]string, int, int, bool) {
	s := &m.Lang.Screen.Form
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	title := s.Title
	if f.houses != nil {
		title = m.Lang.NewGame.House
	}
	lines := []string{"", margin + m.Heading(title, "", w-2*draw.Width(margin), true), ""}
	if h < 22 {
		lines = lines[1:]
	}
	rows := formRows{m: m, f: f, margin: margin, field: min(38, w-2*draw.Width(margin)-formLabel-4), lines: lines}
	if f.houses != nil {
		rows.house()
	} else {
		rows.fields()
	}
	room := h - 2 - len(rows.lines)
	for _, text := range m.formTells() {
		for _, line := range draw.Wrapped(text, w-2*draw.Width(margin)) {
			if room--; room < 0 {
				break
			}
			ink := m.Look.Ink[draw.Muted]
			if strings.HasPrefix(text, "* ") {
				ink = m.Look.Ink[draw.Notice]
			}
			rows.lines = append(rows.lines, margin+ink.Put(line))
		}
	}
	all := draw.Fill(rows.lines, w, h)
	if f.fault != "" {
		all[h-2] = m.Look.Ink[draw.Fault].Put(draw.Pad("! "+f.fault, w))
	} else if m.Notice.Text != "" {
		all[h-2] = m.noticeLine(w)
	}
	all[h-1] = m.HintsIn(m.formHints(), w)
	return all, min(rows.x, w-1), rows.y, true
}

func (m *Model) formHints() []kit.Hint {
	words := &m.Lang.Screen.Hint
	upDown, sides := m.KeyName("Up")+" "+m.KeyName("Down"), m.KeyName("Left")+" "+m.KeyName("Right")
	if m.form.houses != nil {
		return []kit.Hint{{Key: upDown, Does: words.Field}, {Key: sides, Does: words.Choose}, {Key: m.KeyName("Del"), Does: words.LeaveIt}, {Key: m.KeyName("Enter"), Does: words.KeepIt}}
	}
	return []kit.Hint{{Key: upDown, Does: words.Field}, {Key: sides, Does: words.Choose}, {Key: m.KeyName("Enter"), Does: words.Start}, {Key: m.KeyName("Esc"), Does: words.Back}}
}

// formRows are the rows of the form being drawn.
type formRows struct {
	m      *Model
	f      *formPage
	margin string
	field  int // width of a value
	lines  []string
	x, y   int // of the cursor
}

func (r *formRows) label(text string, focused bool) string {
	text = draw.Pad(text, formLabel)
	if focused {
		return r.m.Look.Ink[draw.Accent].Put(text)
	}
	return text
}

// choice draws a field that is chosen from.
func (r *formRows) choice(name, value string, focused bool) {
	if focused {
		r.x, r.y = draw.Width(r.margin)+formLabel+2, len(r.lines)
	}
	r.lines = append(r.lines, r.margin+r.label(name, focused)+draw.SignLess+" "+draw.Pad(value, r.field)+draw.SignMore)
}

// text draws a field that is typed in; without a text it shows what stands for it.
func (r *formRows) text(name, value, empty string, at int, focused bool) {
	if focused {
		before := []rune(value)
		before = before[:min(at, len(before))]
		if n := draw.Width(string(before)) - (r.field - 1); n > 0 { // the end that is typed at is shown
			cut := before
			for draw.Width(string(cut)) > r.field-1 {
				cut = cut[1:]
			}
			value = string(cut) + string([]rune(value)[len(before):])
			before = cut
		}
		r.x, r.y = draw.Width(r.margin)+formLabel+1+min(draw.Width(string(before)), r.field-1), len(r.lines)
	}
	shown := r.m.Look.Field.Put(draw.Pad(value, r.field))
	if value == "" && !focused {
		shown = r.m.Muted(draw.Pad(empty, r.field))
	}
	r.lines = append(r.lines, r.margin+r.label(name, focused)+" "+shown)
}

// fields draws the form itself.
func (r *formRows) fields() {
	f, m := r.f, r.m
	s, g := &m.Lang.Screen.Form, &m.Lang.NewGame
	for i, field := range f.fields() {
		focused := i == f.at
		switch field {
		case fieldKind:
			r.choice(g.Kind, g.Kinds[f.kind], focused)
		case fieldPlayers:
			r.choice(s.Players, strconv.Itoa(f.players()), focused)
		case fieldName:
			seat := i - firstName + 1
			name := &f.names[seat-1]
			r.text("  "+strconv.Itoa(seat), name.Value(), m.Lang.Player("", seat), name.Position(), focused)
		case fieldList:
			r.text(g.Names, f.list.Value(), m.Lang.Player("", 1)+", …", f.list.Position(), focused)
		case fieldOpens:
			r.choice(s.Opens, m.Lang.Player(strings.TrimSpace(f.names[f.first-1].Value()), f.first), focused)
		case fieldRacks:
			value := m.Lang.Lookup.RacksTyped
			if f.drawn() {
				value = m.Lang.Lookup.RacksDrawn
			}
			r.choice(m.Lang.Lookup.Racks, value, focused)
		case fieldTiles:
			name, _ := m.editionText(f)
			r.choice(s.Tiles, name, focused)
		case fieldRules:
			text := ""
			if f.rule < len(f.rules) {
				text = withID(f.rules[f.rule].Name, f.rules[f.rule].ID)
			}
			r.choice(s.Rules, text, focused)
		case fieldHouse:
			text := f.house.String()
			if text == "" {
				text = g.NoHouse
			}
			r.choice(g.House, text, focused)
		case fieldNotation:
			r.choice(g.Notation, g.Notations[string(f.notation)], focused)
		case fieldStart:
			r.start(s.Start, focused)
		}
	}
}

func (r *formRows) start(text string, focused bool) {
	text = "  " + text + "  "
	r.lines = append(r.lines, "")
	if focused {
		r.x, r.y = draw.Width(r.margin)+formLabel, len(r.lines)
		text = r.m.Look.Reverse.Put(text)
	} else {
		text = r.m.Look.Ink[draw.Accent].Put(text)
	}
	r.lines = append(r.lines, r.margin+strings.Repeat(" ", formLabel)+text)
	if r.m.Height >= 22 {
		r.lines = append(r.lines, "")
	}
}

// formTells is what is worth knowing of what is chosen; a notice begins with its sign.
func (m *Model) formTells() []string {
	f, g := m.form, &m.Lang.NewGame
	if f.houses != nil {
		return []string{"", g.HouseHow, m.Lang.House(f.houses.house)}
	}
	var tells []string
	switch players := f.players(); {
	case f.bookErr != nil:
		tells = append(tells, "* "+m.Sentence(f.bookErr))
	case f.kind == sheet.DuplicateGame && f.book.DuplicateFrom != "":
		tells = append(tells, "* "+m.Lang.Notices.FallbackDuplicate(phrases.Safe(f.book.ID), phrases.Safe(f.book.DuplicateFrom)))
	case f.kind == sheet.ClassicGame && f.book.For(players).ID != f.book.ID:
		tells = append(tells, "* "+m.Lang.Notices.FallbackRules(phrases.Safe(f.book.ID), phrases.Safe(f.book.For(players).ID), players))
	}
	switch field := f.field(); {
	case field == fieldList:
		tells = append(tells, g.NamesHow)
	case field == fieldRacks && f.drawn():
		tells = append(tells, m.Lang.Lookup.DrawnHow)
	case field == fieldHouse:
		tells = append(tells, g.HouseOpens)
	case field == fieldPlayers:
		tells = append(tells, g.HowMany(f.kind.Fewest(), f.kind.Most()))
	}
	switch {
	case f.kind == sheet.ClassicGame:
		tells = append(tells, m.Lang.Screen.Form.WhoOpens)
	case f.players() == 1:
		tells = append(tells, g.Alone)
	default:
		tells = append(tells, g.DuplicateIs)
	}
	if house := m.Lang.House(f.house); house != "" {
		return append(tells, house)
	}
	_, tiles := m.editionText(f)
	return append(tells, tiles)
}

// editionText is the chosen edition, and what is worth knowing of it.
func (m *Model) editionText(f *formPage) (name, about string) {
	s := &m.Lang.Screen.Form
	if f.edition >= len(f.editions) {
		return "", ""
	}
	entry := f.editions[f.edition]
	e, err := m.set.Catalogue.Edition(entry.ID)
	if err != nil {
		return entry.ID, m.Sentence(err)
	}
	return withID(e.Name, e.ID), s.Bonus(e.BonusFor(e.Rack))
}

// withID is a name from a file with the id that the commands know it by.
func withID(name, id string) string { return phrases.Safe(name) + " (" + phrases.Safe(id) + ")" }
