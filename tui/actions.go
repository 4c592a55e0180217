package tui

import (
	"errors"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/analysis"
	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/search"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// act does what a pane asked for.
func (m *Model) act(a kit.Action) tea.Cmd {
	t := m.table
	switch a := a.(type) {
	case kit.Close:
		t.Over = nil
	case kit.Done:
		t.Over = nil
		t.Say(a.Said)
	case kit.DoLine:
		return m.do(a.Line, phrases.Context{})
	case kit.DoText:
		t.Over = nil
		return m.doText(a.Text)
	case kit.DoTexts:
		t.Said = view.Said{}
		cmd := m.doTexts(a.Texts)
		t.Over = nil
		return cmd
	case kit.Refuse:
		m.refuse(a.Err, a.About)
	case kit.Tell:
		t.Said = view.Said{Lines: a.Lines, Fault: a.Fault}
	case kit.Say:
		m.Notice = kit.Notice{Text: a.Text, Fault: a.Fault}
	case kit.Type:
		m.typeLine(a.Text)
		m.entryChanged()
		return m.keep()
	case kit.Lay:
		return m.layPlay(a.Play)
	case kit.LookAt:
		t.LookAt(a.Turn)
	case kit.Find:
		return m.findBest(search.Plays{Game: a.Game, Back: t.Over}, a.Rack)
	case kit.Step:
		m.stepKey(a.Key)
	case kit.NextTab:
		over := t.Over
		m.nextTab()
		t.Over = over
	case kit.OpenPalette:
		t.Over = newPalette(m)
	case kit.OpenHelp:
		m.openHelp()
	case kit.ToEnd:
		t.Over = menusOf(m.Table).theEnd()
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
	return m.doLeaving(m.table.Entry.Text(), text)
}

// doTyped reads the line in the entry and does what it says.
func (m *Model) doTyped(text string) tea.Cmd { return m.doLeaving("", text) }

// doLeaving reads a line and does what it says, which leaves some text in the entry.
func (m *Model) doLeaving(rest, text string) tea.Cmd {
	t := m.table
	about := phrases.About(t.Game, text)
	line, err := line.Parse(text, t.Game, m.Words)
	switch {
	case t.Counting && (err == nil && !counts(line) || err != nil && m.isOfGame(text)):
		return m.onlyCounts()
	case err != nil:
		m.refuse(err, about)
		return nil
	}
	if cmd, asked := m.answerQuestion(line); asked {
		return cmd
	}
	if cmd, done := m.screenLine(line, text); done {
		return cmd
	}
	return m.doneWith(t.Entry.Remember(text).With(rest), t.ForSeat(line), about)
}

// doneWith does what a line says, with what the entry is after it; where the line is refused,
// the entry stays as it was, unless the keys go to the board for that.
func (m *Model) doneWith(after entry.Pane, line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	before, focus := t.Entry, t.Focus
	t.Entry = after // before the game is kept, so that the line is not kept as unfinished too
	cmd := m.do(line, about)
	switch {
	case t.Said.Fault && t.Focus == focus:
		t.Entry = before
	case after.Text() != "":
		t.LiveEntry(m.Words)
	}
	return cmd
}

// doTexts does what several lines say as one change, each read for the game after those
// before it, or shows why not.
func (m *Model) doTexts(texts []string) tea.Cmd {
	t := m.table
	if t.Watching != "" {
		m.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return nil
	}
	next, stamp := t.Game, m.stamp()
	var answer sheet.Answer
	for _, text := range texts {
		line, err := line.Parse(text, next, m.Words)
		if err == nil {
			noted := next.Standings.Clock.Noted
			next, answer, err = next.Do(line, stamp)
			*stamp.Ran -= next.Standings.Clock.Noted - noted
		}
		if err != nil {
			m.refuse(err, phrases.About(t.Game, text))
			return nil
		}
	}
	if len(texts) > 1 {
		next.Log = t.Game.Log.Joined(next.Log)
	}
	answer.Before = t.Game.Standings.Totals()
	m.adopt(next, answer)
	return m.keepGame()
}

// do makes the next game of a line and adopts it, or shows why not. It is the only place
// where a user changes a game.
func (m *Model) do(line sheet.Line, about phrases.Context) tea.Cmd {
	t := m.table
	switch {
	case t.Counting && !counts(line):
		return m.onlyCounts()
	case line.Verb == sheet.Again:
		return m.again()
	case line.Verb == sheet.Open:
		return m.open(opening{id: line.Game})
	}
	if t.Watching != "" {
		m.Notice = kit.Notice{Text: t.Watching, Fault: true}
		return nil
	}
	if closes(line.Event.What) && m.unfinished() {
		return nil
	}
	if rack, wants := analysis.WantsMaster(&t.Game, line); wants {
		return m.closeDrawn(rack, line, about)
	}
	return m.doAsItStands(line, about)
}

// doAsItStands does a line with what the table has noted.
func (m *Model) doAsItStands(line sheet.Line, about phrases.Context) tea.Cmd {
	next, answer, err := m.table.Game.Do(line, m.stamp())
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
	before := &t.Game.Standings
	filled := t.Duplicate() && answer.Line.Verb == sheet.Add && view.FillsCell(sheet.OfMaster(answer.Line.Event.What))
	if t.Editing > 0 || filled || before.OnTurn != next.Standings.OnTurn || !before.Board.Equal(&next.Standings.Board) {
		t.Board = t.Board.Clear() // a note or a penalty leaves the tiles that are being laid
	}
	emptied := before.Board.Count() > 0 && next.Standings.Board.Count() == 0
	m.take(next)
	if emptied && len(t.Board.Laid) == 0 {
		t.Board.Cursor = next.Edition.Layout.Centre // where a first play has to lie
	}
	if t.Editing > 0 {
		t.Looking = t.Back
	}
	t.Editing, t.Back, t.Seat = 0, 0, 0
	if !staysAt(answer.Line.Verb) {
		t.Looking = 0
	}
	t.Over = nil
	if t.Focus == view.OnSide {
		t.Row = min(max(1, t.Row), t.LastRow())
	}
	t.Show()
	t.Say(m.Lang.Answer(answer, next))
	if t.Counting {
		t.Say(m.counted(answer, next))
	}
	if notices := m.NoticesOf(answer); notices != "" {
		m.Notice = kit.Notice{Text: notices}
	}
	if next.Standings.Finished && answer.Line.Verb == sheet.Add {
		t.Over = menusOf(m.Table).theEnd()
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
	t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	t.Live.Refused = true
	placed, ok := errors.AsType[*scoring.PlacementError](err)
	if ok && t.Focus == view.OnBoard && t.Shown.Edition.Layout.Contains(placed.Square) {
		t.Board.Cursor = placed.Square
		t.Board.Joins, t.Board.Pending = false, ""
	}
}

// notePlay notes the tiles that are laid.
func (m *Model) notePlay() tea.Cmd {
	t := m.table
	about := m.AboutLaid()
	play, err := m.LaidPlay()
	if err != nil {
		m.refuse(err, about)
		return nil
	}
	line := t.ForSeat(sheet.Line{Event: sheet.Event{What: sheet.Played{Play: play}}})
	if t.Editing > 0 {
		line.Verb, line.Turn = sheet.Edit, t.Editing
	}
	cursor := t.Board.Cursor
	cmd := m.do(line, about)
	if len(t.Board.Laid) == 0 && !t.Duplicate() { // there the next player begins where this play began
		t.Board.Cursor = cursor
	}
	return cmd
}

// takeBack undoes what is typed or laid, and else the last change.
func (m *Model) takeBack() tea.Cmd {
	t := m.table
	switch {
	case t.Focus == view.OnSide && t.Tab == view.TabWords && t.Finds.Text != "":
		return m.askWords("")
	case t.Entry.Text() != "":
		t.Entry = t.Entry.With("")
		m.entryChanged()
		return m.keep()
	case len(t.Board.Laid) > 0:
		t.Board = t.Board.Clear()
		t.Said = view.Said{}
		t.Refresh()
		return m.keep()
	case t.Editing > 0:
		t.StopEditing()
		return m.keep()
	}
	return m.do(sheet.Line{Verb: sheet.Undo}, phrases.Context{})
}
