package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
)

// leftTexts are the leftovers by seat as they are typed, or as the end has them.
func (m *Model) leftTexts() []string {
	t := m.table
	g := &t.Game
	texts := slices.Clone(t.grid.left[:len(g.Standings.Players)])
	if turn, ok := gridOf(m.Table).endTurn(); ok {
		ended, _ := g.What(turn).(sheet.Ended)
		for i, l := range ended.Left {
			if i < len(texts) {
				texts[i] = l.Text(g.Edition)
			}
		}
	}
	return texts
}

// endTurn is the row with which the game has ended.
func (v gridView) endTurn() (sheet.Turn, bool) {
	s := &v.At.Game.Standings
	i := slices.IndexFunc(s.Turns, func(t sheet.Turn) bool { return t.Kind == sheet.KindEnd })
	if i < 0 || !s.Finished {
		return sheet.Turn{}, false
	}
	return s.Turns[i], true
}

// endLine is the line of the leftovers: what is empty is who went out, or, where a sum says
// who that is, nothing.
func (m *Model) endLine(left []string) string {
	t := m.table
	end := m.Lang.Word(line.CommandEnd)
	if turn, ok := gridOf(m.Table).endTurn(); ok {
		end = m.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(turn.Number) + " " + end
	}
	for i, text := range left {
		switch {
		case t.Game.Standings.Players[i].Gone:
			continue
		case text == "" || text == "0" && strings.Trim(t.grid.closing[i], "0") != "":
			text = "-"
		}
		end += " " + text
	}
	return end
}

// leftText is a leftover as `end` takes it; a minus before points is that of the row's name.
func leftText(text string) string {
	text = strings.ToUpper(strings.ReplaceAll(text, " ", ""))
	if points := strings.TrimLeft(text, "-−"); points != "" {
		return points
	}
	return text
}

// settled is what the leftovers that are typed would do.
func (m *Model) settled(left []string) (next sheet.Game, err error) {
	line, err := line.Parse(m.endLine(left), m.table.Game, m.Words)
	if err != nil {
		return next, err
	}
	next, _, err = m.table.Game.Do(line, sheet.Stamp{})
	return next, err
}

// noteLeft takes a leftover or a sum. Before the end they are only kept, all together are the
// end; after it they correct it.
func (m *Model) noteLeft(kind gridKind) (tea.Cmd, bool) {
	t := m.table
	p := &t.grid
	text := p.text()
	if kind == gridClosing {
		was := p.closing[p.seat-1]
		p.closing[p.seat-1] = strings.TrimLeft(strings.ReplaceAll(text, " ", ""), "+")
		if err := m.checkClosing(); err != nil {
			p.closing[p.seat-1] = was
			m.refuseCell(err)
			return nil, false
		}
		p.clear()
		return nil, true
	}
	left := m.leftTexts()
	if leftText(text) == left[p.seat-1] {
		p.clear()
		return nil, true
	}
	left[p.seat-1] = leftText(text)
	if _, ok := gridOf(m.Table).endTurn(); ok {
		cmd, ok := m.doLines([]string{m.endLine(left)}, 0)
		if ok {
			p.clear()
		}
		return cmd, ok
	}
	alone := make([]string, len(left)) // what the others have is not asked yet
	for i := range alone {
		alone[i] = "0"
	}
	alone[p.seat-1] = left[p.seat-1]
	if _, err := m.settled(alone); err != nil {
		m.refuseCell(err)
		return nil, false
	}
	p.left[p.seat-1] = left[p.seat-1]
	p.clear()
	return nil, true
}

// checkClosing holds the sums that are typed to the leftovers. What is not known yet is not
// held against them.
func (m *Model) checkClosing() error {
	t := m.table
	p, left := &t.grid, m.leftTexts()
	for i, text := range p.closing[:len(left)] {
		if text == "" || text == "0" {
			continue
		}
		sum, err := strconv.ParseUint(text, 10, 16)
		if err != nil || sum > sheet.MaxPoints {
			return &line.Error{Reason: line.Number, Text: text, Limit: sheet.MaxPoints}
		}
		if left[i] != "" && left[i] != "-" && left[i] != "0" {
			return &cellError{m.Lang.Grid.HasLeft(m.PlayerName(&t.Game, i+1))}
		}
		next, err := m.settled(left)
		if _, ended := gridOf(m.Table).endTurn(); err != nil && !ended {
			continue
		}
		if err != nil {
			return err
		}
		if got := next.Standings.Players[i].Adjustment; got != int(sum) {
			return &cellError{m.Lang.Grid.Sum(int(sum), got)}
		}
	}
	return nil
}

// gridEnd ends the game with what stands in the rows of the leftovers.
func (m *Model) gridEnd() tea.Cmd {
	t := m.table
	p := &t.grid
	if p.typing {
		if cmd, ok := m.noteLeft(gridClosing); !ok {
			return cmd
		}
	}
	if err := m.checkClosing(); err != nil {
		m.refuseCell(err)
		return nil
	}
	cmd, ok := m.doLines([]string{m.endLine(m.leftTexts())}, 0)
	if ok {
		p.left, p.closing = [sheet.MaxPlayers]string{}, [sheet.MaxPlayers]string{}
		m.toOpenCell()
	}
	return cmd
}
