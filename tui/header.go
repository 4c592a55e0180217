package tui

import (
	"slices"
	"strings"

	"tanteo/sheet"
	"tanteo/tui/phrases"
)

// header draws the players and the rule under them.
func (m *Model) header(rows []string) {
	l := &m.lay
	if l.players >= 0 {
		if l.compactPlayers {
			rows[l.players] = m.compactHeader()
		} else {
			rows[l.players] = m.playersLine()
		}
	}
	if l.rule >= 0 {
		rows[l.rule] = m.leaderRule()
	}
}

// playerName is what a player is called, safe to draw.
func (m *Model) playerName(g *sheet.Game, seat int) string { return m.lang.Seat(*g, seat) }

func (m *Model) playersLine() string {
	t := m.table
	if t.counting {
		return m.look.bold.put(spread(m.lang.Screen.Start.JustCount, t.game.Edition.ID+"  ", m.lay.w))
	}
	s := t.standings()
	n := len(s.Players)
	var b strings.Builder
	for i, p := range s.Players {
		w := m.lay.w*(i+1)/n - m.lay.w*i/n
		mark, name := "  ", m.playerName(&t.view, i+1)
		total := phrases.Number(p.Total())
		room := w - 2 - 2 - width(total) - 1
		if s.OnTurn == i+1 {
			mark = m.look.ink[inkAccent].put(signTurn) + " "
			name = m.look.ink[inkAccent].put(pad(name, room))
		} else {
			name = pad(name, room)
		}
		ink := m.look.bold
		if m.leads(i + 1) {
			ink = m.look.ink[inkLeader]
		}
		b.WriteString(mark + name + " " + ink.put(total) + "  ")
	}
	return pad(b.String(), m.lay.w)
}

func (m *Model) leads(seat int) bool {
	return slices.Contains(m.table.standings().Leaders(), seat)
}

// leaderRule is heavy under whoever leads.
func (m *Model) leaderRule() string {
	t := m.table
	n := len(t.standings().Players)
	if t.counting {
		return strings.Repeat(signLine, m.lay.w)
	}
	var b strings.Builder
	for i := range n {
		w := m.lay.w*(i+1)/n - m.lay.w*i/n
		if m.leads(i + 1) {
			heavy := w
			if i < n-1 {
				heavy = w - 2
			}
			b.WriteString(m.look.ink[inkLeader].put(strings.Repeat(signHeavy, heavy)))
			b.WriteString(strings.Repeat(signLine, w-heavy))
			continue
		}
		b.WriteString(strings.Repeat(signLine, w))
	}
	return b.String()
}

// compactHeader is the players in a window without room; where not all of them fit, only the
// one on turn and who leads.
func (m *Model) compactHeader() string {
	t := m.table
	if t.counting {
		return spread(m.lang.Screen.Start.JustCount, t.game.Edition.ID, m.lay.w)
	}
	bag := m.lang.Screen.Bag + " " + itoa(t.view.Standings.Tiles.Bag) + " "
	all := m.compactPlayers(func(int) bool { return true })
	if width(all)+width(bag) > m.lay.w {
		all = m.compactPlayers(func(seat int) bool { return seat == t.standings().OnTurn || m.leads(seat) })
	}
	return spread(all, bag, m.lay.w)
}

// compactPlayers writes the players that are shown one after the other.
func (m *Model) compactPlayers(shown func(seat int) bool) string {
	t := m.table
	s := t.standings()
	var text string
	for i, p := range s.Players {
		seat := i + 1
		if !shown(seat) {
			continue
		}
		mark := "  "
		if seat == s.OnTurn {
			mark = m.look.ink[inkAccent].put(signTurn) + " "
		}
		total, ink := phrases.Number(p.Total()), m.look.bold
		if m.leads(seat) {
			ink = m.look.ink[inkLeader]
			if m.look.mono {
				total += "*"
			}
		}
		name := m.playerName(&t.view, seat)
		text += mark + pad(name, min(12, width(name))) + " " + ink.put(total) + " "
	}
	return text
}

// withStrip puts the players beside a large board.
func (m *Model) withStrip(left string, y int) string {
	t, l := m.table, &m.lay
	i := y - l.strip.y
	text := ""
	if y < l.strip.y+l.strip.h {
		switch n := len(t.view.Standings.Players); {
		case i < 3*n:
			p := t.view.Standings.Players[i/3]
			switch i % 3 {
			case 0:
				mark := "  "
				if t.view.Standings.OnTurn == i/3+1 {
					mark = m.look.ink[inkAccent].put(signTurn) + " "
				}
				text = mark + pad(m.playerName(&t.view, i/3+1), l.strip.w-2)
			case 1:
				ink := m.look.bold
				if m.leads(i/3 + 1) {
					ink = m.look.ink[inkLeader]
				}
				text = ink.put(right(phrases.Number(p.Total()), l.strip.w-1))
			}
		case i == 3*n:
			text = m.lang.Screen.Bag + " " + itoa(t.view.Standings.Tiles.Bag)
		case i == 3*n+1:
			text = m.lang.Screen.Unseen + " " + itoa(t.view.Standings.Tiles.Unseen)
		}
	}
	if y == l.entry {
		_, answers := m.answerLines()
		return pad(pad(m.entryLine(), 34)+"  "+answers[0], l.w)
	}
	return pad(pad(left, l.board.w)+" "+text, l.w)
}
