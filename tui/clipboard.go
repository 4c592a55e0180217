package tui

import (
	tea "charm.land/bubbletea/v2"

	"tanteo/tui/desk/frame"
	"tanteo/tui/desk/view"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
	"tanteo/tui/write"
)

// sendToClipboard sends lines to the terminal's clipboard.
func (m *Model) sendToClipboard(lines []string) (cmd tea.Cmd) {
	cmd, m.Notice = write.ToClipboard(m.Env, m.set.Multiplexer, lines)
	return cmd
}

// copyShown copies what is shown: a page or a tab, the play that is laid or looked at, the
// result of a game that has ended.
func (m *Model) copyShown() tea.Cmd {
	t := m.table
	switch {
	case t.InGrid:
		return m.copySheet()
	case t.Focus == view.OnSide && t.Tab != view.TabSheet:
		return m.sendToClipboard(frame.Of(m.Table).TabText())
	case t.Focus == view.OnSide:
		return m.copySheet()
	case t.Live.Working == nil && t.Looking == 0 && t.Game.Standings.Finished:
		return m.copyResult()
	}
	if line, ok := frame.Of(m.Table).PlayText(); ok {
		return m.sendToClipboard([]string{line})
	}
	if turn, ok := t.ShownTurn(); ok {
		return m.sendToClipboard([]string{m.Lang.Row(t.Game, turn)})
	}
	if t.Counting {
		return m.sendToClipboard(nil)
	}
	return m.copySheet()
}

func (m *Model) copySheet() tea.Cmd { return m.sendToClipboard(printout.Sheet(m.Lang, m.table.Game)) }

// copyResult copies the totals and places as text.
func (m *Model) copyResult() tea.Cmd { return m.sendToClipboard(printout.Result(m.Lang, m.table.Game)) }

// copyPlay copies the play that is shown, as a line that counts it again.
func (m *Model) copyPlay() tea.Cmd {
	line, _ := frame.Of(m.Table).PlayText()
	return m.sendToClipboard([]string{line})
}

// copyCommands are what the palette has to copy and to print.
func (m *Model) copyCommands() []item {
	l, english := m.Lang, phrases.For("en")
	row := func(label, alike string, run func(m *Model) tea.Cmd) item {
		it := choice(label, "", run)
		it.Match = " " + alike
		return it
	}
	var all []item
	if _, ok := frame.Of(m.Table).PlayText(); ok {
		all = append(all, row(l.Copying.CopyPlay, english.Copying.CopyPlay, (*Model).copyPlay))
	}
	if m.keptGame() {
		all = append(all,
			row(l.Screen.End.CopyResult, english.Screen.End.CopyResult, (*Model).copyResult),
			row(l.Copying.CopySheet, english.Copying.CopySheet, (*Model).copySheet))
	}
	if len(all) > 0 {
		all = append(all, row(l.Copying.ToFile, english.Copying.ToFile, (*Model).openCopyToFile))
	}
	if m.keptGame() {
		all = append(all, row(l.Printing.Row, english.Printing.Row+" pdf", (*Model).openPrint))
	}
	return all
}
