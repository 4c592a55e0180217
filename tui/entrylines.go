package tui

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"tanteo/sheet/line"
	"tanteo/tui/desk/entry"
	"tanteo/tui/desk/view"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// pasteInEntry types one line into the entry. Several are taken one after the other, as if Enter
// followed each.
func (m *Model) pasteInEntry(msg tea.PasteMsg) tea.Cmd {
	t := m.table
	lines := kit.LinesOf(msg.Content)
	if len(lines) < 2 {
		pasted := utf8.RuneCountInString(strings.Map(kit.OneLine, msg.Content))
		cut := utf8.RuneCountInString(t.Entry.Text()) + pasted - entry.Most
		t.Entry = t.Entry.Typed(msg)
		m.entryChanged()
		if cut > 0 {
			m.Notice = kit.Notice{Text: m.Lang.Screen.PastedTooLong(entry.Most, cut)}
		}
		return m.keep()
	}
	typed, at := []rune(t.Entry.Text()), t.Entry.Field.Position()
	lines[0] = string(typed[:at]) + lines[0] + string(typed[at:])
	return m.takeLines(append(lines, t.Entry.Rest...))
}

// pasteOnBoard lays a pasted word as if its letters were typed. Lines, or what is a line and no
// word, go where lines are typed.
func (m *Model) pasteOnBoard(msg tea.PasteMsg) tea.Cmd {
	t := m.table
	switch lines := kit.LinesOf(msg.Content); {
	case t.Watching != "":
		m.Notice = kit.Notice{Text: t.Watching, Fault: true}
	case len(lines) > 1 || len(lines) == 1 && m.isLine(lines[0]):
		m.focusOn(view.OnEntry)
		if len(lines) == 1 {
			msg.Content = strings.TrimSpace(lines[0])
		}
		return m.pasteInEntry(msg)
	default:
		return m.layLetters(strings.Map(kit.OneLine, msg.Content))
	}
	return nil
}

// isLine says whether a pasted text is a line of the language rather than letters: it has a sign
// or a digit that no word has, or it is several words that a line can be.
func (m *Model) isLine(text string) bool {
	if strings.ContainsAny(text, "0123456789=*:/+") {
		return true
	}
	if len(strings.Fields(text)) < 2 {
		return false
	}
	_, err := line.Parse(strings.Map(kit.OneLine, text), m.table.Game, m.Words)
	return err == nil
}

// enterAll applies the line in the entry, and then the pasted lines that wait behind it.
func (m *Model) enterAll() tea.Cmd {
	p := m.table.Entry
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
	for i, text := range lines {
		if t.Focus != view.OnEntry {
			m.focusOn(view.OnEntry)
		}
		t.Entry = t.Entry.With(strings.Map(kit.OneLine, text))
		m.entryChanged()
		if utf8.RuneCountInString(text) > entry.Most {
			m.refuse(&line.Error{Reason: line.TooLong, Limit: entry.Most}, phrases.Context{})
			t.Entry.Rest = lines[i+1:]
			break
		}
		done, seat := t.Game.Log.Done, t.Seat
		cmds = append(cmds, m.enter())
		rest := lines[i+1:]
		if t.Said.Fault || m.Notice.Fault {
			t.Entry.Rest = rest
			break
		}
		taken++
		if m.table == t && m.atTable() && t.Over == nil && (t.Game.Log.Done != done || t.Seat != seat) {
			continue
		}
		if len(rest) > 0 {
			t.Entry = t.Entry.With(rest[0])
			t.Entry.Rest = rest[1:]
		}
		break
	}
	if m.table == t && !m.Notice.Fault {
		m.Notice.Text = strings.TrimSpace(m.Lang.Screen.Pasted(taken, len(lines)-taken, m.KeyName("Enter"), m.KeyName("Esc")) + " " + m.Notice.Text)
	}
	return tea.Batch(append(cmds, m.keep())...)
}
