package grid

import (
	"slices"
	"strconv"
	"strings"

	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// cellError is why the grid refuses a cell, where the line language has no error for it.
type cellError struct{ said phrases.Said }

func (e *cellError) Error() string { return e.said.Sentence() }

// refused tells why a cell is refused.
func (v grid) refused(err error) (Pane, kit.Action) {
	if cell, ok := err.(*cellError); ok {
		return v.Pane, kit.Tell{Lines: [2]string{cell.said.What, cell.said.Todo}, Fault: true}
	}
	return v.Pane, kit.Refuse{Err: err, About: phrases.About(v.At.Game, v.text())}
}

// note notes what is typed in the cell, and goes on by a step.
func (v grid) note(to step) (Pane, kit.Action) {
	row := v.here()
	switch row.kind {
	case namesRow:
		return v.noteName(to)
	case leftRow:
		return v.noteLeft(to)
	case closingRow:
		return v.noteClosing(to)
	}
	texts, err := v.cellLines()
	switch {
	case err != nil:
		return v.refused(err)
	case len(texts) == 0:
		return v.gone(to), kit.Tell{}
	}
	v.then = pending{task: aCell, to: to, passes: len(texts) - 1, fresh: row.turn(v.seat) == nil, onTurn: v.At.Game.Standings.OnTurn}
	return v.Pane, kit.DoTexts{Texts: texts}
}

// cellText is the content of the cell, as it would be typed.
func (v grid) cellText() string {
	switch row := v.here(); row.kind {
	case namesRow:
		return v.At.Game.Standings.Players[v.seat-1].Name
	case turnsRow:
		if turn := row.turn(v.seat); turn != nil {
			return phrases.Safe(v.turnLine(*turn))
		}
	case leftRow:
		return v.leftTexts()[v.seat-1]
	case closingRow:
		return v.closing[v.seat-1]
	}
	return ""
}

// turnLine is the line of a turn without its player, whom the column names.
func (v grid) turnLine(turn sheet.Turn) string {
	text := line.Of(v.At.Game, turn, v.Lang.Word)
	if turn.TakesTurn() && v.At.Game.Log.Events[turn.Event].Player != 0 {
		_, text, _ = strings.Cut(text, ": ")
	}
	return text
}

// noteName gives the player of the column the name that is typed.
func (v grid) noteName(to step) (Pane, kit.Action) {
	name := strings.Join(strings.Fields(v.text()), " ")
	if name == v.cellText() {
		return v.gone(to), kit.Tell{}
	}
	if err := sheet.CheckName(name); err != nil {
		return v.refused(err)
	}
	v.then = pending{task: aCell, to: to}
	return v.Pane, kit.DoLine{Line: sheet.Line{Event: sheet.Event{What: sheet.Renamed{Player: v.seat, Name: name}}}}
}

// cellLines are the lines that note what is typed in the cell of a turn, after the passes of cells
// that were left empty. There are none where nothing has changed.
func (v grid) cellLines() ([]string, error) {
	row, text := v.here(), v.text()
	if text == v.cellText() {
		return nil, nil
	}
	turn := row.turn(v.seat)
	switch {
	case row.round == 0 && turn == nil:
		return nil, &cellError{v.Lang.Grid.Adjustment}
	case row.round == 0:
		return v.adjustmentLines(*turn, text)
	case text == "" && turn == nil:
		return nil, nil
	case text == "" || text == "0":
		text = v.Lang.Word(line.CommandPass)
	}
	if turn == nil {
		return v.newTurnLines(row.round, text)
	}
	edited := v.Lang.Word(line.CommandEdit) + " " + strconv.Itoa(turn.Number) + " " + text
	return []string{edited}, v.checkTurn(edited, &v.At.Game, sheet.Edit)
}

// checkTurn is the error where a line does not note or correct a turn of the player in the column.
func (v grid) checkTurn(text string, g *sheet.Game, verb sheet.Verb) error {
	read, err := line.Parse(text, *g, v.Words)
	if err != nil {
		return err
	}
	if read.Verb == verb && sheet.TakesTurn(read.Event.What) && (read.Event.Player == 0 || read.Event.Player == v.seat) {
		return nil
	}
	return &line.Error{Reason: line.NotInTurn, Text: v.text()}
}

// newTurnLines note a turn in an empty cell: of the player on turn, of a later one, when the cells
// between are passes, or of one who is behind in an older row.
func (v grid) newTurnLines(round int, text string) ([]string, error) {
	next := v.At.Game
	var lines []string
	pass := v.Lang.Word(line.CommandPass)
	for range (round + 1) * len(next.Standings.Players) {
		s := &next.Standings
		if s.OnTurn == v.seat && s.Round() == round {
			return append(lines, text), v.checkTurn(text, &next, sheet.Add)
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
	text = strconv.Itoa(v.seat) + ": " + text
	if err := v.checkTurn(text, &v.At.Game, sheet.Add); err != nil {
		return nil, err
	}
	line, err := line.Parse(text, v.At.Game, v.Words)
	if err != nil {
		return nil, err
	}
	_, answer, err := v.At.Game.Do(line, sheet.Stamp{})
	if err == nil && (answer.Row.Player != v.seat || answer.Row.Round != round) {
		err = &cellError{v.Lang.Grid.Elsewhere(v.PlayerName(&v.At.Game, v.seat), round)}
	}
	return []string{text}, err
}

// adjustmentLines correct a penalty or a bonus: its points, or the whole row as a line.
func (v grid) adjustmentLines(turn sheet.Turn, text string) ([]string, error) {
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

// askToDelete asks whether to delete the row of the cursor, where something is noted in it.
func (v grid) askToDelete() (Pane, kit.Action) { return v.deletion(false) }

// deleteRow deletes the row of the cursor, once that was asked.
func (v grid) deleteRow() (Pane, kit.Action) { return v.deletion(true) }

// deletion is what Del does to the row of the cursor: to all its turns in one change, to the end
// of the game, or to what is typed for it.
func (v grid) deletion(sure bool) (Pane, kit.Action) {
	g := &v.At.Game
	row := v.here()
	name := v.label(row)
	var numbers []int
	var told []string
	switch row.kind {
	case turnsRow:
		for _, turn := range row.cells {
			if turn != nil {
				numbers = append(numbers, turn.Number)
				told = append(told, v.PlayerName(g, turn.Player)+" "+v.TurnWord(g, turn)+" "+phrases.Number(turn.Points))
			}
		}
		if numbers == nil {
			v.upto = min(v.upto, row.round-1)
			return v.Pane, nil
		}
	case leftRow, closingRow:
		turn, ok := v.endTurn()
		if !ok {
			v.left, v.closing = [sheet.MaxPlayers]string{}, [sheet.MaxPlayers]string{}
			return v.Pane, nil
		}
		numbers, told = []int{turn.Number}, []string{v.Lang.Kind(sheet.KindEnd)}
	default:
		return v.Pane, nil
	}
	if !sure {
		v.asking = true
		return v.Pane, kit.Tell{Lines: [2]string{v.Lang.Grid.Sure(name, strings.Join(told, ", "))}}
	}
	slices.Sort(numbers)
	slices.Reverse(numbers)
	var lines []string
	for _, n := range numbers {
		lines = append(lines, v.Lang.Word(line.CommandDelete)+" "+strconv.Itoa(n))
	}
	v.then = pending{task: aDeletion, deleted: name, totals: g.Standings.Totals()}
	return v.Pane, kit.DoTexts{Texts: lines}
}
