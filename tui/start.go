package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet"
	"tanteo/sheet/store"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// startPage is the first page: a new game, the one that was open last, earlier games, just
// counting.
type startPage struct {
	chosen int
	counts int // index in editions of the tiles for just counting
	tiles  []editions.Listing
	moved  bool // something was chosen by keys
	held   bool // Enter was pressed before it was known what there is to resume
}

// The choices of the start page.
const (
	startNew = iota
	startResume
	startEarlier
	startStats
	startFile
	startCount
	startChoices
)

func (m *Model) openStart() {
	p := &startPage{tiles: m.set.Catalogue.List()}
	p.counts = p.indexOf(m.defaultEdition())
	m.start, m.pages = p, nil
	m.earlier = earlier{wanted: true, asked: m.earlier.asked}
}

// indexOf is where an edition stands among those for just counting; the first where it is
// none of them.
func (p *startPage) indexOf(edition string) int {
	return max(0, slices.IndexFunc(p.tiles, func(l editions.Listing) bool { return l.ID == edition }))
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

// startKnows goes on once it is known which games there are. A choice that was made before
// stays.
func (m *Model) startKnows() tea.Cmd {
	p, e := m.start, &m.earlier
	if !p.moved {
		if e.open != nil {
			p.chosen = startResume
		}
		if e.newest != nil {
			p.counts = p.indexOf(e.newest.Edition) // what was played last is counted with
		}
		p.moved = true // so that a later reading moves nothing
	}
	if p.held {
		p.held = false
		return m.startChosen()
	}
	return nil
}

func (p *startPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	move := func(n int) {
		p.moved = true
		p.chosen = (p.chosen + n + startChoices) % startChoices
		if p.chosen == startResume && m.earlier.open == nil {
			p.chosen = (p.chosen + n + startChoices) % startChoices
		}
	}
	switch {
	case key.Matches(msg, k.Up), key.Matches(msg, k.PrevPane):
		move(-1)
	case key.Matches(msg, k.Down), key.Matches(msg, k.NextPane):
		move(1)
	case p.chosen == startCount && key.Matches(msg, k.Left):
		p.counts = (p.counts + len(p.tiles) - 1) % len(p.tiles)
	case p.chosen == startCount && key.Matches(msg, k.Right):
		p.counts = (p.counts + 1) % len(p.tiles)
	case key.Matches(msg, k.Enter) && !m.earlier.known && !p.moved:
		p.held = true
	case key.Matches(msg, k.Enter):
		return m.startChosen()
	}
	return nil
}

func (m *Model) startChosen() tea.Cmd {
	p := m.start
	switch p.chosen {
	case startNew:
		return m.openForm()
	case startResume:
		if m.earlier.open != nil {
			return m.openGame(m.earlier.open.ID)
		}
	case startEarlier:
		return m.openGames()
	case startStats:
		return m.openStats()
	case startFile:
		return m.openFile()
	case startCount:
		return m.justCount(p.tiles[p.counts].ID)
	}
	return nil
}

// screen draws the start page.
func (p *startPage) screen(m *Model) ([]string, int, int, bool) {
	s := &m.Lang.Screen.Start
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	lines := []string{"", margin + m.Look.Bold.Put("T  A  N  T  E  O") + "     " + m.Muted(s.Tagline), "", ""}
	if h < 22 { // the list of games needs the rows more
		lines = lines[:3]
	}
	resume, count := "", ""
	if open := m.earlier.open; open != nil {
		resume = m.summaryText(*open, max(0, min(52, w-24)))
	}
	if m.earlier.known {
		count = strconv.Itoa(len(m.earlier.games))
	}
	choices := [startChoices][2]string{{s.New, ""}, {s.Resume, resume}, {s.Earlier, count}, {m.Lang.Stats.Title, m.Lang.Stats.Hint}, {m.Lang.Screen.File.Open, m.Lang.Screen.File.OpenHint}, {s.Count, p.countText(s.CountHint)}}
	x, y := draw.Width(margin)+2, 0
	for i, c := range choices {
		text := draw.Pad(c[0], 16) + " " + draw.Pad(c[1], max(0, min(52, w-24)))
		ink := draw.Ink{}
		if i == p.chosen {
			ink, y = m.Look.Reverse, len(lines)
		} else if i == startResume && m.earlier.open == nil {
			ink = m.Look.Ink[draw.Muted]
		}
		lines = append(lines, margin+"  "+ink.Put(text))
	}
	lines = append(lines, "", margin+m.Muted(s.NewHint[0]), margin+m.Muted(s.NewHint[1]), "")
	foot := 5
	if h < 22 {
		foot = 2
	}
	room := h - len(lines) - foot
	if room > 2 {
		lines = append(lines, margin+m.Heading(s.Earlier, "", w-2*draw.Width(margin), false))
		for _, g := range m.earlier.games[:min(room-1, len(m.earlier.games))] {
			lines = append(lines, margin+m.gameLine(g.Summary, w-2*draw.Width(margin)))
		}
		switch {
		case !m.earlier.known:
			lines = append(lines, margin+m.Muted(m.Lang.Earlier.Reading))
		case len(m.earlier.games) == 0:
			lines = append(lines, margin+m.Muted(s.NoGames))
		}
	}
	rows := draw.Fill(lines, w, h)
	if h >= 22 {
		rows[h-4] = draw.Pad(margin+m.Muted(s.KeptIn(m.set.Folder)), w)
		rows[h-3] = draw.Pad(margin+m.Muted(s.Independent), w)
	}
	m.PageNotice(rows, m.earlier.err)
	words := &m.Lang.Screen.Hint
	rows[h-1] = m.HintsIn([]kit.Hint{{Key: m.KeyName("Up") + " " + m.KeyName("Down"), Does: words.Choose}, {Key: m.KeyName("Enter"), Does: words.Open}, {Key: m.KeyName("Ctrl+C"), Does: words.Leave}}, w)
	return rows, x, y, true
}

// summaryText is a game in a few words and a width: "Ana, Bea   69 : 55".
func (m *Model) summaryText(g store.Summary, w int) string {
	var names, totals []string
	for i, name := range g.Players {
		names = append(names, m.Lang.Player(name, i+1))
		totals = append(totals, phrases.Number(g.Totals[i]))
	}
	if len(g.Players) > sheet.MaxPlayers {
		return m.Lang.InGame(g)
	}
	end := "   " + strings.Join(totals, " : ")
	return phrases.Fit(strings.Join(names, ", "), max(1, w-draw.Width(end))) + end
}

// gameLine is an earlier game in the list.
func (m *Model) gameLine(g store.Summary, w int) string {
	s, roomy := &m.Lang.Screen.Start, w >= 60
	day := draw.Pad(m.Lang.Day(g.Day), 8)
	if roomy {
		day = draw.Pad(m.Lang.Date(g.Day), 13)
	}
	if g.Err != nil {
		return draw.Pad(day+phrases.Safe(g.ID)+"   "+s.Damaged, w)
	}
	how := s.Open
	switch {
	case g.Void:
		how = m.Lang.Earlier.VoidMark
	case g.Finished:
		how = s.Finished
	}
	end := "  " + draw.Pad(how, 10)
	if roomy {
		end += draw.Right(m.Lang.Taken(g.Kind, g.Turns), 10)
	}
	return draw.Spread(day+m.inGame(g, w-draw.Width(day)-draw.Width(end)), end, w)
}

// leastName is how many columns a name has at least beside its total.
const leastName = 4

// inGame names who has played a game, in a width. Names are cut, the longest first, and no
// number; where too little would be left of them the totals go.
func (m *Model) inGame(g store.Summary, w int) string {
	text, longest := m.Lang.InGame(g), leastName
	for i, name := range g.Players {
		longest = max(longest, draw.Width(m.Lang.Player(name, i+1)))
	}
	for longest--; draw.Width(text) > w && longest >= leastName; longest-- {
		short := g
		short.Players = make([]string, len(g.Players))
		for i, name := range g.Players {
			short.Players[i] = phrases.Fit(m.Lang.Player(name, i+1), longest)
		}
		text = m.Lang.InGame(short)
	}
	if draw.Width(text) > w {
		g.Totals = nil
		text = phrases.Fit(m.Lang.InGame(g), w)
	}
	return text
}

// countText is what just counting does, or the tiles for it once it is chosen.
func (p *startPage) countText(hint string) string {
	if p.chosen != startCount || len(p.tiles) == 0 {
		return hint
	}
	return draw.SignLess + " " + kit.WithID(p.tiles[p.counts].Name, p.tiles[p.counts].ID) + " " + draw.SignMore
}

func (p *startPage) paste(*Model, tea.PasteMsg) {} // nothing is typed there
