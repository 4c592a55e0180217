package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/editions/words"
	"tanteo/tui/desk/frame"
	"tanteo/tui/files"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/write"
)

// keptGame says whether there is a game at the table that can be written.
func (m *Model) keptGame() bool { return m.table != nil && !m.table.Counting }

// export asks for the file to write the game to.
func (m *Model) export() write.Form {
	return write.Export(m.Env, m.table.Game, m.set.Catalogue.Guessed(words.Has), m.shown)
}

// openExport opens the form for that.
func (m *Model) openExport() tea.Cmd {
	m.table.Over = lying{m.export()}
	return nil
}

// openPrint asks what to print of the game, and for the file to write it to.
func (m *Model) openPrint() tea.Cmd { return m.openPrintOf(0) }

// openPrintOf is openPrint with one of the kinds chosen.
func (m *Model) openPrintOf(chosen int) tea.Cmd {
	m.table.Over = lying{write.Print(m.Env, m.table.Game, chosen, m.shown)}
	return nil
}

// openCopyToFile asks what to copy, and for the file to write it to.
func (m *Model) openCopyToFile() tea.Cmd {
	play, _ := frame.Of(m.Table).PlayText()
	f, ok := write.Copy(m.Env, m.table.Game, play, m.keptGame(), m.shown)
	if !ok {
		m.table.Over = nil
		m.Notice = kit.Notice{Text: m.Lang.Copying.Nothing}
		return nil
	}
	m.table.Over = lying{f}
	return nil
}

// writeTo writes the game into the file that is named.
func (m *Model) writeTo(file string) tea.Cmd {
	f, action := m.export().Named(file).Write()
	m.table.Over = lying{f}
	return m.act(action)
}

// wrote tells what became of a file; the form does, where it is open.
func (m *Model) wrote(msg write.Wrote) tea.Cmd {
	m.writing--
	over, open := m.lying()
	if f, is := over.(write.Form); !open || !is || !f.Waits(msg) {
		m.Notice = msg.Told(m.Env, m.shown)
	}
	cmd := m.toOver(msg)
	if m.leaving {
		return m.leave()
	}
	return cmd
}

// completed gives the field that asked for it what it goes on with.
func (m *Model) completed(msg kit.CompletedMsg) tea.Cmd {
	return tea.Batch(m.toOver(msg), m.toPages(msg))
}

// shown is a path as it may be shown.
func (m *Model) shown(path string) string {
	show := files.Shown
	if m.set.Shown != nil {
		show = m.set.Shown
	}
	return phrases.Safe(show(path))
}
