package newgame

import (
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/phrases/rules"
)

// View draws the form.
func (f Page) View(env kit.Env) kit.Screen {
	w, h := env.Width, env.Height
	rows := env.NewForm()
	title := env.Lang.Screen.Form.Title
	if f.houses != nil {
		title = env.Lang.NewGame.House
	}
	rows.Lines = []string{"", rows.Margin + env.Heading(title, "", w-2*draw.Width(rows.Margin), true), ""}
	if h < 22 {
		rows.Lines = rows.Lines[1:]
	}
	if f.houses != nil {
		f.houseRows(env, &rows)
	} else {
		f.fieldRows(env, &rows)
	}
	room := h - 2 - len(rows.Lines)
	for _, text := range f.tells(env) {
		for _, line := range draw.Wrapped(text, w-2*draw.Width(rows.Margin)) {
			if room--; room < 0 {
				break
			}
			ink := env.Look.Ink[draw.Muted]
			if strings.HasPrefix(text, "* ") {
				ink = env.Look.Ink[draw.Notice]
			}
			rows.Lines = append(rows.Lines, rows.Margin+ink.Put(line))
		}
	}
	all := draw.Fill(rows.Lines, w, h)
	if f.fault != "" {
		all[h-2] = env.Look.Ink[draw.Fault].Put(draw.Pad("! "+f.fault, w))
	} else {
		env.PageNotice(all, nil)
	}
	all[h-1] = env.HintsIn(f.hints(env), w)
	return kit.Screen{Rows: all, X: min(rows.X, w-1), Y: rows.Y, Cursor: true}
}

func (f *Page) hints(env kit.Env) []kit.Hint {
	words := &env.Lang.Screen.Hint
	upDown, sides := env.KeyName("Up")+" "+env.KeyName("Down"), env.KeyName("Left")+" "+env.KeyName("Right")
	if f.houses != nil {
		return []kit.Hint{{Key: upDown, Does: words.Field}, {Key: sides, Does: words.Choose}, {Key: env.KeyName("Del"), Does: words.LeaveIt}, {Key: env.KeyName("Enter"), Does: words.KeepIt}}
	}
	return []kit.Hint{{Key: upDown, Does: words.Field}, {Key: sides, Does: words.Choose}, {Key: env.KeyName("Enter"), Does: words.Start}, {Key: env.KeyName("Esc"), Does: words.Back}}
}

// fieldRows draws the form itself.
func (f *Page) fieldRows(env kit.Env, rows *kit.Form) {
	s, g := &env.Lang.Screen.Form, &env.Lang.NewGame
	for i, field := range f.fields() {
		focused := i == f.at
		switch field {
		case fieldKind:
			rows.Choice(g.Kind, g.Kinds[f.kind], focused)
		case fieldPlayers:
			rows.Choice(s.Players, strconv.Itoa(f.players()), focused)
		case fieldName:
			seat := i - firstName + 1
			name := &f.names[seat-1]
			rows.Text("  "+strconv.Itoa(seat), name.Value(), env.Lang.Player("", seat), name.Position(), focused)
		case fieldList:
			rows.Text(g.Names, f.list.Value(), env.Lang.Player("", 1)+", …", f.list.Position(), focused)
		case fieldOpens:
			rows.Choice(s.Opens, env.Lang.Player(strings.TrimSpace(f.names[f.first-1].Value()), f.first), focused)
		case fieldRacks:
			value := env.Lang.Lookup.RacksTyped
			if f.drawsRacks() {
				value = env.Lang.Lookup.RacksDrawn
			}
			rows.Choice(env.Lang.Lookup.Racks, value, focused)
		case fieldTiles:
			name, _ := f.editionText(env)
			rows.Choice(s.Tiles, name, focused)
		case fieldRules:
			text := ""
			if f.rule < len(f.rules) {
				text = kit.WithID(f.rules[f.rule].Name, f.rules[f.rule].ID)
			}
			rows.Choice(s.Rules, text, focused)
		case fieldHouse:
			text := f.house.String()
			if text == "" {
				text = g.NoHouse
			}
			rows.Choice(g.House, text, focused)
		case fieldNotation:
			rows.Choice(g.Notation, g.Notations[string(f.notation)], focused)
		case fieldStart:
			rows.Button(s.Start, focused)
		}
	}
}

// tells is what is worth knowing of what is chosen; a notice begins with its sign.
func (f *Page) tells(env kit.Env) []string {
	g := &env.Lang.NewGame
	if f.houses != nil {
		return []string{"", g.HouseHow, rules.House(env.Lang, f.houses.house)}
	}
	var tells []string
	switch players := f.players(); {
	case f.bookErr != nil:
		tells = append(tells, "* "+env.Sentence(f.bookErr))
	case f.kind == sheet.DuplicateGame && f.book.DuplicateFrom != "":
		tells = append(tells, "* "+env.Lang.Notices.FallbackDuplicate(phrases.Safe(f.book.ID), phrases.Safe(f.book.DuplicateFrom)))
	case f.kind == sheet.ClassicGame && f.book.For(players).ID != f.book.ID:
		tells = append(tells, "* "+env.Lang.Notices.FallbackRules(phrases.Safe(f.book.ID), phrases.Safe(f.book.For(players).ID), players))
	}
	switch field := f.field(); {
	case field == fieldList:
		tells = append(tells, g.NamesHow)
	case field == fieldRacks && f.drawsRacks():
		tells = append(tells, env.Lang.Lookup.DrawnHow)
	case field == fieldHouse:
		tells = append(tells, g.HouseOpens)
	case field == fieldPlayers:
		tells = append(tells, g.HowMany(f.kind.Fewest(), f.kind.Most()))
	}
	switch {
	case f.kind == sheet.ClassicGame:
		tells = append(tells, env.Lang.Screen.Form.WhoOpens)
	case f.players() == 1:
		tells = append(tells, g.Alone)
	default:
		tells = append(tells, g.DuplicateIs)
	}
	if house := rules.House(env.Lang, f.house); house != "" {
		return append(tells, house)
	}
	_, tiles := f.editionText(env)
	return append(tells, tiles)
}

// editionText is the chosen edition, and what is worth knowing of it.
func (f *Page) editionText(env kit.Env) (name, about string) {
	s := &env.Lang.Screen.Form
	if f.edition >= len(f.editions) {
		return "", ""
	}
	entry := f.editions[f.edition]
	e, err := f.source.Catalogue.Edition(entry.ID)
	if err != nil {
		return entry.ID, env.Sentence(err)
	}
	return kit.WithID(e.Name, e.ID), s.Bonus(e.BonusFor(e.Rack))
}
