package tui

import (
	"slices"
	"strings"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"

	"tanteo/editions"
	"tanteo/sheet/store"
	"tanteo/tui/phrases"
)

// startPage is the first page: a new game, the one that was open last, earlier games, just
// counting.
type startPage struct {
	games  []store.Summary
	err    error
	chosen int
	resume int // index of the game to resume; -1 where all are finished
	counts int // index in editions of the tiles for just counting
	tiles  []editions.Listing
	list   bool // the keys go through the earlier games
	row    int
	top    int
}

// The choices of the start page.
const (
	startNew = iota
	startResume
	startEarlier
	startFile
	startCount
	startChoices
)

func (m *Model) openStart() {
	p := &startPage{}
	if m.set.Games != nil {
		p.games, p.err = m.set.Games.List()
	}
	open := func(g store.Summary) bool { return g.Err == nil && !g.Finished }
	p.resume = slices.IndexFunc(p.games, func(g store.Summary) bool { return open(g) && g.ID == m.set.Last })
	if p.resume < 0 {
		p.resume = slices.IndexFunc(p.games, open)
	}
	if p.resume >= 0 {
		p.chosen = startResume
	}
	p.tiles = m.set.Catalogue.List()
	want := m.defaultEdition()
	if len(p.games) > 0 && p.games[0].Err == nil {
		want = p.games[0].Edition // what was played last is counted with
	}
	p.counts = max(0, slices.IndexFunc(p.tiles, func(l editions.Listing) bool { return l.ID == want }))
	m.start, m.form = p, nil
}

func (m *Model) startKey(msg tea.KeyPressMsg) tea.Cmd {
	p, k := m.start, m.keys
	move := func(n int) {
		if p.list {
			p.row = min(max(0, p.row+n), max(0, len(p.games)-1))
			return
		}
		p.chosen = (p.chosen + n + startChoices) % startChoices
		if p.chosen == startResume && p.resume < 0 {
			p.chosen = (p.chosen + n + startChoices) % startChoices
		}
	}
	switch {
	case key.Matches(msg, k.Up), key.Matches(msg, k.PrevPane):
		move(-1)
	case key.Matches(msg, k.Down), key.Matches(msg, k.NextPane):
		move(1)
	case key.Matches(msg, k.PageDown):
		move(5)
	case key.Matches(msg, k.PageUp):
		move(-5)
	case p.chosen == startCount && !p.list && key.Matches(msg, k.Left):
		p.counts = (p.counts + len(p.tiles) - 1) % len(p.tiles)
	case p.chosen == startCount && !p.list && key.Matches(msg, k.Right):
		p.counts = (p.counts + 1) % len(p.tiles)
	case key.Matches(msg, k.Clear):
		p.list = false
	case key.Matches(msg, k.Enter):
		return m.startChosen()
	}
	return nil
}

func (m *Model) startChosen() tea.Cmd {
	p := m.start
	if p.list {
		if p.row < len(p.games) {
			return m.openGame(p.games[p.row].ID)
		}
		return nil
	}
	switch p.chosen {
	case startNew:
		return m.openForm()
	case startResume:
		if p.resume >= 0 {
			return m.openGame(p.games[p.resume].ID)
		}
	case startEarlier:
		p.list = len(p.games) > 0
	case startFile:
		return m.openFilePage()
	case startCount:
		return m.justCount(p.tiles[p.counts].ID)
	}
	return nil
}

