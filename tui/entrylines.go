package tui

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet"
	"tanteo/tui/desk/entry"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// pasteInEntry types one line into the entry. Several are taken one after the other, as if Enter
// followed each.
func (m *Model) pasteInEntry(msg tea.PasteMsg) tea.Cmd {
	t := m.table
	lines := linesOf(msg.Content)
	if len(lines) < 2 {
		t.entry = t.entry.Typed(msg)
		m.entryChanged()
		return m.keep()
	}
	typed, at := []rune(t.entry.Text()), t.entry.Field.Position()
	lines[0] = string(typed[:at]) + lines[0] + string(typed[at:])
	return m.takeLines(append(lines, t.entry.Rest...))
}

// linesOf are the lines of a text that have something in them.
func linesOf(text string) (lines []string) {
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if strings.TrimSpace(line) != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// enterAll applies the line in the entry, and then the pasted lines that wait behind it.
func (m *Model) enterAll() tea.Cmd {
	p := m.table.entry
	if len(p.Rest) == 0 {
		return m.enter()
	}
	return m.takeLines(append([]string{p.Text()}, p.Rest...))
}

// takeLines applies lines one after the other, as far as each changes the game or says whose the
// next one is. The one at which it stops stands in the entry, with the rest behind it.
func (m *Model) takeLines(lines []string) tea.Cmd {
	t := m.table
	var cmds []tea.Cmd
	taken := 0
	for i, line := range lines {
		if t.focus != onEntry {
			m.focusOn(onEntry)
		}
		t.entry = t.entry.With(strings.Map(kit.OneLine, line))
		m.entryChanged()
		if utf8.RuneCountInString(line) > entry.Most {
			m.refuse(&sheet.LineError{Reason: sheet.LineTooLong, Limit: entry.Most}, phrases.Context{})
			t.entry.Rest = lines[i+1:]
			break
		}
		done, seat := t.game.Log.Done, t.seat
		cmds = append(cmds, m.enter())
		rest := lines[i+1:]
		if t.said.fault || m.Notice.Fault {
			t.entry.Rest = rest
			break
		}
		taken++
		if m.table == t && m.atTable() && t.over == nil && (t.game.Log.Done != done || t.seat != seat) {
			continue
		}
		if len(rest) > 0 {
			t.entry = t.entry.With(rest[0])
			t.entry.Rest = rest[1:]
		}
		break
	}
	if m.table == t && !m.Notice.Fault {
		m.Notice.Text = strings.TrimSpace(m.Lang.Screen.Pasted(taken, len(lines)-taken, m.KeyName("Enter"), m.KeyName("Esc")) + " " + m.Notice.Text)
	}
	return tea.Batch(append(cmds, m.keep())...)
}
