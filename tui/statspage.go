package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/stats"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// statsPage tells what many games amount to: the players or a league, and one player with all
// others he met.
type statsPage struct {
	known      bool
	err        error
	unreadable int
	tables     [2]stats.Table // classic, duplicate
	kind       int
	league     bool
	schemes    []stats.Scheme
	scheme     int
	player     string // key of the one who is told of; "" for all
	chosen     int
	top        int
	back       int // row to go back to from the player
}

// statsMsg has what was kept of all games.
type statsMsg struct {
	page       *statsPage
	tables     [2]stats.Table
	schemes    []stats.Scheme
	unreadable int
	err        error
}

func (msg statsMsg) failed(err error) tea.Msg { msg.err = err; return msg }

// openStats opens the page over the table or the start page, and reads all games off the key
// path.
func (m *Model) openStats() tea.Cmd {
	p := &statsPage{}
	m.stats = p
	if m.set.Games == nil {
		p.known = true
		return nil
	}
	games, catalogue := m.set.Games, m.set.Catalogue
	return work(statsMsg{page: p}, func() tea.Msg {
		msg := statsMsg{page: p}
		var all []stats.Game
		all, msg.unreadable, msg.err = games.Statistics()
		for i, kind := range []sheet.Kind{sheet.ClassicGame, sheet.DuplicateGame} {
			msg.tables[i] = stats.Count(all, kind, stats.Span{})
		}
		for _, one := range catalogue.ListLeagues() {
			if scheme, err := catalogue.League(one.ID); err == nil { // the commands tell what is wrong with another
				msg.schemes = append(msg.schemes, scheme)
			}
		}
		return msg
	})
}

// counted takes in what was kept of all games.
func (m *Model) counted(msg statsMsg) tea.Cmd {
	p := msg.page
	p.known, p.tables, p.schemes, p.unreadable, p.err = true, msg.tables, msg.schemes, msg.unreadable, msg.err
	if p.tables[0].Games == 0 && p.tables[1].Games > 0 {
		p.kind = 1
	}
	return nil
}

func (p *statsPage) table() *stats.Table { return &p.tables[p.kind] }

// rows are the keys of the players in the rows that can be chosen.
func (p *statsPage) rows() []string {
	var keys []string
	switch {
	case p.player != "":
		for _, v := range p.table().Versus(p.player) {
			keys = append(keys, v.Key)
		}
	case p.league && len(p.schemes) > 0:
		for _, r := range p.table().League(p.schemes[p.scheme]) {
			keys = append(keys, r.Key)
		}
	default:
		for _, one := range p.table().Players {
			keys = append(keys, one.Key)
		}
	}
	return keys
}

func (p *statsPage) key(m *Model, msg tea.KeyPressMsg) tea.Cmd {
	k := m.Keys
	rows := p.rows()
	move := func(n int) { p.chosen = min(max(0, p.chosen+n), max(0, len(rows)-1)) }
	switch {
	case key.Matches(msg, k.Clear) && p.player != "":
		p.player, p.chosen, p.top = "", p.back, 0
	case key.Matches(msg, k.Clear):
		m.stats = nil
	case key.Matches(msg, k.Up):
		move(-1)
	case key.Matches(msg, k.Down):
		move(1)
	case key.Matches(msg, k.First):
		move(-len(rows))
	case key.Matches(msg, k.Last):
		move(len(rows))
	case key.Matches(msg, k.PageUp):
		move(-10)
	case key.Matches(msg, k.PageDown):
		move(10)
	case key.Matches(msg, k.Enter) && p.chosen < len(rows):
		if p.player == "" {
			p.back = p.chosen
		}
		p.player, p.chosen, p.top = rows[p.chosen], 0, 0
	case key.Matches(msg, k.NextTab):
		p.league, p.player, p.chosen, p.top = !p.league, "", 0, 0
	case key.Matches(msg, k.NextPane, k.PrevPane):
		p.kind, p.chosen, p.top, p.back = 1-p.kind, 0, 0, 0
		if _, there := p.table().Player(p.player); !there {
			p.player = ""
		}
	case p.league && p.player == "" && len(p.schemes) > 0 && key.Matches(msg, k.Left):
		p.scheme, p.chosen = (p.scheme+len(p.schemes)-1)%len(p.schemes), 0
	case p.league && p.player == "" && len(p.schemes) > 0 && key.Matches(msg, k.Right):
		p.scheme, p.chosen = (p.scheme+1)%len(p.schemes), 0
	}
	return nil
}