// startScreen draws the start page.
func (m *Model) startScreen() ([]string, int, int, bool) {
	p, s := m.start, &m.lang.Screen.Start
	w, h := m.width, m.height
	margin := strings.Repeat(" ", min(4, max(1, (w-72)/2)))
	lines := []string{"", "", margin + m.look.bold.put("T  A  N  T  E  O") + "     " + m.muted(s.Tagline), "", ""}
	if h < 22 { // the list of games needs the rows more
		lines = lines[1:4]
	}
	resume := ""
	if p.resume >= 0 {
		resume = m.summaryText(p.games[p.resume])
	}
	count := itoa(len(p.games))
	choices := [startChoices][2]string{{s.New, ""}, {s.Resume, resume}, {s.Earlier, count}, {m.lang.Screen.File.Open, m.lang.Screen.File.OpenHint}, {s.Count, p.countText(s.CountHint)}}
	x, y := width(margin)+2, 0
	for i, c := range choices {
		text := pad(c[0], 16) + " " + pad(c[1], max(0, min(52, w-24)))
		ink := ink{}
		if i == p.chosen && !p.list {
			ink, y = m.look.reverse, len(lines)
		} else if i == startResume && p.resume < 0 {
			ink = m.look.ink[inkMuted]
		}
		lines = append(lines, margin+"  "+ink.put(text))
	}
	lines = append(lines, "", margin+m.muted(s.NewHint[0]), margin+m.muted(s.NewHint[1]), "")
	foot := 4
	room := h - len(lines) - foot
	if room > 2 {
		lines = append(lines, margin+m.heading(s.Earlier, "", w-2*width(margin), p.list))
		if p.row < p.top {
			p.top = p.row
		}
		if p.row >= p.top+room-1 {
			p.top = p.row - room + 2
		}
		for i := p.top; i < len(p.games) && i < p.top+room-1; i++ {
			line := m.gameLine(p.games[i], w-2*width(margin))
			if p.list && i == p.row {
				y, x = len(lines), width(margin)
				line = m.look.reverse.put(line)
			}
			lines = append(lines, margin+line)
		}
		if len(p.games) == 0 {
			lines = append(lines, margin+m.muted(s.NoGames))
		}
	}
	rows := fill(lines, w, h)
	if h >= 22 {
		rows[h-4] = pad(margin+m.muted(s.KeptIn(m.set.Folder)), w)
		rows[h-3] = pad(margin+m.muted(s.Independent), w)
	}
	if m.notice.text != "" {
		rows[h-2] = m.noticeLine(w)
	} else if p.err != nil {
		rows[h-2] = m.look.ink[inkFault].put(pad("! "+m.sentence(p.err), w))
	}
	words := &m.lang.Screen.Hint
	rows[h-1] = m.hintsIn([]hint{{m.keyName("Up") + " " + m.keyName("Down"), words.Choose}, {m.keyName("Enter"), words.Open}, {"Ctrl+C", words.Leave}}, w)
	return rows, x, y, true
}

// summaryText is a game in a few words: "Ana, Bea   69 : 55".
func (m *Model) summaryText(g store.Summary) string {
	if g.Err != nil {
		return m.lang.Screen.Start.Damaged
	}
	var names, totals []string
	for i, name := range g.Players {
		names = append(names, m.lang.Player(name, i+1))
		if i < len(g.Totals) {
			totals = append(totals, itoa(g.Totals[i]))
		}
	}
	return strings.Join(names, ", ") + "   " + strings.Join(totals, " : ")
}

// gameLine is an earlier game in the list.
func (m *Model) gameLine(g store.Summary, w int) string {
	s := &m.lang.Screen.Start
	day := pad(m.lang.Day(g.Changed.Local()), 7)
	if g.Err != nil {
		return pad(day+phrases.Safe(g.ID)+"   "+s.Damaged, w)
	}
	names := make([]string, len(g.Players))
	for i, name := range g.Players {
		names[i] = m.lang.Player(name, i+1)
		if i < len(g.Totals) {
			names[i] += " " + itoa(g.Totals[i])
		}
	}
	kind := s.Open
	if g.Finished {
		kind = s.Finished
	}
	end := pad(kind, 11) + right(s.Turns(g.Turns), 10)
	return spread(day+strings.Join(names, ", ")+"  ", end, w)
}

// countText is what just counting does, or the tiles for it once it is chosen.
func (p *startPage) countText(hint string) string {
	if p.chosen != startCount || p.list || len(p.tiles) == 0 {
		return hint
	}
	return signLess + " " + withID(p.tiles[p.counts].Name, p.tiles[p.counts].ID) + " " + signMore
}
