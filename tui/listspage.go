package tui

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/tui/draw"
	"tanteo/tui/files"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// listsPage shows the lists of words with who made them and their licences, takes one for the
// check, and adds one of the user's own.
type listsPage struct {
	kit.Picker
	all     []listedList
	sure    bool // Del was pressed at the chosen one, and asks to be sure
	scroll  int  // first line in sight of what is told of the chosen one
	adding  bool
	field   kit.PathField
	reading *reading // of a file that is being added; nil while there is none
	file    string   // its name
	told    string
	fault   string
}

// addedMsg says what became of a list that was added.
type addedMsg struct {
	page *listsPage
	of   *reading
	list *words.List
	err  error
}

func (msg addedMsg) Failed(err error) tea.Msg { msg.err = err; return msg }

// addingMsg asks how far a list is that is being added.
type addingMsg struct{ page *listsPage }

// listedList is a list in a row of the page.
type listedList struct {
	words.Listing
	count int  // of words; -1 where nobody has counted them
	used  bool // it is the one for the tiles of the table
}

// openLists opens the page over the table.
func (m *Model) openLists() tea.Cmd {
	m.lists = &listsPage{field: kit.NewPathField("")}
	m.lists.list(m)
	return nil
}

// list lists all lists, and chooses the one for the tiles of the table.
func (p *listsPage) list(m *Model) {
	library, e := m.set.Words, m.table.game.Edition
	used, ok := library.ListingFor(e)
	p.all, p.Chosen, p.scroll = nil, 0, 0
	for i, l := range library.List() {
		one := listedList{l, -1, ok && l.Name == used.Name}
		if t, known := library.Tallied(l, e); known {
			one.count = t.Words
		}
		if one.used {
			p.Chosen = i
		}
		p.all = append(p.all, one)
	}
}

func (p *listsPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	sure := p.sure
	p.fault, p.sure = "", false
	if p.adding {
		return p.addKey(m, msg)
	}
	scroll := p.scroll
	if next, mine := p.Picker.Key(msg, k, len(p.all)+1); mine && !key.Matches(msg, k.PageUp, k.PageDown) {
		p.Picker, p.scroll, p.told = next, 0, ""
		return nil
	}
	switch {
	case key.Matches(msg, k.Clear):
		m.lists = nil
	case key.Matches(msg, k.PageUp):
		p.scroll = max(0, scroll-listPage)
	case key.Matches(msg, k.PageDown):
		p.scroll = scroll + listPage
	case key.Matches(msg, k.Delete) && p.Chosen < len(p.all) && p.all[p.Chosen].Origin == words.Own:
		if p.sure = !sure; !p.sure {
			return p.remove(m, p.all[p.Chosen].Name)
		}
	case key.Matches(msg, k.Enter) && p.Chosen == len(p.all):
		p.adding, p.told = true, ""
	case key.Matches(msg, k.Enter):
		return p.take(m, p.all[p.Chosen].Listing)
	}
	return nil
}

// listPage is how many lines of a licence a key goes on.
const listPage = 8

// take makes a list the one that words are checked in.
func (p *listsPage) take(m *Model, l words.Listing) tea.Cmd {
	e := m.table.game.Edition
	switch {
	case l.Err != nil:
		p.fault = m.Sentence(l.Err)
		return nil
	case !l.Fits(e):
		p.fault = m.Lang.Lookup.OtherTiles(phrases.Safe(l.Name), phrases.Safe(e.Name))
		return nil
	}
	m.set.Words.Prefer(l.Name)
	m.dropList()
	m.lists = nil
	m.checking = false
	return m.switchCheck()
}

// remove forgets a list of the user's own; its file stays.
func (p *listsPage) remove(m *Model, name string) tea.Cmd {
	if err := m.set.Words.Remove(name); err != nil {
		p.fault = m.Sentence(err)
		return nil
	}
	if m.set.Words.Preferred() == name {
		m.preferList("")
	}
	p.list(m)
	p.told = m.Lang.Lookup.Removed(phrases.Safe(name))
	m.dropList()
	return tea.Batch(m.beginCheck(), m.readOn())
}

// preferList makes a list the one of the editions that it fits, and keeps that in mind.
func (m *Model) preferList(name string) {
	m.set.Words.Prefer(name)
	m.setChecking(m.checking)
}

