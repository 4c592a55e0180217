package tui

import (
	"reflect"
	"slices"

	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/sheet/line"
	"tanteo/tui/desk/view"
)

// question is one that a search answers, off the key path: at which table, which of its
// questions, what the entry had then, which tiles were laid, and what lay over the sheet.
type question struct {
	at     *table
	number int
	typed  string
	laid   []scoring.Laid
	over   reflect.Type // of what lies over the side
}

// ask is a new question of the table. Those before are not answered any more.
func (m *Model) ask() question {
	t := m.table
	t.asked++
	return question{t, t.asked, t.Entry.Text(), slices.Clone(t.Board.Laid), lies(t.Sight)}
}

// lies is the kind of what lies over the side.
func lies(t *view.Sight) reflect.Type {
	if over, ok := t.Over.(lying); ok {
		return reflect.TypeOf(over.Over)
	}
	return reflect.TypeOf(t.Over)
}

// answered takes the line that asked off the entry. Another line that is typed there, while
// the palette asked, stays.
func (m *Model) answered() {
	t := m.table
	line, err := line.Parse(t.Entry.Text(), t.Game, m.Words)
	if t.Entry.Text() != "" && (err != nil || !asks(line)) {
		m.focusOn(view.OnEntry)
		return
	}
	t.Entry = t.Entry.With("")
	m.focusOn(view.OnBoard)
}

// asks says whether a line asks for something of a list.
func asks(line sheet.Line) bool {
	switch line.Verb {
	case sheet.Places, sheet.Best, sheet.Missed, sheet.Check:
		return true
	}
	return false
}

// awaits says whether the answer of a question is still waited for: nothing else was asked,
// typed, laid, opened or noted since.
func (m *Model) awaits(q question) bool {
	t := m.table
	return t == q.at && t.asked == q.number && t.Entry.Text() == q.typed && slices.Equal(t.Board.Laid, q.laid) && lies(t.Sight) == q.over
}

// answerQuestion answers a line that asks for something of a list; false where it is another.
func (m *Model) answerQuestion(line sheet.Line) (tea.Cmd, bool) {
	switch line.Verb {
	case sheet.Places:
		return m.openPlaces(line.Tiles), true
	case sheet.Best:
		if line.Tiles == nil {
			return m.bestHere(), true
		}
		return m.openBest(line.Tiles), true
	case sheet.Missed:
		return m.openReview(), true
	case sheet.Check:
		if line.Tiles != nil {
			return m.checkWord(line.Tiles), true
		}
		return m.openCheck(line.Turn), true
	}
	return nil, false
}
