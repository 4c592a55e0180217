package tui

import (
	"strconv"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/tui/draw"
	"tanteo/tui/key"
	"tanteo/tui/phrases"
)

// checkPane lists the words of the sheet, or of one turn, those that the list lacks first.
type checkPane struct {
	picker
	words []analysis.Checked
	turn  int // whose words they are; 0 is the whole sheet
	out   int // words that the list lacks
}

// openCheck looks up the words of a turn, or of the whole sheet.
func (m *Model) openCheck(turn int) tea.Cmd {
	m.freshList() // its file may have changed
	asked := m.ask()
	return m.withList(func(m *Model) tea.Cmd {
		if !m.awaits(asked) {
			return nil
		}
		t := m.table
		p := checkPane{words: analysis.Check(&t.game, turn, t.lookup.list), turn: turn}
		for p.out < len(p.words) && !p.words[p.out].In {
			p.out++
		}
		m.answered()
		if len(p.words) == 0 {
			t.say(m.lang.Screen.NoWords)
			return nil
		}
		t.said = said{}
		t.over = p
		return nil
	})
}

// checkWord looks one word up.
func (m *Model) checkWord(word []scoring.Tile) tea.Cmd {
	typed := m.table.entry.text()
	return m.withList(func(m *Model) tea.Cmd {
		t := m.table
		tell := m.lang.WordLists.NotIn
		if t.lookup.list.Contains(word) {
			tell = m.lang.WordLists.In
		}
		if t.entry.text() == typed {
			t.entry = t.entry.with("")
		}
		t.say(tell(phrases.Safe(phrases.TilesText(t.game.Edition, word))) + " " + m.whichList())
		return nil
	})
}

func (p checkPane) title(m *Model) (string, string) {
	title := m.lang.Lookup.Checked
	if p.turn > 0 {
		title = m.turnName(p.turn)
	}
	return title, m.lang.Lookup.Of(p.chosen+1, len(p.words))
}

// turnName is a turn, or a round of a duplicate, by its number.
func (m *Model) turnName(number int) string {
	if m.table.duplicate() {
		return m.lang.Rounds.Round(number)
	}
	return m.lang.Screen.Turn(number)
}

func (p checkPane) key(msg tea.KeyPressMsg, m *Model) (overlay, action) {
	k := m.keys
	if next, mine := p.picker.key(msg, k, len(p.words)); mine {
		p.picker = next
		return p, nil
	}
	switch {
	case key.Matches(msg, k.Clear):
		return nil, nil
	case key.Matches(msg, k.Enter):
		turn := p.words[p.chosen].Turn
		return nil, doCommand{func(m *Model) tea.Cmd { m.table.lookAt(turn); return nil }}
	}
	return p, nil
}

func (p checkPane) lines(m *Model, w, h int) []string {
	room := p.room(m, w, h)
	lines := m.pickLines(p.picker, len(p.words), room, "  ", func(i int, chosen bool) string { return p.row(m, i, w, chosen) })
	return append(draw.Fill(lines, w, room), p.foot(m, w)...)
}

// row is a word: "- SPAZ            Ana          7".
func (p checkPane) row(m *Model, i, w int, chosen bool) string {
	one, of, sign := p.words[i], inList, signInList
	if !one.In {
		of, sign = notInList, signNotInList
	}
	who := m.lang.Rounds.Master
	if one.Player > 0 {
		who = m.playerName(&m.table.game, one.Player)
	}
	if one.More > 0 {
		more := " +" + strconv.Itoa(one.More)
		who = phrases.Fit(who, 10-draw.Width(more)) + more
	}
	end := " " + draw.Pad(who, 10) + draw.Right(strconv.Itoa(one.Turn), 4)
	if !chosen {
		sign = of.ink(m.look).Put(sign)
	}
	return sign + " " + draw.Pad(one.Text, w-2-draw.Width(end)) + end
}

func (p checkPane) foot(m *Model, w int) []string { return m.mutedLines(m.whichList(), w) }

// room is how many of h lines the words have.
func (p checkPane) room(m *Model, w, h int) int { return max(1, h-len(p.foot(m, w))) }

func (p checkPane) cursor(m *Model, w int) (int, int, bool) {
	return 0, p.depth(len(p.words), p.room(m, w, m.overRoom())), true
}

func (p checkPane) hints(m *Model) []hint {
	h := &m.lang.Screen.Hint
	return []hint{{m.keyName("Up") + " " + m.keyName("Down"), m.lang.Lookup.NextWord}, {m.keyName("Enter"), m.lang.Lookup.ToTurn}, {m.keyName("Esc"), h.Back}}
}

func (p checkPane) typing() bool { return false }

func (p checkPane) answers(m *Model) (draw.Ink, [2]string) {
	return draw.Ink{}, [2]string{m.lang.Lookup.Out(p.out, len(p.words)), m.lang.Lookup.NoPoints}
}
