package tui

import (
	"context"
	"strings"

	"charm.land/bubbles/v2/key"
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// reviewPane holds each turn of a game, or each cell of a duplicate, against the best play of
// its rack.
type reviewPane struct {
	picker
	game sheet.Game // as it was reviewed: one that is watched goes on
	all  []analysis.Reviewed
	seat int // whose turns are shown; 0 is everybody
}

// reviewMsg brings a review.
type reviewMsg struct {
	question
	pane reviewPane
	err  error
}

// openReview reviews the game, off the key path.
func (m *Model) openReview() tea.Cmd {
	t := m.table
	if !t.tellsBest() {
		t.said = said{[2]string{m.lang.Lookup.NotYet, ""}, true}
		return nil
	}
	msg := reviewMsg{question: m.ask(), pane: reviewPane{game: t.game}}
	if t.duplicate() {
		msg.pane.seat = 1
	}
	_, ties := m.set.Catalogue.MasterTies(t.game.Log)
	return m.withGraph(func(*Model) tea.Cmd {
		graph := t.lookup.graph
		return func() tea.Msg {
			msg.pane.all, msg.err = analysis.Review(context.Background(), &msg.pane.game, graph, ties)
			return msg
		}
	})
}

// gotReview shows a review, unless something else was asked since.
func (m *Model) gotReview(msg reviewMsg) tea.Cmd {
	if !m.awaits(msg.question) {
		return nil
	}
	t := m.table
	if msg.err != nil {
		t.said = said{[2]string{m.sentence(msg.err), ""}, true}
		return nil
	}
	t.entry = t.entry.with("")
	m.focusOn(onBoard)
	if len(msg.pane.all) == 0 {
		t.over = nil
		t.say(m.lang.Lookup.NoRacks)
		return nil
	}
	t.over = msg.pane
	return nil
}

func (p reviewPane) duplicate() bool { return p.game.Log.Kind == sheet.DuplicateGame }

// shown are the turns of the player that is chosen.
func (p reviewPane) shown() []analysis.Reviewed {
	if p.seat == 0 {
		return p.all
	}
	var rows []analysis.Reviewed
	for _, r := range p.all {
		if r.Player == p.seat {
			rows = append(rows, r)
		}
	}
	return rows
}

func (p reviewPane) title(m *Model) (string, string) {
	who := m.lang.Lookup.Everybody
	if p.seat > 0 {
		who = m.playerName(&p.game, p.seat)
	}
	return m.lang.Lookup.Review, signLess + " " + phrases.Fit(who, 24) + " " + signMore
}

func (p reviewPane) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	k, players := m.keys, len(p.game.Standings.Players)
	rows := p.shown()
	if next, mine := p.picker.key(msg, k, len(rows)); mine {
		p.picker = next
		return p, nil
	}
	first := 0
	if p.duplicate() {
		first = 1
	}
	turn := func(n int) {
		p.seat = first + (p.seat-first+n+players+1-first)%(players+1-first)
		p.chosen = 0
	}
	switch {
	case key.Matches(msg, k.Clear):
		if m.table.game.Standings.Finished {
			return m.theEnd(), nil
		}
		return nil, nil
	case key.Matches(msg, k.Left):
		turn(-1)
	case key.Matches(msg, k.Right):
		turn(1)
	case key.Matches(msg, k.Enter) && p.chosen < len(rows):
		r := rows[p.chosen]
		pane := bestPane{back: p}
		if p.duplicate() {
			pane.game, _ = p.game.AtRound(r.Number)
		} else {
			pane.game = p.game.Before(r.Number)
		}
		return p, doCommand{func(m *Model) tea.Cmd { return m.findBest(pane, r.Rack) }}
	}
	return p, nil
}

// reviewColumns are the widths of the columns of a review.
type reviewColumns struct{ number, player, rack, played, best int }