// addKey types the name of a file, and adds it.
func (p *listsPage) addKey(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	switch {
	case key.Matches(msg, k.Clear) && p.reading != nil:
		p.reading.stop()
		p.reading = nil // whatever it still brings is not waited for
	case key.Matches(msg, k.Clear):
		p.adding = false
	case p.reading != nil:
	case key.Matches(msg, k.Enter):
		return p.add(m)
	default:
		var cmd tea.Cmd
		p.field, cmd = p.field.Key(msg, k)
		return cmd
	}
	return nil
}

// add reads the file that is named, off the key path.
func (p *listsPage) add(m *Model) tea.Cmd {
	file := strings.TrimSpace(p.field.Text())
	if file == "" {
		return nil
	}
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{stop: stop}
	p.reading, p.file = r, phrases.Fit(filepath.Base(file), 30)
	library, e := m.set.Words, m.table.game.Edition
	read := kit.Work(addedMsg{page: p, of: r}, func() tea.Msg {
		defer stop()
		list, err := library.Add(ctx, files.Path(file), "", e, func(done, of int64) { r.percent.Store(100 * done / max(1, of)) })
		return addedMsg{p, r, list, err}
	})
	return tea.Batch(read, p.ask())
}

func (p *listsPage) ask() tea.Cmd {
	return tea.Tick(readingEvery, func(time.Time) tea.Msg { return addingMsg{p} })
}

// addedSoFar draws the progress again, while the list is on its way.
func (m *Model) addedSoFar(msg addingMsg) tea.Cmd {
	if m.lists != msg.page || msg.page.reading == nil {
		return nil
	}
	return msg.page.ask()
}

// added takes in a list that was added.
func (m *Model) added(msg addedMsg) tea.Cmd {
	p := msg.page
	if p.reading != msg.of {
		return nil // it was given up
	}
	p.reading = nil
	if errors.Is(msg.err, context.Canceled) {
		return nil // as it was wanted
	}
	if msg.err != nil {
		p.fault = m.Sentence(msg.err)
		return nil
	}
	t := &m.Lang.WordLists
	p.told = t.Added(phrases.Safe(msg.list.Name), t.Words(msg.list.Len()), phrases.Safe(msg.list.Edition))
	if left := m.Lang.WordsLeftOut(msg.list.Tally); left != "" {
		p.told += " " + left
	}
	p.adding, p.field = false, kit.NewPathField("")
	m.preferList(msg.list.Name)
	if m.table == nil {
		return nil
	}
	p.list(m)
	m.dropList()
	return tea.Batch(m.beginCheck(), m.readOn())
}

func (p *listsPage) paste(_ *Model, msg tea.PasteMsg) {
	if p.adding && p.reading == nil {
		p.field, p.fault = p.field.Type(msg), ""
	}
}

// screen draws the page.
func (p *listsPage) screen(m *Model) ([]string, int, int, bool) {
	l := &m.Lang.Lookup
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	inner := w - 2*draw.Width(margin)
	lines := []string{"", m.Heading(l.Lists, "", inner, true), ""}
	if h < 22 {
		lines = lines[1:2]
	}
	room, choices := max(4, h/2-len(lines)), len(p.all)+1
	y := len(lines) + p.Depth(choices, room)
	lines = append(lines, m.PickLines(p.Picker, choices, room, "   ", func(i int, _ bool) string {
		if i == len(p.all) {
			return draw.Pad(" + "+l.AddList, inner)
		}
		return m.listRow(p.all[i], inner)
	})...)
	lines = append(lines, m.Muted(strings.Repeat(draw.SignLine, inner)))
	x := draw.Width(margin)
	left := h - 3 - len(lines)
	switch {
	case p.sure:
		lines = append(lines, draw.Wrapped(l.SureRemove, inner)...)
	case p.adding:
		body, fx := p.addLines(m, inner, left)
		x, y = x+fx, len(lines)
		lines = append(lines, body...)
	case p.told != "":
		lines = append(lines, draw.Wrapped(p.told, inner)...)
	case p.Chosen < len(p.all):
		lines = append(lines, p.about(m, p.all[p.Chosen].Listing, inner, left)...)
	default:
		lines = append(lines, m.MutedLines(l.AddHow, inner)...)
		lines = append(lines, "")
		for _, one := range m.set.Words.Missing() {
			lines = append(lines, m.MutedLines(m.Lang.WordLists.Missing(one.Name, strings.Join(one.Packages, ", ")), inner)...)
		}
	}
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	if p.fault != "" {
		fault := draw.Wrapped("! "+p.fault, w)
		rows[h-2] = m.Look.Ink[draw.Fault].Put(draw.Pad(fault[0], w))
		if len(fault) > 1 {
			rows[h-3], rows[h-2] = m.Look.Ink[draw.Fault].Put(draw.Pad(fault[0], w)), m.Look.Ink[draw.Fault].Put(draw.Pad("  "+fault[1], w))
		}
	}
	rows[h-1] = m.HintsIn(p.hints(m), w)
	return rows, x, min(y, h-1), true
}

