package tui

import (
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
	"tanteo/sheet"
	"tanteo/tui/desk/view"
	"tanteo/tui/key"
	"tanteo/tui/kit"
	"tanteo/tui/phrases"
)

// tableKey routes a key at an open game: to what lies over the side, to what works in every
// pane, to the pane in focus.
func (m *Model) tableKey(msg tea.KeyPressMsg) tea.Cmd {
	t, k := m.table, m.Keys
	if key.Matches(msg, k.Clock) {
		return m.clockKey()
	}
	if t.help != nil && !key.Matches(msg, k.Line) {
		m.helpKey(msg)
		return nil
	}
	t.help = nil
	switch {
	case t.Over == nil:
	case key.Matches(msg, k.Help):
		m.openHelp()
		return nil
	case !t.Over.Typing() && key.Matches(msg, k.Palette, k.Line):
		t.Over = nil
	default:
		return m.overKey(msg)
	}
	if t.Alone && !key.Matches(msg, k.NextTab) {
		t.Alone = false
	}
	if t.InGrid && !key.Matches(msg, k.NextTab, k.Large, k.Note, k.Copy) {
		return m.toGrid(msg)
	}
	if r, ok := key.Find(m.everywhere(t.Duplicate()), msg); ok {
		return m.press(r)
	}
	switch t.Focus {
	case view.OnEntry:
		return m.entryKey(msg)
	case view.OnSide:
		return m.sideKey(msg)
	}
	return m.boardKey(msg)
}

// overKey gives a key to what lies over the side.
func (m *Model) overKey(msg tea.KeyPressMsg) tea.Cmd {
	t := m.table
	switch over := t.Over.(type) {
	case view.Keyed:
		next, action := over.Take(msg, m.Table)
		t.Over = next
		return m.act(action)
	case pressed:
		next, does := over.press(msg, m.Table)
		t.Over = next
		if does != nil {
			return does(m)
		}
	}
	return nil
}

// focusOn moves the keys to a pane.
func (m *Model) focusOn(f view.Focus) {
	t := m.table
	t.Focus = f
	t.InGrid = false
	t.Said.Fault = t.Said.Fault && f != view.OnSide
	if f == view.OnSide && t.Row == 0 {
		t.Row = t.LookedAt()
		if t.Duplicate() && t.Looking == 0 {
			t.Row, t.Cell = t.LastRow(), t.NextSeat()
		}
	}
	t.Scroll = 0
	if f != view.OnSide {
		t.Row, t.Large = 0, false
	}
	m.entryOrBoard()
}

// nextTab goes to the next tab; in a small window it goes round the pages.
func (m *Model) nextTab() {
	t := m.table
	t.InGrid = false
	if m.Lay.Side.W > 0 || t.Large && t.Tab < view.Tabs-1 {
		t.Tab = (t.Tab + 1) % view.Tabs
		if t.Hides(t.Tab) {
			t.Tab = view.TabTiles
		}
		return
	}
	switch {
	case !t.Large && !t.Alone:
		t.Alone = true // the working as a page
	case t.Alone:
		t.Alone, t.Tab = false, view.TabSheet
		m.enlarge(true)
	default:
		t.Tab = view.TabSheet
		m.enlarge(false)
	}
}

// enlarge makes the tabs a whole page, which takes the keys, or small again.
func (m *Model) enlarge(large bool) {
	if large {
		m.focusOn(view.OnSide)
	} else {
		m.focusOn(view.OnBoard)
	}
	m.table.Large = large
}

// typeLine goes to the entry with a text.
func (m *Model) typeLine(text string) {
	t := m.table
	t.Over, t.Alone = nil, false
	t.Entry = t.Entry.With(text)
	m.focusOn(view.OnEntry)
	t.Said = view.Said{}
}