// screen draws the page.
func (p *statsPage) screen(m *Model) ([]string, int, int, bool) {
	s := &m.Lang.Stats
	w, h := m.Width, m.Height
	margin := kit.PageMargin(w)
	inner := w - 2*draw.Width(margin)
	end := ""
	if p.known && p.err == nil {
		end = s.Games(p.table().Games) + ", " + s.People(len(p.table().Players))
	}
	lines := []string{"", m.Heading(s.Title, end, inner, true), ""}
	if h < 22 {
		lines = lines[1:2]
	}
	kinds := m.TwoTabs([2]string{s.Classic, s.Duplicate}, p.kind == 1)
	lines = append(lines, draw.Spread(m.TwoTabs([2]string{s.Players, s.League}, p.league), kinds, inner), "")
	body, y := m.statsBody(inner, h-2-len(lines))
	y += len(lines)
	lines = append(lines, body...)
	for i := range lines {
		lines[i] = margin + lines[i]
	}
	rows := draw.Fill(lines, w, h)
	m.PageNotice(rows, p.err)
	rows[h-1] = m.HintsIn(m.statsHints(), w)
	return rows, draw.Width(margin), min(y, h-1), true
}

// statsBody is what the page tells in h lines, and the line of the cursor.
func (m *Model) statsBody(w, h int) (lines []string, y int) {
	p, s := m.stats, &m.Lang.Stats
	t := p.table()
	if !p.known {
		return []string{m.Muted(s.Reading)}, 0
	}
	if t.Games == 0 {
		return append(m.MutedLines(s.None, w), m.RemarkLines(w, m.Lang.LeftOut(t.Left, p.unreadable))...), 0
	}
	var grid printout.Grid
	var below []string
	one, told := t.Player(p.player)
	switch {
	case told:
		lines = m.playerLines(one, w)
		grid = printout.Versus(m.Lang, t.Versus(one.Key), w)
	case p.league && len(p.schemes) > 0:
		scheme := p.schemes[p.scheme]
		lines = []string{draw.SignLess + " " + phrases.Fit(printout.Scheme(m.Lang, scheme), w-4) + " " + draw.SignMore, ""}
		grid = printout.League(m.Lang, t.League(scheme), w)
	default:
		grid = printout.Players(m.Lang, *t, w)
		below = m.RemarkLines(w, printout.TableRemarks(m.Lang, *t, p.unreadable))
		below = below[:min(len(below), max(0, h/3))]
	}
	if len(t.Players) == 0 {
		return append(append(lines, m.MutedLines(s.Nobody, w)...), below...), 0
	}
	if len(grid.Rows) == 0 {
		return lines, 0
	}
	lines = append(lines, m.Muted(draw.Pad(grid.Head, w)))
	room := max(1, h-len(lines)-len(below))
	p.top = max(0, min(max(p.top, p.chosen-room+1), p.chosen, len(grid.Rows)-room))
	for i := p.top; i < min(len(grid.Rows), p.top+room); i++ {
		line := draw.Pad(grid.Rows[i], w)
		if i == p.chosen {
			y = len(lines)
			line = m.Look.Reverse.Put(line)
		}
		lines = append(lines, line)
	}
	return append(lines, below...), y
}

// playerLines are the facts of a player.
func (m *Model) playerLines(p stats.Player, w int) []string {
	lines := []string{m.Look.Bold.Put(phrases.Fit(p.Name, w))}
	facts := printout.PlayerFacts(m.Lang, p)
	label := 0
	for _, f := range facts {
		label = max(label, draw.Width(f[0]))
	}
	for _, f := range facts {
		lines = append(lines, draw.Pad(f[0], label)+"  "+draw.Pad(f[1], max(8, w-label-2)))
	}
	return append(lines, "")
}

func (m *Model) statsHints() []kit.Hint {
	p, s, words := m.stats, &m.Lang.Stats, &m.Lang.Screen.Hint
	hints := []kit.Hint{{Key: m.KeyName("Enter"), Does: s.ToPlayer}, {Key: m.KeyName(m.Keys.NextTab.Help().Key), Does: words.Tab}, {Key: m.KeyName("Tab"), Does: s.ToKind}}
	if p.league && p.player == "" {
		hints = append(hints, kit.Hint{Key: m.KeyName("Left") + " " + m.KeyName("Right"), Does: s.ToScheme})
	}
	return append(hints, kit.Hint{Key: m.KeyName("Esc"), Does: words.Back})
}

func (p *statsPage) paste(*Model, tea.PasteMsg) {} // nothing is typed there
