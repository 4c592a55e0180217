package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
)

// question is one that a search answers, off the key path: at which table, which of its
// questions, and what the entry had then.
type question struct {
	at     *table
	number int
	typed  string
}

// ask is a new question of the table. Those before are not answered any more.
func (m *Model) ask() question {
	m.table.asked++
	return question{m.table, m.table.asked, m.table.entry.text()}
}

// answered takes the line that asked off the entry, unless something else was typed since.
func (m *Model) answered(typed string) {
	if t := m.table; t.entry.text() == typed {
		t.entry = t.entry.with("")
		m.focusOn(onBoard)
	}
}

// awaits says whether the answer of a question is still waited for.
func (m *Model) awaits(q question) bool { return m.table == q.at && q.at.asked == q.number }

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
