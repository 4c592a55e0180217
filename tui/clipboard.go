package tui

import (
	"encoding/base64"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"tanteo/scoring"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
	"tanteo/tui/printout"
)

// Multiplexer is a program between this one and the terminal that keeps codes for itself
// which it does not know.
type Multiplexer string

// The multiplexers that have a way through; "" is none.
const (
	Tmux   Multiplexer = "tmux"
	Screen Multiplexer = "screen"
)

// MultiplexerOf finds the multiplexer in an environment. Over ssh only the name of the
// terminal is left of it, and "screen" is that of tmux too: then it is none.
func MultiplexerOf(environ []string) Multiplexer {
	has := func(begin string) bool {
		return slices.ContainsFunc(environ, func(v string) bool { return strings.HasPrefix(v, begin) && len(v) > len(begin) })
	}
	switch {
	case has("TMUX="), has("TERM=tmux"):
		return Tmux
	case has("STY="):
		return Screen
	}
	return ""
}

// mostClipboard is how many bytes of base64 a terminal may take; hterm takes no more.
const mostClipboard = 74994

// mostScreen is how many bytes GNU screen lets through in one piece.
const mostScreen = 768 - len("\x1bP\x1b\\")

// clipboardCodes are what puts a text on the clipboard of the person at the terminal: OSC 52
// and, in a multiplexer, the same once more in its way through. tmux takes the first with
// set-clipboard on, and the second with allow-passthrough on.
func clipboardCodes(text string, in Multiplexer) string {
	code := ansi.SetSystemClipboard(text)
	switch in {
	case Tmux:
		return code + ansi.TmuxPassthrough(code)
	case Screen:
		return ansi.ScreenPassthrough(code, mostScreen)
	}
	return code
}

// sendToClipboard sends a text to the terminal's clipboard. A terminal does not answer, so it
// is never said to have arrived.
func (m *Model) sendToClipboard(lines []string) tea.Cmd {
	c := &m.Lang.Copying
	text := strings.TrimRight(strings.Join(lines, "\n"), "\n")
	switch {
	case text == "":
		m.Notice = kit.Notice{Text: c.Nothing}
		return nil
	case base64.StdEncoding.EncodedLen(len(text)+1) > mostClipboard:
		m.Notice = kit.Notice{Text: c.TooLong}
		return nil
	}
	m.Notice = kit.Notice{Text: m.Lang.Screen.ClipboardSent}
	if m.set.Multiplexer == Tmux {
		m.Notice.Text = c.InTmux
	}
	return tea.Raw(clipboardCodes(text+"\n", m.set.Multiplexer))
}

// copyShown copies what is shown: a page or a tab, the play that is laid or looked at, the
// result of a game that has ended.
func (m *Model) copyShown() tea.Cmd {
	t := m.table
	switch {
	case t.grid.open:
		return m.copySheet()
	case t.focus == onSide && t.tab != tabSheet:
		return m.sendToClipboard(m.tabText())
	case t.focus == onSide:
		return m.copySheet()
	case t.live.working == nil && t.looking == 0 && t.game.Standings.Finished:
		return m.copyResult()
	}
	if line, ok := m.playText(); ok {
		return m.sendToClipboard([]string{line})
	}
	if turn, ok := t.shownTurn(); ok {
		return m.sendToClipboard([]string{m.Lang.Row(t.game, turn)})
	}
	if t.counting {
		return m.sendToClipboard(nil)
	}
	return m.copySheet()
}

func (m *Model) copySheet() tea.Cmd { return m.sendToClipboard(printout.Sheet(m.Lang, m.table.game)) }

// copyResult copies the totals and places as text.
func (m *Model) copyResult() tea.Cmd { return m.sendToClipboard(printout.Result(m.Lang, m.table.game)) }

// copyPlay copies the play that is shown, as a line that counts it again.
func (m *Model) copyPlay() tea.Cmd {
	line, _ := m.playText()
	return m.sendToClipboard([]string{line})
}

// playText is the play that is laid, typed or looked at, as a line that counts it again.
func (m *Model) playText() (string, bool) {
	working, ok := m.table.shownPlay()
	if !ok {
		return "", false
	}
	line, ok := printout.PlayLine(m.table.game, working)
	return phrases.Safe(line), ok
}

// shownPlay is the working of the play that is laid, typed or looked at.
func (t *sight) shownPlay() (scoring.Working, bool) {
	if t.live.working != nil {
		return *t.live.working, true
	}
	turn, ok := t.shownTurn()
	if !ok {
		return scoring.Working{}, false
	}
	return t.game.Working(turn)
}

// tabText is a tab besides the sheet as lines without colours.
func (m *Model) tabText() []string {
	const wide, long = 80, 10000
	t := m.table
	var lines []string
	switch t.tab {
	case tabTiles:
		scroll := t.scroll
		lines = m.tilesPage(wide, long)
		t.scroll = scroll
	case tabNotes:
		for _, note := range t.game.Notes() {
			lines = append(lines, m.Lang.Sheet.Note(note.After, phrases.SafeLines(note.Text)))
		}
	case tabCharts:
		lines = m.chartsTab(wide, 40)
	default:
		lines = m.tabLines(wide, long)
	}
	text := make([]string, 0, len(lines))
	for _, line := range lines {
		text = append(text, strings.TrimRight(ansi.Strip(line), " "))
	}
	return text
}

// copied is what can be copied to a file: its texts by the names that a choice shows.
func (m *Model) copied() (names []string, texts []func() []string) {
	t, c := m.table, &m.Lang.Copying
	add := func(name string, text func() []string) { names, texts = append(names, name), append(texts, text) }
	if line, ok := m.playText(); ok {
		add(c.Play, func() []string { return []string{line} })
	}
	if !t.counting {
		g, l := t.game, m.Lang
		add(c.Result, func() []string { return printout.Result(l, g) })
		add(c.Sheet, func() []string { return printout.Sheet(l, g) })
	}
	return names, texts
}

// copyCommands are what the palette has to copy and to print.
func (m *Model) copyCommands() []item {
	l, english := m.Lang, phrases.For("en")
	row := func(label, alike string, run func(m *Model) tea.Cmd) item {
		it := choice(label, "", doCommand{run})
		it.Match = " " + alike
		return it
	}
	var all []item
	if _, ok := m.playText(); ok {
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