func reviewShape(w int) reviewColumns {
	if w < 76 {
		return reviewColumns{number: 3, player: max(6, w-37), best: 16}
	}
	more := min(12, (w-76)/3)
	return reviewColumns{number: 3, player: 12 + more, rack: 9, played: 17 + more, best: 17 + more}
}

func (p reviewPane) lines(m *Model, w, h int) []string {
	g, l := &p.game, &m.lang.Lookup
	c := reviewShape(w)
	c3 := func(text string) string { return right(text, 5) }
	head := strings.Repeat(" ", c.number+1) + pad(m.lang.Rounds.Player, c.player) + pad(m.lang.Rounds.Rack, c.rack) +
		pad(m.lang.Rounds.Play, c.played) + c3(m.lang.Rounds.Points) + "  " + pad(l.BestOne, c.best) + c3(m.lang.Rounds.Points) + c3(l.Missed)
	lines := []string{m.muted(pad(head, w))}
	rows := p.shown()
	foot := p.foot(m, w)
	room := max(1, h-1-len(foot))
	from, to, below := p.sight(len(rows), room)
	for i := from; i < to; i++ {
		r := rows[i]
		missed := itoa(r.Missed())
		if !r.Whole {
			missed += "+"
		}
		best := signMinus
		if r.Found {
			best = g.Log.Notation.Format(r.Best.Start, r.Best.Direction) + " " + phrases.Spelled(g.Edition, r.Best)
		}
		played := ""
		if r.Row.Kind != "" {
			played = m.cellPlay(g, r.Row, true)
		}
		line := right(itoa(r.Number), c.number) + " " + pad(m.playerName(g, r.Player), c.player-1) + " " +
			pad(phrases.RackText(g.Edition, r.Rack), c.rack) + pad(played, c.played) + c3(phrases.Number(r.Row.Points-r.Row.Solo)) + "  " +
			pad(best, c.best) + c3(itoa(r.Points)) + c3(missed)
		if i == p.chosen {
			line = m.look.reverse.put(pad(line, w))
		}
		lines = append(lines, line)
	}
	if below > 0 {
		lines = append(lines, m.muted("    "+m.lang.Screen.MoreBelow(below)))
	}
	return append(fill(lines, w, room+1), foot...)
}

// foot sums up what each player has missed, as far as there is room, and says which list the
// best plays are from.
func (p reviewPane) foot(m *Model, w int) []string {
	l := &m.lang.Lookup
	lines := []string{""}
	for i, sum := range analysis.SumUp(p.all, len(p.game.Standings.Players)) {
		if p.seat > 0 && p.seat != i+1 || sum.Turns == 0 {
			continue
		}
		share := m.lang.PartOf(sum.Best-sum.Missed, sum.Best)
		lines = append(lines, phrases.Fit(m.lang.Named(m.playerName(&p.game, i+1), l.Sum(sum.Missed, sum.Best, share)), w))
	}
	for _, r := range p.shown() {
		if !r.Whole {
			lines = append(lines, m.mutedLines(l.AtLeast, w)...)
			break
		}
	}
	return append(lines, m.mutedLines(m.whichList(), w)...)
}

func (p reviewPane) cursor(m *Model, w int) (int, int, bool) {
	from, _, _ := p.sight(len(p.shown()), max(1, m.overRoom()-1-len(p.foot(m, w))))
	return 0, 1 + p.chosen - from, true
}

func (p reviewPane) hints(m *Model) []hint {
	l, h := &m.lang.Lookup, &m.lang.Screen.Hint
	return []hint{
		{m.keyName("Up") + " " + m.keyName("Down"), h.StepTurn}, {m.keyName("Left") + " " + m.keyName("Right"), m.lang.Rounds.Player},
		{m.keyName("Enter"), l.BestPlays}, {m.keyName("Esc"), h.Back},
	}
}

func (p reviewPane) typing() bool { return false }

// wholePage says that the rows need the whole window.
func (p reviewPane) wholePage(*Model) bool { return true }