// boardKey takes a key on the board, or what it types.
func (m *Model) boardKey(msg tea.KeyPressMsg) tea.Cmd {
	t := m.table
	if r, ok := key.Find(m.onTheBoard(), msg); ok {
		return m.press(r)
	}
	switch {
	case t.Watching != "":
		m.Notice = kit.Notice{Text: t.Watching}
	case len(t.Board.Laid) == 0 && (msg.Text == "=" || len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9'):
		m.typeLine(msg.Text)
	case msg.Text != "":
		return m.layLetters(msg.Text)
	}
	return nil
}

// enterBoard opens what Enter does on a board with no tile laid.
func (m *Model) enterBoard() tea.Cmd {
	t := m.table
	switch {
	case t.Editing > 0:
		m.refuse(&scoring.PlacementError{Fault: scoring.NoTile, Square: t.Board.Cursor}, phrases.Context{Edition: t.Shown.Edition, Keys: true})
	case t.Looking > 0 && !t.Counting:
		return m.openTurn(t.Looking)
	case t.Looking < 0:
		return m.boardEscape()
	case t.Game.Standings.Finished:
		t.Over = menusOf(m.Table).theEnd()
	default:
		t.Over = newTurnMenu(m)
	}
	return nil
}

// boardEscape takes all tiles back, or leaves what is looked at or edited.
func (m *Model) boardEscape() tea.Cmd {
	t := m.table
	switch {
	case len(t.Board.Laid) > 0 && t.Editing == 0:
		t.Board = t.Board.Clear()
		return m.boardChanged()
	case t.Editing > 0:
		t.StopEditing()
		return m.keep()
	case t.Looking != 0:
		t.Looking = 0
		t.Show()
	}
	t.Said = view.Said{}
	t.Alone = false
	return nil
}

// layLetters lays typed letters one after the other.
func (m *Model) layLetters(text string) tea.Cmd {
	t := m.table
	if t.Looking != 0 {
		t.Looking = 0
		t.Show()
	}
	if t.Shown.Standings.Finished {
		m.refuse(&sheet.Refusal{Reason: sheet.AlreadyFinished}, phrases.Context{})
		return nil
	}
	for _, r := range norm.NFC.String(text) {
		if r == ' ' {
			continue
		}
		next, err := t.Board.Letter(t.Shown.Edition, &t.Shown.Standings.Board, string(r))
		if err != nil {
			cmd := m.boardChanged()
			m.refuse(err, m.AboutLaid())
			return cmd
		}
		t.Board = next
		if n := len(next.Laid); n > 0 && t.Shown.Edition.OnlyBlank(next.Laid[n-1].Tile.Letter()) {
			forced := sheet.Notice{Code: sheet.NoticeBlankKW, Letters: []scoring.Letter{next.Laid[n-1].Tile.Letter()}}
			m.Notice = kit.Notice{Text: m.Lang.Notice(forced, t.Game)}
		}
	}
	return m.boardChanged()
}

// boardChanged counts again what is laid and keeps it.
func (m *Model) boardChanged() tea.Cmd {
	t := m.table
	t.Said = view.Said{}
	t.Refresh()
	if len(t.Board.Beyond) > 0 {
		_, err := m.LaidPlay()
		m.refuse(err, m.AboutLaid())
		return m.keep()
	}
	if t.Live.Over {
		last := t.Board.Laid[len(t.Board.Laid)-1]
		what, todo := m.Lang.Explain(&scoring.PlacementError{Fault: scoring.TooMany, Square: last.Square}, m.AboutLaid())
		t.Said = view.Said{Lines: [2]string{what, todo}, Fault: true}
	}
	return m.keep()
}

// turnBoard turns the direction, and the tiles that are laid with it.
func (m *Model) turnBoard() tea.Cmd {
	t := m.table
	turned, err := t.Board.Turn(&t.Shown.Standings.Board)
	if err != nil {
		cmd := m.boardChanged()
		m.refuse(err, phrases.AboutPlay(t.Shown, t.Board.InLine()[0].Square, t.Board.Direction.Turned(), t.Board.Typed()))
		return cmd
	}
	t.Board = turned
	return m.boardChanged()
}
