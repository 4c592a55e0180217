package lists

import (
	"strings"

	"tanteo/editions/words"
	"tanteo/tui/draw"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// View draws the page: the lists above, below them what is told of the chosen one.
func (p Page) View(env kit.Env) kit.Screen {
	l := &env.Lang.Lookup
	w, h := env.Width, env.Height
	margin := kit.PageMargin(w)
	inner := w - 2*draw.Width(margin)
	lines := []string{"", env.Heading(l.Lists, "", inner, true), ""}
	if h < 22 {
		lines = lines[1:2]
	}
	room, choices := max(4, h/2-len(lines)), len(p.inventory.all)+1
	x, y := draw.Width(margin), len(lines)+p.pick.Depth(choices, room)
	lines = append(lines, env.PickLines(p.pick, choices, room, "   ", func(i int, _ bool) string {
		if i == len(p.inventory.all) {
			return draw.Pad(" + "+l.AddList, inner)
		}
		return p.listRow(env, p.inventory.all[i], inner)
	})...)
	lines = append(lines, env.Muted(strings.Repeat(draw.SignLine, inner)))
	left := h - 3 - len(lines)
	chosen, isList := p.chosenList()
	switch {
	case p.sure:
		lines = append(lines, draw.Wrapped(l.SureRemove, inner)...)
	case p.adding:
		body, fx := p.addLines(env, inner, left)
		x, y = x+fx, len(lines)
		lines = append(lines, body...)
	case p.notice != "":
		lines = append(lines, draw.Wrapped(p.notice, inner)...)
	case isList:
		lines = append(lines, p.about(env, chosen.Listing, inner, left)...)
	default:
		lines = append(lines, env.MutedLines(l.AddHow, inner)...)
		lines = append(lines, "")
		for _, one := range p.inventory.missing {
			lines = append(lines, env.MutedLines(env.Lang.WordLists.Missing(one.Name, strings.Join(one.Packages, ", ")), inner)...)
		}
	}
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	if p.fault != "" {
		fault := draw.Wrapped("! "+p.fault, w)
		rows[h-2] = env.Look.Ink[draw.Fault].Put(draw.Pad(fault[0], w))
		if len(fault) > 1 {
			rows[h-3], rows[h-2] = env.Look.Ink[draw.Fault].Put(draw.Pad(fault[0], w)), env.Look.Ink[draw.Fault].Put(draw.Pad("  "+fault[1], w))
		}
	}
	rows[h-1] = env.HintsIn(kit.HintsOf(env, p.KeyRows(env)), w)
	return kit.Screen{Rows: rows, X: x, Y: min(y, h-1), Cursor: true}
}

// listRow is a list in a line; the sign marks the one that the table looks into.
func (p Page) listRow(env kit.Env, l listRow, w int) string {
	mark := " "
	if p.forEdition != "" && l.Name == p.forEdition {
		mark = draw.SignTurn
	}
	head := mark + " " + draw.Pad(phrases.Safe(l.Name), 14) + " "
	if l.Err != nil {
		return draw.Pad(head+env.Sentence(l.Err), w)
	}
	return draw.Pad(head+phrases.Safe(strings.Join(env.Lang.ListFacts(l.Listing, l.count), " "+draw.SignDot+" ")), w)
}

// about tells all that is known of a list, its licence as it is written.
func (p Page) about(env kit.Env, l words.Listing, w, h int) []string {
	t := &env.Lang.WordLists
	lines := []string{env.Look.Bold.Put(phrases.Fit(l.Title, w))}
	for _, fact := range [][2]string{{t.Credit, l.Credit}, {t.Source, l.Source}, {t.File, l.File}} {
		if fact[1] != "" {
			lines = append(lines, draw.Wrapped(env.Lang.Labelled(fact[0], phrases.Safe(fact[1])), w)...)
		}
	}
	lines = append(lines, t.ThisNotOfficial)
	if text := l.LicenceText(); text != "" {
		lines = append(lines, "")
		for line := range strings.Lines(phrases.SafeLines(text)) {
			lines = append(lines, env.MutedLines(strings.TrimRight(line, " \n"), w)...)
		}
	}
	return env.Cut(lines[min(p.scroll, max(0, len(lines)-h)):], h)
}

// addLines are the field for the name of a file, or how far it is read.
func (p Page) addLines(env kit.Env, w, h int) (lines []string, x int) {
	if p.reading != nil {
		return []string{env.Lang.WordLists.Reading(p.reading.file, int(p.reading.percent.Load()))}, 0
	}
	text, x := p.field.InSight(w - 3)
	lines = append([]string{"> " + env.Look.Field.Put(draw.Pad(text, w-3))}, env.MutedLines(env.Lang.Lookup.AddHow, w)...)
	return append(lines, env.PathNames(p.field, w, h-len(lines))...), 2 + x
}
