package tui

import (
	tea "charm.land/bubbletea/v2"
	"golang.org/x/text/unicode/norm"

	"tanteo/scoring"
	"tanteo/sheet"
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
	case t.over == nil:
	case key.Matches(msg, k.Help):
		m.openHelp()
		return nil
	case !t.over.Typing() && key.Matches(msg, k.Palette, k.Line):
		t.over = nil
	default:
		return m.overKey(msg)
	}
	if t.alone && !key.Matches(msg, k.NextTab) {
		t.alone = false
	}
	if t.inGrid && !key.Matches(msg, k.NextTab, k.Large, k.Note, k.Copy) {
		return m.gridKey(msg)
	}
	if r, ok := key.Find(m.everywhere(t.duplicate()), msg); ok {
		return m.press(r)
	}
	switch t.focus {
	case onEntry:
		return m.entryKey(msg)
	case onSide:
		return m.sideKey(msg)
	}
	return m.boardKey(msg)
}

// overKey gives a key to what lies over the side.
func (m *Model) overKey(msg tea.KeyPressMsg) tea.Cmd {
	t := m.table
	switch over := t.over.(type) {
	case keyed:
		next, action := over.Take(msg, m.view)
		t.over = next
		return m.act(action)
	case pressed:
		next, does := over.press(msg, m.view)
		t.over = next
		if does != nil {
			return does(m)
		}
	}
	return nil
}

// focusOn moves the keys to a pane.
func (m *Model) focusOn(f focus) {
	t := m.table
	t.focus = f
	t.inGrid = false
	t.said.fault = t.said.fault && f != onSide
	if f == onSide && t.row == 0 {
		t.row = t.lookedAt()
		if t.duplicate() && t.looking == 0 {
			t.row, t.cell = t.lastRow(), t.nextSeat()
		}
	}
	t.scroll = 0
	if f != onSide {
		t.row, t.large = 0, false
	}
	m.entryOrBoard()
}

// nextTab goes to the next tab; in a small window it goes round the pages.
func (m *Model) nextTab() {
	t := m.table
	t.inGrid = false
	if m.lay.Side.W > 0 || t.large && t.tab < tabs-1 {
		t.tab = (t.tab + 1) % tabs
		if t.hides(t.tab) {
			t.tab = tabTiles
		}
		return
	}
	switch {
	case !t.large && !t.alone:
		t.alone = true // the working as a page
	case t.alone:
		t.alone, t.tab = false, tabSheet
		m.enlarge(true)
	default:
		t.tab = tabSheet
		m.enlarge(false)
	}
}

// enlarge makes the tabs a whole page, which takes the keys, or small again.
func (m *Model) enlarge(large bool) {
	if large {
		m.focusOn(onSide)
	} else {
		m.focusOn(onBoard)
	}
	m.table.large = large
}

// typeLine goes to the entry with a text.
func (m *Model) typeLine(text string) {
	t := m.table
	t.over, t.alone = nil, false
	t.entry = t.entry.With(text)
	m.focusOn(onEntry)
	t.said = said{}
}

// boardKey takes a key on the board, or what it types.
func (m *Model) boardKey(msg tea.KeyPressMsg) tea.Cmd {
	t := m.table
	if r, ok := key.Find(m.onTheBoard(), msg); ok {
		return m.press(r)
	}
	switch {
	case t.watching != "":
		m.Notice = kit.Notice{Text: t.watching}
	case len(t.board.Laid) == 0 && (msg.Text == "=" || len(msg.Text) == 1 && msg.Text[0] >= '0' && msg.Text[0] <= '9'):
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
	case t.editing > 0:
		m.refuse(&scoring.PlacementError{Fault: scoring.NoTile, Square: t.board.Cursor}, phrases.Context{Edition: t.view.Edition, Keys: true})
	case t.looking > 0:
		return m.openTurn(t.looking)
	case t.looking < 0:
		return m.boardEscape()
	case t.game.Standings.Finished:
		t.over = menusOf(m.view).theEnd()
	default:
		t.over = newTurnMenu(m)
	}
	return nil
}

// boardEscape takes all tiles back, or leaves what is looked at or edited.
func (m *Model) boardEscape() tea.Cmd {
	t := m.table
	switch {
	case len(t.board.Laid) > 0 && t.editing == 0:
		t.board = t.board.Clear()
		return m.boardChanged()
	case t.editing > 0:
		t.stopEditing()
		return m.keep()
	case t.looking != 0:
		t.looking = 0
		t.show()
	}
	t.said = said{}
	t.alone = false
	return nil
}

// layLetters lays typed letters one after the other.
func (m *Model) layLetters(text string) tea.Cmd {
	t := m.table
	if t.looking != 0 {
		t.looking = 0
		t.show()
	}
	if t.view.Standings.Finished {
		m.refuse(&sheet.Refusal{Reason: sheet.AlreadyFinished}, phrases.Context{})
		return nil
	}
	for _, r := range norm.NFC.String(text) {
		if r == ' ' {
			continue
		}
		next, err := t.board.Letter(t.view.Edition, &t.view.Standings.Board, string(r))
		if err != nil {
			cmd := m.boardChanged()
			m.refuse(err, m.aboutLaid())
			return cmd
		}
		t.board = next
		if n := len(next.Laid); n > 0 && t.view.Edition.OnlyBlank(next.Laid[n-1].Tile.Letter()) {
			forced := sheet.Notice{Code: sheet.NoticeBlankKW, Letters: []scoring.Letter{next.Laid[n-1].Tile.Letter()}}
			m.Notice = kit.Notice{Text: m.Lang.Notice(forced, t.game)}
		}
	}
	return m.boardChanged()
}

// boardChanged counts again what is laid and keeps it.
func (m *Model) boardChanged() tea.Cmd {
	t := m.table
	t.said = said{}
	t.refresh()
	if t.live.over {
		last := t.board.Laid[len(t.board.Laid)-1]
		what, todo := m.Lang.Explain(&scoring.PlacementError{Fault: scoring.TooMany, Square: last.Square}, m.aboutLaid())
		t.said = said{[2]string{what, todo}, true}
	}
	return m.keep()
}

// turnBoard turns the direction, and the tiles that are laid with it.
func (m *Model) turnBoard() tea.Cmd {
	t := m.table
	turned, err := t.board.Turn(&t.view.Standings.Board)
	if err != nil {
		inLine := t.board.InLine()
		tiles := make([]scoring.Tile, len(inLine))
		for i, l := range inLine {
			tiles[i] = l.Tile
		}
		cmd := m.boardChanged()
		m.refuse(err, phrases.AboutPlay(t.view, inLine[0].Square, t.board.Direction.Turned(), tiles))
		return cmd
	}
	t.board = turned
	return m.boardChanged()
}
