package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
)

// helpPage is the help over the whole window: keys, lines, the rules of the game, counting,
// the book with its sources, the program itself. It is made from the key map, the vocabulary,
// the rulebook and the engine.
type helpPage struct {
	page int
	top  int
	from focus

	counted  []string // the page of counting as it was made last, in lines of countedW columns
	countedW int
}

const helpPages = 6

func newHelp(from focus) *helpPage { return &helpPage{from: from} }

func (p *helpPage) key(msg tea.KeyPressMsg, m *Model) *helpPage {
	k := m.Keys
	switch {
	case key.Matches(msg, k.Clear), key.Matches(msg, k.Help), key.Matches(msg, k.Enter):
		return nil
	case key.Matches(msg, k.Left), key.Matches(msg, k.PrevPane):
		p.page, p.top = (p.page+helpPages-1)%helpPages, 0
	case key.Matches(msg, k.Right), key.Matches(msg, k.NextPane), key.Matches(msg, k.NextTab):
		p.page, p.top = (p.page+1)%helpPages, 0
	case key.Matches(msg, k.Up):
		p.top = max(0, p.top-1)
	case key.Matches(msg, k.Down):
		p.top++
	case key.Matches(msg, k.PageUp):
		p.top = max(0, p.top-10)
	case key.Matches(msg, k.PageDown):
		p.top += 10
	}
	return p
}

// helpScreen draws the help.
func (m *Model) helpScreen() ([]string, int, int, bool) {
	t, l, s := m.table, &m.lay, &m.Lang.Screen
	rows := make([]string, l.h)
	m.header(rows)
	top := max(l.players, l.rule) + 1
	rows[top] = m.Heading(s.Help, m.helpTabs(l.w-draw.Width(s.Help)-4), l.w, true)
	var body []string
	switch t.help.page {
	case 0:
		body = m.helpKeys(l.w)
	case 1:
		body = m.helpLines(l.w)
	case 2:
		body = m.helpRules(l.w)
	case 3:
		body = m.helpCounting(l.w)
	case 4:
		body = m.helpBook(l.w)
	default:
		body = m.helpItself(l.w)
	}
	room := l.hints - top - 2
	t.help.top = max(0, min(t.help.top, len(body)-room))
	copy(rows[top+1:l.hints], draw.Fill(append([]string{""}, body[t.help.top:]...), l.w, l.hints-top-1))
	h := &s.Hint
	rows[l.hints] = m.HintsIn([]kit.Hint{
		{Key: m.KeyName("Left") + " " + m.KeyName("Right"), Does: h.Page}, {Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: h.Scroll}, {Key: m.KeyName("Esc"), Does: h.Back},
	}, l.w)
	for i := range rows {
		if rows[i] == "" {
			rows[i] = strings.Repeat(" ", l.w)
		}
	}
	return rows, 0, top, true
}

// helpTabs are the names of the pages, the open one in brackets; only that one where there is
// no room for all.
func (m *Model) helpTabs(w int) string {
	s, page := &m.Lang.Screen, m.table.help.page
	names := []string{s.Keys, s.Lines, m.Lang.Playing.Rules, s.Counting, m.Lang.Playing.Book, m.Lang.Playing.About}
	text := ""
	for i, name := range names {
		if i == page {
			text += " [" + name + "]"
		} else {
			text += "  " + name + " "
		}
	}
	if text = strings.TrimLeft(text, " "); draw.Width(text) > w {
		return "[" + names[page] + "] " + strconv.Itoa(page+1) + "/" + strconv.Itoa(len(names))
	}
	return text
}

// keySection is what the help says of the keys in one place.
type keySection struct {
	title string
	rows  []key.Help
}

// keysTold is every key with what it does, in two columns, as the tables of keys have them.
func (m *Model) keysTold(duplicate bool) (left, right []keySection) {
	h := &m.Lang.Screen.Key
	told := func(rows ...bound) []key.Help { return key.Told(rows, m.KeyName) }
	return []keySection{{h.OnBoard, told(m.onTheBoard()...)}, {h.InEntry, told(m.inTheEntry()...)}},
		[]keySection{{h.Everywhere, told(append(m.everywhere(duplicate), m.always()...)...)}, {h.InSheet, told(m.inTheSheet(duplicate)...)}}
}

// helpKeys lists the keys in two columns, or in one where the window is narrow.
func (m *Model) helpKeys(w int) []string {
	column := w
	if w >= 78 {
		column = w / 2
	}
	drawn := func(sections []keySection) (lines []string) {
		for _, s := range sections {
			lines = append(lines, m.Look.Bold.Put(draw.Pad(s.title, column-1)))
			for _, r := range s.rows {
				lines = append(lines, m.Look.Ink[draw.Accent].Put(draw.Pad(r.Keys, keysWide))+" "+draw.Pad(r.Does, column-keysWide-2))
			}
			lines = append(lines, "")
		}
		return lines
	}
	first, second := m.keysTold(m.table.duplicate())
	left, right := drawn(first), drawn(second)
	var lines []string
	if column == w {
		lines = append(left, right...)
	} else {
		for i := range max(len(left), len(right)) {
			a, b := "", ""
			if i < len(left) {
				a = left[i]
			}
			if i < len(right) {
				b = right[i]
			}
			lines = append(lines, draw.Pad(a, column)+b)
		}
	}
	return append(lines, m.Muted(m.Lang.Screen.Key.MadeFrom))
}

// keysWide is the room for the keys of a row of the help.
const keysWide = 14

// helpLines lists the line language.
func (m *Model) helpLines(w int) []string {
	h := &m.Lang.Screen.Key
	lines := []string{m.Look.Bold.Put(h.PlayAsLine)}
	examples := m.Lang.Screen.Examples
	examples = slices.Concat(examples, [][2]string{{"* SOL", m.Lang.Lookup.Example}})
	if m.table.duplicate() {
		examples = slices.Concat(examples, m.Lang.Rounds.Examples)
	}
	for _, text := range examples {
		for i, does := range draw.Wrapped(text[1], max(20, w-22)) {
			example := ""
			if i == 0 {
				example = text[0]
			}
			lines = append(lines, draw.Pad(m.Look.Ink[draw.Accent].Put(draw.Pad(example, 20))+" "+does, w))
		}
	}
	lines = append(lines, "", m.Look.Bold.Put(h.AnythingElse))
	for c := sheet.CommandPass; c <= sheet.LastCommand; c++ {
		usage := m.Lang.Usage(c)
		usage, does := "  "+usage, m.Lang.Screen.Palette[c]
		if draw.Width(usage) > 36 {
			lines = append(lines, draw.Pad(usage, w))
			usage = ""
		}
		lines = append(lines, draw.Pad(draw.Pad(usage, 38)+m.Muted(does), w))
	}
	return lines
}
