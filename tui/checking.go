package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/scoring"
	"tanteo/sheet/analysis"
	"tanteo/tui/phrases"
)

// checked is the list in which every word is looked up; nil while words are not checked, or
// the list is still on its way.
func (m *Model) checked() analysis.List {
	if !m.checking || m.table == nil || m.table.lookup.list == nil {
		return nil
	}
	return m.table.lookup.list
}

// switchCheck begins or ends to look every word up.
func (m *Model) switchCheck() tea.Cmd {
	if m.checking {
		m.setChecking(false)
		m.table.say(m.lang.Lookup.Off)
		return nil
	}
	m.freshList() // its file may have changed
	return m.withList(func(m *Model) tea.Cmd {
		m.setChecking(true)
		m.table.say(m.lang.Lookup.On + " " + m.whichList())
		return nil
	})
}

// setChecking keeps in mind whether words are looked up, and in which list.
func (m *Model) setChecking(on bool) {
	m.checking = on
	m.listChanged()
	if m.set.Checked != nil {
		if err := m.set.Checked(on, m.set.Words.Preferred()); err != nil {
			m.cannotOpen(err)
		}
	}
}

// beginCheck gets the list of a table that was just opened, while words are checked.
func (m *Model) beginCheck() tea.Cmd {
	if !m.checking {
		return nil
	}
	return m.withList(func(*Model) tea.Cmd { return nil })
}

// whichList says which list it is, and that it is not the official one.
func (m *Model) whichList() string { return m.lang.Lookup.Which(m.table.lookup.list.Name) }

// listedText says which words of a play the list has, those that it lacks first; "" while
// words are not checked.
func (m *Model) listedText(w scoring.Working) (out, in string) {
	list := m.checked()
	if list == nil {
		return "", ""
	}
	has, lacks := analysis.Sorted(w, list)
	e := m.table.game.Edition
	if len(lacks) > 0 {
		out = m.lang.Lookup.NotIn + " " + phrases.WordsText(e, lacks)
	}
	if len(has) > 0 {
		in = m.lang.Lookup.In + " " + phrases.WordsText(e, has)
	}
	return out, in
}

// listedLines are the same in lines of a width, with the list that it is.
func (m *Model) listedLines(w scoring.Working, wide int) []string {
	out, in := m.listedText(w)
	if out == "" && in == "" {
		return nil
	}
	var lines []string
	if out != "" {
		lines = append(lines, inked(out, wide, m.look.ink[inkNotInList].put)...)
	}
	if in != "" {
		lines = append(lines, inked(in, wide, m.look.ink[inkInList].put)...)
	}
	return append(lines, m.mutedLines(m.whichList(), wide)...)
}

// listedLine is the same in one line: what the list lacks, else what it has.
func (m *Model) listedLine(w scoring.Working) string {
	out, in := m.listedText(w)
	if out != "" {
		return m.look.ink[inkNotInList].put(out)
	}
	return m.look.ink[inkInList].put(in)
}
