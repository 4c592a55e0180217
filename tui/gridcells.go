package tui

import (
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// cellError says why the grid does not take a cell, where the line language has no reason of
// its own.
type cellError struct{ said phrases.Said }

func (e *cellError) Error() string { return e.said.Sentence() }

// noteCell notes what is typed in the cell; false where it is refused.
func (m *Model) noteCell() (tea.Cmd, bool) {
	t := m.table
	p := &t.grid
	t.Said = view.Said{}
	if row := p.at(&t.Game); row.kind == gridLeft || row.kind == gridClosing {
		return m.noteLeft(row.kind)
	}
	if p.at(&t.Game).kind == gridNames {
		return m.noteName()
	}
	texts, err := m.cellLines()
	if err != nil {
		m.refuseCell(err)
		return nil, false
	}
	var cmd tea.Cmd
	if len(texts) > 0 {
		var ok bool
		if cmd, ok = m.doLines(texts, len(texts)-1); !ok {
			return cmd, false
		}
	}
	p.clear()
	return cmd, true
}

// doLines does lines as one change, of which so many are passes for cells left empty.
func (m *Model) doLines(texts []string, passes int) (tea.Cmd, bool) {
	t := m.table
	cmd := m.doTexts(texts)
	if t.Said.Fault {
		return cmd, false
	}
	t.Over = nil // the end is told in the grid
	if passes > 0 {
		m.Notice = kit.Notice{Text: m.Lang.Grid.Passes(passes)}
	}
	return cmd, true
}

// refuseCell shows why a cell is not taken.
func (m *Model) refuseCell(err error) {
	t := m.table
	if cell, ok := err.(*cellError); ok {
		t.Said = view.Said{Lines: [2]string{cell.said.What, cell.said.Todo}, Fault: true}
		return
	}
	m.refuse(err, phrases.About(t.Game, t.grid.text()))
}

// cellText is what is in the cell, as it would be typed.
func (m *Model) cellText() string {
	t := m.table
	p, g := &t.grid, &t.Game
	switch row := p.at(g); row.kind {
	case gridNames:
		return g.Standings.Players[p.seat-1].Name
	case gridTurns:
		if turn := row.cells[p.seat-1]; turn != nil {
			return phrases.Safe(gridOf(m.Table).turnLine(*turn))
		}
	case gridLeft:
		return m.leftTexts()[p.seat-1]
	case gridClosing:
		return p.closing[p.seat-1]
	}
	return ""
}

// turnLine is the line of a turn without its player, whom the column names.
func (v gridView) turnLine(turn sheet.Turn) string {
	text := line.Of(v.At.Game, turn, v.Lang.Word)
	if turn.TakesTurn() && v.At.Game.Log.Events[turn.Event].Player != 0 {
		_, text, _ = strings.Cut(text, ": ")
	}
	return text
}

// noteName gives the player of the column the name that is typed.
func (m *Model) noteName() (tea.Cmd, bool) {
	t := m.table
	p := &t.grid
	name := strings.Join(strings.Fields(p.text()), " ")
	if name == m.cellText() {
		p.clear()
		return nil, true
	}
	if err := sheet.CheckName(name); err != nil {
		m.refuseCell(err)
		return nil, false
	}
	cmd := m.do(sheet.Line{Event: sheet.Event{What: sheet.Renamed{Player: p.seat, Name: name}}}, phrases.Context{})
	if t.Said.Fault {
		return cmd, false
	}
	p.clear()
	return cmd, true
}

// cellLines are the lines that note what is typed in the cell of a turn: none where
// that is what was there, and before a new turn the passes of the cells that were left empty.
func (m *Model) cellLines() ([]string, error) {
	t := m.table
	p, g := &t.grid, &t.Game
	row, text := p.at(g), p.text()
	if text == m.cellText() {
		return nil, nil
	}
	turn := row.cells[p.seat-1]
	switch {
	case row.round == 0 && turn == nil:
		return nil, &cellError{m.Lang.Grid.Adjustment}
	case row.round == 0:
		return gridOf(m.Table).adjustmentLines(*turn, text)
	case text == "" && turn == nil:
		return nil, nil
	case text == "" || text == "0":
		text = m.Lang.Word(line.CommandPass)
	}
	if turn == nil {
		return m.newTurnLines(row.round, text)
	}
	edited := m.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(turn.Number) + " " + text
	return []string{edited}, m.checkTurn(edited, g, sheet.Edit)
}

// checkTurn says why a line does not note or correct a turn of the one in the column.
func (m *Model) checkTurn(text string, g *sheet.Game, verb sheet.Verb) error {
	read, err := line.Parse(text, *g, m.Words)
	if err != nil {
		return err
	}
	if read.Verb == verb && sheet.TakesTurn(read.Event.What) && (read.Event.Player == 0 || read.Event.Player == m.table.grid.seat) {
		return nil
	}
	return &line.Error{Reason: line.NotInTurn, Text: m.table.grid.text()}
}

// newTurnLines note a turn in a cell that has none: of the one on turn, or of one who comes
// later, when the cells between are passes, or of one who has stayed behind in an older row.
func (m *Model) newTurnLines(round int, text string) ([]string, error) {
	t := m.table
	seat, next := t.grid.seat, t.Game
	var lines []string
	pass := m.Lang.Word(line.CommandPass)
	for range (round + 1) * len(next.Standings.Players) {
		s := &next.Standings
		if s.OnTurn == seat && s.Round() == round {
			return append(lines, text), m.checkTurn(text, &next, sheet.Add)
		}
		if s.OnTurn == 0 || s.Round() > round {
			break
		}
		var err error
		if next, _, err = next.Do(sheet.Line{Event: sheet.Event{What: sheet.Passed{}}}, sheet.Stamp{}); err != nil {
			return nil, err
		}
		lines = append(lines, pass)
	}
	text = strconv.Itoa(seat) + ": " + text
	if err := m.checkTurn(text, &t.Game, sheet.Add); err != nil {
		return nil, err
	}
	line, err := line.Parse(text, t.Game, m.Words)
	if err != nil {
		return nil, err
	}
	_, answer, err := t.Game.Do(line, sheet.Stamp{})
	if err == nil && (answer.Row.Player != seat || answer.Row.Round != round) {
		err = &cellError{m.Lang.Grid.Elsewhere(m.PlayerName(&t.Game, seat), round)}
	}
	return []string{text}, err
}

// adjustmentLines correct a penalty or a bonus: its points, or the whole row as a line.
func (v gridView) adjustmentLines(turn sheet.Turn, text string) ([]string, error) {
	g := &v.At.Game
	edit := v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(turn.Number) + " "
	if _, err := strconv.Atoi(text); text != "" && err != nil {
		line, err := line.Parse(edit+text, *g, v.Words)
		if _, ended := line.Event.What.(sheet.Ended); err == nil && (line.Verb != sheet.Edit || ended || sheet.TakesTurn(line.Event.What)) {
			err = &cellError{v.Lang.Grid.Adjustment}
		}
		return []string{edit + text}, err
	}
	points := strings.TrimLeft(text, "+-")
	if points == "" {
		return nil, &cellError{v.Lang.Grid.Adjustment}
	}
	var word line.Command
	reason := ""
	switch what := g.What(turn).(type) {
	case sheet.Penalty:
		word, reason = line.CommandPenalty, what.Reason
	case sheet.Bonus:
		word, reason = line.CommandBonus, what.Reason
	case sheet.Overtime:
		word = line.CommandOvertime
	default:
		return nil, &cellError{v.Lang.Grid.Adjustment}
	}
	return []string{strings.TrimSpace(edit + v.Lang.Word(word) + " " + strconv.Itoa(turn.Player) + " " + points + " " + reason)}, nil
}

// gridDelete deletes the row of the cursor once it is asked for again: all its turns in one
// change, or the end of the game, or what is typed for it.
func (m *Model) gridDelete(asked bool) tea.Cmd {
	t := m.table
	p, g := &t.grid, &t.Game
	var numbers []int
	var told []string
	name := ""
	switch row := p.at(g); row.kind {
	case gridTurns:
		name = gridOf(m.Table).gridLabel(row)
		for _, turn := range row.cells {
			if turn != nil {
				numbers = append(numbers, turn.Number)
				told = append(told, m.PlayerName(g, turn.Player)+" "+m.TurnWord(g, turn)+" "+phrases.Number(turn.Points))
			}
		}
		if numbers == nil {
			p.upto = min(p.upto, row.round-1)
			return nil
		}
	case gridLeft, gridClosing:
		turn, ok := gridOf(m.Table).endTurn()
		if !ok {
			p.left, p.closing = [sheet.MaxPlayers]string{}, [sheet.MaxPlayers]string{}
			return nil
		}
		name, numbers, told = gridOf(m.Table).gridLabel(row), []int{turn.Number}, []string{m.Lang.Kind(sheet.KindEnd)}
	default:
		return nil
	}
	if !asked {
		p.asked = true
		t.Said = view.Said{Lines: [2]string{m.Lang.Grid.Sure(name, strings.Join(told, ", ")), ""}}
		return nil
	}
	slices.Sort(numbers)
	slices.Reverse(numbers)
	var lines []string
	for _, n := range numbers {
		lines = append(lines, m.Lang.Word(line.CommandDelete)+" "+strconv.Itoa(n))
	}
	before := g.Standings.Totals()
	cmd, ok := m.doLines(lines, 0)
	if ok {
		answer := sheet.Answer{Before: before, After: t.Game.Standings.Totals()}
		t.Said.Lines[0] = m.Lang.Grid.Deleted(name) + " " + m.Lang.Totals(answer, t.Game)
	}
	return cmd
}
