package tui

import (
	"errors"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// act does what a pane asked for.
func (m *Model) act(a kit.Action) tea.Cmd {
	t := m.table
	switch a := a.(type) {
	case kit.Close:
		t.over = nil
	case kit.Done:
		t.over = nil
		t.say(a.Said)
	case kit.DoLine:
		return m.do(a.Line, phrases.Context{})
	case kit.DoText:
		t.over = nil
		return m.doText(a.Text)
	case kit.Type:
		m.typeLine(a.Text)
		m.entryChanged()
		return m.keep()
	case kit.Lay:
		return m.layPlay(a.Play)
	case kit.LookAt:
		t.lookAt(a.Turn)
	case kit.Find:
		return m.findBest(bestPane{game: a.Game, back: t.over}, a.Rack)
	case kit.Step:
		m.stepKey(a.Key)
	case kit.NextTab:
		over := t.over
		m.nextTab()
		t.over = over
	case kit.ToEnd:
		t.over = menusOf(m.view).theEnd()
	case kit.Ask:
		return a.Cmd
	case kit.Write:
		m.writing++
		return a.Cmd
	}
	return nil
}

// doText reads a line that was not typed and does what it says. What is typed stays.
func (m *Model) doText(text string) tea.Cmd {
	return m.doLeaving(m.table.entry.Text(), text)
}

// doTyped reads the line in the entry and does what it says.
func (m *Model) doTyped(text string) tea.Cmd { return m.doLeaving("", text) }

// doLeaving reads a line and does what it says, which leaves some text in the entry.
func (m *Model) doLeaving(rest, text string) tea.Cmd {
	t := m.table
	about := phrases.About(t.game, text)
	line, err := line.Parse(text, t.game, m.words)
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	if cmd, asked := m.answerQuestion(line); asked {
		return cmd
	}
	if cmd, done := m.screenLine(line, text); done {
		return cmd
	}
	return m.doneWith(t.entry.Remember(text).With(rest), t.forSeat(line), about)
}

// doneWith does what a line says, with what the entry is after it; where the line is refused,
// the entry stays as it was, unless the keys go to the board for that.
func (m *Model) doneWith(after entry.Pane, line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	before, focus := t.entry, t.focus
	t.entry = after // before the game is kept, so that the line is not kept as unfinished too
	cmd := m.do(line, about)
	switch {
	case t.said.fault && t.focus == focus:
		t.entry = before
	case after.Text() != "":
		t.liveEntry(m.words)
	}
	return cmd
}

// doTexts does what several lines say as one change, each read for the game after those
// before it, or shows why not.
func (m *Model) doTexts(texts []string) tea.Cmd {
	t := m.table
	if t.watching != "" {
		m.Notice = kit.Notice{Text: t.watching, Fault: true}
		return nil
	}
	next, stamp := t.game, m.stamp()
	var answer sheet.Answer
	for _, text := range texts {
		line, err := line.Parse(text, next, m.words)
		if err == nil {
			noted := next.Standings.Clock.Noted
			next, answer, err = next.Do(line, stamp)
			*stamp.Ran -= next.Standings.Clock.Noted - noted
		}
		if err != nil {
			m.refuse(err, phrases.About(t.game, text))
			return nil
		}
	}
	if len(texts) > 1 {
		next.Log = t.game.Log.Joined(next.Log)
	}
	answer.Before = t.game.Standings.Totals()
	m.adopt(next, answer)
	return m.keepGame()
}

// do makes the next game of a line and adopts it, or shows why not. It is the only place
// where a user changes a game.
func (m *Model) do(line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	switch line.Verb {
	case sheet.Again:
		return m.again()
	case sheet.Open:
		return m.open(opening{id: line.Game})
	}
	if t.watching != "" {
		m.Notice = kit.Notice{Text: t.watching, Fault: true}
		return nil
	}
	if closes(line.Event.What) && m.unfinished() {
		return nil
	}
	if rack, wants := analysis.WantsMaster(&t.game, line); wants {
		return m.closeDrawn(rack, line, about)
	}
	return m.doAsItStands(line, about)
}

// doAsItStands does a line with what the table has noted.
func (m *Model) doAsItStands(line sheet.Line, about phrases.Context) tea.Cmd {
	next, answer, err := m.table.game.Do(line, m.stamp())
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	m.adopt(next, answer)
	if chosen, ok := line.Event.What.(sheet.ClockChosen); ok {
		return tea.Batch(m.rememberClock(chosen.ClockChoice), m.keepGame())
	}
	return m.keepGame()
}

// adopt makes a game the one at the table and says what was done.
func (m *Model) adopt(next sheet.Game, answer sheet.Answer) {
	t := m.table
	m.cleared = nil
	m.ask() // what is still asked was asked of the game before
	before := &t.game.Standings
	filled := t.duplicate() && answer.Line.Verb == sheet.Add && fillsCell(sheet.OfMaster(answer.Line.Event.What))
	if t.editing > 0 || filled || before.OnTurn != next.Standings.OnTurn || !before.Board.Equal(&next.Standings.Board) {
		t.board = t.board.Clear() // a note or a penalty leaves the tiles that are being laid
	}
	emptied := before.Board.Count() > 0 && next.Standings.Board.Count() == 0
	m.take(next)
	if emptied && len(t.board.Laid) == 0 {
		t.board.Cursor = next.Edition.Layout.Centre // where a first play has to lie
	}
	if t.editing > 0 {
		t.looking = t.back
	}
	t.editing, t.back, t.seat = 0, 0, 0
	if !staysAt(answer.Line.Verb) {
		t.looking = 0
	}
	t.over = nil
	if t.focus == onSide {
		t.row = min(max(1, t.row), t.lastRow())
	}
	t.show()
	t.say(m.Lang.Answer(answer, next))
	if turn, ok := next.Standings.Turn(answer.Turn); ok && t.counting {
		t.say(m.Lang.Row(next, turn))
	}
	if notices := m.noticesOf(answer); notices != "" {
		m.Notice = kit.Notice{Text: notices}
	}
	if next.Standings.Finished && answer.Line.Verb == sheet.Add {
		t.over = menusOf(m.view).theEnd()
	}
}

// staysAt says whether somebody who looks at an old turn goes on there after a change: of
// that turn or its note, but not of who plays when.
func staysAt(v sheet.Verb) bool {
	return v == sheet.Edit || v == sheet.Empty || v == sheet.Annotate || v == sheet.Recount
}

// refuse shows why a line or a play was not taken. The tiles stay, the cursor goes to the
// square that is named.
func (m *Model) refuse(err error, about phrases.Context) {
	t := m.table
	what, todo := m.Lang.Explain(err, about)
	t.said = said{[2]string{what, todo}, true}
	t.live.refused = true
	placed, ok := errors.AsType[*scoring.PlacementError](err)
	if ok && t.focus == onBoard && t.view.Edition.Layout.Contains(placed.Square) {
		t.board.Cursor = placed.Square
		t.board.Joins, t.board.Pending = false, ""
	}
}

// notePlay notes the tiles that are laid.
func (m *Model) notePlay() tea.Cmd {
	t := m.table
	about := m.aboutLaid()
	play, err := m.laidPlay()
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	line := t.forSeat(sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}})
	if t.editing > 0 {
		line.Verb, line.Turn = sheet.Edit, t.editing
	}
	cursor := t.board.Cursor
	cmd := m.do(line, about)
	if len(t.board.Laid) == 0 {
		t.board.Cursor = cursor
	}
	return cmd
}

// takeBack undoes what is typed or laid, and else the last change.
func (m *Model) takeBack() tea.Cmd {
	t := m.table
	switch {
	case t.focus == onSide && t.tab == tabWords && t.finds.text != "":
		return m.askWords("")
	case t.entry.Text() != "":
		t.entry = t.entry.With("")
		m.entryChanged()
		return m.keep()
	case len(t.board.Laid) > 0:
		t.board = t.board.Clear()
		t.said = said{}
		t.refresh()
		return m.keep()
	case t.editing > 0:
		t.stopEditing()
		return m.keep()
	}
	return m.do(sheet.Line{Verb: sheet.Undo}, phrases.Context{})
}