// listRow is a list in a line; the sign marks the one that the table looks into.
func (m *Model) listRow(l listedList, w int) string {
	mark := " "
	if l.used {
		mark = draw.SignTurn
	}
	head := mark + " " + draw.Pad(phrases.Safe(l.Name), 14) + " "
	if l.Err != nil {
		return draw.Pad(head+m.Sentence(l.Err), w)
	}
	return draw.Pad(head+phrases.Safe(strings.Join(m.Lang.ListFacts(l.Listing, l.count), " "+draw.SignDot+" ")), w)
}

// about tells all that is known of a list, its licence as it is written.
func (p *listsPage) about(m *Model, l words.Listing, w, h int) []string {
	t := &m.Lang.WordLists
	lines := []string{m.Look.Bold.Put(phrases.Fit(l.Title, w))}
	for _, fact := range [][2]string{{t.Credit, l.Credit}, {t.Source, l.Source}, {t.File, l.File}} {
		if fact[1] != "" {
			lines = append(lines, draw.Wrapped(m.Lang.Named(fact[0], phrases.Safe(fact[1])), w)...)
		}
	}
	lines = append(lines, t.ThisNotOfficial)
	if text := l.LicenceText(); text != "" {
		lines = append(lines, "")
		for line := range strings.Lines(phrases.SafeLines(text)) {
			lines = append(lines, m.MutedLines(strings.TrimRight(line, " \n"), w)...)
		}
	}
	from := min(p.scroll, max(0, len(lines)-h))
	lines = lines[from:]
	if len(lines) > h && h > 1 {
		more := len(lines) - h + 1
		lines = append(lines[:h-1:h-1], m.Muted(m.Lang.Screen.MoreBelow(more)))
	}
	return lines
}

// addLines are the field for the name of a file, or how far it is read.
func (p *listsPage) addLines(m *Model, w, h int) (lines []string, x int) {
	l := &m.Lang.Lookup
	if p.reading != nil {
		return []string{m.Lang.WordLists.Reading(p.file, int(p.reading.percent.Load()))}, 0
	}
	text, x := p.field.InSight(w - 3)
	lines = append([]string{"> " + m.Look.Field.Put(draw.Pad(text, w-3))}, m.MutedLines(l.AddHow, w)...)
	return append(lines, m.PathNames(p.field, w, h-len(lines))...), 2 + x
}

func (p *listsPage) hints(m *Model) []kit.Hint {
	h, l := &m.Lang.Screen.Hint, &m.Lang.Lookup
	back := kit.Hint{Key: m.KeyName("Esc"), Does: h.Back}
	switch {
	case p.reading != nil:
		return []kit.Hint{back}
	case p.adding:
		return []kit.Hint{{Key: m.KeyName("Enter"), Does: l.AddIt}, {Key: m.KeyName("Tab"), Does: h.Complete}, back}
	case p.Chosen == len(p.all):
		return []kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: h.Choose}, {Key: m.KeyName("Enter"), Does: l.AddList}, back}
	}
	hints := []kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: h.Choose}, {Key: m.KeyName("Enter"), Does: l.CheckIn}, {Key: m.KeyName("PgUp") + " " + m.KeyName("PgDn"), Does: l.Licence}}
	if p.all[p.Chosen].Origin == words.Own {
		hints = append(hints, kit.Hint{Key: m.KeyName("Del"), Does: l.RemoveIt})
	}
	return append(hints, back)
}
